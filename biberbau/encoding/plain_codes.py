"""Codes of a game for which nobody has written any: where there are few actions, each is its own code.

Where there are many, an action is named by its word and then by its arguments, as it was declared
(`biberbau.core.plain.actions`); arguments that are the same for several words are the same codes.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.compilation import rule
from biberbau.core.contract import MAX_ACTIONS, State
from biberbau.encoding.plain_paths import MOST_CODES, paths_of

END: Final = 0
SPLIT: Final = MAX_ACTIONS > MOST_CODES
PATHS: Final = paths_of(State, MAX_ACTIONS)
CODES: Final = PATHS.codes
MOST_PARTS: Final = PATHS.most_parts
FIRSTS: Final = PATHS.firsts
STRIDES: Final = PATHS.strides
SIZES: Final = PATHS.sizes
PLACES: Final = PATHS.places
WORDS: Final = len(FIRSTS)


@rule
def part(action: int, depth: int) -> int:
    """Return the code of an action at this depth of its path, `END` behind its end."""
    if not SPLIT:
        return action
    word = WORDS - 1
    while action < FIRSTS[word]:
        word -= 1
    if depth == 0:
        return 1 + word
    size = int(SIZES[word, depth - 1])
    if size == 0:
        return END
    chosen = (action - int(FIRSTS[word])) // int(STRIDES[word, depth - 1]) % size
    return int(PLACES[word, depth - 1]) + chosen


def code_name(code: int) -> str:
    """Return what a code is called, where actions have parts."""
    return PATHS.names[code]
