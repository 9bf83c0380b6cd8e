"""Results on disk: a run that was cut off goes on where it stopped, and ratings can be made from several runs.

A file has one JSON object per line.  The first says what is played; each of the others is one deal, in order: its
number, the totals by match and seat, and the number of decisions by match; matches go rotation by rotation.  A last
line that was cut off is written anew.  Where policy files or bots of one's own play, the first line has their digests;
a file without them is one of before, of which nothing is known.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from biberbau.arena.playing import Played
from biberbau.arena.setting import Setting, seatings
from biberbau.bots import DIGESTS, changed_bot, digests_of
from biberbau.core.compilation import source_hash
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.reviews.rating import RatedMatch

FORMAT: Final = "biberbau-arena/1"
PEOPLE_FORMAT: Final = "biberbau-results/1"
LARGEST_TOTAL: Final = 2**53
"""Larger ones are not told apart as points, which ratings compare."""


class StoreError(BiberbauError, ValueError):
    """A file that is no arena's, or another one's."""


def head(game: Game, setting: Setting) -> dict[str, Any]:
    """Return the first line of a file: what is played, and with which rules and bots."""
    return {"format": FORMAT, "version": game.version, "sources": source_hash(), **setting.as_json()}


class Store:
    """One run's file, open for reading what is there and for adding to it."""

    def __init__(self, path: Path, game: Game, setting: Setting) -> None:
        """Open `path` or begin it; StoreError if it holds anything but the beginning of this run.

        BotError where a bot of one's own or a policy file is not there.
        """
        self.path = path
        self.shape = (len(setting.turned), len(setting.lineup))
        self.deals = 0
        """How many deals are in the file."""
        wanted, digests = head(game, setting), digests_of(setting.lineup, setting.guests)
        first = json.dumps(wanted | ({DIGESTS: digests} if digests else {})) + "\n"
        if is_part_of(path, first.encode()):
            path.write_bytes(b"")
        if holds_anything(path):
            found, _ = read_lines(path)
            for key, value in wanted.items():
                if found.get(key) != value:
                    raise StoreError(
                        f"{path} holds another run: its {key} is {told(found.get(key))}, not {told(value)}; "
                        "name a new file"
                    )
            if changed := changed_bot(found.get(DIGESTS), digests):
                raise StoreError(f"{path} holds another run: {changed}; name a new file, or put the bot back as it was")
            cut_off(path)
        if not holds_anything(path):
            self.append(first)

    def append(self, text: str) -> None:
        """Add whole lines."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text)

    def read(self) -> Iterator[Played]:
        """Give the deals that are there, one by one; afterwards `deals` is their number.

        StoreError for a line that is not the next deal of the run.
        """
        _, lines = read_lines(self.path)
        for line in lines:
            played = self.deal_in(line)
            if played is None:
                raise StoreError(f"{self.path}: line {self.deals + 2} is not deal {self.deals} of this run")
            self.deals += 1
            yield played

    def deal_in(self, line: dict[str, Any]) -> Played | None:
        """Return the next deal of the run as a line tells it; None where it tells something else."""
        try:
            totals, decisions = np.array(line["totals"], np.int64), np.array(line["decisions"], np.int64)
        except (KeyError, TypeError, ValueError, OverflowError):
            return None
        if line.get("deal") != self.deals or totals.shape != self.shape or decisions.shape != self.shape[:1]:
            return None
        return Played(totals[np.newaxis], decisions[np.newaxis])

    def write(self, played: Played) -> None:
        """Add deals; they are in the file when this returns."""
        rows = zip(played.totals.tolist(), played.decisions.tolist(), strict=True)
        lines = [
            json.dumps({"deal": self.deals + row, "totals": totals, "decisions": decisions}) + "\n"
            for row, (totals, decisions) in enumerate(rows)
        ]
        self.append("".join(lines))
        self.deals += len(lines)


def told(value: Any) -> str:
    """Return a setting as a refusal names it."""
    return "missing" if value is None else json.dumps(value)


def holds_anything(path: Path) -> bool:
    """Whether there is a file with anything in it."""
    return path.exists() and path.stat().st_size > 0


def is_part_of(path: Path, first: bytes) -> bool:
    """Whether a file holds nothing but the beginning of its first line."""
    if not holds_anything(path):
        return False
    with path.open("rb") as file:
        begun = file.read(len(first))
    return len(begun) < len(first) and first.startswith(begun)


def cut_off(path: Path) -> None:
    """Take a last line without an end away."""
    content = path.read_bytes()
    if content and not content.endswith(b"\n"):
        with path.open("r+b") as file:
            file.truncate(content.rfind(b"\n") + 1)


def json_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Give the objects of a file, one a line, as they are asked for; StoreError for what is no JSON object."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                found = json.loads(line.decode())
            except (ValueError, RecursionError):
                found = None
            if not isinstance(found, dict):
                raise StoreError(f"{path}: line {number} is no JSON object")
            yield found


def read_lines(path: Path) -> tuple[dict[str, Any], Iterator[dict[str, Any]]]:
    """Return the first line and the others, which are read as they are asked for; StoreError for what is no JSON."""
    every = json_lines(path)
    first = next(every, {})
    if first.get("format") not in (FORMAT, PEOPLE_FORMAT):
        raise StoreError(f"{path} is no file of results: its first line has no format {FORMAT} or {PEOPLE_FORMAT}")
    return first, every


def read_matches(path: Path) -> tuple[str, Iterator[RatedMatch]]:
    """Return what a file of results calls its game and its variant, and its matches; StoreError for anything else.

    A file that was written elsewhere, as about people, begins with `{"format": "biberbau-results/1", "game": NAME}` and
    has a line `{"players": [NAMES], "totals": [POINTS]}` for each match.
    """
    first, lines = read_lines(path)

    def matches() -> Iterator[RatedMatch]:
        for number, line in enumerate(lines, 2):
            try:
                if first["format"] == FORMAT:
                    seated_in_turn = seatings(first["lineup"], first.get("evening", 1))
                    for seated, totals in zip(seated_in_turn, line["totals"], strict=True):
                        yield checked(seated, totals)
                else:
                    yield checked(line["players"], line["totals"])
            except (KeyError, TypeError, ValueError):
                raise StoreError(f"{path}: line {number} names no players with a total each") from None

    variant = first.get("variant")
    return f"{first.get('game')} with {variant}" if variant else str(first.get("game")), matches()


def checked(players: Any, totals: Any) -> RatedMatch:
    """Return a match; ValueError unless everybody has a name and a total."""
    named = all(isinstance(player, str) and player for player in players)
    counted = all(type(total) is int and abs(total) <= LARGEST_TOTAL for total in totals)
    if not (named and counted and len(players) == len(totals) >= 2):
        raise ValueError("players and totals do not fit")
    return RatedMatch(tuple(players), tuple(totals))
