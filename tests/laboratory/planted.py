"""Whether a report finds what is wrong with rules: `make planted`.

    python -m tests.laboratory.planted [--runs 100] [--matches 150] [FLAW …]

Into a copy of the house's own rules of Daumen Drauf! one flaw is planted, a few lines of source, and careful bots play
it: a first seat that is given five points, a card that is of no use, an action that is dominated, a deck that never
ends.  Each is measured in so many runs from seeds of their own, as `biberbau report` measures; and so are the rules as
they are, in which chance says who begins, so that no seat is better than another.  Counted is in how many runs the flaw
is flagged, and what else is.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from biberbau.games import game_named
from biberbau.games.variant import standard
from biberbau.laboratory.playing import Play
from biberbau.laboratory.report import Effort, report_on

REPOSITORY: Final = Path(__file__).resolve().parents[2]
GAME: Final = "daumen-drauf"
OPTIONS: Final = {"games": "2"}
SEEDS_APART: Final = 1_000_000
RULES: Final = "biberbau/games/daumen_drauf/rules/"
NEEDED: Final = 93
"""In so many runs of a hundred a flaw has to be flagged, and nothing where there is none."""
LONGEST_RUN: Final = 600.0
"""Seconds; a run takes half a minute, and one of rules that have come to a stop would take for ever."""


@dataclass(frozen=True)
class Flaw:
    """What is wrong with some rules."""

    flags: Collection[str]
    """Any of these says that it was found."""
    file: str = ""
    line: str = ""
    """What stands there, once."""
    instead: str = ""
    matches: int | None = None
    """In so many at most it is looked for, where each of them takes long."""

    def plant(self, tree: Path) -> None:
        """Change the rules in a copy of the tree."""
        path = tree / RULES / self.file
        text = path.read_text(encoding="utf-8")
        assert text.count(self.line) == 1, f"{self.file} does not have once: {self.line}"
        path.write_text(text.replace(self.line, self.instead), encoding="utf-8")


NOTHING: Final = "nothing"
FLAWS: Final = {
    "first-seat": Flaw(
        ("first-seat", "first-points"),
        "scoring.py",
        "    state.turn = NOBODY\n",
        "    if state.round_number >= state.options[options.GAMES]:\n        state.totals[0] += 5\n"
        "    state.turn = NOBODY\n",
    ),
    # A twin that is laid open as a parry is no more than a pass.
    "useless-card": Flaw(
        ("parry is idle", "parry is harmful"),
        "turns.py",
        "        apply_parry(state, seat)\n",
        "        apply_pass(state, seat)\n",
    ),
    # Whoever parries pays eight points, so to pass is always better.  Three would not do: some tricks are worth them.
    "dominated-action": Flaw(
        ("parry is harmful", "parry is idle"),
        "turns.py",
        "    take(state, seat, seat)\n",
        "    state.totals[seat] -= 8\n    take(state, seat, seat)\n",
    ),
    # What is taken goes back onto the stack.
    "endless-deck": Flaw(
        ("endless",),
        "taking.py",
        "    trick_to_pile(state, taker)\n",
        "    trick_to_pile(state, taker)\n    state.seen_by_all = 0\n    while state.out_count > 0:\n"
        "        state.out_count -= 1\n        state.stack[state.stack_count] = state.out[state.out_count]\n"
        "        state.out[state.out_count] = NO_CARD\n        state.out_seat[state.out_count] = NOBODY\n"
        "        state.stack_count += 1\n",
        matches=10,
    ),
}


def flags_of(seed: int, matches: int) -> list[str]:
    """Measure the rules that are here once, and return what stands out."""
    variant = standard(game_named(GAME), options=OPTIONS)
    report, _ = report_on(variant, Play(("careful",), seed, alone=True), Effort(matches, 0, matches), lambda _: None)
    return report.flags


def tell_flags(runs: int, matches: int) -> None:
    """Measure so many times, and say after each what stands out."""
    for run in range(runs):
        print(json.dumps(flags_of(SEEDS_APART * run, matches)), flush=True)


def planted_in(tree: Path, name: str) -> None:
    """Lay a copy of the house into a folder, with this flaw in its rules."""
    for folder in ("biberbau", "tests/laboratory"):
        left_out = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(REPOSITORY / folder, tree / folder, ignore=left_out)
    (tree / "tests" / "__init__.py").touch()
    if name in FLAWS:
        FLAWS[name].plant(tree)


def flags_found(name: str, runs: int, matches: int) -> list[list[str]]:
    """Return what stands out in each run of the rules with a flaw, which a process of its own plays."""
    with tempfile.TemporaryDirectory() as folder:
        planted_in(Path(folder), name)
        matches = min(matches, FLAWS[name].matches or matches) if name in FLAWS else matches
        command = [sys.executable, "-m", "tests.laboratory.planted", "--here"]
        command += ["--runs", str(runs), "--matches", str(matches)]
        longest = LONGEST_RUN * runs
        told = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True, timeout=longest
        ).stdout
    return [json.loads(line) for line in told.splitlines()]


def is_right(name: str, flags: Collection[str]) -> bool:
    """Whether a run found what there was to find; where there is nothing, nothing."""
    return not flags if name == NOTHING else not set(FLAWS[name].flags).isdisjoint(flags)


def main() -> None:
    """Plant each flaw, count and print; status 1 where a flaw is found too seldom, or too often where there is none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flaws", nargs="*", metavar="FLAW", default=[NOTHING, *FLAWS])
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--here", action="store_true", help="measure the rules that are here")
    arguments = parser.parse_args()
    if arguments.here:
        tell_flags(arguments.runs, arguments.matches)
        return
    failed = False
    for name in arguments.flaws:
        runs = flags_found(name, arguments.runs, arguments.matches)
        right = sum(is_right(name, flags) for flags in runs)
        failed |= 100 * right < NEEDED * len(runs)
        every = Counter(flag for flags in runs for flag in flags)
        said = ", ".join(f"{flag}: {times}" for flag, times in every.most_common()) or "no flags"
        print(f"{name:<18}right in {right} of {len(runs)} runs ({said})", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
