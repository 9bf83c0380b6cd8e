"""Positions of a game that writes none: every field under its own name, for the table or seat by seat.

    [table]
    phase = "turn"
    turn = 1
    display = "7H QS AC"
    gone_count = 2            # without more, two cards that the seed decides
    [[seat]]
    hand = "8H ? -"           # "?" is a card that the seed decides, "-" a place without one

Numbers and seats of a row stand one behind the other.  What is left out is blank; a count that is left out follows from
its cards; cards that are nowhere named lie in the zone that nobody sees, if there is one; and of a card of which is not
said that it is known nobody knows but its owner.  Each card is one of its kind and has to lie somewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.plain.zones import codes_at, of_seats, zones_of
from biberbau.core.position import Document, PositionError
from biberbau.core.position_text import TABLE, PositionReader, Value
from biberbau.core.state import NO_CARD, NOBODY, UNKNOWN, Field, Holds, Seen, State, fields_of

TOP = ("seats", "options")
"""Fields that every position has elsewhere."""

Impossible = Callable[[Any], str | None]
"""Says of a record that has been read why it cannot be; None if it can."""


class PlainReader(PositionReader[Any]):
    """Reads a position field by field."""

    def __init__(self, document: Document, game: Game) -> None:
        self.state = game.state  # type: ignore[misc]  # It is the class's own in games that write theirs.
        super().__init__(document, game)
        self.fields = fields_of(game.state)
        self.zones = zones_of(game.state)
        self.codes = {name: code for code, name in enumerate(game.state.card_names)}
        self.left = list(range(len(game.state.card_names)))

    def missing(self, card: int, text: str) -> str:
        """It lies elsewhere already."""
        return f"{text} is in play twice"

    def code(self, text: str, key: str, seat: int = TABLE) -> int:
        """Return the code of a card."""
        if text not in self.codes:
            raise self.fail(key, f"{key}: '{text}' is no card; there are {' '.join(self.codes)}", seat)
        return self.codes[text]

    def read(self) -> None:
        """Read what is named, then fill what is left open."""
        fields = {name: field for name, field in self.fields.items() if name not in TOP}
        for name, field in fields.items():
            for seat in range(self.seats) if of_seats(self.game.state, name) else (TABLE,):
                self.read_field(name, field, seat)
        self.count_cards()
        for name, field in self.zones.items():
            if field.known and field.holds is Holds.PLACES:
                for seat in range(self.seats) if of_seats(self.game.state, name) else (TABLE,):
                    self.hide(name, field, seat)
        self.fill(*(name for name, field in self.zones.items() if field.holds is Holds.PLACES))
        if self.left:
            names = " ".join(self.game.state.card_names[code] for code in self.left)
            raise PositionError(f"line 1: these cards lie nowhere: {names}")

    def read_field(self, name: str, field: Field, seat: int) -> None:
        """Read one field, or a seat's part of it, into the record."""
        key = field.key or name
        shape = field.per if seat == TABLE else field.per[1:]
        if field.holds is not None:
            found = self.read_cards(name, field, key, shape, seat)
        elif field.words is not None:
            found = self.read_word(name, field, key, seat)
        else:
            found = self.read_numbers(name, field, key, shape, seat)
        if seat == TABLE:
            self.states[name][0] = found
        else:
            self.states[name][0, seat] = found

    def read_word(self, name: str, field: Field, key: str, seat: int) -> int:
        """Return the number of a word; blank if there is none, but a phase there has to be."""
        words = self.words(key, seat)
        numbers = {word: number for number, word in (field.words or {}).items()}
        if words is None and name != "phase":
            return field.blank
        if words is None or len(words) != 1 or words[0] not in numbers:
            raise self.fail(key, f"{key} is one of {', '.join(numbers)}", seat)
        return numbers[words[0]]

    def read_numbers(self, name: str, field: Field, key: str, shape: tuple[int, ...], seat: int) -> Any:
        """Return the numbers of a field."""
        allowed = self.allowed(name, field)
        section = "table" if seat == TABLE else "seat"
        raw = self.document.value(section, key, seat)
        if raw is None:
            return 1 if name == "round_number" else np.full(shape, field.blank)
        if field.is_flag:
            return int(self.document.flag(section, key, seat))
        if not shape:
            return self.integer(key, allowed, field.blank, seat)
        try:
            numbers = [int(word) for word in self.words(key, seat) or []]
        except ValueError:
            numbers = []
        size = int(np.prod(shape))
        if len(numbers) != size or not all(number in allowed for number in numbers):
            raise self.fail(key, f"{key}: {size} whole numbers from {allowed[0]} to {allowed[-1]}, with spaces", seat)
        return np.reshape(numbers, shape)

    def allowed(self, name: str, field: Field) -> range:
        """Return what the numbers of a field may be."""
        counted = [zone for zone in self.zones.values() if zone.count == name]
        if counted:
            return range(counted[0].per[-1] + 1)
        if field.is_seat:
            return range(NOBODY, self.seats)
        if field.within is not None:
            return field.within
        if name == "round_number":
            return range(1, np.iinfo(field.width).max)
        bounds = np.iinfo(field.width)
        return range(int(bounds.min), int(bounds.max) + 1)

    def read_cards(self, name: str, field: Field, key: str, shape: tuple[int, ...], seat: int) -> Any:
        """Return the codes of a zone, or of what is known of one; the cards of a zone are taken out of those left."""
        words = self.words(key, seat)
        taken = self.card if name in self.zones else self.known
        if field.holds is not Holds.PLACES:
            codes = [taken(word, key, seat) for word in words or []]
            if UNKNOWN in codes:
                raise self.fail(key, f"{key}: only cards that are named", seat)
            if field.holds is Holds.SETS:
                return sum(1 << code for code in codes)
            return np.bincount(codes, minlength=shape[0]) if codes else np.zeros(shape)
        places = np.full(int(np.prod(shape)), NO_CARD)
        if words is not None and len(words) > len(places):
            raise self.fail(key, f"{key}: there are places for {len(places)} cards", seat)
        for place, word in enumerate((words or [])[:: -1 if field.last_first else 1]):
            places[place] = NO_CARD if word == "-" else taken(word, key, seat)
        return places.reshape(shape)

    def known(self, text: str, key: str, seat: int) -> int:
        """Return what is known of a card that lies elsewhere."""
        return UNKNOWN if text == "?" else self.code(text, key, seat)

    def count_cards(self) -> None:
        """Let counts and cards agree: each, where it is missing, follows from the other."""
        counted = [(name, field) for name, field in self.zones.items() if field.count]
        for name, field in sorted(counted, key=lambda item: item[1].seen_by is Seen.BY_NOBODY):
            for seat in range(self.seats) if of_seats(self.game.state, name) else (TABLE,):
                self.count_zone(name, field, seat)

    def count_zone(self, name: str, field: Field, seat: int) -> None:
        """Do so for one zone, or a seat's part of it."""
        section, key, index = ("table", field.count, 0) if seat == TABLE else ("seat", field.count, (0, seat))
        places = self.states[name][index]
        lie = len(codes_at(field, places))
        told = self.document.value(section, self.fields[field.count].key or key, seat)
        unnamed = self.document.value(section, field.key or name, seat) is None
        count = lie if told is None else int(self.states[field.count][index])
        if told is None and unnamed and field.seen_by is Seen.BY_NOBODY:
            open_ = sum(int((self.states[zone][0] == UNKNOWN).sum()) for zone in self.zones)
            count = min(len(self.left) - open_, len(places))
        if count < lie or (count > lie and not unnamed) or NO_CARD in places[:lie]:
            raise self.fail(key, f"{key} says {count}, and {lie} cards are named", seat)
        if count - lie > len(self.left):
            raise self.fail(key, f"{key}: only {len(self.left)} cards are left", seat)
        places[lie:count] = UNKNOWN
        self.states[field.count][index] = count

    def hide(self, name: str, field: Field, seat: int) -> None:
        """Let cards and what is known of them agree: "?" is the card that is known there, and else no card is known."""
        part = np.s_[:1] if seat == TABLE else np.s_[:1, seat]
        lie, known = self.states[name][part], self.states[field.known][part]
        key = self.fields[field.known].key or field.known
        told = (lie == UNKNOWN) & (known >= 0)
        for card in known[told].tolist():
            self.take(card, self.game.state.card_names[card], key, seat)
        lie[told] = known[told]
        known[(lie != NO_CARD) & (known == NO_CARD)] = UNKNOWN
        if ((known != lie) & ((known != UNKNOWN) | (lie == NO_CARD))).any():
            raise self.fail(key, f"{key} names other cards than {field.key or name}", seat)

    def any_card(self) -> int:
        """Take one of the cards that are left, as the seed decides."""
        if not self.left:
            raise PositionError("line 1: there are more places for cards than cards")
        return super().any_card()


