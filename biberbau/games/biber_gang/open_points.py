"""What the open cards of a display would score by themselves, without the sheet that explains it.

Everybody is shown it after each action, so nothing is made for it that nobody reads.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence

from biberbau.games.biber_gang.constants import BONUS
from biberbau.games.biber_gang.sheet import beaver_pair_values, loose_points, pair_value
from biberbau.games.biber_gang.state import BEAVER, COLUMNS, OTHER_ROW


def open_points(display: Sequence[int]) -> int:
    """Return what `score_sheet` says is the score of a display of eight cards."""
    columns = [judged_column(*column) for column in zip(display[:COLUMNS], display[OTHER_ROW:], strict=True)]
    return sum(loose for _, loose in columns) - bonus_points(*[pair for pair, _ in columns])


@functools.cache
def judged_column(top: int, bottom: int) -> tuple[int | None, int]:
    """Return the value of a pair or None for none, and what the cards count (clauses 6.1 and 6.2)."""
    pair = pair_value(top, bottom)
    return pair, loose_points(top, bottom) if pair is None else 0


@functools.lru_cache(maxsize=4096)
def bonus_points(*pairs: int | None) -> int:
    """Return what the pairs of a display take off together (clauses 6.3 and 6.6); None is a column without one."""
    counts = Counter(value for value in pairs if value is not None and value != BEAVER)
    counts.update(beaver_pair_values(counts, pairs.count(BEAVER)))
    return sum(BONUS[count] for count in counts.values())
