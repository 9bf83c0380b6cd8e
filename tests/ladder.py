"""Says which tests no step of `make test` would run: `python -m tests.ladder`.

The steps are read from `make --dry-run test`, and the tests with their marks from pytest itself.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
REPOSITORY = TESTS.parent
TEST_FUNCTION = re.compile(r"^(?:async )?def test_|^class Test", re.MULTILINE)


@dataclass(frozen=True)
class Step:
    """One call of pytest: which tests it selects."""

    marks: str
    """An expression of marks, as after `-m`."""
    paths: tuple[str, ...]
    """Folders and files; none stand for all."""

    def runs(self, test: str, marks: set[str]) -> bool:
        """Whether the step runs a test, given by its identifier and the names of its marks."""
        known = defaultdict(bool, dict.fromkeys(marks, True))
        # An expression of marks is one of Python's too, with names for marks.
        return bool(eval(self.marks, {"__builtins__": {}}, known)) and test.startswith(self.paths or "")


@dataclass
class Collection:
    """A plugin of pytest that notes every test with its marks."""

    marks: dict[str, set[str]] = field(default_factory=dict)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take down what has been collected."""
        self.marks = {item.nodeid: {mark.name for mark in item.iter_markers()} for item in session.items}


def steps(commands: str) -> list[Step]:
    """Return the calls of pytest among shell commands."""
    found = []
    for line in commands.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if "pytest" in words:
            words = words[words.index("pytest") + 1 :]
            marks = words[words.index("-m") + 1] if "-m" in words else "True"
            found.append(Step(marks, tuple(word for word in words if word.startswith("tests/"))))
    return found


def uncollected() -> list[str]:
    """Return the files that hold tests under a name that pytest passes over."""
    return [
        path.relative_to(REPOSITORY).as_posix()
        for path in sorted(TESTS.rglob("*.py"))
        if not path.name.startswith("test_") and TEST_FUNCTION.search(path.read_text(encoding="utf-8"))
    ]


def main() -> int:
    """Return 1 and name them if there are tests that no step runs."""
    make = subprocess.run(["make", "--dry-run", "test"], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    selected, collection = steps(make.stdout), Collection()
    if (
        pytest.main(["--collect-only", "-o", "addopts=", "-p", "no:terminal", str(TESTS)], plugins=[collection])
        != pytest.ExitCode.OK
    ):
        print("the tests cannot be collected; `pytest --collect-only` says why", file=sys.stderr)
        return 1
    left_out = uncollected() + [
        test for test, marks in collection.marks.items() if not any(step.runs(test, marks) for step in selected)
    ]
    for test in left_out:
        print(f"no step of `make test` runs {test}", file=sys.stderr)
    print(f"{len(selected)} steps of `make test` run {len(collection.marks)} tests, {len(left_out)} left out")
    return 1 if left_out else 0


if __name__ == "__main__":
    sys.exit(main())
