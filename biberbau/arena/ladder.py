"""What arenas have found, kept as data: one JSON object a line, with the command, the code and the intervals.

A course is what one line-up came to under the same conditions, run after run, while the players changed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import biberbau
from biberbau.arena.result import ArenaResult
from biberbau.arena.sprt import Verdict
from biberbau.arena.store import StoreError, json_lines
from biberbau.core.compilation import source_hash
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game

FORMAT: Final = "biberbau-ladder/1"


@dataclass(frozen=True)
class Run:
    """One arena, as its line tells it."""

    when: str
    commit: str | None
    """The code that played, a plus behind it if something was changed since; None where no repository told."""
    command: str
    """What plays the same again."""
    deals: int
    seed: int
    share: Estimate
    """The first bot's."""
    edge: Estimate | None
    sprt: Verdict | None


@dataclass(frozen=True)
class Course:
    """Runs of one line-up under the same conditions, in the order in which they were kept."""

    game: str
    lineup: tuple[str, ...]
    conditions: str
    """What a variant changes, the version of the rules after the first, budget, length of an evening, and the options
    that are not the usual ones."""
    fair_share: float
    runs: tuple[Run, ...]

    @property
    def players(self) -> str:
        """The bots with the number of their seats where they have several."""
        names = dict.fromkeys(self.lineup)
        return " against ".join(
            name if self.lineup.count(name) == 1 else f"{self.lineup.count(name)} × {name}" for name in names
        )

    def as_json(self) -> dict[str, Any]:
        """Return it as values that JSON can write."""
        return asdict(self)


def estimate(content: dict[str, Any]) -> Estimate:
    """Read an estimate."""
    return Estimate(float(content["mean"]), float(content["low"]), float(content["high"]))


def text(content: object) -> str:
    """Read a text; ValueError for anything else."""
    if not isinstance(content, str):
        raise ValueError(f"{content!r} is no text")
    return content


def read_course(line: dict[str, Any]) -> Course:
    """Read a line as a course of one run; an error of looking up or converting where it tells no arena."""
    if line["format"] != FORMAT:
        raise ValueError(f"the format is not {FORMAT}")
    first, evening, rules = line["bots"][0], int(line["evening"]), int(line.get("rules", 1))
    said = [f"{key}={value}" for key, value in line["chosen"].items()]
    changed = text(line.get("variant", ""))
    said = (
        [changed] * bool(changed)
        + [f"rules of version {rules}"] * (rules > 1)
        + [f"budget {line['budget']}"] * bool(line["budget"])
        + [f"evenings of {evening}"] * (evening > 1)
        + said
    )
    run = Run(
        when=text(line["when"]),
        commit=None if line["commit"] is None else text(line["commit"]),
        command=text(line["command"]),
        deals=int(line["deals"]),
        seed=int(line["seed"]),
        share=estimate(first["share"]),
        edge=None if first["edge"] is None else estimate(first["edge"]),
        sprt=None if line["sprt"] is None else Verdict(**line["sprt"]),
    )
    lineup = tuple(text(bot) for bot in line["lineup"])
    return Course(text(line["game"]), lineup, ", ".join(said), float(first["fair_share"]), (run,))


def courses_of(paths: Iterable[Path]) -> list[Course]:
    """Return the courses of files of kept arenas, in the order of their first runs; StoreError for other files."""
    found: dict[tuple[str, tuple[str, ...], str], Course] = {}
    for path in paths:
        for course in single_runs(path):
            key = course.game, course.lineup, course.conditions
            before = found[key].runs if key in found else ()
            found[key] = Course(*key, course.fair_share, (*before, *course.runs))
    return list(found.values())


def single_runs(path: Path) -> Iterator[Course]:
    """Give every line of a file as a course of one run; StoreError where one tells no arena."""
    for number, line in enumerate(json_lines(path), 1):
        try:
            yield read_course(line)
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError):
            raise StoreError(f"{path}: line {number} is no arena that was kept ({FORMAT})") from None


def begin_ladder(path: Path) -> str | None:
    """See that a file, if there is one, holds nothing but results (StoreError); return the commit that plays.

    When the last deal has been played somebody may have gone on to another commit.
    """
    if path.exists():
        for _ in single_runs(path):
            pass
    return commit()


def keep(path: Path, game: Game, result: ArenaResult, command: str, played_by: str | None) -> None:
    """Add a line about an arena to a file; `command` is what plays the same again, `played_by` the commit that did.

    `chosen` are the options that differ from the defaults, so that one that comes later parts no course.
    """
    defaults = {option.key: option.default for option in game.options}
    line = {
        "format": FORMAT,
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "command": command,
        "commit": played_by,
        "version": biberbau.__version__,
        "sources": source_hash(),
        "rules": game.version,
        "chosen": {key: value for key, value in result.options.items() if value != defaults[key]},
        **result.as_json(),
    }
    with path.open("a+b") as file:
        file.seek(0)
        # Who has put files together by hand may have left the last line without its end.
        end = "" if file.read()[-1:] in (b"", b"\n") else "\n"
        file.write(f"{end}{json.dumps(line, ensure_ascii=False)}\n".encode())


def commit() -> str | None:
    """Return the commit that this code is of, with a plus if something was changed since; None outside a repository."""
    git, here = shutil.which("git"), Path(__file__)
    if git is None:
        return None

    def told(*words: str) -> str | None:
        asked = subprocess.run([git, "-C", here.parent, *words], capture_output=True, text=True, check=False)
        return asked.stdout.strip() if asked.returncode == 0 else None

    # A package that was installed may lie in a repository of something else, which does not know this file.
    if told("ls-files", "--error-unmatch", here.name) is None:
        return None
    return told("describe", "--always", "--exclude=*", "--abbrev=7", "--dirty=+")
