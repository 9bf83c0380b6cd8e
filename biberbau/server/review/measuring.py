"""A report while it is made: in a process of its own, which does a piece of work whenever it is told to."""

from __future__ import annotations

import contextlib
import logging
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import ClassVar, Final

import msgspec

from biberbau.games import game_named
from biberbau.laboratory.wanted import Wanted
from biberbau.server.protocol import ReportPart, WholeReport
from biberbau.server.refusals import QUOTED, NotAllowed
from biberbau.server.review.tasks import Measuring

logger = logging.getLogger(__name__)

MOST_SECONDS: Final = 3000
"""Seconds of a processor for one report; the house's games take 10 to 200.  With searching players 100 matches of
Biber-Mania with four seats took 760, and of a variant the standard game is measured beside it: twice that."""

COMMAND: Sequence[str] = (sys.executable, "-m", "biberbau.laboratory.beside")


class Line(msgspec.Struct):
    """What the process says."""

    done: int = 0
    of: int = 0
    report: WholeReport | None = None
    problem: str | None = None


LINE = msgspec.json.Decoder(Line)


class Measurement:
    """A report under way; called as `Work` is."""

    tells: ClassVar = True
    beside: Executor | None = None
    """Not needed here."""

    def __init__(self, task: Measuring) -> None:
        self.task = task
        self.game = game_named(task.game)
        """The standard game: the process compiles what a variant needs by itself."""
        self.process: subprocess.Popen[bytes] | None = None
        self.done = self.total = 0
        self.report: WholeReport | None = None
        self.lock = threading.Lock()
        self.given_up = False

    def step(self) -> bool:
        """Let the process do its next piece; False once all is done, NotAllowed where it cannot be."""
        wanted = self.task
        with self.lock:
            if self.given_up:
                raise NotAllowed("refusal-report-failed")
            if self.process is None:
                self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                options = dict(wanted.options)
                whole = Wanted(
                    *(wanted.game, wanted.constants, options, wanted.seats, wanted.matches, wanted.bots, MOST_SECONDS)
                )
                said = whole.written().encode()
            else:
                said = b""
            process = self.process
        line = asked(process, said)
        if line is None:
            self.close()
            if ran_out(process):
                raise NotAllowed("refusal-report-too-long")
            logger.warning("the process of the report on %s ended with status %s", wanted.game, process.returncode)
            raise NotAllowed("refusal-report-failed")
        if line.problem is not None:
            self.close()
            raise NotAllowed("refusal-report-impossible", problem=line.problem[:QUOTED])
        if line.report is None:
            self.done, self.total = line.done, line.of
            return True
        self.report = line.report
        self.done = self.total
        self.close()
        return False

    def close(self) -> None:
        """Let the process end; a step under way hears that it has."""
        with self.lock:
            self.given_up = True
            process = self.process
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                # What was written and not read is of no use any more.
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()

    def found(self) -> int:
        """Return how much there is to tell."""
        return self.done

    def part(self, first: int, others: int, complete: bool) -> ReportPart:
        """Return how far it is, and the report once it is whole."""
        return ReportPart(True, self.done, self.total, others, complete, self.report)


def asked(process: subprocess.Popen[bytes], said: bytes) -> Line | None:
    """Say a line to the process and return what it answers; None where it has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(said + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
    except (OSError, ValueError):
        # The pipe is broken, or closed.
        return None
    return LINE.decode(line) if line.endswith(b"\n") else None


def ran_out(process: subprocess.Popen[bytes]) -> bool:
    """Whether a process that has ended took all the time that it was given."""
    return hasattr(signal, "SIGXCPU") and process.wait() == -signal.SIGXCPU
