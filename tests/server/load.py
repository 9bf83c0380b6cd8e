"""Many tables at once: how long an acknowledgement takes, and what it costs.

    python -m tests.server.load [--tables 500] [--seats 4] [--seconds 20]

Every table takes one action per second, chosen at random among the legal ones; every seat is connected and gets every
event.  The server runs in a process of its own; its processor time is divided by the acknowledged actions.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.crew import Crew
from tests.server.served import Served


async def play(crew: Crew, until: float, delays: list[float]) -> None:
    """Act once a second; get ready for the next round and start the next match in between."""
    await asyncio.sleep(crew.dice.random())
    while time.perf_counter() < until:
        due = time.perf_counter() + 1
        step = crew.next_message()
        if step is not None:
            _, delay = await crew.ask(*step)
            if step[1]["kind"] == "act":
                delays.append(delay)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def run(tables: int, seats: int, seconds: float) -> tuple[list[float], float]:
    """Return the delays of all acknowledged actions, and the server's processor seconds, while all tables played."""
    delays: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        served = await Served.start(Path(folder))
        await served.warm()
        crews = [Crew(served.address, number, seats) for number in range(tables)]
        try:
            for start in range(0, tables, 20):
                await asyncio.gather(*(crew.sit() for crew in crews[start : start + 20]))
            # A pause of this process for its own garbage would be measured as the server's.
            gc.collect()
            gc.disable()
            print(f"{tables} tables of {seats} play for {seconds:.0f} s", flush=True)
            spent = served.cpu_seconds()
            until = time.perf_counter() + seconds
            await asyncio.gather(*(play(crew, until, delays) for crew in crews))
            spent = served.cpu_seconds() - spent
        finally:
            await asyncio.gather(*(crew.go_home() for crew in crews))
            await served.stop()
    return delays, spent


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
