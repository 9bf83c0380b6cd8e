"""Positions as small TOML texts that a person can write from a photo of a table.

Every game has the keys `game`, `seats` and `seed` at the top, `[options]`, `[table]` and one `[[seat]]` per seat; what
the last two hold is the game's own (its `positions` module).  In a variant `[constants]` says what it changes.  What is
left out is filled: options by their defaults, cards that nobody named from the rest of the deck, in an order that
`seed` decides.  What contradicts itself is refused with the line and the reason.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any, Final, Protocol

import numpy.typing as npt

from biberbau.core.constants import SECTION, ConstantError, read_toml
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game, game_of
from biberbau.core.options import OptionError, encode_options

LONGEST_WORD: Final = 1_000
"""In characters.  No game has any as long, and a number of thousands of digits is none to Python."""


class PositionError(BiberbauError, ValueError):
    """A position that cannot be; the message begins with the line."""


class PositionFormat(Protocol):
    """What a game knows about its own positions."""

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""

    def write(self, states: npt.NDArray[Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Return the contents of `[table]` and of each `[[seat]]`, so that reading them gives the same record."""


class Document:
    """A parsed TOML text that still knows on which line each key stands."""

    def __init__(self, text: str) -> None:
        try:
            self.content = read_toml(text)
        except ConstantError as error:
            raise PositionError(str(error)) from None
        self.lines = locate_keys(text)
        self.read: set[tuple[str, int, str]] = set()

    def fail(self, section: str, index: int, key: str, why: str) -> PositionError:
        """Return the error for a key, with its line if it is in the text."""
        line = self.lines.get((section, index, key)) or self.lines.get((section, index, "")) or 1
        return PositionError(f"line {line}: {why}")

    def section(self, section: str, index: int) -> dict[str, Any]:
        """Return a table of the document: "" is the top, "seat" with an index is one of `[[seat]]`."""
        if section == "":
            return self.content
        found = self.content.get(section, [] if index >= 0 else {})
        if index >= 0:
            found = found[index] if isinstance(found, list) and index < len(found) else {}
        if not isinstance(found, dict):
            raise self.fail("", -1, section, f"{section} has to be a table")
        return found

    def value(self, section: str, key: str, index: int = -1) -> Any:
        """Return a raw value, or None when the key is missing."""
        self.read.add((section, index, key))
        return self.section(section, index).get(key)

    def integer(self, section: str, key: str, allowed: range, default: int, index: int = -1) -> int:
        """Return a whole number from a range."""
        value = self.value(section, key, index)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise self.fail(section, index, key, f"{key} is a whole number from {allowed[0]} to {allowed[-1]}")
        return value

    def flag(self, section: str, key: str, index: int = -1) -> bool:
        """Return true or false; false when the key is missing."""
        value = self.value(section, key, index)
        if value is not None and not isinstance(value, bool):
            raise self.fail(section, index, key, f"{key} is true or false")
        return value is True

    def choice(self, section: str, key: str, allowed: tuple[str, ...], default: str, index: int = -1) -> str:
        """Return one of several words."""
        value = self.value(section, key, index)
        if value is None:
            return default
        if value not in allowed:
            raise self.fail(section, index, key, f"{key} is one of {', '.join(allowed)}")
        return str(value)

    def words(self, section: str, key: str, index: int = -1) -> list[str] | None:
        """Return the words of a text, or None when the key is missing."""
        value = self.value(section, key, index)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self.fail(section, index, key, f"{key} is a text of words separated by spaces")
        words = value.split()
        if any(len(word) > LONGEST_WORD for word in words):
            raise self.fail(section, index, key, f"{key} has a word of more than {LONGEST_WORD} letters")
        return words

    def refuse_unread(self) -> None:
        """Raise PositionError for the first key that nobody asked for: most likely it is misspelt."""
        unread = [name for name in self.keys() if name not in self.read]
        # Keys can be written in ways in which nobody knows on which line they stand; these come last.
        for section, index, key in sorted(unread, key=lambda name: self.lines.get(name, math.inf)):
            known = sorted(k for s, i, k in self.read if (s, i) == (section, index))
            where = f"[{section}]" if section else "the top"
            hint = f"; it knows {', '.join(known)}" if known else ""
            raise self.fail(section, index, key, f"{where} has no key {key}{hint}")

    def keys(self) -> Iterator[tuple[str, int, str]]:
        """Give every key of the top, of `[table]` and of each `[[seat]]`, however it is written."""
        parts = [("", -1), ("table", -1), *(("seat", index) for index in range(len(self.content.get("seat", []))))]
        for section, index in parts:
            for key, value in self.section(section, index).items():
                if section or not isinstance(value, dict | list):
                    yield section, index, key


KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
HEADING = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_-]+)\s*\]\]?\s*(#.*)?$")


def locate_keys(text: str) -> dict[tuple[str, int, str], int]:
    """Return the line, from 1, of each (section, index, key); the key "" is the heading, index -1 a plain table."""
    lines: dict[tuple[str, int, str], int] = {}
    section, index = "", -1
    counted: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if heading := HEADING.match(line):
            section = heading[2]
            index = counted.get(section, 0) if heading[1] == "[[" else -1
            counted[section] = counted.get(section, 0) + 1
            lines.setdefault((section, index, ""), number)
        elif key := KEY.match(line):
            lines.setdefault((section, index, key[1]), number)
    return lines


def parse_position(text: str, game: Game) -> tuple[npt.NDArray[Any], int]:
    """Return an array of one record and the seed that filled it; PositionError for what cannot be."""
    document = Document(text)
    named = document.value("", "game")
    if named is not None and named != game.name:
        raise document.fail("", -1, "game", f"the position is of '{named}', not of {game.name}")
    for key, value in document.content.items():
        if isinstance(value, dict) and key not in ("options", "table", SECTION):
            raise document.fail(key, -1, "", f"there is no section [{key}]; there are [options], [table] and [[seat]]")
        if isinstance(value, list) and key != "seat":
            raise document.fail(key, 0, "", f"there is no section [[{key}]]; there is [[seat]]")
    if SECTION in document.content and variant_in(document, game) != game.variant:
        raise document.fail(SECTION, -1, "", f"[{SECTION}] are those of another variant of {game.name}")
    states = game.positions.read(document, game)
    seed = read_seed(document)
    document.refuse_unread()
    return states, seed


def named_game(text: str) -> str:
    """Return the name of the game that a position says it is of; PositionError if it says none."""
    named = Document(text).content.get("game")
    if not isinstance(named, str):
        raise PositionError('line 1: a position says of which game it is, as in game = "biber-gang"')
    return named


def game_of_position(text: str, game: Game) -> Game:
    """Return the variant of a standard game that a position says it is of; where it says none, the game itself."""
    document = Document(text)
    if game.variant or SECTION not in document.content:
        return game
    return game_of(game.package, variant_in(document, game))


def variant_in(document: Document, game: Game) -> str:
    """Return what a position says its variant changes; PositionError for what it cannot."""
    try:
        return game.changing.read(document.section(SECTION, -1))
    except ConstantError as error:
        raise document.fail(SECTION, -1, "", str(error)) from None


def read_seed(document: Document) -> int:
    """Return the seed that orders what the position leaves open."""
    return document.integer("", "seed", range(2**63), 0)


def read_seats(document: Document, game: Game) -> int:
    """Return the number of seats: the key `seats`, else the number of `[[seat]]` tables."""
    tables = document.content.get("seat", [])
    if not isinstance(tables, list):
        raise document.fail("seat", -1, "", "seats are written [[seat]], one for each")
    seats = document.integer("", "seats", game.seats, len(tables))
    if seats not in game.seats:
        found = f"here are {seats}" if seats else "there is no [[seat]] here: write one for each"
        raise document.fail("", -1, "seats", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats; {found}")
    if len(tables) > seats:
        raise document.fail("seat", seats, "", f"there are {len(tables)} [[seat]] tables for {seats} seats")
    return seats


def read_options(document: Document, game: Game) -> list[int]:
    """Return the options for the record."""
    section = document.section("options", -1)
    chosen: dict[str, str] = {}
    for key, value in section.items():
        chosen[key] = str(value)
        try:
            encode_options(game.options, {key: str(value)})
        except OptionError as error:
            raise document.fail("options", -1, key, str(error)) from None
    return encode_options(game.options, chosen)


def format_position(states: npt.NDArray[Any], game: Game, seed: int, chance: list[int] | None = None) -> str:
    """Return the text of a position with nothing left out; `chance` is noted as what the last actions used."""
    record = states[0]
    table, seats = game.positions.write(states)
    lines = [f'game = "{game.name}"', f"seats = {int(record['seats'])}", f"seed = {seed}"]
    if chance is not None:
        lines.append("# chance used: " + (" ".join(map(str, chance)) or "none"))
    if game.variant:
        lines += [f"\n[{SECTION}]", *game.changing.toml()]
    lines.append("\n[options]")
    for option, value in zip(game.options, record["options"].tolist(), strict=True):
        text = option.decode(value)
        lines.append(f"{option.key} = {text if option.numbers else toml_value(text)}")
    lines.append("\n[table]")
    lines.extend(f"{key} = {toml_value(value)}" for key, value in table.items())
    for seat in seats:
        lines.append("\n[[seat]]")
        lines.extend(f"{key} = {toml_value(value)}" for key, value in seat.items())
    return "\n".join(lines) + "\n"


def toml_value(value: str | int | bool) -> str:
    """Return a plain value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'
