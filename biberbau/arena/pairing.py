"""Paired deals: every deal is played with the bots in every seat, and the deal is the statistical unit.

What luck gives to a seat, it gives to each bot in turn, and cancels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from biberbau.arena.result import Adjusted, BotResult, Stretch
from biberbau.core.estimate import Estimate

Values = npt.NDArray[np.float64]


def winning_shares(better: Literal["low", "high"], totals: npt.NDArray[np.int64]) -> Values:
    """Return each seat's part of the win, along the last axis; those with the best total share it."""
    best = (totals.min if better == "low" else totals.max)(axis=-1, keepdims=True)
    wins = (totals == best).astype(np.float64)
    shares: Values = wins / wins.sum(axis=-1, keepdims=True)
    return shares


def held_by(bot: str, turned: Sequence[Sequence[str]]) -> npt.NDArray[np.bool_]:
    """Return which seats a bot holds, by rotation and seat, in one row."""
    return np.array([holder == bot for seated in turned for holder in seated])


def most_share(turned: Sequence[Sequence[str]], bot: str) -> float:
    """Return the largest part of the wins that one seat of a bot can have: its seats share them all."""
    return 1 / list(turned[0]).count(bot)


def deal_shares(
    better: Literal["low", "high"], turned: Sequence[Sequence[str]], totals: npt.NDArray[np.int64], bot: str
) -> Values:
    """Return by deal what part of the wins one seat of a bot had; `totals` by deal, match and seat."""
    shares = winning_shares(better, totals).reshape(len(totals), -1)
    return np.asarray(shares[:, held_by(bot, turned)].mean(axis=1))


def deal_edges(
    better: Literal["low", "high"], turned: Sequence[Sequence[str]], totals: npt.NDArray[Any], bot: str
) -> Values | None:
    """Return by deal how many points a match better the seats of a bot did than the others; None without others."""
    own = held_by(bot, turned)
    if own.all():
        return None
    points = totals.astype(np.float64).reshape(len(totals), -1)
    difference = points[:, own].mean(axis=1) - points[:, ~own].mean(axis=1)
    return np.asarray(-difference if better == "low" else difference)


def deal_wins(edges: Values) -> Values:
    """Return by deal 1 where `edges` is for the bot, 0 where it is against it, and 0.5 where the deal is undecided."""
    return np.asarray((np.sign(edges) + 1) / 2)


def course_of(
    better: Literal["low", "high"],
    turned: Sequence[Sequence[str]],
    totals: npt.NDArray[np.int64],
    bot: str,
    evening: int,
) -> tuple[Stretch, ...]:
    """Return how a bot did as an evening went on: in its first match, the rest of the first half, and the second half.

    `totals` by deal, match and seat, the matches rotation by rotation.  An evening of one match has no course.
    """
    found, half = [], max(1, evening // 2)
    for first, last in ((0, 1), (1, half), (half, evening)):
        if evening > 1 and first < last:
            chosen = [number for number in range(len(turned)) if first <= number % evening < last]
            seated = [turned[number] for number in chosen]
            share = Estimate.of_shares(deal_shares(better, seated, totals[:, chosen], bot), most_share(turned, bot))
            found.append(Stretch(first + 1, last, share))
    return tuple(found)


def compare(
    better: Literal["low", "high"], turned: Sequence[Sequence[str]], totals: npt.NDArray[np.int64]
) -> tuple[BotResult, ...]:
    """Return how every bot did, from the totals by deal, match and seat."""
    points, fair = totals.astype(np.float64).reshape(len(totals), -1), 1 / len(turned[0])
    results = []
    for bot in dict.fromkeys(turned[0]):
        own = held_by(bot, turned)
        edges = deal_edges(better, turned, totals, bot)
        won = Estimate.of_shares(deal_shares(better, turned, totals, bot), most_share(turned, bot))
        results.append(
            BotResult(
                bot=bot,
                seats=int(own.sum()) // len(turned),
                # Who holds all seats wins every match: nothing of that is uncertain.
                share=Estimate(fair, fair, fair) if edges is None else won,
                fair_share=fair,
                score=Estimate.of_deals(points[:, own].mean(axis=1)),
                edge=None if edges is None else Estimate.of_deals(edges),
                deals_won=None if edges is None else Estimate.of_wins(deal_wins(edges)),
            )
        )
    return tuple(results)


def adjust(
    better: Literal["low", "high"],
    turned: Sequence[Sequence[str]],
    totals: npt.NDArray[np.int64],
    luck: npt.NDArray[np.float64],
) -> tuple[Adjusted, ...]:
    """Return how much better every bot did with luck and without, from totals and luck by deal, match and seat."""
    without = without_luck(better, totals, luck)
    found = []
    for bot in dict.fromkeys(turned[0]):
        edges = [deal_edges(better, turned, points, bot) for points in (totals, without)]
        if edges[0] is None or edges[1] is None:
            continue
        deviations = [match_deviation(better, turned, points, bot) for points in (totals, without)]
        raw, clear = (float(edge.std(ddof=1)) if len(totals) > 1 else 0.0 for edge in edges if edge is not None)
        worth = len(totals) * (raw / clear) ** 2 if clear else None
        estimates = Estimate.of_deals(edges[0]), raw, Estimate.of_deals(edges[1]), clear
        found.append(Adjusted(bot, *estimates, deviations[0], deviations[1], worth))
    return tuple(found)


def without_luck(
    better: Literal["low", "high"], totals: npt.NDArray[np.int64], luck: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Return totals by deal, match and seat as they would be without the luck of each."""
    return totals + luck if better == "low" else totals - luck


def match_deviation(
    better: Literal["low", "high"], turned: Sequence[Sequence[str]], points: npt.NDArray[Any], bot: str
) -> float:
    """Return the standard deviation of how much better a bot does in single matches, over all deals and rotations."""
    edges = [
        deal_edges(better, turned[number : number + 1], points[:, number : number + 1], bot)
        for number in range(len(turned))
    ]
    known = [edge for edge in edges if edge is not None]
    return float(np.std(np.concatenate(known), ddof=1)) if len(known) * len(points) > 1 else 0.0
