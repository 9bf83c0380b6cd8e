"""A game of a stranger's package is played at tables, and a table waits for a package that is gone."""

from __future__ import annotations

import asyncio
import json
import shutil
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import GAMES, game_named
from biberbau.server.catalogue import describe_games
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.warmup.at_tables import games_at_tables
from tests.outside.conftest import forget
from tests.outside.test_refusing import RULES, without
from tests.server.person import Message, Person
from tests.server.running import running_house

GAME = "schwimmen"


def test_the_page_is_told_what_it_draws_and_how_it_is_called(schwimmen: Path) -> None:
    described = describe_games(games_at_tables())["games"]
    assert [game["name"] for game in described] == [*GAMES, GAME]
    assert [game["name"] for game in described if "declared" in game] == [GAME]
    found = described[-1]
    assert found["bots"] == ["uniform", "search"]
    assert len(found["declared"]["cards"]) == 32
    *_, swap = found["declared"]["actions"]
    assert [(part["name"], part["kind"], part["zone"]) for part in swap["parts"]] == [
        ("give", "card", None),
        ("take", "place", "display"),
    ]
    assert all("schwimmen-event-swap =" in found["texts"][language] for language in ("en", "de"))


def test_a_package_that_does_not_keep_the_contract_keeps_nobody_from_the_other_games(schwimmen: Path) -> None:
    without(RULES, "payoffs = more_is_better\n")(schwimmen)
    assert games_at_tables() == GAMES


def test_a_picture_that_no_page_can_draw_is_not_offered(schwimmen: Path) -> None:
    without("schwimmen/__init__.py", "    impossible=impossible,\n", "    impossible=impossible,\n    picture=dict,\n")(
        schwimmen
    )
    assert game_named(GAME).name == GAME
    assert games_at_tables() == GAMES


async def play_on(person: Person, until: str, most: int = 200) -> None:
    """Take legal actions until the match stands so, the knock before all others."""
    read = 0
    for _ in range(most):
        stage = person.table["stage"]
        if stage == until:
            return
        if stage == "round_over" and read < person.seq:
            read = person.seq
            await person.ask("ready")
        elif person.may_act and person.situation is not None:
            legal = person.situation["legal"]
            answer = await person.act("knock" if "knock" in legal else legal[0])
            assert answer["type"] == "ack", answer
        else:
            await person.hear()
    raise AssertionError(f"it never comes to {until}")


@pytest.mark.long
def test_a_table_comes_back_after_a_restart_and_waits_for_its_package(schwimmen: Path, tmp_path: Path) -> None:
    async def begin(address: str) -> Person:
        async with Person(address, "Anna") as anna:
            await anna.open_table(GAME)
            assert (await anna.ask("seat_bot", bot="uniform"))["type"] == "ack"
            assert (await anna.ask("configure", options={"lives": "1"}))["type"] == "ack"
            assert (await anna.ask("start"))["type"] == "ack"
            while not anna.may_act:
                await anna.hear()
            assert (await anna.act("all"))["type"] == "ack"
        return anna

    async def finish(address: str, anna: Person) -> Message:
        anna.move(address)
        await anna.reconnect()
        assert anna.table["game"] == GAME
        await play_on(anna, "match_over")
        over = anna.table
        for game in ("biber-gang", GAME):
            assert (await anna.ask("change_game", game=game))["type"] == "ack"
        assert (await anna.ask("start"))["type"] == "ack"
        await anna.hang_up()
        return over

    async def come_back(address: str, anna: Person) -> Message:
        async with Person(address, "Anna") as again:
            return await again.ask("resume", code=anna.code, token=anna.token, seen=0)

    folder = tmp_path / "house"
    folder.mkdir()
    with running_house(folder) as house:
        anna = asyncio.run(begin(house.address))
    with running_house(folder) as house:
        over = asyncio.run(finish(house.address, anna))
        told = replayed(house.address, f"{anna.code}/1")
        assert told["steps"]
        assert over["record"].startswith("biberbau/1 schwimmen/1 ")
    before = asyncio.run(bodies(folder, anna.code))
    for place in schwimmen.iterdir():
        shutil.rmtree(place)
    forget()
    with running_house(folder) as house:
        answer = asyncio.run(come_back(house.address, anna))
        assert answer["reason"] == {"message": "refusal-game-not-here", "arguments": {"game": GAME}}
        assert glanced(house.address, anna) == ["asleep"], "of a seat that nobody knows the page lets go"
    assert asyncio.run(bodies(folder, anna.code)) == before


def replayed(address: str, path: str) -> Any:
    with urllib.request.urlopen(f"{address}api/replays/{path}", timeout=20) as answer:
        return json.load(answer)


def glanced(address: str, person: Person) -> Any:
    body = json.dumps([{"code": person.code, "token": person.token}]).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}api/seats", body), timeout=20) as answer:
        return json.load(answer)


async def bodies(folder: Path, code: str) -> list[bytes]:
    log = SqliteLog(folder / LOG_FILE)
    try:
        return await log.read(code)
    finally:
        await log.close()
