"""What a game need not write itself: notation, picture, positions, narration and drawing, from what it has declared.

`plain_game` makes the public face of a game that has a `State`, `Actions`, `Options`, rules and texts, and no more.
Whatever such a game wants to say better it gives by name, as any game does.
"""

from __future__ import annotations

from biberbau.core.plain.actions import SEAT_PART as SEAT_PART
from biberbau.core.plain.actions import Actions as Actions
from biberbau.core.plain.actions import PlaceOf as PlaceOf
from biberbau.core.plain.face import is_plain as is_plain
from biberbau.core.plain.face import plain_game as plain_game
from biberbau.core.plain.narration import plain_narration as plain_narration
from biberbau.core.plain.redealing import redealing_of as redealing_of
