"""What was learned, written to the module that search reads it from."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Final

from biberbau.bots import Learned, module_of
from biberbau.core.folders import write_whole
from biberbau.core.game import Game

WIDTH: Final = 100
"""Characters of a text in a line."""

HEAD: Final = '''"""What search has learned of this game, by the number of players (`biberbau.training.{trainer}`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.bots.learned.weights_text import Learned

LEARNED: Final[Mapping[int, Learned]] = {
'''


def module_with(game: Game) -> ModuleType:
    """Return the module that holds what was learned of a game."""
    name = module_of(game, "learned")
    assert name is not None, "judgement is learned of games that have a place for it"
    return importlib.import_module(name)


def learned_by(game: Game) -> dict[int, Learned]:
    """Return what was learned of a game, by the number of players."""
    return dict(module_with(game).LEARNED)


def write(game: Game, learned: Mapping[int, Learned], trainer: str = "judging") -> None:
    """Write a game's module anew, with the name of the trainer from which it comes.

    Bots import it, so at no moment is there half of it.
    """
    path = Path(str(module_with(game).__file__))
    if not write_whole(path, as_source(learned, trainer).encode()):
        raise OSError(f"{path} cannot be written")


def as_source(learned: Mapping[int, Learned], trainer: str = "judging") -> str:
    """Return the module with what was learned."""
    entries = []
    for seats, known in sorted(learned.items()):
        entry = f"    {seats}: Learned(\n"
        for field, text in known._asdict().items():
            parts = wrap(text, WIDTH, drop_whitespace=False) if " " in text else cut(text)
            entry += f"        {field}=(\n" + "".join(f'            "{part}"\n' for part in parts) + "        ),\n"
        entries.append(entry + "    )")
    # The formatter wants no comma behind a single entry.
    return HEAD.replace("{trainer}", trainer) + ",\n".join(entries) + "," * (len(entries) > 1) + "\n}\n"


def cut(text: str) -> list[str]:
    """Return a text without spaces in lines; weights in base 85 have no quotation marks."""
    return [text[first : first + WIDTH] for first in range(0, len(text), WIDTH)] or [""]
