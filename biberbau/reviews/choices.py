"""Which moments of a match are reviewed: all in which a seat had a choice.

Where anybody may act at any moment, to do nothing is a choice all the time.  Reviewed are the moments in which the seat
acted, and those in which something that it could have done stood for longer than a reaction takes.  A record holds no
times, but whatever happens at a table takes somebody a reaction: what stands while two other things happen has stood
that long.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from biberbau.bots import WAIT
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import Record, replay_steps
from biberbau.core.view import View

STOOD: Final = 2
"""Through so many actions of others something has to stand to be counted as passed over."""


@dataclass(frozen=True)
class Choice:
    """A moment in which a seat could do one thing or another."""

    step: int
    """How many actions of the record were taken before it."""
    round: int
    seat: int
    view: View
    done: int
    """The number of the action that was taken; `WAIT` where a moment was let pass."""


def choices_of(record: Record, game: Game, seats: Collection[int]) -> Iterator[Choice]:
    """Give the choices that some seats had, in the order in which they were over; NotationError as `replay`."""
    watched = {seat: Watch(seat) for seat in seats} if game.real_time else {}
    for match, seat, action in replay_steps(record, game):
        for watch in watched.values():
            yield from watch.look(match, seat == watch.seat)
        if seat in seats and is_choice(match, seat):
            yield choice_at(match, seat, action)


def is_choice(match: Match, seat: int) -> bool:
    """Whether a seat that acts could have done something else, if only nothing."""
    return len(match.legal(seat)) + (seat not in match.obliged()) > 1


def choice_at(match: Match, seat: int, action: int) -> Choice:
    """Return the choice that a seat has in the state of a match, and what it did."""
    return Choice(len(match.actions), int(match.record["round_number"]), seat, match.view(seat), action)


class Watch:
    """What a seat could do out of turn, and since when, while it does nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.since: dict[int, Choice] = {}
        """By action, the moment in which it became possible."""
        self.told = False
        """Whether something has been counted as passed over since the seat acted last."""

    def look(self, match: Match, acts: bool) -> Iterator[Choice]:
        """Look at a state in which the seat acts or does not; give the moment that it has let pass by now, if any."""
        possible = set() if acts or self.seat in match.obliged() else set(match.legal(self.seat))
        self.since = {action: since for action, since in self.since.items() if action in possible}
        if not possible:
            self.told = False
            return
        new = possible - self.since.keys()
        if new:
            self.since |= dict.fromkeys(new, choice_at(match, self.seat, WAIT))
        first = min(self.since.values(), key=lambda choice: choice.step)
        if not self.told and len(match.actions) - first.step >= STOOD:
            self.told = True
            yield first
