"""The command `biberbau`: every door of the house from a terminal.

Exit status: 0, or 2 for bad input with one line on standard error, or 130 after an interruption.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from biberbau.cli.arguments import Arguments
from biberbau.cli.bad_input import BadInput

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; `--help` and bad options leave through SystemExit."""
    from biberbau.cli.commands import build_parser

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
        # Whoever read the output has had enough; without this Python would complain once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def one_line(error: Exception) -> str:
    """Return an error's message with line breaks and runs of spaces made one space."""
    return " ".join(str(error).split())
