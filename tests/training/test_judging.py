"""Judgement that is learned: from a few quick games to the module that search reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_limits

from biberbau.bots import Learned, write_layers
from biberbau.bots.learned.weights_text import NONE, PLACES, networks, read_layers
from biberbau.games import game_named
from biberbau.training.judging.fitting import fit, foreseen, inputs_of
from biberbau.training.judging.gathering import JUDGEMENT, NOTHING, Gathered, Gathering, Seen, followed, gather
from biberbau.training.judging.writing import as_source, learned_by, module_with, write

GAME = game_named("daumen-drauf")
PLAYERS = 3


def gathered(games: int, seed: int) -> Gathered:
    return gather(GAME, PLAYERS, Gathering(games, 5, seed), lambda done: None)


def test_the_same_seed_gathers_the_same_positions_and_all_cards_are_somewhere() -> None:
    once, again, other = gathered(3, 1), gathered(3, 1), gathered(3, 2)
    assert np.array_equal(once.rows, again.rows)
    assert np.array_equal(once.became, again.became)
    assert not np.array_equal(once.rows, other.rows)
    cards = 2 * 3 * (PLAYERS + 2)
    for deal in range(3):
        # Positions of a game are there from its last on.
        groups, rows = once.groups[once.deal == deal][-1], once.rows[once.deal == deal][-1]
        assert np.bincount(groups[rows != NOTHING]).tolist() == [cards // 3] * 3
        places = rows[rows != NOTHING] % (PLAYERS + 1)
        assert np.bincount(places).tolist() == [5, 5, 5, cards - 15]
        assert len({*zip(groups.tolist(), rows.tolist(), strict=True)} - {(NOTHING, NOTHING)}) == cards
    assert once.became.mean(axis=1) == pytest.approx(0, abs=1e-6)


def test_what_follows_from_where_cards_lie_is_learned() -> None:
    """Made up: the first player gets two points for each harmless card of theirs, of any colour."""
    dice, judgement = np.random.default_rng(5), GAME.keeper(JUDGEMENT)
    sizes, kinds = judgement.sizes(PLAYERS), 2 * (PLAYERS + 2)
    where = dice.integers(NOTHING, PLAYERS + 1, (6000, judgement.GROUPS, kinds))
    rows = np.where(where == NOTHING, NOTHING, np.arange(kinds) * (PLAYERS + 1) + where).reshape(len(where), -1)
    groups = np.broadcast_to(np.repeat(np.arange(judgement.GROUPS), kinds), rows.shape)
    became = np.outer(2.0 * (where[:, :, ::2] == 0).sum(axis=(1, 2)), [1, 0, 0]).astype(np.float32)
    became -= became.mean(axis=0)
    became -= became.mean(axis=1, keepdims=True)
    found = Gathered(groups.astype(np.int8), rows.astype(np.int16), became, np.arange(len(where), dtype=np.int32))
    with threadpool_limits(1):
        layers, part = fit(found, judgement.GROUPS, sizes, seed=1)
    assert part > 0.3
    inputs = inputs_of(found, np.arange(50), judgement.GROUPS, sizes[0])
    rounded: list[Any] = [array / 2**PLACES for array in read_layers(write_layers(layers), sizes)]
    assert foreseen(rounded, inputs) == pytest.approx(foreseen(layers, inputs), abs=0.1)


def test_what_a_position_came_to_is_traced_and_not_across_what_anybody_would_do() -> None:
    def seen(judged: float) -> Seen:
        return Seen(np.zeros((2, 0), np.int16), np.zeros(2), np.array([judged, -judged]), 0)

    positions, ended = [seen(1), seen(2), seen(3), seen(4)], np.array([10.0, -10.0])
    assert [became[0] for _, became in followed(positions, {1}, ended, 1)] == [10, 10, 10, 10]
    assert [became[0] for _, became in followed(positions, set(), ended, 0)] == [10, 4, 3, 2]
    assert [became[0] for _, became in followed(positions, {1}, ended, 0.5)] == [10, 7, 2]


def test_what_is_written_is_read_again() -> None:
    dice, sizes = np.random.default_rng(1), (8, 4, 3, 2)
    shapes = [(8, 4), (4,), (4, 3), (3,), (3, 2), (2,)]
    layers = [dice.integers(-900, 900, shape) / 2**PLACES for shape in shapes]
    card = Learned("make it (0.1 hours, some commit)" * 5, "0.600 [0.500, 0.700] of the wins", write_layers(layers))
    module: dict[str, Any] = {}
    exec(as_source({2: card}), module)
    assert module["LEARNED"] == {2: card}
    read = read_layers(module["LEARNED"][2].weights, sizes)
    assert all((array * 2**PLACES == whole).all() for array, whole in zip(layers, read, strict=True))
    with pytest.raises(ValueError, match="do not fit"):
        read_layers(card.weights, (8, 4, 3, 1))


def test_a_module_is_written_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, known = tmp_path / "learned.py", learned_by(GAME)
    monkeypatch.setattr(module_with(GAME), "__file__", str(target))
    with target.open("w+", encoding="utf-8") as before:
        before.write("what it was")
        before.flush()
        write(GAME, known)
        before.seek(0)
        assert before.read() == "what it was", "another file stands in its place, and nobody meets half of one"
    assert target.read_text(encoding="utf-8") == as_source(known)
    assert list(tmp_path.iterdir()) == [target]
    monkeypatch.setattr(module_with(GAME), "__file__", str(tmp_path / "nowhere" / "learned.py"))
    with pytest.raises(OSError, match="cannot be written"):
        write(GAME, known)


def test_networks_are_stacked_in_the_order_of_how_many_play() -> None:
    def sizes(seats: int) -> tuple[int, int]:
        return seats + 3, seats

    dice = np.random.default_rng(1)
    layers = {seats: [dice.integers(-9, 9, sizes(seats)) / 2**PLACES, np.ones(seats)] for seats in (4, 2)}
    learned = {seats: Learned("trained", "strong", write_layers(layers[seats])) for seats in layers}
    which, (weights, bias) = networks(learned, sizes, 5)
    assert which.tolist() == [NONE, NONE, 0, NONE, 1, NONE]
    assert weights.shape == (2, 7, 4)
    assert bias.shape == (2, 4)
    for seats, network in ((2, 0), (4, 1)):
        assert (weights[network, : seats + 3, :seats] == np.rint(layers[seats][0] * 2**PLACES)).all()
    assert not weights[0, 5:].any()
    assert not weights[0, :, 2:].any()
    assert networks({}, sizes, 5)[1][0].shape == (0, 8, 5)
