"""Event time: who looks at the table next, where anybody may act at any moment (`Game.real_time`).

As in simulation (`biberbau.core.drivers.event_time`), every seat has a time at which it looks.  Whoever looks first
acts on the table as it then is, or lets the moment pass; when something has happened, each who was not about to look
will do so after a reaction time.  These times come from the seed of the match as players' dice do, and not from its
deal, so the cards are the same by turns and in event time, whoever is quick.
"""

from __future__ import annotations

from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.looks import NEVER, QUANTILES
from biberbau.envs.slots import Setting, Slot


@rule
def wake(slot: Slot, seats: int, setting: Setting) -> None:
    """Something has happened: whoever is not about to look will do so after a reaction time."""
    for seat in range(seats):
        if slot.looks[seat] == NEVER:
            slot.looks[seat] = slot.now + setting.reactions[seat, next_below(slot.clock, QUANTILES)]


@rule
def wake_anew(slot: Slot, seats: int, setting: Setting) -> None:
    """A round begins: time is counted from here, and everybody looks after a reaction time."""
    slot.now = 0
    for seat in range(seats):
        slot.looks[seat] = NEVER
    wake(slot, seats, setting)
