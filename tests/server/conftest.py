"""One house for all tests that need none of their own, one PostgreSQL, and stores of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.furnishing import load_all
from tests.server.haste import give_way_to_nobody
from tests.server.postgresql import Postgresql, running_postgresql
from tests.server.running import Running, running_house
from tests.server.stores import PostgresqlStore, SqliteStore, Store


@pytest.fixture(scope="session", autouse=True)
def haste() -> None:
    give_way_to_nobody()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    load_all()
    folder: Path = tmp_path_factory.mktemp("house")
    with running_house(folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    with running_postgresql() as running:
        yield running


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """The address of an empty database."""
    return postgresql.emptied("house")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """An empty store, of each kind in turn."""
    return store_of(request, tmp_path, "house")


@pytest.fixture
def another_store(store: Store, request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """An empty store of the same kind as `store`."""
    return store_of(request, tmp_path / "another", "another", store)


def store_of(request: pytest.FixtureRequest, folder: Path, name: str, like: Store | None = None) -> Store:
    kind = request.param if like is None else "sqlite" if like.address is None else "postgresql"
    if kind == "sqlite":
        folder.mkdir(exist_ok=True)
        return SqliteStore(folder)
    postgresql: Postgresql = request.getfixturevalue("postgresql")
    return PostgresqlStore(postgresql.emptied(name))
