"""What can be held of batches on a graphics processor where there is none; `make bench-cuda` compares all the rest."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.errors import MatchError
from biberbau.core.match import Match
from biberbau.core.view import hash_record
from biberbau.envs.cuda import CudaBatch, device, random_matches
from biberbau.envs.cuda.device import NO_DEVICE, aligned, packed
from biberbau.games import GAMES, game_named


@pytest.fixture
def without_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device.cuda, "is_available", lambda: False)


@pytest.mark.usefixtures("without_device")
def test_without_a_device_it_is_said_what_is_needed() -> None:
    for asked in (lambda: CudaBatch("biber-gang", 4), lambda: random_matches("daumen-drauf", 4)):
        with pytest.raises(MatchError) as refused:
            asked()
        assert str(refused.value) == NO_DEVICE


@pytest.mark.usefixtures("without_device")
def test_games_that_there_is_no_room_for_are_named() -> None:
    for name, actions in (("biber-mania", "7,914"), ("beanie", "10,993,966")):
        with pytest.raises(MatchError, match=f"{name} has {actions} actions"):
            CudaBatch(name, 4)
    with pytest.raises(MatchError, match="at least one match"):
        CudaBatch("biber-gang", 0)
    with pytest.raises(MatchError, match="at least one match"):
        random_matches("biber-gang", 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_comes_back_from_where_its_fields_are_aligned(name: str) -> None:
    game = game_named(name)
    match = Match.new(game, game.seats[0], FastStream(3))
    there = np.zeros(1, aligned(game.record))
    for field in game.record.names or ():
        there[field] = match.states[field]
        kind, offset = (there.dtype.fields or {})[field][:2]
        assert offset % kind.base.itemsize == 0
    assert hash_record(packed(there, game).tobytes()) == match.state_hash
