"""Machine code on disk, met by many processes: a small package of rules outside of Biberbau, edited, killed, raced."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

HUT = {
    "sizes.py": """
        LOGS = 3
    """,
    "shared.py": """
        from biberbau.core.compilation import rule

        @rule
        def floor(state):
            total = 0
            for number in range(len(state.logs)):
                total += sawn(state, state.logs[number]) + sawn(state, state.width) + sawn(state, number)
            return total

        @rule
        def sawn(state, length):
            length = int(length)
            pieces = 0
            PIECES
            return pieces
    """,
    "first.py": """
        import numpy as np
        from biberbau.core.compilation import rule
        from hut.shared import floor
        from hut.sizes import LOGS

        STATES = np.zeros(1, [("width", np.int8), ("logs", np.int8, 4)])
        STATES["width"], STATES["logs"] = 1, 7

        @rule
        def answer(states):
            '''Documentation.'''
            return LOGS * 100 + floor(states[0])
    """,
    "second.py": """
        import numpy as np
        from biberbau.core.compilation import rule
        from hut.shared import floor

        STATES = np.zeros(1, [("logs", np.int16, 3), ("other", np.int64), ("width", np.int16)])
        STATES["width"], STATES["logs"] = 1, 9

        @rule
        def answer(states):
            return floor(states[0])
    """,
}
PIECES = "\n    ".join(
    f"while length > {least}: length -= state.width; pieces += {least}" for least in range(16, 0, -1)
)
"""So much that the compiler leaves it a function of its own."""

"""Two games and what they share."""

ANSWERS = """
import importlib, json, sys
from biberbau.core import machine_code

