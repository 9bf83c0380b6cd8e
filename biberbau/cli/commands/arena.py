"""`biberbau arena`: who plays better, over deals that every bot plays in every seat."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

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
from biberbau.cli.bad_input import BadInput
from biberbau.cli.inputs import read_bots, read_budget, read_game, read_options, read_seats
from biberbau.cli.output import print_json, progress

if TYPE_CHECKING:
    from biberbau.arena import ArenaResult, BotResult, Estimate

TITLE = "compare bots over deals that each plays in every seat"

MOST_DEALS = 10_000_000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--bots", type=names, required=True, metavar="NAMES", help="a bot for each seat, as in careful,uniform"
    )
    parser.add_argument("--deals", type=number_from(2, MOST_DEALS), default=1000, metavar="N", help="default: 1000")
    add_budget(parser)
    add_options(parser)
    add_seed(parser)
    add_threads(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Play and print."""
    game = read_game(arguments.game)
    seats = read_seats(game, len(arguments.bots))
    bots = read_bots(game, arguments.bots, seats)
    options = read_options(game, arguments.options)
    budget = read_budget(arguments.budget)
    if arguments.seed + arguments.deals > 2**62:
        raise BadInput(f"seed {arguments.seed} is too large for {arguments.deals} deals: seeds end at 2**62")
    from biberbau.arena import run_arena

    with progress(game.name, arguments.deals) as step:
        result = run_arena(game, bots, arguments.deals, arguments.seed, options, budget, arguments.threads, step)
    if arguments.json:
        print_json(result.as_json())
    else:
        print_result(result)


def print_result(result: ArenaResult) -> None:
    """Print how every bot did.  It says nothing of the time, so it is the same every time."""
    print(f"{result.game}, {result.deals} deals from seed {result.seed}, {result.matches} matches, 95 % intervals\n")
    print("bot         seats  wins (equal)                     points a match        better by")
    for bot in result.bots:
        print(f"{bot.bot:<10} {bot.seats:>6}  {wins(bot)}  {interval(bot.score, 1):<20}  {verdict(bot)}")


def wins(bot: BotResult) -> str:
    """Return the share of the wins beside what it would be among equals."""
    return f"{interval(bot.share, 3)} ({bot.fair_share:.3f})".ljust(31)


def interval(estimate: Estimate, digits: int) -> str:
    """Return an estimate with its interval."""
    return f"{estimate.mean:.{digits}f} [{estimate.low:.{digits}f}, {estimate.high:.{digits}f}]"


def verdict(bot: BotResult) -> str:
    """Return by how much a bot is better, and whether that is beyond doubt."""
    if bot.edge is None:
        return "-"
    beyond = ", beyond doubt" if bot.better else ", worse beyond doubt" if bot.worse else ""
    return interval(bot.edge, 1) + beyond
