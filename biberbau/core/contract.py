"""The compiled half of the contract: what the `rules` module of every game defines, function by function.

Code that serves every game imports these names; `biberbau.core.specialising` replaces the import by the rules of one
game.  The functions here only document and type the contract; calling one is an error.

`state` is one record of the game, as declared (`biberbau.core.state`).  Seats are numbered from 0.
Nothing here allocates, draws a random number or reads a clock.
"""

from __future__ import annotations

from typing import Final, NoReturn

from biberbau.core.arrays import Actions as Actions
from biberbau.core.arrays import Chosen, Generator, Values
from biberbau.core.keeping import Keeper
from biberbau.core.state import State as State

KEPT_BY: Final = (Keeper("{package}.rules"),)

CHANCE: Final = 1 << 15
"""The bit of chance in the set that `actors` returns."""

MAX_ACTIONS: Final[int] = 0
"""Number of representable actions; every action is an integer in [0, MAX_ACTIONS)."""


def _missing() -> NoReturn:
    raise NotImplementedError("this module is a contract; specialise the caller for a game")


def open_match(state: State, seats: int, options: Chosen) -> None:
    """Note who plays by which options; everything else is blank, and no round has been begun."""
    _missing()


def begin_round(state: State) -> None:
    """Of a new match, or after a round that was not its last: clear the table, the next deal pending as chance."""
    _missing()


def actors(state: State) -> int:
    """Return the set of seats that may act, bit by bit; `CHANCE` alone while chance is pending; 0 between rounds."""
    _missing()


def chance_size(state: State) -> int:
    """Return the number of equally likely outcomes of the pending chance event, or 0 when none is pending."""
    _missing()


def apply_chance(state: State, outcome: int) -> None:
    """Let the pending chance event come out as `outcome`, in [0, chance_size(state))."""
    _missing()


def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat` to `actions`, ascending, and return their number."""
    _missing()


def check(state: State, seat: int, action: int) -> int:
    """Return 0 if `seat` may take `action`, any integer, now; otherwise the number of the reason why not."""
    _missing()


def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action.  Anything that comes from outside must have passed `check` first."""
    _missing()


def round_over(state: State) -> bool:
    """Whether the round has been scored; the match may go on with `begin_round`."""
    _missing()


def is_over(state: State) -> bool:
    """Whether the match is over."""
    _missing()


def payoffs(state: State, values: Values) -> None:
    """After a round: write what it was worth to each seat, in points, larger is better, summing to zero."""
    _missing()


def view(state: State, seat: int, seen: State) -> None:
    """Write to `seen` what `seat` knows (seat -1: what everybody knows); every other byte is the same in all worlds."""
    _missing()


def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Turn a view of `seat` into a full state in place: any world consistent with it, each equally likely."""
    _missing()
