"""Every sentence of Biber Gang, in both languages, with every card and place it can be about."""

from __future__ import annotations

import re
from itertools import product

import pytest

from biberbau.core.texts import LANGUAGES, render
from tests.builders import biber_gang, play, refused
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


@pytest.mark.parametrize(("language", "several"), [("en", "1 discards"), ("de", "1 Karten")])
def test_a_deck_may_be_made_of_one_card(language: str, several: str) -> None:
    assert several not in render(language, "biber-gang-event-reshuffled", {"cards": 1})
    assert several.replace("1", "2") in render(language, "biber-gang-event-reshuffled", {"cards": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_had_to_be_drawn_is_not_offered_to_be_refused(language: str) -> None:
    displays = "5 (7) B ? / ? ? 3 (12)", ""
    match = biber_gang(*displays, drawn="7", drawn_from="pile", options={"discard_take_must_swap": "on"})
    assert refused(match, "0 refuse") == ("taken-must-swap", "8.1")
    refusal = match.check(0, match.game.parse_action("deck"))
    assert refusal is not None
    assert not {"refuse", "lehn"} & set(re.findall(r"\w+", refusal.text(language)))


@pytest.mark.parametrize(("language", "denied"), [("en", "makes way"), ("de", "Platz")])
def test_a_beaver_swims_for_its_number_only_but_makes_way_for_others_too(language: str, denied: str) -> None:
    match = biber_gang("B 1 2 3 / 6 ? ? ?", "", drawn="7")
    refusal = match.check(0, match.game.parse_action("swim-T1-B2"))
    assert refusal is not None
    assert refusal.reason.message == "biber-gang-reason-swim-value-differs"
    assert denied not in refusal.text(language)
    play(match, "0 swap-T1")


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
