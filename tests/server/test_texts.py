"""Every sentence of the server stands in both catalogues, and every sentence of the catalogues is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import biberbau.server
from biberbau.core.texts import LANGUAGES, catalogue

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
