"""A match that is ended before its time: who may, what is told and kept of it, and that nobody has won it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from biberbau.core.record import parse_record
from biberbau.core.record import replay as play_again
from biberbau.games import GAMES
from biberbau.server.protocol import Act, EndMatch, Pause, Start
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.eyes import Eyes
from biberbau.server.replay.matches import dealt_by_record, dealt_in_log
from biberbau.server.replay.records import BadRecord, read_record, require_played
from biberbau.server.replay.steps import look_back
from biberbau.server.table.actions import judge
from biberbau.server.table.events import Prepared
from biberbau.server.table.lessons import lesson_begins
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import Table
from biberbau.server.telling.company import info_of
from biberbau.server.telling.scribe import Scribe, Told, retell
from tests.server.evening import catch_up, people, start, step
from tests.server.frail import frail_house
from tests.server.parlour import QUESTION, parlour
from tests.server.person import Message, Person
from tests.server.running import FAST, Running, running_house
from tests.server.test_lobby import reason
from tests.server.virtual_time import run
from tests.server.whole_evening import SHORT, Evening, refusal_of

every_game = pytest.mark.parametrize("game", GAMES)


def ended_in_the_middle(game: str) -> Evening:
    """Return a table whose second match was ended in a round, after a first that somebody has won."""
    evening = Evening("Anna", "Bert", game=game)
    evening.play(1)
    evening.begin(2, **SHORT[game])
    evening.go_on(2, actions=7)
    assert evening.table.stage == "playing"
    evening.happen(evening.host(EndMatch("key")))
    return evening


@every_game
def test_nobody_has_won_and_the_standing_is_as_it_was(game: str) -> None:
    evening = Evening("Anna", "Bert", game=game)
    evening.play(1)
    before = evening.rows()
    evening.begin(2, **SHORT[game])
    evening.go_on(2, actions=7)
    hidden = [Scribe(evening.table, seat).situation(Told()) for seat in (0, 1, None)]
    evening.happen(evening.host(EndMatch("key")))
    table = evening.table
    info = info_of(table, [])
    assert (table.stage, info.stage, info.ended_early) == ("match_over", "match_over", True)
    assert (table.actors, table.obliged, table.silence) == ((), (), None)
    assert evening.rows() == before
    assert [len(table.evening.results), len(table.earlier)] == [1, 1]
    for seat, shown in zip((0, 1, None), hidden, strict=True):
        now = Scribe(table, seat).situation(Told())
        assert now is not None
        assert shown is not None
        assert (now.legal, now.actors, now.picture["winners"]) == ([], [], None)
        assert now.hash == shown.hash, "nobody sees more of the cards than before"
    again = restore("TEST", evening.bodies)
    assert again.ended_early
    assert again.record == table.record


@every_game
def test_the_record_says_that_it_was_ended_and_is_looked_back_at(game: str) -> None:
    evening = ended_in_the_middle(game)
    table = evening.table
    assert table.match is not None
    assert table.record is not None
    assert " result=ended " in table.record
    record = parse_record(table.record)
    assert (str(record), record.result, record.ended) == (table.record, None, True)
    assert play_again(record, table.game).state_hash == table.match.state_hash
    of_log = look_back(dealt_in_log("TEST", evening.bodies, 2), "TEST/2", Eyes(0))
    assert of_log.record == table.record
    assert [sentence.message for sentence in of_log.steps[-1].sentences] == ["table-match-ended-by"]
    pasted = look_back(dealt_by_record(read_record(table.record.encode())), "record/x", Eyes(None))
    assert [sentence.message for sentence in pasted.steps[-1].sentences] == ["table-match-ended"]
    assert pasted.steps[-1].table is not None
    assert pasted.steps[-1].table.ended_early
    open_end = str(record).replace("result=ended", "result=-")
    with pytest.raises(BadRecord) as refused:
        require_played(read_record(open_end.encode()))
    assert refused.value.sentence.message == "refusal-replay-unfinished"


def test_a_match_that_was_won_cannot_be_called_ended() -> None:
    evening = Evening("Anna", "Bert")
    evening.play(1)
    assert evening.table.record is not None
    head, _, actions = evening.table.record.partition(" actions=")
    forged = f"{head.rpartition('result=')[0]}result=ended actions={actions}"
    with pytest.raises(BadRecord) as refused:
        require_played(read_record(forged.encode()))
    assert refused.value.sentence.message == "refusal-replay-result"
    assert refused.value.sentence.arguments["said"] == "ended"


def test_nothing_is_played_on_and_the_next_match_begins_as_always() -> None:
    evening = ended_in_the_middle("biber-gang")
    table = evening.table
    with pytest.raises(NotAllowed) as refused:
        judge(table, table.seats[0], Act("key", "deck", table.sequence), 0)
    assert refused.value.sentence.message == "refusal-match-ended"
    assert refusal_of(evening, EndMatch("key")) == "refusal-match-ended"
    assert refusal_of(evening, Pause("key", True)) == "refusal-not-started"
    evening.happen(evening.host(Start("key")))
    assert (table.stage, table.ended_early, table.matches) == ("playing", False, 3)
    evening.happen(evening.host(EndMatch("key2")))
    evening.change_game("beanie")
    assert (table.stage, table.ended_early, len(table.evening.results)) == ("lobby", False, 1)
    assert refusal_of(evening, EndMatch("key")) == "refusal-not-started"


def test_a_match_is_ended_between_two_rounds_and_in_a_pause_too() -> None:
    evening = Evening("Anna", "Bert")
    evening.begin(1, rounds="5")
    while evening.table.stage == "playing":
        evening.go_on(len(evening.bodies), actions=1)
    assert evening.table.stage == "round_over"
    evening.happen(evening.host(Pause("key", True)))
    evening.happen(evening.host(EndMatch("key2")))
    assert (evening.table.stage, evening.table.paused) == ("match_over", None)
    assert len(info_of(evening.table, []).score_pad) == 1
    assert evening.rows() == {}


def test_a_guided_game_that_is_ended_teaches_no_more() -> None:
    evening = Evening("Anna")
    for event in lesson_begins(evening.table.game, "Anna"):
        evening.happen(event)
    assert isinstance(event, Prepared)
    assert evening.table.guided
    evening.happen(evening.host(EndMatch("key")))
    table = evening.table
    assert (table.stage, table.guided, table.record) == ("match_over", False, None)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house in which hosts keep their office for long."""
    with running_house(tmp_path_factory.mktemp("patient"), times=replace(FAST, host_gone=60.0)) as running:
        yield running


