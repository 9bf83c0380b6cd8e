"""Names that are erased while a house is reading them do not come back out of what it keeps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

import pytest

from biberbau.server.challenges.deals import Deals
from biberbau.server.replay.archive import Archive, TableMatch
from biberbau.server.replay.eyes import Eyes
from biberbau.server.socket.limits import Limits
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    BotSeated,
    Configured,
    Created,
    DealtAgain,
    Entry,
    Rules,
    Started,
    encode_entry,
)
from biberbau.server.table.reading import Reading
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Seal, token_hash
from tests.server.virtual_time import MemoryLog

CODE = "SOURCE"


def entries_of(name: str, shared: bool) -> list[bytes]:
    """Return the log of a table at which a person with this name has finished a match."""
    table, entries = Table(CODE), []

    def happen(event: AnyEvent) -> None:
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))

    happen(Created(game="biber-gang", name=name, token=token_hash("a-token-of-22-letters-"), dice="00" * 16))
    happen(BotSeated(bot="uniform", name="Berta"))
    happen(Configured(options={"rounds": "1"}))
    version, seed = table.game.version, random.Random(1).randbytes(32).hex()
    if shared:
        happen(DealtAgain(version=version, challenge="A", seat=0, people=[0], counted=True, seed=seed))
    else:
        happen(Started(version=version, seed=seed))
    while table.match is not None and not table.match.over:
        seat = table.match.actors()[0]
        happen(Acted(seat=seat, action=table.game.format_action(table.match.legal(seat)[0])))
    return entries


class SlowReading(Reading):
    """It has read the log, and then waits for rules until it is told to go on."""

    def __init__(self, log: MemoryLog) -> None:
        super().__init__(log, self._wait)
        self.has_read, self.go_on = asyncio.Event(), asyncio.Event()

    async def _wait(self, rules: Iterable[Rules]) -> None:
        self.has_read.set()
        await self.go_on.wait()


@pytest.mark.parametrize("what", ["replay", "challenge"])
def test_what_is_read_while_a_name_is_erased_is_not_kept(what: str) -> None:
    async def main() -> None:
        log = MemoryLog()
        log.bodies[CODE] = entries_of("Annabelle", what == "challenge")
        reading = SlowReading(log)
        archive, deals = Archive(reading, Limits()), Deals(reading, Seal(log.secret))
        match = TableMatch(CODE, 1)

        async def told() -> object:
            if what == "replay":
                return await archive.of_table(match, Eyes(None, True))
            return await deals._part(CODE)

        asked = asyncio.create_task(told())
        await reading.has_read.wait()
        log.bodies[CODE] = entries_of("Biber", what == "challenge")
        archive.forget()
        await deals.read_names_anew()
        reading.go_on.set()
        before, after = await asked, await told()
        assert before != after, "whoever asks afterwards is told what stands in the log now"
        assert await told() is after, "and that is kept"

    asyncio.run(main())
