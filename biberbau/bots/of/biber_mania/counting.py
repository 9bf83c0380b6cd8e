"""What can be counted from a seat's view of Biber-Mania: unseen cards by kind, and how likely somebody holds some.

Every card that a seat has not seen is as likely in one place as in another, in the other hands and in the draw pile.
Where somebody was wished something from in vain, that is no longer so; then chances are counted in worlds dealt anew
that fit what the seat knows, each equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.of.biber_mania.turns import turns_for
from biberbau.core.view import View
from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.decks import copies_of
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, JOKER, KINDS, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.state import CARD_BITS, State

WORLDS: Final = 400
"""So many are dealt anew to count in."""


class Counting:
    """The unseen cards by kind, and the hand of the seat that counts."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.seen = seen = view.read(State)
        seat = view.seat
        self.hand = [int(count) for count in seen.hand[seat]]
        self.others = [other for other in range(seen.seats) if other != seat]
        places = (seen.display, seen.stock, seen.removed, *seen.hand[: seen.seats])
        self.left = [copies_of(seen.options, kind) - sum(int(place[kind]) for place in places) for kind in range(KINDS)]
        for one in range(seen.seats):
            for card in seen.pile[one, : seen.pile_count[one]]:
                self.left[int(card) & CARD_BITS] -= 1
        self.even = not any(seen.asked_count[: seen.seats])
        """Whether unseen cards are equally likely everywhere."""

    def helps(self, kind: int) -> bool:
        """Whether a card can be laid with equal numbers as one more of them (3.3, 3.4, 9.7)."""
        barred = kind == HIPPIE and self.seen.options[options.NO_HIPPIE_EQUALS]
        return kind >= VALUES and kind != PARTY_BEAVER and not barred

    @cached_property
    def worlds(self) -> npt.NDArray[Any]:
        """Worlds that fit the view, each equally likely; the same for all that know the same."""
        worlds, rng = np.repeat(self.view.data, WORLDS), np.ones(1, np.uint64)
        for number in range(WORLDS):
            self.view.game.engine.redeal_at(worlds, number, self.seat, rng)
        return worlds

    def turns(self, hand: list[int]) -> int:
        """Return how many turns it takes to lay a hand."""
        return turns_for(hand, joins=self.helps(HIPPIE))

    def use_of(self, kind: int, count: int, held: list[int]) -> str:
        """Return what cards of a kind are to a hand.

        They join equal ones, help a number, fit into a row or a party, or need a turn of their own.
        """
        if kind < VALUES and (held[kind] or count > 1):
            return "joins"
        more = [number + count * (kind == one) for one, number in enumerate(held)]
        if self.turns(more) > self.turns(held):
            return "alone"
        return "helper" if self.helps(kind) and any(held[:VALUES]) else "fits"

    def next_card(self) -> list[float]:
        """Return by kind how likely the next card of the draw pile is one."""
        if self.even:
            return [left / sum(self.left) for left in self.left]
        cards = self.worlds["deck"][:, int(self.seen.deck_count) - 1] & CARD_BITS
        return [float((cards == kind).mean()) for kind in range(KINDS)]

    def holds(self, other: int, kind: int) -> float:
        """Return how likely somebody holds a card of a kind."""
        if self.seen.known[other, kind]:
            return 1.0
        if not self.even:
            return float((self.worlds["hand"][:, other, kind] > 0).mean())
        every, unseen = sum(self.left), int(self.seen.unseen[other])
        return 1.0 - comb(every - self.left[kind], unseen) / comb(every, unseen)

    def stabs(self, other: int, value: int, size: int) -> float:
        """Return how likely a hand can stab so many equal numbers (4.1).

        It cannot if for no higher number its cards, with the jokers or one action card, are as many, nor the jokers
        alone.  All such hands are counted: a polynomial whose powers are how many unseen cards are in the hand.
        """
        known, unseen = self.seen.known[other], int(self.seen.unseen[other])
        action_kinds = [kind for kind in range(VALUES, VALUES + ACTIONS) if self.helps(kind)]
        if not self.even:
            return float(can_stab(self.worlds["hand"][:, other], value, size, action_kinds).mean())
        actions = sum(self.left[kind] for kind in action_kinds)
        knows_action = any(known[kind] for kind in action_kinds)
        rest = sum(self.left[: value + 1]) + sum(self.left[VALUES:JOKER]) - actions
        hands = 0
        for jokers in range(size - int(known[JOKER])):
            held = jokers + int(known[JOKER])
            for acts in ((0,) if not knows_action else (), range(0 if knows_action else 1, actions + 1)):
                helpers = max(held, int(len(acts) != 1 or 0 not in acts))
                ways = times(chosen(self.left[JOKER], [jokers]), chosen(actions, acts), unseen)
                for kind in range(value + 1, VALUES):
                    few = [n for n in range(self.left[kind] + 1) if safe(n + int(known[kind]), helpers, size)]
                    ways = times(ways, chosen(self.left[kind], few), unseen)
                ways = times(ways, chosen(rest, range(rest + 1)), unseen)
                hands += ways[unseen] if unseen < len(ways) else 0
        return 1.0 - hands / comb(sum(self.left), unseen)

    def next_with_cards(self) -> int:
        """Return who has the next turn, or the seat itself if nobody else holds a card."""
        following = (self.seat + 1) % self.seen.seats
        while following != self.seat and self.seen.hand_count[following] == 0:
            following = (following + 1) % self.seen.seats
        return following

    def standing(self, one: int) -> int:
        """Return the score of a seat if the round ended now (8.1)."""
        return ON_PILE * int(self.seen.pile_count[one]) + IN_HAND * int(self.seen.hand_count[one])


def can_stab(hands: npt.NDArray[np.int8], value: int, size: int, joining: list[int]) -> npt.NDArray[np.bool_]:
    """Return which hands can stab so many equal numbers, with the action cards that join numbers."""
    jokers = hands[:, JOKER]
    helpers = np.maximum(jokers, hands[:, joining].any(axis=1))
    higher = hands[:, value + 1 : VALUES]
    return (jokers >= size) | ((higher > 0) & (higher + helpers[:, None] >= size)).any(axis=1)


def safe(count: int, helpers: int, size: int) -> bool:
    """Whether so many equal numbers, with so many helpers, are not enough to stab."""
    return count == 0 or count + helpers < size


def chosen(cards: int, counts: Iterable[int]) -> list[int]:
    """Return in how many ways so many of some cards can be in a hand, by how many: only for the counts given."""
    ways = [0] * (cards + 1)
    for count in counts:
        if count <= cards:
            ways[count] = comb(cards, count)
    return ways


def times(one: list[int], other: list[int], most: int) -> list[int]:
    """Return the product of two polynomials up to the power `most`."""
    product = [0] * (min(len(one) + len(other) - 2, most) + 1)
    for i, left in enumerate(one[: most + 1]):
        if left:
            for j, right in enumerate(other[: most + 1 - i]):
                product[i + j] += left * right
    return product
