"""What whoever keeps the house has to say to everybody in it, in a small file that outlives it."""

from __future__ import annotations

import logging
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path

import msgspec

from biberbau.server.administration.requests import Problem
from biberbau.server.protocol import Announcement
from biberbau.server.storage.small_file import write_durably

logger = logging.getLogger(__name__)

ANNOUNCEMENT_FILE = "announcement.json"

LONGEST = 200
"""In characters: two lines on a phone."""


class Notice(msgspec.Struct, frozen=True):
    """What is said, and until when, in seconds since 1970; null: until it is withdrawn."""

    text: str | None = None
    until: float | None = None


class Board:
    """Where it stands."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self.clock = clock
        self.notice = Notice()
        try:
            self.notice = msgspec.json.decode(path.read_bytes(), type=Notice)
        except FileNotFoundError:
            pass
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            # Nobody is harmed who does not read it.
            logger.warning("cannot read what was announced, in %s: %s", path, error)

    def standing(self) -> Notice:
        """Return what stands now; nothing once its time is over."""
        until = self.notice.until
        return self.notice if until is None or until > self.clock() else Notice()

    def message(self) -> Announcement:
        """Return what pages are told."""
        notice = self.standing()
        return Announcement(notice.text, None if notice.until is None else notice.until - self.clock())

    def put(self, text: str | None, minutes: int | None = None) -> None:
        """Say something from now on, or nothing; Problem for what is no line, OSError when it cannot be written."""
        until = None if minutes is None else self.clock() + minutes * 60
        notice = Notice(None if text is None else clean_line(text), until)
        write_durably(self.path, msgspec.json.encode(notice))
        self.notice = notice


def clean_line(text: str) -> str:
    """Return a text as one line; Problem when nobody could read it."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not line or len(line) > LONGEST or not line.isprintable():
        raise Problem(f"an announcement is a line of at most {LONGEST} characters that can be read")
    return line
