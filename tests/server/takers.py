"""Kill the server again and again while people share deals and play those of others, and look for what was lost.

    python -m tests.server.takers [--kills 300]

One plays a match and shares its deal, others accept it and play it one after the other, and all ask again, under the
same key, what the server did not answer before it died.  In the end

* every acknowledged command must stand in the log of its table, under its sequence, once;
* every challenge that was made must be there, and have every table that was acknowledged, once;
* it must compare everybody who has finished, once, with the result that the log has.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage

from biberbau.server.challenges.deal import Deal
from biberbau.server.challenges.events import is_challenge
from biberbau.server.table.events import decode_entry
from biberbau.server.table.keys import digest_of
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import TableBroken
from tests.server.challenges import seat_of, share, told
from tests.server.chaos import Lost, Zygote, wait_for_end
from tests.server.person import Message, Person
from tests.server.stores import SqliteStore, Store

DIED = (ConnectionClosed, ConnectionError, InvalidMessage)
"""How somebody notices that the server is dead."""

TAKERS = 5
"""People who accept a challenge, before another one is made."""


class Lives:
    """The server, again and again."""

    def __init__(self) -> None:
        self.address = ""
        self.changed = asyncio.Event()

    def begin(self, address: str) -> None:
        """There is a new one."""
        self.address = address
        self.changed.set()
        self.changed = asyncio.Event()

    async def after(self, address: str) -> str:
        """Return the address of the one that came after the one with this address."""
        while self.address == address:
            await self.changed.wait()
        return self.address


class Tenacious(Person):
    """Asks until there is an answer, and notes what was promised."""

    def __init__(self, takers: Takers, name: str) -> None:
        super().__init__(takers.lives.address, name)
        self.takers = takers
        self.known = takers.lives.address

    async def __aenter__(self) -> Tenacious:
        """Connect to whatever server there is."""
        try:
            await self.connect()
        except DIED:
            await self.come_again()
        return self

    async def come_again(self) -> None:
        """Come to the next server, and to the seat where there is one."""
        while True:
            self.known = await self.takers.lives.after(self.known)
            self.move(self.known)
            try:
                await (self.reconnect() if self.token else self.connect())
            except DIED:
                continue
            return

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message until it is answered, and note what the answer promises."""
        if kind == "resume":
            return await super().ask(kind, **fields)
        key = fields.pop("id", None) or self.key()
        while True:
            try:
                answer = await super().ask(kind, id=key, **fields)
            except DIED:
                self.takers.repeated += 1
                await self.come_again()
                continue
            if answer["type"] == "refused":
                raise AssertionError(f"{kind} {fields} was refused: {answer}")
            self.takers.promised[key] = (self.code, answer.get("seq"))
            return answer

    async def hear_on(self) -> None:
        """Hear what comes next, of this server or the next."""
        try:
            await self.hear()
        except DIED:
            await self.come_again()

    async def play_out(self) -> None:
        """Take the first legal action until the match is over."""
        while self.situation is None or self.table["stage"] == "lobby":
            await self.hear_on()
        while self.table["stage"] == "playing":
            if self.may_act:
                answer = await self.act()
                while self.seq < answer["seq"]:
                    await self.hear_on()
            else:
                await self.hear_on()


