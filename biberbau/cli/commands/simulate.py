"""`biberbau simulate`: many matches among bots, summed up by seat."""

from __future__ import annotations

import argparse
import time
from typing import Any

from biberbau.cli.arguments import (
    Arguments,
    add_budget,
    add_game,
    add_json,
    add_options,
    add_seed,
    add_threads,
    names,
    number_from,
)
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.guests import GUESTS, read_guests
from biberbau.cli.inputs import read_bots, read_budget, read_options, read_seats, read_variant
from biberbau.cli.output import print_json, print_left_out, progress
from biberbau.core.counted import counted

TITLE = "let bots play many matches and sum them up"

MOST_GAMES = 100_000_000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("--players", type=number_from(1), metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--games", type=number_from(1, MOST_GAMES), default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--bots", type=names, default=["uniform"], metavar="NAMES", help="one bot, or one per seat")
    add_budget(parser)
    add_options(parser)
    add_seed(parser)
    add_threads(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Simulate and print."""
    variant = read_variant(arguments.game)
    game = variant.game
    players = read_seats(game, variant.seats if arguments.players is None else arguments.players)
    bots = read_bots(game, arguments.bots, players, GUESTS)
    options = read_options(game, arguments.options, players, variant.options)
    budget = read_budget(arguments.budget)
    if arguments.seed + arguments.games > 2**62:
        raise BadInput(f"seed {arguments.seed} is too large for {arguments.games} games: seeds end at 2**62")
    guests = read_guests(bots)
    from biberbau.arena.rivals import RivalError
    from biberbau.arena.simulation import Simulation, deviation
    from biberbau.bots import BotError

    simulation = Simulation(game, bots, options, arguments.seed, arguments.games, budget, guests)
    begun = time.perf_counter()
    with progress(game.name, arguments.games) as step, refused_as(RivalError, BotError):
        simulated = simulation.run(arguments.threads, step)
    seconds = time.perf_counter() - begun
    lengths = simulated.lengths
    result = {
        "game": game.name,
        **({"variant": game.variant} if game.variant else {}),
        "players": players,
        "games": arguments.games,
        "seed": arguments.seed,
        "options": simulated.options,
        "seats": [
            {
                "bot": seat.bot,
                "mean": round(seat.mean.mean, 6),
                "sd": round(seat.sd, 6),
                "wins": seat.wins,
                "share": round(seat.share.mean, 6),
                "interval": {
                    # A single match says nothing of a mean.
                    "mean": [round(seat.mean.low, 6), round(seat.mean.high, 6)] if simulated.matches > 1 else None,
                    "share": [round(seat.share.low, 6), round(seat.share.high, 6)],
                },
            }
            for seat in simulated.seats
        ],
        "lengths": {
            "mean": round(float(lengths.mean()), 6),
            "sd": round(deviation(lengths), 6),
            "least": int(lengths.min()),
            "most": int(lengths.max()),
        },
        "decisions": int(lengths.sum()),
        "seconds": round(seconds, 3),
    }
    if arguments.json:
        print_json(result)
    else:
        print_summary(game.called, result)
        print_left_out(game)


def print_summary(game: str, result: dict[str, Any]) -> None:
    """Print the result as a small table.  It says nothing of the time, so it is the same every time."""
    options = " ".join(f"{key}={value}" for key, value in result["options"].items())
    players, games = counted(result["players"], "player", "players"), counted(result["games"], "game", "games")
    print(f"{game}, {players}, {games} from seed {result['seed']}")
    print(f"options  {options}\n")
    width = max(10, *(len(seat["bot"]) for seat in result["seats"]))
    print(f"seat  {'bot':<{width}}   mean      sd    wins   share   95 % interval")
    for number, seat in enumerate(result["seats"]):
        points = f"{seat['mean']:>6.2f} {seat['sd']:>7.2f}"
        low, high = seat["interval"]["share"]
        share = f"{seat['share']:>7.4f}  [{low:.4f}, {high:.4f}]"
        print(f"{number:>4}  {seat['bot']:<{width}} {points} {seat['wins']:>7} {share}")
    lengths = result["lengths"]
    print(f"\ndecisions per game  {lengths['mean']:.1f}, from {lengths['least']} to {lengths['most']}")
