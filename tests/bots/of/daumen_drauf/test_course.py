"""What was done in a trick of Daumen Drauf! is taken back, and the state is again what it was."""

from __future__ import annotations

from biberbau.bots.of.daumen_drauf.course import take_back_choice
from biberbau.core.chance import FastStream
from biberbau.games.daumen_drauf import GAME, numbering
from tests.contract.matches import any_action, new_match


def test_each_card_of_a_trick_of_two_is_taken_back_as_if_it_had_never_been_shown() -> None:
    taken_back = 0
    for seed in range(30):
        match, dice = new_match(GAME, 2, {"games": "1"}, seed), FastStream(seed)
        while not match.round_over:
            seat, action = any_action(match, dice)
            before = match.states.copy()
            match.apply(seat, action)
            if not numbering.SHOW <= action < numbering.PARRY or match.round_over or not match.record["trick_count"]:
                continue
            states = match.states.copy()
            assert take_back_choice(states[0])
            assert states.tobytes() == before.tobytes()
            taken_back += 1
    assert taken_back > 200


def test_nothing_is_taken_back_beyond_the_trick_nor_where_somebody_may_have_passed_unseen() -> None:
    for seats in (2, 3):
        match = new_match(GAME, seats, {"games": "1"}, 1)
        if seats == 3:
            match.apply(*any_action(match, FastStream(1)))
        before = match.states.tobytes()
        assert not take_back_choice(match.states[0])
        assert match.states.tobytes() == before