def test_the_host_ends_a_match_and_the_others_only_while_the_host_is_away(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert", "Carl") as (anna, bert, carl):
            for ends, away in ((anna, None), (bert, anna)):
                await anna.ask("start")
                await catch_up(bert, anna.seq)
                await step([anna, bert, carl])
                assert reason(await bert.ask("end_match")) == "refusal-not-host"
                if away is not None:
                    await away.hang_up()
                    while bert.table["seats"][0]["online"]:
                        await bert.hear()
                answer = await ends.ask("end_match")
                assert answer["type"] == "ack"
                await catch_up(carl, answer["seq"])
                assert carl.heard[-1]["sentences"][0] == {
                    "message": "table-match-ended-by",
                    "arguments": {"seat": ends.seat},
                }
                assert carl.table["ended_early"]
                assert "evening" not in carl.table
                assert reason(await carl.ask("act", action="deck", seen=carl.seq)) == "refusal-match-ended"
                await catch_up(bert, answer["seq"])

    asyncio.run(main())


def clocks(person: Person) -> list[Message]:
    """The clocks that run, as somebody has been told last."""
    running: list[Message] = [message for message in person.heard if message["type"] == "clocks"][-1]["running"]
    return running


def test_in_real_time_nothing_opens_or_rings_any_more(patient: Running) -> None:
    async def main() -> None:
        async with people(patient.address, "Anna", "Bert") as (anna, bert):
            await anna.ask("change_game", game="beanie")
            await start([anna, bert])
            assert anna.situation is not None
            actor = (anna, bert)[anna.situation["picture"]["turn"]]
            assert (await actor.act("draw"))["type"] == "ack"
            assert clocks(actor)
            answer = await anna.ask("end_match")
            assert clocks(anna) == []
            await catch_up(bert, answer["seq"])
            assert reason(await bert.ask("act", action="draw", seen=bert.seq)) == "refusal-match-ended"

    asyncio.run(main())


def test_who_has_answered_a_question_hears_that_it_is_closed() -> None:
    async def main() -> None:
        async with parlour(3, {"parry": "any_time"}) as place:
            table = place.room.table
            while table.silence is None or not place.may_act:
                if place.may_act:
                    place.say(table.game.format_action(place.match.legal(0)[0]))
                await asyncio.sleep(0.25)
            key = place.say(table.game.format_action(table.silence))
            await asyncio.sleep(QUESTION / 10)
            place.room.post(place.clients[0], EndMatch("end"))
            await asyncio.sleep(QUESTION * 3)
            assert [kind for _, kind in place.answers(key)] == ["held", "ack"]
            assert [kind for _, kind in place.answers("end")] == ["ack"]
            assert table.ended_early
            after = table.sequence
            await asyncio.sleep(60)
            assert table.sequence == after, "no bot plays on"

    run(main)


def told(table: Message) -> tuple[object, ...]:
    """What is told of a match that was ended."""
    return table["stage"], table["ended_early"], table["match"], table["record"], table["commitment"]


@pytest.mark.long
def test_it_stays_ended_when_the_server_is_killed(tmp_path: Path) -> None:
    async def main() -> None:
        async with frail_house(tmp_path) as house, Person(house.address, "Anna") as anna:
            await anna.open_table()
            await anna.ask("seat_bot", bot="careful")
            await start([anna])
            await anna.act()
            ended = await anna.say("end_match")
            await anna.hear_until(lambda message: message.get("id") == ended)
            before = told(anna.table)
            await house.fall()
            anna.move(await house.stand_up())
            anna.seq, anna.table = 0, {}
            await anna.reconnect()
            await anna.hear_until(lambda message: message["type"] == "snapshot")
            assert told(anna.table) == before
            answer = await anna.ask("end_match", id=ended)
            assert answer["type"] == "ack", "what is sent again has acted once"
            assert (await anna.ask("start"))["type"] == "ack"

    asyncio.run(main())


def test_a_table_that_was_ended_is_read_by_whoever_comes_later() -> None:
    evening = ended_in_the_middle("daumen-drauf")
    lines = retell(Table("TEST"), evening.bodies, 0)
    assert lines[-1].sentences[0].message == "table-match-ended-by"
