"""Advice is for the table as it was asked about."""

from __future__ import annotations

import asyncio

from biberbau.server.play.hints import Hints
from biberbau.server.play.items import Advice, Item
from biberbau.server.protocol import Hint
from biberbau.server.table.events import BotSeated, Created, Started
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import Loaded, client_by, without_pause
from tests.server.test_glances import Silent


def test_a_question_is_as_old_as_when_it_was_asked() -> None:
    """Whatever happens before anybody has begun to look for advice makes the question an old one."""
    posted: list[Item] = []

    async def main() -> None:
        warming = Loaded()
        await warming.run()
        table = Table("TABLE")
        table.apply(Created(game="biber-gang", name="Anna", token=token_hash("a-token"), dice="00" * 16))
        table.apply(BotSeated(bot="uniform", name="Berta"))
        table.apply(Started(version=table.game.version, seed="00" * 32))
        client, seat = client_by(Silent()), table.seats[0]
        client.seat = seat
        hints = Hints(table, without_pause(warming.of), lambda _, item: posted.append(item), lambda *_: True)
        asked = seat.since
        hints.ask(client, Hint(id="7"))
        seat.since += 1
        await hints.looking[seat]
        (advice,) = posted
        assert isinstance(advice, Advice)
        assert (advice.since, advice.question.id) == (asked, "7")

    asyncio.run(main())
