"""Cards are laid ready before anybody has played them: several tables begin with them at once, and all are compared."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from biberbau.cli import main
from biberbau.core.record import parse_record
from biberbau.server.challenges.comparing import compared, over_all
from biberbau.server.socket.limits import Limits
from tests.server.challenges import accept, answer_to, lay, play_together, seat_of, told, why_not
from tests.server.evening import catch_up
from tests.server.person import Person
from tests.server.running import running_house
from tests.server.test_lobby import reason

KEY = "a-key-that-nobody-else-has"
ONE_ROUND = {"rounds": "1"}


@pytest.mark.long
def test_two_tables_begin_at_once_with_cards_that_nobody_has_played(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ready = lay(address, people=2, bots=["uniform"], options=ONE_ROUND, settings={"pace": "brisk"})
        code, maker = ready["code"], [{"token": ready["token"]}]
        before = told(address, f"challenges/{code}", maker)
        assert (before["maker"], before["challenger"], before["seat"], before["to_beat"]) == (True, None, None, None)
        assert [(place["bot"] is None, place["name"] == "") for place in before["seats"]] == [
            (True, True),
            (True, True),
            (False, False),
        ]
        assert (before["results"], before["overall"], before["running"], before["played"]) == (None, [], 0, 0)
        assert not told(address, f"challenges/{code}", [])["maker"]
        async with AsyncExitStack() as stack:
            anna, bert, carl, dora = [
                await stack.enter_async_context(Person(address, name)) for name in ("Anna", "Bert", "Carl", "Dora")
            ]
            for opener in (anna, carl):
                await accept(opener, code)
                assert (opener.seat, opener.table["paused"]) == (0, 0)
                assert opener.table["settings"]["pace"] == "brisk"
            assert anna.table["commitment"] == carl.table["commitment"]
            assert {table["opener"] for table in told(address, f"challenges/{code}", [])["waiting"]} == {"Anna", "Carl"}
            for opener, guest in ((anna, bert), (carl, dora)):
                await guest.ask("join", code=opener.code, name=guest.name, seat=1)
                await catch_up(guest, (await opener.ask("pause", on=False))["seq"])
            assert told(address, f"challenges/{code}", [])["running"] == 2
            await play_together([anna, bert])
            # One table alone has nothing to be compared with, and whoever made it and does not play sees nothing.
            early = told(address, f"challenges/{code}", [seat_of(anna)])
            assert (len(early["results"]), early["overall"], early["running"]) == (2, [], 1)
            assert told(address, f"challenges/{code}", maker)["results"] is None
            assert why_not(address, f"replays/{anna.code}/1") == "refusal-deal-sealed"
            assert told(address, f"replays/{anna.code}/1", seats=[seat_of(anna)])["record"]
            assert why_not(address, f"challenges/{code}/end", seat_of(anna)) == "refusal-challenge-not-yours"
            await play_together([carl, dora])
            streams = set()
            for person in (anna, carl):
                replay = told(address, f"replays/{person.code}/1", seats=[seat_of(person)])
                streams.add(parse_record(replay["record"]).stream)
            assert len(streams) == 1
            late = told(address, f"challenges/{code}", [seat_of(dora)])
            assert {row["name"] for row in late["overall"]} == {"Anna", "Bert", "Carl", "Dora"}
            assert sum(row["gain"] for row in late["overall"]) == pytest.approx(0)
            assert [row["place"] for row in late["overall"]] == sorted(row["place"] for row in late["overall"])
            for row in late["overall"]:
                [same] = [one for one in late["results"][row["seat"]]["results"] if one["match"] == row["match"]]
                assert (same["name"], same["gain"]) == (row["name"], row["gain"])
            # The cards of a match that was played with them are shared already.
            again = {"code": anna.code, "number": 1, "seat": seat_of(anna)}
            assert told(address, "challenges", again)["code"] == code
        known.update(code=code, maker=maker, match=f"{anna.code}/1", overall=late["overall"])

    async def end(address: str) -> None:
        code = known["code"]
        assert why_not(address, f"replays/{known['match']}") == "refusal-deal-sealed"
        ended = told(address, f"challenges/{code}/end", known["maker"][0])
        assert (ended["ended"], ended["maker"], ended["overall"]) == (True, True, known["overall"])
        assert told(address, f"replays/{known['match']}")["record"]
        async with Person(address, "Emil") as emil:
            refused = await emil.ask("accept", challenge=code, name="Emil")
            assert reason(refused) == "refusal-challenge-ended"

    known: dict[str, Any] = {}
    for part in (play, end):
        with running_house(tmp_path) as house:
            asyncio.run(part(house.address))
    main(["check", "--data", str(tmp_path)])


def test_a_table_says_who_sits_there_and_whether_one_may_sit_down_now(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        code = lay(address, people=3, options={"rounds": "2"})["code"]

        def waiting() -> dict[str, Any]:
            [table] = told(address, f"challenges/{code}", [])["waiting"]
            assert isinstance(table, dict)
            return table

        async with AsyncExitStack() as stack:
            anna, bert, carl = [
                await stack.enter_async_context(Person(address, name)) for name in ("Anna", "Bert", "Carl")
            ]
            await accept(anna, code)
            assert waiting() == {
                "code": anna.code,
                "opener": "Anna",
                "free": [1, 2],
                "chance": "open",
                "names": ["Anna", "", ""],
            }
            refused = await carl.ask("watch", code=anna.code)
            assert refused["reason"] == {"message": "refusal-challenge-watch", "arguments": {"challenge": code}}
            await bert.ask("join", code=anna.code, name="Bert", seat=1)
            assert (waiting()["names"], waiting()["free"]) == (["Anna", "Bert", ""], [2])
            seat = {"code": anna.code, "name": "Carl", "seat": 2}

            async def is_told(chance: str, why: str) -> None:
                assert waiting()["chance"] == chance
                assert reason(await carl.ask("join", **seat)) == why

            await anna.ask("lock", on=True)
            await is_told("locked", "refusal-challenge-watch")
            await anna.ask("lock", on=False)
            main(["admin", "--data", str(tmp_path), "close", anna.code])
            await is_told("shut", "refusal-table-closed")
            main(["admin", "--data", str(tmp_path), "open", anna.code])
            assert waiting()["chance"] == "open"
            await catch_up(anna, (await anna.ask("pause", on=False))["seq"])
            while anna.table["stage"] == "playing":
                actor = next((person for person in (anna, bert) if person.may_act), None)
                await (anna.hear() if actor is None else actor.act())
                for person in (anna, bert):
                    await catch_up(person, max(anna.seq, bert.seq))
            assert (anna.table["stage"], waiting()["chance"]) == ("round_over", "between")
            await carl.ask("join", **seat)
            assert carl.seat == 2
            assert told(address, f"challenges/{code}", [])["waiting"] == []

    with running_house(tmp_path) as house:
        asyncio.run(play(house.address))


def test_under_one_key_cards_are_laid_once_and_what_cannot_be_laid_says_why(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        address = house.address
        ready = lay(address, id=KEY)
        assert lay(address, id=KEY) == ready
        assert lay(address)["code"] != ready["code"]
        wanted: dict[str, object] = {"id": KEY + "2", "game": "biber-gang", "people": 2}
        cases: dict[str, dict[str, object]] = {
            "refusal-no-such-game": {"game": "chess"},
            "refusal-no-such-bot": {"bots": ["magnus"]},
            "refusal-challenge-nobody": {"people": 0, "bots": ["careful", "careful"]},
            "refusal-too-few": {"people": 1},
            "refusal-too-many": {"people": 7},
            "refusal-no-such-option": {"options": {"wings": "2"}},
            "refusal-option-value": {"settings": {"pace": "hasty"}},
        }
        for why, change in cases.items():
            assert why_not(address, "challenges/laid", wanted | change) == why
        assert (
            why_not(address, "challenges/laid", wanted | {"settings": {"guests": "never"}}) == "refusal-no-such-option"
        )
        assert answer_to(address, "challenges/laid", {"game": "biber-gang", "people": 2})[0] == 400
        assert why_not(address, f"challenges/{ready['code']}/end", {"token": "x" * 32}) == "refusal-challenge-not-yours"


def test_who_lays_many_cards_ready_is_asked_to_wait(tmp_path: Path) -> None:
    with running_house(tmp_path, Limits(tables_per_second=0, table_burst=1)) as house:
        lay(house.address)
        wanted = {"id": KEY, "game": "biber-gang", "people": 2}
        assert why_not(house.address, "challenges/laid", wanted) == "refusal-too-many-tables"


def test_over_all_seats_results_are_ordered_by_the_difference_to_the_mean_of_their_seat() -> None:
    first = compared(0, [("Anna", "A/1", 20), ("Bert", "B/1", 10)], "high")
    second = compared(1, [("Carl", "A/1", 3), ("Dora", "B/1", 13)], "high")
    lonely = compared(2, [("Emil", "A/1", 99)], "high")
    assert [(row.name, row.seat, row.gain, row.place) for row in over_all([first, second, lonely])] == [
        ("Anna", 0, 5, 1),
        ("Dora", 1, 5, 1),
        ("Bert", 0, -5, 3),
        ("Carl", 1, -5, 3),
    ]
    assert over_all([first, lonely]) == []
