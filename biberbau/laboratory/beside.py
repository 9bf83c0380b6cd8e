"""A report made in a process of its own, beside others who have the machine first.

`python -m biberbau.laboratory.beside` reads from standard input what is wanted, as a line of JSON (`Wanted`), and
answers with lines of JSON: how much is done, `{"done": 16, "of": 420}`, and at last the `report` or the `problem`.
After each of the former it waits for a line before it goes on, so whoever asked sets the pace.  It ends as soon as
standard input ends, and when it has used so many seconds of a processor.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from biberbau.bots import Budget
from biberbau.core.options import OptionError
from biberbau.games.variant import VariantError
from biberbau.laboratory.playing import Play
from biberbau.laboratory.report import Effort, as_json, compared, report_on
from biberbau.laboratory.wanted import PLAYOUTS, Wanted

SEED: Final = 0
POLITE: Final = 19
REPLAYED: Final = 12
"""So many matches of bots that think ahead are played again without a kind of action: for each kind twice, which takes
longer than all else together."""


def measured(wanted: Wanted, told: Callable[[float, int], None]) -> dict[str, Any]:
    """Return the report; with something to compare it is that of the standard game, `against` which the variant stands.

    `told` hears how much is done, and of how much.
    """
    mine, standard = wanted.variants()
    effort = Effort.usual(wanted.matches)
    play = Play((wanted.bots,), SEED, Budget(playouts=PLAYOUTS), alone=True)
    if not play.quick:
        effort = replace(effort, without=min(effort.without, REPLAYED))
    done, whole = 0.0, effort.steps * (1 if standard is None else 2)

    def step(matches: float) -> None:
        nonlocal done
        done += matches
        told(done, whole)

    step(0)
    report, courses = report_on(mine, play, effort, step)
    if standard is None:
        return as_json(report)
    usual, before = report_on(standard, play, effort, step)
    return as_json(usual, report, compared(before, courses))


def main() -> None:
    """Read, measure and write."""
    # A house that is stopped finishes what it has begun to say, and whoever stops it may stop all of its processes at
    # once: this one ends when the house is gone (`listen`).
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    wanted = Wanted(**json.loads(sys.stdin.readline()))
    give_way(wanted.seconds)
    turns = threading.Semaphore(0)
    threading.Thread(target=listen, args=(turns,), daemon=True).start()

    def told(done: float, whole: int) -> None:
        write({"done": min(round(done), whole), "of": whole})
        turns.acquire()

    try:
        write({"report": measured(wanted, told)})
    except (VariantError, OptionError) as error:
        write({"problem": str(error)})


def write(line: dict[str, Any]) -> None:
    """Write a line for whoever asked."""
    print(json.dumps(line), flush=True)


def listen(turns: threading.Semaphore) -> None:
    """Let the work go on with every line, and end with the last one: whoever asked is gone."""
    for _ in sys.stdin:
        turns.release()
    os._exit(1)


def give_way(seconds: int) -> None:
    """Let everybody else have the processors first, and end after so many seconds of one."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError):
            os.nice(POLITE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 10))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main()
