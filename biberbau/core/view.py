"""A view: the game as one seat may know it, and nothing else; and what may be told about a change of views."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from biberbau.core.state import AnyState, State
from biberbau.core.texts import render

if TYPE_CHECKING:
    from biberbau.core.game import Game


# Not frozen: that would make each of the many that are made cost four times as much.
@dataclass(slots=True, eq=False)
class View:
    """What one seat knows.  Players, clients, spectators and logs are given this, never a state."""

    game: Game = field(repr=False)
    data: npt.NDArray[Any] = field(repr=False)
    """Array of one record of the game's dtype, with everything blanked that the seat cannot know."""
    seat: int | None
    """Whose view it is; None is the view of everybody."""
    earlier: tuple[tuple[int, ...], ...] = ()
    """Totals, by seat, of the matches that the same seats have finished here before this one: everybody saw them."""
    laid_open: bool = False
    """Whether it is no view but the whole state, every card face up: only for whoever holds the match itself."""
    _fields: dict[str, Any] | None = field(default=None, init=False, repr=False)
    _read: State | None = field(default=None, init=False, repr=False)
    _bytes: bytes | None = field(default=None, init=False, repr=False)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same knowledge of the same seat, in the same game."""
        if not isinstance(other, View):
            return NotImplemented
        mine, others = ((one.seat, one.earlier, one.laid_open, one.bytes) for one in (self, other))
        return self.game is other.game and mine == others

    def __hash__(self) -> int:
        return hash((self.seat, self.bytes))

    @property
    def record(self) -> Any:
        """The record itself."""
        return self.data[0]

    @property
    def fields(self) -> dict[str, Any]:
        """The record's fields by name: numbers as Python's own, arrays as arrays.  For who reads many of them."""
        if self._fields is None:
            self._fields = dict(zip(self.data.dtype.names or (), self.data[0].item(), strict=True))
        return self._fields

    def read(self, state: type[AnyState]) -> AnyState:
        """The same, typed: `state` is the declaration of the game's record, and its fields are attributes."""
        seen = self._read
        if type(seen) is not state:
            seen = self._read = object.__new__(state)
            seen.__dict__ = self.fields
        return seen

    def shows_hand(self, seat: int) -> bool:
        """Whether all cards of a hand are seen, whatever has been played."""
        return self.laid_open or seat == self.seat

    @property
    def actions(self) -> list[int]:
        """The numbers of all actions that the seat may take, ascending; none for a seat that is not to act.

        They are those of any world that fits the view: rules read states, and a view may hold cards half known.
        """
        if self.seat is None or not self.game.engine.actors_at(self.data, 0) >> self.seat & 1:
            return []
        world, rng = self.data.copy(), np.ones(1, np.uint64)
        self.game.engine.redeal_at(world, 0, self.seat, rng)
        room = np.empty(self.game.action_count, np.int32)
        count = self.game.engine.legal_at(world, 0, self.seat, room)
        actions: list[int] = room[:count].tolist()
        return actions

    @property
    def may_wait(self) -> bool:
        """Whether the seat may let the moment pass: where anybody may act at any moment, who is not obliged to."""
        return (
            self.game.real_time
            and self.seat is not None
            and not self.game.engine.obliged_at(self.data, 0) >> self.seat & 1
        )

    def legal(self) -> list[str]:
        """Return the same in the rulebook's notation: what the seat may do follows from what it knows."""
        return [self.game.format_action(action) for action in self.actions]

    def __str__(self) -> str:
        from biberbau.core.telling import Listener, draw, seat_names

        whose = "everybody" if self.seat is None else f"seat {self.seat}"
        drawn = draw(self, Listener("en", seat_names("en", int(self.record["seats"]))))
        return "\n".join([f"{self.game.name} as {whose} sees it:", *drawn])

    @property
    def bytes(self) -> bytes:
        """The record as bytes: equal for equal knowledge."""
        if self._bytes is None:
            self._bytes = self.data.tobytes()
        return self._bytes

    @property
    def hash(self) -> str:
        """16 hexadecimal characters that two clients of one seat must agree on."""
        return hash_record(self.bytes)


def hash_record(content: bytes) -> str:
    """Return the hash that goes with events: BLAKE2b-64 in hexadecimal."""
    return hashlib.blake2b(content, digest_size=8).hexdigest()


# Not frozen either, for the same reason, but nobody changes them.
@dataclass(slots=True, unsafe_hash=True)
class Sentence:
    """A message of the catalogue with its arguments."""

    message: str
    arguments: dict[str, str | int] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """Return it in `language` ("en" or "de"); seats stay numbers."""
        return render(language, self.message, self.arguments)


@dataclass(slots=True, unsafe_hash=True)
class Move:
    """A card that went from one place to another, or turned over where it lies; None is a card not to be seen."""

    card: str | None
    source: str
    target: str


@dataclass(slots=True)
class Narration:
    """What happened, for one pair of eyes: in sentences for the log and in moves for the animation."""

    game: str
    sentences: list[Sentence] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    def say(self, message: str, /, **arguments: str | int) -> None:
        """Add the sentence `GAME-event-MESSAGE`."""
        self.sentences.append(Sentence(f"{self.game}-event-{message}", arguments))

    def move(self, card: str | None, source: str, target: str) -> None:
        """Add a move."""
        self.moves.append(Move(card, source, target))
