"""Running a command inside the test."""

from __future__ import annotations

import io
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from biberbau.cli import main

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
TABLE = str(EXAMPLES / "table.toml")
MATCH = str(EXAMPLES / "match.txt")


PROGRESS = re.compile(r"^.+: \d+ of \d+, some \d+ s left\n", re.MULTILINE)
"""What long work says now and then; on a slow machine much is long."""


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    status: int
    output: str
    errors: str

    @property
    def json(self) -> dict[str, Any]:
        """The one JSON object that was printed."""
        assert (self.status, self.errors) == (0, ""), self.errors
        found = json.loads(self.output)
        assert isinstance(found, dict)
        return found

    @property
    def refusal(self) -> str:
        """The one line that refuses bad input."""
        assert (self.status, self.output) == (2, "")
        assert self.errors.endswith("\n")
        assert self.errors.count("\n") == 1, self.errors
        assert len(self.errors) > 20
        assert "Traceback" not in self.errors
        return self.errors.strip()


class Terminal:
    """Runs commands with what is typed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("LC_ALL", "C")

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Outcome:
        """Run `biberbau` with these arguments and this standard input."""
        content = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        try:
            status = main(arguments)
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 0
        printed = self.capsys.readouterr()
        return Outcome(status, printed.out, PROGRESS.sub("", printed.err))
