"""What the documentation shows and no transcript runs: commands that serve or train, targets, variants, excerpts."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path

import pytest

import biberbau
from biberbau.cli.arguments import Arguments
from biberbau.cli.commands import build_parser
from biberbau.games.biber_gang.state import State
from tests.cli.transcripts import IN_STEPS, REPOSITORY

PAGES = sorted(
    path for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "web/*.md") for path in REPOSITORY.glob(pattern)
)

INDENTED = re.compile(r"^    (biberbau (?:.*\\\n)*.*)$", re.MULTILINE)
"""A command that is shown without its output; a line that ends with a backslash goes on."""

MADE = re.compile(r"(?:`|^    )make ([a-z][\w-]*)", re.MULTILINE)
TARGET = re.compile(r"^([a-z][\w-]*):", re.MULTILINE)
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

COMMANDS = [
    pytest.param(command, id=f"{path.name}: {' '.join(command.split())}")
    for path in PAGES
    for command in INDENTED.findall(path.read_text(encoding="utf-8"))
]

EXCERPTS = {"adding-a-game.md": State}
"""Pages that show a part of a class, and that class."""


def shown(language: str) -> list[tuple[Path, str]]:
    """Return every block in a language, and the page on which it stands; what a page builds is followed elsewhere."""
    return [
        (path, block)
        for path in PAGES
        for written, block in FENCED.findall(path.read_text(encoding="utf-8"))
        if written == language and path.name not in IN_STEPS
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_shown_can_be_given(command: str) -> None:
    _, *words = shlex.split(command.replace("\\\n", " "), comments=True)
    given = build_parser().parse_args(words, Arguments())
    assert callable(given.run)


def test_commands_are_found() -> None:
    assert len(COMMANDS) > 25
    assert any("\\\n" in str(command.values[0]) for command in COMMANDS), "also those of several lines"


def test_whatever_shall_be_made_is_a_target() -> None:
    targets = set(TARGET.findall((REPOSITORY / "Makefile").read_text(encoding="utf-8")))
    named = {(path.name, name) for path in PAGES for name in MADE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 40
    assert not {(page, name) for page, name in named if name not in targets}


def test_a_variant_that_is_shown_can_be_played() -> None:
    variants = [biberbau.read_variant(block) for _, block in shown("toml")]
    example = biberbau.read_variant((REPOSITORY / "docs/examples/six-beavers.toml").read_text(encoding="utf-8"))
    assert variants == [example]


def test_python_that_is_not_run_is_a_part_of_a_class() -> None:
    """All other Python is run (`test_documentation.py`)."""
    excerpts = [(path, block) for path, block in shown("python") if ">>>" not in block]
    assert [path.name for path, _ in excerpts] == [*EXCERPTS]
    for path, block in excerpts:
        lines = iter(inspect.getsource(EXCERPTS[path.name]).splitlines())
        for line in block.splitlines():
            assert line in lines, f"{path.name} shows {line.strip()!r}, which is not there, or not in this order"
