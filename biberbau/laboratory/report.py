"""The report on a variant: every measure with its interval, what stands out, and what differs from another variant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from biberbau.bots import LEVELS, left_out
from biberbau.core.estimate import Estimate
from biberbau.core.texts import render
from biberbau.games.variant import Variant
from biberbau.laboratory.course import Course, feigned_in
from biberbau.laboratory.kinds import Kind, cards_of, kinds_of
from biberbau.laboratory.measures import MEASURES, OURS, Measure, edge, first_decision
from biberbau.laboratory.playing import Play, Step
from biberbau.laboratory.probing import gains_of_bluffs, good_actions, part_of_luck, wins_of_levels

AIVAT: Final = "Burch and others, AIVAT (AAAI 2018)"
SKILL: Final = "skill"
"""The measure of the strongest level; a level's name follows where it is of another."""
CLOSELY: Final = 40
"""In so many matches, and in a quarter at most, is measured what takes longer, unless somebody says otherwise."""


@dataclass(frozen=True)
class Row:
    """One measure."""

    key: str
    unit: str
    source: str
    matches: int
    """How many it was measured in."""
    estimate: Estimate
    tolerance: float | None = None
    """By how much it may differ from 0; None: there is nothing that it should be."""
    flagged: bool = False
    """Whether the whole interval lies beyond what it should be."""

    def title(self, language: str) -> str:
        """Return what it is called."""
        return render(language, f"laboratory-{self.key}")

    def definition(self, language: str) -> str:
        """Return what is measured."""
        return render(language, f"laboratory-{self.key}-definition")

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write, its words in English."""
        return {**asdict(self), "title": self.title("en"), "definition": self.definition("en")}


@dataclass(frozen=True)
class SeatEdge:
    """How much better than others a seat did."""

    wins: Estimate
    """Its part of the wins less a fair one, in per cent."""
    points: Estimate
    """Its total less the mean of all; more is better."""
    first: Estimate | None
    """How many decisions go before its first; None where it had one in fewer than two matches."""


@dataclass(frozen=True)
class Difference:
    """By how much a measure is greater in the other variant, where both were dealt the same seeds."""

    key: str
    estimate: Estimate
    differs: bool
    """Whether the whole interval lies beyond 0."""


@dataclass(frozen=True)
class Report:
    """What was found of a variant."""

    variant: Variant
    play: Play
    matches: int
    rows: tuple[Row, ...]
    kinds: tuple[Kind, ...]
    """Of actions."""
    cards: tuple[Kind, ...]
    """Kinds of card; none where the game does not say which cards an action uses."""
    seats: tuple[SeatEdge, ...]

    @property
    def bluffing(self) -> bool:
        """Whether the game says of any action that it would be a bluff; else there are none to be measured."""
        return feigned_in(self.variant.game) is not None

    @property
    def flags(self) -> list[str]:
        """What stands out."""
        return [
            *(row.key for row in self.rows if row.flagged),
            *(f"{kind.name} is {kind.verdict}" for kind in self.kinds if kind.flagged),
            *(f"card {card.name} is {card.verdict}" for card in self.cards if card.flagged),
        ]

    def flags_told(self, language: str) -> list[str]:
        """Return what stands out, in sentences."""

        def told(what: str, kinds: tuple[Kind, ...]) -> list[str]:
            flagged = [kind for kind in kinds if kind.flagged]
            return [render(language, f"laboratory-{what}-{kind.verdict}", {"kind": kind.name}) for kind in flagged]

        rows = [flag_told(language, row) for row in self.rows if row.flagged]
        return [*rows, *told("flag", self.kinds), *told("flag-card", self.cards)]

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write."""
        variant, play = self.variant, self.play
        return {
            "game": variant.game.name,
            "version": variant.game.version,
            "constants": variant.game.variant,
            "name": variant.name,
            "seats": variant.seats,
            "options": variant.game.decode_options(variant.game.encode_options(variant.options).tolist()),
            "bots": list(play.bots),
            "budget": play.thought,
            "seed": play.seed,
            "matches": self.matches,
            "measures": [row.as_json() for row in self.rows],
            "by_seat": [asdict(seat) for seat in self.seats],
            "kinds": [kind.as_json() for kind in self.kinds],
            "cards": [card.as_json() for card in self.cards],
            "flags": self.flags,
            "left_out": list(left_out(variant.game)),
            "bluffing": self.bluffing,
        }


