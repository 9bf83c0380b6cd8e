"""Every clause of every rulebook has a test that carries its number, and every reason cites a clause there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biberbau.games import GAMES, game_named
from tests.rules.rulebook import read_rulebook

TEST = re.compile(r"^def test_(\d+)_(\d+)_", re.MULTILINE)


def clauses_with_tests(game: str) -> set[str]:
    """The clauses that tests of a game are named after."""
    files = Path(__file__).parent.glob(f"test_{game.replace('-', '_')}_*.py")
    return {f"{section}.{clause}" for path in files for section, clause in TEST.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses = read_rulebook(game, "en").clauses
    assert clauses, "the rulebook has no clauses"
    assert sorted(set(clauses) - clauses_with_tests(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_is_named_after_a_clause_that_is_gone(game: str) -> None:
    assert clauses_with_tests(game) <= set(read_rulebook(game, "en").clauses)


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_numbered_without_gaps(game: str) -> None:
    book = read_rulebook(game, "en")
    assert book.sections == [str(number) for number in range(1, len(book.sections) + 1)]
    expected: dict[str, int] = {}
    for clause in book.clauses:
        section, _, number = clause.partition(".")
        expected[section] = expected.get(section, 0) + 1
        assert int(number) == expected[section]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_number_the_same_clauses_rulings_and_examples(game: str) -> None:
    assert read_rulebook(game, "en") == read_rulebook(game, "de")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_belongs_to_clauses_there_are(game: str) -> None:
    book = read_rulebook(game, "en")
    letter = next(iter(book.rulings))[0]
    assert list(book.rulings) == [f"{letter}{number}" for number in range(1, len(book.rulings) + 1)]
    for ruling, clauses in book.rulings.items():
        assert set(clauses) <= set(book.clauses), ruling


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_cites_a_clause_there_is(game: str) -> None:
    reasons = game_named(game).reasons
    assert {reason.clause for reason in reasons.values()} <= set(read_rulebook(game, "en").clauses)
