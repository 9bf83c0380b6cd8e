"""README and docs say what is so: their commands print what they show, their Python does what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import biberbau
from tests.cli.transcripts import BLOCK, DOCUMENTS, IN_STEPS, REPOSITORY, commands, run

SHOWN = [
    (path, command, output)
    for path in DOCUMENTS
    for block in BLOCK.findall(path.read_text(encoding="utf-8"))
    for command, output in commands(block)
]

SOLVES = " exact "
"""What a command that takes a second of processor has in it."""

BESIDE = sorted(REPOSITORY.glob("*.md"))
"""Pages that are not part of the site; `make docs` checks the links of the others."""

HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]*)(?:#([^)]+))?\)")
HOME = re.compile(r"`([\w<>./-]+/[\w<>.-]*)`")
"""A file or folder as the glossary names it."""


@pytest.mark.parametrize(
    ("path", "command", "output"),
    [
        pytest.param(path, command, output, id=f"{path.name}: {command}", marks=pytest.mark.long if solves else ())
        for path, command, output in SHOWN
        for solves in [SOLVES in command]
    ],
)
def test_a_command_prints_what_is_shown(path: Path, command: str, output: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    printed = run(command)
    if "..." in output.splitlines():
        pattern = ".*".join(re.escape(part) for part in re.split(r"^\.\.\.$", output, flags=re.MULTILINE))
        assert re.fullmatch(pattern, printed, re.DOTALL), printed
    else:
        assert printed == output


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path.name not in IN_STEPS], ids=lambda path: path.name)
def test_python_does_what_is_shown(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    failures: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=failures.append)
    assert not failures, "".join(failures)


def test_the_documentation_shows_something() -> None:
    assert {path.name for path, _, _ in SHOWN} >= {"README.md", "cli.md", "play.md"}
    assert len(SHOWN) > 10


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as a code host and the site make them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("path", BESIDE, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target, anchor in LINK.findall(path.read_text(encoding="utf-8")):
        page = path.parent / target if target else path
        assert page.exists(), f"{path.name} names {target}"
        assert not anchor or anchor in anchors(page), f"{path.name} names {target}#{anchor}"


def test_the_glossary_names_places_that_exist() -> None:
    text = (REPOSITORY / "docs" / "glossary.md").read_text(encoding="utf-8").replace("<game>", "beanie")
    places = set(HOME.findall(text))
    assert len(places) > 30
    for place in places:
        assert (REPOSITORY / place).exists() or (REPOSITORY / "biberbau" / place).exists(), place


def test_the_reference_has_all_that_is_public() -> None:
    text = (REPOSITORY / "docs" / "reference.md").read_text(encoding="utf-8")
    named = re.findall(r"^\.\. auto\w+:: biberbau\.(\w+)$", text, re.MULTILINE)
    assert sorted(named) == sorted(biberbau.__all__)
