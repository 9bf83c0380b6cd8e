"""A seat may change hands while its bot thinks: what the bot then thinks is nobody's mistake and comes to nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from biberbau.core.view import View
from biberbau.server.play.players import Players
from biberbau.server.protocol import Act, ComeBack, Leave
from tests.server.parlour import ANNA, Parlour, parlour
from tests.server.virtual_time import run

THINKING = 0.5
"""Seconds that a bot thinks in these tests, if it is asked at all."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Let bots think for a while; gives the views that they were asked about."""
    asked: list[View] = []
    choose = Players._choose

    async def slowly(self: Players, bot: str, game: Any, view: View, dice: bytes) -> int:
        asked.append(view)
        await asyncio.sleep(THINKING)
        return await choose(self, bot, game, view, dice)

    monkeypatch.setattr(Players, "_choose", slowly)
    return asked


async def be_asked(place: Parlour) -> str:
    """Let time pass until Anna is to act; returns something that she can do."""
    while not place.may_act:
        await asyncio.sleep(0.1)
    return place.room.table.game.format_action(place.match.legal(ANNA)[0])


async def take_back(place: Parlour, action: str, after: float) -> None:
    """Let Anna leave, come back so many seconds later, and act."""
    room, anna = place.room, place.clients[0]
    room.post(anna, Leave("leave"))
    if after:
        await asyncio.sleep(after)
    room.post(anna, ComeBack("back"))
    room.post(anna, Act("act", action, room.table.sequence))


@pytest.mark.parametrize("after", [0.0, THINKING / 2])
def test_a_bot_whose_seat_is_taken_back_while_it_thinks_makes_no_mistake(
    after: float, asked: list[View], caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            action = await be_asked(place)
            asked.clear()
            before = len(place.match.actions)
            await take_back(place, action, after)
            await asyncio.sleep(0.01)
            assert not place.may_act
            assert place.match.actions[before:] == [(ANNA, place.room.table.game.parse_action(action))]
            await asyncio.sleep(3 * THINKING)
            assert (ANNA in {view.seat for view in asked}) == (after > 0)
            assert place.room.table.seats[ANNA].bot is None

    with caplog.at_level(logging.WARNING):
        run(main)
    assert caplog.records == []


def test_a_bot_asked_again_for_the_seat_plays_for_it(asked: list[View]) -> None:
    async def main() -> None:
        async with parlour(5, {}) as place:
            action = await be_asked(place)
            await take_back(place, action, THINKING / 2)
            place.room.post(place.clients[0], Leave("again"))
            acted = sum(seat == ANNA for seat, _ in place.match.actions)
            await asyncio.sleep(60)
            assert sum(seat == ANNA for seat, _ in place.match.actions) > acted + 1

    run(main)


def test_a_bot_that_does_what_cannot_be_done_is_still_a_mistake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choose = Players._choose

    async def wrongly(self: Players, bot: str, game: Any, view: View, dice: bytes) -> int:
        return await choose(self, bot, game, view, dice) if bot == "uniform" else int(game.action_count) - 1

    async def main() -> int:
        async with parlour(5, {}) as place:
            action = await be_asked(place)
            place.say(action)
            before = place.room.table.sequence
            await asyncio.sleep(20)
            return place.room.table.sequence - before

    monkeypatch.setattr(Players, "_choose", wrongly)
    with caplog.at_level(logging.ERROR):
        assert run(main) > 3
    assert any("uniform plays in its place" in record.getMessage() for record in caplog.records)
