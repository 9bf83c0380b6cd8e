"""Why not: refusals that name the clause of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from biberbau.core.errors import BiberbauError
from biberbau.core.texts import render

ALLOWED: Final = 0
"""What `check` returns for an action that no reason speaks against."""


@dataclass(frozen=True)
class Reason:
    """A reason that `check` can give: its message in the catalogue and its clause in the rulebook."""

    message: str
    clause: str


class Reasons(dict[int, Reason]):
    """The reasons of a game by number, in the order in which they are declared."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def declare(self, key: str, clause: str) -> int:
        """Declare a reason with the message `GAME-reason-KEY`; return its number, which `check` gives."""
        number = ALLOWED + 1 + len(self)
        self[number] = Reason(f"{self.game}-reason-{key}", clause)
        return number


@dataclass(frozen=True)
class Refusal:
    """A reason with the cards and places it is about."""

    reason: Reason
    arguments: dict[str, str | int] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """Return the sentence in `language` ("en" or "de"), without the clause."""
        return render(language, self.reason.message, self.arguments)


class IllegalAction(BiberbauError, ValueError):
    """An action that the rules forbid now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text()} (clause {refusal.reason.clause})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        """Pickle it with its refusal, so that it may cross from one process to another."""
        return IllegalAction, (self.refusal,)


class NotationError(BiberbauError, ValueError):
    """A text that cannot be read; the message says where and why.

    `refusal` is why by the rules, where they know what was meant and have no action for it; None elsewhere.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, Refusal | None]]:
        """Pickle it with its refusal, so that it may cross from one process to another."""
        return type(self), (str(self), self.refusal)
