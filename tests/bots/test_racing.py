"""The search as a race: a budget to the playout, the same worlds for all, and the best one wins."""

from __future__ import annotations

import time

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots import Budget, bot_named
from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.racing import MOST, Race, race_for_playouts, race_for_time
from biberbau.bots.search.speed import decisions
from biberbau.bots.search.tuned import tuning_for
from biberbau.bots.search.tuning import RACE
from biberbau.bots.search.workspace import Workspace
from biberbau.bots.strength import strength_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games import game_named
from tests.beanie_tables import beanie
from tests.bots.positions import first_choice
from tests.contract.matches import every_game

BEANIE = game_named("beanie")
MANY_MELDS = ("KC KD KH KS 2C 2D 3D 3H 4H 4S 5S 6C 7D 8H 9S", "AC")
"""With all kings, which are wild, there are more melds to choose from than race."""


def racing(game: Game) -> npt.NDArray[np.float64]:
    tuning = tuning_for(strength_of(game))
    tuning[RACE] = 1.0
    return tuning


def lined_up(view: View) -> Race:
    bot, workspace = SearchBot(BEANIE, tuning=racing(BEANIE)), Workspace(BEANIE)
    workspace.clear(1)
    bot.search(workspace, view, 1, bot.tuning)
    return Race(bot.compiled, workspace, view, bot.tuning)


@every_game
@pytest.mark.parametrize("playouts", [1, 2, 7, 100, 601])
def test_every_playout_of_the_budget_is_made_and_the_winner_has_most(game: Game, playouts: int) -> None:
    view = first_choice(Match.new(game, game.seats[0], FastStream(1)))
    found = SearchBot(game, tuning=racing(game)).consider(view, 3, Budget(playouts=playouts))
    assert found.visits.sum() == playouts
    assert (found.visits == found.visits.max()).sum() == 1 or playouts < len(found.actions)


def test_all_go_through_the_same_number_of_worlds_and_the_better_half_of_them_on() -> None:
    race = lined_up(decisions(BEANIE, 2)[1])
    started = race.racing.tolist()
    assert race.heats == (len(started) - 1).bit_length() > 1
    assert race.run(20) == 20 * len(started)
    edges = race.workspace.edges
    habit = started[0]
    assert (edges["visits"][started] - (np.array(started) == habit)).tolist() == [20] * len(started)
    race.drop()
    assert len(race.racing) == (len(started) + 1) // 2
    worth = edges["total"] / np.maximum(edges["visits"], 1)
    out = [edge for edge in started if edge not in race.racing]
    assert min(worth[edge] for edge in race.racing if edge != habit) >= max(worth[edge] for edge in out)


def test_who_drops_out_is_as_far_behind_the_winner_as_he_was_then() -> None:
    race = lined_up(decisions(BEANIE, 2)[1])
    started = race.racing.copy()
    race_for_playouts(race, 400)
    edges = race.workspace.edges
    worth = edges["total"][started] / edges["visits"][started]
    visits = edges["visits"][started]
    assert race.racing.tolist() == started.tolist()
    assert np.argmax(worth) == np.argmax(visits), "nobody seems better than the winner"
    entered, stood = race.stands[0]
    first_out = visits == visits.min()
    # Who dropped out for what few playouts say, though it had done better in them, is not ahead of the winner.
    behind = np.maximum(stood[np.argmax(visits)] - stood, 0.0)
    assert entered.tolist() == started.tolist()
    assert worth.max() - worth[first_out] == pytest.approx(behind[first_out])


def test_who_does_the_same_fares_the_same() -> None:
    """One action that races against itself goes through the same worlds, and the same dice fall there."""
    race = lined_up(decisions(BEANIE, 2)[1])
    race.racing = np.repeat(race.racing[1:2], 2)
    worths = []
    for _ in range(60):
        _, total, squares = race.workspace.moments.copy()
        race.run(1)
        _, total, squares = race.workspace.moments - np.array([0.0, total, squares])
        assert squares == pytest.approx(total**2 / 2), "both playouts were worth half of the sum"
        worths.append(total / 2)
    assert np.std(worths) > 1


def test_luck_that_all_share_does_not_part_them() -> None:
    """The difference of two actions varies much less than what they are worth does."""
    shares = []
    for view in decisions(BEANIE, 2)[::6]:
        race = lined_up(view)
        race.racing = race.racing[1:3]
        worth = []
        for _ in range(100):
            before = race.workspace.edges["total"][race.racing].copy()
            race.run(1)
            worth.append(race.workspace.edges["total"][race.racing] - before)
        if len(race.racing) == 2:
            one, other = np.array(worth).T
            shares.append(np.var(one - other) / (np.var(one) + np.var(other)))
    assert len(shares) > 5
    assert np.median(shares) < 0.6


def test_who_can_go_out_before_somebody_else_does() -> None:
    """Seat 1 holds a card that goes with a meld, as everybody knows, and only has to look."""
    match = beanie("8C 8D 8H", "7C", known=("", "7C"), turn=1, melds="1:set-7D-7H-7S")
    bot = SearchBot(BEANIE, tuning=racing(BEANIE))
    found = bot.consider(match.view(0), 1, Budget(playouts=400))
    assert BEANIE.format_action(int(found.actions[np.argmax(found.visits)])) == "set-8C-8D-8H"


def test_no_more_race_than_there_is_room_for() -> None:
    match = beanie(*MANY_MELDS, turn=0, phase="discard")
    race = lined_up(match.view(0))
    assert len(match.legal(0)) > MOST
    assert len(race.racing) == MOST
    habit = bot_named("careful", BEANIE).choose(match.view(0), 1)
    assert race.workspace.edges["action"][race.racing[0]] == habit


def test_a_race_for_time_lasts_as_long_and_gives_everybody_a_chance() -> None:
    view = decisions(BEANIE, 2)[1]
    race = lined_up(view)
    started = race.racing.copy()
    begun = time.perf_counter()
    race_for_time(race, begun, begun + 0.03)
    assert 0.03 <= time.perf_counter() - begun < 0.1
    assert race.workspace.edges["visits"][started].min() > 0
    race = lined_up(view)
    race_for_time(race, begun, begun)
    assert race.workspace.edges["visits"][started].min() > 0, "with no time left each has one world"
