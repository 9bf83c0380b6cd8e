"""`biberbau train`: a player from nothing, as a file with its card."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from biberbau.cli.arguments import Arguments, add_game, add_json, add_options, file_path, number_from, one_of
from biberbau.cli.bad_input import BadInput, files_written, refused_as
from biberbau.cli.guests import GUESTS, read_guests
from biberbau.cli.inputs import read_bots, read_options, read_seats, read_variant
from biberbau.cli.output import print_json, progress
from biberbau.core.counted import counted

if TYPE_CHECKING:
    from biberbau.core.game import Game

TITLE = "train a player of one's own, a file that plays wherever bots do"

USUAL_MINUTES = 8
USUAL_PLAYOUTS = 400
MOST_MINUTES = 60 * 24 * 7
MOST_ROUNDS = 1_000_000
MOST_SEED = 2**20 - 1


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--out",
        type=file_path,
        required=True,
        metavar="FILE",
        help="write the player here, as in gang.npz, and go on from what lies beside it",
    )
    lasts = parser.add_mutually_exclusive_group()
    lasts.add_argument(
        "--minutes",
        type=number_from(1, MOST_MINUTES),
        metavar="M",
        help=f"train for so long, in all runs together (default: {USUAL_MINUTES})",
    )
    lasts.add_argument(
        "--rounds", type=number_from(1, MOST_ROUNDS), metavar="N", help="train for so many rounds, the same every time"
    )
    parser.add_argument(
        "--from",
        type=file_path,
        dest="parent",
        metavar="FILE",
        help="begin with this player (default: one that knows nothing)",
    )
    parser.add_argument(
        "--teacher",
        type=one_of("careful", "search", "self"),
        default="careful",
        help="careful (default), search, or self: learn from one's own play what did better than expected",
    )
    parser.add_argument(
        "--against",
        metavar="PLAYER",
        help="with the teacher self: learn to beat this player, as arena names them, who never learns",
    )
    parser.add_argument(
        "--playouts",
        type=number_from(1, 1_000_000),
        metavar="N",
        help=f"with how many of them search thinks about each answer (default: {USUAL_PLAYOUTS})",
    )
    parser.add_argument("--players", type=number_from(1), metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument(
        "--deals",
        type=number_from(0),
        default=200,
        metavar="N",
        help="measure it on so many, two at least (default: 200; 0: not)",
    )
    add_options(parser)
    parser.add_argument(
        "--seed", type=number_from(0, MOST_SEED), default=0, metavar="N", help="seed of everything random (default: 0)"
    )
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Train, measure, and say what came of it."""
    variant = read_variant(arguments.game)
    game = variant.game
    players = read_seats(game, variant.seats if arguments.players is None else arguments.players)
    options = read_options(game, arguments.options, players, variant.options)
    if arguments.deals == 1:
        raise BadInput("a share needs at least two deals for its interval: --deals 2 or more, or 0 to measure nothing")
    try:
        from biberbau.training import Length, Plan, TrainingError, in_words, measure, read_parent, train
    except ImportError as error:
        raise BadInput(f"train needs a learning library, an extra: pip install 'biberbau[train]' ({error})") from None
    from biberbau.arena.rivals import RivalError
    from biberbau.bots import SUFFIX, BotError, read_policy

    if arguments.out.suffix != SUFFIX:
        raise BadInput(f"the name of a policy file ends in {SUFFIX}, not as {arguments.out}")
    with files_written("--out"):
        if not arguments.out.parent.is_dir():
            raise BadInput(f"there is no folder {arguments.out.parent} to write {arguments.out.name} to")
        if arguments.out.is_dir():
            raise BadInput(f"{arguments.out} is a folder; name a file to write")
    minutes = USUAL_MINUTES if arguments.minutes is None and arguments.rounds is None else arguments.minutes
    if arguments.playouts is not None and arguments.teacher != "search":
        raise BadInput(f"--playouts is for a teacher that thinks, and {arguments.teacher} does not")
    if arguments.parent is not None and arguments.parent.resolve() == arguments.out.resolve():
        raise BadInput(f"--from and --out both name {arguments.out}; name a new file to write")
    against = read_target(arguments, game, players)
    with refused_as(TrainingError, BotError, RivalError):
        length, network, digest, hidden = Length(arguments.rounds, minutes), None, "", Plan.hidden
        if arguments.parent is not None:
            network, digest = read_parent(arguments.parent, game)
            hidden = len(network.bias_1), len(network.bias_2)
        playouts = (arguments.playouts or USUAL_PLAYOUTS) if arguments.teacher == "search" else 0
        plan = Plan(
            game,
            players,
            options,
            arguments.seed,
            arguments.teacher,
            playouts,
            digest,
            hidden,
            against=against,
            guests=read_guests([against] if against else []),
        )
        with progress(f"{game.name}, training", length.steps, lines=True) as step:
            standing = train(plan, length, arguments.out, command_of(arguments, minutes), step, network)
        with progress(f"{game.name}, measuring", (1 if against else 2) * arguments.deals, lines=True) as step:
            found = measure(plan, arguments.out, arguments.deals, step) if arguments.deals else []
        card, _ = read_policy(arguments.out)
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "players": players,
                "options": plan.as_json()["options"],
                "seed": plan.seed,
                "against": plan.against or None,
                "played": standing.played if against else None,
                "file": str(arguments.out),
                "rounds": standing.rounds,
                "seconds": round(standing.seconds, 1),
                "processor_seconds": round(standing.processor, 1),
                "training": card.training,
                "measured": [
                    {
                        "against": result.lineup[1],
                        "deals": result.deals,
                        "share": vars(result.bots[0].share),
                        "edge": vars(result.bots[0].edge),
                    }
                    for result in found
                ],
            }
        )
        return
    lasted, worked = standing.seconds / 60, standing.processor / 60
    rounds = counted(standing.rounds, "round", "rounds")
    print(f"{arguments.out}: {rounds} in {lasted:.1f} minutes, {worked:.1f} of a processor's")
    if against:
        print(f"{standing.played} rounds of the game played against {plan.target}")
    for result in found:
        print(in_words(plan, result))


def read_target(arguments: Arguments, game: Game, players: int) -> str:
    """Return the player that is learned against; empty where there is none."""
    if arguments.against is None:
        return ""
    if arguments.teacher != "self":
        raise BadInput("--against goes with --teacher self: nobody else teaches how to beat a player")
    out, file = arguments.out, Path(arguments.against)
    if file.resolve() == out.resolve() or arguments.against == out.name:
        raise BadInput(f"--against and --out both name {out.name}; name a new file to write")
    return read_bots(game, [arguments.against], players, GUESTS)[0]


def command_of(arguments: Arguments, minutes: int | None) -> str:
    """Return the command that trains the same, as the card names it."""
    words = ["biberbau", "train", arguments.game, "--out", arguments.out.name, "--seed", str(arguments.seed)]
    words += ["--minutes", str(minutes)] if arguments.rounds is None else ["--rounds", str(arguments.rounds)]
    words += [] if arguments.players is None else ["--players", str(arguments.players)]
    words += [] if arguments.parent is None else ["--from", arguments.parent.name]
    words += [] if arguments.teacher == "careful" else ["--teacher", arguments.teacher]
    words += [] if arguments.against is None else ["--against", Path(arguments.against).name]
    words += [] if arguments.playouts is None else ["--playouts", str(arguments.playouts)]
    for key, value in arguments.options:
        words += ["--option", f"{key}={value}"]
    return shlex.join(words)
