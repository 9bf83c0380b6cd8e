"""What the positions of all games have in common: fields as text, and cards that are read, counted and filled in.

A game's `positions` module derives a `PositionReader`, which knows in what order its cards depend on one another, and
names the keys of its `Positions`.  Each key is written as the field of that name is declared, unless the game says
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.position import Document, PositionError, read_options, read_seats, read_seed
from biberbau.core.reasons import NotationError
from biberbau.core.state import (
    MATCH_OVER_WORD,
    NO_CARD,
    NOBODY,
    ROUND_OVER_WORD,
    UNKNOWN,
    AnyState,
    Field,
    Holds,
    blank,
    fields_of,
    open_record,
)

Value: TypeAlias = str | int | bool
TABLE = -1
"""In place of a seat: what belongs to the whole table."""


class PositionReader(Generic[AnyState]):
    """Reads one document into one record, card by card, keeping count of what is left."""

    state: ClassVar[type[Any]]
    """The declaration of the record."""
    parse_card: ClassVar[Callable[[str], int]]
    """Returns the code of a card; NotationError when there is no such card."""
    points: ClassVar[range]
    """What a total may be."""

    def __init__(self, document: Document, game: Game) -> None:
        from biberbau.core.chance import FastStream

        self.document = document
        self.game = game
        self.states = game.new_states()
        blank(self.state, self.states[0])
        self.record: AnyState = open_record(self.state, self.states)
        self.seats = read_seats(document, game)
        self.stream = FastStream(read_seed(document))
        self.record.seats = self.seats
        self.record.options[:] = read_options(document, game)
        self.left: list[int] = []
        """The cards that nobody has named yet, ascending."""

    def read(self) -> None:
        """Read everything, in the order in which it depends on one another."""
        raise NotImplementedError

    def missing(self, card: int, text: str) -> str:
        """Return why a card cannot be named, of which none is left."""
        raise NotImplementedError

    def worth(self, seat: int) -> int:
        """Return what a round that is over has brought to a seat."""
        raise NotImplementedError

    def fail(self, key: str, why: str, seat: int = TABLE) -> PositionError:
        """Return the error for a key of the table, or of a seat."""
        return self.document.fail("table" if seat == TABLE else "seat", seat, key, why)

    def integer(self, key: str, allowed: range, default: int, seat: int = TABLE) -> int:
        """Return a whole number."""
        return self.document.integer("table" if seat == TABLE else "seat", key, allowed, default, seat)

    def words(self, key: str, seat: int = TABLE) -> list[str] | None:
        """Return the words of a text, or None where the key is missing."""
        return self.document.words("table" if seat == TABLE else "seat", key, seat)

    def choice(self, key: str, default: str) -> int:
        """Return the number that a word of the table stands for, as its field is declared."""
        numbers = {word: number for number, word in (fields_of(self.state)[key].words or {}).items()}
        return numbers[self.document.choice("table", key, tuple(numbers), default)]

    def card(self, text: str, key: str, seat: int = TABLE) -> int:
        """Return the code of a card and take it out of those left; "?" is a card to be filled in."""
        if text == "?":
            return UNKNOWN
        card = self.code(text, key, seat)
        self.take(card, text, key, seat)
        return card

    def code(self, text: str, key: str, seat: int = TABLE) -> int:
        """Return the code of a card."""
        try:
            return type(self).parse_card(text)
        except NotationError as error:
            raise self.fail(key, f"{key}: {error}", seat) from None

    def take(self, card: int, text: str, key: str, seat: int = TABLE) -> None:
        """Take a card out of those left."""
        if card not in self.left:
            raise self.fail(key, f"{key}: {self.missing(card, text)}", seat)
        self.left.remove(card)

    def any_card(self) -> int:
        """Take one of the cards that are left, as the seed decides."""
        return self.left.pop(self.stream.below(len(self.left)))

    def fill(self, *names: str) -> None:
        """Give every card of some fields that is still open one of those left."""
        for name in names:
            cells = self.states[name].reshape(-1)
            for place in np.flatnonzero(cells == UNKNOWN):
                cells[place] = self.any_card()

    def check_last(self, last: bool) -> None:
        """See that a match is over exactly if the round that is over was its `last` one."""
        word = (fields_of(self.state)["phase"].words or {}).get(int(self.record.phase))
        if word == MATCH_OVER_WORD and not last:
            raise self.fail("phase", "the match is over after its last round")
        if word == ROUND_OVER_WORD and last:
            raise self.fail("phase", f"after the last round the match is over, so the phase is {MATCH_OVER_WORD}")

    def read_scores(self, over: bool) -> None:
        """Read totals, and the scores of a round that is over: by default what it has brought."""
        for seat in range(self.seats):
            worth = self.worth(seat) if over else 0
            self.record.round_scores[seat] = self.integer("score", self.points, worth, seat)
            self.record.totals[seat] = self.integer("total", self.points, worth, seat)


@dataclass(frozen=True)
class Positions(Generic[AnyState]):
    """How a game's positions are read and written."""

    reader: type[PositionReader[AnyState]]
    card_names: Sequence[str]
    table: str
    """The keys of `[table]` in order, separated by spaces."""
    seat: str
    """The keys of each `[[seat]]`."""
    table_values: Mapping[str, Callable[[AnyState], Value | None]] = field(default_factory=dict)
    seat_values: Mapping[str, Callable[[AnyState, int], Value | None]] = field(default_factory=dict)
    """What the game writes in its own way; None leaves a key out."""

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""
        reader = self.reader(document, game)
        reader.read()
        return reader.states

    def write(self, states: npt.NDArray[Any]) -> tuple[dict[str, Value], list[dict[str, Value]]]:
        """Return `[table]` and each `[[seat]]`, with nothing left out that the record holds."""
        record: AnyState = open_record(self.reader.state, states)
        own = {key: value(record) for key, value in self.table_values.items()}
        table = self.entries(record, self.table, own, TABLE)
        seats = []
        for seat in range(record.seats):
            own = {key: value(record, seat) for key, value in self.seat_values.items()}
            seats.append(self.entries(record, self.seat, own, seat))
        return table, seats

    def entries(self, record: AnyState, keys: str, own: Mapping[str, Value | None], seat: int) -> dict[str, Value]:
        """Return the keys with their values, those of the game's `own` making first."""
        declared = {field.key or name: (name, field) for name, field in fields_of(self.reader.state).items()}
        values = {key: own[key] if key in own else self.text(record, *declared[key], seat) for key in keys.split()}
        return {key: value for key, value in values.items() if value is not None}

    def text(self, record: AnyState, name: str, field: Field, seat: int) -> Value | None:
        """Return a field, or a seat's part of it, as it is declared; None for nobody and nothing."""
        value = getattr(record, name) if seat == TABLE else getattr(record, name)[seat]
        if field.words is not None:
            return field.words.get(int(value))
        if field.is_seat:
            return None if value == NOBODY else int(value)
        if field.holds is None:
            return bool(value) if field.is_flag else int(value)
        if np.ndim(value) == 0 and field.holds is Holds.PLACES:
            return None if value == NO_CARD else self.card_names[value]
        count = getattr(record, field.count) if field.count else None
        cards = cards_of(value, field.holds, count if seat == TABLE or count is None else count[seat])
        return self.join(cards[::-1] if field.last_first else cards)

    def join(self, cards: Sequence[int]) -> str:
        """Return cards as text."""
        return " ".join(self.card_names[card] for card in cards)


def cards_of(value: Any, holds: Holds, count: int | None = None) -> list[int]:
    """Return the codes of the cards that are somewhere: in the first `count` places, by kind, or as a set."""
    if holds is Holds.KINDS:
        return [kind for kind, copies in enumerate(value) for _ in range(copies)]
    if holds is Holds.SETS:
        return [code for code in range(int(value).bit_length()) if int(value) >> code & 1]
    cards: list[int] = value[:count].tolist()
    return cards
