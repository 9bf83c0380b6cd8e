"""What stood out in a finished match, counted from what everybody could see of it.

A game says what its players do that is worth counting (`Counting`), action by action, from the public view alone; here
it is added up.  Once the match is over its record is public, seed included, so none of it is a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biberbau.core.match import Match
    from biberbau.core.view import Sentence, View


@dataclass(frozen=True)
class Step:
    """An action of a match, as everybody saw it."""

    seat: int
    before: View
    after: View
    sentences: list[Sentence]

    def said(self, message: str) -> Iterator[tuple[int, dict[str, str | int]]]:
        """Yield seat and arguments of every sentence `GAME-event-MESSAGE` that was said."""
        for sentence in self.sentences:
            seat = sentence.arguments.get("seat")
            if sentence.message == f"{self.after.game.name}-event-{message}" and isinstance(seat, int):
                yield seat, sentence.arguments


@dataclass(frozen=True)
class Feat:
    """So much of one kind of a seat's doing."""

    kind: str
    seat: int
    amount: int = 1


@dataclass(frozen=True)
class Kind:
    """A kind of feats that are counted together."""

    word: str
    """Its texts are `GAME-moment-WORD` and, for the amount, `GAME-moment-WORD-amount`."""
    least: int = 1
    """Less than that does not stand out."""
    single: bool = False
    """Whether the largest single feat counts instead of all together."""


@dataclass(frozen=True)
class Counting:
    """What a game counts."""

    kinds: tuple[Kind, ...]
    """In the order in which they are told."""
    feats: Callable[[Step], Iterable[Feat]]


@dataclass(frozen=True)
class Moment:
    """Who has done most of something in a match, and how much."""

    message: str
    seats: tuple[int, ...]
    amount: int


def steps_of(match: Match) -> Iterator[Step]:
    """Play a match again from its deal or its position, and yield every action as everybody saw it."""
    game, again = match.game, match.begun_again()
    before = again.view(None)
    for seat, action in match.actions:
        if again.round_over:
            again.begin_round()
            before = again.view(None)
        again.apply(seat, action)
        after = again.view(None)
        told = game.narrate(before, after, seat, None if game.conceals(after, seat) else action)
        yield Step(seat, before, after, told.sentences)
        before = after


def moments_of(match: Match) -> list[Moment]:
    """Return what stood out: nothing that every seat has in common, and nothing too small to tell."""
    counting = match.game.counting
    if counting is None:
        return []
    counts = {kind.word: [0] * match.seats for kind in counting.kinds}
    single = {kind.word for kind in counting.kinds if kind.single}
    for step in steps_of(match):
        for feat in counting.feats(step):
            row = counts[feat.kind]
            row[feat.seat] = max(row[feat.seat], feat.amount) if feat.kind in single else row[feat.seat] + feat.amount
    found = []
    for kind in counting.kinds:
        row = counts[kind.word]
        most = max(row)
        seats = tuple(seat for seat, count in enumerate(row) if count == most)
        if most >= kind.least and len(seats) < match.seats:
            found.append(Moment(f"{match.game.name}-moment-{kind.word}", seats, most))
    return found
