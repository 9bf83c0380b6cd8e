"""Bots that are compiled policies: they choose at once, without looking ahead."""

from __future__ import annotations

from typing import Final

UNIFORM: Final = 0
HABITS: Final = 1
CALM_HABITS: Final = 2
QUICK_HABITS: Final = 3
"""Policies by number; those with habits differ only in how quick they are, where that matters."""

POLICIES: Final = {"uniform": UNIFORM, "careful": HABITS, "calm": CALM_HABITS, "quick": QUICK_HABITS}
"""Bots by the number of their policy."""
