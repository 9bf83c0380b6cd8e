"""Asking bots for actions in a batch: of one that answers what it may not, it is said who did so in which seat."""

from __future__ import annotations

from biberbau.bots import WAIT, Bot, BotError, Budget, ask, misplayed, stalled
from biberbau.core.reasons import IllegalAction
from biberbau.core.view import View
from biberbau.envs.batch import Batch


def asked(batch: Batch, i: int, bot: Bot, view: View, seed: int, budget: Budget | None = None) -> int:
    """Return what a bot does in a match in which it is to act, the number of an action or WAIT.

    Raises what `ask` raises, and BotError for a number that is no action's.  Whether the action is legal its code
    shows; `faulty` says then what was wrong.
    """
    action = ask(bot, view, seed, budget)
    if action != WAIT and not 0 <= action < batch.game.action_count:
        raise faulty(batch, i, int(batch.actor[i]), bot, action)
    return action


def faulty(batch: Batch, i: int, seat: int, bot: Bot, action: int) -> BotError:
    """Return what is said of a bot whose action was refused, in a match in which nothing has happened since."""
    if batch.event_time and action == WAIT:
        return stalled(bot, seat)
    refusal = batch.match(i).check(seat, action)
    if refusal is None:
        raise ValueError(f"action {action} is legal for seat {seat}")
    return misplayed(bot, seat, action, IllegalAction(refusal))
