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

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, signs and marks that print nothing (Unicode, Default_Ignorable_Code_Point, and the Braille blank)."""

MARKS = frozenset({"Mn", "Me"})

MOST_MARKS = 3
"""Marks over and under one letter; no writing that we know of stacks more."""

JOINER, AS_PICTURE = "\u200d", "\ufe0f"
"""What makes one emoji of several, and a picture of a sign: allowed beside signs, and nowhere else."""

LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһӏԛԝкαικνορυχАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aeopcyxijsdhlqwkaikvopuxABEKMHOPCTYXIJSABEZHIKMNOPTYX"
)
"""Cyrillic and Greek letters that look like Latin ones (Unicode Technical Standard 39, confusables)."""


def clean_name(name: str) -> str:
    """Return the name in composed form with single spaces; NotAllowed when nothing readable is left."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    if not composed or is_mark(composed[0]) or not all(is_seen(composed, place) for place in range(len(composed))):
        raise NotAllowed("refusal-name")
    return composed


def is_mark(character: str) -> bool:
    """Whether a character is written over or under the one before it."""
    return unicodedata.category(character) in MARKS


def is_sign(character: str) -> bool:
    """Whether there is a character, and none of a word; all emoji and the colours of their skins are signs."""
    return character != "" and (unicodedata.category(character)[0] in "SP" or character.isdigit())


def is_seen(name: str, place: int) -> bool:
    """Whether a character of a name is one that people see, in a place where it does no harm."""
    character, before = name[place], name[place - 1 : place]
    if character == JOINER:
        after = name[place + 1 : place + 2]
        return is_sign(after) and (before == AS_PICTURE or is_sign(before))
    if character == AS_PICTURE:
        return is_sign(before)
    if character in BLANK or unicodedata.category(character) in HIDDEN_CATEGORIES:
        return False
    if "VARIATION SELECTOR" in unicodedata.name(character, ""):
        return False
    stack = name[max(0, place - MOST_MARKS) : place + 1]
    return len(stack) <= MOST_MARKS or not all(map(is_mark, stack))


def looks(name: str) -> str:
    """Return what a name looks like: names that people could take for one another are the same here."""
    folded = unicodedata.normalize("NFKC", name.translate(LOOK_ALIKES)).casefold().translate(LOOK_ALIKES)
    return folded.replace(AS_PICTURE, "")


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it when another player has it already, or one that looks the same."""
    candidate, number = name, 1
    seen = {looks(other) for other in taken}
    while looks(candidate) in seen:
        number += 1
        suffix = f" {number}"
        candidate = name[: LONGEST_NAME - len(suffix)] + suffix
    return candidate


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has, nor one that looks like it."""
    return next((name for name in BOT_NAMES if free_name(name, taken) == name), free_name(BOT_NAMES[0], taken))
