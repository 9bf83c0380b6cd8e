"""What can be counted from a seat's view of Biber-Mania: unseen cards by kind, and how likely somebody holds some.

Every card that a seat has not seen is as likely in one place as in another, in the other hands and in the draw pile;
where somebody was wished something from in vain, that is no longer so, and no chance is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from biberbau.games.biber_mania import options
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.decks import copies_of
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, JOKER, KINDS, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.state import CARD_BITS, State


class Counting:
    """The unseen cards by kind, and the hand of the seat that counts."""

    def __init__(self, seen: State, seat: int) -> None:
        self.seen, self.seat = seen, seat
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

    def use_of(self, kind: int, count: int, held: list[int]) -> str:
        """Return what cards of a kind are to a hand: they join equal ones, help any number, or stand alone."""
        if kind < VALUES:
            return "joins" if held[kind] or count > 1 else "alone"
        return "helper" if self.helps(kind) and any(held[:VALUES]) else "alone"

    def holds(self, other: int, kind: int) -> float:
        """Return how likely somebody holds a card of a kind; only while unseen cards are equally likely everywhere."""
        if self.seen.known[other, kind]:
            return 1.0
        every, unseen = sum(self.left), int(self.seen.unseen[other])
        return 1.0 - comb(every - self.left[kind], unseen) / comb(every, unseen)

    def stabs(self, other: int, value: int, size: int) -> float:
        """Return how likely a hand can stab so many equal numbers (4.1); while unseen cards are equally likely.

        It cannot if for no higher number its cards, with the jokers or one action card, are as many, nor the jokers
        alone.  All such hands are counted: a polynomial whose powers are how many unseen cards are in the hand.
        """
        known, unseen = self.seen.known[other], int(self.seen.unseen[other])
        action_kinds = [kind for kind in range(VALUES, VALUES + ACTIONS) if self.helps(kind)]
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
