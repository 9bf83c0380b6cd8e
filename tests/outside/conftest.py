"""A path on which packages can be laid, and a process that has not yet looked for games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.core import keeping, sources, texts
from biberbau.games import game_named, game_names, versions_of
from biberbau.games.installed import offered
from biberbau.server.warmup.at_tables import games_at_tables
from tests.cli.conftest import biberbau as biberbau
from tests.outside.packages import SCHWIMMEN, install


def forget() -> None:
    """Let everything that was found out about games be found out again."""
    for known in (
        game_named,
        game_names,
        versions_of,
        offered,
        games_at_tables,
        texts.read_brought,
        keeping.exists,
        sources.module_file,
        sources.imports_of,
    ):
        known.cache_clear()
    sources.file_source.cache_clear()
    texts.BROUGHT.clear()
    texts.catalogue.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("schwimmen", "broken")]:
        del sys.modules[name]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    place = tmp_path / "site"
    place.mkdir()
    monkeypatch.syspath_prepend(place)
    forget()
    yield place
    forget()


@pytest.fixture
def schwimmen(path: Path) -> Path:
    """The example as a stranger's package."""
    install(SCHWIMMEN, path)
    return path
