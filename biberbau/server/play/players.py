"""Bots at the table: they get a view, think off the event loop, and answer after a time that tells nothing."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import logging
import os
from collections.abc import Callable
from functools import partial

from biberbau.bots import WAIT, Grounds, bot_named, reasons_for
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.moments import Moment, moments_of
from biberbau.core.view import View
from biberbau.server.play.tempo import Tempo, human_pause, human_reaction, next_whole
from biberbau.server.threads import Threads, Whose
from biberbau.server.warmup.warming import Ready

logger = logging.getLogger(__name__)

ADVISER = "search"
"""The bot that gives hints."""

LOOK_SECONDS = 0.1
"""In real time a look takes a bot so long, or a whole number of times as long, whatever it sees."""

LAST_RESORT = "uniform"
"""The bot that plays when another one fails, so that a table never stands still for a bot's mistake."""


def people_linger(match: Match) -> int:
    """Return how many pauses longer than usual people look at what has just happened; none where a game fails at it."""
    if match.game.linger is None:
        return 0
    try:
        return match.game.linger(match.view(None))
    except Exception:
        # The game may be somebody's own, and its bots would never act again.
        logger.exception("%s cannot say how long people look; its bots pause as usual", match.game.name)
        return 0


class Players:
    """The bots of a house, or of one of its tables.  Compiled bots release the interpreter lock while they think."""

    def __init__(
        self,
        ready: Ready,
        pause: Callable[[str, str], float] = human_pause,
        threads: int | None = None,
        reaction: Callable[[str, str], float] = human_reaction,
    ) -> None:
        """`ready` says when the bots of a game are compiled; until then nobody thinks there.

        `pause` and `reaction` draw how many seconds a bot takes at a table of a pace, by turns and in real time.
        """
        self.ready = ready
        self.pause = pause
        self.reaction = reaction
        self.whose: Callable[[], Whose] = nobodys
        """Says to whom a thread's time is reckoned."""
        self.threads = Threads(threads or max(1, (os.cpu_count() or 2) - 1))

    def at(self, whose: Callable[[], Whose]) -> Players:
        """Return the bots of one table, which share the threads with all others."""
        here = copy.copy(self)
        here.whose = whose
        return here

    async def play(self, bot: str, match: Match, seat: int, dice: bytes, tempo: Tempo) -> int:
        """Return what `bot` plays for a seat that is to act, after its pause."""
        began = asyncio.get_running_loop().time()
        pause = self.pause(bot, tempo.pace) * (1 + people_linger(match))
        action = await self._act(bot, match, seat, dice)
        await tempo.rest(began, pause)
        return action

    async def look(self, bot: str, match: Match, seat: int, dice: bytes) -> int:
        """Return what `bot` does in real time on the table as it is now; WAIT when it lets the moment pass."""
        began = asyncio.get_running_loop().time()
        action = await self._act(bot, match, seat, dice)
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(next_whole(began, LOOK_SECONDS, now) - now)
        return action

    async def advise(self, view: View, dice: bytes) -> tuple[int, Grounds]:
        """Return what the adviser would play for a seat that is to act and sees the table like this, and why.

        It is held against the other actions where that need not be compiled first.
        """
        ready = self.ready(view.game)
        await ready.bots.wait()
        return await self.threads.run(self.whose(), partial(advice, view, dice, ready.reviews.is_set()))

    async def _act(self, bot: str, match: Match, seat: int, dice: bytes) -> int:
        """Return what a bot does on the table as it is now; another's choice where it fails.

        Its choice is judged by the table that it was asked about: that play has gone on meanwhile is no mistake of it.
        """
        game, view, states, obliged = match.game, match.view(seat), match.states.copy(), seat in match.obliged()
        try:
            action = await self._choose(bot, game, view, dice)
            wrong = obliged if action == WAIT else game.engine.check_at(states, 0, seat, action) != 0
            if wrong:
                raise ValueError(f"{bot} cannot do {action} where it {'has to' if obliged else 'may'} act")
        except Exception:
            logger.exception("bot %s failed; %s plays in its place", bot, LAST_RESORT)
            action = await self._choose(LAST_RESORT, game, view, dice)
        return action

    async def _choose(self, bot: str, game: Game, view: View, dice: bytes) -> int:
        await self.ready(game).bots.wait()
        return await self.threads.run(self.whose(), partial(choose, bot, game, view, dice))

    async def recall(self, match: Match) -> list[Moment]:
        """Return what stood out in a match that is over, and is not played on any more."""
        return await self.threads.run(self.whose(), partial(moments_of, match))

    def close(self) -> None:
        """Let the threads end; thoughts not begun are dropped."""
        self.threads.close()


def nobodys() -> Whose:
    """Return whose thoughts are at no table."""
    return Whose("", "")


def choose(bot: str, game: Game, view: View, dice: bytes) -> int:
    """Return the bot's action."""
    return bot_named(bot, game).choose(view, seed_of(view, dice))


def advice(view: View, dice: bytes, comparing: bool) -> tuple[int, Grounds]:
    """Return the adviser's action, and why, perhaps beside the others."""
    action = choose(ADVISER, view.game, view, dice)
    if comparing and action != WAIT:
        from biberbau.bots import grounds_for

        return action, grounds_for(view, action, seed_of(view, dice))
    return action, Grounds(reasons_for(view, action), None)


def seed_of(view: View, dice: bytes) -> int:
    """Return the seed of a thought: by the table's secret and the view alone, so equal views play alike."""
    return int.from_bytes(hashlib.blake2b(view.bytes, key=dice, digest_size=8).digest(), "little") >> 1
