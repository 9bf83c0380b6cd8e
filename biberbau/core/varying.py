"""A game with other constants: the same source as a package of its own, with one line changed.

All that is written for one game (its rules, what its bots know, how its views become numbers) lies in folders that are
called as the game.  For a variant they are copied beside the compiled code, below a package that is named with a
digest of what is changed; names in them that lead to one of these folders lead to its copy, and in the module
`constants` the changes stand between the brackets of `Constants()`.  From there on a variant is a game like any other:
compiled with its constants inside, specialised for, and kept on disk under what it is made from.  So it costs the
standard game nothing.
"""

from __future__ import annotations

import contextlib
import functools
import os
import re
from pathlib import Path
from typing import Final

from biberbau.core.folders import folder
from biberbau.core.game import Game, game_of
from biberbau.core.sources import OURS, digest_of
from biberbau.core.specialising import made, write_once

HOME: Final = "biberbau_variant"
"""How the packages begin that variants lie in."""

AS_DECLARED: Final = "CONSTANTS: Final = Constants()"
"""The line of a game's module `constants` that a variant changes."""

LEFT_OUT: Final = ("lesson",)
"""Folders that a variant does not have, for they are about certain cards of the standard game."""


def varied(game: Game, changed: str) -> Game:
    """Return a game with other constants, as `Constants.read` writes them; ConstantError if it cannot have them.

    With nothing changed it is the game itself.
    """
    word = game.changing.canonical(changed)
    return varied_again(game_of(game.standard), word) if word else game_of(game.standard)


@functools.cache
def varied_again(game: Game, word: str) -> Game:
    """Return the variant of a standard game with these changes, which are known to be possible."""
    module = game.package.rpartition(".")[2]
    home = f"{HOME}_{module}_{digest_of(word)}"
    made.files[home] = lay_out(module, home, word) / home / "__init__.py"
    return game_of(game.package.replace(OURS, home, 1))


def folder_of(variant: Game) -> Path:
    """Return the folder in which a variant's package lies."""
    return made.files[variant.home].parent.parent


def lay_out(module: str, home: str, word: str) -> Path:
    """Write the package of a variant and return the folder in which it lies."""
    sources = game_files(module)
    texts = {path: source.read_text(encoding="utf-8") for path, source in sources.items()}
    place = folder(f"{home}-{digest_of(word, *(part for path, text in texts.items() for part in (str(path), text)))}")
    leading_here = re.compile(rf"\b{OURS}(?=(\.\w+)*\.{module}\b)")
    around = {folder / "__init__.py": "" for path in texts for folder in path.parents}
    for path, text in {**around, **texts}.items():
        changed = leading_here.sub(home, text)
        if path.name == "constants.py":
            if text.count(AS_DECLARED) != 1:
                raise ImportError(f"{path} must have the line {AS_DECLARED} once, to be varied")
            changed = changed.replace(AS_DECLARED, AS_DECLARED.replace("()", f'("{word}")'))
        target = place / home / path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_once(target, changed)
        # A copy is as old as what it was made from, so code is compiled from it for other processes, too, if from that.
        times = sources.get(path, Path(__file__)).stat()
        with contextlib.suppress(OSError):
            os.utime(target, (times.st_atime, times.st_mtime))
    return place


def game_files(module: str) -> dict[Path, Path]:
    """Return the sources in all folders that are called as a game, by their paths within the package."""
    top = Path(__file__).resolve().parent.parent
    folders = sorted(path.parent for path in top.rglob(f"{module}/__init__.py"))
    files = (path for place in folders for path in sorted(place.rglob("*.py")))
    return {path.relative_to(top): path for path in files if not set(LEFT_OUT) & set(path.parts)}
