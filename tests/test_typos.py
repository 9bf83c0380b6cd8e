"""Misspelt fields, doors and arguments are found by the type checker, before anything runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PREAMBLE = """
import numpy as np

from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games.beanie.picture import picture as beanie_picture
from biberbau.games.beanie.state import State as Beanie
from biberbau.games.biber_gang.picture import picture as gang_picture
from biberbau.games.biber_gang.state import State as BiberGang
from biberbau.games.biber_mania import GAME as MANIA
from biberbau.games.biber_mania.state import State as BiberMania
from biberbau.games.daumen_drauf.picture import picture as thumb_picture
from biberbau.games.daumen_drauf.rules.turns import legal_turn
from biberbau.games.daumen_drauf.state import State as DaumenDrauf


def planted(
    match: Match, game: Game, view: View, seat: int,
    gang: BiberGang, thumb: DaumenDrauf, mania: BiberMania, beanie: Beanie,
) -> None:
"""

TYPOS = (
    ("beanie.hnad_count[seat]", 'has no attribute "hnad_count"'),
    ("gang.display[seat].fist", 'has no attribute "fist"'),
    ('thumb.turn = "first"', "incompatible type|Incompatible types"),
    ("mania.pile[seat] + mania.deck_count", "Unsupported operand types for"),
    ("gang.stack_count", 'has no attribute "stack_count"'),
    ("legal_turn(gang, seat, np.zeros(57, np.int32))", 'has incompatible type "biberbau.games.biber_gang'),
    ("match.engine.no_such_door(1, 2, 3)", 'has no attribute "no_such_door"'),
    ("match.engine.check_at(match.states, 0, view.seat, 4)", 'incompatible type "int | None"; expected "int"'),
    ("game.engine.legal_at(view.data, 0, 0)", 'Missing positional argument "actions"'),
    ("view.read(DaumenDrauf).trik[0]", 'has no attribute "trik"'),  # codespell:ignore
    ('view.read(Beanie).meld_rank["first"]', "No overload variant"),
    ("game.positions.wirte(match.states)", 'has no attribute "wirte"'),  # codespell:ignore
    ('x: int = game.picture(view)["no such key"]', 'TypedDict "BasePicture" has no key "no such key"'),
    ('y: int = game.picture(view)["phase"]', "Incompatible types in assignment"),
    ('MANIA.picture(view)["hands"][seat]["cuont"]', '"cuont" is not a valid TypedDict key'),
    ('gang_picture(view)["displays"][seat].append("B")', 'has no attribute "append"'),
    ('thumb_picture(view)["turn"] = seat', 'ReadOnly TypedDict key "turn"'),
    ('beanie_picture(view)["phase"] == "dealt"', "Non-overlapping equality check"),
)
"""Each with what the checker says of it."""


@pytest.mark.long
def test_every_planted_typo_is_refused(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(PREAMBLE + "".join(f"    {typo}\n" for typo, _ in TYPOS), encoding="utf-8")
    first = PREAMBLE.count("\n") + 1
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--no-pretty", str(planted)]
    report = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    said = {int(line): words for line, words in re.findall(r"planted\.py:(\d+): error: (.*)", report)}
    for number, (typo, words) in enumerate(TYPOS, first):
        assert re.search(words, said.pop(number, "nothing")), f"{typo}\n{report}"
    assert not said, f"the checker finds fault with what is no typo\n{report}"
