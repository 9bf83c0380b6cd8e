"""`biberbau play`: a match at the terminal, line by line, against bots."""

from __future__ import annotations

import argparse
import re
import secrets

from biberbau.cli.arguments import Arguments, add_game, add_language, add_options, names, number_from
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import new_match, read_bots, read_options, read_seats, read_variant
from biberbau.cli.language import chosen_language

TITLE = "play at the terminal against bots"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("--seats", type=number_from(1), metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--seat", type=number_from(0), default=0, metavar="N", help="your seat, from 0 (default: 0)")
    parser.add_argument("--bots", type=names, default=[], metavar="NAMES", help="one bot, or one per other seat")
    add_options(parser)
    parser.add_argument(
        "--seed", metavar="SEED", help="64 hexadecimal digits for a certain deal (default: a secret one)"
    )
    add_language(parser)


def run(arguments: Arguments) -> None:
    """Play a match."""
    from biberbau.bots import BotError
    from biberbau.cli.terminal_match import TerminalMatch

    variant = read_variant(arguments.game)
    game = variant.game
    seats = read_seats(game, variant.seats if arguments.seats is None else arguments.seats)
    if arguments.seat >= seats:
        raise BadInput(f"there is no seat {arguments.seat}; seats are 0 to {seats - 1}")
    bots = read_bots(game, arguments.bots, seats - 1)
    bots.insert(arguments.seat, "")
    options = read_options(game, arguments.options, seats, variant.options)
    seed = read_seed(arguments.seed)
    match = new_match(game, seats, f"seed:{seed.hex()}", options)
    with refused_as(BotError):
        TerminalMatch(match, arguments.seat, bots, chosen_language(arguments.language)).play()


def read_seed(text: str | None) -> bytes:
    """Return the deal seed: the one named, or one that nobody can know."""
    if text is None:
        return secrets.token_bytes(32)
    if not re.fullmatch(r"[0-9A-Fa-f]{64}", text):
        raise BadInput(f"a deal seed has 64 hexadecimal digits, and '{text[:80]}' has not")
    return bytes.fromhex(text)
