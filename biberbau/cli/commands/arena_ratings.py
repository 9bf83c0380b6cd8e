"""`biberbau ratings`: people and bots on one scale, from files of results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from biberbau.cli.arguments import Arguments, add_json, file_path
from biberbau.cli.bad_input import BadInput, files_read, refused_as
from biberbau.cli.inputs import read_game
from biberbau.cli.output import print_json

if TYPE_CHECKING:
    from biberbau.reviews.rating import RatedMatch

TITLE = "rate people and bots on one scale, from files of results"

MOST_DRIFT = 10.0


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "files",
        type=file_path,
        nargs="+",
        metavar="FILE",
        help="results in order of time, as `biberbau arena --out` keeps them",
    )
    parser.add_argument(
        "--drift",
        type=drift,
        default=0.0,
        metavar="TAU",
        help="how much anybody's strength may change from match to match: 0 for bots, 0.08 for people (default: 0)",
    )
    add_json(parser)


def drift(text: str) -> float:
    """Convert a drift."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MOST_DRIFT:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to {MOST_DRIFT:g}")
    return value


def run(arguments: Arguments) -> None:
    """Rate and print."""
    from biberbau.arena.store import StoreError, read_matches
    from biberbau.reviews.rating import rate

    with refused_as(StoreError), files_read():
        found = [read_matches(path) for path in arguments.files]
        first = found[0][0]
        game = read_game(first.partition(" with ")[0])
        for path, (name, _) in zip(arguments.files, found, strict=True):
            if name != first:
                raise BadInput(
                    f"{path} is about {name} and {arguments.files[0]} about {first}: rate one game at a time"
                )

        def matches() -> Iterator[RatedMatch]:
            for _, some in found:
                yield from some

        ratings = rate(matches(), game.better, arguments.drift)
    if arguments.json:
        print_json({"game": game.name, "ratings": [asdict(one) | {"ordinal": one.ordinal} for one in ratings]})
        return
    width = max(10, *(len(one.player) for one in ratings)) if ratings else 10
    print(f"{'player':<{width}}  rating  uncertainty  at least  matches")
    for one in ratings:
        print(f"{one.player:<{width}}  {one.mu:6.2f}  {one.sigma:11.2f}  {one.ordinal:8.2f}  {one.matches:7}")
