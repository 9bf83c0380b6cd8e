"""What search has learned of this game, by the number of players (`biberbau.training.practising`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.bots.learned.weights_text import Learned

LEARNED: Final[Mapping[int, Learned]] = {}
