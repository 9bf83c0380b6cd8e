"""Keeps the rules of a game under their version, before they change."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import biberbau
from biberbau.core.game import Game
from biberbau.core.keeping import EARLIER
from biberbau.games import game_named, module_name
from tests.versions.digests import digest, named, released

ROOT: Final = Path(biberbau.__file__).parent.parent
FLOORS: Final = ("games", "bots/of", "encoding/of")
"""Where a game has a folder."""

LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "texts", "lesson")
"""What is said stands in the texts of the newest version, and guided games are taught by its rules."""

MESSAGES: Final = "messages.json"
"""In a kept package: all messages that the version could say, with their arguments."""


class CannotKeep(Exception):
    """Why rules are not kept."""


def keep(name: str) -> Path:
    """Copy a game under its version, and give it the next one; return the folder of the copy.

    CannotKeep where the version was never handed out, or is not any more what was.
    """
    game = game_named(name)
    known = released().get(named(game))
    if known is None:
        raise CannotKeep(f"{named(game)} was never released, so no log holds a match of it; just change its rules")
    if known != digest(game):
        raise CannotKeep(f"the rules of {named(game)} have changed already; put them back, keep them, and change them")
    module = module_name(name)
    kept = f"{module}_{game.version}"
    messages: dict[str, list[str]] = {}
    for floor in FLOORS:
        source, target = ROOT / "biberbau" / floor / module, ROOT / "biberbau" / floor / EARLIER / kept
        if not source.is_dir():
            continue
        messages |= messages_in(source / "texts" / "en.ftl")
        shutil.copytree(source, target, ignore=LEFT_OUT)
        for path in target.rglob("*.py"):
            path.write_text(renamed(path.read_text(encoding="utf-8"), module, kept), encoding="utf-8")
    home = ROOT / "biberbau" / "games" / EARLIER / kept
    (home / MESSAGES).write_text(json.dumps(messages, indent=1) + "\n", encoding="utf-8")
    raise_version(ROOT / "biberbau" / "games" / module / "__init__.py", game)
    return home


def renamed(text: str, module: str, kept: str) -> str:
    """Return a source in which the modules of a game are those of its copy."""
    for floor in FLOORS:
        package = f"biberbau.{floor.replace('/', '.')}"
        text = re.sub(rf"\b{re.escape(package)}\.{module}\b", f"{package}.{EARLIER}.{kept}", text)
    return text


def raise_version(path: Path, game: Game) -> None:
    """Give a game the next version."""
    text, count = re.subn(rf"\bversion={game.version},", f"version={game.version + 1},", path.read_text("utf-8"))
    if count != 1:
        raise CannotKeep(f"{path} does not say once which version it is")
    path.write_text(text, encoding="utf-8")


def messages_in(path: Path) -> dict[str, list[str]]:
    """Return the messages of a catalogue, each with the names of its arguments; none where there is no catalogue."""
    if not path.is_file():
        return {}
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: sorted(set(arguments(entry.value))) for entry in entries if isinstance(entry, ast.Message)}


def arguments(node: Any) -> Iterator[str]:
    """Give the names of all arguments in a part of a message."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from arguments(child)
    elif isinstance(node, list):
        for child in node:
            yield from arguments(child)
