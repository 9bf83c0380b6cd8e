"""A state of an OpenSpiel game: our record, and what each seat remembers of its views.

Seats that act at once are asked one after the other, the lowest first; the views of those asked later do not show what
the earlier chose, so nobody learns anything from the order.  Where anybody may act at any moment (`Game.real_time`),
only those are asked who have to act: that others come in between is not modelled.

An information state is everything a seat has ever known: a chain of hashes over its views and its own actions.  The
observation is the latest view alone.  Where actions are codes, a seat acts until its codes name an action; that it has
begun one, only its own information state and observation tell.
"""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from biberbau.core.contract import CHANCE
from biberbau.envs.openspiel.coding import Path
from biberbau.envs.openspiel.remembering import Moment, seen
from biberbau.envs.openspiel.table import Table

BLANK = bytes(16)
"""What a seat remembers before anything has happened, and what is put in place of the memory of others in a redeal."""

KEPT_TEXTS = 64
"""Records whose text is kept: those of the seats at a few states."""


class BiberbauState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types: to mypy its classes are Any.
    """One state.  OpenSpiel copies it attribute by attribute."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.states = table.start.copy()
        self.memories = [BLANK] * table.seats
        """By seat, the hash of its memory."""
        self.moments: list[Moment | None] = [None] * table.seats
        """By seat, the same as numbers, as far as the table keeps them."""
        self.path: Path = ()
        """The codes that whoever acts has chosen of an action."""
        self.worth = np.zeros(table.seats)
        """What the finished rounds were worth, in points; they add up to zero."""
        self.choosing_world = table.worlds is not None
        """Whether chance has still to choose where to begin."""
        self.player = int(pyspiel.PlayerId.CHANCE)
        if not self.choosing_world:
            self.advance()

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody after the end."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.player == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return what the match was worth to each seat, in points; 0 while it goes on."""
        finished: list[float] = self.worth.tolist()
        return finished if self.is_terminal() else [0.0] * self.table.seats

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.states, player, self.path)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the pending event with their chances; where chance is sampled, one for all."""
        if self.choosing_world and self.table.worlds is not None:
            return list(enumerate(self.table.worlds.shares.tolist()))
        if self.table.sampled:
            size = 1
        else:
            size = self.table.engine.chance_size_at(self.states, 0)
        return [(outcome, 1.0 / size) for outcome in range(size)]

    def _apply_action(self, action: int) -> None:
        """Go on by an action or an outcome of chance; ValueError, and nothing has changed, for what cannot be here."""
        engine = self.table.engine
        if self.player < 0:
            self.check_outcome(action)
        if self.player >= 0:
            whole, self.path = self.table.chosen(self.states, self.player, self.path, action)
            self.remember(self.player, b"%d" % action)
            self.note_choice(self.player, action)
            if whole is None:
                self.note(self.player)
                return
            engine.apply_at(self.states, 0, self.player, whole)
        elif self.choosing_world and self.table.worlds is not None:
            self.states[0] = self.table.worlds.records[action]
            self.choosing_world = False
        elif self.table.sampled:
            while size := engine.chance_size_at(self.states, 0):
                engine.apply_chance_at(self.states, 0, self.table.stream.below(size))
        else:
            engine.apply_chance_at(self.states, 0, action)
        self.advance()

    def check_outcome(self, outcome: int) -> None:
        """Raise ValueError for what is no outcome of the pending event: compiled rules would take it all the same."""
        if self.is_terminal():
            raise ValueError("the game is over, and nobody is to act")
        if self.choosing_world and self.table.worlds is not None:
            size = len(self.table.worlds)
        else:
            size = 1 if self.table.sampled else self.table.engine.chance_size_at(self.states, 0)
        if not 0 <= outcome < size:
            raise ValueError(f"chance has no outcome {outcome}; outcomes are 0 to {size - 1}")

    def advance(self) -> None:
        """Find out who acts, score finished rounds and begin the next, and let every seat look."""
        engine = self.table.engine
        while not (waiting := self.table.asked(self.states)):
            values = np.zeros(self.table.game.seats[-1])
            engine.payoffs_at(self.states, 0, values)
            self.worth += values[: self.table.seats]
            if self.table.one_round or engine.is_over_at(self.states, 0):
                self.player = int(pyspiel.PlayerId.TERMINAL)
                break
            self.look()
            engine.begin_round_at(self.states, 0)
        else:
            self.player = int(pyspiel.PlayerId.CHANCE) if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        if self.player != pyspiel.PlayerId.CHANCE:
            self.look()

    def look(self) -> None:
        """Let every seat remember what it sees now."""
        for seat in range(self.table.seats):
            self.remember(seat, self.table.view_bytes(self.states, seat))
            self.note(seat)

    def remember(self, seat: int, content: bytes) -> None:
        """Add something to a seat's memory."""
        self.memories[seat] = hashlib.blake2b(self.memories[seat] + content, digest_size=16).digest()

    def note(self, seat: int) -> None:
        """Keep what a seat sees as numbers, where the table does."""
        if self.table.memory:
            path = self.path if seat == self.player else ()
            self.moments[seat] = seen(self.moments[seat], self.table.row(self.states, seat, path))

    def note_choice(self, seat: int, code: int) -> None:
        """Keep what a seat chooses at its latest moment."""
        latest = self.moments[seat]
        if latest is not None:
            self.moments[seat] = latest.chosen(code)

    def resample_from_infostate(self, player: int, sampler: Any) -> BiberbauState:
        """Return a state that `player` cannot tell from this one, each equally likely by our `redeal`.

        `sampler` returns numbers in [0, 1).  What the others remember is not carried over, or it could tell what they
        hold; it begins anew, and so does an action that another seat has begun.
        """
        return self.redealt(player, int(sampler() * 2.0**53))

    def redealt(self, player: int, seed: int) -> BiberbauState:
        """Return a state that `player` cannot tell from this one, drawn by `seed`."""
        other = self.twin()
        other.states = self.table.redeal(self.states, player, seed)
        other.memories = [self.memories[seat] if seat == player else BLANK for seat in range(self.table.seats)]
        other.moments = [self.moments[seat] if seat == player else None for seat in range(self.table.seats)]
        other.path = self.path if self.player == player else ()
        return other

    def twin(self) -> BiberbauState:
        """Return a copy without OpenSpiel's history of actions: several times quicker than `clone`."""
        other: BiberbauState = self.get_game().new_initial_state()
        other.states[0] = self.states[0]
        other.memories = self.memories.copy()
        other.moments = self.moments.copy()
        other.path = self.path
        other.worth = self.worth.copy()
        other.choosing_world = self.choosing_world
        other.player = self.player
        return other

    def after(self, action: int) -> BiberbauState:
        """Return what follows an action or an outcome of chance, without OpenSpiel's history."""
        other = self.twin()
        other._apply_action(action)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        return self.table.coding.name(action) if self.table.coding else self.table.game.format_action(action)

    def __str__(self) -> str:
        """Return the record of the whole state, field by field."""
        return written(self.states)


def written(states: npt.NDArray[Any]) -> str:
    """Return a record as text: each field with its numbers."""
    return text_of(states.dtype, states[:1].tobytes())


@functools.lru_cache(KEPT_TEXTS)
def text_of(kind: np.dtype[Any], content: bytes) -> str:
    """Return the same of the bytes of a record.  OpenSpiel asks for a state's text again and again, seat by seat."""
    record = np.frombuffer(content, kind)[0]
    fields = {name: np.asarray(record[name]).reshape(-1).tolist() for name in kind.names or ()}
    return " ".join(f"{name}={str(numbers)[1:-1].replace(', ', ',')}" for name, numbers in fields.items())
