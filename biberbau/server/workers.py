"""Several processes that serve one house at one port: who starts them, and starts another where one has ended."""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

from biberbau.core.errors import BiberbauError

logger = logging.getLogger(__name__)

SHORT, PAUSE = 5.0, 2.0
"""A worker that has lived for less than so many seconds is followed by another after a pause."""

FAREWELL = 60.0
"""Seconds in which all workers have to end; then they are killed.

To hand over hundreds of tables takes twenty of them, and whoever was relayed is sent away in ten more.
"""

TOLD: tuple[signal.Signals, ...]
if sys.platform == "win32":
    TOLD = ()
else:
    TOLD = signal.SIGCHLD, signal.SIGTERM, signal.SIGINT

ALONE = "this system cannot run several workers"
"""Said where there is no fork, after `serve` has refused already."""


@dataclass(frozen=True)
class Post:
    """What a worker knows of its place."""

    number: int
    """From 1."""
    follows: bool
    """Whether it takes the place of one that has ended."""
    lifeline: int
    """A file descriptor that ends when nobody looks after the workers any more."""


class Workers:
    """Runs in a process that does nothing else, without threads and without a loop, so that it can fork."""

    def __init__(self, count: int, work: Callable[[Post], None]) -> None:
        self.work = work
        self.running: dict[int, int] = {}
        """Numbers of workers by process."""
        self.born: dict[int, float] = {}
        self.due: dict[int, float] = dict.fromkeys(range(1, count + 1), 0.0)
        """When those that do not run are to be started."""
        self.lifeline, self.held = os.pipe()
        self.ending: float | None = None
        """When the last workers are killed."""

    def run(self) -> None:
        """Keep them running until told to end, and return when all have."""
        if sys.platform == "win32":
            raise NotImplementedError(ALONE)
        ears, mouth = socket.socketpair()
        for end in (ears, mouth):
            end.setblocking(False)
        signal.set_wakeup_fd(mouth.fileno(), warn_on_full_buffer=False)
        for number in TOLD:
            signal.signal(number, hear)
        while self.ending is None or self.running:
            self._start_due()
            heard = self._wait(ears)
            self._reap()
            if self.ending is None and {signal.SIGTERM, signal.SIGINT} & heard:
                self.ending = time.monotonic() + FAREWELL
                self._tell(signal.SIGTERM)
            elif self.ending is not None and time.monotonic() > self.ending:
                self._tell(signal.SIGKILL)
            elif signal.SIGINT in heard:
                # Whoever says it twice does not want to wait until everything is handed over.
                self._tell(signal.SIGINT)

    def _wait(self, ears: socket.socket) -> set[int]:
        """Wait until something has happened; return the signals that came."""
        soonest = self.ending if self.ending is not None else min(self.due.values(), default=None)
        patience = None if soonest is None else max(0.0, soonest - time.monotonic())
        if not select.select([ears], [], [], patience)[0]:
            return set()
        return set(ears.recv(4096))

    def _start_due(self) -> None:
        now = time.monotonic()
        for number, moment in list(self.due.items()):
            if self.ending is None and moment <= now:
                del self.due[number]
                self._start(Post(number, number in self.born, self.lifeline))

    def _start(self, post: Post) -> None:
        if sys.platform == "win32":
            raise NotImplementedError(ALONE)
        sys.stdout.flush()
        # What the new process is told before it hears for itself waits until then.
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, TOLD)
        try:
            process = os.fork()
        except OSError as error:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
            # The others serve on meanwhile, which would end with this process.
            logger.error("worker %d cannot be started, and is tried again: %s", post.number, error)
            self.due[post.number] = time.monotonic() + PAUSE
            return
        if process == 0:
            status = 1
            try:
                signal.set_wakeup_fd(-1)
                for number in TOLD:
                    signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)
                os.close(self.held)
                self.work(post)
                status = 0
            except KeyboardInterrupt:
                status = 0
            except BiberbauError as error:
                logger.error("worker %d: %s", post.number, error)
            except BaseException:
                logger.exception("worker %d has failed", post.number)
            finally:
                sys.stdout.flush()
                os._exit(status)
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        self.running[process] = post.number
        self.born[post.number] = time.monotonic()

    def _reap(self) -> None:
        """Take note of those that have ended."""
        if sys.platform == "win32":
            raise NotImplementedError(ALONE)
        for process in list(self.running):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended == 0:
                continue
            number = self.running.pop(process)
            if self.ending is None:
                code = os.waitstatus_to_exitcode(status)
                how = f"signal {-code}" if code < 0 else f"status {code}"
                logger.warning("worker %d, process %d, has ended with %s; another is started", number, process, how)
                now = time.monotonic()
                self.due[number] = now + (PAUSE if now - self.born[number] < SHORT else 0.0)

    def _tell(self, what: signal.Signals) -> None:
        for process in self.running:
            os.kill(process, what)


def hear(number: int, frame: FrameType | None) -> None:
    """Do nothing: that the signal has come is read from the socket."""
