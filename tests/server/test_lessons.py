"""A table at which a game is taught: the guide speaks to its learner alone, and nothing of the lesson is lost."""

from __future__ import annotations

import asyncio
import re
import secrets
from pathlib import Path

import pytest

from biberbau.core.game import Game
from biberbau.core.texts import LANGUAGES, render
from biberbau.server.play.tempo import human_pause
from biberbau.server.play.tutor import READING
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import Acted, Created, Prepared
from biberbau.server.table.lessons import guide_of, lesson_begins
from biberbau.server.table.table import Table
from tests.lessons import TAUGHT, lesson_of
from tests.server.evening import catch_up, drain
from tests.server.person import Message, Person
from tests.server.running import Running, running_house
from tests.server.test_lobby import reason


async def learn(person: Person, game: str) -> Message:
    """Begin to learn; return what the guide says first."""
    await person.ask("learn", game=game, name=person.name)
    return await guided(person)


async def guided(person: Person) -> Message:
    """Hear until the guide says something that is not only for watching; return it."""
    message = await person.hear_until(
        lambda message: message["type"] == "guided" and message["guide"]["waits_for"] != "others"
    )
    guide: Message = message["guide"]
    return guide


async def go_on(person: Person, guide: Message) -> Message:
    """Do what the guide waits for; return what it says then."""
    if guide["waits_for"] == "reader":
        answer = await person.ask("understood", step=guide["step"])
    else:
        answer = await person.act(guide["actions"][0])
    assert answer["type"] == "ack", answer
    return await guided(person)


def test_who_watches_is_told_whether_there_is_a_seat_to_take(house: Running) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna, Person(house.address, "Eye") as eye:
            guide = await learn(anna, "biber-gang")
            await eye.watch(anna.code)
            assert eye.table["guided"]
            while guide["waits_for"] != "nothing":
                guide = await go_on(anna, guide)
            await catch_up(eye, anna.seq)
            assert not eye.table.get("guided", False)

    asyncio.run(main())


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_survives_a_restart_at_every_step(game: str, tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with Person(address, "Anna") as anna:
            guide = await learn(anna, game)
            assert guide["step"] == 0
            for _ in range(len(lesson_of(game)[1].steps) // 2):
                guide = await go_on(anna, guide)
            said.append(guide)
            assert anna.token is not None
            return anna.code, anna.token

    async def end(address: str, code: str, token: str) -> None:
        async with Person(address, "Anna on another device") as anna:
            anna.code, anna.token = code, token
            await anna.ask("resume", code=code, token=token, seen=0)
            guide = await guided(anna)
            assert guide == said[0]
            while guide["waits_for"] != "nothing":
                guide = await go_on(anna, guide)
            assert anna.table["stage"] == "match_over"
            assert anna.table["record"] is None
            answer = await anna.ask("start")
            await catch_up(anna, answer["seq"])
            assert anna.table["match"] == 1
            assert anna.table["stage"] == "playing"
            assert (await anna.hear_until(lambda message: message["type"] == "guided"))["guide"] is None

    said: list[Message] = []
    with running_house(tmp_path) as house:
        code, token = asyncio.run(begin(house.address))
    with running_house(tmp_path) as house:
        asyncio.run(end(house.address, code, token))


def test_the_rules_refuse_first_and_the_guide_after_them(house: Running) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna:
            guide = await learn(anna, "biber-gang")
            refused = await anna.act("turn-B1")
            assert refused["clause"] == "3.2"
            assert reason(await anna.act("deck")) == "refusal-lesson-wait"
            guide = await go_on(anna, guide)
            guide = await go_on(anna, guide)
            assert guide["actions"] == ["pile"]
            refused = await anna.act("deck")
            assert reason(refused) == "refusal-lesson-other"
            assert refused["clause"] is None
            assert (await anna.act("pile"))["type"] == "ack"

    asyncio.run(main())


def test_the_guide_speaks_to_the_learner_alone(house: Running) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna, Person(house.address, "Bert") as bert:
            guide = await learn(anna, "biber-gang")
            await bert.watch(anna.code)
            await go_on(anna, guide)
            await drain(bert)
            assert "guided" not in {message["type"] for message in bert.heard}
            assert (await bert.ask("understood", step=1))["type"] == "refused"

    asyncio.run(main())


def test_who_leaves_ends_the_lesson_and_the_match_goes_on(house: Running) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna:
            await learn(anna, "biber-gang")
            await anna.ask("leave")
            await anna.hear_until(lambda message: message["type"] == "guided" and message["guide"] is None)
            await anna.hear_until(
                lambda message: message["type"] == "event" and (message["table"] or {}).get("stage") == "match_over"
            )

    asyncio.run(main())


def begun(game: Game) -> Table:
    """The table of somebody who has just begun to learn."""
    table = Table("TEST42")
    table.apply(Created(game=game.name, name="Anna", token="", dice="00"))
    for event in lesson_begins(game, "Anna"):
        table.apply(event)
    return table


WORDS_A_SECOND = 3.0
"""Somebody who reads every word, without haste."""

A_TOUCH = 2.0
"""Seconds until they have found and touched a card or a button."""

LONGEST_LESSON = 180.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_takes_three_minutes_at_most(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Everybody takes as long as they ever do.
    monkeypatch.setattr(secrets, "randbelow", lambda numbers: numbers - 1)
    game, lesson = lesson_of(name)
    table = begun(game)
    names = dict(zip(("one", "two"), (seat.name for seat in table.seats[1:]), strict=False))
    seconds = 0.0
    for step in lesson.steps:
        words = render(language, step.words, names)
        seconds += len(words.split()) / WORDS_A_SECOND
        # Each card that an action names is touched, and then a button; words that ask for none are sent on.
        seconds += A_TOUCH * (1 + len(re.findall("[-+]", max(step.does, key=len, default=""))))
        for seat, _ in step.others:
            seconds += READING * human_pause(table.seats[seat].bot or "", table.settings["pace"])
    assert 30 < seconds <= LONGEST_LESSON


def test_a_lesson_of_another_edition_is_played_without_its_guide() -> None:
    game, lesson = lesson_of("biber-gang")
    table = Table("TEST42")
    table.apply(Created(game=game.name, name="Anna", token="", dice="00"))
    for event in lesson_begins(game, "Anna"):
        if isinstance(event, Prepared):
            assert event.edition == lesson.edition
            event = Prepared(version=event.version, edition="earlier", position=event.position, seed=event.seed)
        table.apply(event)
    assert guide_of(table) is None
    assert not table.guided
    table.apply(Acted(seat=0, action="deck"))
    assert table.stage == "playing"


def test_a_game_without_a_lesson_is_not_taught(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = lesson_of("biber-gang")
    monkeypatch.setitem(vars(game), "lesson", None)
    with pytest.raises(NotAllowed, match="refusal-not-taught"):
        lesson_begins(game, "Anna")
