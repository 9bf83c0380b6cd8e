"""A bot of one's own sits at a table like those of the house: it is offered by name, plays, and does what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.bots import registry
from biberbau.core.match import Match
from biberbau.core.record import parse_record, replay
from biberbau.games import game_named
from tests.server.challenges import play_out
from tests.server.evening import catch_up, people, start
from tests.server.running import running_house

PATH = "tests.library.sparrow:Sparrow"
NAME = "Sparrow@tests.library.sparrow"
"""What it is called at a table: by its class and the package that it comes from."""


@pytest.fixture
def offered() -> Iterator[None]:
    """As `serve --bot` offers it; it is forgotten after the test."""
    before = dict(registry.ENTRIES)
    assert registry.offer(PATH) == NAME
    yield
    registry.ENTRIES.clear()
    registry.ENTRIES.update(before)


def first_actions(played: Match, seat: int) -> list[bool]:
    """Return by action of a seat whether it was the first one that was legal."""
    again, first = played.begun_again(), []
    for who, action in played.actions:
        if again.round_over:
            again.begin_round()
        if who == seat:
            first.append(action == again.legal(seat)[0])
        again.apply(who, action)
    return first


@pytest.mark.parametrize("game", ["biber-gang", "daumen-drauf"])
def test_somebodys_own_bot_is_seated_and_plays_a_match(offered: None, game: str, tmp_path: Path) -> None:
    async def evening(address: str) -> str:
        async with people(address, "Anna") as (anna,):
            await anna.ask("change_game", game=game)
            refused = await anna.ask("seat_bot", bot=PATH)
            assert refused["reason"]["message"] == "refusal-no-such-bot", "a path loads nothing"
            answer = await anna.ask("seat_bot", bot=NAME)
            assert answer["type"] == "ack", answer
            await start([anna], **{{"biber-gang": "rounds", "daumen-drauf": "games"}[game]: "1"})
            assert [seat["bot"] for seat in anna.table["seats"]] == [None, NAME]
            hinted = False
            while anna.table["stage"] != "match_over":
                if not anna.may_act or anna.situation is None or not anna.situation["legal"]:
                    await anna.hear()
                    continue
                if not hinted:
                    advice = await anna.ask("hint")
                    hinted = advice["action"] in anna.situation["legal"]
                answer = await anna.act()
                assert answer["type"] in ("ack", "refused"), answer
                if answer["type"] == "ack":
                    await catch_up(anna, answer["seq"])
            assert hinted
            return str(anna.table["record"])

    with running_house(tmp_path) as running:
        record = asyncio.run(evening(running.address))
    known = game_named(game)
    first = first_actions(replay(parse_record(record), known), 1)
    assert len(first) > 2
    assert all(first), "the bot has decided, and nobody in its place"


def test_a_bot_that_exits_ends_no_house(offered: None, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    lemming = registry.offer("tests.library.sparrow:Lemming")

    async def evening(address: str) -> None:
        async with people(address, "Anna") as (anna,):
            assert (await anna.ask("seat_bot", bot=lemming))["type"] == "ack"
            await start([anna], rounds="1")
            await play_out(anna)

    with running_house(tmp_path) as house:
        asyncio.run(evening(house.address))
    assert f"bot {lemming} failed; uniform plays in its place" in caplog.text