class PlainPositions:
    """How the positions of a game are read and written that says no more than its declaration."""

    def __init__(self, state: type[State], impossible: Impossible | None = None) -> None:
        self.state = state
        self.impossible = impossible

    def read(self, document: Document, game: Game) -> npt.NDArray[Any]:
        """Return an array of one record; PositionError for what cannot be."""
        reader = PlainReader(document, game)
        reader.read()
        why = self.impossible(reader.record) if self.impossible else None
        if why is not None:
            raise PositionError(f"line 1: {why}")
        return reader.states

    def write(self, states: npt.NDArray[Any]) -> tuple[dict[str, Value], list[dict[str, Value]]]:
        """Return `[table]` and each `[[seat]]`, with nothing left out that the record holds."""
        seats: list[dict[str, Value]] = [{} for _ in range(int(states[0]["seats"]))]
        table: dict[str, Value] = {}
        for name, field in fields_of(self.state).items():
            if name in TOP:
                continue
            for seat in range(len(seats)) if of_seats(self.state, name) else (TABLE,):
                values = states[0][name] if seat == TABLE else states[0][name][seat]
                text = self.text(field, values)
                if text is not None:
                    (table if seat == TABLE else seats[seat])[field.key or name] = text
        return table, seats

    def text(self, field: Field, values: Any) -> Value | None:
        """Return a field, or a seat's part of it; None for nobody and nothing."""
        if field.words is not None:
            return field.words.get(int(values))
        if field.holds is None:
            if np.ndim(values):
                return " ".join(map(str, np.ravel(values).tolist()))
            if field.is_seat and values == NOBODY:
                return None
            return bool(values) if field.is_flag else int(values)
        names = [self.card(code) for code in codes_at(field, values)]
        return " ".join(names[::-1] if field.last_first else names)

    def card(self, code: int) -> str:
        """Return what lies at a place."""
        return "-" if code == NO_CARD else "?" if code == UNKNOWN else self.state.card_names[code]
