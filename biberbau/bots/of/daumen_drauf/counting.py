"""What can be counted from a seat's view of Daumen Drauf!: unseen cards by face, and how likely somebody holds some.

Every card that a seat has not seen is as likely in one place as in another, in the other hands and in the stack.
"""

from __future__ import annotations

from math import comb

from biberbau.bots.of.daumen_drauf.worth import ABOVE, IN_PLAY, OF_COLOUR
from biberbau.games.daumen_drauf.narration import face_of
from biberbau.games.daumen_drauf.state import CARDS, COLOUR_STEP, COLOURS, FACES, NOBODY, State


class Counting:
    """The unseen cards by face, and how many of them are in the other hands."""

    def __init__(self, seen: State, seat: int) -> None:
        self.seen, self.seat = seen, seat
        self.unseen = [0] * FACES
        for card in range(CARDS):
            self.unseen[card >> 1] += int(IN_PLAY[seen.seats]) >> card & 1
        places = (seen.trick[: seen.trick_count], seen.out[: seen.out_count], seen.hand[seat][: seen.hand_count[seat]])
        for card in (int(card) for place in places for card in place):
            self.unseen[face_of(card)] -= 1
        self.others = [other for other in range(seen.seats) if other != seat and seen.hand_count[other]]
        """Those who still have cards in hand."""
        self.in_hands = sum(int(seen.hand_count[other]) for other in self.others)

    def rivals(self, card: int) -> int:
        """Return how many unseen cards could be shown on a card that is shown now, or parry it (4.2 to 4.4, 5.1)."""
        own, fresh = card // COLOUR_STEP, [colour for colour in range(COLOURS) if self.seen.rank[colour] == 0]
        above = int(ABOVE[card]) | sum(int(OF_COLOUR[colour]) for colour in fresh if colour != own)
        return self.twin(card) + sum(count for face, count in enumerate(self.unseen) if above >> 2 * face & 1)

    def twin(self, card: int) -> int:
        """Return 1 if the twin of a card in hand is unseen."""
        return self.unseen[card >> 1]

    def held(self, cards: int) -> float:
        """Return how likely others hold at least one of so many unseen cards."""
        unseen = sum(self.unseen)
        return 1.0 - comb(unseen - cards, self.in_hands) / comb(unseen, self.in_hands)

    def sole_holder(self) -> int:
        """Return who must be holding all unseen cards, for they are nowhere else; or NOBODY."""
        return self.others[0] if len(self.others) == 1 and self.seen.stack_count == 0 else NOBODY
