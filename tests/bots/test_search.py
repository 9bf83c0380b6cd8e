"""Search: what it finds, what it knows, and what its budget means."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path

import numpy as np
import pytest

from biberbau.bots import WAIT, Budget, bot_named
from biberbau.bots.search.bot import Considered, SearchBot, added_up
from biberbau.bots.search.speed import BUDGET, decisions, move_milliseconds, playouts_made, playouts_per_second
from biberbau.bots.search.tuned import TUNING
from biberbau.bots.search.tuning import HABIT_BONUS, LATENESS, OWN_PATIENCE, PATIENCE, PRIOR_WEIGHT, RIVALS
from biberbau.bots.search.workspace import EDGES, NODES, Workspace
from biberbau.bots.strength import Strength
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.beanie import GAME as BEANIE
from biberbau.games.daumen_drauf import GAME as DAUMEN_DRAUF
from tests.beanie_tables import beanie
from tests.bots.positions import first_choice
from tests.builders import biber_gang, legal
from tests.contract.matches import every_game
from tests.daumen_drauf_tables import endgame

GAME = game_named("biber-gang")
BOT = SearchBot(GAME)
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def choice(match: Match, seat: int, playouts: int = 2000) -> str:
    return GAME.format_action(BOT.choose(match.view(seat), 1, Budget(playouts=playouts)))


def test_a_pair_of_dear_cards_is_found() -> None:
    match = biber_gang("12 1 0 0 / 3 1 0 ?", "5 6 ? ? / 5 ? ? ?", drawn="12", discard="4")
    assert choice(match, 0) == "swap-B1"


def test_the_last_turn_is_played_to_the_point() -> None:
    match = biber_gang("0 1 2 3 / 0 1 2 3", "9 12 4 4 / 8 11 4 ?", turn=1, caller=0, drawn="11")
    assert choice(match, 1) == "swap-T2"


def test_a_single_legal_action_is_taken_without_a_search() -> None:
    match = endgame("Y1-", "Y3+ K1-", trick="1:Y2+", turn=0)
    assert legal(match, 0) == {"pass"}
    bot = SearchBot(match.game)
    found = bot.consider(match.view(0), 1, Budget(playouts=50))
    assert found.visits.tolist() == [1]
    assert match.game.format_action(bot.choose(match.view(0), 1, Budget(playouts=50))) == "pass"


def test_every_playout_of_the_budget_is_made_and_counted() -> None:
    match = Match.new(GAME, 3, FastStream(3))
    found = BOT.consider(match.view(1), 9, Budget(playouts=500))
    assert found.visits.sum() == 500
    assert found.actions.tolist() == match.legal(1)
    assert np.isfinite(found.worth).all()
    assert found.spread > 1


def test_what_few_playouts_say_of_an_action_is_drawn_to_the_mean_of_all() -> None:
    workspace, tuning = Workspace(GAME), BOT.tuning.copy()
    workspace.clear(3)
    BOT.search(workspace, first_choice(Match.new(GAME, 3, FastStream(3))), 40, tuning)
    places = workspace.root_places
    means, visits = workspace.mean_worth(places), workspace.edges[places]["visits"]
    mean_of_all = np.average(means, weights=visits)
    tuning[PRIOR_WEIGHT] = 7.0
    likely = workspace.likely_worth(places, tuning)
    others = visits > 0
    others[0] = False
    assert others.sum() > 1
    parts = (likely - mean_of_all)[others] / (means - mean_of_all)[others]
    assert parts == pytest.approx((visits / (visits + 7))[others])
    assert likely[0] == pytest.approx(
        (means[0] * visits[0] + 7 * (mean_of_all + tuning[HABIT_BONUS] * workspace.spread)) / (visits[0] + 7)
    )


@pytest.mark.long
def test_the_same_seed_and_playouts_choose_the_same_whoever_searched_before() -> None:
    views = decisions(GAME, 3)
    alone = [SearchBot(GAME).consider(view, 5, Budget(playouts=300)).visits.tolist() for view in views]
    together = [BOT.consider(view, 5, Budget(playouts=300)).visits.tolist() for view in views]
    assert alone == together
    assert BOT.consider(views[0], 6, Budget(playouts=300)).visits.tolist() != alone[0]


@every_game
def test_a_budget_of_playouts_finds_the_same_on_any_number_of_threads(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.bots.search.bot.TREE_PLAYOUTS", 60)
    view = first_choice(Match.new(game, game.seats[0], FastStream(1)))
    found = [SearchBot(game, threads=threads).consider(view, 5, Budget(playouts=400)) for threads in (1, 3, 20)]
    assert found[0].visits.sum() == 400
    for other in found[1:]:
        assert other.visits.tolist() == found[0].visits.tolist()
        assert other.worth.tolist() == found[0].worth.tolist()
        assert other.spread == found[0].spread


def test_trees_are_added_up() -> None:
    one = Considered(np.array([3, 8]), np.array([2, 0]), np.array([5.0, 0.0]), 3.0)
    other = Considered(np.array([3, 8]), np.array([1, 4]), np.array([2.0, 1.0]), 4.0)
    both = added_up([one, other])
    assert both.actions.tolist() == [3, 8]
    assert both.visits.tolist() == [3, 4]
    assert both.worth.tolist() == [4.0, 1.0]
    assert both.spread == pytest.approx(12.5**0.5)


def test_a_budget_of_time_grows_a_tree_on_every_thread() -> None:
    view = decisions(GAME, 2)[0]
    found = SearchBot(GAME, threads=3).consider(view, 5, Budget(milliseconds=0.001))
    assert found.visits.sum() >= 3


def test_time_is_kept() -> None:
    view = decisions(GAME, 2)[0]
    BOT.choose(view, 1, Budget(playouts=10))
    for _ in range(50):
        begun, worked = time.perf_counter(), time.thread_time()
        BOT.choose(view, 1, Budget(milliseconds=20))
        taken = time.perf_counter() - begun
        assert taken >= 0.02
        assert time.thread_time() - worked < 0.04
        # On a busy machine the clock goes on while others have the processor, but not each time.
        if taken < 0.04:
            return
    pytest.fail("it never takes less than 40 milliseconds")


@every_game
def test_a_tree_that_grows_from_the_first_playout_stays_within_its_workspace(game: Game) -> None:
    tuning = TUNING.copy()
    tuning[PATIENCE] = tuning[OWN_PATIENCE] = 1.0
    bot = SearchBot(game, tuning=tuning)
    match = Match.new(game, 4, FastStream(1))
    bot.choose(first_choice(match), 3, Budget(playouts=4000))
    workspace = bot.workspaces()[0]
    assert 50 < workspace.used[0] <= NODES
    assert workspace.used[1] <= EDGES
    nodes, edges = workspace.nodes[: workspace.used[0]], workspace.edges
    for node in nodes:
        behind = edges[node["first"] : node["first"] + node["count"]]
        assert behind["visits"].sum() == node["visits"]
        assert behind["total"].sum() == pytest.approx(node["total"])


def test_others_search_in_as_many_playouts_as_is_said() -> None:
    answered = []
    for rivals in (0.0, 0.5, 1.0):
        tuning = TUNING.copy()
        tuning[PATIENCE], tuning[RIVALS] = 1.0, rivals
        bot = SearchBot(DAUMEN_DRAUF, tuning=tuning)
        bot.consider(Match.new(DAUMEN_DRAUF, 2, FastStream(1)).view(0), 3, Budget(playouts=4000))
        workspace = bot.workspaces()[0]
        nodes = workspace.nodes[: workspace.used[0]]
        root = range(nodes["first"][0], nodes["first"][0] + nodes["count"][0])
        answered.append(int(nodes["visits"][np.isin(nodes["edge"], root) & (nodes["seat"] != nodes["seat"][0])].sum()))
    none, half, all_of_them = answered
    assert none == 0
    assert 0.4 < half / all_of_them < 0.6


def test_a_full_tree_goes_on_without_growing() -> None:
    tuning = TUNING.copy()
    tuning[PATIENCE] = tuning[OWN_PATIENCE] = 1.0
    bot = SearchBot(GAME, tuning=tuning)
    workspace = bot.workspaces()[0]
    workspace.nodes, workspace.edges = workspace.nodes[:6], workspace.edges[:400]
    found = bot.consider(Match.new(GAME, 2, FastStream(1)).view(0), 3, Budget(playouts=2000))
    assert found.visits.sum() == 2000
    assert workspace.used[0] <= 6


def test_the_chosen_action_is_the_most_searched() -> None:
    view = decisions(GAME, 2)[0]
    found = BOT.consider(view, 5, Budget(playouts=400))
    assert bot_named("search", GAME).choose(view, 5, Budget(playouts=400)) == found.actions[found.visits.argmax()]


def test_playouts_are_counted_that_were_made_where_a_choice_is_solved_too() -> None:
    bot, solved = SearchBot(DAUMEN_DRAUF), 0
    for seed, view in enumerate(decisions(DAUMEN_DRAUF, 2)[-40:]):
        solved += bot.mixture(view, BUDGET) is not None
        assert playouts_made(bot, view, seed) == BUDGET.playouts
    assert solved > 4


@pytest.mark.long
def test_playouts_are_counted_per_second() -> None:
    assert playouts_per_second(GAME, repetitions=1) > 1000


@pytest.mark.long
@pytest.mark.parametrize("which", [0, -1], ids=["fewest", "most"])
@every_game
def test_a_move_with_the_usual_budget_costs_little(game: Game, which: int) -> None:
    """A public table gives a move 50 milliseconds of processor time, with the fewest players, too, and the most."""
    mean, most = move_milliseconds(game, game.seats[which])
    assert 0.1 < mean < 50
    assert mean < most < 200, "a busy machine may take its time, but not this long"


def test_a_game_without_numbers_of_its_own_is_searched_as_well() -> None:
    bot = SearchBot(dataclasses.replace(GAME, name="another"))
    assert bot.tuning.tolist() == TUNING.tolist()
    found = bot.consider(decisions(GAME, 2)[0], 1)
    assert found.visits.sum() == Strength().playouts
    assert len(found.actions) > 1


def test_out_of_turn_a_search_puts_down_or_waits() -> None:
    beanie_bot = SearchBot(BEANIE)
    nothing = beanie("2C 9S QD 5D", None)
    found = beanie_bot.consider(nothing.view(0), 1, Budget(playouts=100))
    assert (found.actions.tolist(), found.visits.tolist()) == ([WAIT], [1])
    out = beanie("8C 8D 8H", "7C", known=("", "7C"), melds="1:set-7D-7H-7S")
    found = beanie_bot.consider(out.view(0), 1, Budget(playouts=400))
    assert found.actions.tolist() == [WAIT, *out.legal(0)]
    assert found.worth[1] > found.worth[0]
    assert beanie_bot.choose(out.view(0), 1, Budget(playouts=400)) == out.legal(0)[0]
    assert WAIT not in beanie_bot.consider(out.view(1), 1, Budget(playouts=400)).actions


def last_spades(first: str, second: str) -> Match:
    """The example, with these two hands."""
    text = (EXAMPLES / "lastspades.toml").read_text(encoding="utf-8")
    for hand in (first, second):
        text = text.replace('"? ?"', f'"{hand}"', 1)
    return Match.from_position(BEANIE, text, FastStream(1))


def test_what_an_action_is_worth_hangs_on_what_one_does_next() -> None:
    match = last_spades("QS 7S", "9S 10S")
    match.apply(0, BEANIE.parse_action("draw"))
    found = SearchBot(BEANIE).consider(match.view(0), 1)
    worth = dict(zip(map(BEANIE.format_action, found.actions.tolist()), found.worth.tolist(), strict=True))
    # The queen goes down, and then of 7 and 8 the one that the other can do nothing with: so it is as good as that one.
    assert max(worth, key=lambda action: worth[action]) == "add-M9-QS"
    assert worth["add-M9-QS"] == pytest.approx(2.5, abs=0.1)


def test_who_is_late_puts_down_nothing_more() -> None:
    match = last_spades("QS 7S", "9S 10S")
    match.apply(0, BEANIE.parse_action("draw"))
    discard = BEANIE.parse_action("discard-7S")
    found = {}
    for lateness in (0.0, 0.5, 1.0):
        bot = SearchBot(BEANIE)
        bot.tuning[LATENESS], bot.tuning[OWN_PATIENCE] = lateness, 2000.0
        considered = bot.consider(match.view(0), 1, Budget(playouts=400))
        found[lateness] = float(considered.worth[considered.actions == discard][0])
    # The queen that is still held then counts where the other ends the round first.
    assert found[0.0] > found[0.5] > found[1.0]
