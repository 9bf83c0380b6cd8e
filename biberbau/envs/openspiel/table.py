"""What all states of one OpenSpiel game have in common: the rules, the options, and room to work in."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.contract import CHANCE
from biberbau.core.game import Game
from biberbau.encoding.schema import Row
from biberbau.envs.openspiel.coding import Coding, Path

if TYPE_CHECKING:
    from biberbau.envs.openspiel.worlds import Worlds

PUBLIC = -1
"""The seat of the public view in compiled code."""


class Room(threading.local):
    """What rules write to, a piece for each thread."""

    def __init__(self, game: Game) -> None:
        self.actions = np.zeros(game.action_count, np.int32)
        self.seen = game.new_states()
        self.generator = np.zeros(1, np.uint64)


class Table:
    """Shared by states: copying a state does not copy it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        sampled: bool,
        seed: int,
        coded: bool = False,
        memory: int = 0,
    ) -> None:
        encoded = game.encode_options(options)
        game.check_seats(seats)
        game.check_table(seats, encoded.tolist())
        self.game = game
        self.seats = seats
        self.options = options
        self.sampled = sampled
        """Whether chance is drawn inside one node, instead of being a node for each event."""
        self.seed = seed
        self.stream = FastStream(seed)
        """Chance where it is sampled: it goes on from state to state, copies included."""
        self.coding = Coding(game) if coded else None
        """How actions are chosen code by code; None where an action is one of the engine's."""
        self.memory = memory
        """For how many moments of a seat its information state has room; with 0 none are kept."""
        self.engine = game.engine
        self.one_round = False
        """Whether the game ends with the round, instead of with the match."""
        self.worlds: Worlds | None = None
        """Where a game begins by chance choosing among these; None: at the beginning of a match."""
        self.start = game.new_states()
        self.engine.begin_match_at(self.start, 0, seats, encoded)
        self.room = Room(game)

    def __deepcopy__(self, memory: dict[int, Any]) -> Table:
        """Return the table itself."""
        return self

    def __reduce__(self) -> Any:
        """Pickle what makes it; sampled chance begins anew."""
        made = (self.game, self.seats, self.options, self.sampled, self.seed, self.coding is not None, self.memory)
        return remade, (made, self.one_round, self.worlds)

    def asked(self, states: npt.NDArray[Any]) -> int:
        """Return who has to act, as a set of seats, or the bit of chance; 0 after a round."""
        waiting: int = self.engine.actors_at(states, 0)
        if self.game.real_time and waiting not in (0, CHANCE):
            return int(self.game.engine.obliged_at(states, 0))
        return waiting

    def view_bytes(self, states: npt.NDArray[Any], seat: int) -> bytes:
        """Return what a seat knows, or everybody (`PUBLIC`)."""
        seen = self.room.seen
        self.engine.view_at(states, 0, seat, seen, 0)
        return seen.tobytes()

    def redeal(self, states: npt.NDArray[Any], seat: int, seed: int) -> npt.NDArray[Any]:
        """Return a world that fits what a seat knows, drawn by `seed`."""
        world = self.game.new_states()
        self.engine.view_at(states, 0, seat, world, 0)
        seed_generator(self.room.generator, seed)
        self.engine.redeal_at(world, 0, seat, self.room.generator)
        return world

    def legal(self, states: npt.NDArray[Any], seat: int, path: Path) -> list[int]:
        """Return the legal actions of a seat, or the codes that go on from its path, ascending."""
        room = self.room.actions
        count = self.engine.legal_at(states, 0, seat, room)
        if self.coding is not None:
            return self.coding.allowed(room, count, path)
        actions: list[int] = room[:count].tolist()
        return actions

    def chosen(self, states: npt.NDArray[Any], seat: int, path: Path, action: int) -> tuple[int | None, Path]:
        """Return the engine's action that a choice makes whole, or None and the longer path; ValueError for neither."""
        if self.coding is None:
            # OpenSpiel does not ask, and compiled rules would write to where there is nothing.
            if self.engine.check_at(states, 0, seat, action):
                raise ValueError(f"action {action} is not legal for player {seat}")
            return action, ()
        room = self.room.actions
        return self.coding.choose(room, self.engine.legal_at(states, 0, seat, room), path, action)

    def row(self, states: npt.NDArray[Any], seat: int, path: Path) -> Row:
        """Return what a seat knows as numbers for a network; TypeError where actions are whole."""
        if self.coding is None:
            raise TypeError("observations as rows belong to actions=codes")
        return self.coding.row(states, seat, self.room.seen, path)


def remade(
    made: tuple[Game, int, dict[str, str], bool, int, bool, int], one_round: bool, worlds: Worlds | None
) -> Table:
    """Return a table as it was pickled."""
    table = Table(*made)
    table.one_round, table.worlds = one_round, worlds
    return table
