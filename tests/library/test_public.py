"""What is said to be public beside `biberbau.__all__`, and what the documentation has people import."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import biberbau

ROOT = Path(biberbau.__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PACKAGE = sorted((ROOT / "examples").rglob("*.py"))

ROW = re.compile(r"^\|[^|]*\| `(biberbau[.\w]*)` \| (.+) \|$", re.MULTILINE)
SHOWN = re.compile(r"^\s*(?:>>> |\.\.\. )?((?:from|import) biberbau[^\n]*)$", re.MULTILINE)


def declared() -> dict[str, set[str]]:
    """Return what docs/library.md names, by module."""
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    return {module: set(re.findall(r"`(\w+)`", names)) for module, names in ROW.findall(text)}


def imported(statement: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield what a statement imports of ours: module and name, "" for the module itself."""
    if isinstance(statement, ast.ImportFrom) and (statement.module or "").partition(".")[0] == "biberbau":
        yield from ((statement.module or "", alias.name) for alias in statement.names)
    elif isinstance(statement, ast.Import):
        yield from ((alias.name, "") for alias in statement.names if alias.name.partition(".")[0] == "biberbau")


def statements(path: Path) -> Iterator[ast.AST]:
    """Yield the imports that a page shows, or all statements of a file in Python."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from ast.walk(ast.parse(text))
    else:
        for shown in SHOWN.findall(text):
            yield from ast.parse(shown).body


def is_public(module: str, name: str) -> bool:
    """Whether it is said that this stays; a module that is public may be imported itself."""
    if module == "biberbau":
        return not name or name in biberbau.__all__
    known = declared()
    return (not name and module in known) or name in known.get(module, ()) or f"{module}.{name}" in known


def test_what_is_said_to_be_public_is_there() -> None:
    doors = declared()
    assert len(doors) > 15
    for module, names in doors.items():
        missing = names - set(dir(importlib.import_module(module)))
        assert names, module
        assert not missing, f"{module} has no {', '.join(sorted(missing))}"


@pytest.mark.parametrize("path", [*PAGES, *PACKAGE], ids=lambda path: str(path.relative_to(ROOT)))
def test_whoever_follows_the_documentation_uses_public_names_alone(path: Path) -> None:
    private = {found for statement in statements(path) for found in imported(statement) if not is_public(*found)}
    assert not private, f"{path.relative_to(ROOT)} imports what docs/library.md does not name: {sorted(private)}"


def test_what_is_private_is_found() -> None:
    assert not is_public("biberbau.core.match", "Match")
    assert not is_public("biberbau", "engine")
    (found,) = imported(ast.parse("from biberbau.bots.search import tree").body[0])
    assert found == ("biberbau.bots.search", "tree")
    assert not is_public(*found)
