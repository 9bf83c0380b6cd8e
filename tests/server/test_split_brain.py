"""Of two processes that believe they have a table one is refused; `make split-brain` has 10,000 late appends."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.postgresql import asked
from tests.server.split_brain import OVERDUE, Broken, Tally, check, run

PAUSES, TABLES = 4, 60


@pytest.mark.long
def test_a_stale_owner_is_always_refused(database: str) -> None:
    async def overdue(pause: int, process: int) -> None:
        await asked(database, OVERDUE, process)

    tally = asyncio.run(run(database, PAUSES, TABLES, overdue))
    assert len(tally.refused) == PAUSES * TABLES
    assert len(tally.acked) > TABLES


@pytest.mark.parametrize(
    ("log", "problem"),
    [
        ([("T1", 1, "0 1")], "are not in the log"),
        ([("T1", 1, "0 1"), ("T1", 2, "1 2"), ("T1", 3, "1 3")], "nobody was acknowledged"),
        ([("T1", 1, "0 1"), ("T1", 2, "0 2")], "are not in the log"),
    ],
)
def test_what_is_lost_or_was_believed_would_be_noticed(log: list[tuple[str, int, str]], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        check(Tally(acked=[("T1", 0, 1), ("T1", 1, 2)]), log)


def test_an_event_behind_those_of_the_next_owner_would_be_noticed() -> None:
    with pytest.raises(Broken, match="of an owner who had lost it"):
        check(Tally(acked=[("T1", 1, 1), ("T1", 0, 2)]), [("T1", 1, "1 1"), ("T1", 2, "0 2")])
