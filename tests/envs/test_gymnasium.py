"""The games for Gymnasium: its own checks, and one seat among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from biberbau.bots import WAIT, BotError
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.envs.gymnasium import BiberbauEnv, BiberbauVector
from biberbau.games import game_named
from tests.contract.matches import every_game, short_options
from tests.library.sparrow import Wren


def vector(game: Game, num_envs: int = 5, **given: Any) -> BiberbauVector:
    """Return an environment of short matches."""
    return BiberbauVector(game.name, num_envs, options=short_options(game, {}), seats=2, **given)


def any_codes(mask: npt.NDArray[np.int8], dice: np.random.Generator) -> npt.NDArray[Any]:
    """Return any allowed code for each match; 0 where none is."""
    chosen: npt.NDArray[Any] = np.argmax(dice.random(mask.shape) * mask, axis=1)
    return chosen


@every_game
@pytest.mark.filterwarnings("ignore:.*Box observation space.*")
def test_gymnasiums_own_checks_pass(game: Game) -> None:
    check_env(BiberbauEnv(game.name, options=short_options(game, {})), skip_render_check=True)


@every_game
def test_many_matches_go_on_and_begin_anew_with_the_next_step(game: Game) -> None:
    env, dice = vector(game), np.random.default_rng(2)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    over, ended = np.zeros(5, np.bool_), 0
    for _ in range(5000):
        learning = env.batch.actor == env.learner
        assert learning.all() or over.any()
        seeds = env.batch.seeds.copy()
        before = seen["observation"].copy()
        seen, rewards, over_now, cut, infos = env.step(any_codes(seen["action_mask"], dice))
        assert not infos
        assert not cut.any()
        assert (env.batch.seeds[over] == seeds[over] + 5).all()
        assert (rewards[over] == 0).all() or over_now[over].any()
        assert before.shape == seen["observation"].shape
        over = over_now
        ended += int(over.sum())
        if ended >= 5:
            break
    assert ended >= 5
    assert env.observation_space.contains(seen)


@every_game
def test_the_same_seed_gives_the_same_play(game: Game) -> None:
    played = []
    for _ in range(2):
        env, dice = vector(game, bots=("uniform",), num_envs=3), np.random.default_rng(8)
        seen, _ = env.reset(seed=4)
        for _ in range(25):
            seen, *_ = env.step(any_codes(seen["action_mask"], dice))
        played.append((seen["observation"].tolist(), env.batch.states.tobytes()))
    assert played[0] == played[1]


def test_a_careful_learner_beats_a_careless_bot() -> None:
    """What the learner is paid is what it wins."""
    from biberbau.bots import bot_named
    from biberbau.core.view import View
    from biberbau.games import game_named

    game = game_named("biber-gang")
    env = BiberbauVector("biber-gang", 12, bots=("uniform",), learner=1, options={"rounds": "1"})
    careful, seen, paid, over = bot_named("careful", game), env.reset(seed=1), np.zeros(12), np.zeros(12, np.bool_)
    assert seen
    while not over.all():
        actions = np.zeros(12, np.int64)
        for i in np.flatnonzero(env.batch.actor == 1).tolist():
            view = game.new_states()
            game.engine.view_at(env.batch.states, i, 1, view, 0)
            actions[i] = careful.choose(View(game, view, 1), i)
        _, rewards, ended, _, _ = env.step(actions)
        paid += np.where(over, 0, rewards)
        over |= ended
    assert paid.mean() > 5


def test_wrappers_of_gymnasium_work_on_it() -> None:
    env = RecordEpisodeStatistics(BiberbauVector("biber-gang", 4, options={"rounds": "1"}))
    seen, _ = env.reset(seed=1)
    dice, lengths = np.random.default_rng(1), list[int]()
    while len(lengths) < 4:
        seen, _, _, _, infos = env.step(any_codes(seen["action_mask"], dice))
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert min(lengths) > 3


@every_game
def test_what_is_not_allowed_ends_the_match_with_the_reason(game: Game) -> None:
    env = vector(game, num_envs=2, refusal_penalty=3.0)
    seen, _ = env.reset(seed=1)
    before = env.batch.state_hash(1)
    wrong = int(np.flatnonzero(seen["action_mask"][1] == 0)[-1])
    good = int(np.argmax(seen["action_mask"][0]))
    _, rewards, over, _, infos = env.step(np.array([good, wrong]))
    assert over.tolist() == [False, True]
    assert rewards[1] == -3
    assert infos["refusal"][0] is None
    assert infos["refusal"][1].endswith((".", ")"))
    assert infos["refusal_penalty"][1] == 3
    assert env.batch.state_hash(1) == before
    single = BiberbauEnv(game.name, options=short_options(game, {}))
    single.reset(seed=1)
    _, reward, ended, _, info = single.step(np.int64(-1))
    assert (reward, ended) == (-100, True)
    assert "no code" in info["refusal"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(MatchError, match="no seat 4"):
        BiberbauVector("biber-gang", 2, learner=4)
    for bots in ([], ["careful"] * 3):
        with pytest.raises(MatchError, match=f"there are {len(bots)} bots for 1 other seat; name one$"):
            BiberbauVector("biber-gang", 2, bots=bots)
    with pytest.raises(MatchError, match="there are 3 bots for 2 other seats; name one, or one for each"):
        BiberbauVector("biber-gang", 2, seats=3, bots=["careful"] * 3)
    assert BiberbauVector("biber-gang", 1, bots="uniform").bots[1].name == "uniform"
    wrong: tuple[Any, ...] = ("1", 1.0, True)
    for number in wrong:
        with pytest.raises(MatchError, match=f"no seat {number!r}; seats are 0 to 1"):
            BiberbauVector("biber-gang", 2, learner=number)
        with pytest.raises(MatchError, match=f"2 to 6 players, not {number!r}"):
            BiberbauVector("biber-gang", 2, seats=number)
    with pytest.raises(MatchError, match="matches begin with reset"):
        BiberbauVector("biber-gang", 2, learner=1).step(np.zeros(2, np.int64))
    env = BiberbauEnv("biber-gang", render_mode="ansi")
    env.reset(seed=3)
    assert env.render().startswith("biber-gang as seat 0 sees it")
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)


def play_first_codes(env: BiberbauVector, steps: int) -> None:
    """Begin matches and choose the first code that is allowed, so many times."""
    env.reset(seed=1)
    for _ in range(steps):
        env.step(np.argmax(env.batch.mask, axis=1))


class Saying:
    """Answers what it is told to, from its second choice on."""

    name = "saying"

    def __init__(self, said: Any) -> None:
        self.said = said
        self.asked = 0

    def choose(self, view: View, seed: int, budget: Any = None) -> int:
        self.asked += 1
        answer: int = view.actions[0] if self.asked == 1 else self.said
        return answer


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("deck", r"saying answers 'deck' in seat 2, and not the number of an action"),
        (111, r"saying wants to take action 111 in seat 2: There is no such action .* \(clause"),
        (-7, r"saying wants to take action -7 in seat 2: There is no such action .* \(clause"),
        (WAIT, r"saying wants to take action -1 in seat 2: There is no such action .* \(clause"),
        (0, r"saying wants to take action 0 in seat 2: .* \(clause"),
    ],
)
def test_a_bot_that_answers_what_it_may_not_is_named(said: Any, why: str) -> None:
    env = BiberbauVector("biber-gang", 2, seats=3, bots=("careful", Saying(said)), options={"rounds": "1"})
    with pytest.raises(BotError, match=why):
        play_first_codes(env, 6)


def test_a_bot_may_leave_out_what_it_is_called() -> None:
    bots: Any = [Wren(game_named("biber-gang"))]
    env = BiberbauVector("biber-gang", 2, bots=bots, options={"rounds": "1"})
    play_first_codes(env, 6)
    assert not env.batch.refused.any()


def test_a_bot_that_lets_the_moment_pass_where_it_has_to_act_is_named() -> None:
    env = BiberbauVector("beanie", 2, seats=2, bots=[Saying(WAIT)], event_time=True)
    with pytest.raises(BotError, match="saying waits in seat 1, which has to act"):
        play_first_codes(env, 6)


def test_people_see_the_learners_table_when_a_match_begins_and_after_every_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env, plain = (BiberbauEnv("biber-gang", render_mode=mode, options={"rounds": 1}) for mode in ("human", "ansi"))
    told = ""
    for step in range(4):
        for one in (env, plain):
            if step:
                one.step(np.argmax(one.many.batch.mask[0]))
            else:
                one.reset(seed=3)
        told += f"{plain.render()}\n\n"
    assert capsys.readouterr().out == told
    assert env.render() is None
    assert capsys.readouterr().out == f"{plain.render()}\n\n"
    with pytest.raises(MatchError, match="render_mode is None or one of human, ansi, not 'rgb_array'"):
        BiberbauEnv("biber-gang", render_mode="rgb_array")


@pytest.mark.parametrize("codes", [[0, 0], [[0, 0, 0]], 0, [0.0, 0.0, 0.5], [True] * 3, ["0"] * 3, [0, 0, 2**32]])
def test_a_step_takes_one_number_for_each_match(codes: Any) -> None:
    env = BiberbauVector("biber-gang", 3)
    env.reset(seed=1)
    with pytest.raises(MatchError, match="a step takes one code for each of the 3 matches, not "):
        env.step(codes)
    single = BiberbauEnv("biber-gang")
    single.reset(seed=1)
    with pytest.raises(MatchError, match="not float64"):
        single.step(0.5)  # type: ignore[arg-type]  # It is what is refused.
