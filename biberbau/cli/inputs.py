"""Reading what commands are given: games, files, positions and records.  Every failure is BadInput."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.core.counted import counted

if TYPE_CHECKING:
    from biberbau.bots import Budget
    from biberbau.core.game import Game
    from biberbau.core.match import Match
    from biberbau.core.record import Record
    from biberbau.core.workers import Workers
    from biberbau.games.variant import Variant

LARGEST_FILE = 16_000_000
"""In bytes; a position or a record is far smaller."""
LONGEST_SHOWN = 80
"""Letters of what somebody has said in place of a file's name."""


def read_game(name: str) -> Game:
    """Return the game called `name`, or that of the variant in the file with this name."""
    return read_variant(name).game


def read_variant(source: str) -> Variant:
    """Return a game by its name, with its usual options, or a variant: by its name, or from a file.

    "-" is standard input.
    """
    from biberbau.core.errors import GameError
    from biberbau.games import UnknownGame, game_names
    from biberbau.games.variant import VariantError, read_variant, variant_of

    if source not in game_names() and (source == "-" or is_file(source)):
        with refused_as(GameError, VariantError, of="standard input" if source == "-" else source):
            return read_variant(read_text(source))
    with refused_as(UnknownGame, GameError, VariantError):
        if source not in game_names() and Path(source).suffix:
            raise BadInput(f"there is no game and no file called '{source}'; games are {', '.join(game_names())}")
        return variant_of(source)


def is_file(source: str) -> bool:
    """Whether there is a file or a pipe of this name; BadInput where the system cannot say, as of a text for a name."""
    try:
        return Path(source).exists() and not Path(source).is_dir()
    except OSError as error:
        raise BadInput(f"cannot read {source[:LONGEST_SHOWN]}: {error.strerror or error}") from None


def read_options(
    game: Game, chosen: list[tuple[str, str]], seats: int, usual: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Return table options of `game`, checked together with the number of seats; none may be chosen twice.

    `usual` are those of a variant, which may be chosen otherwise.
    """
    from biberbau.core.options import OptionError

    options = {**(usual or {}), **chosen_once(chosen)}
    with refused_as(OptionError):
        game.check_table(seats, game.encode_options(options).tolist())
    return options


def chosen_once(chosen: list[tuple[str, str]]) -> dict[str, str]:
    """Return table options by their names; none may be given twice."""
    for key, _ in chosen:
        if sum(key == other for other, _ in chosen) > 1:
            raise BadInput(f"option {key} is given twice")
    return dict(chosen)


def read_seats(game: Game, seats: int) -> int:
    """Return the number of seats, checked."""
    with refused_as(ValueError):
        game.check_seats(seats)
    return seats


def find_modules_here() -> None:
    """Let bots of one's own lie in the current folder, too; what is installed goes before them.

    A program that is installed does not look there, as `python -m` does; nor does this where Python is told to be safe.
    """
    here = os.getcwd()
    if not sys.flags.safe_path and here not in sys.path:
        sys.path.append(here)


def read_bots(game: Game, chosen: list[str], seats: int, guests: Collection[str] = ()) -> list[str]:
    """Return one bot for each seat; a single name, policy file, or path as in `module:Class`, stands for all.

    Where none is chosen, the best that acts at once plays.  `guests` are names of bots from elsewhere; where these may
    come, each may think for a time of its own (`biberbau.bots.thinking_time`).
    """
    from biberbau.bots import BotError, BudgetError, UnknownBot, bot_named, full_name, is_own, names, paced, stand_in

    chosen = chosen or [stand_in(game)]
    known = [*names(game), *guests]
    for name in chosen:
        with refused_as(BudgetError):
            plain = paced(name)[0] if guests else name
        if is_own(plain):
            find_modules_here()
            with refused_as(BotError):
                bot_named(plain, game)
            continue
        with refused_as(UnknownBot):
            plain = plain if plain in known else full_name(plain)
        if plain not in known:
            raise BadInput(f"{game.name} has no bot '{name}'; there are {', '.join(known)}")
    if len(chosen) not in (1, seats):
        enough = "one" if seats == 1 else f"one or {seats}"
        raise BadInput(
            f"{len(chosen)} bots are named for {counted(seats, 'seat', 'seats')} of {game.name}; name {enough}"
        )
    return chosen * (seats if len(chosen) == 1 else 1)


def read_budget(text: str) -> Budget:
    """Return how long bots may think."""
    from biberbau.bots import Budget, BudgetError

    with refused_as(BudgetError):
        return Budget.parse(text)


def read_workers(threads: int | None, ray: bool) -> Workers:
    """Return who does the work that `add_workers` asks about."""
    from biberbau.core.workers import RayMissing, on_ray, on_threads

    if not ray:
        return on_threads(threads)
    if threads:
        raise BadInput("--threads and --ray do not go together: a cluster has as many workers as it has cores")
    with refused_as(RayMissing):
        return on_ray()


def read_text(source: str) -> str:
    """Return the text of a file, or of standard input for "-"."""
    if not source:
        raise BadInput("the name of a file is empty")
    try:
        if source == "-":
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(source).open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"cannot read {source}: {reason}") from None
    where = "standard input" if source == "-" else source
    if len(content) > LARGEST_FILE:
        raise BadInput(f"{where} is larger than {LARGEST_FILE} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{where} is not UTF-8 text: byte {error.start} cannot be read") from None


def read_position(name: str, source: str) -> tuple[Match, int]:
    """Return a match of the game called `name` that goes on from a position file, and the position's seed.

    If the position says of which variant it is, it is of that one.
    """
    from biberbau.core.chance import FastStream
    from biberbau.core.match import Match
    from biberbau.core.position import PositionError, game_of_position, parse_position

    game = read_game(name)
    text = read_text(source)
    with refused_as(PositionError, of="standard input" if source == "-" else source):
        game = game_of_position(text, game)
        states, seed = parse_position(text, game)
    return Match(game, states, FastStream(seed)), seed


def read_record(source: str) -> tuple[Record, Game]:
    """Return the record in a file, on standard input ("-"), or written out as the argument itself."""
    from biberbau.core.reasons import NotationError
    from biberbau.core.record import FORMAT, parse_record

    text = source if source.startswith(FORMAT) else read_text(source)
    where = "the record" if source.startswith(FORMAT) else "standard input" if source == "-" else source
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) != 1:
        raise BadInput(f"{where}: a record is one line, and there are {len(lines)}")
    with refused_as(NotationError, of=where):
        record = parse_record(lines[0])
    from biberbau.core.constants import ConstantError
    from biberbau.core.errors import GameError
    from biberbau.games import UnknownGame, game_named

    with refused_as(UnknownGame, GameError, ConstantError):
        return record, game_named(record.game, record.version, record.variant)


def new_match(game: Game, seats: int, label: str, options: Mapping[str, str]) -> Match:
    """Start a match whose chance is named by a stream's label."""
    from biberbau.core.chance import stream_from
    from biberbau.core.match import Match

    with refused_as(ValueError):
        return Match.new(game, seats, stream_from(label), options)
