"""Every sentence of Biber Gang, in both languages, with every card and place it can be about."""

from __future__ import annotations

from itertools import product

import pytest

from biberbau.core.texts import LANGUAGES, render
from tests.rules.catalogue import assert_clean, read_messages, variables

CARDS = ("0", "8", "12", "B")
SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_every_card_and_place(language: str) -> None:
    catalogue = read_messages("biber-gang", language)
    for name, message in catalogue.items():
        if name.startswith("biber-gang-drawing-"):
            continue  # Lines of a drawing are no sentences.
        used = variables(message, catalogue)
        for card, slot, you in product(CARDS, SLOTS if "slot" in used else SLOTS[:1], ("yes", "no")):
            arguments: dict[str, str | int] = {
                "card": card, "out_card": card, "slot_card": card, "turned_card": card, "slot": slot,
                "first_card": card, "second_card": "7", "tied": 2, "cards": 40, "turns": 20, "rounds": 5, "total": -3,
                "target": SLOTS[-1 - SLOTS.index(slot)],
                "seat": "Anna", "you": you, "value": 6, "hidden": 3, "round": 2, "amount": 4,
            }  # fmt: skip
            assert used <= set(arguments), name
            text = render(language, name, {key: arguments[key] for key in used})
            assert_clean(text, name)


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
