"""Threads and clusters: the same results in the same order, and nothing begun far ahead."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from biberbau.arena import Hypotheses, run_arena
from biberbau.bots import Budget
from biberbau.core.workers import RayMissing, in_order, on_ray, on_threads
from biberbau.games import game_named

GANG = game_named("biber-gang")
ONE_ROUND = {"rounds": "1"}
REPOSITORY = Path(__file__).resolve().parents[2]


def test_chunks_come_back_in_order_and_few_are_begun_ahead() -> None:
    begun: list[int] = []

    def begin(chunk: tuple[int, int]) -> int:
        begun.append(chunk[0])
        return chunk[0]

    taken: Iterator[int] = in_order(((number, 1) for number in range(100)), begin, window=4)
    assert [next(taken) for _ in range(10)] == list(range(10))
    assert max(begun) <= 13
    assert [*taken] == list(range(10, 100))


@pytest.mark.parametrize("lineup", [["careful", "uniform"], ["search", "careful"]])
def test_a_test_ends_with_the_same_deal_on_any_number_of_threads(lineup: list[str]) -> None:
    outcomes = [
        run_arena(
            GANG, lineup, 400, 2, ONE_ROUND, Budget(playouts=20), threads=threads, hypotheses=Hypotheses(0.2, 0.8)
        )
        for threads in (1, 3)
    ]
    assert outcomes[0].deals == outcomes[1].deals < 400
    assert outcomes[0].sprt == outcomes[1].sprt
    assert outcomes[0].ratios == outcomes[1].ratios
    assert outcomes[0].bots == outcomes[1].bots


def test_an_error_of_a_bot_is_told_and_ends_the_run() -> None:
    class Broken:
        name = "broken"

        def choose(self, view: object, seed: int, budget: object = None) -> int:
            raise RuntimeError("it does not work")

    with pytest.raises(RuntimeError, match="it does not work"):
        run_arena(
            GANG,
            ["broken", "careful"],
            5,
            options=ONE_ROUND,
            guests={"broken": lambda game: Broken()},
            workers=on_threads(2),
        )


KEPT_WAITING = """
import os, time
from biberbau.core.workers import on_processes

def work(chunk):
    return os.getpid()

if __name__ == "__main__":
    for worker in on_processes(2)(work, [(0, 1), (1, 1)]):
        print(worker, flush=True)
        time.sleep(600)
"""


def test_processes_end_with_the_one_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "kept_waiting.py"
    script.write_text(KEPT_WAITING, encoding="utf-8")
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, start_new_session=True)
    try:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        # Its workers have the same output: it is at its end when the last of them is gone.
        assert parent.communicate(timeout=60)[0] == b""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(parent.pid, signal.SIGKILL)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayMissing, match=r"pip install 'biberbau\[ray\]'"):
        on_ray()


@pytest.mark.long
@pytest.mark.parametrize("bots", ["search,careful", "careful,uniform"])
def test_a_ray_cluster_finds_the_same(bots: str, tmp_path: Path) -> None:
    """In a process of its own, because Ray starts servers and keeps settings for as long as Python runs."""
    pytest.importorskip("ray")
    command = [sys.executable, "-m", "biberbau", "arena", "biber-gang", "--bots", bots, "--deals", "8"]
    command += ["--option", "rounds=1", "--budget", "50", "--json"]
    found = []
    for more in (["--threads", "2"], ["--ray"]):
        out = tmp_path / f"{more[0]}.jsonl"
        played = subprocess.run(
            [*command, *more, "--out", str(out)],
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
            cwd=REPOSITORY,
            env={name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"},
        )
        found.append((json.loads(played.stdout) | {"seconds": 0}, out.read_text()))
    assert found[0] == found[1]
