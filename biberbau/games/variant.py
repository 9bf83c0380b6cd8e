"""A variant: a game with other constants and the options of its table, under a name, as a small TOML text.

Some come with the house (`SHELF`) and are found by their name wherever a game is.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from biberbau.core.chosen import as_texts
from biberbau.core.constants import SECTION, ConstantError, read_toml
from biberbau.core.errors import BiberbauError, GameError
from biberbau.core.game import Game
from biberbau.core.options import OptionError
from biberbau.games import UnknownGame, game_named, game_names

LONGEST_NAME = 80
LONGEST_TEXT = 65_536
"""In characters."""
KEYS = ("game", "name", "seats")
TABLES = ("options", SECTION)
SHELF: Final = Path(__file__).parent / "variants"
"""Where the variants lie that come with the house, each in a file with its name."""


class VariantError(BiberbauError, ValueError):
    """A text that describes no variant."""

    why: ConstantError | None = None
    """What the game has against its numbers, if it is that."""

    @staticmethod
    def of(why: ConstantError) -> VariantError:
        """Return what is wrong with the numbers of a variant, or with how it is written."""
        error = VariantError(str(why))
        error.why = why
        return error


@dataclass(frozen=True)
class Written:
    """What a text says of a variant, before the game with its numbers is there."""

    game: Game
    """The standard game."""
    changed: str
    """What is changed of its numbers, as one word."""
    name: str
    seats: int | None
    options: dict[str, str]


@dataclass(frozen=True)
class Variant:
    """A game as it is played at one kind of table."""

    game: Game
    """With the constants of the variant."""
    name: str
    seats: int
    options: dict[str, str]
    """Those that are not as usual, as text."""

    def with_options(self, chosen: Mapping[str, str | int] | None) -> dict[str, str]:
        """Return them with others that are chosen beside or instead; OptionError for what does not name any."""
        return self.options | as_texts(chosen)

    def __str__(self) -> str:
        named = self.name if self.game.variant in self.name else f"{self.name} ({self.game.variant})"
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return ", ".join([named, f"{self.seats} players", *chosen])


def standard(game: Game, seats: int | None = None, options: Mapping[str, str] | None = None) -> Variant:
    """Return a game with these options; as many seats as it needs unless so many are wanted."""
    return checked(game, game.called, game.seats[0] if seats is None else seats, options or {})


def read_variant(text: str) -> Variant:
    """Return the variant that a text describes (`read_written`); VariantError names what is wrong with it."""
    written = read_written(text)
    game = game_named(written.game.name, variant=written.changed)
    return checked(game, written.name, game.seats[0] if written.seats is None else written.seats, written.options)


def read_written(text: str) -> Written:
    """Return what a text says of a variant; VariantError names what is wrong with it.

    At its top stand `game`, `name` and `seats`, of which only the game is needed, under `[constants]` what is changed
    of the game's constants, and under `[options]` options of the table by their names, as words, numbers or, for those
    that are on or off, true and false.
    """
    if not isinstance(text, str):
        raise VariantError(f"a variant is a text, as in 'game = \"biber-gang\"', and not {type(text).__name__}")
    if len(text) > LONGEST_TEXT:
        raise VariantError(f"a variant has at most {LONGEST_TEXT} characters")
    try:
        content = read_toml(text)
    except ConstantError as error:
        raise VariantError.of(error) from None
    for key in content:
        if key not in (*KEYS, *TABLES):
            raise VariantError(f"a variant has {', '.join(KEYS)}, [options] and [{SECTION}], and no '{key[:40]}'")
    for key in TABLES:
        if not isinstance(content.get(key, {}), dict):
            raise VariantError(f"{key} is a table, [{key}], with a line for each")
    found = {key: content.get(key) for key in KEYS}
    if not isinstance(found["game"], str):
        raise VariantError('a variant names its game, as in game = "biber-gang"')
    try:
        game = game_named(found["game"])
        changed = game.changing.read(content[SECTION]) if content.get(SECTION) else ""
    except ConstantError as error:
        raise VariantError.of(error) from None
    except (UnknownGame, GameError) as error:
        raise VariantError(str(error)) from None
    name = game.name if found["name"] is None else found["name"]
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise VariantError(f"the name of a variant is one line of at most {LONGEST_NAME} letters")
    seats = found["seats"]
    if isinstance(seats, bool) or not isinstance(seats, int | None):
        raise VariantError("seats is a whole number")
    options = {key: as_text(key, value) for key, value in content.get("options", {}).items()}
    try:
        game.encode_options(options)
    except OptionError as error:
        raise VariantError(str(error)) from None
    return Written(game, changed, name, seats, options)


def text_of(game: Game, changed: str, options: Mapping[str, str]) -> str:
    """Return a text that describes a variant of a standard game, as `read_written` reads it."""
    usual = {option.key: option.default for option in game.options}
    other = {key: value for key, value in options.items() if usual.get(key) != value}
    numbers = game.changing.toml_of(changed)
    lines = [f'game = "{game.name}"', *(["", f"[{SECTION}]", *numbers] if numbers else [])]
    lines += ["", "[options]", *(f'{key} = "{value}"' for key, value in other.items())] if other else []
    return "\n".join(lines) + "\n"


@functools.cache
def variant_files() -> dict[str, Path]:
    """Return the files of the variants that come with the house, by name."""
    return {file.stem: file for file in sorted(SHELF.glob("*.toml"))}


def variants_of(game: Game) -> dict[str, Written]:
    """Return the variants of a game that come with the house, by name."""
    return {name: written for name, written in all_written().items() if written.game is game}


@functools.cache
def all_written() -> dict[str, Written]:
    """Return all variants that come with the house, by name."""
    return {name: read_written(file.read_text(encoding="utf-8")) for name, file in variant_files().items()}


def variant_of(game: str | Game | Variant) -> Variant:
    """Return a variant, by itself or by its name, or a game with its usual options for as few as can play it.

    UnknownGame for what is none of these.
    """
    if isinstance(game, Variant):
        return game
    if not isinstance(game, str | Game):
        raise UnknownGame(f"a game is one of {', '.join(game_names())} or a variant, not {game!r}")
    if isinstance(game, str) and game not in game_names() and game in variant_files():
        return read_variant(variant_files()[game].read_text(encoding="utf-8"))
    return standard(game if isinstance(game, Game) else game_named(game))


def as_text(key: str, value: object) -> str:
    """Return the value of an option as it is written everywhere else."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int | str):
        return str(value)
    raise VariantError(f"option {key} is a word, a number, true or false")


def checked(game: Game, name: str, seats: int, options: Mapping[str, str]) -> Variant:
    """Return a variant whose seats and options go together; VariantError if they do not."""
    try:
        game.check_seats(seats)
        game.check_table(seats, game.encode_options(options).tolist())
    except (OptionError, ValueError) as error:
        raise VariantError(str(error)) from None
    return Variant(game, name, seats, dict(options))
