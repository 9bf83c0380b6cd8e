"""The commands shown in the documentation: run them, compare what they print, or write it down anew.

A transcript is a fenced block marked `console`.  Its lines that begin with `$ ` are run in the repository, `biberbau`
and `cat` only; the lines up to the next one are what is printed.  A line that is `...` stands for any lines.

    python -m tests.cli.transcripts     writes the output of every command anew
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from pathlib import Path

from biberbau.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([REPOSITORY / "README.md", *(REPOSITORY / "docs").glob("*.md")])
IN_STEPS = ("first-game.md",)
"""Pages that build what they show; `tests.outside.test_first_game` follows them."""

BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


def run(command: str) -> str:
    """Return what a command prints on standard output and standard error."""
    program, *arguments = shlex.split(command)
    if program == "cat":
        return "".join((REPOSITORY / name).read_text(encoding="utf-8") for name in arguments)
    if program != "biberbau":
        raise ValueError(f"documentation may only show biberbau and cat, not {program}")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed), contextlib.chdir(REPOSITORY):
        main(arguments)
    return printed.getvalue()


def commands(block: str) -> list[tuple[str, str]]:
    """Return each command of a block with the output that the block shows."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def written_anew(text: str) -> str:
    """Return a document with every output replaced by the real one; outputs with `...` stay."""

    def fresh(block: re.Match[str]) -> str:
        return "".join(
            f"$ {command}\n{shown if '...' in shown.splitlines() else run(command)}"
            for command, shown in commands(block[0])
        )

    return BLOCK.sub(fresh, text)


def write_all() -> None:
    """Write every document anew."""
    for path in DOCUMENTS:
        path.write_text(written_anew(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"
    write_all()
