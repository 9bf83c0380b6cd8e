"""`biberbau report`: what the rules of a table do to its matches."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from biberbau.cli.arguments import (
    Arguments,
    add_budget,
    add_json,
    add_language,
    add_options,
    file_path,
    names,
    number_from,
)
from biberbau.cli.bad_input import BadInput, files_written, refused_as, require_writable
from biberbau.cli.inputs import chosen_once, read_bots, read_budget, read_variant
from biberbau.cli.language import chosen_language
from biberbau.cli.output import print_json, print_left_out, progress
from biberbau.core.texts import render

if TYPE_CHECKING:
    from biberbau.core.estimate import Estimate
    from biberbau.games.variant import Variant
    from biberbau.laboratory.kinds import Kind
    from biberbau.laboratory.playing import Play
    from biberbau.laboratory.report import Difference, Report, Row

TITLE = "measure how a game plays with these rules, and how it differs from others"

MOST_MATCHES = 1_000_000
AT_ONCE, THINKING = 1000, 100
"""Matches that are played unless somebody says otherwise."""
MOST_SEED = 2**62 - MOST_MATCHES

TITLES, UNITS = 27, 15
"""Columns for what is measured, and in what; the longest words are German."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("variant", metavar="VARIANT", help="name of a game, or a file that describes a variant")
    parser.add_argument(
        "--against", metavar="OTHER", help="another variant of the same game for as many, dealt the same"
    )
    parser.add_argument("--players", type=number_from(1), metavar="N", help="number of seats (default: the variant's)")
    parser.add_argument(
        "--matches",
        type=number_from(2, MOST_MATCHES),
        metavar="N",
        help=f"default: {AT_ONCE}, or {THINKING} of bots that think ahead, which take a hundred times as long",
    )
    parser.add_argument(
        "--probed",
        type=number_from(0, MOST_MATCHES),
        metavar="N",
        help="measure luck and choices in so many, and let levels play as many (default: a quarter, at most 40)",
    )
    parser.add_argument(
        "--without",
        type=number_from(0, MOST_MATCHES),
        metavar="N",
        help="play so many of them again without each kind of action, and of card (default: a quarter, at most 40)",
    )
    parser.add_argument("--bots", type=names, default=[], metavar="NAMES", help="one bot, or one per seat")
    add_budget(parser)
    add_options(parser)
    parser.add_argument(
        "--seed", type=number_from(0, MOST_SEED), default=0, metavar="N", help="seed of everything random (default: 0)"
    )
    parser.add_argument(
        "--page", type=file_path, metavar="FILE", help="write a page with plots, to read or print (HTML)"
    )
    add_language(parser)
    add_json(parser)


def read(source: str, players: int | None, options: list[tuple[str, str]]) -> Variant:
    """Return the variant of this name or file, with other seats and further options where they are given."""
    from biberbau.games.variant import VariantError, checked

    found = read_variant(source)
    with refused_as(VariantError):
        seats = found.seats if players is None else players
        return checked(found.game, found.name, seats, {**found.options, **chosen_once(options)})


def run(arguments: Arguments) -> None:
    """Measure and print."""
    variant = read(arguments.variant, arguments.players, arguments.options)
    other = read(arguments.against, arguments.players, []) if arguments.against is not None else None
    if other and other.game.name != variant.game.name:
        raise BadInput(f"only variants of one game are compared, not of {variant.game.name} and {other.game.name}")
    if other and other.seats != variant.seats:
        raise BadInput(f"{variant.name} has {variant.seats} seats and {other.name} {other.seats}; say --players")
    bots = tuple(read_bots(variant.game, arguments.bots, variant.seats))
    budget = read_budget(arguments.budget)
    # Rather refuse now than after the last match.
    if arguments.page is not None:
        require_writable("--page", arguments.page)
    from biberbau.bots import BotError
    from biberbau.laboratory.playing import Play
    from biberbau.laboratory.report import Effort, as_json, compared, report_on

    play = Play(bots, arguments.seed, budget)
    matches = arguments.matches or (AT_ONCE if play.quick else THINKING)
    usual = Effort.usual(matches)
    probed, without = (
        by_default if asked is None else min(asked, matches)
        for asked, by_default in ((arguments.probed, usual.probed), (arguments.without, usual.without))
    )
    effort = Effort(matches, probed, without)
    with progress(variant.name, effort.steps * (2 if other else 1), lines=True) as step, refused_as(BotError):
        report, courses = report_on(variant, play, effort, step)
        second = report_on(other, play, effort, step) if other else None
    differences = compared(courses, second[1]) if second else ()
    if arguments.page is not None:
        write_page(arguments.page, report, differences, chosen_language(arguments.language))
    if arguments.json:
        print_json(as_json(report, second[0] if second else None, differences))
        return
    language = chosen_language(arguments.language)
    print_report(report, language)
    if second:
        print()
        print_report(second[0], language)
        print_differences(report, differences, language)


