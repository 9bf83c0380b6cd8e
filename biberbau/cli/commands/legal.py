"""`biberbau legal`: what may be done in a position."""

from __future__ import annotations

import argparse

from biberbau.cli.arguments import Arguments, add_game, add_json, number_from
from biberbau.cli.bad_input import BadInput
from biberbau.cli.inputs import read_position
from biberbau.cli.output import print_json
from biberbau.cli.situation import legal_actions, situation, situation_lines

TITLE = "list the legal actions in a position"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("position", metavar="POSITION_FILE", help="a position file, or - for standard input")
    parser.add_argument("--seat", type=number_from(0), metavar="N", help="only this seat")
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Print the legal actions."""
    match, _ = read_position(arguments.game, arguments.position)
    if arguments.seat is not None and arguments.seat >= match.seats:
        raise BadInput(f"there is no seat {arguments.seat}; seats are 0 to {match.seats - 1}")
    seats = match.actors() if arguments.seat is None else (arguments.seat,)
    if arguments.json:
        print_json({**situation(match), "legal": legal_actions(match, seats)})
    elif arguments.seat is not None:
        print(" ".join(legal_actions(match, seats)[str(arguments.seat)]) or f"seat {arguments.seat} is not to act")
    else:
        print("\n".join(situation_lines(match)))
