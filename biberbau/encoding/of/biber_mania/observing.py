"""What a row says of a view of Biber-Mania.

Of a pile it says how many cards of each kind are in it and which lie in its top group; in which order the others lie
below is left out.
"""

from __future__ import annotations

from typing import Final

from biberbau.encoding.schema import (
    Part,
    counted_of_seats,
    in_order,
    number,
    of_seats,
    one_of,
    one_of_seats,
    sets_of_seats,
    who,
    who_all,
    writers,
)
from biberbau.games.biber_mania.combinations import LONE
from biberbau.games.biber_mania.constants import LARGEST_DECK, MOST_SEATS
from biberbau.games.biber_mania.kinds import KINDS, VALUES
from biberbau.games.biber_mania.options import OPTIONS
from biberbau.games.biber_mania.phases import MATCH_OVER
from biberbau.games.biber_mania.state import CARD_BITS, FAIRY_END

SEEN: Final[tuple[Part, ...]] = (
    one_of("phase", "what is to be done, by the phases in their order", MATCH_OVER + 1),
    number("round_number", "which round it is, from 1"),
    number("options", "the options of the table, encoded as in a record", per=len(OPTIONS)),
    of_seats("totals", "points of all finished rounds, as far as they count", MOST_SEATS, low=-30000),
    of_seats("round_scores", "points of the last finished round, as far as they count", MOST_SEATS, low=-30000),
    who("turn", "whose turn it is", MOST_SEATS),
    who("starter", "who began this round", MOST_SEATS),
    who("stabbed", "of whose group it is to be decided whether it is taken", MOST_SEATS),
    who_all("to_stab", "whose groups come after that", MOST_SEATS),
    number("thefts", "cards still to be stolen"),
    who("victim", "whom the Bad Guy is for", MOST_SEATS),
    number("gifts", "cards they still get"),
    who("drawing", "who draws for cards they lost", MOST_SEATS),
    one_of("ended_by", "why the round ended, the first while it goes on", FAIRY_END + 1),
    number("deck_count", "cards in the draw pile", high=LARGEST_DECK),
    number("display_count", "cards in the display", high=LARGEST_DECK),
    number("stock_count", "cards in the stock", high=LARGEST_DECK),
    of_seats("losses", "cards still to be drawn for those lost", MOST_SEATS, high=LARGEST_DECK),
    of_seats("hand_count", "cards in hand", MOST_SEATS, high=LARGEST_DECK),
    of_seats("unseen", "of these, cards that the others have not seen", MOST_SEATS, high=LARGEST_DECK),
    of_seats("hand", "known cards of each hand by kind: of one's own all", MOST_SEATS, high=LARGEST_DECK, per=KINDS),
    of_seats("known", "cards of each hand that everybody knows, by kind", MOST_SEATS, high=LARGEST_DECK, per=KINDS),
    sets_of_seats("lacks", "kinds last asked for in vain, until an unseen card comes", MOST_SEATS, KINDS),
    number("display", "the display by kind", high=LARGEST_DECK, per=KINDS),
    number("stock", "the stock by kind", high=LARGEST_DECK, per=KINDS),
    number("removed", "cards out of the game by kind", high=LARGEST_DECK, per=KINDS),
    of_seats("pile_count", "cards in each pile", MOST_SEATS, high=LARGEST_DECK),
    counted_of_seats("pile", "each pile by kind", MOST_SEATS, KINDS, "pile_count", bits=CARD_BITS),
    counted_of_seats(
        "pile",
        "the top group of each pile by kind",
        MOST_SEATS,
        KINDS,
        "top_size",
        first="top_first",
        bits=CARD_BITS,
        called="top",
    ),
    one_of_seats("top_kind", "what the top group counts as, by the shapes in their order", MOST_SEATS, LONE + 1),
    one_of_seats("top_value", "of a set: its number", MOST_SEATS, VALUES),
)

HIDDEN: Final[tuple[Part, ...]] = (
    of_seats("hand", "the cards of every hand by kind", MOST_SEATS, high=LARGEST_DECK, per=KINDS),
    in_order("deck", "the draw pile, the next card first", KINDS, LARGEST_DECK, "deck_count"),
)

compiled = writers("biber_mania", SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
