"""The guide of a guided game: tells the learner what it says, and lets the others do what the lesson has them do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.core.lesson import LEARNER
from biberbau.server.play.items import Item, Prompt
from biberbau.server.play.players import Players
from biberbau.server.protocol import Guide, Guided, encode
from biberbau.server.socket.client import Client
from biberbau.server.table.events import Acted
from biberbau.server.table.lessons import guide_of
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company

READING = 2
"""A learner reads before somebody else acts: it takes so many times as long as a bot usually waits."""


class Tutor:
    """One for each table; where no lesson runs it has nothing to do."""

    def __init__(self, table: Table, company: Company, players: Players, post: Callable[[Item], None]) -> None:
        self.table = table
        self.company = company
        self.players = players
        self.post = post
        self.loop = asyncio.get_running_loop()
        self.told: Guide | None = None
        """What the learner was told last."""
        self.prompted: Prompt | None = None
        """What will be done next for somebody else."""
        self.timer: asyncio.TimerHandle | None = None

    def tell(self) -> None:
        """Tell the learner what the guide says, if that has changed."""
        guide = guide_of(self.table)
        if guide != self.told:
            self.told = guide
            for client in self.company.clients:
                self._push(client, guide)

    def welcome(self, client: Client) -> None:
        """Tell somebody who has just come what the guide says."""
        self.told = guide_of(self.table)
        if self.told is not None:
            self._push(client, self.told)

    def look_after(self) -> None:
        """Arrange for what the others do next, while anybody is there."""
        prompt = self._prompt() if self.company.clients else None
        if prompt == self.prompted:
            return
        self.stop()
        self.prompted = prompt
        if prompt is not None:
            pause = self.players.pause(self.table.seats[prompt.seat].bot or "", self.table.settings["pace"])
            self.timer = self.loop.call_later(READING * pause, self.post, prompt)

    def take(self, prompt: Prompt) -> Acted | None:
        """Return what somebody else does now; None where it is not time for it any more."""
        if prompt != self._prompt():
            return None
        return Acted(seat=prompt.seat, action=prompt.action)

    def stop(self) -> None:
        """Let nobody act any more."""
        self.prompted = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _prompt(self) -> Prompt | None:
        lesson = self.table.lesson
        following = None if lesson is None or not self.table.goes_on else lesson.next_of_others
        return None if following is None else Prompt(self.table.sequence, *following)

    def _push(self, client: Client, guide: Guide | None) -> None:
        if client.seat is not None and client.seat.number == LEARNER:
            client.wire.push(encode(Guided(guide)))
