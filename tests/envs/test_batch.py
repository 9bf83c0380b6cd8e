"""The batch: the same play as a match, nothing told that a seat may not know, and codes that a network can use."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.bots import WAIT
from biberbau.core.chance import FastStream
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.encoding.schema import bounds
from biberbau.envs import Batch
from tests.contract.matches import every_game, option_sets, play_on, short_options
from tests.contract.twins import original_of, random_stretch, twin_of

SAME_GAMES = int(os.environ.get("SAME_GAMES", "16"))
"""Matches of each game that are played in a batch and then again; `make same-game` takes more."""
MOST_STEPS = 100_000
MOST_CODES = 1024


def any_codes(batch: Batch, dice: np.random.Generator) -> npt.NDArray[np.int32]:
    """Return any of the allowed codes for each match; 0 where none is."""
    chosen: npt.NDArray[np.intp] = np.argmax(dice.random(batch.mask.shape, np.float32) * batch.mask, axis=1)
    return chosen.astype(np.int32)


def play_out(batch: Batch, seed: int) -> list[list[tuple[int, int]]]:
    """Play all matches to their ends at random; return what was done in each, as seats and actions."""
    dice, done = np.random.default_rng(seed), [list[tuple[int, int]]() for _ in range(len(batch))]
    for _ in range(MOST_STEPS):
        if (batch.actor < 0).all():
            return done
        batch.step(any_codes(batch, dice))
        for i in np.flatnonzero(batch.taken >= 0).tolist():
            done[i].append((int(batch.taker[i]), int(batch.taken[i])))
    raise AssertionError("a match has no end")


@every_game
def test_a_batch_plays_the_same_matches_as_a_table_would(game: Game) -> None:
    dice = Random(SAME_GAMES)
    played = 0
    while played < SAME_GAMES:
        seats = dice.choice(list(game.seats))
        options = short_options(game, dice.choice(option_sets(game)))
        count = min(256, max(SAME_GAMES // 8, 1))
        batch = Batch(game, count, seats=seats, options=options, seed=played, goes_on=False)
        for i, actions in enumerate(play_out(batch, played)):
            match = Match.new(game, seats, FastStream(int(batch.seeds[i])), options)
            for seat, action in actions:
                if match.round_over:
                    match.begin_round()
                match.apply(seat, action)
            assert match.over
            assert match.state_hash == batch.state_hash(i)
        played += count


@every_game
def test_twin_worlds_give_the_same_numbers(game: Game) -> None:
    batch, random, differing = Batch(game, 1), Random(3), 0
    for seed in range(25):
        seats = random.choice(list(game.seats))
        stretch = random_stretch(game, seats, short_options(game, {}), seed, random.randrange(60), 8)
        for seat in range(seats):
            match, twin = original_of(stretch), twin_of(stretch, seat, random)
            differing += match.states.tobytes() != twin.states.tobytes()
            rows = [np.ones(batch.observations.shape[1], np.int16) for _ in range(2)]
            for row, world in zip(rows, (match, twin), strict=True):
                batch.compiled.show_at(world.states, 0, seat, batch.rooms[0][0], row)
            assert rows[0].any()
            assert rows[0].tolist() == rows[1].tolist()
    assert differing > 10


@every_game
def test_the_critic_is_told_what_players_are_not(game: Game) -> None:
    batch = Batch(game, 2, seats=2)
    batch.slots[0] = batch.slots[1]
    batch.states[0] = batch.states[1]
    rng = np.ones(1, np.uint64)
    seat = int(batch.actor[0])
    game.engine.view_at(batch.states, 1, seat, batch.states, 0)
    game.engine.redeal_at(batch.states, 0, seat, rng)
    batch.compiled.show_at(batch.states, 0, seat, batch.rooms[0][0], batch.observations[0])
    assert batch.observations[0].tolist() == batch.observations[1].tolist()
    told = batch.perfect()
    assert any((field[0] != field[1]).any() for field in told.values())


@every_game
def test_numbers_lie_within_the_bounds_that_are_named(game: Game) -> None:
    batch, dice = Batch(game, 8, seats=game.seats[-1], options=short_options(game, {})), np.random.default_rng(1)
    low, high = bounds(batch.parts)
    for _ in range(300):
        batch.step(any_codes(batch, dice))
        assert (batch.observations >= low).all()
        assert (batch.observations <= high).all()
    for options in option_sets(game):
        for seats in (game.seats[0], game.seats[-1]):
            chosen = Batch(game, 8, seats=seats, options=short_options(game, options), seed=11)
            for _ in range(60):
                chosen.step(any_codes(chosen, dice))
                assert ((chosen.observations >= low) & (chosen.observations <= high)).all(), options
    for name, field in batch.fields.items():
        assert np.shares_memory(field, batch.observations), name
        assert f" {name} " in batch.schema


@every_game
def test_every_legal_action_has_a_path_of_codes_of_its_own(game: Game) -> None:
    batch = Batch(game, 1)
    part, most = batch.coding.part, batch.coding.MOST_PARTS
    assert batch.codes <= MOST_CODES
    names = [batch.code_name(code) for code in range(batch.codes)]
    assert len(set(names)) == len(names)
    for seed, options in enumerate(option_sets(game)):
        match = Match.new(game, game.seats[seed % len(game.seats)], FastStream(seed), short_options(game, options))
        for _ in play_on(match, FastStream(seed)):
            for seat in match.actors():
                legal = match.legal(seat)
                paths = {tuple(part(action, depth) for depth in range(most)) for action in legal}
                assert len(paths) == len(legal)
                assert all(0 <= code < batch.codes for path in paths for code in path)
            if len(match.actions) > 150:
                break


@every_game
def test_candidates_are_the_legal_actions_with_their_codes(game: Game) -> None:
    batch, dice = Batch(game, 2), np.random.default_rng(2)
    for _ in range(60):
        actions, features = batch.candidates(1)
        assert actions.tolist() == batch.match(1).legal(int(batch.actor[1])) or batch.slots["depth"][1]
        assert len(np.unique(features, axis=0)) == len(actions)
        batch.step(any_codes(batch, dice))


@every_game
def test_an_action_of_the_engine_is_reached_code_by_code(game: Game) -> None:
    batch, dice = Batch(game, 1, options=short_options(game, {}), goes_on=False), FastStream(5)
    match = Match.new(game, batch.seats, FastStream(0), short_options(game, {}))
    for _ in range(80):
        if match.over:
            break
        if match.round_over:
            match.begin_round()
        seat = int(batch.actor[0])
        legal = match.legal(seat)
        action = legal[dice.below(len(legal))]
        while True:
            batch.step(batch.towards([action]))
            if batch.taken[0] >= 0:
                break
        assert batch.taken[0] == action
        match.apply(seat, action)
        assert match.over or match.round_over or match.state_hash == batch.state_hash(0)


@every_game
def test_what_is_not_allowed_ends_the_match_and_changes_nothing(game: Game) -> None:
    batch = Batch(game, 2, goes_on=False, refusal_penalty=7.0)
    before, seat = batch.state_hash(0), int(batch.actor[0])
    wrong = int(np.flatnonzero(batch.mask[0] == 0)[-1])
    for code in (wrong, -2, 99_999):
        batch.reset(0)
        batch.step([code, int(np.argmax(batch.mask[1]))])
        assert (batch.refused.tolist(), batch.ended.tolist()) == ([True, False], [True, False])
        assert batch.rewards[0, seat] == -7
        assert batch.rewards[0].sum() == -7
        assert batch.state_hash(0) == before
        assert batch.actor[0] == -1
        assert not batch.mask[0].any()
    rested = batch.state_hash(0)
    batch.step([0, int(np.argmax(batch.mask[1]))])
    assert not batch.ended.any()
    assert batch.state_hash(0) == rested


@every_game
def test_threads_change_nothing(game: Game) -> None:
    one, three = (Batch(game, 20, seed=3, threads=threads, options=short_options(game, {})) for threads in (1, 3))
    dice = np.random.default_rng(4)
    for _ in range(120):
        codes = any_codes(one, dice)
        one.step(codes)
        three.step(codes)
        assert one.states.tobytes() == three.states.tobytes()
        assert one.observations.tobytes() == three.observations.tobytes()
        assert one.mask.tobytes() == three.mask.tobytes()
        assert one.slots.tobytes() == three.slots.tobytes()


@every_game
def test_rewards_of_a_match_sum_to_zero_and_the_next_begins(game: Game) -> None:
    batch, dice = Batch(game, 6, seats=3, seed=1, options=short_options(game, {})), np.random.default_rng(4)
    ended = decided = 0
    while ended < 6:
        seeds = batch.seeds.copy()
        batch.step(any_codes(batch, dice))
        for i in np.flatnonzero(batch.ended).tolist():
            ended += 1
            assert batch.seeds[i] == seeds[i] + 6
            decided += batch.rewards[i].any()
            match = Match.new(game, 3, FastStream(int(batch.seeds[i])), short_options(game, {}))
            assert match.state_hash == batch.state_hash(i)
        assert batch.rewards.sum(axis=1) == pytest.approx(0, abs=1e-3)
        assert (batch.mask.sum(axis=1) > 0).all()
    assert decided > 3


def test_an_option_may_be_a_number() -> None:
    assert Batch("daumen-drauf", 1, options={"games": 1}).match(0).options["games"] == "1"


def test_what_a_batch_cannot_do_is_said() -> None:
    with pytest.raises(MatchError, match="number of matches is a whole number from 1 to 10000000, not 0"):
        Batch("biber-gang", 0)
    with pytest.raises(MatchError, match="players"):
        Batch("biber-gang", seats=9)
    batch = Batch("biber-gang", 3)
    with pytest.raises(MatchError, match="one code for each of the 3"):
        batch.step([1, 2])
    with pytest.raises(MatchError, match="a seed is a whole number"):
        batch.reset(-1)
    for matches in (2.5, 10**12, True, "3"):
        with pytest.raises(MatchError, match="number of matches is a whole number"):
            Batch("biber-gang", matches)  # type: ignore[arg-type]  # It is what is refused.
    with pytest.raises(MatchError, match="number of threads is a whole number"):
        Batch("biber-gang", 1, threads=0)
    for penalty in (-50.0, float("nan"), float("inf")):
        with pytest.raises(MatchError, match="a code that is refused costs points, 0 or more, not"):
            Batch("biber-gang", 1, refusal_penalty=penalty)
    for marks in ([0, 1, 2], [0.0, 1.0, 0.0]):
        with pytest.raises(MatchError, match="chosen says True or False for each match, not"):
            batch.reset(chosen=marks)
    for codes in (None, ["deck", "deck", "deck"], [[1], [2, 3], [4]]):
        with pytest.raises(MatchError, match="one code for each of the 3 matches, not "):
            batch.step(codes)  # type: ignore[arg-type]  # It is what is refused.
    for i in (7, -1):
        for ask in (batch.candidates, batch.view, batch.match, batch.state_hash):
            with pytest.raises(MatchError, match=f"no match {i}; matches are 0 to 2"):
                ask(i)
        with pytest.raises(MatchError, match=f"no match {i}"):
            batch.observe(i, 0)
        with pytest.raises(MatchError, match=f"no match {i}"):
            batch.allowed(i, 0)
    wrong: tuple[Any, ...] = ("1", 1.0, True, None)
    for i in wrong:
        for ask in (batch.candidates, batch.view, batch.match, batch.state_hash):
            with pytest.raises(MatchError, match=f"no match {i!r}; matches are 0 to 2"):
                ask(i)
        for ask_for in (batch.observe, batch.allowed):
            with pytest.raises(MatchError, match=f"no seat {i!r}; seats are 0 to 1"):
                ask_for(0, i)
        with pytest.raises(MatchError, match=f"no code {i!r}; codes are 0 to 110"):
            batch.code_name(i)
    no: Any = "no"
    with pytest.raises(MatchError, match="goes_on is True or False, not 'no'"):
        Batch("beanie", 1, goes_on=no)
    with pytest.raises(MatchError, match="event_time is True or False, not 'no'"):
        Batch("beanie", 1, event_time=no)
    with pytest.raises(MatchError, match="costs points, 0 or more, not '7'"):
        Batch("biber-gang", 1, refusal_penalty="7")  # type: ignore[arg-type]  # It is what is refused.
    for tempers in (5, [5], [["careful"]]):
        with pytest.raises(MatchError, match="there is no temper"):
            Batch("beanie", 1, event_time=True, tempers=tempers)  # type: ignore[arg-type]  # It is what is refused.
    with pytest.raises(MatchError, match="no seat 2"):
        batch.observe(0, 2)
    with pytest.raises(MatchError, match="no code 111"):
        batch.code_name(111)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([], r"one action for each of the 3 matches, not the shape \(0,\)"),
        ([0, 0], r"not the shape \(2,\)"),
        ([[0, 0, 0]], r"not the shape \(1, 3\)"),
        ([0] * 10_000, r"not the shape \(10000,\)"),
        (0, r"not the shape \(\)"),
        (None, r"not the shape \(\)"),
        ([0, 0, 0.5], "not float64: each is a whole number"),
        (["0", "0", "0"], "not <U1: each is a whole number"),
        ([0, 0, 2**32], "not 4294967296: each has 32 bits"),
        ([0, 111, 0], "there is no action 111; actions are 0 to 110"),
        ([0, -2, 0], "there is no action -2"),
    ],
)
def test_the_way_leads_to_one_action_of_each_match(actions: Any, why: str) -> None:
    with pytest.raises(MatchError, match=why):
        Batch("biber-gang", 3).towards(actions)


@pytest.mark.parametrize(
    ("codes", "why"),
    [
        ([0.9, 1.0, 2.0], "not float64"),
        (np.full(3, np.nan), "not float64"),
        ([True, False, True], "not bool"),
        (["1", "2", "3"], "not <U1"),
        ([10**30, 0, 0], "not object"),
        (np.array([0, 2**32, 0]), "not 4294967296"),
        (np.array([0, -(2**31) - 1, 0]), "not -2147483649"),
        (np.array([0, 2**31, 0], np.uint32), "not 2147483648"),
        (np.array([0, 2**64 - 1, 0], np.uint64), "not 18446744073709551615"),
    ],
)
def test_a_code_is_never_made_of_something_else(codes: Any, why: str) -> None:
    batch = Batch("biber-gang", 3)
    before = batch.state_hash(0)
    with pytest.raises(MatchError, match=f"one code for each of the 3 matches, {why}: each "):
        batch.step(codes)
    assert batch.state_hash(0) == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.uint32, np.int64, np.uint64, ">i4"])
def test_a_code_may_have_any_type_of_whole_numbers(kind: npt.DTypeLike) -> None:
    one, other = Batch("biber-gang", 3), Batch("biber-gang", 3)
    codes = any_codes(one, np.random.default_rng(1))
    one.step(codes)
    other.step(codes.astype(kind))
    assert one.taken.tolist() == other.taken.tolist()
    assert (one.taken >= 0).all()


def test_the_way_to_waiting_is_the_last_code() -> None:
    batch = Batch("beanie", 2, event_time=True)
    assert batch.towards([WAIT, 0]).tolist()[0] == batch.codes - 1


def test_only_the_chosen_begin_anew() -> None:
    batch, dice = Batch("biber-gang", 3), np.random.default_rng(4)
    for _ in range(5):
        batch.step(any_codes(batch, dice))
    before = [batch.state_hash(i) for i in range(3)]
    batch.reset(chosen=[False, True, False])
    after = [batch.state_hash(i) for i in range(3)]
    assert [before[0], before[2]] == [after[0], after[2]]
    assert before[1] != after[1]
    assert batch.seeds.tolist() == [0, 4, 2]


def test_at_beanie_only_who_is_obliged_is_asked_though_anybody_may_act() -> None:
    batch, dice = Batch("beanie", 1), np.random.default_rng(0)
    for _ in range(200):
        match = batch.match(0)
        assert match.obliged() == (int(batch.actor[0]),)
        batch.step(any_codes(batch, dice))
