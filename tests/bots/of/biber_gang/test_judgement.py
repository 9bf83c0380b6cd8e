"""How rounds of two are judged by what was practised: it foresees more than lies open, and reads no hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots import Budget
from biberbau.bots.search.bot import SearchBot
from biberbau.bots.search.tuning import JUDGES
from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.training.judging.gathering import JUDGEMENT
from biberbau.training.practising.learning import PRACTICE

GAME = game_named("biber-gang")
JUDGE: Any = GAME.keeper(JUDGEMENT)
PRACTISED: Any = GAME.keeper(PRACTICE)
ONE_ROUND = {"rounds": "1", "deck_out": "end_round"}
ROUNDS = 200


def turns(seed: int, seats: int = 2, options: dict[str, str] = ONE_ROUND) -> Iterator[Match]:
    """Play a round as was practised, and stop at the beginning of every turn."""
    match, rng = Match.new(GAME, seats, FastStream(seed), options), np.zeros(1, np.uint64)
    actions = np.zeros(GAME.action_count, np.int32)
    seed_generator(rng, seed)
    while not match.over:
        if JUDGE.moment(match.states[0]):
            yield match
        seat = match.actors()[0]
        match.apply(seat, int(PRACTISED.practised_action(match.states[0], seat, actions, rng)))


def judged(state: Any) -> npt.NDArray[np.float64]:
    values = np.zeros(2)
    assert JUDGE.judge(state, values)
    return values


def as_it_lies(match: Match) -> float:
    """By how many points the first seat is ahead of the mean if the round ends now."""
    ahead = PRACTISED.final_worth(match.states[0], 1) - PRACTISED.final_worth(match.states[0], 0)
    return float(ahead / PRACTISED.UNIT / 2)


@pytest.mark.long
def test_it_foresees_more_of_what_becomes_than_what_lies_open() -> None:
    missed, without = list[float](), list[float]()
    for seed in range(ROUNDS):
        said, lying = list[float](), list[float]()
        for match in turns(seed):
            values = judged(match.states[0])
            assert values.sum() == pytest.approx(0)
            said.append(values[0])
            lying.append(as_it_lies(match))
        became = (match.totals[1] - match.totals[0]) / 2
        missed += [(one - became) ** 2 for one in said]
        without += [(one - became) ** 2 for one in lying]
    assert np.mean(missed) < 0.9 * np.mean(without)


def test_it_says_the_same_of_what_everybody_sees() -> None:
    for seed in range(5):
        for match in turns(seed):
            assert judged(match.view(None).data[0]).tolist() == judged(match.states[0]).tolist()


def test_a_display_whose_last_turn_is_over_counts_as_it_lies() -> None:
    compared = 0
    for seed in range(40):
        for match in turns(seed):
            state = match.states[0]
            caller = int(match.record["caller"])
            if caller >= 0:
                other = match.states.copy()
                place = int(np.flatnonzero(match.record["face_up"][caller])[0])
                other[0]["display"][caller, place] = 12 if match.record["display"][caller, place] != 12 else 11
                dearer = PRACTISED.final_worth(other[0], caller) - PRACTISED.final_worth(state, caller)
                lost = judged(state)[caller] - judged(other[0])[caller]
                assert lost == pytest.approx(dearer / PRACTISED.UNIT / 2)
                compared += 1
    assert compared > 10


def test_who_is_more_and_what_comes_after_a_reshuffle_is_not_judged() -> None:
    for seats in (3, 4):
        match = next(turns(1, seats))
        assert not JUDGE.judges(match.states[0])
        assert not JUDGE.judge(match.states[0], np.zeros(seats))
    match = next(turns(1))
    assert JUDGE.judges(match.states[0])
    states = match.states.copy()
    states[0]["reshuffled"] = 1
    assert not JUDGE.judge(states[0], np.zeros(2))
    assert not JUDGE.moment(Match.new(GAME, 2, FastStream(1)).states[0])


def test_a_search_goes_by_it() -> None:
    match = next(turns(3))
    view = match.view(match.actors()[0])
    bot = SearchBot(GAME)
    played_out = bot.judging.copy()
    played_out[JUDGES] = 0
    thoughts = [bot.consider(view, 1, Budget(playouts=300), tuning) for tuning in (bot.judging, played_out)]
    assert thoughts[0].worth.tolist() != thoughts[1].worth.tolist()
    assert thoughts[0].spread < thoughts[1].spread
