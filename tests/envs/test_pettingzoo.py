"""The games for PettingZoo: its own tests, and the same play as ours."""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from biberbau.core.chance import FastStream
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.envs.pettingzoo import BiberbauAec, BiberbauParallel
from tests.contract.matches import every_game, option_sets, short_options

pytestmark = [
    # An observation with its mask is a dictionary, as in PettingZoo's own card games, and who waits has an empty mask.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


SAME_GAMES = int(os.environ.get("SAME_GAMES", "2"))
"""Matches of each game that are played in the environment and then again; `make same-game` takes more."""


def aec(game: Game, **given: Any) -> BiberbauAec:
    """Return the environment of a short match."""
    return BiberbauAec(game.name, options=short_options(game, {}), seats=3, **given)


def parallel(game: Game) -> BiberbauParallel:
    """Return the parallel environment of a short match."""
    return BiberbauParallel(game.name, options=short_options(game, {}), seats=3)


@every_game
def test_pettingzoos_own_tests_of_agents_in_turn_pass(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(game), num_cycles=150)
    seed_test(lambda: aec(game), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@every_game
def test_pettingzoos_own_tests_of_agents_at_once_pass(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel(game), num_cycles=150)
    parallel_seed_test(lambda: parallel(game), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


class Wary(BiberbauParallel):
    """Whoever draws an action from its spaces draws one that is allowed: anything else would end the match."""

    def reset(self, *given: Any, **named: Any) -> Any:
        self.seen, infos = super().reset(*given, **named)
        return self.seen, infos

    def step(self, actions: Any) -> Any:
        self.seen, *rest = super().step(actions)
        return self.seen, *rest

    def action_space(self, agent: str) -> Any:
        space = super().action_space(agent)
        return SimpleNamespace(sample=lambda: space.sample(mask=self.seen[agent]["action_mask"]))


@every_game
def test_pettingzoos_own_test_of_the_number_of_cycles_passes(game: Game) -> None:
    def at_once(max_cycles: int) -> Wary:
        return Wary(game.name, max_cycles, options=short_options(game, {}), seats=3)

    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles))))


def any_code(mask: Any, dice: np.random.Generator) -> int:
    """Return any code that a mask allows."""
    return int(dice.choice(np.flatnonzero(mask)))


@every_game
def test_agents_in_turn_play_the_same_matches_as_a_table_would(game: Game) -> None:
    choices = Random(SAME_GAMES)
    for seed in range(SAME_GAMES):
        options = short_options(game, choices.choice(option_sets(game)))
        compare_with_a_match(game, choices.choice(list(game.seats)), options, seed)


