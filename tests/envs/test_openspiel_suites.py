"""OpenSpiel's own suites over our games: random simulations, its tests of the interface, and the time they take."""

from __future__ import annotations

import io
import time
import unittest
from importlib import import_module
from typing import Any

import pyspiel
import pytest

from biberbau.core.position import parse_position
from biberbau.envs.openspiel import BiberbauGame
from biberbau.envs.openspiel.endgame import endgame
from biberbau.games import GAMES, game_named
from tests.envs.test_openspiel import short

MOST_SECONDS = 60.0
"""Of processor time for all four games together."""
WHOLE: dict[str, Any] = {}
CODES: dict[str, Any] = {"actions": "codes"}
REMEMBERED: dict[str, Any] = {"actions": "codes", "memory": 40}
"""As many moments as any seat has in the states that are asked about."""


def simulate(name: str, given: dict[str, Any]) -> None:
    """Run OpenSpiel's random simulations, with the fewest players and the most, and with both kinds of chance."""
    game = game_named(name)
    for seats in (game.seats[0], game.seats[-1]):
        for chance in ("explicit", "sampled"):
            loaded = short(game, players=seats, chance=chance, **given)
            pyspiel.random_sim_test(loaded, num_sims=1, serialize=chance == "explicit", verbose=False)


def openspiels_own() -> Any:
    """Return OpenSpiel's tests.  With them comes all of scipy.stats, half a second for which others need not wait."""
    return import_module("open_spiel.integration_tests.api_test")


def keep_the_interface(name: str, given: dict[str, Any]) -> None:
    """Run OpenSpiel's tests of the interface over states; chance is sampled, or most would be of a shuffle."""
    api_test = openspiels_own()
    loaded = short(game_named(name), players=3, chance="sampled", **given)
    case = type(f"Api_{name}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded, "game_name": name})
    said = io.StringIO()
    outcome = unittest.TextTestRunner(said).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert outcome.testsRun >= 5
    assert outcome.wasSuccessful(), said.getvalue()


@pytest.fixture
def warm() -> None:
    """Everything compiled is loaded before time counts."""
    for name in GAMES:
        for given in (WHOLE, CODES):
            state = short(game_named(name), chance="sampled", **given).new_initial_state()
            for _ in range(3):
                state.apply_action(state.legal_actions()[0])
                state.observation_tensor(0)


@pytest.mark.long
@pytest.mark.usefixtures("warm")
def test_openspiels_own_suites_pass_within_a_minute() -> None:
    begun = time.process_time()
    for name in GAMES:
        for given in (WHOLE, CODES):
            simulate(name, given)
            keep_the_interface(name, given)
        keep_the_interface(name, REMEMBERED)
    assert time.process_time() - begun <= MOST_SECONDS


@pytest.fixture
def two_left() -> BiberbauGame:
    """The end of a round, small enough to be walked whole."""
    game = game_named("daumen-drauf")
    with open("docs/examples/twoleft.toml", encoding="utf-8") as file:
        position, _ = parse_position(file.read(), game)
    return endgame(game, position, actions="codes", memory=6)


@pytest.mark.long
def test_openspiel_finds_perfect_recall_in_texts_and_numbers(two_left: BiberbauGame) -> None:
    """OpenSpiel walks the whole end of a round and compares, for each information state, all ways that lead to it."""
    assert len(openspiels_own()._assert_is_perfect_recall(two_left)) > 3000
