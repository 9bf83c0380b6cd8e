"""Matches that do not end are given up, stand out, and are in no other measure; and what is planted fits its place."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.variant import standard
from biberbau.laboratory import course as following
from biberbau.laboratory.measures import MEASURES
from biberbau.laboratory.playing import Play
from biberbau.laboratory.report import Effort, report_on
from tests.laboratory.courses import course
from tests.laboratory.planted import FLAWS, REPOSITORY, RULES


def test_matches_without_an_end_stand_out_and_nothing_more_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_DECISIONS", 12)
    variant = standard(game_named("daumen-drauf"), options={"games": "1"})
    report, courses = report_on(variant, Play(("careful",), 1), Effort(8, 4, 4), lambda _: None)
    assert [len(one.legal) for one in courses] == [12] * 8
    assert [row.key for row in report.rows] == ["endless"]
    assert report.flags == ["endless"]
    assert report.flags_told("en") == ["Matches do not end: 100.0 % of them were given up."]
    assert report.seats == ()
    assert {kind.cost for kind in report.kinds} == {None}


@pytest.mark.long
def test_a_level_is_measured_in_so_many_matches_as_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest level plays longest: three of its eight matches are given up."""
    monkeypatch.setattr(following, "MOST_DECISIONS", 38)
    variant = standard(game_named("daumen-drauf"), options={"games": "1"})
    report, _ = report_on(variant, Play(("careful",), 1), Effort(8, 8, 0), lambda _: None)
    measured = {row.key: row.matches for row in report.rows}
    assert (measured["luck"], measured["skill-gnawer"], measured["skill-feller"], measured["skill"]) == (8, 8, 8, 5)


def test_a_match_that_was_given_up_is_in_no_other_measure() -> None:
    open_match = Match.new(game_named("daumen-drauf"), 2, FastStream(1))
    given_up = replace(course([[1, 3], [2, 5]], [[(0, 4), (1, 2)]] * 2), match=open_match)
    assert {one.key: one.of(given_up) for one in MEASURES if one.of(given_up) is not None} == {"endless": 100}


@pytest.mark.parametrize("name", list(FLAWS))
def test_each_flaw_can_be_planted(name: str, tmp_path: Path) -> None:
    shutil.copytree(REPOSITORY / RULES, tmp_path / RULES)
    FLAWS[name].plant(tmp_path)
    file = f"{RULES}{FLAWS[name].file}"
    assert (tmp_path / file).read_text(encoding="utf-8") != (REPOSITORY / file).read_text(encoding="utf-8")
    compile((tmp_path / file).read_text(encoding="utf-8"), file, "exec")
