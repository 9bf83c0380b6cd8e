"""A bot under the same name is told from the one that it was: by its policy file, or by its source."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.arena import run_arena
from biberbau.arena.store import StoreError
from biberbau.bots import BotError, Budget, Card, Entry, Paced, digests_of, registry, save_policy
from biberbau.bots.registry import maker_of
from biberbau.core.sources import module_file
from biberbau.envs.dataset import Dataset, DatasetError, Plan, write_dataset
from biberbau.games import game_named
from tests.bots.test_learned import any_network

GANG = game_named("biber-gang")
ONE_ROUND = {"rounds": "1"}

ROBIN = "robin_of_a_test.player:Robin"
PLAYER = """
import json
import biberbau
from robin_of_a_test.habits import FIRST

class Robin:
    name = "robin"

    def __init__(self, game):
        pass

    def choose(self, view, seed, budget=None):
        return view.actions[FIRST]
"""


@pytest.fixture
def robin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Lay down a bot in two modules that can be imported; give their folder."""
    # Where a module lies is remembered for as long as the process runs, and here it lies elsewhere in each test.
    module_file.cache_clear()
    folder = tmp_path / "robin_of_a_test"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "player.py").write_text(PLAYER)
    (folder / "habits.py").write_text("FIRST = 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def gang(path: Path, seed: int) -> str:
    """Write a player to a policy file; return how it is named."""
    save_policy(path, Card.of("biber-gang", "make nothing"), any_network(GANG, seed))
    return str(path)


def test_a_bot_of_ones_own_is_known_by_all_its_modules(robin: Path) -> None:
    first = digests_of([ROBIN, "careful", ROBIN])
    assert list(first) == [ROBIN]
    (robin / "habits.py").write_text("# What it does first.\nFIRST = 0\n")
    assert digests_of([ROBIN]) == first
    (robin / "habits.py").write_text("FIRST = -1\n")
    assert digests_of([ROBIN]).keys() == first.keys()
    assert digests_of([ROBIN]) != first
    (robin / "habits.py").write_text("FIRST = = 0\n")
    with pytest.raises(BotError, match=r"the source of a bot cannot be read, .*habits\.py"):
        digests_of([ROBIN])
    (robin / "habits.py").write_bytes(b"# -*- coding: latin-1 -*-\nFIRST = 0  # \xe4\n")
    assert digests_of([ROBIN]) == first
    with pytest.raises(BotError, match="cannot be loaded"):
        digests_of(["robin_of_a_test.player:Owl"])


def test_a_budget_in_its_name_makes_it_no_other(robin: Path, tmp_path: Path) -> None:
    file = gang(tmp_path / "gang.npz", 1)
    guests = {f"{name}@5": Paced(f"{name}@5") for name in (ROBIN, file)}
    guests["mine"] = Paced("mine@5", maker_of(ROBIN))
    found = digests_of([*guests, "search", "careful"], guests)
    assert list(found) == [*guests]
    plain = digests_of([ROBIN, file])
    assert [*found.values()] == [plain[ROBIN], plain[file], plain[ROBIN]]


def test_a_packages_bot_is_known_by_its_source_whichever_name_is_said(
    robin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.ENTRIES, "robin@biberbau-robin", Entry("robin@biberbau-robin", maker_of(ROBIN)))
    found = digests_of(["robin", "robin@biberbau-robin", ROBIN])
    assert len(found) == 3
    assert len(set(found.values())) == 1


def test_an_arena_does_not_go_on_with_another_bot(robin: Path, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"

    def play(deals: int) -> None:
        run_arena(GANG, [ROBIN, "careful"], deals, 3, ONE_ROUND, out=out)

    play(1)
    play(2)
    (robin / "habits.py").write_text("FIRST = -1\n")
    kept = out.read_text()
    with pytest.raises(StoreError, match=r"its robin_of_a_test.player:Robin was another player \(digest .*put the bot"):
        play(3)
    assert out.read_text() == kept
    (robin / "habits.py").write_text("FIRST = 0\n")
    play(3)
    assert len(out.read_text().splitlines()) == 4
    head, *rest = out.read_text().splitlines()
    before = {key: value for key, value in json.loads(head).items() if key != "digests"}
    out.write_text("\n".join([json.dumps(before), *rest]) + "\n")
    (robin / "habits.py").write_text("FIRST = -1\n")
    play(4)
    assert "digests" not in json.loads(out.read_text().splitlines()[0])


def test_a_dataset_does_not_go_on_with_another_player_in_the_same_file(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "gang.npz"
    plan = Plan(GANG, (gang(file, 1), "uniform"), ONE_ROUND, per_part=1)
    write_dataset(folder, plan, 1)
    assert write_dataset(folder, plan, 2).played == 1
    gang(file, 2)
    with pytest.raises(DatasetError, match=r"its .*gang\.npz was another player \(digest .*name a new folder"):
        write_dataset(folder, plan, 3)
    assert Dataset(folder).matches == 2
    file.unlink()
    assert Dataset(folder).matches == 2
    with pytest.raises(BotError, match=r"cannot read .*gang\.npz"):
        write_dataset(folder, plan, 3)
    gang(file, 2)
    description = json.loads((folder / "dataset.json").read_text())
    del description["digests"]
    (folder / "dataset.json").write_text(json.dumps(description))
    assert write_dataset(folder, plan, 3).played == 1


def test_what_is_written_of_the_houses_bots_is_as_it_was(tmp_path: Path) -> None:
    run_arena(GANG, ["careful", "search"], 1, 3, ONE_ROUND, Budget(playouts=5), out=tmp_path / "deals.jsonl")
    assert "digests" not in json.loads((tmp_path / "deals.jsonl").read_text().splitlines()[0])
    plan = Plan(GANG, ("careful", "uniform"), ONE_ROUND)
    write_dataset(tmp_path / "data", plan, 1)
    assert "digests" not in json.loads((tmp_path / "data" / "dataset.json").read_text())
