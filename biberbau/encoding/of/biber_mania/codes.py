"""Codes of Biber-Mania: 7,914 actions by 579 codes, in one to nine parts.

Cards to lay, or to take of a stabbed group, are named in parts: equal numbers with how many they are, then the action
card or the jokers that go with them; rows and parties by what they are, then number by number, ascending.  Every other
action is a code of its own.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import numbering
from biberbau.games.biber_mania.combinations import (
    ACTION,
    ACTION_SETS,
    COMBINATIONS,
    COPIES,
    DISCARDS,
    EXACT_PARTS,
    JOKER_COUNT,
    NUMBERS,
    ONLY_JOKERS,
    PARTS,
    SETS,
)
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, MOST_COPIES, PARTY_BEAVER, VALUES
from biberbau.games.biber_mania.notation import ACTION_NAMES, CARD_NAMES

END: Final = 0
EQUAL: Final = 1
"""EQUAL + 10 * value + copies - 1: so many cards of this number."""
WITH_ACTION: Final = EQUAL + VALUES * MOST_COPIES
"""WITH_ACTION + action card: and this card with them."""
WITH_JOKERS: Final = WITH_ACTION + ACTIONS
"""WITH_JOKERS + jokers - 1: and so many jokers."""
JOKERS_ALONE: Final = WITH_JOKERS + MOST_COPIES
"""JOKERS_ALONE + jokers - 1."""
ACTION_ALONE: Final = JOKERS_ALONE + MOST_COPIES
"""ACTION_ALONE + action card."""
ROW: Final = ACTION_ALONE + ACTIONS
HIPPIE_ROW: Final = ROW + 1
PARTY: Final = HIPPIE_ROW + 1
"""Different numbers, alone, with a Hippie or with a Party Beaver."""
NUMBER: Final = PARTY + 1
"""NUMBER + value: the next of these numbers."""
REST: Final = NUMBER + VALUES
"""The first code of all other actions, first those before TAKE_PART, then those behind."""
BEFORE: Final = numbering.TAKE_PART - numbering.STAB
CODES: Final = REST + BEFORE + numbering.MAX_ACTIONS - numbering.STEAL_DISPLAY
MOST_PARTS: Final = 9


def row_path(row: int) -> list[int]:
    """Return the codes of a row of `COMBINATIONS`."""
    numbers, copies, action, jokers = (int(COMBINATIONS[row, c]) for c in (NUMBERS, COPIES, ACTION, JOKER_COUNT))
    if numbers == 0:
        return [JOKERS_ALONE + jokers - 1 if jokers else ACTION_ALONE + action - VALUES]
    if SETS <= row < ONLY_JOKERS:
        path = [EQUAL + MOST_COPIES * (numbers.bit_length() - 1) + copies - 1]
        if row >= ACTION_SETS:
            path.append(WITH_JOKERS + jokers - 1 if jokers else WITH_ACTION + action - VALUES)
        return path
    kind = HIPPIE_ROW if action == HIPPIE else PARTY if action == PARTY_BEAVER else ROW
    return [kind, *(NUMBER + value for value in range(VALUES) if numbers >> value & 1)]


def all_paths() -> npt.NDArray[np.int16]:
    """Return the codes of every action, one row for each depth, with END behind the last."""
    paths = np.full((MOST_PARTS + 1, numbering.MAX_ACTIONS), END, np.int16)
    rows = [row_path(row) for row in range(len(COMBINATIONS))]
    for action in range(numbering.MAX_ACTIONS):
        if action < DISCARDS:
            path = rows[action]
        elif action < numbering.TAKE_PART:
            path = [REST + action - numbering.STAB]
        elif action < numbering.TAKE_PART + PARTS:
            number = action - numbering.TAKE_PART
            path = rows[number if number < EXACT_PARTS else number - EXACT_PARTS + DISCARDS]
        else:
            path = [REST + BEFORE + action - numbering.STEAL_DISPLAY]
        paths[: len(path), action] = path
    return paths


PATHS: Final = all_paths()


@rule
def part(action: int, depth: int) -> int:
    """Return the code of an action at this depth of its path, `END` behind its end."""
    return int(PATHS[depth, action])


def code_name(code: int) -> str:
    """Return what a code is called; of a whole action its notation."""
    if code == END:
        return "nothing more"
    if code >= REST:
        number = code - REST
        return ACTION_NAMES[numbering.STAB + number if number < BEFORE else numbering.STEAL_DISPLAY + number - BEFORE]
    if code >= NUMBER:
        return f"number {CARD_NAMES[code - NUMBER]}"
    if code >= ROW:
        return ("different numbers", "different numbers with HI", "different numbers with PB")[code - ROW]
    if code >= ACTION_ALONE:
        return f"{CARD_NAMES[VALUES + code - ACTION_ALONE]} alone"
    if code >= JOKERS_ALONE:
        return f"{code - JOKERS_ALONE + 1} JO alone"
    if code >= WITH_JOKERS:
        return f"with {code - WITH_JOKERS + 1} JO"
    if code >= WITH_ACTION:
        return f"with {CARD_NAMES[VALUES + code - WITH_ACTION]}"
    value, copies = divmod(code - EQUAL, MOST_COPIES)
    return f"{copies + 1} times {CARD_NAMES[value]}"
