"""What the log says of a database that is away: at once, now and then while that lasts, and when it is back."""

from __future__ import annotations

import logging

logger = logging.getLogger(__name__)

REMINDER = 60.0
"""Seconds between two lines about a database that stays away; it is asked every second."""


class Outage:
    """Hears how a database answers, and writes the lines."""

    def __init__(self, name: str) -> None:
        """`name` is the database's, as it may be told."""
        self.name = name
        self.since: float | None = None
        """When the first question of this outage failed; None while it answers."""
        self.said = float("-inf")
        """When the latest line was written."""

    def failed(self, error: Exception, now: float) -> None:
        """Hear that a question came to nothing, at a moment in seconds."""
        if self.since is None:
            self.since = self.said = now
            logger.warning("%s; tables stand until the database is back", error)
        elif now - self.said >= REMINDER:
            self.said = now
            logger.warning("%s, for %.0f s by now", error, now - self.since)

    def answered(self, now: float) -> None:
        """Hear that one was answered."""
        if self.since is not None:
            # It is no warning, but whoever has read the first line waits for this one.
            logger.warning("%s is back after %.0f s, and tables go on", self.name, now - self.since)
            self.since = None
