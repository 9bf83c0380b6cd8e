"""`biberbau bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
from typing import Any

from biberbau.cli.arguments import Arguments, add_json, file_path, number_from
from biberbau.cli.bad_input import BadInput
from biberbau.cli.inputs import read_game
from biberbau.cli.output import print_json, progress

TITLE = "measure how fast the rules are on this machine"

MOST_MATCHES = 100_000_000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="games to measure (default: all)")
    parser.add_argument(
        "--matches",
        type=number_from(1, MOST_MATCHES),
        default=20_000,
        metavar="N",
        help="random matches per repetition (default: 20000)",
    )
    parser.add_argument(
        "--ceiling",
        type=file_path,
        metavar="FILE",
        help="a hand-written C++ source or program of the one game named, to run by turns with the rules",
    )
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Measure and print."""
    from biberbau.cli.ceiling import beside_ceiling, ceiling_program
    from biberbau.cli.measuring import describe_machine, measure_game
    from biberbau.games import GAMES

    games = [read_game(name) for name in arguments.games or GAMES]
    if arguments.ceiling is not None and len(games) != 1:
        raise BadInput("--ceiling belongs to one game: name it")
    figures: dict[str, Any] = {}
    with ceiling_program(arguments.ceiling) as program, progress("measuring", len(games)) as step:
        for game in games:
            figures[game.name] = measure_game(game, arguments.matches)
            if program is not None:
                figures[game.name] |= beside_ceiling(game, program, arguments.matches)
            step(1)
    if arguments.json:
        print_json({"machine": describe_machine(), "games": figures})
        return
    print(", ".join(f"{key} {value}" for key, value in describe_machine().items()))
    for name, measured in figures.items():
        print(f"\n{name}")
        for key, value in flatten(measured).items():
            print(f"  {key:<38} {value:>14,}")


def flatten(measured: dict[str, Any]) -> dict[str, Any]:
    """Return the figures with those by threads and by players beside the others."""
    flat = {key: value for key, value in measured.items() if not isinstance(value, dict)}
    flat |= {f"decisions_per_second, {threads} threads": speed for threads, speed in measured["threads"].items()}
    for seats, search in measured["search"].items():
        flat |= {f"search, {seats} players, {key}": value for key, value in search.items()}
    return flat
