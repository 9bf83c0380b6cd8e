"""Many tables at once: how long an acknowledgement takes, and what it costs.

    python -m tests.server.load [--tables 500] [--seats 4] [--seconds 20]

Every table takes one action per second, chosen at random among the legal ones; every seat is connected and gets every
event.  The server runs in a process of its own; its processor time is divided by the acknowledged actions.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.person import Person
from tests.server.served import Served


class Crew:
    """The people of one table, driven by one script."""

    def __init__(self, address: str, number: int, seats: int) -> None:
        self.people = [Person(address, f"P{number}-{seat}") for seat in range(seats)]
        self.dice = random.Random(number)
        self.delays: list[float] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.answers: dict[str, asyncio.Future[float]] = {}

    async def sit(self) -> None:
        """Open the table, take all seats and start."""
        host, *others = self.people
        for person in self.people:
            await person.connect()
        await host.open_table()
        for person in others:
            await person.join(host.code)
        await host.ask("start")
        for person in self.people:
            while person.situation is None:
                await person.hear()
            self.listeners.append(asyncio.create_task(self.listen(person)))

    async def listen(self, person: Person) -> None:
        """Take in everything a person hears."""
        while True:
            message = await person.hear()
            person.heard.clear()
            waiting = self.answers.pop(message.get("id", ""), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(time.perf_counter())
            if message["type"] == "refused":
                print(person.name, message, file=sys.stderr)

    async def step(self) -> None:
        """Take one action, or get ready for the next round, or start the next match."""
        stage = self.people[0].table["stage"]
        if stage == "round_over":
            for waiting in self.people:
                await waiting.say("ready")
        elif stage == "match_over":
            await self.people[0].say("start")
        else:
            person = next((person for person in self.people if person.may_act), None)
            if person is None or person.situation is None:
                return
            action = self.dice.choice(person.situation["legal"])
            key = person.key()
            self.answers[key] = asyncio.get_running_loop().create_future()
            answer = self.answers[key]
            sent = time.perf_counter()
            await person.say("act", id=key, action=action, seen=person.seq)
            self.delays.append(await asyncio.wait_for(answer, 10) - sent)

    async def play(self, until: float) -> None:
        """Act once a second."""
        await asyncio.sleep(self.dice.random())
        while time.perf_counter() < until:
            due = time.perf_counter() + 1
            await self.step()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def go_home(self) -> None:
        """Close everything."""
        for task in self.listeners:
            task.cancel()
        for person in self.people:
            with contextlib.suppress(Exception):
                await person.socket.close()


async def run(tables: int, seats: int, seconds: float) -> tuple[list[float], float]:
    """Return the delays of all acknowledged actions, and the server's processor seconds, while all tables played."""
    with tempfile.TemporaryDirectory() as folder:
        served = await Served.start(Path(folder))
        await served.warm()
        crews = [Crew(served.address, number, seats) for number in range(tables)]
        try:
            for start in range(0, tables, 20):
                await asyncio.gather(*(crew.sit() for crew in crews[start : start + 20]))
            print(f"{tables} tables of {seats} play for {seconds:.0f} s", flush=True)
            spent = served.cpu_seconds()
            until = time.perf_counter() + seconds
            await asyncio.gather(*(crew.play(until) for crew in crews))
            spent = served.cpu_seconds() - spent
        finally:
            await asyncio.gather(*(crew.go_home() for crew in crews))
            await served.stop()
    return [delay for crew in crews for delay in crew.delays], spent


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    delays, spent = asyncio.run(run(chosen.tables, chosen.seats, chosen.seconds))
    hundredths = statistics.quantiles(delays, n=100)
    print(f"acked actions      {len(delays)}")
    print(f"ack p50            {statistics.median(delays) * 1e3:.2f} ms")
    print(f"ack p99            {hundredths[98] * 1e3:.2f} ms")
    print(f"ack worst          {max(delays) * 1e3:.2f} ms")
    print(f"CPU per action     {spent / len(delays) * 1e6:.0f} µs, broadcasts included")
    return 0


if __name__ == "__main__":
    sys.exit(main())
