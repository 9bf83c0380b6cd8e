"""What a client is shown of a view of Biber Gang.

    phase        "dealing", "opening", "draw", "decide", "round_over" or "match_over"
    round, rounds        this round from 1, and how many are played
    turn, starter, caller        seats or null; the caller is who called the end of the round
    last_turns   seats that still have their last turn, in order
    deck, discard        number of cards
    top          top card of the discard pile, or null
    drawn        null, or {card, source}: the card in the active player's hand (null if hidden) from "deck" or "pile"
    displays     by seat: eight cards T1..T4, B1..B4; null is face down
    opened       by seat: whether the two opening cards are chosen
    own_opening  one's own choice while it is not yet shown, or null
    totals       points of all finished rounds by seat
    quiet_turns, stall_turns     turns in a row that uncovered nothing, and how many end the round (0: never)
    sheet        after a round: by seat, how the score comes about (`sheet.score_sheet`)
    winners      after the match: seats

Cards are "0" to "12" and "B".
"""

from __future__ import annotations

from typing import Any

from biberbau.core.view import View
from biberbau.games.biber_gang.notation import CARD_NAMES, SLOT_NAMES
from biberbau.games.biber_gang.sheet import score_sheet
from biberbau.games.biber_gang.state import (
    DECIDE,
    DRAW,
    FROM_DECK,
    MATCH_OVER,
    NO_CARD,
    NOBODY,
    NOT_CHOSEN,
    OPENING,
    OPENING_PAIRS,
    ROUND_OVER,
    ROUNDS,
    STALL_LIMIT,
)

SHOWN = (*CARD_NAMES, None, None)
"""What is shown of a card by its code: nothing for UNKNOWN and NO_CARD, which count from the end."""

PHASES = {OPENING: "opening", DRAW: "draw", DECIDE: "decide", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}


def picture(view: View) -> dict[str, Any]:
    """Return the picture of a view; see the module for its fields."""
    record = view.fields
    seats = int(record["seats"])
    phase = int(record["phase"])
    totals: list[int] = record["totals"][:seats].tolist()
    caller = seat_or_none(record["caller"])
    turn = seat_or_none(record["turn"]) if phase in (DRAW, DECIDE) else None
    discard_count = int(record["discard_count"])
    scored = phase >= ROUND_OVER
    cards: list[list[int]] = record["display"][:seats].tolist()
    return {
        "phase": PHASES.get(phase, "dealing"),
        "round": int(record["round_number"]),
        "rounds": int(record["options"][ROUNDS]),
        "turn": turn,
        "starter": seat_or_none(record["starter"]),
        "caller": caller,
        "last_turns": last_turns(seats, turn, caller),
        "deck": int(record["deck_count"]),
        "discard": discard_count,
        "top": CARD_NAMES[record["discard"][discard_count - 1]] if discard_count else None,
        "drawn": picture_drawn(record),
        "displays": [[SHOWN[card] for card in display] for display in cards],
        "opened": [choice != NOT_CHOSEN for choice in record["opening"][:seats].tolist()],
        "own_opening": own_opening(view) if phase == OPENING else None,
        "totals": totals,
        "quiet_turns": int(record["quiet_turns"]),
        "stall_turns": int(record["options"][STALL_LIMIT]) * seats,
        "sheet": [score_sheet(display) for display in cards] if scored else None,
        "winners": [s for s in range(seats) if totals[s] == min(totals)] if phase == MATCH_OVER else None,
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def card_or_none(card: int) -> str | None:
    """Return an open card as text, or None for one that lies face down."""
    return SHOWN[card]


def picture_drawn(record: Any) -> dict[str, str | None] | None:
    """Return the drawn card as far as the view knows it, or None when nobody holds one."""
    drawn = int(record["drawn"])
    if drawn == NO_CARD:
        return None
    return {"card": card_or_none(drawn), "source": "deck" if record["drawn_from"] == FROM_DECK else "pile"}


def last_turns(seats: int, turn: int | None, caller: int | None) -> list[int]:
    """Return the seats that still play after the end was called, from the seat to move up to before the caller."""
    if caller is None or turn is None:
        return []
    return [(turn + step) % seats for step in range((caller - turn) % seats)]


def own_opening(view: View) -> list[str] | None:
    """Return the slots of one's own opening cards, or None before one has chosen."""
    if view.seat is None or view.fields["opening"][view.seat] < 0:
        return None
    return [SLOT_NAMES[slot] for slot in OPENING_PAIRS[view.fields["opening"][view.seat]]]
