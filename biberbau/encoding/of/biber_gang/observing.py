"""What a row says of a view of Biber Gang."""

from __future__ import annotations

from typing import Final

from biberbau.encoding.schema import (
    Part,
    card,
    cards_of_seats,
    choice_of_seats,
    counted,
    in_order,
    last,
    number,
    of_seats,
    one_of,
    who,
    writers,
)
from biberbau.games.biber_gang.constants import MAX_SEATS, POINTS
from biberbau.games.biber_gang.numbering import OPENING_PAIRS
from biberbau.games.biber_gang.options import OPTIONS
from biberbau.games.biber_gang.phases import MATCH_OVER
from biberbau.games.biber_gang.state import DECK, DECK_SIZE, KINDS, SLOTS

MOST_COPIES: Final = max(DECK)
MOST_POINTS: Final = max(200, SLOTS * max(POINTS))
"""No round counts more for a seat."""

SEEN: Final[tuple[Part, ...]] = (
    one_of("phase", "what is to be done, by the phases in their order", MATCH_OVER + 1),
    number("round_number", "which round it is, from 1"),
    number("options", "the options of the table, encoded as in a record", per=len(OPTIONS)),
    of_seats("totals", "points of all finished rounds", MAX_SEATS, low=-1000, high=5 * MOST_POINTS),
    of_seats("round_scores", "points of the last finished round", MAX_SEATS, low=-200, high=MOST_POINTS),
    who("turn", "whose turn it is", MAX_SEATS),
    who("starter", "who made the first turn of the round", MAX_SEATS),
    who("caller", "who called the end of the round", MAX_SEATS),
    card("drawn", "the card in the active player's hand", KINDS),
    one_of("drawn_from", "where it came from: the deck or the pile", 2),
    number("deck_count", "cards in the deck", high=DECK_SIZE),
    number("discard_count", "cards in the discard pile", high=DECK_SIZE),
    number("quiet_turns", "turns in a row in which no face-down card has gone"),
    number("reshuffled", "1 once the discards have become the deck", high=1),
    number(
        "recycled", "after that: how many of each kind the deck and a card drawn from it are", MOST_COPIES, per=KINDS
    ),
    of_seats("hidden", "face-down cards", MAX_SEATS, high=SLOTS),
    choice_of_seats("opening", "which pair was turned up at first", MAX_SEATS, len(OPENING_PAIRS)),
    cards_of_seats("display", "the card at each place of a display", MAX_SEATS, SLOTS, KINDS),
    of_seats("face_up", "1 where it lies face up", MAX_SEATS, high=1, per=SLOTS),
    counted("discard", "how many of each kind lie in the discard pile", KINDS, "discard_count", MOST_COPIES),
    last("discard", "the card on top of it", KINDS, "discard_count", called="discard_top"),
)

HIDDEN: Final[tuple[Part, ...]] = (
    card("drawn", "the card in the active player's hand", KINDS),
    cards_of_seats("display", "the card at each place of a display, whichever way it lies", MAX_SEATS, SLOTS, KINDS),
    in_order("deck", "the deck, the next card first", KINDS, DECK_SIZE, "deck_count"),
)

compiled = writers("biber_gang", SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
