"""Schwimmen, or Thirty-One: three cards, one suit, and who has the least loses a life.  In the public domain."""

from __future__ import annotations

from biberbau.core.plain import plain_game
from schwimmen.state import ACTIONS, HAND_SIZE, MAX_SEATS, OPTIONS, TURN, State, out


def impossible(record: State) -> str | None:
    """Why a record that was read from a position cannot be: compiled rules rely on what is asked here."""
    # Rules take a while to load, and who only lists games needs none.
    from schwimmen.rules.scoring import somebody_ends

    playing = [seat for seat in range(record.seats) if not out(record, seat)]
    if record.phase == TURN and record.turn not in playing:
        return "turn: it is the turn of a seat that still plays"
    full = sum(len([card for card in record.hand[seat] if card >= 0]) == HAND_SIZE for seat in playing)
    if full != len(playing) or min(record.display) < 0 or len(playing) < 2:
        return "two or more seats still play, each has three cards, and three lie in the middle"
    if record.phase == TURN and somebody_ends(record):
        return "somebody holds 31 or three aces, which ends the round"
    return None


GAME = plain_game(
    name="schwimmen",
    version=1,
    seats=range(2, MAX_SEATS + 1),
    options=OPTIONS,
    better="high",
    state=State,
    actions=ACTIONS,
    package="schwimmen",
    open_actions=True,
    impossible=impossible,
)
