"""Whatever of a house with several workers is killed, it keeps its word; `make cluster` does it more often."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.cluster import ALL_KILLED, BOUNDS, KILLED, NO_DATABASE, TOLD, Cluster, Silences, run
from tests.server.patience import within
from tests.server.postgresql import running_postgresql


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket")
def test_nothing_acknowledged_is_lost_whatever_is_killed(tmp_path: Path) -> None:
    with running_postgresql() as postgresql:
        cluster = Cluster(tmp_path, postgresql, workers=2)
        ends = (KILLED, NO_DATABASE, ALL_KILLED)
        tally, silences, _ = asyncio.run(within(300, run(cluster, ends, tables=2, seats=2)))
    assert tally.kills == len(ends)
    assert tally.acked > len(ends)
    assert all(silences.cut[kind] or silences.spared[kind] for kind in ends)


def test_silence_that_is_too_long_is_found() -> None:
    silences = Silences()
    silences.spared[KILLED].append(BOUNDS[KILLED] - 0.1)
    assert silences.too_long() == []
    silences.cut[TOLD] += [0.1, BOUNDS[TOLD] + 0.1]
    assert silences.too_long() == [TOLD]
