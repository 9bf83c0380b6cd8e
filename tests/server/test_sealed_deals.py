"""Two worlds that differ in a shared deal tell the same bytes to everybody who may still play it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from biberbau.server.challenges.events import encode_event
from biberbau.server.challenges.making import challenged_in
from biberbau.server.challenges.sealing import Gate
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.events import Acted, AnyEvent, BotSeated, Configured, Created, Entry, Started, encode_entry
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Seal, token_hash
from tests.server.challenges import Seat, accept, answer_to, seat_of
from tests.server.evening import catch_up
from tests.server.person import Person
from tests.server.running import running_house

SOURCE, TOKEN = "BCDFGH", "token-of-anna-is-long"
SECRET = bytes(32)
SAME_MATCH = ("replays", ""), ("positions", "/5"), ("reviews", "/0")
"""Addresses in which the number of a match may stand with zeros before it."""


def source_of(seed: int) -> tuple[list[bytes], int]:
    """Return the log of a table at which Anna has finished a match, and her points."""
    table, entries = Table(SOURCE), []

    def happen(event: AnyEvent) -> None:
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))

    happen(Created(game="biber-gang", name="Anna", token=token_hash(TOKEN), dice="00" * 16))
    happen(BotSeated(bot="uniform", name="Berta"))
    happen(Configured(options={"rounds": "1"}))
    happen(Started(version=table.game.version, seed=random.Random(seed).randbytes(32).hex()))
    while table.match is not None and not table.match.over:
        seat = table.match.actors()[0]
        happen(Acted(seat=seat, action=table.game.format_action(table.match.legal(seat)[0])))
    assert table.match is not None
    return entries, table.match.totals[0]


def twin_sources() -> tuple[list[bytes], list[bytes]]:
    """Return two logs of different deals in which Anna has the same points, for these are told."""
    known: dict[int, list[bytes]] = {}
    for seed in itertools.count():
        log, points = source_of(seed)
        if points in known:
            return known[points], log
        known[points] = log
    raise AssertionError


async def furnish(folder: Path, logs: tuple[list[bytes], list[bytes]], world: int) -> str:
    """Write the log of a world in which Anna has shared her deal; in both the same cards are dealt to others.

    So whatever differs between the worlds is the match that is sealed: its deal, its actions and its record.
    """
    first, own = (challenged_in(SOURCE, log, 1, token_hash(TOKEN), False) for log in (logs[0], logs[world]))
    (await reopened(folder)).execute("UPDATE house SET secret = ?", (SECRET,)).connection.commit()
    log = SqliteLog(folder / LOG_FILE)
    code = Seal(log.secret).challenge(f"{SOURCE}/1")
    await log.append(SOURCE, 0, logs[world])
    await log.append(code, 0, [encode_event(msgspec.structs.replace(own, seed=first.seed))])
    await log.close()
    return code


async def reopened(folder: Path) -> sqlite3.Connection:
    """Return the file of a new log."""
    await SqliteLog(folder / LOG_FILE).close()
    return sqlite3.connect(folder / LOG_FILE)


def asked_of(address: str, code: str, seats: list[Seat]) -> list[tuple[str, int, bytes]]:
    """Ask everything that can be asked of a shared deal over HTTP, showing these seats."""
    match = f"{SOURCE}/1"
    plain = [
        *(f"replays/{match}?eyes={eyes}" for eyes in ("all", "0", "1", "open", "open-0")),
        *(f"positions/{match}/{step}" for step in (0, 5)),
        *(f"{what}/{SOURCE}/{number}{further}" for number in ("01", "000001") for what, further in SAME_MATCH),
        *(f"reviews/{match}/{what}" for what in ("0", "1", "luck", "0/tries", "0/tries/3")),
    ]
    stranger = {"code": SOURCE, "token": "x" * 32}
    sharing = {"code": SOURCE, "number": 1, "seat": stranger}
    posted: list[tuple[str, object]] = [
        (f"challenges/{code}", seats),
        (f"challenges/{code}/end", stranger),
        ("challenges", sharing),
        ("matches", [stranger, *seats]),
        ("problems", stranger),
        ("seats", [stranger, *seats]),
    ]
    asked = [(path, None) for path in plain]
    return [(path, *answer_to(address, path, body, seats)) for path, body in (*asked, *posted)]


async def live(address: str, code: str) -> list[object]:
    """Try everything over the socket, then play the deal; return everything that was heard, and answers in between."""
    heard: list[object] = []
    async with Person(address, "Bert") as bert:
        bert.prefix = "0123456789abcdef0123456789abcdef-"
        fork = {"match": f"{SOURCE}/1", "step": 3, "seat": 0, "bot": "uniform", "cards": "as_they_lay"}
        await bert.ask("watch", code=SOURCE)
        await bert.ask("join", code=SOURCE, name="Bert")
        await bert.ask("join", code=SOURCE, name="Bert", seat=1)
        await bert.ask("resume", code=SOURCE, token="x" * 32, seen=0)
        await bert.ask("play_on", name="Bert", **fork)
        await bert.ask("play_on", name="Bert", **{**fork, "match": f"{SOURCE}/01"})
        await accept(bert, code)
        own = seat_of(bert)
        while bert.table["stage"] == "playing":
            assert bert.situation is not None
            if bert.situation["actors"] != [bert.seat]:
                await bert.hear()
                continue
            heard += asked_of(address, code, [own])
            await catch_up(bert, (await bert.act())["seq"])
            if bert.seq > 12:
                break
        heard += bert.heard
    return heard


def heard_in(folder: Path, logs: tuple[list[bytes], list[bytes]], world: int) -> str:
    """Return everything that is told in one of the two worlds to somebody who may still play the deal."""
    folder.mkdir()
    code = asyncio.run(furnish(folder, logs, world))
    with running_house(folder) as house:
        return json.dumps([asked_of(house.address, code, []), asyncio.run(live(house.address, code))], default=str)


@pytest.mark.long
def test_nothing_of_a_sealed_deal_is_told_to_who_may_still_play_it(tmp_path: Path) -> None:
    logs = twin_sources()
    assert logs[0] != logs[1]
    first, second = (heard_in(tmp_path / str(world), logs, world) for world in (0, 1))
    assert len(first) > 10_000
    assert "refusal-deal-sealed" in first
    assert first == second


@pytest.mark.long
def test_a_seal_that_is_broken_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def let_through(self: Gate, path: str, seats: object) -> None:
        return None

    monkeypatch.setattr(Gate, "require", let_through)
    logs = twin_sources()
    first, second = (heard_in(tmp_path / str(world), logs, world) for world in (0, 1))
    assert first != second
