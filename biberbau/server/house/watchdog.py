"""Looks whether the event loop goes on: how late it is, and where it stands when it has stood for long."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback

from biberbau.server.measures import Histogram

logger = logging.getLogger(__name__)

TICK = 0.25
"""Seconds between two looks."""

STANDS = 5.0
"""Seconds after which somebody should know."""


class Watchdog:
    """A task that says on the loop that it goes on, and a thread that notices when it does not say so."""

    def __init__(self, stands: float = STANDS) -> None:
        self.stands = stands
        self.lag = Histogram()
        """By how many seconds the loop was late."""
        self.heard = time.monotonic()
        self.ended = threading.Event()
        self.loop_thread = threading.get_ident()

    async def run(self) -> None:
        """Watch until cancelled."""
        self.loop_thread = threading.get_ident()
        thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
        thread.start()
        try:
            while True:
                due = time.monotonic() + TICK
                await asyncio.sleep(TICK)
                self.heard = time.monotonic()
                self.lag.note(max(0.0, self.heard - due))
        finally:
            self.ended.set()

    def _look(self) -> None:
        """Watching thread: say once, for each time that the loop stands, where it does."""
        spoken = 0.0
        while not self.ended.wait(self.stands / 2):
            heard = self.heard
            if heard != spoken and time.monotonic() - heard > self.stands:
                spoken = heard
                frame = sys._current_frames().get(self.loop_thread)
                where = "".join(traceback.format_stack(frame)) if frame is not None else "nowhere"
                logger.error("the event loop has stood for %.0f s:\n%s", time.monotonic() - heard, where)
