"""Files and folders may be named by a text, by a path, or by any object that stands for one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import biberbau
from biberbau.bots import Card, read_policy, save_policy
from biberbau.core.paths import AnyPath
from biberbau.envs.dataset import Dataset, Plan, write_dataset
from biberbau.envs.gymnasium import BiberbauVector
from biberbau.games import game_named
from tests.bots.test_learned import any_network
from tests.cli.running import TABLE

GANG = game_named("biber-gang")
ONE_ROUND = {"rounds": "1"}


class Place:
    """Stands for a path, and is none of Python's."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __fspath__(self) -> str:
        return self.text


every_kind = pytest.mark.parametrize("kind", [str, Path, Place], ids=["text", "path", "anything"])


@pytest.fixture(scope="module")
def gang(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = str(tmp_path_factory.mktemp("policies") / "gang.npz")
    save_policy(file, Card.of("biber-gang", "make nothing"), any_network(GANG))
    return file


@every_kind
def test_a_policy_file_is_written_and_read(kind: Callable[[str], AnyPath], tmp_path: Path) -> None:
    file = kind(str(tmp_path / "mine.npz"))
    save_policy(file, Card.of("biber-gang", "make nothing"), any_network(GANG))
    assert read_policy(file)[0].training == "make nothing"


@every_kind
def test_a_policy_file_plays_wherever_bots_are_named(kind: Callable[[str], AnyPath], gang: str, tmp_path: Path) -> None:
    match, named = biberbau.Match("biber-gang", seats=2, seed=7, options=ONE_ROUND), kind(gang)
    assert biberbau.bot(named) == biberbau.bot(gang)
    assert biberbau.bot(named).advise(match.view(0)) in match.legal(seat=0)
    assert biberbau.simulate("biber-gang", named, matches=1, options=ONE_ROUND).bots == (gang, gang)
    assert biberbau.compare("biber-gang", [named, "uniform"], deals=1, options=ONE_ROUND).lineup == (gang, "uniform")
    match.play_out([named, "careful"])
    assert match.over
    for bots in (named, [named]):
        assert BiberbauVector("biber-gang", bots=bots).bots[1].name == "gang"
    plan = Plan(GANG, (os.fspath(named), "uniform"), ONE_ROUND)
    assert Plan(GANG, (named, "uniform"), ONE_ROUND) == plan  # type: ignore[arg-type]  # Each becomes a text.


@every_kind
def test_a_dataset_is_written_and_read(kind: Callable[[str], AnyPath], tmp_path: Path) -> None:
    folder = kind(str(tmp_path / "data"))
    written = write_dataset(folder, Plan(GANG, ("careful", "uniform"), ONE_ROUND), 1)
    dataset = Dataset(folder)
    assert dataset.matches == written.matches == 1
    assert len(dataset.read(kind(str(dataset.paths[0])))["match"]) == written.choices


@pytest.mark.parametrize("kind", [Path, Place])
def test_a_match_goes_on_from_a_file(kind: Callable[[str], os.PathLike[str]]) -> None:
    text = Path(TABLE).read_text(encoding="utf-8")
    assert biberbau.Match.from_position(kind(TABLE)).position == biberbau.Match.from_position(text).position
