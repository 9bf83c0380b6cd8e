"""What whoever reports a problem takes along: their own part of the match, and nothing of anybody else's."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from biberbau import server
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import parse_record
from biberbau.server.replay import problems
from biberbau.server.replay.matches import Dealt
from biberbau.server.replay.problems import LATEST, ProblemReport, told_of
from biberbau.server.table.events import Acted, AnyEvent, BotSeated, Created, Joined, PutOut, Renamed
from biberbau.server.table.table import Table
from biberbau.server.telling.scribe import Scribe
from tests.contract.matches import every_game, new_match
from tests.contract.twins import original_of, random_stretch, twin_of
from tests.server.challenges import accept, alone_with_bots, answer_to, play_out, seat_of, share, told, why_not
from tests.server.evening import finish_round, people, start, step
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.test_replays import twin_deeds

NO_NAMES = {
    *("seat", "you", "bot", "game", "option", "value", "choice"),
    *("count", "match", "number", "round", "table"),
}
"""What sentences about a table are told with that is nobody's name, nor becomes one where a seat's is not put in."""


def at_table(match: Match, happened: Iterable[AnyEvent], seat: int) -> ProblemReport:
    """Return what a seat could report of a match that has just been laid out, and of what happens then."""
    table = Table("TWIN")
    table.apply(Created(game=match.game.name, name="A", token="", dice=""))
    for number in range(1, match.seats):
        table.apply(BotSeated(bot="careful", name=f"B{number}"))
    table.begin(match)
    return told_of(Dealt(table, happened), seat)


@every_game
def test_a_report_is_the_same_where_its_seat_could_not_tell_two_worlds_apart(game: Game) -> None:
    assert pairs_alike(game) > 40


def pairs_alike(game: Game) -> int:
    """Compare reports of twin worlds; return how many steps they had."""
    random, compared, apart = Random(5), 0, 0
    for seed in range(12):
        seat = seed % 3
        stretch = random_stretch(game, 3, {}, seed, random.randrange(40), 12)
        here, there = original_of(stretch), twin_of(stretch, seat, random)
        apart += here.states.tobytes() != there.states.tobytes()
        done = (Acted(seat=actor, action=game.format_action(deed)) for actor, deed in stretch.actions)
        first = at_table(here, done, seat)
        second = at_table(there, twin_deeds(there, stretch, seat, random), seat)
        assert msgspec.json.encode(first) == msgspec.json.encode(second)
        assert len(first.actions) == sum(actor == seat for actor, _ in stretch.actions)
        compared += len(first.steps)
    assert apart > 6
    return compared


@every_game
def test_a_leak_would_be_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(step: Any) -> Any:
        match = scribes[-1].table.match
        assert match is not None
        return problems.ProblemStep(
            step.seq, [], [], msgspec.structs.replace(step.situation, legal=[str(match.states)])
        )

    scribes: list[Scribe] = []
    look = Scribe.__init__

    def noting(self: Scribe, *arguments: Any, **options: Any) -> None:
        scribes.append(self)
        look(self, *arguments, **options)

    monkeypatch.setattr(Scribe, "__init__", noting)
    monkeypatch.setattr(problems, "step_of", careless)
    with pytest.raises(AssertionError):
        pairs_alike(game)


@every_game
def test_who_comes_goes_or_is_called_otherwise_during_a_match_is_not_named(game: Game) -> None:
    happened: list[AnyEvent] = [
        Joined(name="Zerlina", token="", seat=1),
        Renamed(seat=1, name="Zenobia"),
        PutOut(seat=1, bot="careful", name="Zacharias"),
    ]
    report = at_table(new_match(game, 3, {}, 7), happened, 0)
    told = [sentence.message for step in report.steps for sentence in step.sentences]
    assert told[1:4] == ["table-guest-joined", "table-renamed", "table-put-out-bot"]
    text = msgspec.json.encode(report).decode()
    assert not any(name in text for name in ("Zerlina", "Zenobia", "Zacharias", "B1"))
    assert report.steps[3].sentences[0].arguments == {"bot": "careful"}


def test_of_all_that_sentences_about_a_table_are_told_with_it_is_known_whether_it_is_a_name() -> None:
    text = (Path(server.__file__).parent / "texts" / "en.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^table-.*(?:\n .*)*", text, re.MULTILINE)
    arguments = {name for message in said for name in re.findall(r"\$(\w+)", message)}
    assert arguments - problems.NAMES == NO_NAMES
    assert arguments >= problems.NAMES


def test_whoever_holds_a_seat_takes_their_own_part_along_and_the_record_when_the_match_is_over(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        async with people(address, "Anna", "Ben") as company:
            anna, ben = company
            assert await asyncio.to_thread(why_not, address, "problems", seat_of(anna)) == "refusal-not-started"
            await start(company, rounds="1")
            for _ in range(6):
                await step(company)
            mine = await asyncio.to_thread(told, address, "problems", seat_of(anna))
            assert anna.situation is not None
            standing = {**anna.situation, "legal": []}
            assert mine["steps"][-1]["situation"] == standing
            assert (mine["path"], mine["seat"], mine["stage"]) == (f"{anna.code}/1", 0, "playing")
            assert (mine["seq"], mine["steps"][-1]["seq"]) == (anna.seq, anna.seq)
            assert mine["record"] is None
            assert mine["players"] == ["human", "human"]
            others = await asyncio.to_thread(told, address, "problems", seat_of(ben))
            own, theirs = ({(one["seq"], one["action"]) for one in each["actions"]} for each in (mine, others))
            assert len(own) + len(theirs) == 6
            assert not own & theirs
            text = json.dumps(mine)
            assert not any(word in text for word in ("Anna", "Ben", anna.token or "?", ben.token or "?"))
            wrong = {"code": anna.code, "token": "0" * len(anna.token or "")}
            assert await asyncio.to_thread(why_not, address, "problems", wrong) == "refusal-token"
            await finish_round(company)
            mine = await asyncio.to_thread(told, address, "problems", seat_of(anna))
            assert mine["stage"] == "match_over"
            assert len(mine["steps"]) <= LATEST
            assert str(parse_record(mine["record"])) == mine["record"] == anna.table["record"]

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))


def test_a_match_that_was_ended_has_its_record_too_and_the_next_one_tells_nothing_of_it(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        async with people(address, "Anna", "Ben") as company:
            await start(company)
            await step(company)
            assert (await company[0].ask("end_match"))["type"] == "ack"
            mine = await asyncio.to_thread(told, address, "problems", seat_of(company[0]))
            assert parse_record(mine["record"]).ended
            await start(company)
            mine = await asyncio.to_thread(told, address, "problems", seat_of(company[0]))
            assert (mine["path"], mine["actions"], mine["record"]) == (f"{company[0].code}/2", [], None)
            assert len(mine["steps"]) == 1

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))


def test_the_record_of_a_deal_that_others_may_still_play_is_told_to_nobody_who_reports(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        async with Person(address, "Anna") as anna, Person(address, "Bert") as bert, Person(address, "Carl") as carl:
            await alone_with_bots(anna)
            await play_out(anna)
            record = anna.table["record"]
            fork = {"match": f"{anna.code}/1", "step": 3, "seat": 0, "bot": "uniform", "cards": "as_they_lay"}
            await carl.ask("play_on", name="Carl", **fork)
            await carl.hear_until(lambda message: message["type"] == "snapshot")
            await play_out(carl)
            code = await asyncio.to_thread(share, address, anna)
            await accept(bert, code)
            await play_out(bert)
            seed = parse_record(record).stream
            for person in (anna, bert, carl):
                status, answer = await asyncio.to_thread(answer_to, address, "problems", seat_of(person))
                assert (status, json.loads(answer)["stage"], json.loads(answer)["record"]) == (200, "match_over", None)
                assert seed not in answer.decode()
            await asyncio.to_thread(told, address, f"challenges/{code}/end", seat_of(anna))
            mine = await asyncio.to_thread(told, address, "problems", seat_of(anna))
            assert mine["record"] == record

    with running_house(tmp_path) as running:
        asyncio.run(evening(running.address))
