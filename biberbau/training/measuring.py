"""What stands on the card of a player that was trained: its share of the wins on deals that it has not seen."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Final

from biberbau.arena import ArenaResult, run_arena
from biberbau.bots import PolicyFile, names, read_policy, save_policy
from biberbau.training.plan import Plan

OPPONENTS: Final = ("uniform", "careful")


def measure(plan: Plan, policy: Path, deals: int, progress: Callable[[int], None]) -> list[ArenaResult]:
    """Let a policy file play paired deals, and write on its card what came of it.

    Its opponents are two who act at once, or the one against whom it was trained.
    """
    maker, found = PolicyFile(str(policy)), list[ArenaResult]()
    opponents = [plan.against] if plan.against else [name for name in OPPONENTS if name in names(plan.game)]
    for opponent in opponents:
        lineup = (policy.name, *[opponent] * (plan.seats - 1))
        found.append(
            run_arena(
                plan.game,
                lineup,
                deals,
                options=plan.options,
                guests={**plan.guests, policy.name: maker},
                threads=1,
                progress=progress,
            )
        )
    card, network = read_policy(policy)
    save_policy(policy, card.measured("; ".join(told(plan, result) for result in found)), network)
    return found


def in_words(plan: Plan, result: ArenaResult) -> str:
    """Return a result in words; against whom it was trained, points count, too."""
    share, edge, opponent = result.bots[0].share, result.bots[0].edge, result.lineup[1]
    points = f", {edge.written(2)} points a match better" if plan.against and edge else ""
    return f"{share.mean:.3f} [{share.low:.3f}, {share.high:.3f}] of the wins against {opponent}{points}"


def told(plan: Plan, result: ArenaResult) -> str:
    """Return a result as the card says it, with the command that plays it again."""
    options = [word for key, value in plan.options.items() for word in ("--option", f"{key}={value}")]
    words = ["biberbau", "arena", plan.game.name, "--bots", ",".join(result.lineup), *options]
    command = shlex.join([*words, "--deals", str(result.deals)])
    return f"{in_words(plan, result)} ({command})"
