"""A hand-written program as the ceiling for compiled rules: both run by turns, and their speeds are compared.

The program plays random rounds of one game with every number of players and prints either a JSON object with
`decisions_per_second`, or lines like `1 thread: 30.5 M decisions/s`.  A C++ source is compiled first.
"""

from __future__ import annotations

import contextlib
import json
import re
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from biberbau.cli.bad_input import BadInput, files_read
from biberbau.cli.measuring import REPETITIONS, RandomPlay, usual
from biberbau.core.game import Game

PRINTED = re.compile(r"1 thread: ([0-9.]+) M decisions/s")


def compile_source(source: Path, folder: Path) -> Path:
    """Compile a C++ source for this machine; BadInput when there is no compiler or it objects."""
    program = folder / source.stem
    command = ["g++", "-std=c++20", "-O3", "-march=native", "-o", str(program), str(source)]
    try:
        subprocess.run(command, capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise BadInput("a C++ source needs the compiler g++, and there is none") from None
    except subprocess.CalledProcessError as error:
        first = error.stderr.strip().splitlines()[:1]
        raise BadInput(f"{source} does not compile: {first[0] if first else 'no reason given'}") from None
    return program


def printed_speed(text: str) -> float:
    """Return the decisions per second that a program printed; ValueError when it printed none."""
    speeds = [float(millions) * 1e6 for millions in PRINTED.findall(text)]
    return statistics.median(speeds) if speeds else float(json.loads(text)["decisions_per_second"])


def program_speed(program: Path) -> float:
    """Run a program once and return its decisions per second."""
    try:
        run = subprocess.run([program.resolve()], capture_output=True, text=True, check=True)
        return printed_speed(run.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{program} is no program that prints how fast a game is: {error!r}") from None


@contextlib.contextmanager
def ceiling_program(ceiling: Path | None) -> Iterator[Path | None]:
    """Give the program to run, compiled from a C++ source where it is one; BadInput when there is no such file."""
    if ceiling is None:
        yield None
        return
    with files_read():
        if not ceiling.is_file():
            raise BadInput(f"there is no program {ceiling}")
    with tempfile.TemporaryDirectory(prefix="biberbau-ceiling-") as folder:
        yield compile_source(ceiling, Path(folder)) if ceiling.suffix == ".cpp" else ceiling


def beside_ceiling(game: Game, program: Path, matches: int) -> dict[str, Any]:
    """Run a program and the compiled rules by turns, on one thread; return medians and the ratio of the medians."""
    play = RandomPlay(game, 1, matches)
    ours, theirs = [], []
    for _ in range(REPETITIONS):
        theirs.append(program_speed(program))
        ours.append(1 / usual(play.play))
    ratio = statistics.median(own / other for own, other in zip(ours, theirs, strict=True))
    return {
        "ceiling_decisions_per_second": round(statistics.median(theirs)),
        "decisions_per_second_beside_it": round(statistics.median(ours)),
        "share_of_ceiling": round(ratio, 3),
    }
