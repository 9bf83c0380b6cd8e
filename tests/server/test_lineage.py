"""What others may still play is sealed in every match that came of it, however often it went on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from biberbau.server.challenges.lineage import Lineage
from biberbau.server.replay.archive import Archive
from biberbau.server.socket.limits import Limits
from biberbau.server.table.reading import Reading
from tests.server.challenges import alone_with_bots, answer_to, play_out, seat_of, share, told, why_not
from tests.server.evening import catch_up
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.virtual_time import MemoryLog

FORK = {"step": 3, "seat": 0, "bot": "uniform", "cards": "as_they_lay"}


async def go_on(person: Person, match: str) -> None:
    """Go on from a moment of a match, at a table of one's own."""
    assert (await person.ask("play_on", name=person.name, match=match, **FORK))["type"] == "seated"
    await person.hear_until(lambda message: message["type"] == "snapshot")


async def come_to(address: str, code: str) -> str:
    """Come to a table as a stranger; return why that is refused, or else what is told of its record."""
    async with Person(address, "Dora") as dora:
        await dora.say("watch", code=code)
        answer = await dora.hear_until(lambda message: message["type"] in ("refused", "snapshot"))
        return str(answer["reason"]["message"] if answer["type"] == "refused" else answer["table"]["record"])


@pytest.mark.long
def test_what_went_on_from_what_went_on_is_sealed_with_its_deal(tmp_path: Path) -> None:
    async def share_late(address: str) -> None:
        async with Person(address, "Anna") as anna, Person(address, "Bert") as bert, Person(address, "Carl") as carl:
            await alone_with_bots(anna)
            await play_out(anna)
            await go_on(bert, f"{anna.code}/1")
            await play_out(bert)
            await go_on(carl, f"{bert.code}/1")
            await play_out(carl)
            assert carl.table["record"] is not None
            challenge.update(code=share(address, anna), seat=seat_of(anna), third=carl.code)
            for code in (bert.code, carl.code):
                assert await come_to(address, code) == "refusal-challenge-watch", code
            assert why_not(address, f"replays/{carl.code}/1") == "refusal-deal-sealed"
            await carl.reconnect()
            await carl.ask("resume", code=carl.code, token=carl.token, seen=0)
            await carl.hear_until(lambda message: message["type"] == "snapshot")
            assert carl.table["record"] is None
            challenge["held"] = seat_of(carl)

    async def wake(address: str) -> None:
        third = challenge["third"]
        assert await come_to(address, third) == "refusal-challenge-watch"
        async with Person(address, "Carl") as carl, Person(address, "Dora") as dora:
            await carl.ask("resume", **challenge["held"], seen=0)
            await carl.hear_until(lambda message: message["type"] == "snapshot")
            begun = (await carl.ask("start"))["seq"]
            await catch_up(carl, begun)
            # Whoever comes to the next match is told nothing of the one before.
            await dora.watch(third)
            snapshot = next(message for message in reversed(dora.heard) if message["type"] == "snapshot")
            assert snapshot["log"]
            assert all(line["seq"] >= begun for line in snapshot["log"])
        assert told(address, f"challenges/{challenge['code']}/end", challenge["seat"])["ended"]
        assert answer_to(address, f"replays/{third}/1")[0] == 200

    challenge: dict[str, Any] = {}
    for part in (share_late, wake):
        with running_house(tmp_path) as house:
            asyncio.run(part(house.address))


def test_where_a_match_comes_from_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Origins(MemoryLog):
        async def read(self, table: str, after: int = 0) -> list[bytes]:
            asked.append(table)
            return [b"an event"] if table != "NOBODY" else []

    origins = {"THIRD": "SECOND/1", "SECOND": "FIRST/1"}
    monkeypatch.setattr(
        "biberbau.server.challenges.lineage.origin_in_log", lambda code, bodies, number: origins.get(code)
    )

    async def main() -> None:
        lineage = Lineage(Archive(Reading(Origins()), Limits()))
        for _ in range(3):
            assert await lineage.of("THIRD/1") == ("THIRD/1", "SECOND/1", "FIRST/1")
            assert await lineage.of("SECOND/1") == ("SECOND/1", "FIRST/1")
            assert await lineage.of("daily/2026-01-01") == ("daily/2026-01-01",)
            assert await lineage.of(many := f"THIRD/{'1' * 5000}") == (many,)
            assert await lineage.of(None) == ()
        assert asked == ["THIRD", "SECOND", "FIRST"]
        for _ in range(2):
            # A table that is opened later may have gone on from somewhere.
            assert await lineage.of("NOBODY/1") == ("NOBODY/1",)
        assert asked[3:] == ["NOBODY", "NOBODY"]
        # A code that was dropped may be opened again from what had gone on from it.
        origins["FIRST"] = "FOURTH/1"
        origins["FOURTH"] = "FIRST/1"
        assert await Lineage(lineage.archive).of("FIRST/1") == ("FIRST/1", "FOURTH/1")

    asyncio.run(main())
