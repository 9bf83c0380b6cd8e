"""What takes longer to find out about a variant: how much choices matter, how much is luck, how far levels spread."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import numpy as np

from biberbau.bots import LEVELS, Pricer, Prices, RestOfMatch, names, usual_playouts
from biberbau.core.estimate import Estimate
from biberbau.games.variant import Variant
from biberbau.laboratory.course import Course, Floats, feigned_in
from biberbau.laboratory.measures import edge
from biberbau.laboratory.playing import Play, Step
from biberbau.reviews.luck import luck_by_seat

NEAR_BEST: Final = 0.5
"""Within so many points of the best action another one is as good."""
RESAMPLED: Final = 1000


def good_actions(variant: Variant, courses: list[Course], step: Step) -> list[tuple[float, float]]:
    """Of one decision of each match: how many actions are as good as the best, and how many points the choice is about.

    The latter is the mean loss of all actions beside the best, so what blind choice would cost.
    """
    game = variant.game
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    found = []
    for number, course in enumerate(courses):
        step(1)
        if course.sample is None:
            continue
        view, done = course.sample
        prices = pricer.price(view, done, usual_playouts(game), number, by_chances=False)
        worth = np.array([float(one.points.mean()) for one in prices.candidates])
        found.append((float((worth >= worth.max() - NEAR_BEST).sum()), float((worth.max() - worth).mean())))
    return found


def gains_of_bluffs(variant: Variant, courses: list[Course], step: Step) -> list[float]:
    """Of one bluff of each match that has one: by how many points it was better than the best that feigned nothing.

    All are priced on what the seat knew.  Which of the others is the best is settled in the worlds in which the race
    is, and how good it is in worlds of their own, so that luck does not choose it.
    """
    game = variant.game
    feigned = feigned_in(game)
    if feigned is None:
        return []
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    found = []
    for number, course in enumerate(courses):
        if course.bluffs.sample is None:
            continue
        # Not every match has a bluff, so none of them counts; but whoever asked sets the pace here, too.
        step(0)
        view, bluff = course.bluffs.sample
        prices = pricer.price(view, bluff, usual_playouts(game), number, by_chances=False)
        gain = gain_over(prices, bluff, feigned(view, view.actions))
        if gain is not None:
            found.append(gain)
    return found


def gain_over(prices: Prices, bluff: int, feigned: Collection[int]) -> float | None:
    """Return by how many points a bluff is better than the best that feigns nothing; None if none such was priced."""
    worth = {one.action: one.points for one in prices.candidates}
    honest = [points for action, points in worth.items() if action not in feigned]
    worlds = max(map(len, honest), default=0)
    if not worlds:
        return None
    best = max((one for one in honest if len(one) == worlds), key=lambda one: float(one[: prices.decided].mean()))
    # What dropped out of the race before went through no worlds in which nothing was settled any more.
    apart = slice(prices.decided if worlds > prices.decided else 0, worlds)
    return float((worth[bluff][apart] - best[apart]).mean())


def part_of_luck(courses: list[Course], seed: int, step: Step) -> Estimate:
    """Return which part of the variance of the first seat's results is luck, in per cent, with a bootstrap interval."""
    results = np.array([edge(course, 0) for course in courses])
    shares = []
    for course in courses:
        step(1)
        shares.append(luck_by_seat(course.match)[0])
    luck = np.array(shares)
    dice = np.random.default_rng(seed)
    drawn = dice.integers(len(results), size=(RESAMPLED, len(results)))
    again = [explained(results[some], luck[some]) for some in drawn]
    low, high = np.quantile(again, (0.025, 0.975)).tolist()
    return Estimate(explained(results, luck), low, high)


def explained(results: Floats, luck: Floats) -> float:
    """Return by which part of it the variance of results shrinks when luck is taken away, in per cent."""
    whole = float(results.var())
    return 100 * (1 - float((results - luck).var()) / whole) if whole else 0.0


def wins_of_levels(variant: Variant, play: Play, matches: int, step: Step) -> dict[str, Floats]:
    """Return match by match the part of the wins of each level but the weakest, alone among the weakest, in per cent.

    It sits in each seat in turn, from the first on, and all levels play the same deals.  Levels think as long as they
    do at any table, whatever the budget of those that play the report's other matches.  Matches that do not end are
    left out, a level of which no two end, and all where the game has no levels.
    """
    weakest, *others = LEVELS
    if not set(LEVELS) <= set(names(variant.game)):
        step(matches)
        return {}
    found: dict[str, list[float]] = {level: [] for level in others}
    for number in range(matches):
        seat = number % variant.seats
        for level in others:
            step(1 / len(others))
            levels = tuple(level if one == seat else weakest for one in range(variant.seats))
            course = Play(levels, play.seed).course(variant, number)
            if course.ended:
                found[level].append(100 * (seat in course.match.winners) / len(course.match.winners))
    return {level: np.array(won) for level, won in found.items() if len(won) > 1}
