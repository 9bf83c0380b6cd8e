"""Compiled code on disk is never stale or foreign, and nothing is compiled anew that has not changed."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import biberbau
from biberbau.core import contract
from biberbau.core.folders import folder, forget_old_caches
from biberbau.core.keeping import keeper
from biberbau.core.specialising import specialise
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

WHAT_IS_READ_IS_NOT_RUN = """
import sys
from biberbau.core.keeping import exists
from biberbau.core.sources import closure, module_file

assert closure("biberbau.games.biber_gang.rules").digest != closure("biberbau.games.beanie.rules").digest
assert exists("biberbau.games.biber_gang.rules.setup") and not exists("biberbau.games.biber_gang.rules.nothing")
assert module_file("biberbau.games.biber_gang.rules.nothing.at_all") is None
print(sorted(name for name in sys.modules if name.startswith("biberbau.games")))
"""
"""A thread that runs a module holds it, and may wait for the one that makes others; that one must not wait for it."""


@pytest.fixture
def copies(tmp_path: Path) -> tuple[Path, Path]:
    """Two copies of the package's rules."""
    for name in ("original", "edited"):
        for part in ("core", "games", "bots"):
            shutil.copytree(
                PACKAGE / part, tmp_path / name / "biberbau" / part, ignore=shutil.ignore_patterns("__pycache__")
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


def edit(path: Path, old: str, new: str) -> None:
    """Change a file, but not the time that it says it was changed at."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    modified = path.stat().st_mtime
    path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(path, (modified, modified))


def edit_bonus(copy: Path, bonus: str) -> None:
    """Change the points for two pairs in the module of constants, which the compiled scoring only imports."""
    path = copy / "biberbau" / "games" / "biber_gang" / "constants.py"
    (old,) = re.findall(r"\(\d+, 15, 20\)", path.read_text(encoding="utf-8"))
    edit(path, old, f"({bonus}, 15, 20)")


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
    assert len(list(cache.glob("biberbau.games.biber_gang.rules.scoring-*"))) == 3


@pytest.mark.long
def test_a_cache_that_cannot_be_written_is_done_without(copies: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert printed(start(copies[0], tmp_path / "file" / "cache")) == "16"


def test_only_caches_long_unused_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    for name, days in (("old", 40), ("young", 20), ("in use", 40)):
        used = tmp_path / name / "used"
        used.parent.mkdir()
        used.touch()
        os.utime(used, (time.time() - days * 86400,) * 2)
    folder.cache_clear()
    try:
        assert folder("in use") == tmp_path / "in use"
        forget_old_caches()
    finally:
        folder.cache_clear()
    assert {place.name for place in tmp_path.iterdir()} == {"young", "in use"}


@pytest.mark.parametrize("name", GAMES)
def test_a_driver_is_specialised_for_one_game_by_name(name: str) -> None:
    game = game_named(name)
    driver = game.driver("biberbau.core.drivers.playout")
    source = Path(str(driver.__file__)).read_text(encoding="utf-8")
    assert f"from {game.package}.rules import" in source
    assert f"from {game.random_play.__name__} import" in source
    assert f"from {contract.__name__} import" not in source
    assert game.playouts is driver.Playouts


def test_what_is_not_written_against_contracts_cannot_be_specialised() -> None:
    with pytest.raises(ImportError, match="imports no contract"):
        specialise("biberbau.core.reasons", game_named("biber-gang"))
    with pytest.raises(ImportError, match="no module"):
        specialise("biberbau.core.nowhere", game_named("biber-gang"))
    with pytest.raises(LookupError, match=r"nobody keeps biberbau\.core\.contract for tests\.core"):
        keeper("biberbau.core.contract", dataclasses.replace(game_named("biber-gang"), package="tests.core"))


DIGESTS = """
import dataclasses
import json
from pathlib import Path
import biberbau
from biberbau.core.sources import closure

top = Path(biberbau.__file__).parent.parent
modules = [".".join(path.relative_to(top).with_suffix("").parts) for path in sorted(top.rglob("*.py"))]
modules = [module.removesuffix(".__init__") for module in modules]
print(json.dumps({module: closure(module).digest for module in modules}))
"""
"""Prints the digest of every module by its name."""


def changed(copy: Path, cache: Path, before: dict[str, str]) -> set[str]:
    """Return the modules of which another digest is found than before; without any, note what is found."""
    found: dict[str, str] = json.loads(printed(start(copy, cache, DIGESTS)))
    if not before:
        before.update(found)
    return {module for module, digest in found.items() if digest != before[module]}


@pytest.mark.long
def test_an_edit_concerns_those_who_import_it_and_nobody_else(copies: tuple[Path, Path], tmp_path: Path) -> None:
    package, before = copies[0] / "biberbau", dict[str, str]()
    assert changed(copies[0], tmp_path / "cache", before) == set()
    assert len(before) > 100
    for path in package.rglob("*.py"):
        path.write_text("# A comment.\n" + path.read_text(encoding="utf-8") + "\n\n# Another.\n", encoding="utf-8")
    edit(package / "core" / "dealing.py", "Let one of the first", "Let any of the first")
    assert changed(copies[0], tmp_path / "cache", before) == set()
    edit_bonus(copies[0], "12")
    of_gang = changed(copies[0], tmp_path / "cache", before)
    assert "biberbau.games.biber_gang.rules.scoring" in of_gang
    assert all("biber_gang" in module for module in of_gang)
    edit(package / "core" / "dealing.py", "last = unordered - 1", "last = unordered - 2")
    dealing = {module for module in changed(copies[0], tmp_path / "cache", before) if "biber_gang" not in module}
    assert {"biberbau.core.dealing", "biberbau.games.beanie.rules"} <= dealing
    assert not any("positions" in module for module in dealing)


def test_what_a_module_is_made_from_is_read_and_not_run() -> None:
    read = subprocess.run([sys.executable, "-c", WHAT_IS_READ_IS_NOT_RUN], capture_output=True, text=True, check=False)
    assert (read.stdout, read.stderr) == ("[]\n", "")
