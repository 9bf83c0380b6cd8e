"""A short round of attacks, in which the house says itself what it has cut; `make attack` measures longer ones."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.attack import BYSTANDERS, five_sockets, half_sent_bodies, run
from tests.server.patience import within


@pytest.mark.long
def test_attacks_are_cut_and_counted_while_others_are_answered() -> None:
    found = asyncio.run(within(60, run(1.0, (five_sockets, half_sent_bodies))))
    for finding in found.values():
        assert len(finding.waits) >= len(BYSTANDERS)
    assert found["five_sockets"].cuts["frames"] > 0
    assert found["half_sent_bodies"].cuts["connections"] > 0
