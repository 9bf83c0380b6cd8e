"""`biberbau replay`: a record, move by move."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from biberbau.cli.arguments import Arguments, add_json, add_language, number_from
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import read_record
from biberbau.cli.language import chosen_language
from biberbau.cli.output import print_json
from biberbau.cli.situation import situation, situation_lines

if TYPE_CHECKING:
    from biberbau.core.game import Game
    from biberbau.core.match import Match
    from biberbau.core.record import Record
    from biberbau.core.telling import Listener

TITLE = "show a record move by move"

BEHIND_NOTATION = 16
"""Columns that the seat and the notation of an action take."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="a file with a record, - for standard input, or the record")
    parser.add_argument("--until", type=number_from(0), metavar="N", help="stop after the first N actions")
    parser.add_argument("--seat", type=number_from(0), metavar="N", help="see it with the eyes of this seat")
    add_language(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Print the moves and the table after them."""
    from biberbau.core.position import format_position
    from biberbau.core.telling import Listener, seat_names

    record, game = read_record(arguments.record)
    language = chosen_language(arguments.language)
    match = start(record, game)
    if arguments.seat is not None and arguments.seat >= match.seats:
        raise BadInput(f"there is no seat {arguments.seat}; seats are 0 to {match.seats - 1}")
    listener = Listener(language, seat_names(language, match.seats))
    moves = play_through(match, record.actions[: arguments.until], listener, arguments.seat)
    wrong = record.contradiction(match) if len(moves) == len(record.actions) else None
    if wrong is not None and (record.ended or record.result is not None):
        print(f"biberbau replay: {wrong}", file=sys.stderr)
    if arguments.json:
        position = format_position(match.states, game, 0) if arguments.seat is None else None
        print_json({**situation(match), "seats": match.seats, "moves": moves, "position": position})
        return
    print_moves(record, moves)
    print()
    print_table(match, listener, arguments.seat)
    if record.ended and len(moves) == len(record.actions):
        print("the match was ended early, and nobody has won it")


def start(record: Record, game: Game) -> Match:
    """Return the match before its first action."""
    from dataclasses import replace

    from biberbau.core.record import replay

    with refused_as(ValueError):
        return replay(replace(record, actions=[]), game)


def play_through(
    match: Match, actions: list[tuple[int, str]], listener: Listener, eyes: int | None
) -> list[dict[str, Any]]:
    """Take the actions and return each as data; without `eyes`, each as the seat saw it that acted."""
    from biberbau.core.reasons import NotationError
    from biberbau.core.telling import apply_and_tell

    moves: list[dict[str, Any]] = []
    for number, (seat, action) in enumerate(actions, 1):
        try:
            if match.round_over and not match.over:
                match.begin_round()
            if not 0 <= seat < match.seats:
                raise NotationError(f"there is no seat {seat}")
            told = apply_and_tell(match, seat, match.game.parse_action(action), seat if eyes is None else eyes)
        except ValueError as error:
            raise BadInput(f"action {number} of the record, {seat}:{action}: {error}") from None
        sentences = [listener.sentence(sentence) for sentence in told]
        hidden = eyes is not None and match.game.conceals(match.view(eyes), seat)
        shown = None if hidden else action
        round_number = int(match.record["round_number"])
        moves.append({"number": number, "round": round_number, "seat": seat, "action": shown, "sentences": sentences})
    return moves


def print_moves(record: Record, moves: list[dict[str, Any]]) -> None:
    """Print what was played on, and one line for each action."""
    options = " ".join(f"{key}={value}" for key, value in record.options.items())
    game = f"{record.game}/{record.version}{' with ' if record.variant else ''}{record.variant}"
    print(f"{game}, {record.seats} seats{', ' if options else ''}{options}")
    shown_round = 0
    for move in moves:
        if move["round"] != shown_round:
            shown_round = move["round"]
            print(f"\nround {shown_round}")
        notation = f"{move['seat']}:{move['action'] or '?'}"
        print(f"{move['number']:>4}  {notation:<{BEHIND_NOTATION}}  {' '.join(move['sentences'])}")


def print_table(match: Match, listener: Listener, eyes: int | None) -> None:
    """Print the table as it stands, and the result if there is one."""
    from biberbau.core.telling import draw

    print("\n".join(draw(match.view(eyes), listener)))
    if match.round_over:
        print("\n".join(situation_lines(match)))
