"""A seat of a table, and who plays in it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Literal

from biberbau.server.protocol import Colour, Hat
from biberbau.server.table.keys import digest_of

REMEMBERED_KEYS = 64
"""Idempotency keys kept for each seat.  An older repetition is refused as stale, since every key came with an event."""


@dataclass(eq=False, slots=True)
class Seat:
    """One seat, and who plays in it."""

    number: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None = None
    """The bot that plays now: in a bot's seat, or for a person who is away."""
    token: str | None = None
    """Hash of the token that holds a person's seat."""
    look: tuple[Hat, Colour] | tuple[None, None] = (None, None)
    """Hat and colour of a person's beaver, once they have chosen."""
    since: int = 0
    """Sequence from which the seat's present decision stood open; what was sent before it is stale.

    In real time: when somebody else finished a turn for it; what was sent before that and has not been possible ever
    since is stale.
    """
    keys: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """Digests of the latest idempotency keys with the sequences of their events."""

    def remember(self, key: str, sequence: int) -> None:
        """Note that the message `key` became event `sequence`."""
        self.keys[digest_of(key)] = sequence
        if len(self.keys) > REMEMBERED_KEYS:
            self.keys.popitem(last=False)

    def became(self, key: str) -> int | None:
        """Return the sequence of the event that the message `key` became; None for none, or if it is long ago."""
        return self.keys.get(digest_of(key))
