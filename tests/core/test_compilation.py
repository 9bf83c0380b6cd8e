"""The compile cache never serves stale or foreign code."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import biberbau
from biberbau.core import compilation
from biberbau.games import GAMES, game_named

PACKAGE = Path(biberbau.__file__).parent

SCORE_OF_TWO_PAIRS = """
from biberbau.games import game_named
from biberbau.games.biber_gang.rules.scoring import display_score

states = game_named("biber-gang").new_states()
states["display"][0, 0] = [1, 1, 5, 6, 1, 1, 7, 8]
print(display_score(states[0], 0))
"""
"""Prints the score of a display with two pairs of ones and 26 loose points."""


@pytest.fixture
def copies(tmp_path: Path) -> tuple[Path, Path]:
    """Two copies of the package's rules."""
    for name in ("original", "edited"):
        for folder in ("core", "games"):
            shutil.copytree(
                PACKAGE / folder, tmp_path / name / "biberbau" / folder, ignore=shutil.ignore_patterns("__pycache__")
            )
        shutil.copy(PACKAGE / "__init__.py", tmp_path / name / "biberbau")
    return tmp_path / "original", tmp_path / "edited"


def start(copy: Path, cache: Path, script: str = SCORE_OF_TWO_PAIRS) -> subprocess.Popen[str]:
    """Run a script in a process of its own that imports the package from `copy`."""
    environment = os.environ | {"PYTHONPATH": str(copy), "BIBERBAU_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=copy,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def printed(process: subprocess.Popen[str]) -> str:
    """Wait for a process and return what it printed."""
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    return output.strip()


def edit_bonus(copy: Path, bonus: str) -> None:
    """Change the points for two pairs in the state module, which the compiled scoring only imports."""
    path = copy / "biberbau" / "games" / "biber_gang" / "state.py"
    text, count = re.subn(r"\(0, 0, \d+, 15, 20\)", f"(0, 0, {bonus}, 15, 20)", path.read_text(encoding="utf-8"))
    assert count == 1
    modified = path.stat().st_mtime
    path.write_text(text, encoding="utf-8")
    os.utime(path, (modified, modified))


@pytest.mark.long
def test_an_edited_constant_takes_effect_and_leaves_the_original_alone(
    copies: tuple[Path, Path], tmp_path: Path
) -> None:
    original, edited = copies
    cache = tmp_path / "cache"
    edit_bonus(edited, "12")
    at_once = start(original, cache), start(edited, cache)
    assert [printed(process) for process in at_once] == ["16", "14"]
    edit_bonus(edited, "11")
    at_once = start(original, cache), start(edited, cache)
    assert [printed(process) for process in at_once] == ["16", "15"]
    assert len(list(cache.iterdir())) == 3


@pytest.mark.long
def test_a_cache_that_cannot_be_written_is_done_without(copies: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert printed(start(copies[0], tmp_path / "file" / "cache")) == "16"


def test_only_caches_long_unused_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    for name, days in (("old", 40), ("young", 20), (compilation.source_hash(), 40)):
        used = tmp_path / name / "used"
        used.parent.mkdir()
        used.touch()
        os.utime(used, (time.time() - days * 86400,) * 2)
    compilation.cache_folder.cache_clear()
    try:
        compilation.forget_old_caches()
    finally:
        compilation.cache_folder.cache_clear()
    assert {folder.name for folder in tmp_path.iterdir()} == {"young", compilation.source_hash()}


@pytest.mark.parametrize("name", GAMES)
def test_a_driver_is_specialised_for_one_game_by_name(name: str) -> None:
    game = game_named(name)
    source = Path(str(game.playouts.__file__)).read_text(encoding="utf-8")
    assert f"from {game.package}.rules import" in source
    assert f"from {compilation.CONTRACT} import" not in source
    assert game.playouts is not game.engine
    assert game.playouts is game.driver("biberbau.core.drivers.playout", {"biberbau.core.pace": game.pace.__name__})


def test_what_is_not_written_against_the_contract_cannot_be_specialised() -> None:
    with pytest.raises(ImportError, match="exactly once"):
        compilation.specialise("biberbau.core.chance", "biberbau.games.biber_gang.rules")
    with pytest.raises(ImportError, match="no module"):
        compilation.specialise("biberbau.core.nowhere", "biberbau.games.biber_gang.rules")