@dataclass(frozen=True)
class Effort:
    """In how many matches things are measured."""

    matches: int
    probed: int
    """Those of them in which a decision is priced and luck is measured, and as many among levels."""
    without: int
    """Those of them that are played again without a kind of action, or of card, for each kind."""

    @staticmethod
    def usual(matches: int) -> Effort:
        """Return what is usual for so many matches."""
        closely = min(CLOSELY, matches // 4)
        return Effort(matches, closely, closely)

    @property
    def steps(self) -> int:
        """How many matches are played or looked at altogether; all without some kind count as one, and so do cards."""
        probed, without = (times if times > 1 else 0 for times in (self.probed, self.without))
        return self.matches + 3 * probed + 2 * without


def report_on(variant: Variant, play: Play, effort: Effort, step: Step) -> tuple[Report, list[Course]]:
    """Measure a variant; the courses of its matches come with the report, to be compared with another's."""
    courses = play.courses(variant, effort.matches, step)
    rows = [row for measure in MEASURES if (row := row_of(measure, courses))]
    ended = [course for course in courses if course.ended]
    if len(ended) == len(courses):
        rows += probed_rows(variant, play, courses[: effort.probed], step)
    # Where matches do not end, playing them again and again would not either.
    without = effort.without if len(ended) == len(courses) else 0
    kinds = kinds_of(variant, play, courses, without, step)
    cards = cards_of(variant, play, courses, without, step)
    return Report(variant, play, effort.matches, tuple(rows), kinds, cards, seats_of(ended)), courses


def seats_of(courses: Sequence[Course]) -> tuple[SeatEdge, ...]:
    """Return how much better than others each seat did; nothing where no two matches have ended."""
    if len(courses) < 2:
        return ()
    won = np.array([course.leaders[-1] / course.leaders[-1].sum() for course in courses])
    return tuple(
        SeatEdge(
            Estimate.of_deals(100 * (won[:, seat] - 1 / won.shape[1])),
            Estimate.of_deals(np.array([edge(course, seat) for course in courses])),
            waiting_of(courses, seat),
        )
        for seat in range(won.shape[1])
    )


def waiting_of(courses: Sequence[Course], seat: int) -> Estimate | None:
    """Return how many decisions go before the first of a seat."""
    found = [first for course in courses if (first := first_decision(course, seat)) is not None]
    return Estimate.of_deals(np.array(found)) if len(found) > 1 else None


def numbers_of(measure: Measure, courses: Sequence[Course]) -> list[float]:
    """Return a measure of each match to which it applies."""
    return [found for course in courses if (found := measure.of(course)) is not None]


def row_of(measure: Measure, courses: Sequence[Course]) -> Row | None:
    """Return the row of a measure; None where it applies to fewer matches than an interval needs."""
    found = numbers_of(measure, courses)
    if len(found) < 2:
        return None
    values = np.array(found)
    estimate = Estimate.of_shares(values, 100.0) if measure.share else Estimate.of_deals(values)
    flagged = measure.tolerance is not None and beyond(estimate, measure.tolerance)
    return Row(measure.key, measure.unit, measure.source, len(found), estimate, measure.tolerance, flagged)


def beyond(estimate: Estimate, tolerance: float) -> bool:
    """Whether the whole interval is farther from 0 than a tolerance."""
    return estimate.low > tolerance or estimate.high < -tolerance


def probed_rows(variant: Variant, play: Play, courses: list[Course], step: Step) -> list[Row]:
    """Return what takes longer to find out, from fewer matches."""
    if len(courses) < 2:
        return []
    good = np.array(good_actions(variant, courses, step))
    rows = []
    if len(good) > 1:
        rows = [
            Row("good-actions", "actions", OURS, len(good), Estimate.of_deals(good[:, 0])),
            Row("stake", "points", OURS, len(good), Estimate.of_deals(good[:, 1])),
        ]
    gains = np.array(gains_of_bluffs(variant, courses, step))
    if len(gains) > 1:
        rows.append(Row("bluff-gain", "points", OURS, len(gains), Estimate.of_deals(gains)))
    rows.append(Row("luck", "%", AIVAT, len(courses), part_of_luck(courses, play.seed, step)))
    for level, won in wins_of_levels(variant, play, len(courses), step).items():
        key = SKILL if level == LEVELS[-1] else f"{SKILL}-{level}"
        rows.append(Row(key, "%", OURS, len(won), Estimate.of_shares(won, 100.0)))
    return rows


def flag_told(language: str, row: Row) -> str:
    """Return in a sentence that a measure stands out."""
    mean = row.estimate.mean
    told = {"side": "more" if mean > 0 else "less", "size": f"{abs(mean):.1f}"}
    return render(language, f"laboratory-flag-{row.key}", told)


def as_json(report: Report, other: Report | None = None, differences: Sequence[Difference] = ()) -> dict[str, Any]:
    """Return a report, with that on another variant and what differs, as values that JSON can write."""
    against = (
        {} if other is None else {"against": other.as_json() | {"differences": [asdict(one) for one in differences]}}
    )
    return report.as_json() | against


def compared(mine: Sequence[Course], others: Sequence[Course]) -> tuple[Difference, ...]:
    """Return by how much each measure is greater in the other variant, match by match."""
    found = []
    for measure in MEASURES:
        pairs = [(measure.of(one), measure.of(other)) for one, other in zip(mine, others, strict=True)]
        values = [there - here for here, there in pairs if here is not None and there is not None]
        if len(values) > 1:
            estimate = Estimate.of_deals(np.array(values))
            found.append(Difference(measure.key, estimate, beyond(estimate, 0.0)))
    return tuple(found)
