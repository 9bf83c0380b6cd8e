"""Players who think ahead as `search` does, but misjudge and forget as weaker people do."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("dreamer", "gnawer", "feller", "elder")
"""Four levels, from weak to strong, as far apart from each other as measured (docs/strength.md)."""

ADAPTIVE: Final = "neighbour"
"""A player who is about as strong as the others at the table."""
