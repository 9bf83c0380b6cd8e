"""The oracle of Biber-Mania by itself: it looks at every selection of cards, keeps all cards, and comes to an end."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.oracle import biber_mania as oracle
from tests.oracle.biber_mania_cards import KINDS, Group, HouseRules, deck_of, in_order


def deal(random: Random, seats: int, rules: HouseRules, deck: list[str]) -> oracle.Table:
    """Deal a table from a deck, which is used up."""
    random.shuffle(deck)
    hand_size = 10 if seats == 5 else 13
    hands = [in_order(deck.pop() for _ in range(hand_size)) for _ in range(seats)]
    display, stock = ([deck.pop() for _ in range(size)] for size in (oracle.DISPLAY_SIZE, oracle.STOCK_SIZE))
    return oracle.Table(rules, hands, [[] for _ in hands], in_order(display), in_order(stock), deck, turn=0)


@pytest.mark.parametrize("seed", range(12))
def test_no_discard_is_missed_by_leaving_out_hopeless_selections(seed: int) -> None:
    random = Random(seed)
    table = deal(random, 3, HouseRules(plain_row_stabbable=True), deck_of(12, 6, 4, 6))
    hand = in_order(random.choices(KINDS[:12], k=6) + random.choices(KINDS, k=4))
    table.hands[0] = hand
    table.piles[1] = [Group(["2", "3", "HI"])]
    every = {part for size in range(1, len(hand) + 1) for part in combinations(hand, size)}
    assert oracle.discards(table) == {"+".join(part) for part in every if oracle.may_discard(table, list(part))}


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_rounds_keep_their_cards_and_end(seats: int) -> None:
    random = Random(seats)
    table = deal(random, seats, HouseRules(fairy_empty_hand_ends=True), deck_of(12, 6, 4, 6))
    whole = table.cards()
    assert len(whole) == 110
    for _ in range(2000):
        seat = oracle.actor(table)
        if seat is None:
            break
        oracle.play(table, seat, random.choice(sorted(oracle.legal(table, seat))))
        assert table.cards() == whole
    assert table.ended_by is not None
