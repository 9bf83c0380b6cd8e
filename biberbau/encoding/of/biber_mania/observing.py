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
from biberbau.games.biber_mania.decks import LARGEST_DECK
from biberbau.games.biber_mania.kinds import KINDS, VALUES
from biberbau.games.biber_mania.options import OPTIONS
from biberbau.games.biber_mania.phases import MATCH_OVER
from biberbau.games.biber_mania.state import CARD_BITS, FAIRY_END, MAX_SEATS

SEEN: Final[tuple[Part, ...]] = (
    one_of("phase", "what is to be done, by the phases in their order", MATCH_OVER + 1),
    number("round_number", "which round it is, from 1"),
    number("options", "the options of the table, encoded as in a record", per=len(OPTIONS)),
    of_seats("totals", "points of all finished rounds, as far as they count", MAX_SEATS, low=-30000),
    of_seats("round_scores", "points of the last finished round, as far as they count", MAX_SEATS, low=-30000),
    who("turn", "whose turn it is", MAX_SEATS),
    who("starter", "who began this round", MAX_SEATS),
    who("stabbed", "of whose group it is to be decided whether it is taken", MAX_SEATS),
    who_all("to_stab", "whose groups come after that", MAX_SEATS),
    number("thefts", "cards still to be stolen"),
    who("victim", "whom the Bad Guy is for", MAX_SEATS),
    number("gifts", "cards they still get"),
    who("drawing", "who draws for cards they lost", MAX_SEATS),
    one_of("ended_by", "why the round ended, the first while it goes on", FAIRY_END + 1),
    number("deck_count", "cards in the draw pile", high=LARGEST_DECK),
    number("display_count", "cards in the display", high=LARGEST_DECK),
    number("stock_count", "cards in the stock", high=LARGEST_DECK),
    of_seats("losses", "cards still to be drawn for those lost", MAX_SEATS, high=LARGEST_DECK),
    of_seats("hand_count", "cards in hand", MAX_SEATS, high=LARGEST_DECK),
    of_seats("unseen", "of these, cards that the others have not seen", MAX_SEATS, high=LARGEST_DECK),
    of_seats("hand", "known cards of each hand by kind: of one's own all", MAX_SEATS, high=LARGEST_DECK, per=KINDS),
    of_seats("known", "cards of each hand that everybody knows, by kind", MAX_SEATS, high=LARGEST_DECK, per=KINDS),
    sets_of_seats("lacks", "kinds last asked for in vain, until an unseen card comes", MAX_SEATS, KINDS),
    number("display", "the display by kind", high=LARGEST_DECK, per=KINDS),
    number("stock", "the stock by kind", high=LARGEST_DECK, per=KINDS),
    number("removed", "cards out of the game by kind", high=LARGEST_DECK, per=KINDS),
    of_seats("pile_count", "cards in each pile", MAX_SEATS, high=LARGEST_DECK),
    counted_of_seats("pile", "each pile by kind", MAX_SEATS, KINDS, "pile_count", bits=CARD_BITS),
    counted_of_seats(
        "pile",
        "the top group of each pile by kind",
        MAX_SEATS,
        KINDS,
        "top_size",
        first="top_first",
        bits=CARD_BITS,
        called="top",
    ),
    one_of_seats("top_kind", "what the top group counts as, by the shapes in their order", MAX_SEATS, LONE + 1),
    one_of_seats("top_value", "of a set: its number", MAX_SEATS, VALUES),
)

HIDDEN: Final[tuple[Part, ...]] = (
    of_seats("hand", "the cards of every hand by kind", MAX_SEATS, high=LARGEST_DECK, per=KINDS),
    in_order("deck", "the draw pile, the next card first", KINDS, LARGEST_DECK, "deck_count"),
)

compiled = writers("biber_mania", SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
