"""Every sentence of Daumen Drauf!, in both languages, with every card it can be about."""

from __future__ import annotations

from itertools import product

import pytest

from biberbau.core.texts import LANGUAGES, render
from tests.rules.catalogue import assert_clean, read_messages, variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_every_card(language: str) -> None:
    catalogue = read_messages("daumen-drauf", language)
    for name, message in catalogue.items():
        if name.startswith("daumen-drauf-drawing-"):
            continue  # Lines of a drawing are no sentences.
        used = variables(message, catalogue)
        for colour, poison, you, youother in product("YGK", ("yes", "no", "unknown"), ("yes", "no"), ("yes", "no")):
            arguments: dict[str, str | int] = {
                "colour": colour, "value": 3, "poison": poison, "last_colour": "G", "last_value": 5, "values": 6,
                "seat": "Anna", "you": you, "other": "Ben", "youother": youother, "round": 2, "rounds": 3, "total": -3,
                "amount": 2, "cards": 4, "harmless": 3, "poisonous": 1, "unseen": 1 if you == "no" else 0,
            }  # fmt: skip
            assert used <= set(arguments), name
            text = render(language, name, {key: arguments[key] for key in used})
            assert_clean(text, name)


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
