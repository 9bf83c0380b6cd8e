"""`biberbau exact`: how far bots are from perfect play, in a position small enough to be solved."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING

from biberbau.cli.arguments import Arguments, add_budget, add_game, add_json, names, number_from
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import read_bots, read_budget, read_position
from biberbau.cli.output import print_json, progress
from biberbau.core.counted import counted

if TYPE_CHECKING:
    from biberbau.envs.openspiel.exact import Gap, Solution
    from biberbau.envs.openspiel.tree import Tree

TITLE = "solve a small position for two, and say how far bots are from perfect play (needs the extra openspiel)"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_game(parser)
    parser.add_argument("position", metavar="FILE", help='a position with few cards unseen; "-" is standard input')
    parser.add_argument("--bots", type=names, default=["uniform", "careful", "search"], metavar="NAMES")
    parser.add_argument(
        "--samples",
        type=number_from(1, 1000),
        default=8,
        metavar="N",
        help="how often a bot that does not say how likely it does what is asked in each situation (default: 8)",
    )
    add_budget(parser)
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Solve and print."""
    match, _ = read_position(arguments.game, arguments.position)
    game = match.game
    bots = list(dict.fromkeys(name for one in arguments.bots for name in read_bots(game, [one], 1)))
    budget = read_budget(arguments.budget)
    if match.seats != 2:
        raise BadInput(f"only games of two can be solved, and {match.seats} sit here")
    try:
        from biberbau.envs.openspiel.endgame import endgame
        from biberbau.envs.openspiel.exact import bot_policy, gap, solve
        from biberbau.envs.openspiel.tree import Tree
    except ImportError as error:
        raise BadInput(f"this needs OpenSpiel, an extra: pip install 'biberbau[openspiel]' ({error})") from None
    from biberbau.bots import BotError, bot_named

    with progress("solving", 2 + len(bots)) as step, refused_as(ValueError, ArithmeticError, BotError):
        tree = Tree(endgame(game, match.states))
        step(1)
        solution = solve(tree)
        step(1)
        gaps = []
        for name in bots:
            policy = bot_policy(tree, bot_named(name, game), arguments.samples, budget)
            gaps.append(gap(tree, solution, name, policy))
            step(1)
    if arguments.json:
        print_json(as_json(tree, solution, gaps))
    else:
        print_result(tree, solution, gaps)


def as_json(tree: Tree, solution: Solution, gaps: list[Gap]) -> dict[str, object]:
    """Return everything as values that JSON can write."""
    return {
        "worlds": tree.worlds,
        "situations": len(tree.choices),
        "ends": tree.ends,
        **asdict(solution),
        "bots": [asdict(one) | {"mean": one.mean} for one in gaps],
    }


def print_result(tree: Tree, solution: Solution, gaps: list[Gap]) -> None:
    """Print what the position is worth and how far each bot is from it."""
    worlds, ends = counted(tree.worlds, "world", "worlds"), counted(tree.ends, "way to end", "ways to end")
    print(f"{worlds}, {counted(len(tree.choices), 'situation', 'situations')} to choose in, {ends}")
    print(f"perfect play is worth {solution.value:.2f} points to seat 0 [{solution.low:.2f}, {solution.high:.2f}]\n")
    width = max(10, *(len(one.bot) for one in gaps))
    print(f"{'bot':<{width}}  against itself  points lost to the best response: seat 0  seat 1    mean")
    for one in gaps:
        lost = "  ".join(f"{points:6.2f}" for points in (*one.lost, one.mean))
        print(f"{one.bot:<{width}}  {one.against_itself:14.2f}  {'':33}{lost}")
