"""A game of a stranger's package is learned like those of the house: batches, environments of others, data."""

from __future__ import annotations

import copy
import importlib
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.errors import GameError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.encoding.schema import bounds
from biberbau.envs import Batch
from biberbau.envs.dataset import Dataset
from biberbau.envs.pettingzoo import BiberbauParallel
from biberbau.games import game_named
from tests.cli.running import Terminal
from tests.contract.twins import original_of, random_stretch, twin_of
from tests.envs.test_batch import any_codes, play_out
from tests.outside.test_refusing import STATE, without

ONE_LIFE = {"lives": "1"}


@pytest.fixture
def game(schwimmen: Path) -> Game:
    return game_named("schwimmen")


@pytest.mark.long
def test_a_batch_plays_the_same_matches_as_a_table_would(game: Game) -> None:
    for seats in (2, 5, 8):
        batch = Batch(game, 6, seats=seats, options=ONE_LIFE, seed=seats, goes_on=False)
        for i, actions in enumerate(play_out(batch, seats)):
            match = Match.new(game, seats, FastStream(int(batch.seeds[i])), ONE_LIFE)
            for seat, action in actions:
                if match.round_over:
                    match.begin_round()
                match.apply(seat, action)
            assert match.over
            assert match.state_hash == batch.state_hash(i)


@pytest.mark.long
def test_a_row_tells_what_the_view_does_and_nothing_else(game: Game) -> None:
    batch, random, differing = Batch(game, 1, seats=3), Random(3), 0
    for seed in range(12):
        stretch = random_stretch(game, 3, {}, seed, random.randrange(20), 8)
        for seat in range(3):
            match, twin = original_of(stretch), twin_of(stretch, seat, random)
            differing += match.states.tobytes() != twin.states.tobytes()
            rows = [np.ones(batch.observations.shape[1], np.int16) for _ in range(2)]
            for row, world in zip(rows, (match, twin), strict=True):
                batch.compiled.show_at(world.states, 0, seat, batch.rooms[0][0], row)
            assert rows[0].any()
            assert rows[0].tolist() == rows[1].tolist()
    assert differing > 10


def marks(part: Any) -> list[int]:
    """Return the codes that are marked at each place, -1 where none is."""
    return [int(place.argmax()) if place.any() else -1 for place in part]


