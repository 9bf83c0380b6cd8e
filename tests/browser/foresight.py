"""A house whose cards, bots and day are known beforehand: each test meets the same ones every time."""

from __future__ import annotations

import asyncio
import datetime
import functools
import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from biberbau.bots import WAIT
from biberbau.core.match import Match
from biberbau.server import daily_api
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import Tempo
from biberbau.server.play.times import Times
from biberbau.server.serving import serve
from biberbau.server.socket.limits import Limits
from biberbau.server.table.settings import BRISK
from biberbau.server.table.tokens import DICE_BYTES, SECRET_BYTES, Secrets
from biberbau.server.warmup.warming import Ready, Warming
from tests.other_device import OTHER_DEVICE
from tests.server.haste import give_way_to_nobody
from tests.server.served import die_with_parent

NAME = "test"
"""File in the folder of a house that names the test for which it deals."""

ACTIONS = "actions"
"""File in the same folder with the number of actions that bots may still take; where there is none, as many as they
like."""

QUESTION_SECONDS = 10.0
"""A question to several seats at once stands so long: time enough to look at three pages while it does, also on a
machine with much else to do."""

DOOR_TOKEN = "door-of-the-tests"
"""Who has it may let others in."""

BRISK_OPENING = 15.0
"""At a table that plays briskly the cards are looked at so long before a round in real time opens; elsewhere not."""

UNHURRIED = 600.0
"""Nobody is said to keep a table waiting, and no host loses the office, because the machine has much else to do."""

TODAY = datetime.date(2026, 11, 20)
"""The day that it is in every test: its positions of the day are the same whenever the tests run."""

GLANCE = 0.01
"""Seconds between two looks of a bot whether it may act by now."""

MANY_TABLES = Limits(
    tables_per_second=100,
    table_burst=1000,
    lookups_per_second=100,
    lookup_burst=1000,
    # No hand presses keys as fast as a test does.
    messages_per_second=100,
    message_burst=1000,
)
"""One address opens all tables of the tests."""


def foresee(folder: Path, test: str) -> None:
    """Let the house of this folder deal for a test from now on."""
    (folder / ACTIONS).unlink(missing_ok=True)
    (folder / NAME).write_text(test, encoding="utf-8")


def let_act(folder: Path, actions: int | None) -> None:
    """Let the bots of the house of this folder take so many actions more, and then wait; None: as many as they like."""
    if actions is None:
        (folder / ACTIONS).unlink(missing_ok=True)
    else:
        (folder / ACTIONS).write_text(str(actions), encoding="utf-8")


class Foreseen(Secrets):
    """Dice and deals that follow from a test's name and from how many were drawn for it before."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drawn: Counter[tuple[str, str]] = Counter()

    def door(self) -> str:
        return DOOR_TOKEN

    def dice(self) -> bytes:
        return self._draw("dice", DICE_BYTES)

    def deal(self) -> bytes:
        return self._draw("deal", SECRET_BYTES)

    def _draw(self, what: str, size: int) -> bytes:
        test = (self.folder / NAME).read_text(encoding="utf-8")
        number = self.drawn[test, what]
        self.drawn[test, what] += 1
        return hashlib.blake2b(f"{what} {number} {test}".encode(), digest_size=size).digest()


class Orderly(Players):
    """Bots that answer at once where a test does not let them wait, and in real time only where they have to act.

    What a person does and what bots do then comes in one order, however fast the machine is: while it is a person's
    turn nobody else acts.
    """

    def __init__(self, folder: Path, ready: Ready) -> None:
        super().__init__(ready, lambda *_: 0.0, threads=1, reaction=lambda *_: 0.0)
        self.folder = folder

    async def play(self, bot: str, match: Match, seat: int, dice: bytes, tempo: Tempo) -> int:
        """Wait until bots may act."""
        while not self._may_act():
            await asyncio.sleep(GLANCE)
        return await super().play(bot, match, seat, dice, tempo)

    async def look(self, bot: str, match: Match, seat: int, dice: bytes) -> int:
        """Let every moment pass in which others are to act."""
        return await super().look(bot, match, seat, dice) if seat in match.obliged() else WAIT

    def _may_act(self) -> bool:
        """Whether bots may act; if so, one action less is left to them."""
        left = self.folder / ACTIONS
        try:
            actions = int(left.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return True
        if actions > 0:
            left.write_text(str(actions - 1), encoding="utf-8")
        return actions > 0


def serve_foreseen(place: str, warming: Callable[[], Warming]) -> None:
    """Serve until killed; `place` is a port and a folder."""
    die_with_parent()
    port, _, folder = place.partition(" ")
    daily_api.days_there_are = lambda: (TODAY - datetime.timedelta(1), TODAY)
    give_way_to_nobody()
    serve(
        port=int(port),
        data=Path(folder),
        limits=MANY_TABLES,
        times=Times(question=QUESTION_SECONDS, opening={BRISK: BRISK_OPENING}, idle=UNHURRIED, host_gone=UNHURRIED),
        secrets=Foreseen(Path(folder)),
        players=functools.partial(Orderly, Path(folder)),
        warming=warming,
        neighbours=lambda: [OTHER_DEVICE],
    )
