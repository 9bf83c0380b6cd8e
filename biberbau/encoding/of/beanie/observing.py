"""What a row says of a view of Beanie, by turns or in event time.

Which cards lie in the pile is told, and which is on top; their order, which no rule asks for, is not.
"""

from __future__ import annotations

from typing import Final

from biberbau.encoding.schema import (
    Part,
    card,
    counted,
    in_order,
    kinds_of_set,
    last,
    number,
    of_seats,
    one_of,
    sets_of_seats,
    who,
    writers,
)
from biberbau.games.beanie.constants import MOST_SEATS
from biberbau.games.beanie.options import OPTIONS
from biberbau.games.beanie.phases import MATCH_OVER
from biberbau.games.beanie.state import BY_EMPTY_TABLE, CARDS, FROM_PILE, MELDS, RANKS, RUN, SUITS

SEEN: Final[tuple[Part, ...]] = (
    one_of("phase", "what is to be done, by the phases in their order", MATCH_OVER + 1),
    number("round_number", "which round it is, from 1: in the first kings are wild, then queens, and so on"),
    number("options", "the options of the table, encoded as in a record", per=len(OPTIONS)),
    of_seats("totals", "points of all finished rounds", MOST_SEATS),
    of_seats("round_scores", "points of the last finished round", MOST_SEATS),
    who("turn", "whose turn it is", MOST_SEATS),
    who("dealer", "who dealt this round", MOST_SEATS),
    number("stock_count", "cards in the stock", high=CARDS),
    number("pile_count", "cards in the pile", high=CARDS),
    number("meld_count", "melds on the table", high=MELDS),
    one_of("source", "what the player in turn has drawn: nothing yet, from the stock, the pile", FROM_PILE + 1),
    card("drawn", "the card they drew from the stock", CARDS),
    number("laid_unseen", "how many unknown cards they have put down since", high=CARDS),
    number("stirred", "1 if a card has left the stock or come to the table in this turn", high=1),
    number("quiet_turns", "turns in a row in which neither happened"),
    who("out", "who went out", MOST_SEATS),
    one_of("ended_by", "how the round ended, the first while it goes on", BY_EMPTY_TABLE + 1),
    of_seats("hand_count", "cards in hand", MOST_SEATS, high=CARDS),
    of_seats("opened", "1 for who has put down a meld of their own", MOST_SEATS, high=1),
    sets_of_seats("hand", "known cards of each hand: of one's own all", MOST_SEATS, CARDS),
    counted("pile", "the cards of the pile", CARDS, "pile_count", 1),
    last("pile", "the card on top of it", CARDS, "pile_count", called="pile_top"),
    kinds_of_set("wanted", "cards that some meld takes as they are", CARDS),
    one_of("meld_kind", "of each meld: none, a set or a run", RUN + 1, per=MELDS, used="meld_count"),
    one_of("meld_rank", "its rank, of a run the lowest", RANKS, per=MELDS, used="meld_count"),
    one_of("meld_suit", "of a run: its suit", SUITS, per=MELDS, used="meld_count"),
    number("meld_size", "how many cards it has", high=RANKS, per=MELDS),
    kinds_of_set("meld_cards", "its cards", CARDS, per=MELDS, used="meld_count"),
    kinds_of_set("meld_fits", "the cards that can be added as themselves", CARDS, per=MELDS, used="meld_count"),
    kinds_of_set("meld_frees", "the cards that can be exchanged for a beanie", CARDS, per=MELDS, used="meld_count"),
)

HIDDEN: Final[tuple[Part, ...]] = (
    card("drawn", "the card that the player in turn drew from the stock", CARDS),
    sets_of_seats("hand", "the cards of every hand", MOST_SEATS, CARDS),
    in_order("stock", "the stock, the next card first", CARDS, CARDS, "stock_count"),
)

compiled = writers("beanie", SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
