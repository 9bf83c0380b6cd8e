"""Who plays the matches of a report changes nothing of them."""

from __future__ import annotations

import pytest

from biberbau.games.variant import read_variant
from biberbau.laboratory import playing
from biberbau.laboratory.course import Course
from biberbau.laboratory.playing import Play
from tests.cli.transcripts import REPOSITORY

SIX_BEAVERS = REPOSITORY / "docs/examples/six-beavers.toml"
"""Which the documentation plays, too, so that it is compiled once."""


def facts(courses: list[Course]) -> list[object]:
    """What there is to compare of courses."""
    return [(str(one.match.actions), one.match.totals, one.legal.tolist(), one.kinds, one.cards) for one in courses]


@pytest.mark.long
def test_processes_beside_this_one_play_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    variant, play = read_variant(SIX_BEAVERS.read_text(encoding="utf-8")), Play(("careful",), 7)
    told: list[float] = []
    here = facts(play.courses(variant, 70, told.append))
    monkeypatch.setattr(playing, "WORTH_PROCESSES", 70)
    assert facts(play.courses(variant, 70, told.append)) == here
    assert told == [16, 16, 16, 16, 6] * 2
