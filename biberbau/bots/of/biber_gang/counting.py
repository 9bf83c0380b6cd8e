"""What can be counted from a seat's view of Biber Gang: unseen cards, and what columns will cost on average.

Every card that a seat has not seen is as likely in one hidden place as in another, so means are sums over kinds.
"""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.games.biber_gang import options
from biberbau.games.biber_gang.constants import POINTS
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, DECK, FROM_DECK, KINDS, OTHER_ROW, SLOTS, UNKNOWN, State


class Counting:
    """The unseen cards by kind: those that may lie face down on a display, and those of the deck."""

    def __init__(self, seen: State) -> None:
        self.seen = seen
        left = list(DECK)
        known = [int(card) for card in seen.discard[: seen.discard_count]]
        known += [card for seat in range(seen.seats) for card in display_of(seen, seat) if card != UNKNOWN]
        known += [seen.drawn] if seen.drawn >= 0 else []
        for card in known:
            left[card] -= 1
        self.face_down = self.deck = left
        if seen.reshuffled:
            self.deck = [int(count) for count in seen.recycled]
            if seen.drawn >= 0 and seen.drawn_from == FROM_DECK:
                self.deck[seen.drawn] -= 1
            self.face_down = [count - known for count, known in zip(left, self.deck, strict=True)]
        self.deck_goes_on = bool(seen.deck_count) or seen.options[options.DECK_OUT] != options.END_ROUND
        """Whether a card can be drawn from the deck, and the round is not over with it (3.9, 8.3)."""
        if not seen.deck_count:
            # All but the top card of the discard pile would be shuffled into a new one.
            below = [int(card) for card in seen.discard[: max(seen.discard_count - 1, 0)]]
            self.deck = [below.count(kind) for kind in range(KINDS)]

    def cost(self, top: int, bottom: int) -> float:
        """Return what a column will cost, on average over what may lie face down; bonuses aside (6.1, 6.2)."""
        if top == bottom == UNKNOWN:
            total = sum(self.face_down)
            both = sum(
                count * (others - (kind == other)) * loose(kind, other)
                for kind, count in enumerate(self.face_down)
                for other, others in enumerate(self.face_down)
            )
            return both / (total * (total - 1))
        if UNKNOWN in (top, bottom):
            known = max(top, bottom)
            return mean(self.face_down, [loose(known, kind) for kind in range(KINDS)])
        return float(loose(top, bottom))

    @property
    def unseen(self) -> float:
        """What a face-down card costs on average if it goes with nothing; a beaver costs nothing."""
        return mean(self.face_down, [*POINTS, 0])

    def pairs_with(self, card: int) -> int:
        """Return how many of the cards that may lie face down make a pair with this one."""
        return sum(count for kind, count in enumerate(self.face_down) if pairs_up(kind, card))

    def expected_score(self, display: Sequence[int]) -> float:
        """Return what a display will cost on average as it lies, with the bonuses of its open pairs."""
        columns = sum(self.cost(display[column], display[column + OTHER_ROW]) for column in range(COLUMNS))
        return columns - bonus(display)

    def best_place(self, display: Sequence[int], card: int) -> int:
        """Return where a card lowers most what a display will cost, of the places where nothing is lost (`free_slots`).

        Where there is none, it is any place.
        """
        return min(
            free_slots(display) or range(SLOTS), key=lambda slot: self.expected_score(replaced(display, slot, card))
        )

    def best_gain(self, display: Sequence[int], card: int) -> float:
        """Return by how much a card can lower what a display will cost; 0 if it cannot."""
        best = replaced(display, self.best_place(display, card), card)
        return max(self.expected_score(display) - self.expected_score(best), 0.0)

    def drawn_gain(self, display: Sequence[int]) -> float:
        """Return the mean of `best_gain` over the cards of the deck."""
        gains = [self.best_gain(display, card) if count else 0.0 for card, count in enumerate(self.deck)]
        return mean(self.deck, gains)


def mean(counts: Sequence[int], values: Sequence[float]) -> float:
    """Return the mean of a value over cards counted by kind."""
    return sum(count * value for count, value in zip(counts, values, strict=True)) / max(sum(counts), 1)


def loose(top: int, bottom: int) -> int:
    """Return what two open cards of a column cost: nothing if they are a pair (6.2, 6.5)."""
    return 0 if pairs_up(top, bottom) else POINTS[top] + POINTS[bottom]


def pairs_up(top: int, bottom: int) -> bool:
    """Whether two open cards are a pair."""
    return UNKNOWN not in (top, bottom) and (top == bottom or BEAVER in (top, bottom))


def bonus(display: Sequence[int]) -> int:
    """Return what the open pairs of a display take off together (6.3)."""
    return -sum(line["points"] for line in score_sheet(display)["bonuses"])


def display_of(seen: State, seat: int) -> list[int]:
    """Return a display as everybody sees it, with UNKNOWN for what lies face down."""
    return [int(seen.display[seat, slot]) if seen.face_up[seat, slot] else UNKNOWN for slot in range(SLOTS)]


def replaced(display: Sequence[int], slot: int, card: int) -> list[int]:
    """Return the display with another card in one place."""
    return [*display[:slot], card, *display[slot + 1 :]]


def free_slots(display: Sequence[int]) -> list[int]:
    """Return the places where a card may change without a beaver or a pair being lost."""
    return [
        slot
        for slot in range(SLOTS)
        if display[slot] != BEAVER and not pairs_up(display[slot], display[slot ^ OTHER_ROW])
    ]
