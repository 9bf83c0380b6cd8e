"""A match goes on from a moment of one that is over: with the cards as they lay, or others that fit what was known."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.core.record import parse_record, record_of, replay
from biberbau.games import game_named
from biberbau.reviews.luck import luck_of
from biberbau.server.protocol import PlayOn
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.forking import Moment, fork_of, stand
from biberbau.server.replay.matches import dealt_by_record
from biberbau.server.replay.records import read_record
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.table.events import BotSeated, Created, Forked, Started, decode_entry
from biberbau.server.table.forks import fork_begins
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import token_hash
from tests.contract.matches import every_game, new_match, play_on
from tests.server.evening import catch_up, finish_round, people, start
from tests.server.frail import frail_house
from tests.server.person import Message, Person
from tests.server.running import running_house
from tests.server.test_lobby import reason
from tests.server.test_replays import fetch, played

SEED = bytes(range(32))

KILLS = 6


def moments_of(match: Match) -> Iterator[tuple[int, str]]:
    """Yield every step of a match's replay up to its end with the hash of its state, played by hand."""
    again, step = match.begun_again(), 0
    yield step, again.state_hash
    for seat, action in match.actions:
        if again.round_over:
            again.begin_round()
            step += 1
            yield step, again.state_hash
        again.apply(seat, action)
        step += 1
        yield step, again.state_hash


@every_game
def test_cards_lie_as_they_lay_at_every_moment(game: Game) -> None:
    match = played(game, 3)
    record = read_record(str(record_of(match)).encode())
    moments = list(moments_of(match))
    for step, stood in moments[:-1:5]:
        fork = fork_of(dealt_by_record(record), Moment(step), SEED)
        states, _ = parse_position(fork.position, game)
        assert Match(game, states, FastStream(0)).state_hash == stood
        assert (fork.game, len(fork.bots), fork.options) == (game, match.seats, match.options)
    for step, why in ((len(moments) - 1, "refusal-fork-over"), (len(moments), "refusal-fork-no-moment")):
        with pytest.raises(NotAllowed, match=why):
            fork_of(dealt_by_record(record), Moment(step), SEED)
    with pytest.raises(NotAllowed, match="refusal-replay-no-eyes"):
        fork_of(dealt_by_record(record), Moment(0, "dealt_anew", match.seats), SEED)


@every_game
def test_cards_that_are_dealt_anew_fit_what_was_known_and_nothing_else(game: Game) -> None:
    match = played(game, 4)
    record = read_record(str(record_of(match)).encode())
    others = 0
    for step, _ in list(moments_of(match))[:-1:7]:
        for seat in (None, 1):
            lay = parse_position(fork_of(dealt_by_record(record), Moment(step), SEED).position, game)[0]
            moment = Moment(step, "dealt_anew", seat)
            texts = [fork_of(dealt_by_record(record), moment, seed).position for seed in (SEED, SEED, bytes(32))]
            worlds = [Match(game, parse_position(text, game)[0], FastStream(0)) for text in texts]
            assert texts[0] == texts[1]
            seen = Match(game, lay, FastStream(0)).view(seat).bytes
            assert all(world.view(seat).bytes == seen for world in worlds)
            others += texts[0] != texts[2]
    assert others > 0


@every_game
def test_a_match_from_a_position_has_a_record_that_replays_and_is_told(game: Game) -> None:
    record = read_record(str(record_of(played(game, 5))).encode())
    fork = fork_of(dealt_by_record(record), Moment(6), SEED)
    match = Match.from_position(game, fork.position, FastStream(8))
    for _ in play_on(match, FastStream(9)):
        pass
    line = str(record_of(match))
    again = replay(parse_record(line), game)
    assert again.state_hash == match.state_hash
    assert str(record_of(again)) == line
    assert read_record(line.encode()).result == match.totals
    onward = fork_of(dealt_by_record(read_record(line.encode())), Moment(1), SEED)
    assert parse_position(onward.position, game)[0].tobytes() != match.states.tobytes()
    luck = luck_of(parse_record(line), game, 1, 1)
    assert luck.rounds
    for shares in luck.by_seat:
        assert shares.start + shares.luck + shares.own + shares.others == pytest.approx(shares.result)


@pytest.mark.parametrize(
    ("seat", "name", "others"),
    [
        (0, "Anna", ["Bruno", "Berta"]),  # The person's seat goes to another bot than Berta, who has her own.
        (1, "Anna", ["Bruno", "Berta"]),
        (2, "Anna", ["Bruno", "Frieda"]),
        (0, "Berta", ["Bruno", "Frieda"]),  # Nobody is called as somebody else is.
        (0, "BERTA", ["Bruno", "Frieda"]),
    ],
)
def test_bots_keep_their_names_with_their_cards(seat: int, name: str, others: list[str]) -> None:
    message = PlayOn(id="7", match="POND7/1", step=3, name=name, seat=seat, bot="careful", cards="as_they_lay")
    happened = fork_begins(message, game_named("biber-gang"), "", [None, None, "Berta"], name, SEED)
    assert [event.name for event in happened if isinstance(event, BotSeated)] == others


