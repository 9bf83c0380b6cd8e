"""Environments in event time: who looks first is asked, and nobody is told more than their seat knows."""

from __future__ import annotations

import math
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from biberbau.bots import temper_of
from biberbau.core.chance import DICE, FastStream
from biberbau.core.errors import MatchError
from biberbau.core.match import Match
from biberbau.envs import Batch
from biberbau.envs.gymnasium import BiberbauEnv, BiberbauVector
from biberbau.envs.pettingzoo import BiberbauAec, BiberbauParallel
from biberbau.games import game_named
from tests.contract.twins import original_of, random_stretch, twin_of
from tests.envs.test_batch import SAME_GAMES, any_codes
from tests.envs.test_pettingzoo import Wary, any_code, pytestmark

BEANIE = game_named("beanie")
SHORT = {"rounds": "2"}
TEMPERS = ("quick", "calm", "careful")

__all__ = ["pytestmark"]


def batch_of(matches: int = 1, **given: Any) -> Batch:
    """Return matches in event time that rest when they are over."""
    tempers = [TEMPERS[seat % len(TEMPERS)] for seat in range(given.get("seats", 3))]
    settings: dict[str, Any] = {"seats": 3, "options": SHORT, "tempers": tempers, "goes_on": False, **given}
    return Batch(BEANIE, matches, event_time=True, **settings)


def at_once(max_cycles: int | None = None, kind: type[BiberbauParallel] = BiberbauParallel, **given: Any) -> Any:
    """Return a match in which all choose at once."""
    return kind("beanie", max_cycles, event_time=True, seats=3, options={"rounds": "1"}, **given)


class Looks:
    """A match with the looks at its table, one after the other, as the documentation says that they are."""

    def __init__(self, seed: int) -> None:
        self.match = Match.new(BEANIE, 3, FastStream(seed), SHORT)
        self.dice = FastStream(seed ^ DICE)
        self.reactions = [temper_of(name).equally_likely().tolist() for name in TEMPERS]
        self.begin()

    def begin(self) -> None:
        self.now, self.looks = 0.0, [math.inf] * 3
        self.wake()

    def wake(self) -> None:
        for seat, look in enumerate(self.looks):
            if look == math.inf:
                self.looks[seat] = self.now + self.reactions[seat][self.dice.below(1024)]

    def next_seat(self) -> int:
        while True:
            self.now = min(self.looks)
            seat = self.looks.index(self.now)
            self.looks[seat] = math.inf
            if self.match.legal(seat):
                return seat

    def act(self, seat: int, action: int) -> None:
        self.match.apply(seat, action)
        self.wake()
        if self.match.round_over and not self.match.over:
            self.match.begin_round()
            self.begin()


def test_who_looks_first_is_asked_and_the_same_matches_are_played_as_at_a_table() -> None:
    batch, dice, waits = batch_of(SAME_GAMES, seed=20), np.random.default_rng(1), 0
    tables = [Looks(20 + i) for i in range(SAME_GAMES)]
    asked = [table.next_seat() for table in tables]
    while (batch.actor >= 0).any():
        for i in np.flatnonzero(batch.actor >= 0).tolist():
            assert (batch.actor[i], batch.now[i]) == (asked[i], tables[i].now)
            assert batch.part_way[i] or batch.mask[i, -1] == (asked[i] not in tables[i].match.obliged())
        codes = any_codes(batch, dice)
        going, waited = batch.actor >= 0, codes == batch.codes - 1
        batch.step(codes)
        for i in np.flatnonzero(going & ~batch.part_way).tolist():
            waits += waited[i]
            assert (batch.taken[i] < 0) == waited[i]
            assert batch.taker[i] == asked[i]
            if not waited[i]:
                tables[i].act(asked[i], int(batch.taken[i]))
            if not tables[i].match.over:
                asked[i] = tables[i].next_seat()
    assert waits > 100
    assert [batch.state_hash(i) for i in range(SAME_GAMES)] == [table.match.state_hash for table in tables]
    assert all(table.match.over for table in tables)


def test_twin_worlds_give_the_same_numbers_and_choices() -> None:
    random, differing, choices = Random(3), 0, 0
    for seed in range(25):
        seats = random.choice(list(BEANIE.seats))
        batch = batch_of(seats=seats)
        stretch = random_stretch(BEANIE, seats, SHORT, seed, random.randrange(60), 8)
        for seat in range(seats):
            worlds = original_of(stretch), twin_of(stretch, seat, random)
            differing += worlds[0].states.tobytes() != worlds[1].states.tobytes()
            batch.actor[0], told = (seat + 1) % seats, []
            for world in worlds:
                batch.states[0] = world.states[0]
                batch.observations[0] = batch.mask[0] = 7  # What belongs to another seat must not be told.
                told.append([batch.observe(0, seat).tolist(), batch.allowed(0, seat).tolist()])
            assert told[0] == told[1]
            choices += sum(told[0][1]) > 1
    assert differing > 10
    assert choices > 20


