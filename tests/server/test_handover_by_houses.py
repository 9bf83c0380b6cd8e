"""A house that ends hands its tables to others, a few at a time, and who comes in that moment is told so."""

from __future__ import annotations

import asyncio
import itertools
import math
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from uvicorn import Config
from uvicorn.lifespan.off import LifespanOff
from uvicorn.server import ServerState

from biberbau.server.house.house import House
from biberbau.server.house.leaving import AT_ONCE, NOBODY, STILL, WAKES
from biberbau.server.house.room import Room
from biberbau.server.http_server import BETWEEN, SEEN_OFF, STEPS, HouseServer
from biberbau.server.play.players import Players
from biberbau.server.protocol import Create, Rename, Watch
from biberbau.server.refusals import HandedOver
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.socket.client import Client
from biberbau.server.socket.connection import Connection, Doorkeeper
from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.wire import WebSocketWire
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.storage.together import Together
from biberbau.server.table.reading import Waiting
from biberbau.server.table.table import Table
from tests.server.furnishing import LIMITS, client_by
from tests.server.virtual_time import MemoryLog, run
from tests.server.warmed import ready


class Shared(MemoryLog):
    """A log whose tables others take a while after their pages were sent to them."""

    def __init__(self, soon: float) -> None:
        super().__init__()
        self.soon = soon
        self.taken: set[str] = set()
        self.until_then = 0
        """Who is taken to have a table before."""

    async def owner(self, table: str) -> int:
        return 2 if table in self.taken else self.until_then

    async def news(self) -> set[str] | None:
        return set()


class Page:
    """The wire of one page, which goes to another process when it is told to."""

    def __init__(self, log: Shared) -> None:
        self.log = log
        self.frames: list[bytes] = []
        self.code = ""
        self.away: float | None = None

    def push(self, *messages: bytes) -> bool:
        self.frames += messages
        return True

    def abort(self) -> None:
        raise AssertionError("nothing has failed")

    def send_away(self) -> None:
        loop = asyncio.get_running_loop()
        assert self.away is None
        self.away = loop.time()
        loop.call_later(self.log.soon, self.log.taken.add, self.code)


