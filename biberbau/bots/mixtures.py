"""What players that mix have in common, who choose by chance so as not to be foreseen."""

from __future__ import annotations

from typing import Final

SELDOM: Final = 0.05
"""What is done less often than this is left, for it is mostly what was tried at first (Ganzfried, Sandholm and Waugh
2012, "Strategy purification and thresholding: effective non-equilibrium approaches for playing large games")."""
