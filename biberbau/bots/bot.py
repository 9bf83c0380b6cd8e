"""What every bot is: a view in, an action out; and how long it may think."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from numbers import Real
from typing import Final, Protocol, TypeAlias, runtime_checkable

from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.core.whole import index_or_none


class BudgetError(BiberbauError, ValueError):
    """A text, or a number, that says no budget."""


MOST_PLAYOUTS: Final = 100_000_000
MOST_MILLISECONDS: Final = 86_400_000
"""A day."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: so many playouts, or so many milliseconds.

    Only with playouts is a choice the same every time.
    """

    playouts: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if (self.playouts is None) == (self.milliseconds is None):
            raise BudgetError("a budget is a number of playouts or of milliseconds, and not both or neither")
        if self.playouts is not None:
            whole = index_or_none(self.playouts)
            if whole is None or whole < 1:
                raise BudgetError(f"playouts are a whole number above 0, not {self.playouts!r}")
            object.__setattr__(self, "playouts", whole)
        if self.milliseconds is not None:
            if not is_time(self.milliseconds):
                raise BudgetError(f"milliseconds are a number above 0, not {str(self.milliseconds)[:40]!r}")
            object.__setattr__(self, "milliseconds", float(self.milliseconds))
        if (self.playouts or 0) > MOST_PLAYOUTS or (self.milliseconds or 0) > MOST_MILLISECONDS:
            raise BudgetError(
                f"a budget is at most {MOST_PLAYOUTS} playouts or {MOST_MILLISECONDS} milliseconds, not {self}"
            )

    @staticmethod
    def parse(text: str) -> Budget:
        """Return the budget that a text says: `8000` playouts, or `20ms`; BudgetError when it says none."""
        number = text.removesuffix("ms")
        try:
            return Budget(milliseconds=float(number)) if number != text else Budget(playouts=int(number))
        except ValueError:
            raise BudgetError(
                f"'{text[:40]}' is no budget; say 8000 for playouts or 20ms for milliseconds, "
                f"up to {MOST_PLAYOUTS} or {MOST_MILLISECONDS}ms"
            ) from None

    def __str__(self) -> str:
        return f"{self.milliseconds:g}ms" if self.milliseconds is not None else str(self.playouts)


def is_time(number: object) -> bool:
    """Whether this is a number above 0 that a time can be; truth values are none."""
    if not isinstance(number, Real) or isinstance(number, bool):
        return False
    try:
        return 0 < float(number) < math.inf
    except OverflowError:
        return False


class Bot(Protocol):
    """A player: all it is given is what its seat knows, and all it gives is an action.

    Any object that has these two members is one; `biberbau.bots.register` lets it be found by its name.  What a bot
    knows of earlier actions and matches comes with the view, so that it may be asked again after a restart.  Several
    threads may ask it at once.
    """

    @property
    def name(self) -> str:
        """What it is called where bots are chosen."""

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return a legal action for the seat whose view it is; `biberbau.bots.tempers.WAIT` to let the moment pass.

        A seat that has to act does; any other one may wait, and does so if there is nothing that it can do.
        The same view, seed and budget of playouts give the same action.  `seed` lies in [0, 2**63); bots that do not
        think ahead pay no attention to the budget.
        """


@runtime_checkable
class OpenBot(Bot, Protocol):
    """A player that can say how likely it does what, and need not be watched for it."""

    def chances(self, view: View, budget: Budget | None = None) -> dict[int, float] | None:
        """Return how likely `choose` takes each legal action, over all seeds; None where only its choices tell."""


BotMaker: TypeAlias = Callable[[Game], Bot]
"""Makes a bot for a game."""
