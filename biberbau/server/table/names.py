"""Names of people and of bots at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from biberbau.server.refusals import NotAllowed

LONGEST_NAME = 24
"""In characters; the protocol refuses longer ones before they come here."""

BOT_NAMES = ("Berta", "Bruno", "Frieda", "Kaspar", "Lotte", "Oskar", "Paula", "Rudi", "Selma", "Theo", "Wilma", "Xaver")

HIDDEN_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Unicode categories that print nothing or turn the writing around; a name with them could pass for another."""


def clean_name(name: str) -> str:
    """Return the name in composed form with single spaces; NotAllowed when nothing readable is left."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    if not composed or any(unicodedata.category(character) in HIDDEN_CATEGORIES for character in composed):
        raise NotAllowed("refusal-name")
    return composed


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it when another player has it already."""
    candidate, number = name, 1
    while candidate in taken:
        number += 1
        suffix = f" {number}"
        candidate = name[: LONGEST_NAME - len(suffix)] + suffix
    return candidate


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], taken))
