"""A package that does not keep the contract is refused with one line that names what is missing."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from biberbau.core import sources
from biberbau.core.plain import redealing_of
from tests.cli.running import Terminal


def without(file: str, line: str, instead: str = "") -> Callable[[Path], None]:
    """Return what replaces a line of the package."""

    def damage(place: Path) -> None:
        path = place / file
        text = path.read_text(encoding="utf-8")
        assert text.count(line) == 1, line
        path.write_text(text.replace(line, instead), encoding="utf-8")

    return damage


def offered_twice(place: Path) -> None:
    folder = place / "biberbau_other-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: biberbau-other\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[biberbau.games]\nschwimmen = other:GAME\n", encoding="utf-8")


def known_to_its_owner_alone(place: Path) -> None:
    without(STATE, "    shown: Grid = cards(Seen.BY_ALL, per=(MAX_SEATS, HAND_SIZE))\n")(place)
    without(STATE, ', known="shown")', ")")(place)


HOME, STATE = "schwimmen/__init__.py", "schwimmen/state.py"
RULES, REASONS = "schwimmen/rules/__init__.py", "schwimmen/rules/reasons.py"
ENGLISH, GERMAN = "schwimmen/texts/en.ftl", "schwimmen/texts/de.ftl"


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (without(RULES, "payoffs = more_is_better\n"), "its rules lack payoffs"),
        (without(RULES, "view = bookkeeping.show", "view = more_is_better"), "takes 2 arguments instead of 3"),
        (without(GERMAN, "schwimmen-action-knock = Klopfen\n"), "in de.ftl lack schwimmen-action-knock"),
        (without(ENGLISH, "schwimmen-reason-no-round", "schwimmen-why"), "lack schwimmen-reason-no-round"),
        (without(ENGLISH, "schwimmen-title", "beanie-title"), "a message beanie-title"),
        (without(HOME, 'name="schwimmen",', 'name="thirty-one",'), "does not begin with thirty-one-"),
        (without(STATE, "from typing import Final", "from typing import Finale"), "be loaded: ImportError"),
        (without(HOME, "GAME = plain_game(", "GAME = dict("), "is no Game"),
        (without(RULES, "legal = turns.legal", "legal = turns legal"), "its rules cannot be loaded: SyntaxError"),
        (without(RULES, "legal = turns.legal", "legal = steps.legal"), "its rules cannot be loaded: NameError"),
        (without(REASONS, '"4.2")', '"4.2")\ndel REASONS'), "the REASONS of its rules.reasons cannot be loaded"),
        (known_to_its_owner_alone, "cards of its field hand cannot tell that they lie there: declare it with"),
        (without(STATE, ', count="stock_count"', ""), "of its field stock cannot tell that they lie there"),
        (offered_twice, "only one package can offer it"),
    ],
)
def test_what_is_missing_is_named(
    damage: Callable[[Path], None], why: str, schwimmen: Path, biberbau: Terminal
) -> None:
    damage(schwimmen)
    refusal = biberbau("simulate", "schwimmen").refusal
    assert "the game 'schwimmen' of biberbau-" in refusal
    assert why in refusal


def test_the_other_games_are_listed_all_the_same(schwimmen: Path, biberbau: Terminal) -> None:
    without(RULES, "payoffs = more_is_better\n")(schwimmen)
    listed = biberbau("games")
    assert "beanie" in listed.output
    assert "schwimmen" not in listed.output
    assert "its rules lack payoffs" in listed.errors


def test_code_is_made_from_a_package_wherever_it_lies(schwimmen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else machine code would go stale when an installed package changes."""
    monkeypatch.setattr(sources, "OTHERS", (*sources.OTHERS, schwimmen.resolve()))
    assert not sources.is_followed("schwimmen.rules", ("biberbau",))
    text = "from schwimmen.state import RANKS\n"
    before = sources.closure_of_text(text, ("biberbau", "schwimmen")).digest
    without("schwimmen/state.py", '"7", "8"', '"6", "8"')(schwimmen)
    sources.file_source.cache_clear()
    assert sources.closure_of_text(text, ("biberbau", "schwimmen")).digest != before


def test_a_record_may_be_declared_by_the_package_itself(schwimmen: Path) -> None:
    declared: Any = importlib.import_module("schwimmen.state").State
    declared.__module__ = "schwimmen"
    assert "schwimmen_redealing" in redealing_of(declared).__module__
