"""What can be counted from a seat's view of Beanie: unseen cards, what hands count, and which cards make a meld.

Sets of cards are integers, as in the record.  Every card that a seat has not seen is as likely in one place as in
another, in the stock and in the other hands; cards that were seen to go to a hand are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from biberbau.games.beanie import options
from biberbau.games.beanie.sheet import card_points, list_cards, wild_rank
from biberbau.games.beanie.state import CARDS, LEAST_MELD, ONE_RANK, RANKS, State

NEAR: Final = 2
"""Two cards of a suit this far apart at most lack one card to a run."""


class Counting:
    """The unseen cards, and how many of them are in other hands."""

    def __init__(self, seen: State, seat: int) -> None:
        self.seen = seen
        self.wild = wild_rank(seen)
        self.beanies = ONE_RANK << self.wild
        self.hand = int(seen.hand[seat])
        self.places = int(seen.wanted) if self.may_add(seat) else 0
        """The cards that the seat could put on the table as they are (5.1 to 5.4, 8.6)."""
        self.pile = set_of(int(card) for card in seen.pile[: seen.pile_count])
        self.others = [other for other in range(seen.seats) if other != seat]
        self.adding = [other for other in self.others if self.may_add(other)]
        """Those who may put cards onto melds on the table."""
        visible = self.hand | self.pile
        for cards in (*seen.meld_cards[: seen.meld_count], *seen.known[: seen.seats]):
            visible |= int(cards)
        self.unseen = list_cards(((1 << CARDS) - 1) & ~visible)
        self.hidden = sum(self.unknown(other) for other in self.others)
        """How many cards of other hands are unseen."""

    def may_add(self, one: int) -> bool:
        """Whether a seat may put cards onto melds on the table (5.1, 8.6)."""
        return bool(self.seen.opened[one] or self.seen.options[options.OWN_MELD_FIRST] != options.SWITCHED_ON)

    def unknown(self, other: int) -> int:
        """Return how many cards of another hand nobody has seen go there."""
        return int(self.seen.hand_count[other]) - int(self.seen.known[other]).bit_count()

    def points(self, cards: int) -> int:
        """Return what cards count that are left in a hand (7.1, 7.2)."""
        return sum(card_points(card, self.wild) for card in list_cards(cards))

    def hand_of_others(self) -> float:
        """Return what the cards of another hand count, on average over all unseen cards and over the others."""
        each = self.points(set_of(self.unseen)) / max(len(self.unseen), 1)
        known = sum(self.points(int(self.seen.known[other])) for other in self.others)
        return (known + each * self.hidden) / len(self.others)

    def meld_with(self, cards: int, card: int) -> int:
        """Return the largest meld without beanies that one of some cards makes with others of them; 0 for none."""
        naturals = cards & ~self.beanies
        if not naturals >> card & 1:
            return 0
        equal = naturals & ONE_RANK << card % RANKS
        suit = card - card % RANKS
        low = high = card
        while low > suit and naturals >> (low - 1) & 1:
            low -= 1
        while high < suit + RANKS - 1 and naturals >> (high + 1) & 1:
            high += 1
        melds = [equal, (1 << high + 1) - (1 << low)]
        return max((meld for meld in melds if meld.bit_count() >= LEAST_MELD), key=self.points, default=0)

    def pairs(self, cards: int) -> Iterator[int]:
        """Give all pairs among some cards that a beanie makes a meld: of one rank, or near one another in a suit."""
        for one, other in combinations(list_cards(cards & ~self.beanies), 2):
            if one % RANKS == other % RANKS or (one // RANKS == other // RANKS and other - one <= NEAR):
                yield 1 << one | 1 << other

    def completed(self, cards: int, new: int) -> int:
        """Return which cards can be put down together with a new one, none of them being another beanie; 0 for none."""
        if self.beanies >> new & 1:
            return max(self.pairs(cards), key=self.points, default=0)
        return self.meld_with(cards | 1 << new, new) & cards

    def waiting_with(self, card: int) -> list[int]:
        """Return the unseen cards with which one of the hand could be put down, beside another one of the hand."""
        mated = any(pair >> card & 1 for pair in self.pairs(self.hand))
        return [
            new
            for new in self.unseen
            if (mated if self.beanies >> new & 1 else self.meld_with(self.hand | 1 << new, new) >> card & 1)
        ]


def set_of(cards: Iterable[int]) -> int:
    """Return some cards as a set."""
    return sum(1 << card for card in cards)
