"""A table goes from one process to another while people sit there, and nobody sees a change.

What happened is in the log.  What is not there, because it is gone with every restart, is said in a note when the table
is let go: the times that run, who is here, who is ready, and who has knocked.  The next process takes it up before
anybody comes.  It names nobody, and holds nothing with which somebody could sit down.
"""

from __future__ import annotations

import logging

import msgspec

from biberbau.server.house.timers import Timers
from biberbau.server.play.left import Left
from biberbau.server.play.play import Play
from biberbau.server.refusals import HandedOver
from biberbau.server.telling.company import Company
from biberbau.server.telling.knocking import Knocks

logger = logging.getLogger(__name__)


class Handover(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of a table; other versions may know less of it, or more.

    So fields are only ever added, with defaults that say what goes without them.
    """

    here: tuple[int, ...] = ()
    """Seats with a connection."""
    ready: tuple[int, ...] = ()
    """Seats of people who have read the score sheet."""
    waited: dict[int, float] = {}
    """By seat, for how many seconds the table has waited for it."""
    timers: dict[str, float] = {}
    """By name, what is left of the timers around the game."""
    knocks: Knocks = Knocks()
    play: Left = Left()


def said_of(company: Company, timers: Timers, play: Play) -> bytes:
    """Return the note on a table; empty where nobody is there to whom anything could change."""
    if not company.clients:
        return b""
    return msgspec.json.encode(
        Handover(
            tuple(sorted(seat.number for seat in company.online)),
            tuple(sorted(seat.number for seat in company.ready)),
            {seat.number: seconds for seat, seconds in company.waiting.waited.items()},
            timers.left(),
            company.guests.left(),
            play.left(),
        )
    )


def take_up(note: bytes, company: Company, timers: Timers, play: Play) -> None:
    """Let everything go on as a note says; one that cannot be read is none, and times begin anew."""
    if not note:
        return
    try:
        said = msgspec.json.decode(note, type=Handover)
    except msgspec.DecodeError as error:
        logger.warning("what was said of table %s cannot be read: %s", company.table.code, error)
        return
    seats = company.table.seats
    company.expect({seat for seat in seats if seat.number in said.here})
    company.ready = {seat for seat in seats if seat.number in said.ready}
    company.waiting.take_up({seat: said.waited[seat.number] for seat in seats if seat.number in said.waited})
    company.guests.take_up(said.knocks)
    timers.take_up(said.timers)
    play.take_up(said.play)


def require_still_here(code: str, gone: bool) -> None:
    """HandedOver when a table was handed over in the very moment in which somebody came to it.

    What is posted to a room that has ended is heard by nobody, and the page would wait for its answer in vain.
    """
    if gone:
        raise HandedOver(f"table {code} has just been let go")
