"""How often each world of Biber-Mania is redealt: as often as there are ways to deal its cards, also after questions
that were asked in vain."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.games.biber_mania import GAME
from biberbau.games.biber_mania.picture import cards_of

DEALS = 40_000

UNSEEN = ("3", "3", "5", "5", "7", "FE", "JO", "9", "9")
"""Cards of two hands, of three and of two cards, and of the draw pile."""

Hands = tuple[tuple[str, ...], tuple[str, ...]]


def table(*asked: str) -> Match:
    """A table of three at which only the cards above are unseen, and the other two were asked in vain like that."""
    lines = ["seats = 3", "[table]", 'display = ""', 'stock = "1"', 'deck = "9 7 JO 9"', "deck_count = 4"]
    for hand, answers in (("2", ""), ("FE 5 3", asked[0]), ("5 3", asked[1])):
        lines += ["[[seat]]", f'hand = "{hand}"', f'asked = "{answers}"']
    states, _ = parse_position("\n".join(lines), GAME)
    return Match(GAME, states, FastStream(1))


def fits(hand: tuple[str, ...], asked: str) -> bool:
    """Whether a hand may have answered so: of each kind and those asked for later, at most so many cards."""
    answers = [answer.split(":") for answer in asked.split()]
    later = [{kind for kind, _ in answers[place:]} for place in range(len(answers))]
    counts = [sum(card in kinds for card in hand) for kinds in later]
    return all(count <= int(room) for count, (_, room) in zip(counts, answers, strict=True))


def ways_to_deal(*asked: str) -> Counter[Hands]:
    """Every pair of hands that fits, with the number of ways to deal it from cards that are all told apart."""
    ways: Counter[Hands] = Counter()
    places = range(len(UNSEEN))
    for first in combinations(places, 3):
        for second in combinations(sorted(set(places) - set(first)), 2):
            hands = tuple(tuple(sorted(UNSEEN[place] for place in hand)) for hand in (first, second))
            if fits(hands[0], asked[0]) and fits(hands[1], asked[1]):
                ways[hands[0], hands[1]] += 1
    return ways


def deal_often(match: Match) -> Counter[Hands]:
    """The hands of many redealt worlds."""
    view, rng = match.view(0), np.zeros(1, np.uint64)
    seed_generator(rng, 5)
    found: Counter[Hands] = Counter()
    for _ in range(DEALS):
        states = view.data.copy()
        GAME.engine.redeal_at(states, 0, 0, rng)
        hands = [tuple(sorted(cards_of(states[0]["hand"][seat]))) for seat in (1, 2)]
        found[hands[0], hands[1]] += 1
    return found


@pytest.mark.long
@pytest.mark.parametrize("asked", [("", ""), ("7:0", "JO:0"), ("3:2 5:1", "7:0"), ("9:0 7:1 JO:0", "9:1 FE:0")])
def test_each_world_is_redealt_as_often_as_there_are_ways_to_deal_it(asked: tuple[str, str]) -> None:
    ways, found = ways_to_deal(*asked), deal_often(table(*asked))
    assert set(found) == set(ways)
    whole = sum(ways.values())
    surprise = sum((found[hands] - DEALS * ways[hands] / whole) ** 2 / (DEALS * ways[hands] / whole) for hands in ways)
    # Chi-square with as many degrees of freedom: its mean is that number, and its deviation the root of twice that.
    freedom = len(ways) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5
