"""Where what was printed is kept, and who prints it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from biberbau.core.game import Game
from biberbau.core.record import FORMAT, parse_record
from tests.unchanged.choices import choices
from tests.unchanged.commands import commands
from tests.unchanged.courses import courses

FOLDER: Final = Path(__file__).parent

KINDS: Final[Mapping[str, Callable[[Game], Iterator[str]]]] = {
    "matches": courses,
    "commands": commands,
    "choices": choices,
}
"""By the ending of a file, what prints its lines."""


def content(kind: str, game: Game) -> list[str]:
    """Return the lines of one file as this version prints them."""
    return list(KINDS[kind](game))


def kept(version: str, kind: str, game: str) -> list[str]:
    """Return the lines of one file as that version printed them, without the line that names it."""
    return (FOLDER / version / f"{game}.{kind}").read_text(encoding="utf-8").splitlines()[1:]


def version_of(version: str, game: str) -> int:
    """Return the version of a game's rules by which it was played in a version."""
    record = next(line for line in kept(version, "matches", game) if line.startswith(FORMAT))
    return parse_record(record).version


def versions() -> list[str]:
    """Return the versions that were written down."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_"))
