"""`biberbau apply`: take actions in a position and print the whole position that comes of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from biberbau.cli.arguments import SEED, Arguments, add_game, add_json
from biberbau.cli.bad_input import BadInput
from biberbau.cli.inputs import LONGEST_SHOWN, read_position
from biberbau.cli.output import print_json
from biberbau.cli.situation import situation

if TYPE_CHECKING:
    from biberbau.core.chance import FastStream
    from biberbau.core.match import Match

TITLE = "take actions in a position and print the position that comes of them"

NEXT_ROUND = "next-round"
"""Instead of an action: deal the next round after one is over."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("position", metavar="POSITION_FILE", help="a position file, or - for standard input")
    parser.add_argument(
        "actions",
        metavar="ACTION",
        nargs="+",
        help=f"SEAT:ACTION, or ACTION for the only seat that is to act, or {NEXT_ROUND}",
    )
    parser.add_argument(
        "--seed", type=SEED, metavar="N", help="seed of the chance that follows (default: the position's)"
    )
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Take the actions and print the position."""
    from biberbau.core.position import format_position

    match, seed = read_position(arguments.game, arguments.position)
    if arguments.seed is not None:
        seed = arguments.seed
    for action in arguments.actions:
        seed = take(match, action, seed)
    position = format_position(match.states, match.game, seed, match.chance)
    if arguments.json:
        print_json({**situation(match), "chance": match.chance, "seed": seed, "position": position})
    else:
        print(position, end="")


def take(match: Match, text: str, seed: int) -> int:
    """Take one action, with chance from `seed`, and return the seed of the position after it.

    The seed changes exactly when chance was used, so taking actions one by one or together comes to the same.
    """
    from biberbau.core.chance import FastStream
    from biberbau.core.errors import MatchError
    from biberbau.core.reasons import IllegalAction, NotationError

    stream = FastStream(seed)
    match.stream = stream
    used = len(match.chance)
    if text == NEXT_ROUND:
        try:
            match.begin_round()
        except MatchError as error:
            raise BadInput(str(error)) from None
    else:
        seat, action = read_action(match, text)
        try:
            match.apply(seat, match.game.parse_action(action))
        except (IllegalAction, NotationError) as error:
            raise BadInput(f"{seat}:{action}: {error}") from None
    return next_seed(stream) if len(match.chance) > used else seed


def next_seed(stream: FastStream) -> int:
    """Return a seed for what comes after a used stream."""
    return stream.below(2**31) << 32 | stream.below(2**32)


def read_action(match: Match, text: str) -> tuple[int, str]:
    """Return the seat and the action's notation."""
    seat, colon, action = text.partition(":")
    if colon:
        # There are digits of other writings, and a number of thousands of digits is none to Python.
        if seat not in map(str, range(match.seats)):
            raise BadInput(f"'{text[:LONGEST_SHOWN]}' begins with no seat; seats are 0 to {match.seats - 1}")
        return int(seat), action
    actors = match.actors()
    if len(actors) == 1:
        return actors[0], text
    if actors:
        raise BadInput(f"seats {', '.join(map(str, actors))} are to act: write SEAT:{text}")
    raise BadInput("the match is over" if match.over else f"the round is over; the next begins with {NEXT_ROUND}")
