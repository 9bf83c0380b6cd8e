"""Reading variants."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.laboratory.variant import VariantError, read_variant

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "long-evening.toml"


def test_a_variant_is_read() -> None:
    variant = read_variant(EXAMPLE.read_text(encoding="utf-8"))
    assert (variant.game.name, variant.name, variant.seats) == ("biber-gang", "A long evening", 3)
    assert variant.options == {"rounds": "7", "deck_out": "end_round"}
    swapped = read_variant('game = "biber-gang"\n[options]\ndiscard_take_must_swap = true')
    assert (swapped.name, swapped.seats, swapped.options) == ("biber-gang", 2, {"discard_take_must_swap": "on"})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "this is not TOML"),
        ("seats = 3", "names its game"),
        ('game = "whist"', "whist"),
        ('game = "biber-gang"\nseat = 3', "no 'seat'"),
        ('game = "biber-gang"\nseats = 9', "9"),
        ('game = "biber-gang"\nseats = true', "whole number"),
        ('game = "biber-gang"\nname = "two\\nlines"', "one line"),
        ('game = "biber-gang"\noptions = 3', "is a table"),
        ('game = "biber-gang"\n[options]\nround = 7', "round"),
        ('game = "biber-gang"\n[options]\nrounds = 7000', "7000"),
        ('game = "biber-gang"\n[options]\nrounds = [7]', "option rounds is a word"),
    ],
)
def test_what_is_wrong_is_named(text: str, complaint: str) -> None:
    with pytest.raises(VariantError, match=complaint):
        read_variant(text)
