"""Nobody is given anything that depends on what they may not know."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import PUBLIC
from biberbau.games import game_named
from tests.contract.cards import count_of
from tests.contract.matches import NAMES, every_game, new_match, option_sets, play_on, redealt, short_options
from tests.contract.twins import Stretch, follow, original_of, random_stretch, twin_of

PAIRS = int(os.environ.get("TWIN_PAIRS", "2000"))
"""Pairs of games that are compared in each game; `make twins` takes more."""
PAIRS_OF_A_STRETCH = 3
"""At least so many come of one stretch, on average: one for each seat and one for everybody."""


@st.composite
def stretches(draw: st.DrawFn, name: str) -> Stretch:
    """Stretches of random matches, anywhere in a round."""
    game = game_named(name)
    return random_stretch(
        game,
        seats=draw(st.sampled_from(list(game.seats))),
        options=short_options(game, draw(st.sampled_from(option_sets(game)))),
        seed=draw(st.integers(0, 2**31)),
        first=draw(st.integers(0, 100)),
        length=draw(st.integers(0, 12)),
    )


def compare_twins(stretch: Stretch, random: Random) -> int:
    """Compare what each seat, and everybody, is given in a game and in its twin; return the pairs that do differ."""
    differing = 0
    for seat in (None, *range(stretch.start.seats)):
        twin = twin_of(stretch, seat, random)
        differing += twin.states.tobytes() != stretch.start.states.tobytes()
        assert follow(stretch, twin, seat, random) == follow(stretch, original_of(stretch), seat)
    return differing


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=60)
def test_twin_games_look_the_same(name: str, data: st.DataObject) -> None:
    compare_twins(data.draw(stretches(name)), Random(data.draw(st.integers(0, 2**31))))


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_thousands_of_twin_games_look_the_same(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pairs = 0

    @settings(max_examples=PAIRS // PAIRS_OF_A_STRETCH)
    @given(stretch=stretches(name), dice=st.integers(0, 2**31))
    def compare(stretch: Stretch, dice: int) -> None:
        nonlocal pairs
        pairs += compare_twins(stretch, Random(dice))

    compare()
    with capsys.disabled():
        print(f"\n{name}: {pairs:,} pairs of twin games, all bytes equal")
    assert pairs >= PAIRS


@pytest.mark.long
@every_game
def test_a_redealt_world_looks_the_same_and_plays_on(game: Game) -> None:
    for seats in game.seats:
        match = new_match(game, seats, short_options(game, {}), seed=seats)
        count = count_of(game)
        for step, _ in enumerate(play_on(match, FastStream(seats))):
            for seat in (None, *range(seats)):
                world = redealt(match, seat, dice=step)
                assert world.view(seat).bytes == match.view(seat).bytes
                assert world.actors() == match.actors()
                assert count is None or count(world.record) == count(match.record)
            if step % 8 == 0:
                assert len(list(play_on(world, FastStream(step)))) > 0
                assert world.over


@every_game
def test_a_view_of_a_view_is_the_view(game: Game) -> None:
    match = new_match(game, game.seats[-1], short_options(game, {}), seed=8)
    for _ in play_on(match, FastStream(8)):
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            again = game.new_states()
            game.engine.view_at(view.data, 0, PUBLIC if seat is None else seat, again, 0)
            assert again.tobytes() == view.bytes


@every_game
def test_a_public_view_knows_no_more_than_any_seat(game: Game) -> None:
    match = new_match(game, game.seats[-1], short_options(game, {}), seed=8)
    for _ in play_on(match, FastStream(8)):
        public = match.view(None).bytes
        for seat in range(match.seats):
            seen = game.new_states()
            game.engine.view_at(match.view(seat).data, 0, PUBLIC, seen, 0)
            assert seen.tobytes() == public


@every_game
def test_redeals_differ_wherever_something_is_hidden(game: Game) -> None:
    match = new_match(game, game.seats[0], {}, seed=1)
    worlds = {redealt(match, 0, dice).states.tobytes() for dice in range(50)}
    assert len(worlds) == 50
