"""Whole trainings: what was cut off goes on and comes to the same, and what cannot go on is refused."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biberbau.bots import Paced, read_policy, save_policy
from biberbau.cli.commands.train import command_of, declare
from biberbau.core.array_file import packed
from biberbau.games import game_named
from biberbau.training import Length, Plan, TrainingError, read_parent, running, saved, train
from biberbau.training.network import as_network
from biberbau.training.running import beginning
from biberbau.training.saved import Files
from tests.cli.running import Terminal

GANG = game_named("biber-gang")
SMALL = Plan(GANG, 2, {"rounds": "1"}, seed=3, hidden=(8, 6), matches=8, lesson=16, lessons=8)


def curve(policy: Path, name: str = "round") -> list[int]:
    """Return what a curve tells of each round, its number unless another thing is named."""
    return [json.loads(line).get(name, 0) for line in policy.with_suffix(".curve.jsonl").read_text().splitlines()]


@pytest.mark.long
@pytest.mark.parametrize(
    ("teacher", "against"), [("careful", ""), ("self", ""), ("self", "careful"), ("self", "search@20")]
)
def test_a_training_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path, teacher: str, against: str) -> None:
    whole, cut, guests = tmp_path / "whole.npz", tmp_path / "cut.npz", {"search@20": Paced("search@20")}
    plan = replace(SMALL, teacher=teacher, against=against, guests=guests)
    at_once = train(plan, Length(rounds=3), whole, "make whole", lambda steps: None)
    left = 2

    def count_down(steps: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(plan, Length(rounds=3), cut, "make cut", count_down)
    assert curve(cut) == [1]
    # As after a kill between the two files: the curve is one round ahead.
    with cut.with_suffix(".curve.jsonl").open("a") as file:
        file.write('{"round": 2, "se')
    told: list[int] = []
    standing = train(plan, Length(rounds=3), cut, "make cut", told.append)
    assert told == [1, 1, 1]
    assert (standing.rounds, curve(cut)) == (3, [1, 2, 3])
    (card, first), (_, second) = read_policy(cut), read_policy(whole)
    assert card.training.startswith("make cut (3 rounds in 0.0")
    assert card.mixes == (teacher == "self" and not against)
    assert standing.played == at_once.played == sum(curve(cut, "played"))
    assert (standing.played > 0) == bool(against)
    assert (f"{standing.played} rounds of the game against {against}" in card.training) == bool(against)
    if teacher == "self":
        kept, untaught = Files(cut, plan, 3).read(), beginning(plan)
        assert kept is not None
        assert kept.critic is not None
        assert untaught.critic is not None
        assert all((now != then).any() for now, then in zip(kept.critic.weights, untaught.critic.weights, strict=True))
    for name, array in vars(first).items():
        assert np.array_equal(array, getattr(second, name)), name
    before = cut.read_bytes()
    train(plan, Length(rounds=3), cut, "make nothing", told.append)
    assert cut.read_bytes() == before
    cut.unlink()
    train(plan, Length(rounds=3), cut, "make nothing", told.append)
    assert np.array_equal(read_policy(cut)[1].weights_1, second.weights_1), "the player is made again from the training"


def test_who_is_killed_as_the_first_player_is_written_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy, plan = tmp_path / "gang.npz", replace(SMALL, lessons=1)

    def save_and_end(*given: Any) -> None:
        save_policy(*given)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(saved, "save_policy", save_and_end)
        with pytest.raises(KeyboardInterrupt):
            train(plan, Length(rounds=1), policy, "make", lambda steps: None)
    assert policy.exists()
    standing = train(plan, Length(rounds=1), policy, "make", lambda steps: None)
    assert (standing.rounds, curve(policy)) == (1, [1])
    line = policy.with_suffix(".curve.jsonl")
    line.write_bytes(b"\xff\n")
    with pytest.raises(TrainingError, match=r"curve.jsonl cannot be read \(.*\); move it away, and"):
        train(plan, Length(rounds=1), policy, "make", lambda steps: None)
    line.unlink()
    assert train(plan, Length(rounds=1), policy, "make", lambda steps: None).rounds == 1


def test_what_cannot_be_kept_is_refused_before_anything_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = tmp_path / "gang.npz"
    policy.with_suffix(".curve.jsonl").mkdir()
    monkeypatch.setattr(running, "learned_from", None)
    with pytest.raises(TrainingError, match="cannot be written"):
        train(SMALL, Length(rounds=1), policy, "make", lambda steps: None)


@pytest.mark.long
def test_a_training_by_the_clock_ends(tmp_path: Path) -> None:
    policy, told = tmp_path / "gang.npz", list[int]()
    standing = train(SMALL, Length(minutes=0.005), policy, "make", told.append)
    assert standing.rounds >= 1
    assert sum(told) == 1
    with pytest.raises(TrainingError, match="above 0"):
        Length(minutes=0)
    with pytest.raises(TrainingError, match="rounds or of minutes"):
        Length(rounds=1, minutes=1)


@pytest.mark.long
def test_a_stage_begins_with_the_player_of_another(tmp_path: Path) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    train(SMALL, Length(rounds=2), first, "make first", lambda steps: None)
    network, digest = read_parent(first, GANG)
    plan = replace(SMALL, teacher="search", playouts=10, parent=digest)
    begun = beginning(plan, network)
    rows = np.random.default_rng(1).integers(0, 2, (5, begun.inputs.width)).astype(np.int16)
    np.testing.assert_array_equal(as_network(begun.weights, begun.inputs).preferences(rows), network.preferences(rows))
    train(plan, Length(rounds=1), second, "make second", lambda steps: None, network)
    card, later = read_policy(second)
    assert f"parent {digest}" in card.training
    moved = np.abs(later.weights_2 - network.weights_2)
    assert 0 < moved.max() < 0.1
    with pytest.raises(TrainingError, match="cannot be gone on from"):
        read_parent(first, game_named("beanie"))


def test_another_training_or_what_is_none_is_not_gone_on_with(tmp_path: Path) -> None:
    policy = tmp_path / "gang.npz"
    train(SMALL, Length(rounds=1), policy, "make", lambda steps: None)
    other = Files(policy, Plan(GANG, 3, {"rounds": "1"}, seed=3, hidden=(8, 6), matches=8, lesson=16, lessons=8), 1)
    with pytest.raises(TrainingError, match="its seats is 2, not 3"):
        other.read()
    with pytest.raises(TrainingError, match="its rounds is 1, not 2"):
        train(SMALL, Length(rounds=2), policy, "make", lambda steps: None)
    alone = policy.rename(tmp_path / "alone.npz")
    with pytest.raises(TrainingError, match=r"there is no alone\.training beside it"):
        train(SMALL, Length(rounds=1), alone, "make", lambda steps: None)
    files = Files(policy, SMALL, 1)
    standing = files.read()
    assert standing is not None
    arrays = files.arrays(standing)
    for name, array, refusal in (
        ("columns", arrays["columns"] + 5000, "looks at what no observation"),
        ("bias_2", arrays["bias_2"][1:], "weights that do not fit"),
        ("bias_3", arrays["bias_3"] * np.nan, "weights that do not fit"),
        ("plan", np.frombuffer(b"[1", np.uint8), "is no training"),
        ("plan", np.frombuffer(b"[1]", np.uint8), "its format is null"),
    ):
        files.training.write_bytes(packed(arrays | {name: array}))
        with pytest.raises(TrainingError, match=refusal):
            files.read()
    earlier = {key: value for key, value in files.said.items() if key != "against"}
    files.training.write_bytes(packed(arrays | {"plan": np.frombuffer(json.dumps(earlier).encode(), np.uint8)}))
    assert files.read() is not None, "those of before say nothing of whom they are against"
    files.training.write_bytes(b"no zip")
    with pytest.raises(TrainingError, match="is no training"):
        files.read()


def test_bad_input_is_refused_in_one_line(biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = ("--out", str(tmp_path / "gang.npz"))
    assert "there is no game" in biberbau("train", "chess.toml", *out).refusal
    assert "ends in .npz" in biberbau("train", "biber-gang", "--out", "gang.bin").refusal
    assert "there is no folder" in biberbau("train", "biber-gang", "--out", "/nowhere/gang.npz").refusal
    (tmp_path / "folder.npz").mkdir()
    assert "folder.npz is a folder" in biberbau("train", "biber-gang", "--out", str(tmp_path / "folder.npz")).refusal
    long = tmp_path / f"{'g' * 300}.npz"
    assert "--out: cannot write" in biberbau("train", "biber-gang", "--out", str(long), "--rounds", "1").refusal
    assert "not allowed with" in biberbau("train", "biber-gang", *out, "--rounds", "1", "--minutes", "1").refusal
    assert "--deals 2 or more" in biberbau("train", "biber-gang", *out, "--deals", "1").refusal
    gang = str(tmp_path / "gang.npz")
    assert "both name" in biberbau("train", "biber-gang", *out, "--from", gang).refusal
    again = str(tmp_path / "." / tmp_path.name / ".." / "gang.npz")
    (tmp_path / tmp_path.name).mkdir()
    assert "both name" in biberbau("train", "biber-gang", *out, "--from", again).refusal
    assert "cannot read" in biberbau("train", "biber-gang", *out, "--from", f"{gang}.npz").refusal
    assert "--playouts is for a teacher that thinks" in biberbau("train", "biber-gang", *out, "--playouts", "9").refusal
    assert "rounds" in biberbau("train", "biber-gang", *out, "--option", "rounds=77").refusal
    variant = tmp_path / "beavers.toml"
    variant.write_text('game = "biber-gang"\n[constants]\nbeavers = 6\n')
    assert "this is a variant" in biberbau("train", str(variant), *out).refusal
    for name in [name for name in sys.modules if name.startswith("biberbau.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "autograd", None)
    assert "pip install 'biberbau[train]'" in biberbau("train", "biber-gang", *out).refusal


@pytest.mark.parametrize("taught", ["--teacher search --playouts 9", "--teacher self --against search@200"])
def test_the_command_on_a_card_is_one_that_is_taken(taught: str) -> None:
    parser = argparse.ArgumentParser()
    declare(parser)
    words = f"biber-gang --out gang.npz --seed 3 --rounds 2 --players 3 --from old.npz {taught}"
    arguments = parser.parse_args([*words.split(), "--option", "rounds=2"])
    command = shlex.split(command_of(arguments, None))
    assert command[:2] == ["biberbau", "train"]
    assert parser.parse_args(command[2:]) == arguments


@pytest.mark.long
def test_a_player_is_trained_measured_and_played_by_commands(biberbau: Terminal, tmp_path: Path) -> None:
    policy = str(tmp_path / "thumbs.npz")
    few = ("daumen-drauf", "--option", "games=1", "--rounds", "1", "--out", policy, "--deals", "10", "--json")
    found = biberbau("train", *few).json
    assert (found["rounds"], found["players"], found["seed"]) == (1, 2, 0)
    assert [told["against"] for told in found["measured"]] == ["uniform", "careful"]
    card, _ = read_policy(Path(policy))
    assert card.training == found["training"]
    assert card.training.startswith(
        "biberbau train daumen-drauf --out thumbs.npz --seed 0 --rounds 1 --option games=1 (1 round in 0.0"
    )
    uniform, careful = card.strength.split("; ")
    mean = found["measured"][0]["share"]["mean"]
    assert uniform.startswith(f"{mean:.3f} [")
    assert "of the wins against uniform" in uniform
    again = biberbau(
        "arena", "daumen-drauf", "--bots", f"{policy},careful", "--option", "games=1", "--deals", "10", "--json"
    )
    assert again.json["bots"][0]["share"]["mean"] == found["measured"][1]["share"]["mean"]
    assert f"{again.json['bots'][0]['share']['mean']:.3f} [" in careful
