"""Telling somebody what happens: sentences with names for seats, and the table drawn with letters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from typing_extensions import ReadOnly

from biberbau.core.texts import render
from biberbau.core.view import View

if TYPE_CHECKING:
    from biberbau.core.match import Match
    from biberbau.core.view import Sentence


GAP: Final = 2
"""Spaces between the longest name and what is said of its seat."""


class ShownHand(TypedDict):
    """What pictures say of a hand, in games in which everybody may know some of its cards."""

    cards: ReadOnly[tuple[str, ...] | None]
    """All of them, to whom they are shown."""
    known: ReadOnly[tuple[str, ...]]
    """Those that everybody knows to be there."""


@dataclass(frozen=True)
class Listener:
    """Whom it is told, in which language, and how the seats are called."""

    language: str
    names: Sequence[str]
    seat: int | None = None
    """The listener's own seat, called "you"."""

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a message of the catalogue."""
        return render(self.language, message, arguments)

    def sentence(self, sentence: Sentence) -> str:
        """Return a sentence of a game, with names for seats and "you" for the listener."""
        arguments = dict(sentence.arguments)
        for role, you in (("seat", "you"), ("other", "youother")):
            seat = arguments.get(role)
            if isinstance(seat, int):
                arguments[role] = self.names[seat]
                arguments[you] = "yes" if seat == self.seat else "no"
        return render(self.language, sentence.message, arguments)


def seat_names(language: str, seats: int) -> list[str]:
    """Return plain names for seats that have no better ones."""
    return [render(language, "drawing-seat", {"number": str(seat)}) for seat in range(seats)]


def seat_lines(listener: Listener, acting: Collection[int | None], lines: Sequence[str]) -> list[str]:
    """Return a line for each seat: its name, behind an arrow where it is to act, and what there is to say of it."""
    names = [f"{'▸' if seat in acting else ' '} {listener.names[seat]}" for seat in range(len(lines))]
    width = max(map(len, names)) + GAP
    return [name.ljust(width) + line for name, line in zip(names, lines, strict=True)]


def hand_line(listener: Listener, message: str, seat: int, cards: Sequence[str]) -> str:
    """Return the line about the cards of a hand."""
    you = "yes" if seat == listener.seat else "no"
    return "  " + listener.say(message, name=listener.names[seat], you=you, cards=" ".join(cards))


def hand_lines(listener: Listener, game: str, hands: Sequence[ShownHand]) -> list[str]:
    """Return the lines about the hands that are shown, and about what everybody knows of the others."""
    return [
        hand_line(listener, f"{game}-drawing-{'known' if hand['cards'] is None else 'hand'}", seat, cards)
        for seat, hand in enumerate(hands)
        if (cards := hand["known"] if hand["cards"] is None else hand["cards"])
    ]


def draw_open(match: Match, listener: Listener) -> list[str]:
    """Return the lines of a drawing with open cards: what everybody sees, and below it what each seat holds besides.

    Only for whoever holds the match itself.  What lies in the stock is in its position.
    """
    laid_open = draw(View(match.game, match.states, None, match.earlier), listener)
    held = [line for seat in range(match.seats) for line in draw(match.view(seat), listener)]
    public = draw(match.view(None), listener)
    return laid_open + [line for line in dict.fromkeys(held) if line not in public and line not in laid_open]


def draw(view: View, listener: Listener) -> list[str]:
    """Return the lines of a drawing of the table as a view has it."""
    return view.game.draw(view.game.picture(view), listener)


def apply_and_tell(match: Match, seat: int, action: int, eyes: int | None) -> list[Sentence]:
    """Take an action and return what happened, as the seat `eyes` (None: everybody) may know it.

    Raises IllegalAction as `Match.apply` does.
    """
    before = match.view(eyes)
    match.apply(seat, action)
    after = match.view(eyes)
    told = None if match.game.conceals(after, seat) else action
    return match.game.narrate(before, after, seat, told).sentences
