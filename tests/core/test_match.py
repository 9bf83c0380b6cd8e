"""A match object: rounds, copies, and what it refuses."""

from __future__ import annotations

import pytest

from biberbau.core.chance import FastStream, SeedStream
from biberbau.core.match import Match
from biberbau.core.options import OptionError
from biberbau.core.reasons import NotationError
from biberbau.core.record import parse_record, record_of, replay
from biberbau.games import UnknownGame, game_named
from tests.builders import play
from tests.contract.matches import finished_match, play_on

GAME = game_named("biber-gang")


def test_a_match_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        Match.new(GAME, 7, FastStream(0))
    with pytest.raises(OptionError, match="no option laps"):
        Match.new(GAME, 2, FastStream(0), {"laps": "1"})
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are biber-gang"):
        game_named("chess")
    with pytest.raises(ValueError, match="there is no seat 2"):
        Match.new(GAME, 2, FastStream(0)).legal(2)


def test_the_next_round_begins_only_between_rounds() -> None:
    match = Match.new(GAME, 2, FastStream(0), {"rounds": "1"})
    with pytest.raises(ValueError, match="when this one is over"):
        match.begin_round()
    match = finished_match(GAME, 2, {"rounds": "1"}, seed=0)
    with pytest.raises(ValueError, match="the match is over"):
        match.begin_round()


def test_the_score_pad_has_every_round() -> None:
    match = finished_match(GAME, 3, {"rounds": "4"}, seed=3)
    assert len(match.score_pad) == 4
    assert match.score_pad[-1] == match.round_scores
    assert match.totals == [sum(scores) for scores in zip(*match.score_pad, strict=True)]
    assert match.winners == [seat for seat, total in enumerate(match.totals) if total == min(match.totals)]


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    first, second, other = (Match.new(GAME, 4, SeedStream(bytes([seed]) * 32)) for seed in (1, 1, 2))
    assert first.states.tobytes() == second.states.tobytes() != other.states.tobytes()
    assert first.state_hash == second.state_hash != other.state_hash


def test_a_record_is_one_line_that_names_everything() -> None:
    match = Match.new(GAME, 2, SeedStream(bytes(32)), {"rounds": "1", "stall_limit": "10"})
    play(match, "1 open-T1-B3")
    zeros = "0" * 64
    assert str(record_of(match)) == (
        f"biberbau/1 biber-gang/1 seats=2 options=rounds:1 stream=seed:{zeros} result=- actions=1:open-T1-B3"
    )
    empty = Match.new(GAME, 2, FastStream(7))
    line = "biberbau/1 biber-gang/1 seats=2 options=- stream=fast:7 result=- actions=-"
    assert str(record_of(empty)) == line
    assert replay(parse_record(line), GAME).states.tobytes() == empty.states.tobytes()


def test_a_record_of_another_version_is_refused() -> None:
    line = "biberbau/1 biber-gang/99 seats=2 options=- stream=fast:7 result=- actions=-"
    with pytest.raises(NotationError, match="version 99; this is biber-gang version 1"):
        replay(parse_record(line), GAME)


def test_a_copy_goes_on_alone() -> None:
    match = Match.new(GAME, 2, FastStream(7), {"rounds": "2"})
    for number, _ in enumerate(play_on(match, FastStream(1))):
        if number == 30:
            break
    copy = match.copy(FastStream(9))
    before = match.state_hash, list(match.actions), list(match.chance), [list(scores) for scores in match.score_pad]
    for _ in play_on(copy, FastStream(2)):
        pass
    assert copy.over
    assert (match.state_hash, match.actions, match.chance, match.score_pad) == before
    assert copy.actions[:30] == match.actions
