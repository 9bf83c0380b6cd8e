"""The golden playthroughs come out as written, are short, and leave nothing unshown."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from biberbau.games import GAMES, game_named
from tests.golden.playthrough import FOLDER, golden_files, playthrough, read_script

LONGEST = 200
UNSEEN_REASONS = {
    "beanie": {"being-dealt"},
    "biber-gang": {"being-dealt"},
    "daumen-drauf": {"being-dealt"},
    "biber-mania": {"being-dealt"},
}
"""Reasons that no match can show, because chance is settled before anybody can act; the clause tests have them."""
MUST_SHOW = {
    "beanie": [
        "; draw;", "; discard;", "; calling;", "; round_over;", "; match_over;", "ended by beanie", "ended by end",
        "ended by stall", "ended by stock", "The stock is used up", "takes the discard pile", "keeps the last card",
        "lays a set", "lays a run", "to the set of", "to the run of", " stands for ", " for it.", "=9", "full:",
        "shares the win", "wins with",
    ],
    "biber-gang": [
        "; opening;", "; draw;", "; round_over;", "; match_over;", "drawn ", " swims on ", "share the largest sum",
        "Everybody else has one last turn", "shuffled into a new one", "the deck is empty. The round ends",
        "No face-down card has gone", "shares the win", "wins with",
    ],
    "daumen-drauf": [
        "; lead;", "; window;", "; turn;", "; round_over;", "; match_over;", "lays the earlier card open",
        "parries with the twin", "Nobody parries out of turn", "Thumb up", " unseen.", "The stack is used up",
        "has no card left", "shares the win", "wins with",
    ],
    "biber-mania": [
        "; discard;", "; stab_display;", "; stab_opponent;", "; steal;", "; wish;", "; bad_guy;", "; bad_guy_draw;",
        "; draw;", "; round_over;", "; match_over;", "ended by last_card", "ended by king_gift",
        "ended by nothing_to_draw", "ended by fairy", " and refuses ", " and gets it", "who has none",
        "New in the display", "New in the stock", "is passed over", "wins the round", "wins with",
    ],
}  # fmt: skip
"""Every phase, every end and every rare event, as it reads in a playthrough."""


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough_comes_out_as_written(path: Path) -> None:
    written, played = path.read_text(encoding="utf-8"), playthrough(read_script(path))
    difference = "\n".join(difflib.unified_diff(written.splitlines(), played.splitlines(), "written", "played", n=2))
    assert written == played, f"{difference}\n`make golden-write` writes it anew"


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough_can_be_read_in_one_sitting(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < LONGEST
    assert lines[0].startswith("# "), "a playthrough says first what it shows"


def all_text(game: str) -> str:
    """Every playthrough of a game as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / game).glob("*.txt")))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_appears_in_a_playthrough(game: str) -> None:
    text = all_text(game)
    reasons = {reason.message.removeprefix(f"{game}-reason-") for reason in game_named(game).reasons.values()}
    assert {reason for reason in reasons if f"refused: {reason} (" not in text} == UNSEEN_REASONS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_end_and_event_appears_in_a_playthrough(game: str) -> None:
    text = all_text(game)
    assert [shown for shown in MUST_SHOW[game] if shown not in text] == []
