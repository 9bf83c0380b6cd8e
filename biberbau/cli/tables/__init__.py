"""The table drawn with letters, one module for each game."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biberbau.cli.sentences import Reader
    from biberbau.core.match import Match


def draw(match: Match, reader: Reader, eyes: int | None) -> list[str]:
    """Return the lines of a drawing of what the seat `eyes` (None: everybody) sees."""
    name = match.game.name.replace("-", "_")
    drawing: list[str] = importlib.import_module(f"biberbau.cli.tables.{name}").draw(
        match.game.picture(match.view(eyes)), reader
    )
    return drawing
