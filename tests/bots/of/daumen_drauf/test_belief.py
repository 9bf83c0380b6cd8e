"""What is believed at Daumen Drauf!: the trick is taken back, and worlds come up as often as they explain it."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import pytest

from biberbau.bots.of.daumen_drauf import belief
from biberbau.bots.search.tuned import TUNING
from biberbau.bots.search.tuning import TRUST
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.daumen_drauf import numbering
from tests.contract.matches import any_action, new_match
from tests.daumen_drauf_tables import daumen_drauf, endgame

GAME = game_named("daumen-drauf")
OF_THE_PAST = ("trick", "trick_seat", "trick_count", "hand", "hand_count", "rank", "colours", "thumb", "shower")


def test_a_card_is_taken_back_as_if_it_had_never_been_shown() -> None:
    taken_back = 0
    for seed in range(40):
        match, dice = new_match(GAME, GAME.seats[seed % len(GAME.seats)], {"games": "1"}, seed), FastStream(seed)
        while not match.round_over:
            seat, action = any_action(match, dice)
            before, count = match.states.copy(), int(match.record["trick_count"])
            match.apply(seat, action)
            if match.record["trick_count"] == count + 1:
                states = match.states.copy()
                assert belief.take_back(states[0]) == action - numbering.SHOW
                for field in OF_THE_PAST:
                    assert np.array_equal(states[0][field], before[0][field]), field
                taken_back += 1
    assert taken_back > 500


def plausible(match: Match, seat: int) -> float:
    return float(belief.plausibility(match.states.copy()[0], seat))


def test_whoever_passes_seldom_holds_what_would_have_taken_a_good_trick() -> None:
    trick = "0:Y2- 1:G2- 0:K1-"
    strong = endgame("Y4+ G4+", "K4- Y1+", trick=trick, turn=1)
    weak = endgame("Y4+ G4+", "Y3- Y1+", trick=trick, turn=1)
    likely = [float(belief.likelihood(match.states.copy()[0], 1, -1)) for match in (strong, weak)]
    assert likely[1] == 1.0, "who could only pass tells nothing by it"
    assert likely[0] < 0.5


def test_a_lead_tells_nothing_of_a_hand_that_is_empty_and_something_of_one_that_is_not() -> None:
    good = endgame("Y4+ G4+", "K4-", trick="1:K1+ ", turn=0)
    poor = endgame("Y4+ G4+", "K2+", trick="1:K1+", turn=0)
    assert plausible(good, 0) != plausible(poor, 0)
    assert plausible(endgame("Y4+ G4+", "K4-", turn=0), 0) == 1.0


def worlds(match: Match, seat: int, trust: float, count: int) -> list[Match]:
    """Deal worlds one after another as the search does."""
    compiled = GAME.driver("biberbau.bots.search.tree")
    tuning, rng = TUNING.copy(), np.array([7], np.uint64)
    tuning[TRUST] = trust
    world, known, believed, dealt, found = GAME.new_states(), GAME.new_states(), 0.0, rng[0], []
    for _ in range(count):
        believed, dealt = compiled.deal_world(match.view(seat).data, world, known, seat, believed, dealt, tuning, rng)
        found.append(Match(GAME, world.copy(), FastStream(0)))
    return found


def share_of_hands(matches: list[Match], weights: list[float]) -> dict[tuple[int, ...], float]:
    counted: dict[tuple[int, ...], float] = defaultdict(float)
    for match, weight in zip(matches, weights, strict=True):
        counted[tuple(match.record["hand"][1].tolist())] += weight / sum(weights)
    return counted


@pytest.mark.long
@pytest.mark.parametrize("trust", [1.0, 0.5])
def test_worlds_come_up_as_often_as_they_are_plausible(trust: float) -> None:
    match = daumen_drauf("Y4+ G4+ K2-", None, trick="0:Y2- 1:G2- 0:K1- 1:K3-", turn=0, phase="turn")
    alike = worlds(match, 0, 0.0, 8000)
    expected = share_of_hands(alike, [plausible(world, 0) ** trust for world in alike])
    found = share_of_hands(worlds(match, 0, trust, 8000), [1.0] * 8000)
    plain = share_of_hands(alike, [1.0] * 8000)
    cards = sorted({card for hand in expected for card in hand if card >= 0})
    errors, differences = [], []
    for card in cards:
        share = [sum(part for hand, part in counted.items() if card in hand) for counted in (expected, found, plain)]
        errors.append(abs(share[0] - share[1]))
        differences.append(abs(share[0] - share[2]))
    assert max(differences) > 0.05, "what was done should tell something"
    assert max(errors) < 0.6 * max(differences)
