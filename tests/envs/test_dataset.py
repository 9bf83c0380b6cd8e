"""Datasets: what is written is what was played, whoever writes it and however often; what is not so is not read."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biberbau.bots import Budget, UnknownBot
from biberbau.core.array_file import packed
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.workers import Chunk, Done, on_threads
from biberbau.envs.dataset import Dataset, DatasetError, Plan, write_dataset
from biberbau.envs.dataset.reading import in_order
from biberbau.games import game_named
from tests.cli.running import Terminal
from tests.contract.matches import every_game, short_options

GANG = game_named("biber-gang")
REPOSITORY = Path(__file__).resolve().parents[2]


def plan_of(game: Game = GANG, **changed: object) -> Plan:
    """Return a plan of short matches between a careful player and one that plays at random."""
    settings = {"options": short_options(game, {}), "seed": 5, "per_part": 2, "legal": True, **changed}
    return Plan(game, ("careful", "uniform"), **settings)  # type: ignore[arg-type]  # As the test says.


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@every_game
def test_what_is_written_is_what_was_played(game: Game, tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(game), 3)
    dataset = Dataset(tmp_path)
    assert dataset.matches == 3
    parts = [*dataset]
    assert [len(part["totals"]) for part in parts] == [2, 1]
    assert sum(len(part["match"]) for part in parts) == len(dataset)
    for part in parts:
        batch, legal = dataset.plan.batch, np.split(part["legal"], np.cumsum(part["legal_count"]))
        for match in np.unique(part["match"]).tolist():
            rows = np.flatnonzero(part["match"] == match)
            again = Match.new(game, 2, FastStream(5 + match), short_options(game, {}))
            for row in rows.tolist():
                seat, action = int(part["seat"][row]), int(part["action"][row])
                assert part["mask"][row, part["code"][row]] == 1
                if part["legal_count"][row] == 0:
                    continue
                if again.round_over:
                    again.begin_round()
                assert again.record["round_number"] == part["round"][row]
                assert legal[row].tolist() == again.legal(seat)
                seen = np.zeros_like(batch.observations[0])
                batch.compiled.show_at(again.states, 0, seat, batch.rooms[0][0], seen)
                assert seen.tolist() == part["observation"][row].tolist()
                again.apply(seat, action)
            assert again.over
            assert again.totals == part["totals"][match % 2].tolist()
            winners = again.winners
            for row in rows.tolist():
                assert part["win"][row] == (part["seat"][row] in winners) / len(winners)
            one_of_each = {int(part["seat"][row]): row for row in rows[part["round"][rows] == 1].tolist()}
            assert sum(part["round_worth"][row] for row in one_of_each.values()) == pytest.approx(0, abs=1e-3)
            whole = {seat: part["rest_worth"][row] for seat, row in one_of_each.items()}
            means = np.mean(again.totals) - np.array(again.totals)
            for seat, worth in whole.items():
                assert abs(worth) == pytest.approx(abs(means[seat]), abs=1e-3)
        assert dataset.fields(part)["phase"].shape[0] == len(part["match"])


def test_a_run_that_was_cut_off_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    write_dataset(whole, plan_of(), 7, on_threads(1))

    def one_and_no_more(work: Callable[[Chunk], Done], chunks: Iterable[Chunk]) -> Iterator[Done]:
        yield work(next(iter(chunks)))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(cut, plan_of(), 7, one_and_no_more)
    assert sorted(contents(cut)) == ["dataset.json", "part-000000.npz", "part-000001.npz"]
    (cut / "part-000003.npz.0123.partial").write_bytes(b"half")
    (cut / "part-000001.npz").write_bytes((cut / "part-000001.npz").read_bytes()[:900])
    told: list[int] = []
    written = write_dataset(cut, plan_of(), 7, on_threads(3), told.append)
    assert (written.matches, written.parts, written.played) == (7, 4, 5)
    assert sum(told) == 7
    assert contents(cut) == contents(whole)
    assert write_dataset(cut, plan_of(), 8).played == 2
    assert Dataset(cut).matches == 8
    assert (cut / "part-000000.npz").read_bytes() == (whole / "part-000000.npz").read_bytes()


def test_fewer_matches_than_there_are_change_nothing_and_all_are_told(tmp_path: Path) -> None:
    plan = plan_of()
    whole = write_dataset(tmp_path, plan, 5)
    kept = contents(tmp_path)
    for fewer in (1, 2, 3, 4):
        told: list[int] = []
        again = write_dataset(tmp_path, plan, fewer, progress=told.append)
        assert again == replace(whole, played=0)
        assert told == [fewer]
    assert contents(tmp_path) == kept
    assert (whole.matches, whole.choices) == (Dataset(tmp_path).matches, len(Dataset(tmp_path)))
    (tmp_path / "part-000002.npz").write_bytes(b"half")
    with pytest.raises(DatasetError, match=r"part-000002\.npz is no file of arrays"):
        write_dataset(tmp_path, plan, 2)


def test_another_plan_is_not_mixed_in(tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(), 1)
    with pytest.raises(DatasetError, match="its seed is 5, not 6"):
        write_dataset(tmp_path, plan_of(seed=6), 1)
    (tmp_path / "dataset.json").unlink()
    with pytest.raises(DatasetError, match="cannot read"):
        write_dataset(tmp_path, plan_of(), 1)


def test_what_somebody_else_has_begun_stays(tmp_path: Path) -> None:
    (tmp_path / "film.partial").write_bytes(b"half")
    with pytest.raises(DatasetError, match="cannot read"):
        write_dataset(tmp_path, plan_of(), 1)
    assert contents(tmp_path) == {"film.partial": b"half"}


def test_values_say_what_the_legal_actions_are_worth(tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(values=60, budget=Budget(playouts=10)), 1)
    (part,) = Dataset(tmp_path)
    assert part["value"].shape == part["legal"].shape
    values = np.split(part["value"], np.cumsum(part["legal_count"]))
    chosen, choices = 0.0, 0
    for row, count in enumerate(part["legal_count"].tolist()):
        if count > 1:
            known = np.isfinite(values[row])
            assert known.sum() >= min(count, 2)
            choices += 1
            legal = np.split(part["legal"], np.cumsum(part["legal_count"]))[row]
            done = values[row][legal.tolist().index(int(part["action"][row]))]
            chosen += done - np.nanmean(values[row]) if part["seat"][row] == 0 else 0
    assert choices > 5
    assert chosen > 0


def test_batches_have_every_choice_once_in_an_order_that_the_seed_decides(tmp_path: Path) -> None:
    write_dataset(tmp_path, plan_of(), 5)
    dataset = Dataset(tmp_path)
    first, again, other = ([*dataset.batches(16, seed)] for seed in (1, 1, 2))
    keys = [np.concatenate([part["observation"].sum(axis=1) for part in run]) for run in (first, again, other)]
    assert keys[0].tolist() == keys[1].tolist() != keys[2].tolist()
    assert sorted(keys[0]) == sorted(keys[2])
    assert max(len(part["match"]) for part in first) == 16
    assert "legal" not in first[0]
    with pytest.raises(DatasetError, match=r"the size of a batch is a whole number, not 2\.5"):
        next(dataset.batches(2.5))  # type: ignore[arg-type]  # It is what is refused.
    with pytest.raises(DatasetError, match="at least one"):
        next(dataset.batches(0))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    write_dataset(folder, plan_of(), 2)
    return folder


def described(**changed: object) -> Callable[[Path], None]:
    """Return what changes some keys of a description; None takes one away."""

    def change(folder: Path) -> None:
        found = json.loads((folder / "dataset.json").read_text()) | changed
        left = {key: value for key, value in found.items() if value is not None or key == "budget"}
        (folder / "dataset.json").write_text(json.dumps(left))

    return change


def with_array(name: str, numbers: Callable[[np.ndarray], np.ndarray]) -> Callable[[Path], None]:
    """Return what changes an array of the first part."""

    def change(folder: Path) -> None:
        path = folder / "part-000000.npz"
        with np.load(path) as found:
            arrays = {key: found[key] for key in found}
        path.write_bytes(packed(arrays | {name: numbers(arrays[name])}))

    return change


def text(content: bytes) -> Callable[[Path], object]:
    """Return what makes the description another text."""
    return lambda folder: (folder / "dataset.json").write_bytes(content)


HOSTILE: dict[str, tuple[Callable[[Path], object], str]] = {
    "no description": (lambda folder: (folder / "dataset.json").unlink(), "cannot read"),
    "no JSON": (text(b"{"), "is no JSON"),
    "a deep one": (text(b"[" * 900_000), "is no JSON"),
    "a list": (text(b"[]"), "is no JSON object"),
    "a large one": (text(b" " * 1_000_001), "larger than"),
    "another format": (described(format="biberbau-dataset/9"), "its format is"),
    "a game as a list": (described(game=["biber-gang"]), "is wanted"),
    "an unknown game": (described(game="chess"), "no game 'chess'"),
    "no game": (described(game=None), "says nothing of 'game'"),
    "a hundred seats": (described(bots=["careful"] * 100), "players"),
    "a wrong option": (described(options={"rounds": "99"}), "rounds"),
    "parts without end": (described(per_part=10**9), "1 to 10000"),
    "true as a number": (described(seed=True), "is wanted"),
    "a wrong budget": (described(budget="soon"), "no budget"),
    "other fields": (described(observation=[]), "its observation differs"),
    "other arrays": (described(arrays=[{"name": "match", "dtype": "|O"}]), "its arrays differs"),
    "another version": (described(version=99), "its version differs"),
    "a part that is missing": (lambda folder: (folder / "part-000000.npz").rename(folder / "part-000007.npz"), "lacks"),
    "a part that is none": (lambda folder: (folder / "part-000000.npz").write_bytes(b"x" * 99), "no file of arrays"),
    "a code too high": (with_array("code", lambda codes: codes + 200), "code has numbers"),
    "a seat too high": (with_array("seat", lambda seats: seats + 5), "seat has numbers"),
    "a mask of twos": (with_array("mask", lambda mask: mask + 1), "mask has numbers"),
    "fewer rows": (with_array("seat", lambda seats: seats[1:]), "seat has"),
    "fewer actions": (with_array("legal", lambda legal: legal[1:]), "does not sum"),
    "an action too high": (with_array("legal", lambda legal: legal + 10**6), "legal has numbers"),
    "another type": (with_array("win", lambda win: win.astype("<f8")), "is <f8"),
}


def assert_refused(folder: Path, why: str) -> None:
    """Read a dataset, and be told briefly why it cannot be read."""
    with pytest.raises(DatasetError) as refusal:
        for _ in Dataset(folder):
            pass
    assert why in str(refusal.value)
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize("name", HOSTILE)
def test_a_folder_that_is_no_dataset_is_refused(name: str, good: Path, tmp_path: Path) -> None:
    folder = tmp_path / "hostile"
    shutil.copytree(good, folder)
    change, why = HOSTILE[name]
    change(folder)
    assert_refused(folder, why)


def test_numbers_may_be_numpys_and_have_to_be_whole(tmp_path: Path) -> None:
    write_dataset(tmp_path / "plain", plan_of(), 3)
    numbers: dict[str, object] = {"seed": np.int64(5), "per_part": np.int32(2), "values": np.uint8(0)}
    write_dataset(tmp_path / "numpy", plan_of(**numbers), np.int64(3))  # type: ignore[arg-type]  # As somebody may.
    assert contents(tmp_path / "numpy") == contents(tmp_path / "plain")
    for name in numbers:
        with pytest.raises(DatasetError, match=f"{name} is a whole number, not 1.5"):
            plan_of(GANG, **{name: 1.5})
    with pytest.raises(DatasetError, match="the number of matches is a whole number, not True"):
        write_dataset(tmp_path / "numpy", plan_of(), True)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "beanie"}, "a plan takes a game as biberbau.game"),
        ({"bots": "quick"}, "bots are named, one for each seat, .* not 'quick'"),
        ({"bots": ("quick", 5)}, "bots are named, one for each seat"),
        ({"budget": "20ms"}, r"a budget is one as in Budget\(playouts=400\), not '20ms'"),
    ],
)
def test_what_is_of_another_kind_is_no_plan(wrong: dict[str, Any], why: str) -> None:
    usual: dict[str, Any] = {"game": game_named("beanie"), "bots": ("quick", "calm")}
    with pytest.raises(DatasetError, match=why):
        Plan(**(usual | wrong))


def test_a_bot_that_there_is_not_leaves_no_folder(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="biber-gang has no bot 'nobody'; there are uniform, "):
        write_dataset(tmp_path / "none", Plan(game_named("biber-gang"), ("nobody", "careful")), 1)
    assert not (tmp_path / "none").exists()


def test_parts_lie_in_the_order_of_their_numbers_beyond_a_million_too(tmp_path: Path) -> None:
    plan = plan_of()
    names = [plan.part(number) for number in (0, 1, 99_999, 999_999, 1_000_000, 1_000_001, 9_999_999)]
    for shuffled in (sorted(names), names[::-1]):
        assert [path.name for path in in_order(tmp_path / name for name in shuffled)] == names


def test_the_one_of_the_documentation_can_be_read() -> None:
    dataset = Dataset(REPOSITORY / "docs" / "examples" / "dataset")
    assert (dataset.plan.game.name, dataset.matches) == ("biber-gang", 8)
    assert sum(len(part["match"]) for part in dataset) == len(dataset) > 100


def test_the_command_writes_and_says_so(biberbau: Terminal, tmp_path: Path) -> None:
    words = ("dataset", "biber-gang", "--out", str(tmp_path), "--option", "rounds=1", "--bots", "careful,uniform")
    found = biberbau(*words, "--games", "3", "--per-part", "2", "--json").json
    assert (found["matches"], found["parts"], found["played"], found["players"]) == (3, 2, 3, 2)
    assert found["choices"] == len(Dataset(tmp_path))
    told = biberbau(*words, "--games", "3", "--per-part", "2").output
    assert told.endswith(f"{found['choices']} choices in 2 parts, 0 games played now\n")
    single = ("--games", "1", "--out", str(tmp_path / "single"))
    heading, below = biberbau(*words, *single).output.splitlines()
    assert heading == "biber-gang, 2 players, 1 game from seed 0"
    assert below.endswith(" choices in 1 part, 1 game played now")
    assert "its seed is 0, not 4" in biberbau(*words, "--per-part", "2", "--seed", "4").refusal
    assert "1 to 10000" in biberbau(*words, "--per-part", "20000").refusal
    assert "cannot write" in biberbau(*words, "--out", "/proc/nowhere").refusal
    assert "has no bot 'nobody'" in biberbau(*words, "--bots", "nobody").refusal
    variant = ("dataset", "gang-of-seven", "--out", str(tmp_path / "seven"), "--bots", "search-7f11d0b")
    assert "search-7f11d0b knows no variants" in biberbau(*variant).refusal


@pytest.mark.long
def test_a_ray_cluster_writes_the_same(tmp_path: Path) -> None:
    """In a process of its own, because Ray starts servers and keeps settings for as long as Python runs."""
    pytest.importorskip("ray")
    command = [sys.executable, "-m", "biberbau", "dataset", "biber-gang", "--option", "rounds=1", "--games", "6"]
    for more in (["--threads", "2"], ["--ray"]):
        subprocess.run(
            [*command, *more, "--per-part", "2", "--out", str(tmp_path / more[0])],
            timeout=300,
            check=True,
            cwd=REPOSITORY,
            env={name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"},
        )
    assert contents(tmp_path / "--threads") == contents(tmp_path / "--ray")
