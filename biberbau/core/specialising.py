"""Code that serves every game, made into code for one.

Playouts, search and the doors into the rules are written once against contracts, such as `biberbau.core.contract`.
*Specialised* for a game, such a module's source, with the import of each contract replaced by that of the module which
keeps it for the game (`biberbau.core.keeping`), becomes a module and a file of its own.  So compiled code calls rules
directly, and code of one game is never taken for that of another.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from biberbau.core.folders import folder, write_whole
from biberbau.core.keeping import contract_keepers, keeper
from biberbau.core.machine_code import TOOLS, folders
from biberbau.core.sources import OURS, Roots, closure_of_text, digest_of, followed, module_file, source

if TYPE_CHECKING:
    from biberbau.core.game import Game

GENERATED: Final = "biberbau_generated"
"""The package that modules seem to lie in which are written when they are asked for."""


class Made(MetaPathFinder):
    """Where Python finds modules that were written by this process or one before it: nowhere on its path.

    They are imported like any other, so that Python itself sees to it that nobody meets one that is half loaded, and
    that two threads which import modules out of one another never wait for each other.  A lock of our own around it
    would be waited for by whoever imports rules, whose bookkeeping is made meanwhile, while its holder waits for just
    these rules.
    """

    def __init__(self) -> None:
        self.files: dict[str, Path] = {}
        """The file of each such module."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where a module lies; None for what was not made here."""
        if name == GENERATED:
            return ModuleSpec(name, None, is_package=True)
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


made: Final = Made()
sys.meta_path.append(made)


def specialise(module: str, game: Game) -> ModuleType:
    """Return the module of this name, written against contracts, for a game.

    Its source is written beside the compiled code, so it can be read and stepped through like any other.  ImportError
    if there is no such module, if it imports no contract, or one in another way than once and with `from`.
    """
    file = module_file(module)
    if file is None:
        raise ImportError(f"there is no module {module} to specialise")
    # The game's package may be installed among those of others, and yet compiled code is made from it.
    text = file.read_text(encoding="utf-8")
    roots = tuple(dict.fromkeys(name.partition(".")[0] for name in (module, game.package)))
    kept = {contract: keeping_module(contract, game) for contract in contracts_of(text, roots)}
    if not kept:
        raise ImportError(f"{module} imports no contract that it could be specialised by")
    for contract, name in kept.items():
        if text.count(f"from {contract} import") != 1:
            raise ImportError(f"{module} must import {contract} exactly once, with from, to be specialised")
        text = text.replace(f"from {contract} import", f"from {name} import")
    short = f"{game.name.replace('-', '_')}_{module.rpartition('.')[2]}"
    return generated(short, f"# Specialised from {module} for {', '.join(kept.values())}.\n{text}", roots)


def generated(short: str, text: str, roots: Roots = (OURS,)) -> ModuleType:
    """Return the module with this source, which is written beside the compiled code under the name `short`.

    It imports by full names, and belongs to what is made from the packages `roots`.
    """
    digest, fresh = closure_of_text(text, roots)
    name = f"{GENERATED}.{short}_{digest_of(TOOLS, digest)}"
    if name not in made.files:
        place = folders[name] = folder(name, fresh)
        write_once(place / f"{short}.py", text)
        made.files[name] = place / f"{short}.py"
    return importlib.import_module(name)


def keeping_module(contract: str, game: Game) -> str:
    """Return the name of the module that keeps a contract for a game, specialised where it serves every game."""
    module, serves_all = keeper(contract, game)
    return specialise(module, game).__name__ if serves_all else module


def contracts_of(text: str, roots: Roots) -> list[str]:
    """Return the contracts that a source in one of the packages `roots` imports."""
    return [name for name in followed(source(text).imports, roots) if contract_keepers(name)]


def write_once(target: Path, text: str) -> None:
    """Write `text` to `target` unless it stands there already."""
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        write_whole(target, text.encode())
