"""What single environments show of their table: nothing, a text for whoever asks, or all of it as it happens."""

from __future__ import annotations

from typing import Final

from biberbau.core.errors import MatchError
from biberbau.core.view import View

ANSI: Final = "ansi"
"""`render` returns the table as text."""
HUMAN: Final = "human"
"""The table is printed when a match begins and after every step; nobody has to call `render`."""
RENDER_MODES: Final = (HUMAN, ANSI)


def check_render_mode(mode: str | None) -> None:
    """Raise MatchError for a way to show the table that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise MatchError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(mode: str | None, view: View) -> str | None:
    """Return the table as text for `ANSI`, print it for `HUMAN`; nothing for None."""
    if mode == HUMAN:
        print(view, end="\n\n", flush=True)
    return str(view) if mode == ANSI else None
