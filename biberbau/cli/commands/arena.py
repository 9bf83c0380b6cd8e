"""`biberbau arena`: who plays better, over deals that every bot plays in every seat."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from biberbau.cli.arguments import (
    Arguments,
    add_budget,
    add_game,
    add_json,
    add_options,
    add_seed,
    add_workers,
    file_path,
    names,
    number_from,
)
from biberbau.cli.bad_input import BadInput, files_read, files_written, refused_as, require_apart, require_writable
from biberbau.cli.guests import GUESTS, ISMCTS, RIVALS, read_guests
from biberbau.cli.inputs import read_bots, read_budget, read_options, read_seats, read_variant, read_workers
from biberbau.cli.output import print_json, print_left_out, progress

if TYPE_CHECKING:
    from biberbau.arena import ArenaResult, BotResult, Edges, Hypotheses
    from biberbau.arena.sprt import Verdict
    from biberbau.core.game import Game

TITLE = "compare bots over deals that each plays in every seat"

MOST_DEALS = 10_000_000
MOST_MATCHES = 1000


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument(
        "--bots",
        type=names,
        required=True,
        metavar="NAMES",
        help=f"a bot for each seat, as in careful,uniform; {ISMCTS} needs the extra openspiel, "
        f"{', '.join(RIVALS)} is search as it was in that version",
    )
    parser.add_argument("--deals", type=number_from(2, MOST_DEALS), default=1000, metavar="N", help="default: 1000")
    parser.add_argument(
        "--sprt",
        nargs="?",
        type=two_shares,
        const=EQUAL_OR_BETTER,
        metavar="LOW,HIGH",
        help="stop as soon as it is decided whether the first bot's share of the wins is at most LOW or at least HIGH "
        "(default: an equal share, or a tenth more)",
    )
    parser.add_argument(
        "--sprt-points",
        type=two_shares,
        metavar="LOW,HIGH",
        help="the same of the points a match by which the first bot does better: with --luck those without luck, which "
        "takes fewer deals",
    )
    parser.add_argument(
        "--evening",
        type=number_from(1, MOST_MATCHES),
        default=1,
        metavar="N",
        help="play as many matches in the same seats for every deal, the players knowing how those before ended",
    )
    parser.add_argument("--luck", action="store_true", help="say, too, how the bots did without luck (takes longer)")
    parser.add_argument(
        "--out", type=file_path, metavar="FILE", help="keep every deal here, and go on from what is there"
    )
    parser.add_argument(
        "--keep", type=file_path, metavar="FILE", help="add what was found to this file, for the ladder"
    )
    parser.add_argument("--report", type=file_path, metavar="FILE", help="write a page with plots (HTML)")
    add_budget(parser)
    add_options(parser)
    add_seed(parser)
    add_workers(parser)
    add_json(parser)


EQUAL_OR_BETTER: Final[tuple[float, ...]] = ()
"""What `--sprt` says where no shares are named: an equal share, or a tenth more."""


def two_shares(text: str) -> tuple[float, float]:
    """Convert `LOW,HIGH`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not LOW,HIGH, as in 0.5,0.55") from None
    return low, high


