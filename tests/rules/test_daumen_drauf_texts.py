"""Every sentence of Daumen Drauf!, in both languages, with every card it can be about."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from biberbau.core.texts import LANGUAGES, render
from biberbau.games.daumen_drauf import GAME
from biberbau.games.daumen_drauf.rules.reasons import REASONS
from tests.rules.rulebook import read_rulebook

TEXTS = Path(__file__).parents[2] / "biberbau/games/daumen_drauf/texts"


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of one language by id; whatever does not parse fails the test."""
    resource = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "an id stands twice"
    return {entry.id.name: entry for entry in entries}


def variables(message: ast.Message, catalogue: dict[str, ast.Message]) -> set[str]:
    """The arguments a message uses, those of the messages inside it too."""
    found: set[str] = set()

    class Collector(Visitor):
        """Walks one message and, through references, the messages inside it."""

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.update(variables(catalogue[node.id.name], catalogue))

    Collector().visit(message)
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, german = messages("en"), messages("de")
    assert list(english) == list(german), "the two files should run in parallel"
    for name in english:
        assert variables(english[name], english) == variables(german[name], german), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_every_card(language: str) -> None:
    catalogue = messages(language)
    for name, message in catalogue.items():
        used = variables(message, catalogue)
        for colour, poison, you, youother in product("YGK", ("yes", "no", "unknown"), ("yes", "no"), ("yes", "no")):
            arguments: dict[str, str | int] = {
                "colour": colour, "value": 3, "poison": poison, "last_colour": "G", "last_value": 5, "values": 6,
                "seat": "Anna", "you": you, "other": "Ben", "youother": youother, "round": 2, "rounds": 3, "total": -3,
                "cards": 4, "harmless": 3, "poisonous": 1, "unseen": 1 if you == "no" else 0,
            }  # fmt: skip
            assert used <= set(arguments), name
            text = render(language, name, {key: arguments[key] for key in used})
            assert text.strip() == text, name
            assert "  " not in text, name
            assert not {"{", "}", "\n"} & set(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_option_value_has_its_words(language: str) -> None:
    known = messages(language)
    stated = {name for name in known if name.startswith("daumen-drauf-reason-")}
    assert stated == {reason.message for reason in REASONS.values()}
    for option in GAME.options:
        stem = f"daumen-drauf-option-{option.key}"
        values = ["value"] if option.numbers else option.values
        assert {stem, f"{stem}-meaning", *(f"{stem}-{value}" for value in values)} <= set(known)


def test_every_reason_cites_a_clause_there_is() -> None:
    assert {reason.clause for reason in REASONS.values()} <= set(read_rulebook("daumen-drauf", "en").clauses)


@pytest.mark.parametrize(
    ("language", "poison", "sentence"),
    [
        ("en", "unknown", "Anna shows a yellow 3."),
        ("en", "yes", "Anna shows a poisonous yellow 3."),
        ("de", "unknown", "Anna zeigt eine gelbe 3."),
        ("de", "no", "Anna zeigt eine harmlose gelbe 3."),
    ],
)
def test_a_sentence_tells_as_much_of_a_card_as_is_known(language: str, poison: str, sentence: str) -> None:
    arguments: dict[str, str | int] = {"seat": "Anna", "you": "no", "colour": "Y", "value": 3, "poison": poison}
    assert render(language, "daumen-drauf-event-shows", arguments) == sentence
