"""`biberbau review`: a match looked back upon."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from biberbau.cli.arguments import Arguments, add_json, add_language, add_threads, number_from
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import read_record
from biberbau.cli.language import chosen_language
from biberbau.cli.output import columns, print_json, progress
from biberbau.core.telling import Listener, seat_names

if TYPE_CHECKING:
    from biberbau.reviews.luck import Luck, Shares
    from biberbau.reviews.result import Decision, Price, Review

TITLE = "say what the decisions of a match were worth from what their seats knew"

USUALLY_SHOWN: Final = 10
MOST_PLAYOUTS: Final = 1_000_000
BEST_SHOWN: Final = 3
"""Of so many actions stands under a decision what they were worth, and of the one that was done."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="a file with a record, - for standard input, or the record")
    parser.add_argument("--seat", type=number_from(0), metavar="N", help="whose decisions (default: everybody's)")
    parser.add_argument(
        "--budget",
        type=number_from(1, MOST_PLAYOUTS),
        metavar="N",
        help="playouts for each decision (default: the game's own number)",
    )
    parser.add_argument(
        "--most",
        type=number_from(0),
        default=USUALLY_SHOWN,
        metavar="N",
        help=f"how many of the decisions that cost something are listed (default: {USUALLY_SHOWN})",
    )
    parser.add_argument("--luck", action="store_true", help="say, too, how much of the result was luck")
    add_language(parser)
    add_threads(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Review and print."""
    record, game = read_record(arguments.record)
    if arguments.seat is not None and arguments.seat >= record.seats:
        raise BadInput(f"there is no seat {arguments.seat}; seats are 0 to {record.seats - 1}")
    from biberbau.reviews.luck import luck_of
    from biberbau.reviews.reviewing import Reviewing

    with refused_as(ValueError):
        under_way = Reviewing(record, game, arguments.seat, arguments.budget, arguments.threads)
    decisions, told = [], 0
    with progress("reviewing", len(under_way.choices)) as step:
        for decision in under_way:
            decisions.append(decision)
            step(under_way.judged - told)
            told = under_way.judged
    review = under_way.review(tuple(decisions))
    luck = luck_of(record, game) if arguments.luck else None
    if arguments.json:
        print_json(review.as_json() | ({"luck": luck.as_json()} if luck else {}))
        return
    language = chosen_language(arguments.language)
    listener = Listener(language, seat_names(language, record.seats))
    say = partial(listener.say, deal=game.deal)
    print_review(review, arguments.most, listener, say)
    if luck:
        print_luck(luck, say)


def print_review(review: Review, most: int, listener: Listener, say: Callable[..., str]) -> None:
    """Print how each seat did, and the moments that mattered, with reasons, in the listener's language."""
    print(say("cli-review-title", game=say(f"{review.game}-title"), budget=review.budget), end="\n\n")
    by_seat = [
        (str(seat.seat), str(seat.decisions), str(seat.fine), f"{seat.points_lost:.2f}", per_cent(seat.chance_lost, 2))
        for seat in review.by_seat
    ]
    headings = headed(say, "seat", "decisions", "fine", "points-each", "chance-each")
    print(*columns([headings, *by_seat], range(len(headings))), sep="\n")
    listed = review.mattered[:most]
    if not listed:
        return
    print("\n" + say("cli-review-mattered", scale=review.scale))
    headings = headed(say, "step", "round", "seat", "done", "best", "points-lost", "chance-lost")
    heading, *lines = columns([headings, *(row_of(decision) for decision in listed)], figures=(0, 1, 2))
    print(heading)
    for decision, line in zip(listed, lines, strict=True):
        print(line)
        worths = [worth_of(price, decision.best) for price in best_of(decision)]
        print(f"{'':19}{say('cli-review-worth')}: {', '.join(worths)}")
        for why in decision.reasons:
            print(f"{'':19}{why.action}: {listener.sentence(why.sentence)}")
        if decision.seconded:
            print(f"{'':19}{decision.done}: {say('cli-review-seconded')}")


def headed(say: Callable[[str], str], *names: str) -> tuple[str, ...]:
    """Return what stands above columns."""
    return tuple(say(f"cli-review-{name}") for name in names)


def row_of(decision: Decision) -> tuple[str, ...]:
    """Return a decision as a row."""
    taken = decision.taken
    where = str(decision.step), str(decision.round), str(decision.seat)
    chance = taken.chance_behind
    lost = f"{per_cent(chance.mean, 1)} [{100 * chance.low:.1f}, {100 * chance.high:.1f}]"
    return (*where, decision.done, decision.best.action, taken.points_behind.written(2), lost)


def best_of(decision: Decision) -> list[Price]:
    """Return the prices of the best actions, and that of the one that was done."""
    best, taken = decision.prices[:BEST_SHOWN], decision.taken
    return [*best, *([] if taken in best else [taken])]


def worth_of(price: Price, best: Price) -> str:
    """Return what an action was worth, in points and as a chance to win, and how far it may be off beside the best."""
    behind = price.points_behind
    off = "" if price is best else f" ± {(behind.high - behind.low) / 2:.2f}"
    return f"{price.action} {price.points:.2f}{off} ({per_cent(price.chance, 0)})"


def per_cent(share: float, digits: int) -> str:
    """Return a share as a figure in per cent."""
    return f"{100 * share:.{digits}f} %"


def print_luck(luck: Luck, say: Callable[..., str]) -> None:
    """Print what the results of all finished rounds were made of, seat by seat."""
    print("\n" + say("cli-review-luck-title"))
    if not luck.rounds:
        print(say("cli-review-no-round"))
        return
    whole = say("cli-review-all-rounds")
    sums = [(str(one.round), one.seats) for one in luck.rounds] + [(whole, luck.by_seat)]
    rows = [(where, str(seat), *parts(shares)) for where, seats in sums for seat, shares in enumerate(seats)]
    headings = headed(say, "round", "seat", "start", "luck", "own", "others", "result")
    print(*columns([headings, *rows], range(len(headings))), sep="\n")


def parts(shares: Shares) -> tuple[str, ...]:
    """Return what a result is made of."""
    return tuple(f"{points:.2f}" for points in (shares.start, shares.luck, shares.own, shares.others, shares.result))
