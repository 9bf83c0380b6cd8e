"""Forks servers that need not load anything: a restart in milliseconds, so that a thousand fit into minutes.

What is killed is a whole process with its sockets, its threads and its database connections; only the loading of Python
and of the compiled rules is spared.  Restarts with all of it are measured separately.

Protocol: a line with a folder on standard input starts a server; a line `PID ADDRESS` on standard output follows.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from pathlib import Path

from biberbau.server.warmup import warm_steps
from biberbau.server.warmup.warming import Warming
from tests.server.served import GREETING, serve_crowd


class Loaded(Warming):
    """The rules were loaded before the fork."""

    async def run(self) -> None:
        self.all_ready()


class Announcement(io.TextIOBase):
    """Stands for standard output in the child: turns the greeting into the zygote's line."""

    def write(self, text: str) -> int:
        if text.startswith(GREETING):
            os.write(1, f"{os.getpid()} {text.removeprefix(GREETING).strip()}\n".encode())
        return len(text)


def main() -> None:
    """Load everything, then fork on demand."""
    warm_steps.run_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.write(1, b"loaded\n")
    while line := sys.stdin.readline():
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with contextlib.redirect_stdout(Announcement()):
                serve_crowd(Path(line.strip()), Loaded)
            os._exit(0)


if __name__ == "__main__":
    main()
