"""A deal is shared: others play it at tables of their own, see nothing of it before, and are compared afterwards."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from biberbau.cli import main
from biberbau.core.record import parse_record
from biberbau.server.challenges.comparing import compared
from biberbau.server.challenges.deal import Deal
from biberbau.server.challenges.deals import Deals
from biberbau.server.challenges.events import Opened, encode_event
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.sqlite_log import SqliteLog
from biberbau.server.table.reading import Reading
from biberbau.server.table.table import TableBroken
from biberbau.server.table.tokens import Seal
from tests.server.challenges import (
    accept,
    alone_with_bots,
    answer_to,
    play_out,
    play_together,
    seat_of,
    share,
    told,
    why_not,
)
from tests.server.evening import catch_up, finish_round, people, start
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.test_lobby import reason

SEALED = "refusal-deal-sealed"


def of_everything(path: str) -> list[str]:
    """Return what can be asked of a match without a body."""
    return [
        f"replays/{path}",
        f"replays/{path}?eyes=open-0",
        f"positions/{path}/3",
        f"reviews/{path}/0",
        f"reviews/{path}/luck",
        f"reviews/{path}/0/tries",
        f"reviews/{path}/0/tries/3",
    ]


def by_seat(record: str) -> list[tuple[int, str]]:
    """Return the actions of a record, seat by seat; in which order seats open their first cards is free."""
    return sorted(parse_record(record).actions, key=lambda action: action[0])


@pytest.mark.long
def test_a_challenge_is_played_with_the_same_cards_and_stays_sealed(tmp_path: Path) -> None:
    async def challenge(address: str) -> None:
        async with Person(address, "Anna") as anna:
            await alone_with_bots(anna, bots=2)
            commitments.append(anna.table["commitment"])
            await play_out(anna)
            record = anna.table["record"]
            laid = told(address, "replays", record.encode())["path"]
            code = share(address, anna)
            assert share(address, anna) == code
            seat = seat_of(anna)
            shared.update(code=code, seat=seat, match=f"{anna.code}/1", record=record)
            nobody = told(address, f"challenges/{code}", [])
            assert (nobody["challenger"], nobody["to_beat"]) == ("Anna", (parse_record(record).result or [])[0])
            assert [place["name"] for place in nobody["seats"]] == [one["name"] for one in anna.table["seats"]]
            assert (nobody["results"], nobody["own"], nobody["maker"]) == (None, [], False)
            for path in (*of_everything(f"{anna.code}/1"), *of_everything(laid)[:3]):
                assert why_not(address, path) == SEALED, path
            assert told(address, f"replays/{laid}", seats=[seat])["record"] == record
            (match,) = told(address, "matches", [seat, seat])
            assert match["record"] == record
            while not told(address, f"reviews/{anna.code}/1/0", seats=[seat])["complete"]:
                pass
            played = [{"record": record, "seat": 0}]
            assert told(address, "reviews", played, [seat])[0]["decisions"] > 3
            assert told(address, "reviews", played) == [None]
            async with Person(address, "Bert") as bert:
                refused = await bert.ask("watch", code=anna.code)
                assert reason(refused) == "refusal-challenge-watch"
                refused = await bert.ask("join", code=anna.code, name="Bert", seat=1)
                assert reason(refused) == "refusal-challenge-watch"
                fork = {"match": f"{anna.code}/1", "step": 3, "seat": 0, "bot": "uniform", "cards": "as_they_lay"}
                assert reason(await bert.ask("play_on", name="Bert", **fork)) == "refusal-deal-sealed-fork"
            await anna.reconnect()
            snapshot = await anna.ask("resume", code=anna.code, token=anna.token, seen=0)
            assert snapshot["type"] == "seated"
            await anna.hear_until(lambda message: message["type"] == "snapshot")
            assert anna.table["record"] is None
            assert anna.table["challenge"] == {"code": code, "sealed": True}

    async def take(address: str) -> None:
        code, match, seat = shared["code"], shared["match"], shared["seat"]
        async with Person(address, "Berta") as bert, Person(address, "Carl") as carl:
            key = secrets.token_hex(16)
            await accept(bert, code, id=key)
            assert bert.table["commitment"] == commitments[0]
            assert [place["bot"] for place in bert.table["seats"]] == [None, "uniform", "uniform"]
            assert [place["name"] for place in bert.table["seats"]] == ["Berta 2", "Berta", "Bruno"]
            assert bert.table["challenge"] == {"code": code, "sealed": True}
            own = seat_of(bert)
            async with Person(address, "Berta") as twice:
                assert (await twice.ask("accept", challenge=code, name="Berta", id=key))["code"] == bert.code
            assert reason(await carl.ask("watch", code=bert.code)) == "refusal-challenge-watch"
            assert reason(await carl.ask("join", code=bert.code, name="C", seat=1)) == "refusal-challenge-guests"
            assert reason(await carl.ask("join", code=bert.code, name="C")) == "refusal-challenge-watch"
            running = told(address, f"challenges/{code}", [own])
            assert running["own"] == [{"code": bert.code, "seat": 0, "running": True, "counted": True}]
            for held in ([own], [seat, own]):
                assert told(address, f"challenges/{code}", held)["results"] is None
                assert why_not(address, f"replays/{match}", seats=held) == SEALED
                assert told(address, "matches", held) == []
            await play_out(bert)
            assert bert.table["record"] is None
            done = told(address, f"challenges/{code}", [own])
            [results] = done["results"]
            assert {row["name"] for row in results["results"]} == {"Anna", "Berta 2"}
            assert done["played"] == 1
            # Who does the same with the same cards against the same bots comes to the same end.
            same = told(address, f"replays/{bert.code}/1", seats=[own])["record"]
            assert by_seat(same) == by_seat(str(shared["record"]))
            assert why_not(address, f"replays/{bert.code}/1") == SEALED
            assert told(address, f"replays/{match}", seats=[own])["record"] == shared["record"]
            await accept(carl, code, [own])
            assert carl.table["challenge"]["counted"] is False
            await play_out(carl)
            assert told(address, f"challenges/{code}", [seat])["played"] == 1
            again = await bert.ask("start")
            await catch_up(bert, again["seq"])
            assert "challenge" not in bert.table
            await carl.watch(bert.code)
            snapshot = next(message for message in reversed(carl.heard) if message["type"] == "snapshot")
            assert all(line["seq"] >= again["seq"] for line in snapshot["log"])
            assert snapshot["log"]

    async def end(address: str) -> None:
        code, match = shared["code"], shared["match"]
        stranger = shared["seat"] | {"token": "x" * 32}
        assert why_not(address, f"challenges/{code}/end", stranger) == "refusal-challenge-not-yours"
        assert why_not(address, f"replays/{match}") == SEALED
        ended = told(address, f"challenges/{code}/end", shared["seat"])
        assert (ended["ended"], ended["maker"]) == (True, True)
        assert told(address, f"replays/{match}")["record"] == shared["record"]
        assert len(told(address, f"challenges/{code}", [])["results"][0]["results"]) == 2
        async with Person(address, "Dora") as dora:
            refused = await dora.ask("accept", challenge=code, name="Dora")
            assert reason(refused) == "refusal-challenge-ended"
            await dora.watch(match.partition("/")[0])
            assert dora.table["record"] == shared["record"]

    commitments: list[str] = []
    shared: dict[str, Any] = {}
    for part in (challenge, take, end):
        with running_house(tmp_path) as house:
            asyncio.run(part(house.address))
            assert house.house.tables == (1 if part is challenge else 3)
    main(["check", "--data", str(tmp_path)])


@pytest.mark.long
def test_what_cannot_be_shared_or_accepted_says_why(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with people(address, "Anna", "Bert") as (anna, bert), Person(address, "Carl") as carl:
            await start([anna, bert], rounds="1")
            wanted = {"code": anna.code, "number": 1, "seat": seat_of(anna)}
            assert why_not(address, "challenges", wanted) == "refusal-replay-not-over"
            await finish_round([anna, bert])
            stranger = wanted | {"seat": seat_of(anna) | {"token": "x" * 32}}
            assert why_not(address, "challenges", stranger) == "refusal-challenge-seat"
            assert why_not(address, "challenges", wanted | {"number": 2}) == "refusal-replay-no-match"
            assert answer_to(address, "challenges", {"code": anna.code})[0] == 400
            assert why_not(address, "challenges/ZZZZZZZZZZ", []) == "refusal-challenge-unknown"
            refused = await carl.ask("accept", challenge="ZZZZZZZZZZ", name="Carl")
            assert reason(refused) == "refusal-challenge-unknown"
            fork = {"match": f"{anna.code}/1", "step": 3, "seat": 0, "bot": "uniform", "cards": "as_they_lay"}
            await carl.ask("play_on", name="Carl", **fork)
            await carl.hear_until(lambda message: message["type"] == "snapshot")
            await play_out(carl)
            again = {"code": carl.code, "number": 1, "seat": seat_of(carl)}
            assert why_not(address, "challenges", again) == "refusal-challenge-origin"
            assert answer_to(address, f"replays/{anna.code}/1", seats=[{"code": "x", "token": "y"}])[0] == 400
            code = share(address, bert)
            assert share(address, anna) == code
            told_of = told(address, f"challenges/{code}", [])
            assert [place["name"] for place in told_of["seats"]] == ["", "Bert"]
            # What went on from it shows its cards too.
            assert why_not(address, f"replays/{carl.code}/1") == SEALED
            await carl.reconnect()
            await carl.ask("resume", code=carl.code, token=carl.token, seen=0)
            await carl.hear_until(lambda message: message["type"] == "snapshot")
            assert (carl.table["stage"], carl.table["record"]) == ("match_over", None)
            async with Person(address, "Dora") as dora:
                assert reason(await dora.ask("watch", code=carl.code)) == "refusal-challenge-watch"
                refused = await dora.ask("accept", challenge=code, name="Dora", seat=0)
                assert reason(refused) == "refusal-no-such-seat"
                await accept(dora, code)
                assert dora.seat == 1
                assert [place["kind"] for place in dora.table["seats"]] == ["bot", "human"]
                await dora.ask("end_match")
                own = seat_of(dora)
                given_up = told(address, f"challenges/{code}", [own])
                assert (given_up["results"], given_up["own"][0]["running"]) == (None, False)
                assert why_not(address, f"replays/{anna.code}/1", seats=[own]) == SEALED

    with running_house(tmp_path) as house:
        asyncio.run(play(house.address))


@pytest.mark.long
def test_a_crash_before_the_table_is_opened_leaves_a_challenge_that_works(tmp_path: Path) -> None:
    async def challenge(address: str) -> str:
        async with Person(address, "Anna") as anna:
            await alone_with_bots(anna)
            await play_out(anna)
            return share(address, anna)

    async def crash(code: str) -> None:
        log = SqliteLog(tmp_path / LOG_FILE)
        await log.append(code, 1, [encode_event(Opened(table="BCDFGH"))])
        deals = Deals(Reading(log), Seal(log.secret))
        await deals.follow()
        assert deals.named(code).tables == ["BCDFGH"]
        await log.close()

    with running_house(tmp_path) as house:
        code = asyncio.run(challenge(house.address))
    asyncio.run(crash(code))
    with running_house(tmp_path) as house:
        # Of the table there is nothing; the challenger's own result is the only one.
        assert told(house.address, f"challenges/{code}", [])["played"] == 1


def test_a_damaged_challenge_is_found(tmp_path: Path) -> None:
    with pytest.raises(TableBroken, match="BCDFGHBCDF"):
        Deal.restored("BCDFGHBCDF", [encode_event(Opened(table="BCDFGH"))])
    with pytest.raises(TableBroken, match="BCDFGHBCDF"):
        Deal.restored("BCDFGHBCDF", [])


def test_results_of_a_seat_are_compared_by_their_difference_to_the_mean() -> None:
    low = compared(1, [("Anna", "A/1", 23), ("Bert", "B/1", 14), ("Carl", "C/1", 23)], "low")
    assert (low.seat, low.mean) == (1, 20.0)
    assert low.within is None, "three results say too little"
    assert [(row.name, row.gain, row.place) for row in low.results] == [
        ("Bert", 6, 1),
        ("Anna", -3, 2),
        ("Carl", -3, 2),
    ]
    high = compared(0, [("Anna", "A/1", 4)], "high")
    assert (high.mean, high.within, high.results[0].gain) == (4, None, 0)
    assert compared(0, [("A", "A/1", 4), ("B", "B/1", 4)], "high").within is None
    five = [(name, f"{name}/1", points) for name, points in zip("ABCDE", (23, 14, 23, 20, 20), strict=True)]
    assert compared(0, five, "low").within == pytest.approx(4.56, abs=0.01)
    assert compared(0, [("A", "A/1", points % 2) for points in range(40)], "high").within == pytest.approx(
        0.157, abs=1e-3
    )


@pytest.mark.long
def test_a_club_plays_the_same_cards_at_several_tables(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with people(address, "Anna", "Bert") as (anna, bert):
            await anna.ask("seat_bot", bot="uniform")
            await start([anna, bert], rounds="1")
            await play_together([anna, bert])
            code = share(address, anna, club=True)
            commitment = anna.table["commitment"]
        async with Person(address, "Carl") as carl, Person(address, "Dora") as dora:
            await accept(carl, code, seat=1)
            assert (carl.seat, carl.table["paused"], carl.table["commitment"]) == (1, 1, commitment)
            waiting = told(address, f"challenges/{code}", [])["waiting"]
            table = {"code": carl.code, "opener": "Carl", "free": [0], "chance": "open", "names": ["", "Carl", ""]}
            assert waiting == [table]
            # Who has had the cards sits down only where nothing is compared, and nobody else is sent there.
            played = [seat_of(anna)]
            again = {"code": carl.code, "name": "Anna", "seat": 0, "seats": played}
            assert told(address, f"challenges/{code}", played)["waiting"] == []
            async with Person(address, "Anna") as returned, Person(address, "Bert") as with_her:
                assert reason(await returned.ask("join", **again)) == "refusal-challenge-played"
                await accept(returned, code, played)
                assert returned.table["challenge"]["counted"] is False
                assert told(address, f"challenges/{code}", [])["waiting"] == waiting
                of_bert = [seat_of(bert)]
                told_to_bert = told(address, f"challenges/{code}", of_bert)
                assert (told_to_bert["maker"], told_to_bert["own"], told_to_bert["had"]) == (False, [], True)
                assert told(address, f"challenges/{code}", [])["had"] is False
                [uncounted] = told_to_bert["waiting"]
                assert (uncounted["code"], uncounted["opener"], uncounted["free"]) == (returned.code, "Anna", [1])
                await with_her.ask("join", code=returned.code, name="Bert", seat=1, seats=of_bert)
                assert with_her.seat == 1
                elsewhere = again | {"seats": [seat_of(with_her)]}
                assert reason(await with_her.ask("join", **elsewhere)) == "refusal-challenge-played"
            assert reason(await dora.ask("watch", code=carl.code)) == "refusal-challenge-watch"
            assert reason(await dora.ask("join", code=carl.code, name="D", seat=2)) == "refusal-challenge-guests"
            await dora.ask("join", code=carl.code, name="Dora", seat=0)
            assert dora.seat == 0
            await catch_up(dora, (await carl.ask("pause", on=False))["seq"])
            await play_together([carl, dora])
            async with Person(address, "Emil") as emil:
                assert reason(await emil.ask("join", code=carl.code, name="E", seat=2)) == "refusal-challenge-watch"
            for readers, others in (([], 4), ([dora], 3), ([anna], 3), ([anna, dora], 2)):
                seats = [seat_of(reader) for reader in readers]
                assert told(address, f"challenges/{code}", seats)["played"] == others
            results = told(address, f"challenges/{code}", [seat_of(dora)])["results"]
            assert [seat["seat"] for seat in results] == [0, 1]
            names = [{row["name"] for row in seat["results"]} for seat in results]
            assert names == [{"Anna", "Dora"}, {"Bert", "Carl"}]
            for seat in results:
                assert sum(row["gain"] for row in seat["results"]) == pytest.approx(0)

    with running_house(tmp_path) as house:
        asyncio.run(play(house.address))
