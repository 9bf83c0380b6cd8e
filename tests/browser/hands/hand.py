"""What the browser tests need to know of a game."""

from __future__ import annotations

from typing import Protocol

from tests.browser.visitor import Visitor


class Hand(Protocol):
    """Plays one game through its page: reads what a person reads, touches what a person touches."""

    table: str
    """The message that names the table to those who hear it."""
    rounds: str
    """The key of the option that says how many rounds make a match."""
    several: tuple[tuple[str, str], ...]
    """What else the host chooses, as options and their values, where a match has several rounds only then."""
    unhurried: tuple[tuple[str, str], ...]
    """What the host chooses, as options and their values, so that no clock acts for a slow machine."""
    next_round: str
    """The message on the button that leads from a score sheet to the next round."""
    look: str | None
    """The message on the button that ends a look at what has come of it, where the table stands still for that."""
    landmarks: tuple[str, ...]
    """Places of the table that hold a card when a match of two begins."""

    def play(self, visitor: Visitor) -> None:
        """Take one legal action by finger or mouse, and wait until the page has taken it in.

        The table waits for this visitor.
        """

    def play_by_keys(self, visitor: Visitor) -> None:
        """Take one legal action without finger and mouse, knowing only what a screen reader says."""

    def do(self, visitor: Visitor, action: str) -> None:
        """Take an action, in short notation, by finger or mouse.  It is legal."""

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        """Take an action without finger and mouse."""

    def provoke(self, visitor: Visitor) -> str:
        """Try something that is not allowed right now; return the clause that forbids it.

        The table waits for this visitor.
        """

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Take an action that shows the visitor something which the watcher must not see, and check both pages.

        The table waits for this visitor.  False, and nothing done, where the moment allows no such action.
        """
