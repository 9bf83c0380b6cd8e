"""No byte on the wire depends on what its reader cannot know; `python -m tests.server.twins` compares more pairs."""

from __future__ import annotations

import asyncio
import random

import pytest

from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.server.table.table import Table
from biberbau.server.telling import scribe
from tests.server import twins
from tests.server.twins import OPTIONS, SEATS, TO_REMEMBER, Leak, compare, houses, redeal

PAIRS = 24

TABLES: list[tuple[str, dict[str, str]]] = [*((game, {}) for game in sorted(OPTIONS)), ("daumen-drauf", TO_REMEMBER)]
"""Every game, and a table whose people have to remember for themselves what they have seen."""


@pytest.mark.long
@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_twin_worlds_send_the_same_bytes(game: str, settings: dict[str, str]) -> None:
    async def main() -> int:
        differ = 0
        async with houses() as standing:
            for seed in range(PAIRS):
                steps = random.Random(seed).randrange(60)
                outcome = await compare(
                    standing, game, seed, steps, seed % SEATS, settings=settings, hint=seed % 8 == 0
                )
                assert outcome.frames > 4
                differ += outcome.worlds_differ
        return differ

    assert asyncio.run(main()) > PAIRS // 2


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_a_leak_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless_look(self: scribe.Scribe) -> View | None:
        match: Match | None = self.table.match
        return None if match is None else View(match.game, match.states.copy(), self.seat)

    monkeypatch.setattr(scribe.Scribe, "_look", careless_look)

    async def main() -> None:
        async with houses() as standing:
            for seed in range(4):
                await compare(standing, game, seed, 10, 0)

    with pytest.raises(Leak):
        asyncio.run(main())


def test_a_mark_of_a_known_twin_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful_redeal(table: Table, seat: int, dice: random.Random) -> None:
        redeal(table, seat, dice)
        monkeypatch.setattr(Table, "shown", lambda self, view, before=None: view)

    monkeypatch.setattr(twins, "redeal", forgetful_redeal)

    async def main() -> None:
        async with houses() as standing:
            await compare(standing, "daumen-drauf", 0, 30, 0, settings=TO_REMEMBER)

    with pytest.raises(Leak):
        asyncio.run(main())
