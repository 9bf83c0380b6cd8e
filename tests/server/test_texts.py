"""Every sentence of the server stands in both catalogues, and every sentence of the catalogues is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import biberbau.server
from biberbau.core.texts import LANGUAGES, catalogue, render
from biberbau.server.table.events import Created, RoundBegun
from biberbau.server.table.happenings import announce
from biberbau.server.table.table import Table

FOLDER = Path(biberbau.server.__file__).parent
USED = {
    name
    for path in FOLDER.rglob("*.py")
    for name in re.findall(r'"((?:table|refusal|preview|door)-[a-z-]+)"', path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_the_ones_that_are_used(language: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob(f"texts/**/{language}.ftl"))
    assert set(re.findall(r"^([a-z][a-z-]+) =", text, re.MULTILINE)) == USED
    assert all(name in catalogue(language) for name in USED)


def test_there_are_sentences() -> None:
    assert len(USED) > 40


@pytest.mark.parametrize(
    ("game", "english", "german"), [("daumen-drauf", "Game 1 ", "Spiel 1 "), ("beanie", "Round 1 ", "Runde 1 ")]
)
def test_a_deal_is_called_what_the_rulebook_calls_it(game: str, english: str, german: str) -> None:
    table = Table("CODE22")
    table.apply(Created(game=game, name="Anna", token="", dice="00" * 16))
    (sentence,) = announce(table, RoundBegun())
    assert render("en", sentence.message, sentence.arguments).startswith(english)
    assert render("de", sentence.message, sentence.arguments).startswith(german)
