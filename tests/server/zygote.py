"""Forks servers that need not load anything: a restart in milliseconds, so that a thousand fit into minutes.

What is killed is a whole process with its sockets, its threads and its database connections; only the loading of Python
and of the compiled rules is spared.  Restarts with all of it are measured separately.

Usage: `python -m tests.server.zygote MODULE:FUNCTION`, where the function serves a place until it is terminated.
Protocol: a line with a place on standard input starts a server; a line `PID ADDRESS` on standard output follows.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import pkgutil
import signal
import sys

from tests.server.furnishing import Loaded, load_all
from tests.server.served import GREETING


class Announcement(io.TextIOBase):
    """Stands for standard output in the child: turns the greeting into the zygote's line."""

    def write(self, text: str) -> int:
        if text.startswith(GREETING):
            os.write(1, f"{os.getpid()} {text.removeprefix(GREETING).strip()}\n".encode())
        return len(text)


def main() -> None:
    """Load everything, then fork on demand."""
    serve = pkgutil.resolve_name(sys.argv[1])
    load_all()
    # The children share what has been loaded, as long as no collection writes into it.
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.write(1, b"loaded\n")
    while line := sys.stdin.readline():
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with contextlib.redirect_stdout(Announcement()):
                serve(line.strip(), Loaded)
            os._exit(0)


if __name__ == "__main__":
    main()