def run(arguments: Arguments) -> None:
    """Play and print."""
    require_apart(("--out", arguments.out), ("--keep", arguments.keep), ("--report", arguments.report))
    variant = read_variant(arguments.game)
    if (arguments.keep or arguments.report) and (arguments.game == "-" or Path(arguments.game).is_fifo()):
        raise BadInput(
            f"--keep and --report tell the command that plays the same again: name a file, not '{arguments.game}'"
        )
    game = variant.game
    seats = read_seats(game, len(arguments.bots))
    bots = read_bots(game, arguments.bots, seats, GUESTS)
    options = read_options(game, arguments.options, seats, variant.options)
    budget = read_budget(arguments.budget)
    check_not_learned_from(arguments.seed + arguments.deals)
    if arguments.luck and arguments.out:
        raise BadInput("--luck and --out do not go together: what is kept of a deal says nothing of luck")
    hypotheses = read_hypotheses(arguments.sprt, bots) or read_edges(arguments.sprt_points, bots)
    if arguments.sprt is not None and arguments.sprt_points is not None:
        raise BadInput("--sprt and --sprt-points do not go together: one of them stops")
    guests = read_guests(bots)
    workers = read_workers(arguments.threads, arguments.ray)
    from biberbau.arena import run_arena
    from biberbau.arena.ladder import begin_ladder, keep
    from biberbau.arena.rivals import RivalError
    from biberbau.arena.store import StoreError
    from biberbau.bots import BotError

    # Rather refuse now than after the last deal.
    played_by = None
    if arguments.report:
        require_writable("--report", arguments.report)
    if arguments.keep:
        require_writable("--keep", arguments.keep)
        with refused_as(StoreError), files_read():
            played_by = begin_ladder(arguments.keep)
    with (
        progress(game.name, arguments.deals, lines=True) as step,
        refused_as(StoreError),
        refused_as(RivalError, BotError),
        files_written("--out"),
    ):
        result = run_arena(
            game,
            bots,
            arguments.deals,
            arguments.seed,
            options,
            budget,
            progress=step,
            hypotheses=hypotheses,
            out=arguments.out,
            guests=guests,
            workers=workers,
            evening=arguments.evening,
            luck=arguments.luck,
        )
    if arguments.report:
        write_page(arguments, game, result)
    if arguments.keep:
        with files_written("--keep"):
            keep(arguments.keep, game, result, repeating(arguments, result), played_by)
    if arguments.json:
        print_json(result.as_json())
    else:
        print_result(result)
        print_left_out(game)


def check_not_learned_from(end: int) -> None:
    """Refuse deals that a trained player may have learned from: on these it would seem stronger than it is."""
    from biberbau.arena.setting import FIRST_OF_TRAININGS

    if end > FIRST_OF_TRAININGS:
        raise BadInput(
            f"deals from {FIRST_OF_TRAININGS} on belong to trainings, and who learned from them would seem stronger: "
            "let --seed and --deals end before"
        )


def read_hypotheses(shares: tuple[float, ...] | None, bots: list[str]) -> Hypotheses | None:
    """Return what is to be tested about the first bot, if anything."""
    from biberbau.arena import Hypotheses

    if shares is None:
        return None
    most = 1 / bots.count(bots[0])
    if most == 1 / len(bots):
        raise BadInput("--sprt compares the first bot with others, and there are none")
    if not shares:
        return Hypotheses.equal_or_better(len(bots))
    if shares[-1] >= most:
        seats = bots.count(bots[0])
        who = bots[0] if seats == 1 else f"one of {seats} seats of {bots[0]}"
        raise BadInput(f"--sprt: {who} cannot win {shares[1]:g} or more")
    with refused_as(ValueError, of="--sprt takes"):
        return Hypotheses(*shares)


def read_edges(points: tuple[float, float] | None, bots: list[str]) -> Edges | None:
    """Return what is to be tested about the points of the first bot, if anything."""
    from biberbau.arena import Edges

    if points is None:
        return None
    if len(set(bots)) == 1:
        raise BadInput("--sprt-points compares the first bot with others, and there are none")
    with refused_as(ValueError, of="--sprt-points takes"):
        return Edges(*points)


def repeating(arguments: Arguments, result: ArenaResult) -> str:
    """Return the command that plays the same again."""
    words = ["biberbau", "arena", arguments.game, "--bots", ",".join(result.lineup), "--deals", str(arguments.deals)]
    words += ["--seed", str(result.seed), "--budget", arguments.budget]
    words += [word for key, value in arguments.options for word in ("--option", f"{key}={value}")]
    if arguments.luck:
        words.append("--luck")
    if arguments.evening > 1:
        words += ["--evening", str(arguments.evening)]
    if arguments.sprt_points:
        words.append(f"--sprt-points={','.join(map(in_full, arguments.sprt_points))}")
    elif arguments.sprt:
        words += ["--sprt", ",".join(map(in_full, arguments.sprt))]
    elif result.sprt:
        words.append("--sprt")
    return shlex.join(words)


