"""The OpenSpiel games: the same play as ours, and nothing told that a seat may not know."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

from biberbau.core.chance import FastStream, ListedStream
from biberbau.core.contract import CHANCE
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.options import OptionError
from biberbau.envs.openspiel import BiberbauGame, BiberbauState, load
from biberbau.games import GAMES, UnknownGame, game_named
from biberbau.games.variant import read_variant
from tests.contract.matches import every_game

GANG = game_named("biber-gang")


def short(game: Game, **given: Any) -> BiberbauGame:
    """Return the OpenSpiel game with as few rounds as there can be."""
    rounds = {option.key: int(option.values[0]) for option in game.options if option.key in ("rounds", "games")}
    return load(game, **(rounds | given))


def played(game: BiberbauGame, seed: int, decisions: int) -> BiberbauState:
    """Return a state after random play; it may be the end."""
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions >= 0:
        if state.is_chance_node():
            state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
            continue
        if decisions > 0:
            state.apply_action(int(dice.choice(state.legal_actions())))
        decisions -= 1
    return state


@every_game
def test_the_same_inputs_give_the_same_match(game: Game) -> None:
    """A match played through OpenSpiel and played again through ours: same actors, choices, views and totals."""
    dice = np.random.default_rng(4)
    loaded = short(game, players=3)
    state = loaded.new_initial_state()
    chance, actions = [], []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            chance.append(int(dice.integers(len(outcomes))))
            state.apply_action(chance[-1])
        else:
            actions.append((state.current_player(), int(dice.choice(state.legal_actions()))))
            state.apply_action(actions[-1][1])
    match = Match.new(game, 3, ListedStream(chance), loaded.table.options)
    worth = np.zeros(game.seats[-1])
    for seat, action in actions:
        if match.round_over:
            match.begin_round()
        assert seat == match.obliged()[0]
        match.apply(seat, action)
        if match.round_over:
            values = np.zeros(game.seats[-1])
            match.engine.payoffs_at(match.states, 0, values)
            worth += values
    assert match.over
    assert match.states.tobytes() == state.states.tobytes()
    assert state.returns() == worth[:3].tolist()
    assert sum(state.returns()) == pytest.approx(0)


@every_game
@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("actions", ["whole", "codes"])
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, chance: str, actions: str) -> None:
    loaded = short(game, chance=chance, actions=actions)
    state, dice, refused = loaded.new_initial_state(), np.random.default_rng(1), 0
    while not state.is_terminal():
        possible = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        legal = state.legal_actions() if possible is None else possible
        if refused < 5:
            # OpenSpiel itself refuses -1.
            wrong = {-5, 1_000_000_000, 2**40, *range(20), max(legal) + 1}
            before = (str(state), state.history(), state.memories, state.path, state.current_player())
            for action in wrong - set(legal):
                with pytest.raises(ValueError, match=r"is not legal for|no legal action goes on|chance has no outcome"):
                    state.apply_action(action)
                assert before == (str(state), state.history(), state.memories, state.path, state.current_player())
            refused += possible is None
        state.apply_action(int(dice.choice(legal)))
    assert refused
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


TWO_ROUNDS: dict[str, dict[str, int | str]] = {
    "biber-gang": {"rounds": 2},
    "daumen-drauf": {"games": 2},
    "biber-mania": {"series": "collecting", "target": 1000, "max_rounds": 2},
    "beanie": {"rounds": 2},
}
"""Options of a match that has two rounds, by game."""


@every_game
def test_several_rounds_add_up(game: Game) -> None:
    state = played(load(game, players=2, chance="sampled", **TWO_ROUNDS[game.name]), seed=1, decisions=100_000)
    assert state.is_terminal()
    assert int(state.states[0]["round_number"]) == 2
    assert sum(state.returns()) == pytest.approx(0)


@every_game
@pytest.mark.parametrize("decisions", [0, 3, 12, 25])
def test_a_resampled_state_looks_the_same_to_the_seat(game: Game, decisions: int) -> None:
    state = played(short(game, players=3), seed=decisions, decisions=decisions)
    if state.is_terminal():
        pytest.skip("the round was too short")
    seat = state.current_player()
    worlds = set()
    for seed in range(8):
        other = state.redealt(seat, seed)
        worlds.add(other.states.tobytes())
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        for rival in set(range(3)) - {seat}:
            assert other.memories[rival] == bytes(16)
    assert len(worlds) > 1
    sampler = iter([0.25, 0.75])
    drawn = [state.resample_from_infostate(seat, lambda: next(sampler)).states.tobytes() for _ in range(2)]
    assert drawn[0] != drawn[1]


@every_game
def test_information_states_tell_exactly_what_was_seen_and_done(game: Game) -> None:
    """Along one line no seat's information state comes twice while it acts; after a twin line it is the same."""
    loaded = short(game, players=2)
    first, second = loaded.new_initial_state(), loaded.new_initial_state()
    dice = np.random.default_rng(9)
    seen: set[str] = set()
    while not first.is_terminal():
        if first.is_chance_node():
            action = int(dice.integers(len(first.chance_outcomes())))
        else:
            action = int(dice.choice(first.legal_actions()))
            told = first.information_state_string()
            assert told not in seen
            seen.add(told)
        first.apply_action(action)
        second.apply_action(action)
        assert first.memories == second.memories
    assert len(seen) > 5