def test_a_moment_knows_which_bots_held_which_seats() -> None:
    table = Table("TABLE")
    table.apply(Created(game="biber-gang", name="Anna", token=token_hash("a-token"), dice="00" * 16))
    table.apply(BotSeated(bot="uniform", name="Berta"))
    table.apply(Started(version=table.game.version, seed="00" * 32))
    assert stand(table, Moment(0), SEED).bots == (None, "Berta")
    record = record_of(new_match(game_named("biber-gang"), 2, {}, seed=1))
    assert stand(dealt_by_record(record).table, Moment(0), SEED).bots == (None, None)


def test_a_table_goes_on_with_a_second_person_and_survives_a_restart(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[str, str, str]:
        async with people(address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert], rounds="1")
            running = await anna.ask("play_on", **asked(f"{anna.code}/1", 3))
            assert reason(running) == "refusal-replay-not-over"
            await anna.reconnect()
            await finish_round([anna, bert])
            code = anna.code
        async with Person(address, "Carla") as carla, Person(address, "Dora") as dora:
            for wrong, why in (
                (asked("ZZZZZZ/1", 3), "refusal-replay-no-match"),
                (asked(f"{code}/1", 9999), "refusal-fork-no-moment"),
                (asked(f"{code}/1", 3) | {"bot": "nobody"}, "refusal-no-such-bot"),
                (asked(f"{code}/1", 3) | {"seat": 9}, "refusal-no-such-seat"),
                (asked("record/0123456789abcdef", 3), "refusal-replay-record-gone"),
            ):
                assert reason(await carla.ask("play_on", **wrong)) == why
            seated = await carla.ask("play_on", **asked(f"{code}/1", 3))
            assert seated["seat"] == 1
            await carla.hear_until(lambda message: message["type"] == "snapshot")
            assert carla.table["origin"] == {"match": f"{code}/1", "step": 3, "cards": "as_they_lay"}
            assert carla.table["paused"] == 1
            await dora.ask("join", code=carla.code, name="Dora", seat=0)
            assert dora.seat == 0
            await carla.ask("pause", on=False)
            assert carla.token is not None
            return code, carla.code, carla.token

    async def second(address: str, code: str, token: str) -> str:
        async with Person(address, "Carla") as carla:
            carla.code, carla.token = code, token
            await carla.ask("resume", code=code, token=token, seen=0)
            await carla.hear_until(lambda message: message["type"] == "snapshot")
            assert carla.table["origin"]["step"] == 3
            assert (await carla.ask("seat_bot", bot="uniform", seat=0))["type"] == "ack"
            while carla.table["stage"] == "playing":
                if not carla.may_act:
                    await carla.hear()
                elif (answer := await carla.act())["type"] == "ack":
                    await catch_up(carla, answer["seq"])
            assert carla.table["stage"] == "match_over"
            return str(carla.table["record"])

    with running_house(tmp_path) as house:
        source, code, token = asyncio.run(first(house.address))
        lay = position(house.address, f"{source}/1/3")
    with running_house(tmp_path) as house:
        record = asyncio.run(second(house.address, code, token))
        assert fetch(house.address, f"/{code}/1?eyes=1")["record"] == record
        with pytest.raises(urllib.error.HTTPError):
            position(house.address, "ZZZZZZ/²/3")
    assert parse_record(record).position == lay


@pytest.mark.long
def test_a_table_that_goes_on_is_one_whenever_the_server_is_killed(tmp_path: Path) -> None:
    """What is asked is under way at the kill, for longer each time: before it is read, in the log, or answered."""

    async def ask(address: str, key: str, match: str) -> Message:
        async with Person(address, "Carla") as carla:
            fields = asked(match, 3) | {"cards": "dealt_anew", "known_to": 1}
            return await carla.ask("play_on", id=key, **fields)

    async def main() -> None:
        seated: dict[str, Message] = {}
        async with frail_house(tmp_path) as house:
            async with people(house.address, "Anna", "Bert") as (anna, bert):
                await start([anna, bert], rounds="1")
                await finish_round([anna, bert])
                match = f"{anna.code}/1"
            for kill in range(KILLS):
                key = secrets.token_hex(16)
                asking = asyncio.create_task(ask(house.address, key, match))
                await asyncio.sleep(kill * 0.003)
                await house.fall()
                heard = await asyncio.gather(asking, return_exceptions=True)
                address = await house.stand_up()
                answers = [*heard, *[await ask(address, key, match) for _ in range(2)]]
                *before, seated[key], again = [answer for answer in answers if isinstance(answer, dict)]
                assert [*before, again] == [seated[key]] * (len(before) + 1)
        with sqlite3.connect(tmp_path / LOG_FILE) as connection:
            rows = connection.execute("SELECT code, body FROM event").fetchall()
        connection.close()
        forks = [code for code, body in rows if isinstance(decode_entry(body).event, Forked)]
        assert sorted(forks) == sorted(answer["code"] for answer in seated.values())
        assert len(set(forks)) == KILLS

    asyncio.run(main())


def asked(match: str, step: int) -> dict[str, object]:
    """Return the fields of a message that asks to play on, and to wait for others."""
    return {
        "match": match,
        "step": step,
        "name": "Carla",
        "seat": 1,
        "bot": "uniform",
        "cards": "as_they_lay",
        "wait": True,
    }


def position(address: str, where: str) -> str:
    """Ask for the text of a position."""
    path = urllib.parse.quote(where)
    with urllib.request.urlopen(f"{address}api/positions/{path}", timeout=10) as answer:
        text: str = answer.read().decode()
        return text
