"""What can be held of batches on a graphics processor where there is none; `make bench-cuda` compares all the rest."""

from __future__ import annotations

import copy
import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.errors import MatchError
from biberbau.core.match import Match
from biberbau.core.view import hash_record
from biberbau.envs import Batch
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


class There:
    """What an array on a graphics processor looks like."""

    __cuda_array_interface__ = True

    def __init__(self, *shape: int, kind: str) -> None:
        self.shape, self.dtype = shape, np.dtype(kind)


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Send nothing anywhere; what kernels would be given is kept."""
    given: list[Any] = []
    monkeypatch.setattr(device.cuda, "to_device", lambda array: array)
    monkeypatch.setattr(device.cuda, "as_cuda_array", lambda array: array)
    monkeypatch.setattr(CudaBatch, "launch", lambda batch, kernel, array: given.append(array))
    return given


def four_matches() -> Any:
    """Return a batch that would lie on a graphics processor if there were one."""
    batch: Any = CudaBatch.__new__(CudaBatch)
    batch.states, batch.kernels = np.zeros(4), SimpleNamespace(step="step", reset="reset")
    return batch


def test_a_step_is_refused_in_the_words_of_a_batch(launched: list[Any]) -> None:
    batch, there = Batch("biber-gang", 4), four_matches()
    wrong: tuple[Any, ...] = ([0.5] * 4, [2**40] * 4, [True] * 4, [1] * 3, ["1"] * 4, None, [[1, 2], [3]])
    for codes in wrong:
        said = []
        for one in (batch, there):
            with pytest.raises(MatchError) as refused:
                one.step(codes)
            said.append(str(refused.value))
        assert said[0] == said[1]
        assert said[0].startswith("a step takes one code for each of the 4 matches, not ")
    for chosen in ([0, 1, 2, 3], [True]):
        said = []
        for one in (batch, there):
            with pytest.raises(MatchError) as refused:
                one.reset(chosen=chosen)
            said.append(str(refused.value))
        assert said[0] == said[1]
    assert launched == []
    for taken in ([1, 2, 3, 4], np.array([1, 2, 3, 4], np.uint8), np.array([1, 2, 3, 4], np.int64)):
        there.step(taken)
    assert [(array.tolist(), array.dtype) for array in launched] == [([1, 2, 3, 4], np.int32)] * 3


def test_arrays_that_lie_there_already_have_to_be_of_the_right_type_and_shape(launched: list[Any]) -> None:
    there, codes, chosen = four_matches(), There(4, kind="i4"), There(4, kind="?")
    there.step(codes)
    there.reset(chosen=chosen)
    assert launched == [codes, chosen]
    for wrong, why in ((There(4, kind="f4"), "not float32: on"), (There(4, kind="i8"), "not int64"), (chosen, "bool")):
        with pytest.raises(MatchError, match=rf"a step takes one code for each of the 4 matches, .*{why}"):
            there.step(wrong)
    with pytest.raises(MatchError, match=r"one code for each of the 4 matches, not the shape \(5,\)"):
        there.step(There(5, kind="i4"))
    with pytest.raises(MatchError, match=r"chosen has one entry for each of the 4 matches, not int32"):
        there.reset(chosen=codes)


@pytest.mark.parametrize("copying", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_on_a_graphics_processor_is_not_copied(copying: Any) -> None:
    with pytest.raises(TypeError, match="cannot be copied or pickled: its arrays lie on the graphics processor"):
        copying(four_matches())
