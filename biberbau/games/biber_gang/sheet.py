"""The score sheet of a finished round: how the compiled score of a display comes about, column by column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from biberbau.games.biber_gang.state import BEAVER, BONUS, COLUMNS, OTHER_ROW


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


def score_sheet(display: Sequence[int]) -> dict[str, Any]:
    """Explain the score of one display of eight cards: loose sum, columns, bonuses and the score (section 6)."""
    columns: list[dict[str, Any]] = []
    counts: Counter[int] = Counter()
    loose = 0
    for column in range(COLUMNS):
        top, bottom = display[column], display[column + OTHER_ROW]
        if top == bottom or BEAVER in (top, bottom):
            value = min(top, bottom)
            columns.append({"pair": True, "value": None if value == BEAVER else value, "points": 0})
            if value != BEAVER:
                counts[value] += 1
        else:
            columns.append({"pair": False, "value": None, "points": top + bottom})
            loose += top + bottom
    beaver_columns = [column for column in columns if column["pair"] and column["value"] is None]
    values = beaver_pair_values(counts, len(beaver_columns))
    for column_entry, value in zip(beaver_columns, values, strict=True):
        column_entry["value"] = value
    counts.update(values)
    bonuses = [
        {"value": value, "pairs": count, "points": -BONUS[count]}
        for value, count in sorted(counts.items())
        if BONUS[count]
    ]
    score = loose + sum(int(bonus["points"]) for bonus in bonuses)
    return {"score": score, "loose": loose, "columns": columns, "bonuses": bonuses}
