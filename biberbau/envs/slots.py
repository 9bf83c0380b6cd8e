"""What a batch keeps of each match beside its state, as records like those of the games.

Compiled code is given records, for each array that it is given costs time to keep alive.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from biberbau.core.arrays import Actions, Chosen, Generator, Values
from biberbau.core.game import Game
from biberbau.core.looks import QUANTILES

Slots = npt.NDArray[Any]
"""Records of the fields of `Slot`."""

MOST_KEPT: Final = 64
"""Legal actions that are kept from one step to the next; where there are more, they are found again."""

NOBODY: Final = -1
STAY: Final = -1
"""In place of a code: nothing is chosen in this match now."""


class Slot(Protocol):
    """What is kept of one match."""

    seed: int
    """Its record has the stream `fast:SEED`."""
    chance: Generator
    """Where its chance has got to."""
    clock: Generator
    """Where the chance of reaction times has got to."""
    looks: npt.NDArray[np.int64]
    """In event time: when each seat looks at the table next, in microseconds since the round began."""
    now: int
    """In event time: the moment at which the actor looks."""
    may_wait: bool
    """In event time: whether the actor may let the moment pass."""
    actor: int
    """The seat that is to choose; NOBODY after the end of a match."""
    depth: int
    """How many codes of the actor's path have been chosen."""
    path: npt.NDArray[np.int16]
    """These codes."""
    left: int
    """How many legal actions go on from there."""
    kept: Actions
    """These, if there are not more than fit here."""
    worth: Values
    """Room for the payoffs of a round."""
    rewards: npt.NDArray[np.float32]
    """What the last step was worth to each seat, in points."""
    ended: bool
    """Whether the last step ended a match."""
    refused: bool
    """Whether it did so because the code was not allowed."""
    taken: int
    """The engine's action that the last step took; -1 if it only chose a part of one."""
    taker: int
    """The seat that chose in the last step; NOBODY where there was none."""


class Setting(Protocol):
    """What is the same for all matches of a batch."""

    options: Chosen
    seats: int
    stride: int
    """By how much the seed of a slot's next match is larger."""
    goes_on: bool
    """Whether the next match begins in the step that ended one."""
    penalty: float
    """Points that a refused code costs."""
    event_time: bool
    """Whether anybody may act at any moment; else only who is obliged is asked."""
    reactions: npt.NDArray[np.int64]
    """In event time: equally likely reaction times of each seat in microseconds."""


def new_slots(game: Game, matches: int, most_parts: int) -> Slots:
    """Return what is kept of so many matches."""
    seats = game.seats[-1]
    return records(
        game,
        matches,
        [
            ("seed", np.int64),
            ("chance", np.uint64, (1,)),
            ("clock", np.uint64, (1,)),
            ("looks", np.int64, (seats,)),
            ("now", np.int64),
            ("worth", np.float64, (seats,)),
            ("rewards", np.float32, (seats,)),
            ("taken", np.int32),
            ("kept", np.int32, (MOST_KEPT,)),
            ("left", np.int32),
            ("path", np.int16, (most_parts + 1,)),
            ("actor", np.int8),
            ("depth", np.int8),
            ("taker", np.int8),
            ("ended", np.bool_),
            ("refused", np.bool_),
            ("may_wait", np.bool_),
        ],
    )


def new_setting(
    game: Game,
    options: Chosen,
    seats: int,
    stride: int,
    goes_on: bool,
    penalty: float,
    reactions: npt.NDArray[np.int64] | None,
) -> Slots:
    """Return the setting of a batch, as an array of one record; it is in event time if there are reaction times."""
    setting = records(
        game,
        1,
        [
            ("seats", np.int64),
            ("stride", np.int64),
            ("penalty", np.float64),
            ("reactions", np.int64, (game.seats[-1], QUANTILES)),
            ("options", np.int16, (len(options),)),
            ("goes_on", np.bool_),
            ("event_time", np.bool_),
        ],
    )
    setting["seats"], setting["stride"], setting["penalty"] = seats, stride, penalty
    setting["options"], setting["goes_on"] = options, goes_on
    if reactions is not None:
        setting["event_time"], setting["reactions"][0, :seats] = True, reactions
    return setting


def records(game: Game, count: int, fields: list[Any]) -> npt.NDArray[Any]:
    """Return blank records; interpreted code needs attribute access, which a recarray gives."""
    made = np.zeros(count, np.dtype(fields, align=True))
    return made if game.compiled else made.view(np.recarray)