class Reads:
    """What a page says that says one thing and waits."""

    def __init__(self, message: Watch) -> None:
        self.said = [{"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}]

    async def receive(self) -> Any:
        if not self.said:
            await asyncio.sleep(1)
            return {"type": "websocket.disconnect"}
        return self.said.pop()


class HeardPage(Page):
    """A page of which somebody hears what comes."""

    hear: Callable[[bytes], bool] | None = None
    echoed: Callable[[bytes], None] | None = None

    def __init__(self, page: Page) -> None:
        super().__init__(page.log)
        self.page = page

    def send_away(self) -> None:
        self.page.send_away()

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"the page would wait, told {code}")

    def ping(self, payload: bytes) -> None:
        raise AssertionError("nobody measures")

    def shortest(self) -> float | None:
        return None

    def handshake(self) -> float | None:
        return None


async def many_tables(folder: Path, soon: float, count: int) -> tuple[House, list[tuple[Page, Client]]]:
    """Open tables in a house that is one of several processes, with somebody at each."""
    warming = ready()
    log, pages = Shared(soon), []
    house = House(log, Players(warming.of, threads=1), warming, LIMITS, neighbours=Neighbours(folder, 1, 1))
    for number in range(count):
        page = Page(log)
        client = client_by(page)
        await house.receive(client, Create(f"{number:032x}", "biber-gang", "Anna"))
        assert isinstance(client.room, Room)
        page.code = client.room.table.code
        pages.append((page, client))
    return house, pages


@pytest.mark.parametrize("until_then", [0, Shared.process])
def test_tables_are_handed_over_a_few_at_a_time_and_the_others_are_played_on(tmp_path: Path, until_then: int) -> None:
    """Also where the database hears late that they are let go, and says meanwhile that they are still ours."""

    async def main() -> None:
        loop, soon = asyncio.get_running_loop(), 0.1
        house, pages = await many_tables(tmp_path, soon, 7 * AT_ONCE)
        pages[0][0].log.until_then = until_then
        began = loop.time()
        leaving = asyncio.create_task(house.hand_over())
        await asyncio.sleep(soon / 2)
        gone = [page.code for page, _ in pages if page.away is not None]
        assert len(gone) == AT_ONCE
        assert not any(house.plays_on(code) for code in gone)
        assert not house.plays_on(None)
        page, client = pages[-1]
        assert house.plays_on(page.code)
        house.receive_at_once(client, Rename("key", "Anne"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert msgspec.json.decode(page.frames[-1])["type"] == "ack"
        with pytest.raises(LogUnavailable):
            await house.room_of(gone[0])
        await leaving
        moments = sorted(page.away - began for page, _ in pages if page.away is not None)
        assert len(moments) == len(pages)
        # Others take them quickly, so each step is twice as large.
        steps = [moments[:AT_ONCE], moments[AT_ONCE : 3 * AT_ONCE], moments[3 * AT_ONCE :]]
        assert all(round(min(later) - max(earlier), 6) >= soon for earlier, later in itertools.pairwise(steps))
        assert moments[-1] < STILL, "nobody waits longer than the tables need"
        assert house.closing
        await house.close()

    run(main)


def test_where_nobody_takes_tables_over_they_do_not_wait_for_one_another(tmp_path: Path) -> None:
    async def main() -> None:
        house, pages = await many_tables(tmp_path, 1e6, 5 * AT_ONCE)
        began = asyncio.get_running_loop().time()
        await house.hand_over()
        assert all(page.away is not None for page, _ in pages)
        assert asyncio.get_running_loop().time() - began < 1.5 * NOBODY
        await house.close()

    run(main)


def test_a_table_that_was_just_being_woken_is_handed_over_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        house, pages = await many_tables(tmp_path, 1e6, AT_ONCE)
        code, read = pages[0][0].code, house.reading.table
        await house.rooms[code].close()

        async def read_slowly(code: str, wait: Waiting) -> Table | None:
            await asyncio.sleep(3 * STILL)
            return await read(code, wait)

        monkeypatch.setattr(house.reading, "table", read_slowly)
        waking = asyncio.create_task(house.room_of(code))
        await asyncio.sleep(0.1)
        await house.hand_over()
        assert (await waking).ended
        assert (house.rooms, house.waking) == ({}, {})
        await house.close()

    run(main)


def test_nobody_who_leaves_waits_for_rules_that_are_compiled_for_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        house, pages = await many_tables(tmp_path, 0.1, 2)
        code, read = pages[0][0].code, house.reading.table
        await house.rooms[code].close()
        house.log.release(code, said := b'{"here":[0]}')
        compiled = asyncio.Event()

        async def read_when_compiled(code: str, wait: Waiting) -> Table | None:
            await compiled.wait()
            return await read(code, wait)

        monkeypatch.setattr(house.reading, "table", read_when_compiled)
        coming = asyncio.create_task(house.receive(client_by(Page(pages[0][0].log)), Watch("watch", code)))
        await asyncio.sleep(0.1)
        began = loop.time()
        await house.hand_over()
        assert loop.time() - began < WAKES + STILL + NOBODY
        with pytest.raises(HandedOver):
            # The page comes again at once, to whoever has the table then.
            await coming
        assert await house.log.lease(code) == said, "and what was said of it holds there"
        assert (house.rooms, house.waking) == ({}, {})
        await house.close()

    run(main)


def test_who_comes_to_a_table_that_goes_in_the_same_moment_is_told_to_come_again(tmp_path: Path) -> None:
    async def main() -> None:
        house, [(page, _)] = await many_tables(tmp_path, 1e6, 1)
        await house.rooms[page.code].close()
        first = asyncio.create_task(house.room_of(page.code))
        await asyncio.sleep(0)
        house.waking[page.code].add_done_callback(lambda _: house._lose(page.code))
        client = client_by(Page(page.log))
        with pytest.raises(HandedOver):
            # Nobody hears what is said to a room that has ended, and the page would wait for an answer.
            await house.receive(client, Watch("watch", page.code))
        assert client.room is None
        assert (await first).ended
        await house.close()

    run(main)


def test_whose_table_is_awake_in_the_very_moment_in_which_it_goes_is_sent_where_it_will_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        house, [(page, _)] = await many_tables(tmp_path, 1e6, 1)
        code = page.code
        await house.rooms[code].close()
        kept: list[bytes] = []
        monkeypatch.setattr(house.log, "release", lambda code, note=b"": kept.append(note))
        said, lease = b'{"here":[0]}', house.log.lease

        async def leased(code: str) -> bytes:
            await lease(code)
            return said

        monkeypatch.setattr(house.log, "lease", leased)
        opened, came = house._open, Page(page.log)

        def opened_as_it_goes(table: Table, before: tuple[str, ...], note: bytes = b"") -> Room:
            room = opened(table, before, note)
            leaving.append(asyncio.create_task(house.hand_over()))
            return room

        leaving: list[asyncio.Task[None]] = []
        monkeypatch.setattr(house, "_open", opened_as_it_goes)
        connection = Connection(Doorkeeper(house), Reads(Watch("watch", code)), HeardPage(came), "127.0.0.1")
        await connection.serve()
        await leaving[0]
        assert came.away is not None, "at once, and not after as long as a page waits for a house that fails"
        assert kept == [said], "and what was said of the table holds for whoever has it next"
        for message in (Watch("later", code), Create("0" * 31 + "9", "biber-gang", "Anna")):
            with pytest.raises(HandedOver):
                await house.receive(client_by(came), message)
        await house.close()

    run(main)


def test_questions_of_many_are_asked_as_one() -> None:
    asked: list[list[int]] = []

    async def ask(keys: Sequence[int]) -> dict[int, int]:
        asked.append(list(keys))
        await asyncio.sleep(1)
        if 13 in keys:
            raise LogUnavailable("no luck")
        return {key: key + len(asked) for key in keys}

    async def main() -> None:
        together = Together(ask)
        first = asyncio.create_task(together.of(1))
        await asyncio.sleep(0.5)
        others = [asyncio.create_task(together.of(key)) for key in (1, 2, 2)]
        assert await first == 2
        # What was asked while an answer was under way is answered by a later one.
        assert await asyncio.gather(*others) == [3, 4, 4]
        assert asked == [[1], [1, 2]]
        with pytest.raises(LogUnavailable):
            await together.of(13)
        assert await together.of(5) == 9

    run(main)


class Relayed(WebSocketWire):
    """A connection through which somebody plays at a table that another process has."""

    def __init__(self, away: list[float], understood: bool = True) -> None:
        self.away = away
        self.handshake_complete = understood

    def send_away(self) -> None:
        self.away.append(asyncio.get_running_loop().time())


def test_who_is_relayed_is_sent_away_a_few_at_a_time_when_the_house_ends() -> None:
    async def main() -> None:
        server = HouseServer.__new__(HouseServer)
        for count in (3 * SEEN_OFF, 2 * SEEN_OFF * STEPS):
            away: list[float] = []
            server.server_state = ServerState()
            server.server_state.connections |= {Relayed(away) for _ in range(count)} | {Relayed(away, understood=False)}
            await server.see_off()
            steps = [(moment, len(list(those))) for moment, those in itertools.groupby(away)]
            assert sum(size for _, size in steps) == count, "who is still being let in is turned away otherwise"
            assert all(b - a >= 0.9 * BETWEEN for (a, _), (b, _) in itertools.pairwise(steps))
            assert max(size for _, size in steps) == max(SEEN_OFF, math.ceil((count + 1) / STEPS))

    run(main)


def test_who_insists_on_the_end_waits_for_no_table_to_be_handed_over() -> None:
    async def hand_over() -> None:
        await asyncio.sleep(3600)

    async def main() -> float:
        house = SimpleNamespace(neighbours=SimpleNamespace(inside=None), hand_over=hand_over)
        server = HouseServer(Config(lambda: None), cast(House, house), Entrance)
        server.servers, server.lifespan = [], LifespanOff(server.config)
        server.loop = asyncio.get_running_loop()
        server.handle_exit(signal.SIGINT, None)
        closing = asyncio.create_task(server.shutdown())
        await asyncio.sleep(1)
        assert not closing.done()
        server.handle_exit(signal.SIGINT, None)
        await closing
        return server.loop.time()

    assert run(main) < 2
