"""What can be forgotten: never what lies open, and never so that the world could not be."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.contract.cards import CARDS
from tests.contract.matches import new_match, play_on, short_options

OPEN = {
    "biber-gang": ("face_up", "hidden", "drawn", "discard_count", "deck_count", "turn"),
    "daumen-drauf": ("trick", "hand_count", "stack_count", "out_count", "out_seat", "thumb", "turn"),
    "biber-mania": ("display", "stock", "pile", "hand_count", "deck_count", "turn"),
    "beanie": ("pile", "meld_cards", "run_place", "hand_count", "stock_count", "turn"),
}
"""Fields that show what lies open, or how many cards lie where."""

every_game = pytest.mark.parametrize("game", [game_named(name) for name in OPEN], ids=list(OPEN))
"""Runs a test once for each game in which something can be forgotten."""

HAND = {"biber-gang": None, "daumen-drauf": "hand", "biber-mania": "hand", "beanie": "hand"}
"""The field with the seats' hands."""


def redealt_worlds(game: Game) -> Iterator[tuple[Match, int]]:
    """Give worlds that seats who are to act think possible, from random matches."""
    rng = np.array([77], np.uint64)
    for seed in range(12):
        match = new_match(game, game.seats[seed % len(game.seats)], short_options(game, {}), seed)
        for number, (seat, _) in enumerate(play_on(match, FastStream(seed))):
            if match.record["round_number"] > 1:
                break
            if number % 5 == 4:
                states = match.view(seat).data.copy()
                game.engine.redeal_at(states, 0, seat, rng)
                yield Match(game, states, FastStream(seed)), seat


def forgetting(match: Match, seat: int, share: float, seed: int) -> Match:
    """Return the world as one takes it to be who has forgotten some of it."""
    twin = match.copy(FastStream(seed))
    forget = match.game.keeper("biberbau.bots.contract.memory").forget
    forget(twin.states[0], seat, share, np.array([seed + 1], np.uint64))
    return twin


@every_game
def test_what_lies_open_is_not_forgotten_and_no_card_comes_or_goes(game: Game) -> None:
    count = CARDS[game.name]
    assert count is not None
    different = 0
    for number, (world, seat) in enumerate(redealt_worlds(game)):
        twin = forgetting(world, seat, 1.0, number)
        different += twin.states.tobytes() != world.states.tobytes()
        assert count(twin.record) == count(world.record)
        assert twin.legal(seat) == world.legal(seat)
        for field in OPEN[game.name]:
            assert np.array_equal(twin.record[field], world.record[field])
        if HAND[game.name]:
            assert np.array_equal(twin.record[HAND[game.name]][seat], world.record[HAND[game.name]][seat])
    assert different > 15


@every_game
def test_the_world_can_still_be_played_to_its_end(game: Game) -> None:
    for number, (world, seat) in enumerate(redealt_worlds(game)):
        if number % 3 == 0:
            twin = forgetting(world, seat, 0.5, number)
            cards = CARDS[game.name]
            before = cards(twin.record) if cards else None
            for _ in play_on(twin, FastStream(number)):
                if twin.round_over:
                    break
            assert twin.round_over
            assert cards is None or cards(twin.record) == before


@every_game
def test_who_forgets_nothing_knows_the_world_as_it_is(game: Game) -> None:
    for number, (world, seat) in enumerate(redealt_worlds(game)):
        assert forgetting(world, seat, 0.0, number).states.tobytes() == world.states.tobytes()


def test_forgotten_hands_are_in_order_and_what_is_known_of_them_is_in_them() -> None:
    for number, (world, seat) in enumerate(redealt_worlds(game_named("daumen-drauf"))):
        record = forgetting(world, seat, 1.0, number).record
        for other in range(record["seats"]):
            hand = record["hand"][other, : record["hand_count"][other]].tolist()
            assert hand == sorted(set(hand))
    for number, (world, seat) in enumerate(redealt_worlds(game_named("biber-mania"))):
        record = forgetting(world, seat, 0.5, number).record
        for other in range(record["seats"]):
            unseen = record["hand"][other] - record["known"][other]
            assert unseen.min() >= 0
            assert unseen.sum() == record["unseen"][other]