@dataclass
class Takers:
    """One plays a match and shares its deal, others play it one after the other, and so on."""

    lives: Lives = field(default_factory=Lives)
    promised: dict[str, tuple[str, int | None]] = field(default_factory=dict)
    """By the key of what was asked: the table, and the sequence that was acknowledged."""
    repeated: int = 0
    """What was under way at a kill."""
    shared: dict[str, tuple[dict[str, str], list[str]]] = field(default_factory=dict)
    """By challenge: the seat of who made it, and the tables at which others have finished it."""
    taken: dict[str, str] = field(default_factory=dict)
    """By table, the challenge that was accepted there."""
    results: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """By challenge, the tables that it compares, each with the points of who took it."""

    @property
    def finished(self) -> int:
        """How many have finished what others shared."""
        return sum(len(tables) for _, tables in self.shared.values())

    async def evening(self) -> None:
        """Share and play for ever."""
        while True:
            async with Tenacious(self, "Anna") as anna:
                await anna.ask("create", game="biber-gang", name=anna.name)
                await anna.ask("seat_bot", bot="uniform")
                await anna.ask("configure", options={"rounds": "1"})
                await anna.ask("start")
                await anna.play_out()
                code = await self._made(anna)
            finished = self.shared.setdefault(code, (seat_of(anna), []))[1]
            for number in range(TAKERS):
                async with Tenacious(self, f"Bert {number}") as bert:
                    await bert.ask("accept", challenge=code, name=bert.name, seats=[])
                    self.taken[bert.code] = code
                    await bert.play_out()
                finished.append(bert.code)

    async def _made(self, anna: Tenacious) -> str:
        """Share the deal of the match that she has played, whatever happens meanwhile."""
        while True:
            address = self.lives.address
            try:
                return await asyncio.to_thread(share, address, anna)
            except OSError:
                await self.lives.after(address)

    async def what_is_lost(self, store: Store) -> list[str]:
        """Return what is not in the log as it was answered; the server must not be running."""
        bodies: dict[str, list[bytes]] = {}
        for code, _, body in await store.events():
            bodies.setdefault(code, []).append(body)
        lost: list[str] = []
        keys = {
            code: [(decode_entry(body).event.key, number) for number, body in enumerate(table, 1)]
            for code, table in bodies.items()
            if not is_challenge(code)
        }
        for key, (code, sequence) in self.promised.items():
            found = [number for known, number in keys.get(code, []) if known == digest_of(key)]
            if len(found) != 1 or sequence not in (None, found[0]):
                lost.append(f"{key} was acknowledged at {code} as {sequence}, but the log has it as {found}")
        for code, table in self.taken.items():
            challenge = Deal.restored(table, bodies[table]) if table in bodies else None
            if challenge is None or challenge.tables.count(code) != 1:
                lost.append(f"challenge {table} does not have table {code} once")
        for code, (_, finished) in self.shared.items():
            if code not in bodies:
                lost.append(f"challenge {code} is lost")
            lost += [f"{table} is not over" for table in finished if not totals_of(table, bodies.get(table, []))]
        return lost + self.what_is_not_compared(bodies)

    async def ask_for_results(self, address: str) -> None:
        """Note what a server tells of every challenge."""
        for code, (maker, _) in self.shared.items():
            answer = await asyncio.to_thread(told, address, f"challenges/{code}", [maker])
            rows = answer["results"][0]["results"]
            self.results[code] = [(row["match"].partition("/")[0], row["points"]) for row in rows]

    def what_is_not_compared(self, bodies: Mapping[str, list[bytes]]) -> list[str]:
        """Return which results were not told as the log has them, each once."""
        lost = []
        for code, (maker, finished) in self.shared.items():
            rows = self.results[code]
            once = len({table for table, _ in rows}) == len(rows)
            if not once or not {maker["code"], *finished} <= {table for table, _ in rows}:
                lost.append(f"challenge {code} compares {rows}, but {maker['code']} and {finished} have finished it")
            for table, points in rows:
                totals = totals_of(table, bodies[table])
                if not totals or totals[0] != points:
                    lost.append(f"challenge {code} compares {points} of {table}, but the log has {totals}")
        return lost


def totals_of(code: str, bodies: list[bytes]) -> list[int]:
    """Return how the match at a table ended, as its log has it; nothing where it is not over."""
    try:
        table = restore(code, bodies)
    except TableBroken:
        return []
    return [] if table.match is None or table.stage != "match_over" else table.match.totals


async def run(kills: int, finished: int) -> Takers:
    """Kill so often at least, and until so many have finished what others shared; Lost when a promise was broken."""
    takers, dice, killed = Takers(), random.Random(1), 0
    zygote = await Zygote.load()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        process, address = await zygote.fork(folder)
        takers.lives.begin(address)
        playing = asyncio.create_task(takers.evening())
        while killed < kills or takers.finished < finished:
            await asyncio.wait([playing], timeout=dice.uniform(0.02, 0.2))
            if playing.done():
                playing.result()
            os.kill(process, signal.SIGKILL)
            await wait_for_end(process)
            killed += 1
            process, address = await zygote.fork(folder)
            takers.lives.begin(address)
        playing.cancel()
        await asyncio.wait([playing])
        await takers.ask_for_results(address)
        os.kill(process, signal.SIGKILL)
        await wait_for_end(process)
        lost = await takers.what_is_lost(SqliteStore(folder))
    await zygote.close()
    if lost:
        raise Lost(lost[0])
    return takers


def main() -> int:
    """Run and print what was found."""
    parser = argparse.ArgumentParser(description="Kill the server while shared deals are played.")
    parser.add_argument("--kills", type=int, default=300)
    kills = parser.parse_args().kills
    try:
        takers = asyncio.run(run(kills, finished=1))
    except Lost as lost:
        print(f"LOST: {lost}", file=sys.stderr)
        return 1
    print(f"kills              {kills}, or a few more")
    print(f"acked commands     {len(takers.promised)}, {takers.repeated} sent again, none lost, none twice")
    print(f"challenges         {len(takers.shared)}, played by {takers.finished} others, each compared once")
    return 0


if __name__ == "__main__":
    sys.exit(main())
