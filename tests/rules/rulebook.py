"""The numbered clauses of a rulebook, read from its page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs/rules"

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]\d+) \|.*\| ([\d., ]+) \|$", re.MULTILINE)
EXAMPLE = re.compile(r"^\| `([^`]+)` \|.*\| (−?\d+) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    """What the tests compare of one rulebook in one language."""

    sections: list[str]
    clauses: list[str]
    rulings: dict[str, list[str]]
    """The clauses that each ruling belongs to."""
    examples: list[tuple[str, int]]
    """Worked examples: columns and score."""


def read_rulebook(game: str, language: str) -> Rulebook:
    """Return the rulebook of a game in a language; the English page has no suffix."""
    suffix = "" if language == "en" else f".{language}"
    text = (FOLDER / f"{game}{suffix}.md").read_text(encoding="utf-8")
    return Rulebook(
        [number for number, _ in SECTION.findall(text)],
        CLAUSE.findall(text),
        {ruling: clauses.split(", ") for ruling, clauses in RULING.findall(text)},
        [(columns, int(score.replace("−", "-"))) for columns, score in EXAMPLE.findall(text)],
    )
