"""Digests of a game's rules: of all that decides how a match goes, and how it is written down."""

from __future__ import annotations

import ast
import hashlib
import json
from pathlib import Path
from typing import Final

from biberbau.core.game import Game
from biberbau.core.sources import imports_of, module_file, without_texts

RELEASED: Final = Path(__file__).parent / "released.json"

WRITTEN: Final = ("notation", "positions", "options")
"""The modules beside the rules by which actions, positions and options are written."""

FACE: Final = "picture"
"""What the page is shown; positions may name something there, and it follows the page."""

DIGITS: Final = 32


def released() -> dict[str, str]:
    """Return the digests of all versions that were handed out, by game and version as in `biber-gang/1`."""
    digests: dict[str, str] = json.loads(RELEASED.read_text(encoding="utf-8"))
    return digests


def note(digests: dict[str, str]) -> None:
    """Write down the digests of released versions."""
    RELEASED.write_text(json.dumps(dict(sorted(digests.items())), indent=1) + "\n", encoding="utf-8")


def named(game: Game) -> str:
    """Return a game with its version, as records write it."""
    return f"{game.name}/{game.version}"


def digest(game: Game) -> str:
    """Return the digest of a game's rules, the same wherever its package lies; comments and texts do not count."""
    hashed = hashlib.sha256()
    for module in modules(game):
        file = module_file(module)
        assert file is not None
        text = file.read_text(encoding="utf-8").replace(game.package, "GAME")
        hashed.update(f"{module.removeprefix(game.package)} {dumped(without_texts(text))}\n".encode())
    return hashed.hexdigest()[:DIGITS]


def modules(game: Game) -> list[str]:
    """Return the modules of a game that decide how its matches go and are written, by the imports in them."""
    home = module_file(f"{game.package}.rules")
    assert home is not None
    waiting = [f"{game.package}.rules.{file.stem}" for file in home.parent.glob("*.py") if file.stem != "__init__"]
    waiting += [f"{game.package}.{name}" for name in ("rules", *WRITTEN)]
    found: set[str] = set()
    face = f"{game.package}.{FACE}"
    while waiting:
        module = waiting.pop()
        if module in (*found, face) or not module.startswith(f"{game.package}."):
            continue
        found.add(module)
        waiting.extend(imports_of(module, (game.package.partition(".")[0],)))
    return sorted(found)


def dumped(node: object) -> str:
    """Return a syntax tree as text that is the same in every version of Python."""
    if isinstance(node, ast.AST):
        fields = {name: value for name, value in ast.iter_fields(node) if value is not None and value != []}
        return f"{type(node).__name__}({' '.join(f'{name}={dumped(value)}' for name, value in fields.items())})"
    if isinstance(node, list):
        return f"[{' '.join(map(dumped, node))}]"
    return repr(node)