@every_game
def test_what_another_seat_holds_changes_no_text(game: Game) -> None:
    """Two worlds that one seat cannot tell apart: public and own observations are equal, as text and as numbers."""
    state = played(short(game, players=3), seed=2, decisions=6)
    seat = state.current_player()
    other = state.redealt(seat, 5)
    assert state.states.tobytes() != other.states.tobytes()
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    for kind in (everybody, pyspiel.IIGObservationType(perfect_recall=False)):
        observer = state.get_game().make_py_observer(kind)
        assert observer.string_from(state, seat) == observer.string_from(other, seat)
        observer.set_from(state, seat)
        assert observer.tensor is not None
        numbers = observer.tensor.copy()
        observer.set_from(other, seat)
        assert numbers.tolist() == observer.tensor.tolist()
        assert numbers.any()


def test_a_set_of_cards_reaches_the_tensor_bit_by_bit() -> None:
    """Beanie's sets are numbers up to 2.8·10¹⁴, of which a float32 would keep the first 24 bits."""
    loaded = short(game_named("beanie"), players=3)
    state = played(loaded, seed=2, decisions=9)
    observer = loaded.make_py_observer()
    observer.set_from(state, 1)
    seen = Match(game_named("beanie"), state.states.copy(), FastStream(0)).view(1).record
    for name, part in observer.dict.items():
        numbers = np.atleast_1d(np.asarray(seen[name]))
        if numbers.dtype == np.int64:
            read = (part.astype(np.uint64) << np.arange(64, dtype=np.uint64)).sum(axis=-1, dtype=np.uint64)
            assert read.astype(np.int64).tolist() == numbers.tolist(), name
        else:
            assert part.tolist() == numbers.tolist(), name
    assert max(np.asarray(seen["hand"]).tolist()) > 2**24


@every_game
def test_a_copy_goes_its_own_way(game: Game) -> None:
    state = played(short(game, players=2), seed=3, decisions=5)
    before, memories = state.states.tobytes(), list(state.memories)
    copied = state.clone()
    assert copied.states.tobytes() == before
    copied.apply_action(copied.legal_actions()[0])
    assert (state.states.tobytes(), state.memories) == (before, memories)
    assert copied.states.tobytes() != before
    assert state.table is copied.table


def test_a_state_comes_back_from_its_text() -> None:
    state = played(short(GANG, players=2), seed=3, decisions=9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.states.tobytes() == state.states.tobytes()
    assert again.memories == state.memories
    assert pickle.loads(pickle.dumps(state.table)).options == state.table.options


def test_sampled_chance_is_one_node_and_follows_the_seed() -> None:
    def dealt(seed: int) -> bytes:
        state = short(GANG, players=2, chance="sampled", seed=seed).new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        assert not state.is_chance_node()
        content: bytes = state.states.tobytes()
        return content

    assert dealt(1) == dealt(1) != dealt(2)
    match = Match.new(GANG, 2, FastStream(1), {"rounds": "1"})
    assert match.states.tobytes() == dealt(1)


def test_explicit_chance_has_a_node_for_every_card() -> None:
    state = short(GANG, players=2).new_initial_state()
    nodes = 0
    while state.is_chance_node():
        assert state.table.engine.actors_at(state.states, 0) == CHANCE
        state.apply_action(0)
        nodes += 1
    assert nodes in (107, 108)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_loaded_by_name_with_its_options(name: str) -> None:
    game = game_named(name)
    option = game.options[0]
    value = option.values[-1]
    loaded = pyspiel.load_game(f"biberbau_{name.replace('-', '_')}(players=2,{option.key}={value})")
    assert loaded.table.options[option.key] == value
    assert loaded.num_players() == 2
    assert loaded.num_distinct_actions() == game.action_count


def test_what_cannot_be_loaded_is_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        load(GANG, players=9)
    with pytest.raises(ValueError, match="explicit or sampled"):
        load(GANG, chance="none")
    with pytest.raises(OptionError, match=r"there is no parameter round; there are .*rounds"):
        load(GANG, round=1)
    with pytest.raises(UnknownGame, match="there is no game 'biber-gung'"):
        load("biber-gung")


def test_a_game_is_loaded_by_its_name_and_a_variant_with_its_seats_and_options() -> None:
    assert load("biber-gang", rounds=1).table.game is GANG
    variant = read_variant('game = "beanie"\nseats = 3\n[options]\nrounds = 1\nturn_seconds = 60\ncall = "button"')
    for loaded in (load(variant), load(variant, rounds=1)):
        assert (loaded.num_players(), loaded.table.options["turn_seconds"]) == (3, "60")
        assert (loaded.table.options["rounds"], loaded.table.options["call"]) == ("1", "button")
    assert load(variant, players=2).num_players() == 2


@pytest.mark.long
def test_python_ends_without_a_crash() -> None:
    code = (
        "import pyspiel, biberbau.envs.openspiel as here; pyspiel.load_game('biberbau_biber_gang').new_initial_state()"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


CRASHING = """
import pyspiel
from biberbau.envs.openspiel import load
from biberbau.games import game_named

game = load(game_named("biber-gang"), rounds=1)
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(0)
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
for bot in (
    pyspiel.ISMCTSBot(1, evaluator, 2.0, 5, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False),
    pyspiel.MCTSBot(game, evaluator, 2.0, 5, 10, False, 1, False),
):
    try:
        bot.step(state)
    except TypeError as error:
        print(error)
compiled = pyspiel.load_game("tic_tac_toe").new_initial_state()
assert pyspiel.MCTSBot(compiled.get_game(), evaluator, 2.0, 5, 10, False, 1, False).step(compiled) in range(9)
"""


@pytest.mark.long
def test_bots_in_another_language_refuse_instead_of_crashing() -> None:
    run = subprocess.run([sys.executable, "-c", CRASHING], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    said = run.stdout.splitlines()
    assert [line.split(" is C++ ")[0] for line in said] == ["OpenSpiel's ISMCTSBot", "OpenSpiel's MCTSBot"]
