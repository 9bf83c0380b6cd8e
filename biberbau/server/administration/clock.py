"""Whether the clock of the machine can be believed by a house that forgets by itself what is old.

A clock that is wrong once, as after a battery has died, or a copy of long ago that is put back, makes everything old at
once, and what is forgotten is gone for ever.  So a house notes when it has looked last, and where the next look is much
later by the clock it waits a week, in which somebody may notice.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec

from biberbau.server.storage.small_file import write_durably

logger = logging.getLogger(__name__)

CLOCK_FILE: Final = "clock.json"

DAY: Final = 24 * 3600.0

WEEK: Final = 7 * DAY
"""Seconds for which the clock has to go on evenly before it is believed, if nothing is forgotten sooner than that."""

PART: Final = 0.1
"""Of the age at which tables are forgotten: by so much the clock may go ahead between two looks, and by a day at least;
a machine that is switched on now and then does no more harm than that."""


class Seen(msgspec.Struct, frozen=True):
    """What the clock has said, in seconds since 1970."""

    looked: float
    """At the latest look."""
    evenly: float
    """At the first look since which it has never leapt ahead."""


def is_believed(path: Path, now: float, age: float, filled: float = 0.0) -> bool:
    """Note what the clock says in a file; return whether what has this age by it, in seconds, is as old.

    `filled` is when a copy was put into a store that machines share: what came with it may be old, and is wanted.
    OSError where that cannot be noted.
    """
    try:
        before = msgspec.json.decode(path.read_bytes(), type=Seen)
    except (FileNotFoundError, msgspec.MsgspecError, ValueError):
        before = None
    evenly = now if before is None else min(max(before.evenly, filled), now)
    if before is not None and now - before.looked > max(DAY, PART * age):
        evenly = now
        logger.warning(
            "the clock has gone ahead by %.0f days since this house looked last: nothing is forgotten for being old "
            "until it has gone on for a week; if it is wrong, set it right",
            (now - before.looked) / DAY,
        )
    write_durably(path, msgspec.json.encode(Seen(now, evenly)))
    return now - evenly >= min(WEEK, age)


def forget_clock(folder: Path) -> None:
    """Let a week begin anew in which nothing is forgotten: what was put back into a house may be old, and is wanted."""
    (folder / CLOCK_FILE).unlink(missing_ok=True)