def test_pettingzoos_own_tests_pass(capsys: pytest.CaptureFixture[str]) -> None:
    def in_turn() -> BiberbauAec:
        return BiberbauAec("beanie", event_time=True, seats=3, options=SHORT)

    api_test(in_turn(), num_cycles=150)
    seed_test(in_turn, num_cycles=60)
    parallel_api_test(at_once(), num_cycles=150)
    parallel_seed_test(at_once, num_cycles=60)

    def wary(max_cycles: int) -> Any:
        return at_once(max_cycles, Wary)

    max_cycles_test(SimpleNamespace(parallel_env=wary, env=lambda max_cycles: parallel_to_aec(wary(max_cycles))))
    assert capsys.readouterr().out.count("Passed") == 2


@pytest.mark.filterwarnings("ignore:.*Box observation space.*")
def test_gymnasiums_own_check_passes() -> None:
    check_env(BiberbauEnv("beanie", event_time=True, options=SHORT), skip_render_check=True)


def test_of_those_who_want_to_act_at_once_who_looks_first_is_first() -> None:
    env, dice, firsts, races = at_once(tempers=("quick", "calm", "calm")), np.random.default_rng(5), [0, 0, 0], 0
    for seed in range(12):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            batch = env.table.batch
            keen = {
                agent: any_code(mask[:-1] if mask[:-1].any() else mask, dice)
                for agent, mask in ((agent, seen["action_mask"]) for agent, seen in observations.items())
            }
            wanting = [seat for seat, agent in enumerate(env.table.agents) if keen[agent] != env.wait]
            looks = np.where(np.arange(3) == batch.actor[0], batch.now[0], batch.slots["looks"][0, :3])
            first = min(wanting, key=lambda seat: int(looks[seat]))
            observations, _, _, _, infos = env.step(keen)
            assert batch.taker[0] == first
            late = [seat for seat, agent in enumerate(env.table.agents) if infos[agent].get("late")]
            assert late == [seat for seat in wanting if seat != first]
            if 0 in wanting and late:
                races += 1
                firsts[first] += 1
    assert races > 100
    assert firsts[0] > 2 * (firsts[1] + firsts[2]) > 0


def test_all_may_wait_but_who_has_to_act() -> None:
    env = at_once(refusal_penalty=9.0)
    observations, _ = env.reset(seed=4)
    (obliged,) = env.table.batch.match(0).obliged()
    free = [agent for agent, seen in observations.items() if seen["action_mask"][-1]]
    assert free == [agent for seat, agent in enumerate(env.agents) if seat != obliged]
    before, agent = env.table.batch.state_hash(0), env.table.agents[obliged]
    _, rewards, ended, _, infos = env.step(dict.fromkeys(observations, env.wait))
    assert (rewards[agent], sum(rewards.values()), all(ended.values())) == (-9, -9, True)
    assert infos[agent]["refusal"].startswith("You cannot wait now: you have to act")
    batch = batch_of()
    while batch.actor[0] != batch.match(0).obliged()[0]:
        batch.step([batch.codes - 1])
    assert batch.code_name(batch.codes - 1) == "wait"
    assert "have to act" in batch.refusal(0, int(batch.actor[0]), batch.codes - 1)
    before = batch.state_hash(0)
    batch.step([batch.codes - 1])
    assert batch.refused[0]
    assert batch.state_hash(0) == before


def test_bots_react_in_their_tempers_and_may_wait() -> None:
    played = []
    for _ in range(2):
        env = BiberbauVector("beanie", 3, seats=3, bots=("quick", "calm"), learner=1, event_time=True, options=SHORT)
        tables = [temper_of(name).equally_likely().tolist() for name in ("quick", "careful", "calm")]
        assert env.batch.setting["reactions"][0, :3].tolist() == tables
        seen, _ = env.reset(seed=4)
        dice, over = np.random.default_rng(8), np.zeros(3, np.bool_)
        for _ in range(2000):
            codes = np.argmax(dice.random(seen["action_mask"].shape) * seen["action_mask"], axis=1)
            seen, _, ended, _, infos = env.step(codes)
            assert not infos
            over |= ended
            if over.all():
                break
        assert over.all()
        played.append((seen["observation"].tolist(), env.batch.states.tobytes()))
    assert played[0] == played[1]


def test_what_cannot_be_in_event_time_is_said() -> None:
    with pytest.raises(MatchError, match="biber-gang is by turns"):
        Batch("biber-gang", 1, event_time=True)
    with pytest.raises(MatchError, match="needs a temper"):
        Batch("beanie", 1, event_time=True, tempers=())
    with pytest.raises(MatchError, match="no temper qiuck; there are calm, careful, quick"):
        Batch("beanie", 1, event_time=True, tempers=("careful", "qiuck"))
    with pytest.raises(MatchError, match="there are 3 tempers for 2 seats; name one, or one for each"):
        Batch("beanie", 1, seats=2, event_time=True, tempers=("careful", "quick", "calm"))
    with pytest.raises(MatchError, match="no temper slow"):
        BiberbauVector("beanie", 1, event_time=True, temper="slow")


def test_a_temper_without_event_time_is_refused() -> None:
    with pytest.raises(MatchError, match="by turns nobody has a temper"):
        Batch("beanie", 1, tempers=("quick",))
    with pytest.raises(MatchError, match="by turns nobody has a temper"):
        BiberbauVector("beanie", 1, temper="quick")
    assert repr(Batch("beanie", 2)) == "<Batch beanie, 2 matches, 2 seats>"
    assert repr(Batch("beanie", 1, seats=3, event_time=True)) == "<Batch beanie, 1 match, 3 seats, event time>"
