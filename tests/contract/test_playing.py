"""A match of any game: it ends, its cards stay, what is legal is what passes the check, and it replays."""

from __future__ import annotations

import itertools
import pickle

import pytest

from biberbau.core.chance import FastStream, SeedStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.reasons import IllegalAction
from biberbau.core.record import parse_record, record_of, replay
from tests.contract.cards import count_of
from tests.contract.matches import every_game, finished_match, new_match, option_sets, play_on, short_options

CHECKS_UNDER_THE_LAW = 4000
"""Matches for each number of seats and each set of options, times the actions that are asked about in each state."""

RANDOM_MATCHES = 100_000
"""Of each game, over all numbers of seats and sets of options."""

FAR_NUMBERS = (-(2**62), -(2**15), -2, -1, 127, 128, 2**15, 2**31, 2**62)


@pytest.mark.long
@every_game
def test_every_match_ends_with_totals_that_add_up(game: Game) -> None:
    for seats, options in itertools.product(game.seats, option_sets(game)):
        match = finished_match(game, seats, options, seed=seats)
        assert match.totals == [sum(scores) for scores in zip(*match.score_pad, strict=True)]
        assert match.winners
        assert match.actors() == ()
        assert [match.legal(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.long
@every_game
def test_no_card_comes_or_goes(game: Game) -> None:
    count = count_of(game)
    if count is None:
        pytest.skip(f"{game.name} declares that its cards are not conserved")
    for seats in game.seats:
        match = new_match(game, seats, {}, seed=seats)
        cards = count(match.record)
        for _ in play_on(match, FastStream(seats)):
            assert count(match.record) == cards
        assert count(match.record) == cards


@pytest.mark.long
@every_game
def test_an_action_is_legal_exactly_if_its_check_passes(game: Game) -> None:
    matches = max(1, CHECKS_UNDER_THE_LAW // game.action_count)
    assert sum_over_tables(game, "count_breaches", matches) == 0


@every_game
@pytest.mark.long
def test_the_same_over_many_states(game: Game) -> None:
    # In Biber-Mania every state is held against thousands of actions.
    matches = 10 if game.name == "biber-mania" else 40
    assert sum_over_tables(game, "count_breaches", matches) == 0


@every_game
@pytest.mark.long
def test_nobody_is_ever_stuck_and_every_match_ends(game: Game) -> None:
    tables = len(game.seats) * sum(1 for _ in option_sets(game))
    assert sum_over_tables(game, "count_stuck", -(-RANDOM_MATCHES // tables)) == 0


def sum_over_tables(game: Game, count: str, matches: int) -> int:
    """Return what a function of `tests.contract.law` counts in so many matches at each kind of table."""
    law, states = game.driver("tests.contract.law"), game.new_states()
    return sum(
        getattr(law, count)(states, seats, game.encode_options(short_options(game, options)), seats, matches)
        for seats, options in itertools.product(game.seats, option_sets(game))
    )


@every_game
def test_a_refusal_of_anything_has_a_sentence_and_changes_nothing(game: Game) -> None:
    match = new_match(game, game.seats[-1], short_options(game, {}), seed=3)
    dice = FastStream(9)
    for _ in play_on(match, FastStream(3)):
        before = match.states.tobytes()
        seat, action = dice.below(match.seats), dice.below(game.action_count)
        refusal = match.check(seat, action)
        if refusal is None:
            continue
        for language in ("en", "de"):
            assert refusal.text(language)
        with pytest.raises(IllegalAction, match=r"\(clause \d+\.\d+\)"):
            match.apply(seat, action)
        assert match.states.tobytes() == before


@every_game
def test_numbers_from_outside_are_refused_whatever_they_are(game: Game) -> None:
    match = new_match(game, game.seats[0], {}, seed=1)
    before = match.states.tobytes()
    far_actions = (*FAR_NUMBERS, game.action_count, game.action_count + 1)
    far_seats = (*FAR_NUMBERS, match.seats, match.seats + 1)
    for seat, action in [*itertools.product(far_seats, (0, -1, 2**40)), *itertools.product((0, 1), far_actions)]:
        with pytest.raises(IllegalAction):
            match.apply(seat, action)
    assert match.states.tobytes() == before


@every_game
def test_a_record_replays_to_the_same_bytes(game: Game) -> None:
    for seats, options in itertools.product(game.seats, option_sets(game)):
        match = Match.new(game, seats, SeedStream(bytes([seats]) * 32), short_options(game, options))
        for _ in play_on(match, FastStream(seats)):
            pass
        record = parse_record(str(record_of(match)))
        again = replay(record, game)
        assert record.result == again.totals
        assert again.states.tobytes() == match.states.tobytes()
        assert again.chance == match.chance
        half = replay(record, game, until=len(record.actions) // 2)
        for seat, action in match.actions[len(half.actions) :]:
            if half.round_over:
                half.begin_round()
            half.apply(seat, action)
        assert half.state_hash == match.state_hash


@every_game
def test_copies_and_pickles_are_equal_and_apart(game: Game) -> None:
    match = new_match(game, game.seats[-1], short_options(game, {}), seed=5)
    for seat, action in play_on(match, FastStream(5)):
        view = match.view(seat)
        assert pickle.loads(pickle.dumps(view)).bytes == view.bytes
        assert pickle.loads(pickle.dumps(match.states)).tobytes() == match.states.tobytes()
        twin = match.copy(FastStream(1))
        before = match.states.tobytes()
        twin.apply(seat, action)
        assert match.states.tobytes() == before != twin.states.tobytes()


@every_game
def test_payoffs_sum_to_zero_and_follow_the_scores(game: Game) -> None:
    import numpy as np

    values = np.zeros(game.seats[-1], np.float64)
    for seats in game.seats:
        match = finished_match(game, seats, short_options(game, {}), seed=seats)
        game.engine.payoffs_at(match.states, 0, values)
        assert sum(values[:seats]) == pytest.approx(0, abs=1e-9)
        sign = -1 if game.better == "low" else 1
        by_payoff = sorted(range(seats), key=lambda seat: (values[seat], seat))
        by_score = sorted(range(seats), key=lambda seat: (sign * match.round_scores[seat], seat))
        assert by_payoff == by_score
