"""A game gets its next version, with other rules, and what was begun before goes on under its own."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from biberbau.core.record import parse_record, replay
from biberbau.games import GAMES, UnknownVersion, game_named, versions_of
from biberbau.server.storage.folder import LOG_FILE
from tests.server.housekeeping import HOUSES, TABLES_FILE
from tests.server.running import running_house
from tests.versions.digests import released
from tests.versions.keeping import ROOT
from tests.versions.old_challenge import begin

GAME = "biber-gang"
HOUSE = HOUSES / "7f11d0b"
RUNNING, OVER = "KMC9T9", "3B8MRX"
BEANIE = "LPK2VK"
"""A running match in real time."""

CHANGES = {
    "biber_gang/rules/scoring.py": ("return loose - bonus_steps", "return 2 * loose - bonus_steps"),
    "biber_gang/options.py": ("range(51), 10)", 'range(51), 7)\nSOLO: Final = OPTIONS.choice("solo", "off", "on")'),
    "beanie/rules/ending.py": ("points = hand_points(state, seat)", "points = 2 * hand_points(state, seat)"),
}
"""What is other in the next version: points, the default of an option, and an option more, so the record is longer."""


class Tree:
    """A copy of the package in which rules can change; they run interpreted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "static", "*.tar.xz")
        shutil.copytree(ROOT / "biberbau", folder / "biberbau", ignore=left_out)
        (folder / "tests").symlink_to(ROOT / "tests")

    def __call__(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", *words]
        known = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            command, cwd=self.folder, env=known, capture_output=True, text=True, timeout=300, check=False
        )

    def change(self) -> None:
        """Change the rules of the game."""
        for name, (before, after) in CHANGES.items():
            path = self.folder / "biberbau" / "games" / name
            text = path.read_text(encoding="utf-8")
            assert text.count(before) == 1
            path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("tree"))


@pytest.mark.long
def test_rules_that_were_released_are_here_and_unchanged() -> None:
    assert {f"{name}/1" for name in GAMES} <= set(released())
    checked = subprocess.run([sys.executable, "-m", "tests.versions"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_a_version_that_is_not_here_is_named() -> None:
    assert versions_of(GAME)[-1] == game_named(GAME).version
    with pytest.raises(UnknownVersion, match="biber-gang is here in version 1, and not in 99"):
        game_named(GAME, 99)


@pytest.mark.long
def test_rules_that_change_are_kept_and_old_matches_go_on_under_them(tree: Tree, tmp_path: Path) -> None:
    original = {name: (tree.folder / "biberbau/games" / name).read_bytes() for name in CHANGES}
    tree.change()
    checked = tree("tests.versions")
    assert checked.returncode == 1
    assert "the rules of biber-gang/1 have changed, and logs hold matches of it" in checked.stderr
    refused = tree("tests.versions", "--keep", GAME)
    assert (refused.returncode, "have changed already" in refused.stderr) == (2, True)

    for name, content in original.items():
        (tree.folder / "biberbau/games" / name).write_bytes(content)
    for game in (GAME, "beanie"):
        kept = tree("tests.versions", "--keep", game)
        assert kept.returncode == 0, kept.stderr
    tree.change()
    checked = tree("tests.versions")
    assert (checked.returncode, checked.stderr) == (0, "")

    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(HOUSE / LOG_FILE, data / LOG_FILE)
    with running_house(data) as house:
        shared = asyncio.run(begin(house.address))
    played = tree("tests.versions.old_house", str(data), RUNNING, BEANIE, json.dumps(shared))
    assert played.returncode == 0, played.stderr
    told: dict[str, Any] = json.loads(played.stdout)
    known = json.loads((HOUSE / TABLES_FILE).read_text(encoding="utf-8"))["tables"][RUNNING]
    assert told["record"].split(" actions=")[1].startswith(known["record"].split(" actions=")[1])
    record = parse_record(told["record"])
    assert record.fits(replay(record, game_named(GAME, 1)))
    assert told["begun"] == {RUNNING: [1, 2], BEANIE: [1, 2], told["fork"]: [1]}
    assert told["marks"] == told["real_time"]["marks"] == [True, None]
    assert told["said"] == [["table-match-begun", "table-earlier-rules"]] * 2
    raced = parse_record(told["real_time"]["record"])
    assert raced.fits(replay(raced, game_named("beanie", 1)))

    same = [parse_record(record) for record in (shared["record"], *told["shared"]["records"])]
    assert len({one.stream for one in same}) == 1
    assert all(one.fits(replay(one, game_named(GAME, 1))) for one in same)
    assert sorted(told["shared"]["points"]) == sorted((one.result or [])[0] for one in same)
    assert told["shared"]["marked"]
    assert (told["proposed"]["solo"], told["proposed"]["stall_limit"], told["reviewed"]) == ("off", "7", 1)
    assert set(told["steps"]) == {f"{RUNNING}/1", f"{OVER}/1"}

    verified = tree("biberbau", "verify", told["record"])
    assert verified.returncode == 0, verified.stderr
    unknown = tree("biberbau", "verify", told["record"].replace("biber-gang/1", "biber-gang/3"))
    assert (unknown.returncode, "is here in version 1, 2, and not in 3" in unknown.stderr) == (2, True)

    written = tree.folder / "biberbau/games/earlier/biber_gang_1/rules/scoring.py"
    written.write_text(
        written.read_text(encoding="utf-8").replace(*CHANGES["biber_gang/rules/scoring.py"]), encoding="utf-8"
    )
    checked = tree("tests.versions")
    assert "the rules of biber-gang/1 in biberbau/games/earlier are not those of its release" in checked.stderr
