"""Every sentence of Biber Gang, in both languages, with every card and place it can be about."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from biberbau.core.texts import LANGUAGES, render
from biberbau.games.biber_gang.rules.reasons import REASONS
from biberbau.games.biber_gang.state import OPTIONS

TEXTS = Path(__file__).parents[2] / "biberbau/games/biber_gang/texts"
CARDS = ("0", "8", "12", "B")
SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")


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
def test_every_message_renders_with_every_card_and_place(language: str) -> None:
    catalogue = messages(language)
    for name, message in catalogue.items():
        used = variables(message, catalogue)
        for card, slot, you in product(CARDS, SLOTS if "slot" in used else SLOTS[:1], ("yes", "no")):
            arguments: dict[str, str | int] = {
                "card": card, "out_card": card, "slot_card": card, "turned_card": card, "slot": slot,
                "first_card": card, "second_card": "7", "tied": 2, "cards": 40, "turns": 20, "rounds": 5, "total": -3,
                "target": SLOTS[-1 - SLOTS.index(slot)],
                "seat": "Anna", "you": you, "value": 6, "hidden": 3, "round": 2,
            }  # fmt: skip
            assert used <= set(arguments), name
            text = render(language, name, {key: arguments[key] for key in used})
            assert text.strip() == text, name
            assert "  " not in text, name
            assert not {"{", "}", "\n"} & set(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_option_value_has_its_words(language: str) -> None:
    known = messages(language)
    for reason in REASONS.values():
        assert reason.message in known
    for option in OPTIONS:
        stem = f"biber-gang-option-{option.key}"
        assert {stem, f"{stem}-meaning"} <= set(known)
        values = ["value"] if option.numbers else option.values
        assert {f"{stem}-{value}" for value in values} <= set(known)


def test_no_reason_is_left_without_a_rule() -> None:
    stated = {name for name in messages("en") if name.startswith("biber-gang-reason-")}
    assert stated == {reason.message for reason in REASONS.values()}


@pytest.mark.parametrize(
    ("language", "card", "you", "sentence"),
    [
        ("en", "8", "yes", "You swap the beaver (bottom row, column 3) for the 8."),
        ("en", "B", "no", "Anna swaps the beaver (bottom row, column 3) for the beaver."),
        ("de", "8", "yes", "Du tauschst den Biber (unten, Spalte 3) gegen die 8."),
        ("de", "B", "no", "Anna tauscht den Biber (unten, Spalte 3) gegen den Biber."),
    ],
)
def test_a_sentence_names_cards_and_people_as_people_do(language: str, card: str, you: str, sentence: str) -> None:
    arguments: dict[str, str | int] = {"seat": "Anna", "you": you, "card": card, "slot": "B3", "out_card": "B"}
    assert render(language, "biber-gang-event-swapped-open", arguments) == sentence
