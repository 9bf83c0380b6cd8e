"""Why something is advised: from the view alone, beside the best of the others, and as sure as it is."""

from __future__ import annotations

import pytest

from biberbau.bots import Beside, grounds_for, tells_outcomes
from biberbau.core.chance import FastStream
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.texts import LANGUAGES, render
from biberbau.games import GAMES, game_named
from tests.builders import biber_gang
from tests.contract.matches import new_match, play_on, short_options
from tests.daumen_drauf_tables import endgame
from tests.rules.catalogue import assert_clean

every_game = pytest.mark.parametrize("game", list(map(game_named, GAMES)), ids=GAMES)


@pytest.mark.parametrize(
    ("ahead", "standing"),
    [
        (Estimate(0.8, 0.5, 1.1), "better"),
        (Estimate(0.8, 0.0, 1.6), "even"),
        (Estimate(0.04, 0.03, 0.05), "even"),
        (Estimate(-0.8, -1.6, 0.1), "even"),
        (Estimate(-0.04, -0.05, -0.03), "even"),
        (Estimate(-0.8, -1.1, -0.5), "worse"),
    ],
)
def test_only_what_is_beyond_doubt_and_can_be_written_is_called_better_or_worse(ahead: Estimate, standing: str) -> None:
    beside = Beside(0, ahead, ())
    assert beside.standing == standing
    for language in LANGUAGES:
        text = render(language, f"bot-beside-{standing}", {"other": "x", "amount": "0.8"})
        assert_clean(text, standing)


@every_game
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_grounds(game: Game) -> None:
    match = new_match(game, game.seats[1], short_options(game, {}), seed=3)
    views = [match.view(seat) for seat, _ in play_on(match, FastStream(3))]
    compared = 0
    for number, view in enumerate(views[:: len(views) // 4]):
        assert view.seat is not None
        action = view.actions[-1]
        grounds = grounds_for(view, action, 5)
        world = view.data.copy()
        game.engine.redeal_at(world, 0, view.seat, FastStream(number).words)
        twin = Match(game, world, FastStream(number)).view(view.seat)
        assert twin.bytes == view.bytes
        assert grounds_for(twin, action, 5) == grounds
        if grounds.beside is None:
            assert len(view.actions) == 1
            continue
        compared += 1
        assert grounds.beside.action != action
        assert all(reason.action == action for reason in grounds.reasons)
        assert all(reason.compares for reason in grounds.beside.reasons if reason.action == action)
        assert tells_outcomes(game) or not any(reason.compares for reason in grounds.beside.reasons)
    assert compared


def test_it_is_held_against_the_best_of_the_others_whether_that_is_better_or_worse() -> None:
    view = biber_gang("5 1 ? ? / 5 3 ? ?", "7 12 ? ? / ? ? ? ?", drawn="12", discard="0").view(0)
    breaking = view.game.parse_action("swap-T1")
    bad = grounds_for(view, breaking, 1).beside
    assert bad is not None
    assert bad.standing == "worse", "it breaks a pair of fives"
    assert bad.ahead.mean < -3
    good = grounds_for(view, bad.action, 1).beside
    assert good is not None
    assert good.action != breaking
    assert good.ahead.high > 0


def test_what_becomes_of_the_round_is_told_of_both_together() -> None:
    # The trick with the K4- brings five heads, and nobody can beat it.
    view = endgame("K4- K1+ Y1+", "K2+ Y4+", trick="0:Y2- 1:Y4- 0:G1- 1:G2-").view(0)
    take, leave = view.game.parse_action("show-K4-"), view.game.parse_action("pass")
    taking, leaving = grounds_for(view, take, 1), grounds_for(view, leave, 1)
    assert taking.beside is not None
    assert leaving.beside is not None
    assert [reason.sentence.message for reason in taking.reasons] == ["daumen-drauf-why-stands"]
    assert taking.beside.standing == "better"
    assert [reason.compares for reason in taking.beside.reasons][-1]
    assert leaving.beside.action == take
    assert leaving.beside.standing == "worse"
    assert leaving.reasons == leaving.beside.reasons == ()
