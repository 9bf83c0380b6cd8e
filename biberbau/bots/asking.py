"""Asking a bot that anybody may have written: what is wrong with its answer is said of it by name, seat and place."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final

import numpy as np

from biberbau.bots.bot import Bot, Budget
from biberbau.bots.own import BotError
from biberbau.core.errors import BiberbauError
from biberbau.core.reasons import IllegalAction
from biberbau.core.view import View

MOST_SHOWN: Final = 60
"""Letters of what a bot has answered."""

NUMBERS: Final = range(-(2**31), 2**31)
"""What rules can be asked about."""


def ask(bot: Bot, view: View, seed: int, budget: Budget | None = None) -> int:
    """Return what a bot chooses.

    BotError names the bot and its seat where it raises an error, with the place in its code, or exits, and where it
    answers something that is no number of an action.  Whether the action is legal is not asked here.
    """
    with blamed(bot, view.seat):
        action: Any = bot.choose(view, seed, budget)
    # A range looks only ints up; for a number of NumPy it would go through all its members.
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer) or int(action) not in NUMBERS:
        answer = repr(action)
        answer = answer if len(answer) <= MOST_SHOWN else f"{answer[:MOST_SHOWN]}…"
        raise BotError(f"{called(bot)} answers {answer} in seat {view.seat}, and not the number of an action")
    return int(action)


@contextmanager
def blamed(bot: Bot, seat: int | None) -> Iterator[None]:
    """Say of an error in a bot's own code whose it is and where; those of the house's bots are left as they are."""
    try:
        yield
    except BiberbauError:
        raise
    # `exit()` in a bot would end a command without a word; whoever presses Ctrl-C still ends it.
    except (Exception, SystemExit) as error:
        module = type(bot).__module__
        if module.partition(".")[0] == __name__.partition(".")[0]:
            raise
        where = place_of(error.__traceback__, module)
        raise BotError(f"{called(bot)} fails in seat {seat}{where}: {type(error).__name__}: {error}") from error


def place_of(trace: TracebackType | None, module: str) -> str:
    """Return where an error was raised: the last line of the bot's module, else the last of what it has called.

    Nothing where the bot could not be called at all, and so none of its lines has been reached.
    """
    file = getattr(sys.modules.get(module), "__file__", None)
    # The first two lines are those of whoever asks.
    frames = [frame for frame in traceback.extract_tb(trace) if frame.filename != __file__]
    own = [frame for frame in frames if frame.filename == file]
    return "".join(f" ({frame.filename}:{frame.lineno})" for frame in (own or frames)[-1:])


def misplayed(bot: Bot, seat: int, action: int, error: IllegalAction) -> BotError:
    """Return what is said of a bot that has chosen what it may not."""
    return BotError(f"{called(bot)} wants to take action {action} in seat {seat}: {error}")


def stalled(bot: Bot, seat: int) -> BotError:
    """Return what is said of a bot that waits where it has to act: nobody would ever look at the table again."""
    return BotError(f"{called(bot)} waits in seat {seat}, which has to act")


def called(bot: Bot) -> str:
    """Return what a bot is called: its name, or its class's where it has none."""
    return str(getattr(bot, "name", type(bot).__name__))
