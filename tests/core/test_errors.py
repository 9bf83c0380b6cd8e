"""The tree of errors in `biberbau.core.errors` is all of it."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

import biberbau
from biberbau.core import errors

BRANCH = re.compile(r"^ {4}((?:[│├└ ][─ ]{2} )*)(\w+)(?: {2,}.*?(?:\((\w+)\))?)?$", re.MULTILINE)
"""A line of the tree: what leads to a name, the name, and what it is besides."""

CLASS = re.compile(r"^class (\w+)\(([\w, ]+)\):", re.MULTILINE)


def drawn() -> dict[str, tuple[str, str]]:
    """Return the parent of every error, and what it is besides, as the tree has it."""
    found: dict[str, tuple[str, str]] = {}
    above: list[str] = []
    for branches, name, besides in BRANCH.findall(errors.__doc__ or ""):
        depth = len(branches) // 4
        found[name] = above[depth - 1] if depth else "", besides
        above[depth:] = [name]
    return found


def written() -> dict[str, tuple[str, str]]:
    """Return the same as the sources of the package have it; of the server's it is said that they are its own."""
    classes: dict[str, tuple[list[str], str]] = {}
    package = Path(biberbau.__file__).parent
    for file in package.rglob("*.py"):
        for name, bases in CLASS.findall(file.read_text(encoding="utf-8")):
            classes[name] = bases.split(", "), file.relative_to(package).parts[0]
    found = {"BiberbauError": ("", "")}
    while more := {
        name: (parent, next((base for base in bases if hasattr(builtins, base)), "server" if floor == "server" else ""))
        for name, (bases, floor) in classes.items()
        for parent in bases
        if parent in found and name not in found
    }:
        found |= more
    return found


def test_every_error_is_in_the_tree_where_it_belongs() -> None:
    tree, there = drawn(), written()
    assert len(there) > 30
    assert {name: parent for name, (parent, _) in tree.items()} == {name: parent for name, (parent, _) in there.items()}
    of_base = [name for name, (parent, _) in tree.items() if parent == "BiberbauError"]
    assert {name: tree[name][1] for name in of_base} == {name: there[name][1] for name in of_base}