answers = [importlib.import_module("hut." + name) for name in sys.argv[1:]]
answers = [int(module.answer(module.STATES)) for module in answers]
print(json.dumps([answers, dict(machine_code.compilations)]))
"""
"""Prints the answers of some games, and how many functions were compiled in each module."""


@pytest.fixture
def hut(tmp_path: Path) -> Path:
    """The folder of the package."""
    package = tmp_path / "source" / "hut"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name, text in HUT.items():
        text = "\n".join(line[8:] for line in text.strip("\n").splitlines()) + "\n"
        (package / name).write_text(text.replace("PIECES", PIECES), encoding="utf-8")
    return package


def edit(file: Path, old: str, new: str) -> None:
    """Change a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def start(hut: Path, *names: str, script: str = ANSWERS, cache: Path | None = None) -> subprocess.Popen[str]:
    """Ask games for their answers, in a process of its own."""
    environment = os.environ | {
        "PYTHONPATH": str(hut.parent),
        "BIBERBAU_CACHE": str(cache or hut.parent.parent / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.Popen(
        [sys.executable, "-c", script, *names],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def told(process: subprocess.Popen[str], word: str = "") -> tuple[list[int] | list[str], dict[str, int]]:
    """Return what a process prints, when it has been given its word."""
    output, errors = process.communicate(word, timeout=120)
    assert process.returncode == 0, errors
    answers, compiled = json.loads(output)
    return answers, compiled


ALL_OF_FIRST = {"hut.first": 1, "hut.shared": 2}
"""Of what is shared, `floor` and `sawn` once each, although this is called with numbers of 8 bits and of 64."""


@pytest.mark.long
def test_what_has_not_changed_is_compiled_once(hut: Path) -> None:
    assert told(start(hut, "first", "second")) == ([388, 109], {**ALL_OF_FIRST, "hut.second": 1, "hut.shared": 4})
    for file in hut.glob("*.py"):
        file.write_text("# A comment.\n\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    edit(hut / "first.py", "Documentation", "Better documentation")
    assert told(start(hut, "first", "second")) == ([388, 109], {})
    edit(hut / "sizes.py", "3", "4")
    assert told(start(hut, "first", "second")) == ([488, 109], {"hut.first": 1})
    edit(hut / "shared.py", "total = 0", "total = 1")
    assert told(start(hut, "first", "second")) == ([489, 110], {**ALL_OF_FIRST, "hut.second": 1, "hut.shared": 4})
    edit(hut / "sizes.py", "4", "3")
    edit(hut / "shared.py", "total = 1", "total = 0")
    assert told(start(hut, "first", "second")) == ([388, 109], {})


@pytest.mark.long
def test_one_process_never_runs_what_another_compiled_for_another_game(hut: Path) -> None:
    """Both meet the shared rules in the same order and with the first record there is, so Numba calls them the same."""
    assert told(start(hut, "first"))[0] == [388]
    assert told(start(hut, "second"))[0] == [109]
    assert told(start(hut, "first", "second")) == ([388, 109], {})
    assert told(start(hut, "second", "first")) == ([109, 388], {})


@pytest.mark.long
def test_processes_that_start_together_compile_once(hut: Path) -> None:
    together = [start(hut, "first") for _ in range(4)]
    found = [told(process) for process in together]
    assert [answers for answers, _ in found] == [[388]] * 4
    assert sum(sum(compiled.values()) for _, compiled in found) == 3


BITCODE_READ = """
import llvmlite.binding

parse, read = llvmlite.binding.parse_bitcode, []
llvmlite.binding.parse_bitcode = lambda *given: parse(*(read.append(given) or given))
""" + ANSWERS.replace("dict(machine_code.compilations)", '{"bitcode": len(read)}')
"""Prints the answers, and of how many functions was read what others are compiled with."""


@pytest.mark.long
def test_what_others_are_compiled_with_is_read_by_who_compiles_them(hut: Path) -> None:
    """To read that of everything takes a process a quarter of its start, and much memory for as long as it runs."""
    assert told(start(hut, "first", "second"))[0] == [388, 109]
    assert told(start(hut, "first", "second", script=BITCODE_READ)) == ([388, 109], {"bitcode": 0})
    edit(hut / "sizes.py", "3", "4")
    # `answer` is compiled anew, and into it `floor`, which lies there as machine code.
    assert told(start(hut, "first", "second", script=BITCODE_READ)) == ([488, 109], {"bitcode": 1})


LATE = ANSWERS.replace("answers = [int", "print(flush=True, file=sys.stderr)\nsys.stdin.read()\nanswers = [int")
"""Waits after the rules have been loaded, and before they are compiled."""


@pytest.mark.long
def test_sources_that_were_edited_after_they_were_loaded_poison_nothing(hut: Path) -> None:
    process = start(hut, "first", script=LATE)
    assert process.stderr is not None
    process.stderr.readline()
    edit(hut / "sizes.py", "3", "4")
    assert told(process) == ([388], ALL_OF_FIRST)
    assert told(start(hut, "first")) == ([488], {"hut.first": 1})


@pytest.mark.long
def test_what_was_killed_while_it_compiled_leaves_nothing_behind_that_others_trip_over(hut: Path) -> None:
    cache = hut.parent.parent / "cache"
    for delay in (0.0, 0.05, 0.2):
        process = start(hut, "first", "second")
        while process.poll() is None and not list(cache.glob("hut*/*.lock")):
            time.sleep(0.005)
        time.sleep(delay)
        process.kill()
        process.communicate()
    assert told(start(hut, "first", "second"))[0] == [388, 109]
    assert told(start(hut, "first", "second")) == ([388, 109], {})


@pytest.mark.long
def test_what_a_loss_of_power_has_left_of_a_file_is_compiled_anew(hut: Path) -> None:
    """Nothing, zeros, or a half, as file systems leave what was not yet on the disk."""
    assert told(start(hut, "first"))[0] == [388]
    empty, zeros, half = sorted((hut.parent.parent / "cache").glob("hut*/*.code"))
    empty.write_bytes(b"")
    zeros.write_bytes(bytes(zeros.stat().st_size))
    half.write_bytes(half.read_bytes()[:1000])
    assert told(start(hut, "first")) == ([388], ALL_OF_FIRST)
    assert told(start(hut, "first")) == ([388], {})


LARGE = """
import numpy as np
from biberbau.core.compilation import rule

LOGS = np.zeros(SIZE, np.int8)

@rule
def log(number):
    return LOGS[number]
"""

SAWN = """
import json, sys, warnings
from biberbau.core import machine_code
from hut.large import log

with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    log(3)
print(json.dumps([[str(warning.message) for warning in told], dict(machine_code.compilations)]))
"""
"""Prints what was warned of, and how many functions were compiled in each module."""


@pytest.mark.long
def test_an_array_that_is_too_large_to_be_kept_is_told_of(hut: Path) -> None:
    """Each process would compile it, and all that calls it, again, and nobody would know why it takes so long."""
    compiled = {"hut.large": 1}
    (hut / "large.py").write_text(LARGE.replace("SIZE", "10**6 + 1"), encoding="utf-8")
    said = ["hut.large.log is compiled anew by each process: an array in it has over a million bytes"]
    assert told(start(hut, script=SAWN)) == (said, compiled)
    assert told(start(hut, script=SAWN)) == (said, compiled)
    edit(hut / "large.py", "10**6 + 1", "10**6")
    assert told(start(hut, script=SAWN)) == ([], compiled)
    assert told(start(hut, script=SAWN)) == ([], {})


OF_SOMEBODY_ELSE = """
import json, sys
from pathlib import Path
import numba

def settings():
    return {name: repr(getattr(numba.config, name)) for name in dir(numba.config) if name.isupper()}

before = settings()
from biberbau.games import game_named
game = game_named("biber-gang")
game.engine.is_over_at(game.new_states(), 0)
assert settings() == before
import theirs
theirs.twice(2)
kept = list(Path(theirs.__file__).parent.glob("__pycache__/theirs.twice-*.nbi"))
print(json.dumps([[theirs.twice(2), len(kept)], {}]))
"""


@pytest.mark.long
def test_functions_that_others_compile_are_kept_where_they_were(hut: Path) -> None:
    theirs = "import numba\n\n@numba.njit(cache=True)\ndef twice(number):\n    return 2 * number\n"
    (hut.parent / "theirs.py").write_text(theirs, encoding="utf-8")
    assert told(start(hut, script=OF_SOMEBODY_ELSE)) == ([4, 1], {})


LIGHT = """
import json, sys
from pathlib import Path

import {module}
heavy = [name for name in ("numba", "llvmlite") if name in sys.modules]
print(json.dumps([[len(heavy)], dict.fromkeys(heavy, 1)]))
"""


@pytest.mark.parametrize("module", ["biberbau.core.game", "biberbau.games", "biberbau.bots"])
def test_an_import_loads_no_compiler_and_makes_no_folder(hut: Path, module: str) -> None:
    """That of the library itself, which loads even less, is tried in `tests/library/test_face.py`."""
    cache = hut.parent.parent / "none"
    assert told(start(hut, script=LIGHT.format(module=module), cache=cache)) == ([0], {})
    assert not cache.exists()


@pytest.mark.long
def test_what_games_say_of_themselves_is_read_without_the_compiler(hut: Path) -> None:
    cache = hut.parent.parent / "none"
    script = LIGHT.format(module="biberbau.games").replace(
        "heavy =", "[biberbau.games.game_named(name) for name in biberbau.games.GAMES]\nheavy ="
    )
    assert told(start(hut, script=script, cache=cache)) == ([0], {})
    assert not cache.exists()
