"""Where what was printed is kept, and who prints it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from biberbau.bots import LEVELS
from biberbau.core.game import Game
from biberbau.core.record import FORMAT, parse_record
from biberbau.games import game_named
from tests.unchanged.choices import choices, players
from tests.unchanged.commands import commands
from tests.unchanged.courses import courses

FOLDER: Final = Path(__file__).parent

KINDS: Final[Mapping[str, Callable[[Game], Iterator[str]]]] = {
    "matches": courses,
    "commands": commands,
    "choices": choices,
}
"""By the ending of a file, what prints its lines."""


class Stronger(NamedTuple):
    """Bots that have learned or been mended since and are meant to choose otherwise."""

    bots: tuple[str, ...]
    players: tuple[int, ...]
    """With so many they do; with others they choose as before."""


STRONGER: Final[Mapping[tuple[str, str], Stronger]] = {
    ("7f11d0b", "biber-gang"): Stronger(("search",), (2, 3)),
    ("7f11d0b", "daumen-drauf"): Stronger(("search",), (2,)),
    # They search their own next choice sooner, and to Beanie's a look may come too late; levels think as search does.
    ("7f11d0b", "biber-mania"): Stronger((*LEVELS, "neighbour", "search"), (2, 3, 4, 5)),
    ("7f11d0b", "beanie"): Stronger((*LEVELS, "neighbour", "search"), (2, 3, 4, 5, 6)),
}
"""By version and game.  What these bots were is kept as a rival (`biberbau.arena.rivals`)."""


MENDED: Final[Mapping[tuple[str, str], Mapping[str, str]]] = {
    ("7f11d0b", "daumen-drauf"): {"lays the first card open": "lays the earlier card open"}
}
"""By version and game, words that were not true where they were printed, each with what is said in their place."""


def as_said_since(version: str, game: str, lines: list[str]) -> list[str]:
    """Return lines of a version with the words that were mended since."""
    for before, since in MENDED.get((version, game), {}).items():
        lines = [line.replace(before, since) for line in lines]
    return lines


def without_stronger(version: str, kind: str, game: str, lines: list[str]) -> list[str]:
    """Return lines without what bots that have become stronger did, and what followed from it."""
    dropped = STRONGER.get((version, game))
    return WITHOUT[kind](dropped, game, lines) if kind in WITHOUT and dropped else lines


def without_choices(dropped: Stronger, game: str, lines: list[str]) -> list[str]:
    """Return choices without those of some bots."""
    named = lines[0].rpartition("; then ")[2].split()
    stay = [3 + place for place, bot in enumerate(named) if bot not in dropped.bots]

    def left(line: str) -> str:
        words = line.split()
        changed = players(game_named(game), int(words[0])) in dropped.players
        return " ".join([*words[:3], *(words[place] for place in stay)]) if changed else line

    return [lines[0], *map(left, lines[1:])]


def without_answers(dropped: Stronger, game: str, lines: list[str]) -> list[str]:
    """Return commands with what they print, but for that of commands that name some bots."""
    stay, found = True, list[str]()
    for line in lines:
        if line.startswith("$ "):
            stay = not set(dropped.bots) & set(re.split("[ ,]", line))
        if stay or line.startswith("$ "):
            found.append(line)
    return found


WITHOUT: Final = {"choices": without_choices, "commands": without_answers}
"""By the ending of a file, what leaves out what some bots did."""


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
