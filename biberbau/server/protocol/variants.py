"""What a page is told of variants: games with other numbers, and the rules of a table with them."""

from __future__ import annotations

import msgspec


class WrittenVariant(msgspec.Struct, frozen=True):
    """What a file says of a variant."""

    game: str
    constants: dict[str, list[int]]
    """What is changed of the game's numbers, by key."""
    options: dict[str, str]
    """Those that it sets."""


class NamedVariant(WrittenVariant, frozen=True):
    """A variant that comes with the house; the texts `GAME-variant-NAME` and `…-asks` say more of it."""

    name: str
    title: str
    """What it calls itself, where there are no texts."""
    seats: int | None
    """For how many it is; null: as usual."""
