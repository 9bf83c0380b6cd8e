"""Over real sockets: a player at a long line is first after reacting first, and others wait for them no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.running import running_house
from tests.server.sockets_race import ROUND_TRIP, WANTED, meet

SLOW, QUICK = 0.5, 0.4


@pytest.mark.long
@pytest.mark.parametrize(("fairness", "first"), [("on", [1, 0]), ("off", [0, 0])])
def test_whoever_has_reacted_first_is_first(tmp_path: Path, fairness: str, first: list[int]) -> None:
    with running_house(tmp_path) as running:
        met = asyncio.run(meet(running, [(SLOW, QUICK), (QUICK, SLOW)], fairness, 0.3))
    assert [meeting.first for meeting in met] == first
    for meeting in met:
        late = meeting.answers[1 - meeting.first]["late"]
        assert (late["seat"], late["action"]) == (meeting.first, WANTED[meeting.first])
        assert max(meeting.seconds) < 0.25 + ROUND_TRIP + 0.5
