"""What a row says of a view of Daumen Drauf!.

A card that is seen with its head is one of 54; of one that lies under another's thumb only its face is known, which is
one of 27 behind them.
"""

from __future__ import annotations

from typing import Final

from biberbau.encoding.schema import (
    Part,
    at_of_seats,
    counted_by_seat,
    counted_of_seats,
    in_order,
    last,
    number,
    of_seats,
    one_of,
    own_cards,
    who,
    who_all,
    writers,
)
from biberbau.games.daumen_drauf.constants import HAND_SIZE, MAX_SEATS
from biberbau.games.daumen_drauf.options import OPTIONS
from biberbau.games.daumen_drauf.phases import MATCH_OVER
from biberbau.games.daumen_drauf.state import CARDS, COLOURS, FACES, TRICK_SIZE

AS_SEEN: Final = CARDS + FACES

SEEN: Final[tuple[Part, ...]] = (
    one_of("phase", "what is to be done, by the phases in their order", MATCH_OVER + 1),
    number("round_number", "which game of the match it is, from 1"),
    number("options", "the options of the table, encoded as in a record", per=len(OPTIONS)),
    of_seats("totals", "points of all finished games", MAX_SEATS, low=-1000, high=1000),
    of_seats("round_scores", "points of the last finished game", MAX_SEATS, low=-200, high=200),
    who("turn", "who leads or decides", MAX_SEATS),
    who("leader", "who led this trick", MAX_SEATS),
    who("starter", "who led the first trick of this game", MAX_SEATS),
    who("shower", "whose card was shown last", MAX_SEATS),
    who_all("waiting", "who may still parry out of turn", MAX_SEATS),
    number("stack_count", "cards in the stack", high=CARDS),
    number("trick_count", "cards in the trick", high=TRICK_SIZE),
    number("colours", "how many colours this trick has seen", high=COLOURS),
    one_of("rank", "of each colour: absent, or how strong it is in this trick", COLOURS + 1, per=COLOURS),
    of_seats("hand_count", "cards in hand", MAX_SEATS, high=HAND_SIZE),
    own_cards("hand", "the cards of one's own hand", CARDS, "hand_count"),
    counted_by_seat("trick", "who has put which cards into the trick", MAX_SEATS, AS_SEEN, "trick_count", "trick_seat"),
    last("trick", "the card that was put there last", AS_SEEN, "trick_count", called="last_shown"),
    at_of_seats("trick", "the card under each thumb", MAX_SEATS, AS_SEEN, "thumb", called="under_thumb"),
    # Whoever has not seen their heads knows two cards by one face.
    counted_by_seat(
        "out", "who has taken which cards in earlier tricks", MAX_SEATS, AS_SEEN, "out_count", "out_seat", most=2
    ),
)

HIDDEN: Final[tuple[Part, ...]] = (
    counted_of_seats("hand", "the cards of every hand", MAX_SEATS, CARDS, "hand_count"),
    counted_by_seat("trick", "who has put which cards into the trick", MAX_SEATS, CARDS, "trick_count", "trick_seat"),
    counted_by_seat("out", "who has taken which cards in earlier tricks", MAX_SEATS, CARDS, "out_count", "out_seat"),
    in_order("stack", "the stack, the next card first", CARDS, CARDS, "stack_count"),
)

compiled = writers("daumen_drauf", SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