def write_page(path: Path, report: Report, differences: tuple[Difference, ...], language: str) -> None:
    """Write the page of a report."""
    from biberbau.laboratory.page import report_page

    page = report_page(str(report.variant), heading_of(report, language), report, differences, language)
    with files_written("--page"):
        path.write_text(page, encoding="utf-8")


def heading_of(report: Report, language: str) -> str:
    """Return how many matches were played by whom."""
    told: dict[str, str | int] = {
        "matches": report.matches,
        "bots": players_told(report.play, language),
        "seed": str(report.play.seed),
    }
    return render(language, "laboratory-heading", told)


def print_report(report: Report, language: str) -> None:
    """Print the measures, the kinds of actions, and what stands out."""
    say = partial(render, language)
    print(f"{report.variant}: {heading_of(report, language)}\n")
    for row in report.rows:
        mark = "  <--" if row.flagged else ""
        unit, definition = unit_told(language, row), row.definition(language)
        print(f"{row.title(language):<{TITLES}}{interval(row.estimate):<28}{unit:<{UNITS}}{definition}{mark}")
    print_seats(report, language)
    if not report.bluffing:
        print(f"\n{say('laboratory-no-bluffs')}")
    print_kinds("kind", "taken", report.kinds, language)
    if report.cards:
        print_kinds("card", "used", report.cards, language)
    print()
    for told in report.flags_told(language) or [say("laboratory-flag-none")]:
        print(told)
    print_left_out(report.variant.game)


def print_kinds(what: str, taken: str, kinds: tuple[Kind, ...], language: str) -> None:
    """Print how often each kind of action or of card is there and used, and what is lost without it."""
    say = partial(render, language)
    names = [say(f"laboratory-{name}") for name in (what, "possible", taken, "cost")]
    print("\n{:<{titles}}{:>9}{:>9}   {}".format(*names, titles=TITLES))
    for kind in kinds:
        cost = interval(kind.cost) if kind.cost else say("laboratory-not-tried")
        verdict = say(f"laboratory-verdict-{kind.verdict}")
        print(f"{kind.name:<{TITLES}}{kind.possible:7.1f} %{kind.taken:7.1f} %   {cost:<28}{verdict}")


def print_seats(report: Report, language: str) -> None:
    """Print how every seat did, and how long it waited for its first decision."""
    say = partial(render, language)
    names = [say(f"laboratory-{name}") for name in ("seat", "seat-wins", "seat-points", "seat-first")]
    print("\n{:<{titles}}{:<28}{:<28}{}".format(*names, titles=TITLES))
    for number, seat in enumerate(report.seats):
        first = interval(seat.first) if seat.first else say("laboratory-seat-none")
        print(f"{number:<{TITLES}}{interval(seat.wins):<28}{interval(seat.points):<28}{first}")


def print_differences(report: Report, differences: tuple[Difference, ...], language: str) -> None:
    """Print what is greater or smaller in the second variant."""
    rows = {row.key: row for row in report.rows}
    print(f"\n{render(language, 'laboratory-compared')}")
    for one in differences:
        row = rows[one.key]
        unit = unit_told(language, row)
        verdict = render(language, "laboratory-differs" if one.differs else "laboratory-alike")
        print(f"{row.title(language):<{TITLES}}{interval(one.estimate):<28}{unit:<{UNITS}}{verdict}")


def players_told(play: Play, language: str) -> str:
    """Return on whose play a report rests, and how long they may think that do."""
    bots = ", ".join(dict.fromkeys(play.bots))
    if play.thought is None:
        return bots
    in_time = play.thought.endswith("ms")
    budget = play.thought if in_time else render(language, "laboratory-playouts", {"budget": play.thought})
    return render(language, "laboratory-thinking", {"bots": bots, "budget": budget})


def unit_told(language: str, row: Row) -> str:
    """Return the unit of a measure."""
    return row.unit if row.unit == "%" else render(language, f"laboratory-unit-{row.unit}")


def interval(estimate: Estimate) -> str:
    """Return a mean and its interval."""
    return f"{estimate.mean:z.2f} [{estimate.low:z.2f}, {estimate.high:z.2f}]"
