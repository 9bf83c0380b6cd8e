"""Redealt worlds of Biber-Mania are exactly those that fit what a seat has seen.

Of a small table all deals are written down.  A round is played, and after each action the deals that would have looked
otherwise to the seat are crossed out, by the oracle.  What is left is what a player with perfect recall cannot rule
out; every redealt world has to be among it, and where it is little, all of it has to turn up.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import numpy as np
import pytest

from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games.biber_mania import GAME
from tests.biber_mania_tables import biber_mania
from tests.oracle import biber_mania as oracle
from tests.oracle.biber_mania_cards import in_order
from tests.oracle.biber_mania_reading import read_counts, read_table

VIEWER = 0
OWN_HAND = "3 5 7 FE FE KO BG BG"
UNSEEN = ("3", "3", "5", "5", "7", "FE", "KO", "KO")
"""The cards of two hands of three, and the draw pile of two."""
HAND = 3
FEW = 24
"""So many worlds are few enough to expect each of them."""

TELLING_ROUNDS = (0, 1, 9, 11)
"""Rounds in which a wish that failed rules out a world that nothing else rules out."""

Hands = tuple[tuple[str, ...], ...]
"""The cards of the others' hands."""


def begin(random: Random) -> Match:
    """Deal the unseen cards to two hands and the draw pile."""
    cards = random.sample(UNSEEN, len(UNSEEN))
    first, second = " ".join(cards[:HAND]), " ".join(cards[HAND : 2 * HAND])
    deck = cards[2 * HAND :]
    piles = ["2 2", "1 / 4", "1 1"]
    return biber_mania(OWN_HAND, first, second, piles=piles, deck=" ".join(deck), deck_count=len(deck))


def every_deal(table: oracle.Table) -> Iterator[oracle.Table]:
    """Every way in which the unseen cards can lie, as tables that are otherwise alike."""
    for first in set(combinations(UNSEEN, HAND)):
        rest = in_order((Counter(UNSEEN) - Counter(first)).elements())
        for second in set(combinations(rest, HAND)):
            for deck in set(permutations((Counter(rest) - Counter(second)).elements())):
                world = copy.deepcopy(table)
                world.hands[1:] = [in_order(first), in_order(second)]
                world.deck = list(deck)
                yield world


def looks(table: oracle.Table) -> object:
    """Everything that the viewer sees of a table."""
    return (
        table.hands[VIEWER], [len(hand) for hand in table.hands], table.piles, table.display, table.stock,
        len(table.deck), table.removed, table.phase, table.turn, table.waiting, table.losses, table.drawing,
    )  # fmt: skip


def follow(world: oracle.Table, seat: int, action: str) -> bool:
    """Take an action in a world, if it can be taken there."""
    if world.phase != "discard":
        possible = action in oracle.legal(world, seat)
        if possible:
            oracle.play(world, seat, action)
        return possible
    cards = action.split("+")
    possible = not Counter(cards) - Counter(world.hands[seat]) and oracle.may_discard(world, cards)
    if possible:
        oracle.discard(world, cards)
    return possible


def redealt(match: Match, times: int) -> Counter[Hands]:
    """The hands of the others in so many redealt worlds."""
    view = match.view(VIEWER)
    found: Counter[Hands] = Counter()
    for number in range(times):
        states = view.data.copy()
        GAME.engine.redeal_at(states, 0, VIEWER, np.array([number * 7919 + 1], np.uint64))
        found[tuple(tuple(read_counts(states[0]["hand"][seat])) for seat in (1, 2))] += 1
    return found


def choose(random: Random, actions: list[str]) -> str:
    """Fairies and Kings ask; a card from the draw pile is news."""
    telling = [action for action in actions if "KO" in action.split("+")[1:] or action in ("FE", "draw-deck")]
    asking = [f"wish-{seat}-{card}" for seat in (1, 2) for card in "357"]
    return random.choice(telling or [action for action in actions if action in asking] or actions)


def follow_round(random: Random) -> set[str]:
    """Play a round and compare after every action; return what was met."""
    match = begin(random)
    worlds = list(every_deal(read_table(match.record)))
    met: set[str] = set()
    while True:
        seat = match.actors()[0]
        action = choose(random, [GAME.format_action(one) for one in match.legal(seat)])
        asked = any(match.record["asked_count"][1:].tolist())
        match.apply(seat, GAME.parse_action(action))
        if match.round_over:
            return met
        truth = looks(read_table(match.record))
        worlds = [world for world in worlds if follow(world, seat, action) and looks(world) == truth]
        possible = {tuple(tuple(world.hands[other]) for other in (1, 2)) for world in worlds}
        found = redealt(match, 40 * len(possible) if len(possible) <= FEW else 60)
        assert set(found) <= possible, action
        if len(possible) <= FEW:
            assert set(found) == possible, action
        if asked:
            met |= {"asked in vain"} | (
                {"an unseen card after that"} if action in ("draw-deck", "give-deck") else set()
            )


def test_redealt_worlds_are_those_that_fit_what_was_seen() -> None:
    met = [follow_round(Random(seed)) for seed in TELLING_ROUNDS]
    assert any("an unseen card after that" in one for one in met)


@pytest.mark.long
def test_worlds_that_forget_a_wish_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    remember = Match.view

    def forget(match: Match, seat: int | None) -> View:
        view = remember(match, seat)
        view.record["asked_count"] = 0
        return view

    monkeypatch.setattr(Match, "view", forget)
    for seed in TELLING_ROUNDS:
        with pytest.raises(AssertionError):
            follow_round(Random(seed))


@pytest.mark.long
def test_redealt_worlds_are_those_that_fit_what_was_seen_in_many_rounds() -> None:
    for seed in range(100, 200):
        follow_round(Random(seed))
