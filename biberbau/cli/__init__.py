"""The command `biberbau`: every door of the house from a terminal.

Exit status: 0, or 2 for bad input with one line on standard error, or 130 after an interruption.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from biberbau.cli.arguments import Arguments
from biberbau.cli.bad_input import BadInput

BAD_INPUT = 2
INTERRUPTED = 130
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Errors of a disk to which the output goes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; `--help` and bad options leave through SystemExit."""
    from biberbau.cli.commands import build_parser

    fill_streams()
    bear_with_letters()
    words = list(sys.argv[1:] if arguments is None else arguments)
    chosen = build_parser().parse_args(words or ["serve", "--open"], Arguments())
    try:
        chosen.run(chosen)
        sys.stdout.flush()
    except BadInput as error:
        print(f"biberbau {chosen.command}: {one_line(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough.
        forget_output()
    except OSError as error:
        # What goes wrong with any other file has its name.
        if error.filename is not None or error.errno not in NO_ROOM:
            raise
        forget_output()
        print(f"biberbau {chosen.command}: cannot write the output: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    return 0


def fill_streams() -> None:
    """Let standard streams that are closed lead nowhere: Python has none there, and errors would go to the output."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  # It is open to the end.
            setattr(sys, name, nowhere)


def bear_with_letters() -> None:
    """Let what a terminal has no letters for be shown as a question mark, and read as one: it would end the command."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            # Who has read from it already has had no trouble with it.
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Let what is still to be written go nowhere: Python would complain once more while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def one_line(error: Exception) -> str:
    """Return an error's message with line breaks and runs of spaces made one space."""
    return " ".join(str(error).split())
