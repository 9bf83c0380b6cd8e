"""`biberbau review`: a match looked back upon."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from biberbau.cli.arguments import Arguments, add_json, add_language, add_threads, number_from
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import read_record
from biberbau.cli.language import chosen_language
from biberbau.cli.output import print_json, progress
from biberbau.core.telling import Listener, seat_names

if TYPE_CHECKING:
    from biberbau.reviews.luck import Luck, Shares
    from biberbau.reviews.result import Decision, Review

TITLE = "say what the decisions of a match were worth from what their seats knew"

USUALLY_SHOWN: Final = 10
MOST_PLAYOUTS: Final = 1_000_000


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
    print_review(review, arguments.most, Listener(language, seat_names(language, record.seats)))
    if luck:
        print_luck(luck)


def print_review(review: Review, most: int, listener: Listener) -> None:
    """Print how each seat did, and the moments that mattered, with reasons in the listener's language."""
    print(f"{review.game}, {review.budget} playouts a decision, 95 % intervals\n")
    print("seat  decisions  fine  points lost a decision  chance lost a decision")
    for seat in review.by_seat:
        lost = f"{seat.points_lost:22.2f}  {100 * seat.chance_lost:20.2f} %"
        print(f"{seat.seat:>4}  {seat.decisions:>9}  {seat.fine:>4}  {lost}")
    listed = review.mattered[:most]
    if not listed:
        return
    print(
        "\nwhat lost most, by the " + ("points of the round" if review.scale == "points" else "chance to win the match")
    )
    done = max(4, *(len(decision.done) for decision in listed))
    best = max(4, *(len(decision.best.action) for decision in listed))
    print(f"step  round  seat  {'done':<{done}}  {'best':<{best}}  {'points lost':<20}  chance to win lost")
    for decision in listed:
        where = f"{decision.step:>4}  {decision.round:>5}  {decision.seat:>4}"
        what = f"{decision.done:<{done}}  {decision.best.action:<{best}}"
        print(f"{where}  {what}  {decision.taken.points_behind.written(2):<20}  {chance_lost(decision)}")
        for why in decision.reasons:
            print(f"{'':19}{why.action}: {listener.sentence(why.sentence)}")


def chance_lost(decision: Decision) -> str:
    """Return what a decision lost of the chance to win the match, in per cent."""
    lost = decision.taken.chance_behind
    return f"{100 * lost.mean:.1f} % [{100 * lost.low:.1f}, {100 * lost.high:.1f}]"


def print_luck(luck: Luck) -> None:
    """Print what the results of all finished rounds were made of, seat by seat."""
    print("\nluck and skill, in points more than the mean of all seats")
    if not luck.rounds:
        print("no round is over")
        return
    print("round  seat    start     luck  own play  others' play   result")
    for one in luck.rounds:
        for seat, shares in enumerate(one.seats):
            print(f"{one.round:>5}  {seat:>4}  {parts(shares)}")
    for seat, shares in enumerate(luck.by_seat):
        print(f"{'all':>5}  {seat:>4}  {parts(shares)}")


def parts(shares: Shares) -> str:
    """Return what a result is made of."""
    first = f"{shares.start:7.2f}  {shares.luck:7.2f}  {shares.own:8.2f}"
    return f"{first}  {shares.others:12.2f}  {shares.result:7.2f}"
