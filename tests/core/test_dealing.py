"""Cards in the order of chance: every order and every card is equally likely, and no card is lost."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from biberbau.core.chance import seed_generator
from biberbau.core.dealing import place_next, shuffle, take_any

EMPTY = -1


def generator(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, seed)
    return rng


def test_chance_picks_who_takes_the_last_free_place() -> None:
    cards = np.array([10, 11, 12, 13], np.int16)
    assert place_next(cards, 4, 1) == 3
    assert cards.tolist() == [10, 13, 12, 11]
    assert place_next(cards, 3, 2) == 2
    assert cards.tolist() == [10, 13, 12, 11]


def test_every_order_is_equally_likely() -> None:
    rng = generator(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = np.arange(4, dtype=np.int8)
        shuffle(cards, 4, rng)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 23 + 5 * 46**0.5


@pytest.mark.parametrize("count", [0, 1, 3])
def test_cards_behind_the_count_stay_where_they_are(count: int) -> None:
    cards = np.arange(8, dtype=np.int16)
    shuffle(cards, count, generator(2))
    assert sorted(cards[:count].tolist()) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 8))


def test_every_card_is_taken_equally_often_and_the_rest_stays() -> None:
    rng = generator(3)
    taken: Counter[int] = Counter()
    for _ in range(5 * 400):
        cards = np.arange(6, dtype=np.int16)
        card = take_any(cards, 5, EMPTY, rng)
        assert sorted(cards.tolist()) == sorted({0, 1, 2, 3, 4, 5, EMPTY} - {card})
        assert cards[4] == EMPTY
        taken[card] += 1
    assert set(taken) == set(range(5))
    assert sum((count - 400) ** 2 / 400 for count in taken.values()) < 4 + 5 * 8**0.5
