"""Why a message changes nothing: one exception that carries a sentence of the catalogue."""

from __future__ import annotations

from typing import Final

from biberbau.core.constants import ConstantError
from biberbau.core.reasons import Refusal
from biberbau.server.protocol import Late, Refused, Sentence

QUOTED: Final = 160
"""Characters of an explanation that quotes what somebody has sent."""


class Unavailable(Exception):
    """The message can be neither taken nor refused now; the connection is closed and may come back soon."""


class HandedOver(Unavailable):
    """Another process has the table, or will have it in a moment: the connection is sent away, and comes at once."""


class NotAllowed(Exception):
    """The message is refused; the table is as it was."""

    def __init__(self, message: str, clause: str | None = None, **arguments: str | int) -> None:
        super().__init__(message)
        self.sentence = Sentence(message, arguments)
        self.clause = clause
        self.taken_by: int | None = None
        """Sequence of the event that took away, in real time, what had been possible."""
        self.late: Late | None = None
        """The same as the player is told it."""

    @staticmethod
    def by_the_rules(refusal: Refusal) -> NotAllowed:
        """Return the game's own refusal, unchanged."""
        return NotAllowed(refusal.reason.message, refusal.reason.clause, **refusal.arguments)

    @staticmethod
    def by_the_numbers(error: ConstantError) -> NotAllowed:
        """Return why a game cannot have some numbers."""
        return NotAllowed(error.message, None, **error.arguments)

    def answer(self, identifier: str | None) -> Refused:
        """Return the message for the client."""
        return Refused(identifier, self.sentence, self.clause, self.late)