def in_full(number: float) -> str:
    """Return a number with as few digits as say it, so that reading it gives the same."""
    return repr(number).removesuffix(".0")


def write_page(arguments: Arguments, game: Game, result: ArenaResult) -> None:
    """Write the page with plots."""
    from biberbau.arena.report import write_report
    from biberbau.core.texts import render

    title = render("en", f"{game.name}-title", {})
    page = write_report(result, title, repeating(arguments, result))
    with files_written("--report"):
        arguments.report.write_text(page, encoding="utf-8")


def print_result(result: ArenaResult) -> None:
    """Print how every bot did.  It says nothing of the time, so it is the same every time."""
    game = f"{result.game} with {result.variant}" if result.variant else result.game
    print(f"{game}, {result.deals} deals from seed {result.seed}, {result.matches} matches, 95 % intervals\n")
    ratings = {rating.player: rating for rating in result.ratings}
    width = max(10, *(len(bot.bot) for bot in result.bots))
    print(f"{'bot':<{width}}  seats  wins (equal)                     points a match        rating        better by")
    for bot in result.bots:
        rating = f"{ratings[bot.bot].mu:.1f} ± {ratings[bot.bot].sigma:.1f}"
        score = bot.score.written(1)
        print(f"{bot.bot:<{width}} {bot.seats:>6}  {wins(bot)}  {score:<20}  {rating:<12}  {verdict(bot)}")
    if result.bots[0].deals_won:
        print("\ndeals won, all matches of a deal together:")
        for bot in result.bots:
            print(f"{bot.bot:<{width}}         {bot.deals_won.written(3) if bot.deals_won else '-'}")
    if result.adjusted:
        print("\nbetter by, as it came out and without luck (standard deviation of a deal, of a match):")
        for one in result.adjusted:
            raw = f"{one.edge.written(2)} ({one.sd:.2f}, {one.match_sd:.2f})"
            clear = f"{one.adjusted_edge.written(2)} ({one.adjusted_sd:.2f}, {one.adjusted_match_sd:.2f})"
            print(f"{one.bot:<{width}}         {raw:<36}  {clear}")
        if (worth := result.adjusted[0].worth) is not None:
            print(f"without luck these {result.deals} deals say as much as {worth:.0f} do as they come out")
    if result.course:
        print(f"\n{result.bots[0].bot} as the evenings went on:")
    for stretch in result.course:
        matches = f"match {stretch.first}" if stretch.first == stretch.last else f"{stretch.first} to {stretch.last}"
        print(f"{matches:<{width}}         {stretch.share.written(3)}")
    if result.sprt:
        print(f"\n{tested(result.bots[0].bot, result.sprt, result.deals)}")


def wins(bot: BotResult) -> str:
    """Return the share of the wins beside what it would be among equals."""
    return f"{bot.share.written(3)} ({bot.fair_share:.3f})".ljust(31)


def verdict(bot: BotResult) -> str:
    """Return by how much a bot is better, and whether that is beyond doubt."""
    if bot.edge is None:
        return "-"
    beyond = ", beyond doubt" if bot.better else ", worse beyond doubt" if bot.worse else ""
    return bot.edge.written(1) + beyond


def tested(bot: str, found: Verdict, deals: int) -> str:
    """Return where the test between two shares stands."""
    where = f"log-likelihood ratio {found.ratio:.2f}, bounds {-found.bound:.2f} and {found.bound:.2f}"
    what = f"{bot} is better by" if found.of == "points" else f"{bot} wins"
    if found.accepted is None:
        low, high = f"{found.low:g}{found.unit} or less", f"{found.high:g}{found.unit} or more"
        return f"{what} {low}, or {high}: not decided after {deals} deals ({where})"
    bound = "or more" if found.accepted == found.high else "or less"
    return f"{what} {found.accepted:g}{found.unit} {bound}: accepted after {deals} deals ({where})"
