"""What a QR code says to a camera, read by another library than the one that draws it."""

from __future__ import annotations

import re

import numpy as np
import zxingcpp
from numpy.typing import NDArray

from biberbau.server.door.codes import LinkCode

LIGHT, DARK = 255, 0

HALVES = {" ": (DARK, DARK), "▀": (LIGHT, DARK), "▄": (DARK, LIGHT), "█": (LIGHT, LIGHT)}
"""The upper and the lower half of a character on a dark terminal."""


def read_code(picture: NDArray[np.uint8]) -> str:
    """Return what the only code on a picture in shades of grey says."""
    (code,) = zxingcpp.read_barcodes(picture)
    return str(code.text)


def on_a_page(code: LinkCode) -> NDArray[np.uint8]:
    """A code as a page draws it, one pixel for each module."""
    picture = np.full((code.size, code.size), LIGHT, np.uint8)
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", code.path):
        picture[int(row), int(column) :][: int(length)] = DARK
    return picture


def on_a_terminal(code: str) -> NDArray[np.uint8]:
    """A code as a terminal shows it."""
    lines = [[HALVES[character][half] for character in line] for line in code.splitlines() for half in (0, 1)]
    return np.array(lines, np.uint8)
