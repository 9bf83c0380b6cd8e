"""The score sheet of a finished round: how the compiled score of a display comes about, column by column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import frozen
from biberbau.games.biber_gang.constants import BONUS, POINTS
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, OTHER_ROW


class ColumnSheet(TypedDict):
    """One column of a display."""

    pair: ReadOnly[bool]
    value: ReadOnly[int | None]
    """The value of a pair."""
    points: ReadOnly[int]


class BonusSheet(TypedDict):
    """What is taken off for several pairs of one value."""

    value: ReadOnly[int]
    pairs: ReadOnly[int]
    points: ReadOnly[int]


class SeatSheet(TypedDict):
    """How the score of a display comes about: the sum of the loose cards and the bonuses."""

    score: ReadOnly[int]
    loose: ReadOnly[int]
    columns: ReadOnly[tuple[ColumnSheet, ...]]
    bonuses: ReadOnly[tuple[BonusSheet, ...]]


def beaver_pair_values(counts: Counter[int], beaver_pairs: int) -> list[int]:
    """Return the value each pair of beavers takes so that the bonuses are largest (clause 6.6).

    Ties go to the smaller values, so that the sheet is always the same.
    """
    best: list[int] = []
    best_bonus = -1
    choices: list[list[int]] = [[]]
    for _ in range(beaver_pairs):
        choices = [
            [*chosen, value] for chosen in choices for value in range(BEAVER) if not chosen or value >= chosen[-1]
        ]
    for chosen in choices:
        bonus = sum(BONUS[count] for count in (counts + Counter(chosen)).values())
        if bonus > best_bonus:
            best, best_bonus = chosen, bonus
    return best


@frozen
def score_sheet(display: Sequence[int]) -> SeatSheet:
    """Explain the score of one display of eight cards (section 6).

    What lies face down (a negative code) counts nothing yet, and neither does a beaver beside it.
    """
    columns = [(display[column], display[column + OTHER_ROW]) for column in range(COLUMNS)]
    pairs = [pair_value(top, bottom) for top, bottom in columns]
    counts = Counter(value for value in pairs if value is not None and value != BEAVER)
    values = beaver_pair_values(counts, pairs.count(BEAVER))
    counts.update(values)
    taken = iter(values)
    shown = tuple(
        [
            loose_column(loose_points(top, bottom))
            if value is None
            else paired_column(next(taken) if value == BEAVER else value)
            for (top, bottom), value in zip(columns, pairs, strict=True)
        ]
    )
    bonuses = tuple([bonus_of(value, count) for value, count in sorted(counts.items()) if BONUS[count]])
    loose = sum(column["points"] for column in shown)
    score = loose + sum(bonus["points"] for bonus in bonuses)
    return {"score": score, "loose": loose, "columns": shown, "bonuses": bonuses}


def pair_value(top: int, bottom: int) -> int | None:
    """Return the value of a pair, BEAVER for two beavers, or None for two cards that make none (clause 6.2)."""
    if min(top, bottom) < 0 or (top != bottom and BEAVER not in (top, bottom)):
        return None
    return min(top, bottom)


def loose_points(top: int, bottom: int) -> int:
    """Return what the open numbers of a column without a pair count (clause 6.1)."""
    return sum(POINTS[card] for card in (top, bottom) if 0 <= card < BEAVER)


@frozen
def loose_column(points: int) -> ColumnSheet:
    """Two cards that count (clause 6.1)."""
    return {"pair": False, "value": None, "points": points}


@frozen
def paired_column(value: int) -> ColumnSheet:
    """A pair, which counts nothing (clause 6.2)."""
    return {"pair": True, "value": value, "points": 0}


@frozen
def bonus_of(value: int, pairs: int) -> BonusSheet:
    """What is taken off for so many pairs of one value (clause 6.3)."""
    return {"value": value, "pairs": pairs, "points": -BONUS[pairs]}
