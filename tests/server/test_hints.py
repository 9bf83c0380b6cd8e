"""Advice is for the table as it was asked about."""

from __future__ import annotations

import asyncio

import pytest

from biberbau.bots import WAIT, Beside
from biberbau.core.estimate import Estimate
from biberbau.core.texts import LANGUAGES, has_message
from biberbau.games import game_named
from biberbau.server.play.hints import Hints, hinted, next_best
from biberbau.server.play.items import Advice, Item
from biberbau.server.protocol import Hint
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import BotSeated, Created, Started
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.server.furnishing import Loaded, client_by, without_pause
from tests.server.test_glances import Silent


def just_dealt() -> Table:
    """A table of one person, who is to act, and a bot."""
    table = Table("TABLE")
    table.apply(Created(game="biber-gang", name="Anna", token=token_hash("a-token"), dice="00" * 16))
    table.apply(BotSeated(bot="uniform", name="Berta"))
    table.apply(Started(version=table.game.version, seed="00" * 32))
    return table


@pytest.mark.parametrize("compiled", [True, False])
def test_advice_is_held_against_the_other_actions_unless_that_had_to_be_compiled(compiled: bool) -> None:
    async def main() -> None:
        warming = Loaded()
        await warming.run()
        table = just_dealt()
        if not compiled:
            warming.of(table.game).reviews.clear()
        match = table.match
        assert match is not None
        action, grounds = await without_pause(warming.of).advise(match.view(0), table.dice)
        answer = hinted(Advice(table.seats[0], 1, action, grounds, Hint(id="7")), table.game)
        assert answer.action == table.game.format_action(action)
        assert (answer.beside is not None) == compiled
        if answer.beside is not None:
            assert answer.beside.standing == "even", "before a card is turned up all choices are alike"
            assert answer.beside.ahead.low < 0 < answer.beside.ahead.high
            assert answer.beside.sentence.message == answer.sentence.message
            assert answer.beside.sentence != answer.sentence

    asyncio.run(main())


def test_a_question_that_is_said_again_is_no_second_one() -> None:
    """A page says again what has not been answered for a while; whoever asks anew meanwhile has to wait."""

    async def main() -> None:
        warming = Loaded()
        await warming.run()
        table, posted = just_dealt(), []
        client, seat = client_by(Silent()), table.seats[0]
        client.seat = seat
        hints = Hints(table, without_pause(warming.of), lambda _, item: posted.append(item), lambda *_: True)
        for _ in range(2):
            hints.ask(client, Hint(id="7"))
        with pytest.raises(NotAllowed) as refused:
            hints.ask(client, Hint(id="8"))
        assert refused.value.sentence.message == "refusal-hint-pending"
        await hints.looking[seat]
        assert len(posted) == 1

    asyncio.run(main())


def test_letting_the_moment_pass_has_a_name() -> None:
    beside = Beside(WAIT, Estimate(2.0, 1.0, 3.0), ())
    told = next_best(beside, game_named("beanie"))
    assert (told.sentence.message, told.standing) == ("table-review-wait", "better")
    assert all(has_message(language, told.sentence.message) for language in LANGUAGES)


def test_a_question_is_as_old_as_when_it_was_asked() -> None:
    """Whatever happens before anybody has begun to look for advice makes the question an old one."""
    posted: list[Item] = []

    async def main() -> None:
        warming = Loaded()
        await warming.run()
        table = just_dealt()
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
