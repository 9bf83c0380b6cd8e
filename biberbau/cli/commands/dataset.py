"""`biberbau dataset`: matches with every decision as arrays, for who learns from them."""

from __future__ import annotations

import argparse
import time

from biberbau.cli.arguments import (
    Arguments,
    add_budget,
    add_game,
    add_json,
    add_options,
    add_seed,
    add_workers,
    folder_path,
    names,
    number_from,
)
from biberbau.cli.bad_input import refused_as
from biberbau.cli.guests import GUESTS, read_guests
from biberbau.cli.inputs import read_bots, read_budget, read_options, read_seats, read_variant, read_workers
from biberbau.cli.output import print_json, progress
from biberbau.core.counted import counted

TITLE = "write matches among bots with every decision, as arrays to learn from"

MOST_MATCHES = 10_000_000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--out", type=folder_path, required=True, metavar="FOLDER", help="write here, and go on from what is there"
    )
    parser.add_argument("--players", type=number_from(1), metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--games", type=number_from(1, MOST_MATCHES), default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--bots", type=names, default=[], metavar="NAMES", help="one bot, or one per seat")
    parser.add_argument("--legal", action="store_true", help="keep the legal actions of each decision, too")
    parser.add_argument(
        "--values",
        type=number_from(0, 1_000_000),
        default=0,
        metavar="PLAYOUTS",
        help="with so many playouts say what each legal action is worth (takes long)",
    )
    parser.add_argument(
        "--per-part", type=number_from(1), default=16, metavar="N", help="matches in one file (default: 16)"
    )
    parser.add_argument(
        "--form",
        choices=("npz", "parquet"),
        default="npz",
        help="what the files are (parquet: with the extra of that name)",
    )
    add_budget(parser)
    add_options(parser)
    add_seed(parser)
    add_workers(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Write and say what has been written."""
    variant = read_variant(arguments.game)
    game = variant.game
    players = read_seats(game, variant.seats if arguments.players is None else arguments.players)
    bots = read_bots(game, arguments.bots, players, GUESTS)
    options = read_options(game, arguments.options, players, variant.options)
    budget = read_budget(arguments.budget)
    workers = read_workers(arguments.threads, arguments.ray)
    guests = read_guests(bots)
    from biberbau.arena.rivals import RivalError
    from biberbau.bots import BotError
    from biberbau.core.errors import GameError
    from biberbau.envs.dataset import DatasetError, Plan, write_dataset

    begun = time.perf_counter()
    with (
        progress(game.name, arguments.games, lines=True) as step,
        refused_as(DatasetError, GameError, BotError, RivalError),
    ):
        plan = Plan(
            game,
            tuple(bots),
            options,
            arguments.seed,
            budget,
            arguments.legal or arguments.values > 0,
            arguments.values,
            arguments.per_part,
            arguments.form,
            guests,
        )
        written = write_dataset(arguments.out, plan, arguments.games, workers, step)
    seconds = time.perf_counter() - begun
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "players": players,
                "bots": bots,
                "options": plan.as_json()["options"],
                "seed": plan.seed,
                "folder": str(arguments.out),
                "matches": written.matches,
                "choices": written.choices,
                "parts": written.parts,
                "bytes": written.size,
                "played": written.played,
                "seconds": round(seconds, 3),
            }
        )
    else:
        everybody, games = counted(players, "player", "players"), counted(written.matches, "game", "games")
        print(f"{game.name}, {everybody}, {games} from seed {plan.seed}")
        choices, parts = counted(written.choices, "choice", "choices"), counted(written.parts, "part", "parts")
        print(f"{choices} in {parts}, {counted(written.played, 'game', 'games')} played now")
