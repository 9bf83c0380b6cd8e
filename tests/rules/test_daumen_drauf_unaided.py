"""What is left of a view of Daumen Drauf! where the table remembers nothing for anybody (`Game.unaided`)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games.daumen_drauf import GAME
from biberbau.games.daumen_drauf.unaided import unaided
from tests.builders import play
from tests.daumen_drauf_tables import TO_TAKER, daumen_drauf, endgame


def deal(options: Mapping[str, str] | None = None) -> Match:
    """Three hands; seat 0 holds twins of what the others will show."""
    return daumen_drauf("Y1+ Y2+ G3+ G4+ K1+", "Y1- Y2- Y3- K2+ K3+", "G1+ G2- G5- K4+ K5+", options=options)


def trick(match: Match, viewer: int | None) -> str:
    """The trick as somebody sees it who has to remember for themselves."""
    shown = GAME.picture(unaided(match.view(viewer), None))["trick"]
    return " ".join(one["card"] for one in shown)


def told(match: Match, move: str, viewer: int | None) -> tuple[list[str], list[str]]:
    """Take an action; return what such a viewer is told of it: who lifted which card, and all moves."""
    before = unaided(match.view(viewer), None)
    play(match, move)
    narration = GAME.narrate(before, unaided(match.view(viewer), before), int(move[0]), None)
    lifted = [str(one.arguments["card"]) for one in narration.sentences if one.message.endswith("-lifts")]
    return lifted, [f"{one.card} {one.source} {one.target}" for one in narration.moves]


def test_a_twin_in_hand_marks_nothing_but_the_own_thumb_and_open_cards_are_plain_to_see() -> None:
    match = deal()
    play(match, "0 show-Y1+", "1 show-Y2-", "2 show-G1+", "0 show-G3+")
    assert [trick(match, viewer) for viewer in (0, 1, 2, None)] == [
        "Y1+ Y2? G1? G3+",
        "Y1+ Y2- G1? G3?",
        "Y1+ Y2? G1+ G3?",
        "Y1+ Y2? G1? G3?",
    ]


def test_a_taken_trick_is_seen_by_all_in_its_moment_and_then_by_nobody() -> None:
    match = deal()
    play(match, "0 show-Y1+", "1 show-Y2-", "2 pass")
    lifted, moves = told(match, "0 pass", 2)
    assert lifted == ["Y1+", "Y2-"]
    assert {"Y1+ thumb:0 pile:1", "Y2- thumb:1 pile:1"} <= set(moves)
    assert GAME.picture(unaided(match.view(2), None))["piles"] == ((), ("Y1?", "Y2?"), ())
    play(match, "1 show-Y1-")
    assert trick(match, 2) == trick(match, None) == "Y1?"
    assert trick(match, 1) == "Y1-"


@pytest.mark.parametrize(("viewer", "lifted"), [(0, ["Y1+"]), (1, ["Y1+", "Y2-"]), (2, []), (None, [])])
def test_where_only_the_taker_sees_a_trick_no_twin_gives_a_lifted_card_away(
    viewer: int | None, lifted: list[str]
) -> None:
    match = deal(TO_TAKER)
    play(match, "0 show-Y1+", "1 show-Y2-", "2 pass")
    assert told(match, "0 pass", viewer)[0] == lifted


def test_after_a_game_all_is_shown() -> None:
    match = endgame("Y1+", "Y1- K2-", "G1+")
    play(match, "0 show-Y1+", "1 pass", "2 show-G1+", "1 show-K2-")
    view: View = match.view(0)
    assert match.round_over
    assert unaided(view, None) is view
