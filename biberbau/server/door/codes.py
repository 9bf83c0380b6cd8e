"""Links as QR codes, on the page and in the terminal."""

from __future__ import annotations

import io

import msgspec
import segno

LONGEST_LINK = 300
"""In characters; more would make a code that no phone reads from a screen."""


class LinkCode(msgspec.Struct, frozen=True):
    """A QR code as the page draws it: a square of so many modules, and the outline of the dark ones as an SVG path."""

    size: int
    path: str


def link_code(link: str) -> LinkCode:
    """Return the code of a link, with the quiet zone that readers need around it."""
    border = 4
    code = segno.make_qr(link, error="m")
    runs = []
    for row, modules in enumerate(code.matrix):
        start = None
        for column, dark in enumerate([*modules, 0]):
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                runs.append(f"M{start + border} {row + border}h{column - start}v1h{start - column}z")
                start = None
    return LinkCode(len(code.matrix) + 2 * border, "".join(runs))


def terminal_code(link: str) -> str:
    """Return the code of a link in block characters, light on a dark terminal."""
    written = io.StringIO()
    segno.make_qr(link, error="m").terminal(written, border=2, compact=True)
    return written.getvalue()
