"""`biberbau bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

from biberbau.cli.arguments import Arguments, add_json, number_from
from biberbau.cli.bad_input import BadInput
from biberbau.cli.inputs import read_game
from biberbau.cli.output import print_json, progress

TITLE = "measure how fast the rules are on this machine"

CEILING_RUNS = 3


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="games to measure (default: all)")
    parser.add_argument(
        "--matches",
        type=number_from(1),
        default=4000,
        metavar="N",
        help="random matches per repetition (default: 4000)",
    )
    parser.add_argument(
        "--ceiling",
        type=Path,
        metavar="PROGRAM",
        help="a hand-written program to compare with: it prints a JSON object with game and decisions_per_second",
    )
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Measure and print."""
    from biberbau.cli.measuring import describe_machine, measure_game
    from biberbau.games import GAMES

    games = [read_game(name) for name in arguments.games or GAMES]
    ceilings = {} if arguments.ceiling is None else read_ceiling(arguments.ceiling)
    figures: dict[str, Any] = {}
    with progress("measuring", len(games)) as step:
        for game in games:
            figures[game.name] = measure_game(game, arguments.matches)
            step(1)
    for name, speed in ceilings.items():
        if name in figures:
            figures[name]["ceiling_decisions_per_second"] = round(speed)
            figures[name]["share_of_ceiling"] = round(figures[name]["decisions_per_second"] / speed, 3)
    if arguments.json:
        print_json({"machine": describe_machine(), "games": figures})
        return
    print(", ".join(f"{key} {value}" for key, value in describe_machine().items()))
    for name, measured in figures.items():
        print(f"\n{name}")
        for key, value in flatten(measured).items():
            print(f"  {key:<32} {value:>14,}")


def read_ceiling(program: Path) -> dict[str, float]:
    """Run a ceiling program some times and return the best speed it prints, by the name of its game."""
    try:
        runs = [
            json.loads(subprocess.run([program.resolve()], capture_output=True, text=True, check=True).stdout)
            for _ in range(CEILING_RUNS)
        ]
        return {runs[0]["game"]: max(float(run["decisions_per_second"]) for run in runs)}
    except (OSError, subprocess.CalledProcessError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{program} is no program that prints how fast a game is: {error!r}") from None


def flatten(measured: dict[str, Any]) -> dict[str, Any]:
    """Return the figures with the threads' beside the others."""
    flat = {key: value for key, value in measured.items() if key != "threads"}
    return flat | {f"decisions_per_second, {threads} threads": speed for threads, speed in measured["threads"].items()}
