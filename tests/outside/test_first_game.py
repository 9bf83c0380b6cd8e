"""The page that builds a game: what it shows is the example, and does what is shown at every step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.outside.packages import REPOSITORY, SCHWIMMEN, install

PAGE: Final = (REPOSITORY / "docs" / "first-game.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"^(?:\*`(?P<file>[^`]+)`\*\n\n)?```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE: Final = {"rules.md", "rules.de.md", "schwimmen/texts/de.ftl"}
"""What the page leaves to the example."""
EMPTY: Final = ("schwimmen/__init__.py", "schwimmen/rules/__init__.py")
"""What it leaves empty until their turn comes."""

Step = tuple[dict[str, str], str]


def steps() -> tuple[list[Step], dict[str, str]]:
    """Return every session that is shown with the files as they are by then, and the files at the end."""
    files, sessions = dict.fromkeys(EMPTY, ""), list[Step]()
    for block in BLOCK.finditer(PAGE):
        name, text = block["file"], block["text"]
        if name is None:
            sessions.append((dict(files), text))
        else:
            # Pieces of one file are apart as its functions are.
            files[name] = f"{files[name]}\n\n{text}" if files.get(name) else text
    return sessions, files


SESSIONS, FILES = steps()


def test_what_the_page_shows_is_the_example() -> None:
    there = {
        str(path.relative_to(SCHWIMMEN)): path.read_text(encoding="utf-8")
        for path in SCHWIMMEN.rglob("*")
        if path.is_file() and path.suffix in (".py", ".toml", ".md", ".ftl")
    }
    assert {name: text for name, text in there.items() if name not in ELSEWHERE} == FILES
    assert there.keys() >= ELSEWHERE


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SESSIONS)))
def test_each_step_does_what_is_shown(number: int, tmp_path: Path) -> None:
    files, session = SESSIONS[number]
    if FILES.items() == files.items():
        files = files | {name: (SCHWIMMEN / name).read_text(encoding="utf-8") for name in ELSEWHERE}
    project, site = tmp_path / "project", tmp_path / "site"
    for name, text in files.items():
        place = project / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    site.mkdir()
    install(project, site)
    page = tmp_path / "session.txt"
    page.write_text(session, encoding="utf-8")
    # Rules as Python runs them do the same, and nothing has to be compiled for a step.
    surroundings = os.environ | {"PYTHONPATH": f"{site}{os.pathsep}{REPOSITORY}", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "doctest", str(page)], capture_output=True, text=True, env=surroundings, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_shows_a_step_after_the_record_the_scoring_and_all() -> None:
    assert [len(files) for files, _ in SESSIONS] == sorted(len(files) for files, _ in SESSIONS)
    assert len(SESSIONS) >= 3
    assert SESSIONS[-1][0] == FILES