def compare_with_a_match(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    """Play a match at random in the environment and again as a match."""
    env, dice = BiberbauAec(game.name, options=options, seats=seats), np.random.default_rng(seed)
    env.reset(seed=seed)
    match = Match.new(game, seats, FastStream(seed), options)
    worth = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        worth[agent] += reward
        if ended:
            env.step(None)
            continue
        if match.round_over:
            match.begin_round()
        env.step(any_code(observation["action_mask"], dice))
        batch = env.table.batch
        if batch.taken[0] >= 0:
            assert agent == f"player_{match.obliged()[0]}"
            match.apply(int(batch.taker[0]), int(batch.taken[0]))
    assert match.over
    assert env.table.batch.state_hash(0) == match.state_hash
    assert sum(worth.values()) == pytest.approx(0, abs=1e-3)


@every_game
def test_agents_at_once_play_to_the_end(game: Game) -> None:
    env, dice = parallel(game), np.random.default_rng(5)
    observations, _ = env.reset(seed=2)
    total, cycles = 0.0, 0
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        acting = [agent for agent, mask in masks.items() if not mask[-1]]
        assert len(acting) == (3 if game.name == "biber-gang" and cycles == 0 else 1)
        observations, rewards, ended, cut, infos = env.step({a: any_code(mask, dice) for a, mask in masks.items()})
        total += sum(rewards.values())
        cycles += 1
    assert all(ended.values())
    assert not any(cut.values())
    assert not any(infos.values())
    assert total == pytest.approx(0, abs=1e-3)


def test_a_choice_is_never_taken_for_an_answer_to_another_question() -> None:
    """At Daumen Drauf!, who lets a card pass that somebody else parries may be the next to lead."""
    env, dice = BiberbauParallel("daumen-drauf", seats=4, options={"parry": "any_time", "games": "9"}), Random(0)
    batch = env.table.batch
    parry, let, give_up = (batch.game.parse_action(word) for word in ("parry", "let", "pass"))
    observations, _ = env.reset(seed=0)
    overtaken, leading = 0, 0
    while env.agents:
        codes = {}
        for agent, seen in observations.items():
            allowed = np.flatnonzero(seen["action_mask"]).tolist()
            shown = [code for code in allowed if code not in (give_up, let, env.wait)] or allowed
            codes[agent] = parry if parry in allowed else dice.choice(shown)
        observations, rewards, _, _, infos = env.step(codes)
        assert not batch.refused[0]
        assert min(rewards.values()) > -50, "nobody pays a penalty"
        late = [agent for agent, info in infos.items() if info.get("late")]
        assert all(codes[agent] == let for agent in late)
        overtaken += len(late)
        leading += bool(env.agents) and env.table.agents[batch.actor[0]] in late
    assert overtaken > leading > 0


def test_a_match_is_cut_off_after_so_many_cycles() -> None:
    env, dice = BiberbauParallel("biber-gang", max_cycles=4), np.random.default_rng(5)
    observations, _ = env.reset(seed=2)
    for cycle in range(1, 5):
        codes = {agent: any_code(seen["action_mask"], dice) for agent, seen in observations.items()}
        observations, _, ended, cut, _ = env.step(codes)
        assert not any(ended.values())
        assert all(cut.values()) == (cycle == 4)
    assert env.agents == []


def test_a_match_is_never_cut_off_before_its_first_cycle() -> None:
    for cycles in (0, -1, 1.5, True):
        with pytest.raises(MatchError, match="the number of cycles is a whole number from 1"):
            BiberbauParallel("biber-gang", max_cycles=cycles)  # type: ignore[arg-type]  # It is what is refused.


@pytest.mark.parametrize("event_time", [False, True])
@pytest.mark.parametrize("end", ["over", "cut", "refused"])
def test_after_the_end_nothing_may_be_chosen_and_nothing_happens(end: str, event_time: bool) -> None:
    env = BiberbauParallel(
        "beanie", 1 if end == "cut" else None, event_time=event_time, options={"rounds": "1"}, seats=2
    )
    dice = np.random.default_rng(5)
    observations, _ = env.reset(seed=2)
    while env.agents:
        codes = {agent: any_code(seen["action_mask"], dice) for agent, seen in observations.items()}
        observations, _, ended, cut, _ = env.step(dict.fromkeys(codes, -5) if end == "refused" else codes)
    assert (all(ended.values()), all(cut.values())) == (end != "cut", end == "cut")
    assert len(observations) == 2
    assert not any(seen["action_mask"].any() for seen in observations.values())
    before = env.table.batch.state_hash(0)
    for actions in ({}, dict.fromkeys(env.possible_agents, 0), dict.fromkeys(env.possible_agents, env.wait)):
        assert env.step(actions) == ({}, {}, {}, {}, {})
    assert env.table.batch.state_hash(0) == before
    observations, _ = env.reset(seed=2)
    assert all(seen["action_mask"].any() for seen in observations.values())


@every_game
def test_what_is_not_allowed_ends_the_match_with_the_reason(game: Game) -> None:
    env = aec(game, refusal_penalty=9.0)
    env.reset(seed=1)
    before, agent = env.table.batch.state_hash(0), env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[-1]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -9
    assert env.infos[agent]["refusal"].endswith((".", ")"))
    assert env.infos[agent]["refusal_penalty"] == 9
    assert env.table.batch.state_hash(0) == before


@pytest.mark.parametrize("code", [0.9, True, "3", float("nan")])
def test_a_code_is_never_made_of_something_else(code: Any) -> None:
    in_turn, at_once = BiberbauAec("biber-gang"), BiberbauParallel("biber-gang")
    env: Any
    for env, actions in ((in_turn, code), (at_once, dict.fromkeys(at_once.possible_agents, code))):
        env.reset(seed=1)
        before = env.table.batch.state_hash(0)
        with pytest.raises(MatchError, match="an agent chooses a code, which is a whole number, not"):
            env.step(actions)
        assert env.table.batch.state_hash(0) == before


def test_a_refusal_names_the_clause() -> None:
    env = BiberbauAec("biber-gang")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert "(2.4)" in env.infos[agent]["refusal"]


def test_who_has_to_act_cannot_wait_and_who_has_not_must() -> None:
    env = BiberbauParallel("daumen-drauf", seats=2)
    observations, _ = env.reset(seed=4)
    acting = next(agent for agent, seen in observations.items() if not seen["action_mask"][-1])
    waiting = next(agent for agent in env.agents if agent != acting)
    before = env.table.batch.state_hash(0)
    _, rewards, ended, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert (rewards[acting], rewards[waiting]) == (-100, 0)
    assert "wait" in infos[acting]["refusal"]
    assert all(ended.values())
    env.reset(seed=4)
    _, rewards, _, _, infos = env.step(
        {acting: any_code(observations[acting]["action_mask"], np.random.default_rng(1)), waiting: 0}
    )
    assert (rewards[acting], rewards[waiting]) == (0, -100)
    assert infos[waiting]["refusal"]
    assert env.table.batch.state_hash(0) == before


def test_the_table_is_drawn_as_everybody_sees_it() -> None:
    env = BiberbauAec("biber-gang", render_mode="ansi")
    env.reset(seed=4)
    assert str(env.render()).startswith("biber-gang as everybody sees it")
    assert BiberbauParallel("biber-gang").render() is None


@pytest.mark.parametrize("kind", [BiberbauAec, BiberbauParallel])
def test_people_see_the_table_when_a_match_begins_and_after_every_step(
    kind: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    env, plain = (kind("daumen-drauf", seats=2, options={"games": "1"}, render_mode=mode) for mode in ("human", "ansi"))
    assert env.metadata["render_modes"] == ["human", "ansi"]
    steps = 0
    for one in (env, plain):
        one.reset(seed=4)
    told = f"{plain.render()}\n\n"
    while env.agents and not env.table.batch.ended[0]:
        acting, code = env.table.agents[env.table.batch.actor[0]], int(np.argmax(env.table.batch.mask[0]))
        for one in (env, plain):
            one.step(code if isinstance(one, BiberbauAec) else {acting: code})
        told += f"{plain.render()}\n\n"
        steps += 1
    assert steps > 5
    assert capsys.readouterr().out == told
    assert env.render() is None
    assert capsys.readouterr().out == f"{plain.render()}\n\n"
    env.step(None if kind is BiberbauAec else {})
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("kind", [BiberbauAec, BiberbauParallel])
def test_other_ways_to_show_the_table_are_refused(kind: type[BiberbauAec | BiberbauParallel]) -> None:
    for mode in ("rgb_array", "", 1):
        with pytest.raises(MatchError, match=f"render_mode is None or one of human, ansi, not {mode!r}"):
            kind("biber-gang", render_mode=mode)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ({0: 0, 1: 0}, "there is no agent 0; there are player_0, player_1"),
        ({"player_2": 0}, "there is no agent 'player_2'"),
        ([0, 0], r"codes by agents, as in \{'player_0': 0\}, not \[0, 0\]"),
    ],
)
def test_who_is_no_agent_does_not_wait_in_silence(actions: Any, why: str) -> None:
    env = BiberbauParallel("beanie", event_time=True)
    env.reset(seed=1)
    before = env.table.batch.state_hash(0)
    with pytest.raises(MatchError, match=why):
        env.step(actions)
    assert env.table.batch.state_hash(0) == before
