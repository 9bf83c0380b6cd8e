"""Actions, declared once: their numbers, their notation, and the arguments of the sentences about them."""

from __future__ import annotations

import bisect
import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from biberbau.core.reasons import NotationError
from biberbau.core.state import UNKNOWN
from biberbau.core.view import View

MOST_ACTIONS: Final = 100_000
"""With more, a game writes and reads its actions itself."""


SEAT_PART: Final = "other"
"""A part of this name that is a range is a seat; the others of a range are numbers."""


@dataclass(frozen=True)
class PlaceOf:
    """One of the places of a zone that belongs to the whole table; sentences name the card that lies there."""

    zone: str
    places: int


Part: TypeAlias = Sequence[str] | range | PlaceOf
"""What there is to choose from: names, mostly of cards; numbers, such as seats; or places."""


@dataclass(frozen=True)
class Block:
    """The actions that begin with one word."""

    word: str
    parts: Mapping[str, Part]

    @functools.cached_property
    def sizes(self) -> list[int]:
        """How much there is to choose from in each part."""
        return [part.places if isinstance(part, PlaceOf) else len(part) for part in self.parts.values()]

    def chosen(self, number: int) -> list[int]:
        """Return what the action with this number, within its block, chooses of each part."""
        found = []
        for size in reversed(self.sizes):
            number, place = divmod(number, size)
            found.append(place)
        return found[::-1]

    def text(self, number: int) -> str:
        """Return the notation of an action."""
        names = [written(part, place) for part, place in zip(self.parts.values(), self.chosen(number), strict=True)]
        return "-".join([self.word, *names])

    def arguments(self, number: int, view: View | None) -> dict[str, str | int]:
        """Return what sentences say of an action; without a view, places are told by their numbers."""
        chosen = zip(self.parts.items(), self.chosen(number), strict=True)
        return {name: told(part, place, view) for (name, part), place in chosen}


def written(part: Part, place: int) -> str:
    """Return a choice as notation writes it; places are counted from 1."""
    return str(place + 1) if isinstance(part, PlaceOf) else str(part[place])


def told(part: Part, place: int, view: View | None) -> str | int:
    """Return a choice as an argument of a sentence."""
    if not isinstance(part, PlaceOf):
        return part[place]
    if view is None:
        return place + 1
    code = int(view.fields[part.zone][place])
    names = view.game.state.card_names
    return names[code] if code >= 0 else "?" if code == UNKNOWN else "-"


class Actions:
    """The actions of a game while they are declared, in the order of their numbers."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.firsts: list[int] = []
        self.count = 0
        """How many actions there are."""

    def declare(self, word: str, /, **parts: Part) -> int:
        """Declare the actions `WORD`, or `WORD-PART-PART`; return the number of the first.

        The last part counts fastest.  Sentences about an action are given each part by its name; a part `other` that
        is a range is a seat, which they call by its name.
        """
        first = self.count
        self.blocks.append(Block(word, parts))
        self.firsts.append(first)
        self.count += math.prod(self.blocks[-1].sizes)
        return first

    def found(self, action: int) -> tuple[Block, int]:
        """Return the block of an action, and its number there."""
        place = bisect.bisect_right(self.firsts, action) - 1
        return self.blocks[place], action - self.firsts[place]

    def format(self, action: int) -> str:
        """Return an action as text."""
        block, number = self.found(action)
        return block.text(number)

    def parse(self, text: str) -> int:
        """Return the action that a text stands for; NotationError if it is none."""
        if text not in self.numbers:
            forms = ", ".join("-".join([block.word, *(part.upper() for part in block.parts)]) for block in self.blocks)
            raise NotationError(f"'{text[:40]}' is no action; there are {forms}")
        return self.numbers[text]

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """Every action by its text."""
        return {self.format(action): action for action in range(self.count)}
