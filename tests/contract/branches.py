"""Which branches of a game's rules are taken when they run interpreted; nobody can follow compiled code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]

LEFT_OUT = ("_told.py", "_knowledge.py")
"""Tests of sentences, which are no rules, and of thousands of worlds, which take minutes interpreted."""


def followed(data: Path, module: str, *arguments: str) -> Sequence[str]:
    """Run a module interpreted, follow the branches that it takes into `data`, and return the lines it prints."""
    command = [sys.executable, "-W", "error", "-m", "coverage", "run", "--data-file", str(data), "-m", module]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTEST_ADDOPTS": ""}
    run = subprocess.run([*command, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    return run.stdout.splitlines()


def rule_tests(package: str) -> list[str]:
    """Return the files that test the rules of a game in this tree; none for the game of a stranger."""
    files = sorted(ROOT.glob(f"tests/rules/test_{package.rpartition('.')[2]}_*.py"))
    return [str(file) for file in files if not file.name.endswith(LEFT_OUT)]


def taken(data: Sequence[Path], package: str) -> float:
    """Return how many of a hundred lines and branches of a game's rules were taken in all these runs together.

    What nobody knows is shuffled by what measures luck alone, and is tested there.
    """
    together = data[0].with_name("together")
    folder = f"{package.replace('.', '/')}/rules"
    called(together, "combine", "--keep", *map(str, data))
    report = json.loads(called(together, "json", f"--include={folder}/*", f"--omit={folder}/unseen.py", "-o", "-"))
    percent: float = report["totals"]["percent_covered"]
    return percent


def called(data: Path, command: str, *arguments: str) -> str:
    """Return what a command over followed branches prints."""
    told = [sys.executable, "-m", "coverage", command, "--quiet", "--data-file", str(data), *arguments]
    return subprocess.run(told, capture_output=True, text=True, check=True, cwd=ROOT).stdout
