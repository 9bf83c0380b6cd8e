"""What a client is shown of a view of Biber Gang.  Cards are "0" to "12" and "B"."""

from __future__ import annotations

import functools
from typing import Final, Literal, TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import BasePicture, frozen
from biberbau.core.state import seat_or_none
from biberbau.core.view import View
from biberbau.core.winning import winners
from biberbau.games.biber_gang import numbering, options, phases
from biberbau.games.biber_gang.notation import CARD_NAMES, SLOT_NAMES, Slot
from biberbau.games.biber_gang.open_points import open_points
from biberbau.games.biber_gang.phases import Phase
from biberbau.games.biber_gang.sheet import SeatSheet, score_sheet
from biberbau.games.biber_gang.state import BETTER, FROM_DECK, NO_CARD, NOT_CHOSEN, State


class DrawnCard(TypedDict):
    """The card in the hand of the seat in turn."""

    card: ReadOnly[str | None]
    """Hidden from all others if it came from the deck."""
    source: ReadOnly[Literal["deck", "pile"]]


class Picture(BasePicture):
    """What is shown of a view of Biber Gang."""

    phase: ReadOnly[Phase]
    rounds: ReadOnly[int]
    """How many rounds are played."""
    starter: ReadOnly[int | None]
    """The seat that had the first turn of this round."""
    caller: ReadOnly[int | None]
    """The seat that called the end of the round."""
    last_turns: ReadOnly[tuple[int, ...]]
    """The seats that still have their last turn, in order."""
    deck: ReadOnly[int]
    """How many cards are in the deck."""
    discard: ReadOnly[int]
    """How many cards are on the discard pile."""
    top: ReadOnly[str | None]
    """The top card of the discard pile."""
    drawn: ReadOnly[DrawnCard | None]
    displays: ReadOnly[tuple[tuple[str | None, ...], ...]]
    """By seat, eight cards in the order of the slots; null lies face down."""
    open_points: ReadOnly[tuple[int, ...]]
    """By seat, what the open cards would score by themselves (section 6)."""
    opened: ReadOnly[tuple[bool, ...]]
    """By seat, whether the two opening cards are chosen."""
    own_opening: ReadOnly[tuple[Slot, ...] | None]
    """The viewer's own choice while it is not yet shown."""
    quiet_turns: ReadOnly[int]
    """How many turns in a row have uncovered nothing."""
    stall_turns: ReadOnly[int]
    """How many of them end the round; 0 for any number."""
    sheet: ReadOnly[tuple[SeatSheet, ...] | None]


SHOWN: Final = (*CARD_NAMES, None, None)
"""What is shown of a card by its code: nothing for UNKNOWN and NO_CARD, which count from the end."""


@frozen
def picture(view: View) -> Picture:
    """Return the picture of a view."""
    record = view.read(State)
    seats = record.seats
    phase = record.phase
    chosen: list[int] = record.options.tolist()
    totals: list[int] = record.totals.tolist()[:seats]
    caller = seat_or_none(record.caller)
    turn = seat_or_none(record.turn) if phase in (phases.DRAW, phases.DECIDE) else None
    discard_count = record.discard_count
    cards: list[list[int]] = record.display[:seats].tolist()
    displays = [picture_display(*display) for display in cards]
    return {
        "phase": phases.PHASES.get(phase, "dealing"),
        "round": record.round_number,
        "rounds": chosen[options.ROUNDS],
        "turn": turn,
        "starter": seat_or_none(record.starter),
        "caller": caller,
        "last_turns": last_turns(seats, turn, caller),
        "deck": record.deck_count,
        "discard": discard_count,
        "top": CARD_NAMES[record.discard[discard_count - 1]] if discard_count else None,
        "drawn": None if record.drawn == NO_CARD else picture_drawn(record),
        "displays": tuple([shown for shown, _ in displays]),
        "open_points": tuple([points for _, points in displays]),
        "opened": tuple([choice != NOT_CHOSEN for choice in record.opening.tolist()[:seats]]),
        "own_opening": own_opening(view) if phase == phases.OPENING else None,
        "totals": tuple(totals),
        "quiet_turns": record.quiet_turns,
        "stall_turns": chosen[options.STALL_LIMIT] * seats,
        "sheet": tuple([score_sheet(display) for display in cards]) if phase >= phases.ROUND_OVER else None,
        "winners": tuple(winners(totals, BETTER)) if phase == phases.MATCH_OVER else None,
    }


def card_or_none(card: int) -> str | None:
    """Return an open card as text, or None for one that lies face down."""
    return SHOWN[card]


@frozen
def picture_drawn(record: State) -> DrawnCard:
    """Return the drawn card as far as the view knows it."""
    source: Literal["deck", "pile"] = "deck" if record.drawn_from == FROM_DECK else "pile"
    return {"card": card_or_none(record.drawn), "source": source}


@functools.lru_cache(maxsize=4096)
def picture_display(*cards: int) -> tuple[tuple[str | None, ...], int]:
    """Return a display of eight cards with what the open ones would score by themselves; most stay so for long."""
    return tuple([SHOWN[card] for card in cards]), open_points(cards)


def last_turns(seats: int, turn: int | None, caller: int | None) -> tuple[int, ...]:
    """Return the seats that still play after the end was called, from the seat to move up to before the caller."""
    if caller is None or turn is None:
        return ()
    return tuple([(turn + step) % seats for step in range((caller - turn) % seats)])


def own_opening(view: View) -> tuple[Slot, ...] | None:
    """Return the slots of one's own opening cards, or None before one has chosen."""
    if view.seat is None or view.read(State).opening[view.seat] < 0:
        return None
    return tuple([SLOT_NAMES[slot] for slot in numbering.OPENING_PAIRS[view.read(State).opening[view.seat]]])
