"""What commands print, as they print it."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from typing import Any, Final
from unittest import mock

from biberbau.cli import main
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import format_position
from biberbau.core.record import record_of
from tests.contract.matches import any_action, new_match, play_on, short_options

STOPS: Final = (0, 7, 23)
"""Actions of a match after which commands are asked about the position."""

GREW: Final = {"seconds", "interval"}
"""Keys of `simulate --json` that are not compared: how long it took, and what was not there from the beginning."""


def commands(game: Game) -> Iterator[str]:
    """Give the lines: positions and what may be done in them, a record, simulations."""
    for number, stop in enumerate(STOPS):
        yield from asked_of_position(game, game.seats[number], stop)
    yield from asked_of_record(game)
    simulated = ["simulate", game.name, "--json", "--seed", "5"]
    for seats in (game.seats[0], game.seats[-1]):
        few = [*simulated, "--players", str(seats), *shortened(game), "--threads", "1"]
        yield from shown([*few, "--games", "40", "--bots", "uniform"])
        yield from shown([*few, "--games", "12", "--bots", "careful"])
        yield from shown([*few, "--games", "1", "--bots", ",".join(["gnawer", *["careful"] * (seats - 1)])])
    yield from shown(
        [*simulated, *shortened(game), "--games", "1", "--bots", "search,careful", "--budget", "40", "--threads", "1"]
    )


def shortened(game: Game) -> list[str]:
    """Return options for matches of few rounds as arguments."""
    return [word for key, value in short_options(game, {}).items() for word in ("--option", f"{key}={value}")]


def asked_of_position(game: Game, seats: int, stop: int) -> Iterator[str]:
    """Give what `legal` and `apply` say of a position in the course of a match."""
    dice = FastStream(stop)
    match = new_match(game, seats, short_options(game, {}), stop)
    taken = 0
    while taken < stop and not match.over:
        if match.round_over:
            match.begin_round()
        match.apply(*any_action(match, dice))
        taken += 1
    position = format_position(match.states, game, stop, match.chance)
    yield "position"
    yield from position.splitlines()
    yield from shown(["legal", game.name, "-"], position)
    yield from shown(["legal", game.name, "-", "--json"], position)
    if match.round_over:
        yield from shown(["apply", game.name, "-", "next-round"], position)
    else:
        done = described(match, dice)
        yield from shown(["apply", game.name, "-", done], position)
        yield from shown(["apply", game.name, "-", done, "--json"], position)


def described(match: Match, dice: FastStream) -> str:
    """Return something that may be done, as `apply` is told it."""
    seat, action = any_action(match, dice)
    return f"{seat}:{match.game.format_action(action)}"


def asked_of_record(game: Game) -> Iterator[str]:
    """Give what `replay` says of a whole match."""
    match = new_match(game, game.seats[0], short_options(game, {}), 3)
    for _ in play_on(match, FastStream(3)):
        pass
    record = str(record_of(match))
    yield from shown(["replay", "-"], record)
    yield from shown(["replay", "-", "--json"], record)


def shown(arguments: list[str], typed: str = "") -> Iterator[str]:
    """Give a command and what it prints with this standard input; of a simulation without what may differ."""
    printed, complained = io.StringIO(), io.StringIO()
    keyboard = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with (
        mock.patch.object(sys, "stdin", keyboard),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(complained),
    ):
        status = main(arguments)
    yield f"$ biberbau {' '.join(arguments)}"
    if arguments[0] == "simulate":
        yield json.dumps(without(json.loads(printed.getvalue()), GREW))
    else:
        yield from printed.getvalue().splitlines()
    yield from complained.getvalue().splitlines()
    yield f"status {status}"


def without(value: Any, keys: set[str]) -> Any:
    """Return a JSON value without some keys, however deep they lie."""
    if isinstance(value, dict):
        return {key: without(held, keys) for key, held in value.items() if key not in keys}
    return [without(held, keys) for held in value] if isinstance(value, list) else value
