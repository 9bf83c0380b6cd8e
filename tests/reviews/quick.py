"""How soon one can look back: `python -m tests.reviews.quick [--matches 5] [--json] [GAME…]`.

Matches of ordinary length, with two, three and four seats by turns, are played by careful players and looked back at in
a house, with a browser at it, and from Python.  Measured are the time to the first judged decision of one seat and to
all of them, where the first match of a game pays for loading the code; the time in which the page of a replay shows its
first table, and each of some steps of it, the next one, the one before, and one anywhere; and how long the house takes
to answer with the replay.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect

import biberbau
from biberbau.cli.measuring import describe_machine
from biberbau.cli.output import print_json
from biberbau.games import GAMES, game_named
from tests.browser.devices import LAPTOP, open_browser
from tests.browser.visitor import Visitor
from tests.server.served import Served

MATCHES: Final = 5
"""Of each game, unless said otherwise."""
SEATS: Final = (2, 3, 4)
REST: Final = 0.2
"""Seconds between two questions to the house, which answers one address no more often."""
ALL: Final = 99_999
"""Further decisions than any match has."""
SOONEST_REST: Final = 0.02
STEPS: Final = 4
"""Of each match, from each of which one goes on and back."""
TRIES: Final = 3
"""So often the page is asked for the same; the least counts, for whatever else the machine does can only add to it."""

STEPPED = """async ([name, step]) => {
  const shown = () => document.querySelector(`[data-step='${step}'] .table`) !== null;
  const began = performance.now();
  if (name === null) {
    const slider = document.querySelector("input[type=range]");
    slider.value = String(step);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  } else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  while (!shown()) {
    if (performance.now() - began > 60_000) throw new Error(`step ${step} is not shown`);
    await new Promise((later) => setTimeout(later));
  }
  document.body.getBoundingClientRect();
  return (performance.now() - began) / 1000;
}"""
"""Goes to a step, by a key or by the slider; returns the seconds until the table stands there and is laid out."""


@dataclass
class Measured:
    """Seconds that something took, each time, and how long it may take."""

    goal: float
    seconds: list[float] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        """Whether it was never slower than it may be."""
        return max(self.seconds) <= self.goal

    def as_json(self) -> dict[str, Any]:
        """Return what is told of it."""
        median, worst = statistics.median(self.seconds), max(self.seconds)
        return {"times": len(self.seconds), "median": median, "worst": worst, "goal": self.goal, "fine": self.fine}


class Times:
    """All that is measured of a game, by what it is."""

    def __init__(self) -> None:
        self.decisions: list[int] = []
        """Of the seat, by match."""
        self.of = {
            "first decision in the house": Measured(2.0),
            "all decisions in the house": Measured(20.0),
            "first decision from Python": Measured(2.0),
            "all decisions from Python": Measured(20.0),
            "replay answered by the house": Measured(1.0),
            "replay opened in the browser": Measured(1.0),
            "a step on": Measured(0.05),
            "a step back": Measured(0.05),
            "a step anywhere": Measured(0.05),
        }

    def note(self, what: str, seconds: float) -> None:
        """Count one more."""
        self.of[what].seconds.append(seconds)

    def as_json(self) -> dict[str, Any]:
        """Return what is told of the game."""
        return {"decisions": self.decisions} | {what: measured.as_json() for what, measured in self.of.items()}


def played(name: str, number: int) -> str:
    """Return the record of a match of ordinary length."""
    fewest, most = (game_named(name).seats[end] for end in (0, -1))
    match = biberbau.Match(name, seats=min(max(SEATS[number % len(SEATS)], fewest), most), seed=number)
    match.play_out("careful")
    return match.record


def ask(address: str, path: str, body: bytes | None = None) -> Any:
    """Ask the house for something."""
    with urllib.request.urlopen(f"{address}api/{path}", body, timeout=120) as answer:
        return json.load(answer)


def review_in_house(times: Times, address: str, path: str) -> None:
    """Have one seat of a match reviewed in the house."""
    began = time.perf_counter()
    while not (part := ask(address, f"reviews/{path}/0?first=0"))["decisions"] and not part["complete"]:
        time.sleep(SOONEST_REST)
    times.note("first decision in the house", time.perf_counter() - began)
    while not (part := ask(address, f"reviews/{path}/0?first={ALL}"))["complete"]:
        time.sleep(REST)
    times.note("all decisions in the house", time.perf_counter() - began)
    times.decisions.append(part["judged"])


def review_here(times: Times, record: str) -> None:
    """Review one seat of a match from Python, on two threads."""
    began = time.perf_counter()
    decisions = iter(biberbau.reviewing(record, seat=0, threads=2))
    next(decisions)
    times.note("first decision from Python", time.perf_counter() - began)
    for _ in decisions:
        pass
    times.note("all decisions from Python", time.perf_counter() - began)


def look(times: Times, browser: Browser, address: str, path: str) -> None:
    """Look at a match in a browser that has been in the house before, and step through it."""
    visitor = Visitor(browser, LAPTOP, address.rstrip("/"))
    with contextlib.closing(visitor):
        visitor.context.tracing.stop()
        times.note("replay opened in the browser", min(opened(visitor, path) for _ in range(TRIES)))
        last = int(visitor.page.get_by_role("slider").get_attribute("max") or 0)
        for part in range(1, STEPS + 1):
            step = last * part // (STEPS + 1)
            tried = [round_trip(visitor, step) for _ in range(TRIES)]
            for what, seconds in zip(
                ("a step anywhere", "a step on", "a step back"), zip(*tried, strict=True), strict=True
            ):
                times.note(what, min(seconds))


def opened(visitor: Visitor, path: str) -> float:
    """Open a replay from another page of the house; return the seconds until its table stands there."""
    visitor.go("/replay")
    expect(visitor.button("web-replay-look")).to_be_visible()
    began = time.perf_counter()
    visitor.page.goto(f"{visitor.address}/replay/{path}?eyes=0", wait_until="commit")
    visitor.page.wait_for_selector("[data-step='0'] .table")
    return time.perf_counter() - began


def round_trip(visitor: Visitor, step: int) -> list[float]:
    """Go from the beginning to a step, to the next one and back; return the seconds of each."""
    seconds = []
    for key, to in ((None, step), ("ArrowRight", step + 1), ("ArrowLeft", step), (None, 0)):
        seconds.append(float(visitor.page.evaluate(STEPPED, [key, to])))
        # What moves comes to rest, as it does for somebody who reads.
        visitor.settle()
    return seconds[:3]


def measure(name: str, matches: int, address: str, browser: Browser) -> Times:
    """Look back at some matches of a game."""
    times = Times()
    for number in range(matches):
        record = played(name, number)
        path = ask(address, "replays", record.encode())["path"]
        review_in_house(times, address, path)
        began = time.perf_counter()
        ask(address, f"replays/{path}?eyes=1")
        times.note("replay answered by the house", time.perf_counter() - began)
        look(times, browser, address, path)
        review_here(times, record)
    return times


def tell(name: str, times: Times) -> None:
    """Print what came out for a game."""
    decisions = times.decisions
    print(f"{name}: {len(decisions)} matches, {min(decisions)} to {max(decisions)} moments of the seat")
    for what, measured in times.of.items():
        median, worst = statistics.median(measured.seconds), max(measured.seconds)
        verdict = "fine" if measured.fine else "MISSED"
        print(f"  {what:<30} {median:8.3f} s, worst {worst:8.3f} s, at most {measured.goal:g} s: {verdict}", flush=True)


@contextlib.contextmanager
def open_house() -> Iterator[str]:
    """Give the address of a house that has nothing left to compile."""

    async def served() -> Served:
        house = await Served.start(Path(folder))
        await house.warm()
        return house

    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        house = runner.run(served())
        try:
            yield house.address
        finally:
            runner.run(house.stop())


def main() -> int:
    """Measure some games, or all; return 1 where anything took longer than it may."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, Times] = {}
    # The browser's own loop runs until it is closed, so the house is opened first.
    with open_house() as address, open_browser() as browser:
        for name in chosen.games or GAMES:
            found[name] = measure(name, chosen.matches, address, browser)
            if not chosen.json:
                tell(name, found[name])
    if chosen.json:
        print_json({"machine": describe_machine(), "games": {name: times.as_json() for name, times in found.items()}})
    return 0 if all(measured.fine for times in found.values() for measured in times.of.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
