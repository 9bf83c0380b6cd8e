"""Everything comes out as the versions before printed it."""

from __future__ import annotations

import difflib

import pytest

from biberbau.games import game_named
from tests.unchanged.__main__ import main
from tests.unchanged.keeping import FOLDER, KINDS, as_said_since, content, kept, version_of, versions, without_stronger

MOST_SHOWN = 40
"""Lines of a difference that are enough to see what it is."""

FILES = [
    (version, path.stem, path.suffix[1:]) for version in versions() for path in sorted((FOLDER / version).iterdir())
]


@pytest.mark.long
@pytest.mark.parametrize(("version", "game", "kind"), FILES)
def test_everything_comes_out_as_an_earlier_version_printed_it(version: str, game: str, kind: str) -> None:
    rules = game_named(game, version_of(version, game))
    if kind == "commands" and rules is not game_named(game):
        pytest.skip("commands print what today's rules say")
    both = as_said_since(version, game, kept(version, kind, game)), content(kind, rules)
    before, now = (without_stronger(version, kind, game, lines) for lines in both)
    apart = list(difflib.unified_diff(before, now, version, "now", n=1, lineterm=""))
    assert before == now, "\n".join(apart[:MOST_SHOWN])


def test_each_version_has_all_files() -> None:
    assert versions()
    for version in versions():
        found = {path.suffix[1:] for path in (FOLDER / version).iterdir()}
        assert found == set(KINDS)


def test_what_a_version_printed_is_not_written_again(capsys: pytest.CaptureFixture[str]) -> None:
    version = versions()[0]
    before = {path.name: path.read_bytes() for path in (FOLDER / version).iterdir()}
    assert main([version]) == 2
    assert "not written again" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in (FOLDER / version).iterdir()} == before
