"""The rules of earlier versions are compiled when somebody wants to play by them, and keep only them waiting."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest

from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.server.warmup import warming
from biberbau.server.warmup.warming import Warming
from tests.server.patience import within

GANG = game_named("biber-gang")


def another(version: int) -> Game:
    """Return Biber Gang as a game that is not found by its name alone, as an earlier version is."""
    return dataclasses.replace(GANG, version=version)


@pytest.mark.long
def test_nobody_waits_for_ever_for_rules_that_cannot_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda: tmp_path)

    async def main() -> None:
        rules = Warming()
        ready = rules.of(another(0))
        assert rules.of(another(0)) is ready
        await within(60, ready.bots.wait())
        assert not rules.games["biber-gang"].rules.is_set()

    asyncio.run(main())
    assert "the rules of biber-gang/0 could not be compiled ahead" in caplog.text


@pytest.mark.long
def test_an_earlier_version_is_compiled_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda: tmp_path)

    async def main() -> None:
        rules = Warming()
        ready = rules.of(another(1))
        await rules.rules_of([("chess", 1, ""), ("biber-gang", 99, ""), ("biber-gang", 1, "beavers:99")])
        assert not ready.rules.is_set()
        for part in (ready.rules, ready.bots, ready.reviews):
            await part.wait()
        await asyncio.gather(*rules.compiling)
        assert [path.name for path in tmp_path.glob("*-1")] == ["compiled-for-server-biber-gang-1"]
        await rules.stop()

    asyncio.run(main())


def test_a_house_that_closes_compiles_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda: tmp_path)

    async def main() -> None:
        rules = Warming()
        ready = rules.of(another(1))
        await asyncio.sleep(0.05)
        await within(60, rules.stop())
        assert not rules.compiling
        assert not ready.bots.is_set()

    asyncio.run(main())
