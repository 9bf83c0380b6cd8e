"""What a client is shown of a view of Beanie.

    phase        "dealing", "draw", "discard", "calling" (whoever is in turn has no card left and has only to call),
                 "round_over" or "match_over"
    round, rounds        this round from 1, and how many are played
    wild         the rank that is wild in this round: "K", then "Q" down to "A"
    turn, dealer seats or null
    source       what the player in turn has drawn: "stock", "pile" or null
    drawn        the card he drew from the stock and still holds, if it is the viewer's own; else null
    stock        number of cards
    pile         the discard pile from bottom to top; with pile_view = "top" only its topmost card
    pile_count   number of cards of the pile
    hands        by seat: {count, cards, known}; cards is null for a hand that is not shown, known are those of its
                 cards that everybody has seen go there
    melds        in the order in which they were laid: {id, kind, seat, rank, suit, cards, full}; kind is "set" or
                 "run", rank that of a set or null, suit that of a run or null, full whether it takes no card more
                 cards: {card, as, beanie}; as is null for a card that is itself, for a beanie the card of a run or
                 the rank of a set that it stands for
    quiet_turns, stall_turns     how many turns in a row nothing has moved, and after how many the round ends
    opened       by seat: whether it has put down a meld of its own in this round
    callers      seats that have no card left and may say "Beanie!"
    totals       points of all finished rounds by seat
    sheet        after a round: by seat, what its cards count (`sheet.score_sheet`)
    out          after a round: the seat that went out, or null
    ended_by     after a round: "beanie", "end", "stall" or "stock"
    winners      after the match: seats

Cards are "10C": A, 2 to 10, J, Q, K and the suits C, D, H, S.
"""

from __future__ import annotations

from typing import Any

from biberbau.core.view import View
from biberbau.games.beanie.notation import CARD_NAMES, MELD_NAMES, RANK_NAMES, SUIT_LETTERS
from biberbau.games.beanie.sheet import list_cards, score_sheet, wild_rank
from biberbau.games.beanie.state import (
    BY_BEANIE,
    BY_CHOICE,
    BY_EMPTY_TABLE,
    BY_STALL,
    DISCARD,
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    MATCH_OVER,
    NOBODY,
    PILE_VIEW,
    RANKS,
    ROUND_OVER,
    ROUNDS,
    SET,
    SET_SIZE,
    STALL,
    TOP_ONLY,
)

PHASES = {DRAW: "draw", DISCARD: "discard", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}
SOURCES = {FROM_STOCK: "stock", FROM_PILE: "pile"}
ENDINGS = {BY_BEANIE: "beanie", BY_CHOICE: "end", BY_STALL: "stall", BY_EMPTY_TABLE: "stock"}


def picture(view: View) -> dict[str, Any]:
    """Return the picture of a view; see the module for its fields."""
    record = view.record
    seats = int(record["seats"])
    totals: list[int] = record["totals"][:seats].tolist()
    drawn = int(record["drawn"])
    pile = [CARD_NAMES[card] for card in record["pile"][: record["pile_count"]].tolist()]
    over = bool(record["phase"] >= ROUND_OVER)
    return {
        "phase": phase_of(record),
        "round": int(record["round_number"]),
        "rounds": int(record["options"][ROUNDS]),
        "wild": RANK_NAMES[wild_rank(record)],
        "turn": seat_or_none(record["turn"]),
        "dealer": seat_or_none(record["dealer"]),
        "source": SOURCES.get(int(record["source"])),
        "drawn": CARD_NAMES[drawn] if drawn >= 0 else None,
        "stock": int(record["stock_count"]),
        "pile": pile[-1:] if record["options"][PILE_VIEW] == TOP_ONLY else pile,
        "pile_count": len(pile),
        "hands": [picture_hand(record, seat, over or seat == view.seat) for seat in range(seats)],
        "melds": [picture_meld(record, meld) for meld in range(record["meld_count"])],
        "quiet_turns": int(record["quiet_turns"]),
        "stall_turns": int(record["options"][STALL]) * seats,
        "opened": [bool(record["opened"][seat]) for seat in range(seats)],
        "callers": [] if over else [seat for seat in range(seats) if record["hand_count"][seat] == 0],
        "totals": totals,
        "sheet": [score_sheet(record, seat) for seat in range(seats)] if over else None,
        "out": seat_or_none(record["out"]),
        "ended_by": ENDINGS.get(int(record["ended_by"])),
        "winners": [s for s in range(seats) if totals[s] == min(totals)] if record["phase"] == MATCH_OVER else None,
    }


def phase_of(record: Any) -> str:
    """Return the name of the phase."""
    phase = PHASES.get(int(record["phase"]), "dealing")
    calling = phase in ("draw", "discard") and record["hand_count"][record["turn"]] == 0
    return "calling" if calling else phase


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def picture_hand(record: Any, seat: int, shown: bool) -> dict[str, Any]:
    """Return what is seen of a hand."""
    return {
        "count": int(record["hand_count"][seat]),
        "cards": [CARD_NAMES[card] for card in list_cards(int(record["hand"][seat]))] if shown else None,
        "known": [CARD_NAMES[card] for card in list_cards(int(record["known"][seat]))],
    }


def meld_cards(record: Any, meld: int) -> list[tuple[int, str | None]]:
    """Return the cards of a meld as they lie, each with what it stands for if it is a beanie.

    A run goes from low to high; in a set the naturals come first, by suit, then the beanies.
    """
    if record["meld_kind"][meld] == SET:
        rank = RANK_NAMES[record["meld_rank"][meld]]
        beanies = int(record["meld_beanies"][meld])
        naturals = int(record["meld_cards"][meld]) & ~beanies
        return [(card, None) for card in list_cards(naturals)] + [(card, rank) for card in list_cards(beanies)]
    first = RANKS * int(record["meld_suit"][meld])
    places = [(int(card), first + rank) for rank, card in enumerate(record["run_place"][meld].tolist()) if card >= 0]
    return [(card, None if card == own else CARD_NAMES[own]) for card, own in places]


def picture_meld(record: Any, meld: int) -> dict[str, Any]:
    """Return a meld."""
    is_set = bool(record["meld_kind"][meld] == SET)
    cards = meld_cards(record, meld)
    return {
        "id": MELD_NAMES[meld],
        "kind": "set" if is_set else "run",
        "seat": int(record["meld_seat"][meld]),
        "rank": RANK_NAMES[record["meld_rank"][meld]] if is_set else None,
        "suit": None if is_set else SUIT_LETTERS[record["meld_suit"][meld]],
        "cards": [{"card": CARD_NAMES[card], "as": stands, "beanie": stands is not None} for card, stands in cards],
        "full": len(cards) == (SET_SIZE if is_set else RANKS),
    }
