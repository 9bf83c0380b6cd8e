"""One house for all tests that need none of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.server.warmup import warm_steps
from tests.server.running import Running, running_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    warm_steps.run_all()
    folder: Path = tmp_path_factory.mktemp("house")
    with running_house(folder) as running:
        yield running
