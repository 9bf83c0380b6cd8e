"""An observation of a view, compiled."""

from __future__ import annotations

from biberbau.core.arrays import States
from biberbau.core.compilation import rule
from biberbau.encoding.contract.observing import observe
from biberbau.encoding.schema import Row


@rule
def observe_at(seen: States, seat: int, row: Row) -> None:
    """Write the fields of a view, which is `seen[0]`, to a row that is zero."""
    observe(seen[0], seat, row)
