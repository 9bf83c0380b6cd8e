"""What is measured of a variant, and where it comes from.

Every measure is one number for each match, or none where it does not apply; matches are independent, so a mean over
them has an honest interval, and two variants that are dealt the same seeds are compared match by match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from biberbau.laboratory.course import Course

OURS: Final = "Biberbau"
BROWNE: Final = "Browne, Automatic Generation and Evaluation of Recombination Games (PhD thesis, QUT 2008)"
CARDSTOCK: Final = "Bell and Goadrich, Automated Playtesting with RECYCLEd CARDSTOCK (Game & Puzzle Design, 2016)"


@dataclass(frozen=True)
class Measure:
    """A number for each match."""

    key: str
    """What it is called, and its definition, say the texts `laboratory-KEY` and `laboratory-KEY-definition`."""
    unit: str
    """"points", "%", or what is counted."""
    source: str
    how: Callable[[Course], float | None]
    share: bool = False
    """Whether it lies between 0 and 100, and its interval with it."""
    tolerance: float | None = None
    """By how much a mean may differ from 0 before the measure is flagged; None: there is nothing that it should be."""
    given_up: bool = False
    """Whether it is also of matches that were given up."""

    def of(self, course: Course) -> float | None:
        """Return the number of a match; None where there is none."""
        return self.how(course) if course.ended or self.given_up else None


def edge(course: Course, seat: int) -> float:
    """Return by how many points a seat did better than the mean of all."""
    totals = course.standings[-1]
    return float(totals[seat] - totals.mean())


def first_wins(course: Course) -> float:
    """Return the first seat's part of the win beyond a fair one, in per cent."""
    best = course.leaders[-1]
    return 100 * (float(best[0]) / float(best.sum()) - 1 / course.seats)


def lead_changes(course: Course) -> float | None:
    """Return how often the lead is somebody else's after a round; a tie leaves it where it was."""
    if len(course.standings) < 2:
        return None
    changes, holder = 0, None
    for leaders in course.leaders:
        if leaders.sum() == 1:
            now = int(leaders.argmax())
            changes += holder is not None and now != holder
            holder = now
    return float(changes)


def drama(course: Course) -> float | None:
    """Return by how many points the winner was behind, on average after each round but the last."""
    before = course.standings[:-1]
    return float((before.max(axis=1) - before[:, course.winner]).mean()) if len(before) else None


def security(course: Course) -> float | None:
    """Return the part of the rounds after which the winner leads and never loses the lead again, in per cent."""
    if len(course.standings) < 2:
        return None
    leads = course.leaders[:, course.winner]
    behind = np.flatnonzero(~leads)
    return 100 * (len(leads) - (int(behind[-1]) + 1 if len(behind) else 0)) / len(leads)


def comeback(course: Course) -> float | None:
    """Return 100 if the winner was last, alone or with others, after half of the rounds, else 0."""
    if len(course.standings) < 2:
        return None
    half = course.standings[len(course.standings) // 2 - 1]
    return 100.0 * bool(half[course.winner] == half.min() and half.min() < half.max())


def convergence(course: Course) -> float | None:
    """Return how many actions there are in the last quarter of a round for each in its first quarter."""
    found = []
    for one in course.rounds:
        quarter = len(one.legal) // 4
        if quarter:
            found.append(one.legal[-quarter:].mean() / one.legal[:quarter].mean())
    return float(np.mean(found)) if found else None


def waits(course: Course) -> float | None:
    """Return how many decisions of others lie between two of the same seat in a round, on average."""
    gaps = [np.diff(np.flatnonzero(one.deciders == seat)) - 1 for one in course.rounds for seat in range(course.seats)]
    found = np.concatenate(gaps)
    return float(found.mean()) if len(found) else None


def first_decision(course: Course, seat: int) -> float | None:
    """Return how many decisions go before a seat's first; None where it has none."""
    found = np.flatnonzero(course.deciders == seat)
    return float(found[0]) if len(found) else None


def last_first_decision(course: Course) -> float:
    """Return how many decisions go before the first of whoever waits longest for it."""
    return max(first for seat in range(course.seats) if (first := first_decision(course, seat)) is not None)


def bluffs(course: Course) -> float | None:
    """Return the part of the decisions in which somebody bluffed who could have and need not, in per cent."""
    found = course.bluffs
    return 100 * found.taken / found.chances if found.chances else None


def endless(course: Course) -> float:
    """Return 100 for a match that was given up, else 0."""
    return 100.0 * (not course.ended)


MEASURES: Final = (
    Measure("first-seat", "%", CARDSTOCK, first_wins, tolerance=3.0),
    Measure("first-points", "points", OURS, lambda course: edge(course, 0), tolerance=1.0),
    Measure("length", "decisions", BROWNE, lambda course: len(course.legal)),
    Measure("rounds", "rounds", OURS, lambda course: len(course.rounds)),
    Measure("lead-changes", "times", BROWNE, lead_changes),
    Measure("drama", "points", BROWNE, drama),
    Measure("security", "%", CARDSTOCK, security, share=True),
    Measure("comeback", "%", OURS, comeback, share=True),
    Measure("spread", "points", CARDSTOCK, lambda course: float(np.ptp(course.standings[-1]))),
    Measure("margin", "points", OURS, lambda course: float(np.diff(np.sort(course.standings[-1])[-2:])[0])),
    Measure("convergence", "times", BROWNE, convergence),
    Measure("choices", "actions", CARDSTOCK, lambda course: float(course.legal.mean())),
    Measure("forced", "%", OURS, lambda course: 100 * float((course.legal == 1).mean()), share=True),
    Measure("downtime", "decisions", OURS, waits),
    Measure("first-decision", "decisions", OURS, last_first_decision),
    Measure("bluffs", "%", OURS, bluffs, share=True),
    Measure("endless", "%", OURS, endless, share=True, tolerance=3.0, given_up=True),
)
