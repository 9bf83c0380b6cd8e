"""What a critic is told of whole states has one door, and nothing that plays comes near it."""

from __future__ import annotations

import re
from pathlib import Path

import biberbau

HOUSE = Path(biberbau.__file__).parent
NAMES = re.compile(r"\bunveil|\bHIDDEN\b|\.perfect\(")
DOOR = {"envs/batch.py", "envs/stepping.py", "envs/warm.py", "training/self_play/critic.py"}
"""Where it is asked for: by the batch, by its compiled code, by what has both compiled, and by the critic of a
training, which no player's file holds."""


def test_what_is_hidden_is_asked_for_at_one_door_alone() -> None:
    found = {
        str(path.relative_to(HOUSE))
        for path in HOUSE.rglob("*.py")
        if NAMES.search(path.read_text(encoding="utf-8")) and not path.is_relative_to(HOUSE / "encoding")
    }
    assert found == DOOR
