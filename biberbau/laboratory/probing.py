"""What takes longer to find out about a variant: how much choices matter, how much is luck, how far levels spread."""

from __future__ import annotations

from typing import Final

import numpy as np

from biberbau.bots import LEVELS, Pricer, RestOfMatch, usual_playouts
from biberbau.core.estimate import Estimate
from biberbau.games.variant import Variant
from biberbau.laboratory.course import Course, Floats
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


def strongest_wins(variant: Variant, play: Play, matches: int, step: Step) -> Estimate:
    """Return the part of the wins of the strongest level alone among the weakest, in per cent.

    It sits in each seat in turn, from the first on.
    """
    found = []
    for number in range(matches):
        step(1)
        seat = number % variant.seats
        names = tuple(LEVELS[-1] if one == seat else LEVELS[0] for one in range(variant.seats))
        winners = Play(names, play.seed, play.budget).course(variant, number).match.winners
        found.append(100 * (seat in winners) / len(winners))
    return Estimate.of_shares(np.array(found), 100.0)