def test_every_field_of_the_record_stands_where_the_list_says(game: Game) -> None:
    """Cards, seats and numbers are read back from the rows of somebody else than seat 0."""
    batch, dice = Batch(game, 4, seats=3, seed=2), np.random.default_rng(1)
    low, high = bounds(batch.parts)
    for _ in range(80):
        batch.step(any_codes(batch, dice))
        assert (batch.observations >= low).all()
        assert (batch.observations <= high).all()
    i = int(np.argmax(batch.actor != 0))
    seat, seen = int(batch.actor[i]), batch.view(i).record
    fields, cards = {name: part[i] for name, part in batch.fields.items()}, len(game.state.card_names)
    assert seat != 0
    assert int(fields["turn"].argmax()) == 0
    assert fields["stock_count"] == seen["stock_count"]
    assert marks(fields["display"]) == seen["display"].tolist()
    for place in range(3):
        codes = seen["hand"][(seat + place) % 3].tolist()
        assert marks(fields["hand"][place]) == [cards if code == -2 else code for code in codes]
        assert fields["totals"][place] == seen["totals"][(seat + place) % 3]
    assert not fields["hand"][3:].any()
    assert "stock" not in fields
    assert batch.perfect()["stock"][i].sum() == seen["stock_count"]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_environments_of_others_take_it(game: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    from biberbau.envs.gymnasium import BiberbauEnv
    from biberbau.envs.openspiel import load
    from biberbau.envs.pettingzoo import BiberbauAec

    api_test(BiberbauAec("schwimmen", seats=3, options=ONE_LIFE), num_cycles=60)
    check_env(BiberbauEnv("schwimmen", bots=["uniform"], seats=3, options=ONE_LIFE), skip_render_check=True)
    for given in ({}, {"actions": "codes", "memory": 300}):
        pyspiel.random_sim_test(load(game, lives=1, chance="sampled", **given), 1, False, False)


@pytest.mark.long
def test_a_dataset_is_written_and_read(game: Game, biberbau: Terminal, tmp_path: Path) -> None:
    found = biberbau(
        "dataset",
        "schwimmen",
        "--games",
        "2",
        "--bots",
        "uniform",
        "--legal",
        "--out",
        str(tmp_path / "data"),
        "--json",
    )
    assert found.json["matches"] == 2
    (part,) = Dataset(tmp_path / "data")
    assert len(part["code"]) == found.json["choices"] > 10
    assert (part["mask"][np.arange(len(part["code"])), part["code"]] == 1).all()


MANY = """ACTIONS.declare("swap", give=CARD_NAMES, take=PlaceOf("display", HAND_SIZE))
ACTIONS.declare("bid", amount=range(40), on=CARD_NAMES)"""
SWAP = 'ACTIONS.declare("swap", give=CARD_NAMES, take=PlaceOf("display", HAND_SIZE))'


def many(place: Path, more: str = MANY) -> Game:
    """Return the game with more actions than a network should have outputs; nobody may take those that are new."""
    without(STATE, SWAP, more)(place)
    for language in ("en", "de"):
        path = place / "schwimmen" / "texts" / f"{language}.ftl"
        text = "schwimmen-action-bid = Bid { $amount }\nschwimmen-event-bid = { $who } bids.\n"
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    importlib.invalidate_caches()
    return game_named("schwimmen")


@pytest.mark.long
def test_many_actions_are_chosen_word_by_word(schwimmen: Path) -> None:
    game = many(schwimmen)
    batch = Batch(game, 4, seats=2, options=ONE_LIFE, goes_on=False)
    assert game.action_count == 99 + 40 * 32
    assert batch.codes == 1 + 5 + 32 + 3 + 40 + 32
    names = [batch.code_name(code) for code in range(batch.codes)]
    assert len(set(names)) == len(names)
    assert {"swap", "bid", "give 7C", "take 3", "amount 39", "on AD"} < set(names)
    for action in (0, 3, 50, 98, 99, 700, game.action_count - 1):
        told = [batch.coding.part(action, depth) for depth in range(batch.coding.MOST_PARTS)]
        words = [names[code].split(" ")[-1] for code in told if code]
        assert "-".join(words) == game.format_action(action)
    for i, actions in enumerate(play_out(batch, 1)):
        match = Match.new(game, 2, FastStream(i), ONE_LIFE)
        for seat, action in actions:
            if match.round_over:
                match.begin_round()
            match.apply(seat, action)
        assert match.state_hash == batch.state_hash(i)


ALL_WHO_COME_LATER = (
    ("schwimmen/rules/__init__.py", "1 << int(state.turn)", "(1 << int(state.seats)) - (1 << int(state.turn))"),
    (
        "schwimmen/rules/turns.py",
        "state.phase != TURN or seat != state.turn",
        "state.phase != TURN or seat < state.turn",
    ),
    ("schwimmen/rules/turns.py", "    if seat != state.turn:", "    if seat < state.turn:"),
)
"""Changes of the rules, with which all seats from the one in turn on choose at once."""


@pytest.mark.long
def test_what_others_choose_at_once_is_kept_while_one_chooses_part_by_part(schwimmen: Path) -> None:
    for file, line, instead in ALL_WHO_COME_LATER:
        without(file, line, instead)(schwimmen)
    many(schwimmen)
    env = BiberbauParallel("schwimmen", seats=3, options=ONE_LIFE)
    seen, _ = env.reset(seed=1)
    batch = env.table.batch
    names = [*map(batch.code_name, range(batch.codes)), "wait"]

    def open_to(agent: str) -> set[str]:
        return {names[code].split(" ")[0] for code in np.flatnonzero(seen[agent]["action_mask"])}

    first, second, _ = env.agents
    assert [open_to(agent) for agent in env.agents] == [{"pass", "knock", "all", "swap"}] * 3
    chosen = dict(zip(env.agents, map(names.index, ("swap", "swap", "pass")), strict=True))
    for asked, word in ((first, "give"), (first, "take"), (second, "give"), (second, "take")):
        seen, _, _, _, infos = env.step(chosen)
        assert {agent: open_to(agent) for agent in env.agents} == {agent: {"wait"} for agent in env.agents} | {
            asked: {word}
        }
        assert not any(infos.values())
        twin = copy.deepcopy(env)
        chosen = {asked: int(np.flatnonzero(seen[asked]["action_mask"])[0])}
    taken = (batch.match(0).record["turns"], batch.match(0).record["passes"])
    assert taken == (1, 0)
    seen, _, _, _, infos = env.step(chosen)
    twin.step(chosen)
    assert (batch.match(0).record["turns"], batch.match(0).record["passes"]) == (3, 1)
    assert twin.table.batch.state_hash(0) == batch.state_hash(0)
    assert not any(infos.values())
    assert [open_to(agent) for agent in env.agents] == [{"pass", "knock", "all", "swap"}] * 3


def test_too_many_choices_are_refused_by_the_games_name(schwimmen: Path, biberbau: Terminal, tmp_path: Path) -> None:
    game = many(schwimmen, SWAP + '\nACTIONS.declare("bid", amount=range(1500))')
    with pytest.raises(GameError, match="schwimmen needs 1541 codes for the words"):
        Batch(game, 1)
    refusal = biberbau("dataset", "schwimmen", "--games", "2", "--out", str(tmp_path / "data")).refusal
    assert "schwimmen needs 1541 codes" in refusal
