"""An evening of several games at one table: another game for the same people, the standing, and what is kept."""

from __future__ import annotations

import asyncio

from biberbau.core.winning import places
from biberbau.games import GAMES, game_named
from biberbau.server.protocol import ChangeGame, EndEvening, Join, Rename
from biberbau.server.table.evening import place_points
from biberbau.server.table.events import (
    BotSeated,
    CameBack,
    Configured,
    EveningEnded,
    GameChanged,
    Joined,
    Left,
    Renamed,
    SeatRemoved,
    Started,
)
from biberbau.server.table.host_decisions import decide
from biberbau.server.table.restoring import restore
from biberbau.server.table.settings import default_options
from biberbau.server.table.sitting_down import decide_join
from biberbau.server.table.tokens import Secrets
from tests.server.evening import catch_up, finish_round, people, start
from tests.server.person import Message
from tests.server.running import Running
from tests.server.whole_evening import Evening, refusal_of


def test_those_who_are_level_share_what_their_places_are_worth() -> None:
    assert place_points([1, 2, 3, 4]) == [3, 2, 1, 0]
    assert place_points([1, 1, 3, 4]) == [2.5, 2.5, 1, 0]
    assert place_points([2, 1, 2, 2]) == [1, 3, 1, 1]
    assert place_points([1, 1]) == [0.5, 0.5]
    assert places([10, 3, 3, 7], "low") == [4, 1, 1, 3]
    assert places([10, 3, 3, 7], "high") == [1, 3, 3, 2]


def test_an_evening_of_four_games_is_counted_and_comes_back_from_the_log() -> None:
    evening = Evening("Anna", "Bert", "Cleo")
    expected = dict.fromkeys(("Anna", "Bert", "Cleo"), 0.0)
    for number, game in enumerate(GAMES):
        if game != evening.table.game.name:
            evening.change_game(game)
        assert evening.table.stage == "lobby"
        totals = evening.play(number + 1)
        taken = places(totals, game_named(game).better)
        for name, points in zip(expected, place_points(taken), strict=True):
            expected[name] += points
    assert {name: points for name, (_, points, _) in evening.rows().items()} == expected
    assert [result.game for result in evening.table.evening.results] == list(GAMES)
    assert [result.match for result in evening.table.evening.results] == [1, 2, 3, 4]
    assert {tuple(result.kinds) for result in evening.table.evening.results} == {("human",) * 3}
    assert sum(expected.values()) == len(GAMES) * 3
    again = restore("TEST", evening.bodies)
    assert again.evening.info(again.players) == evening.table.evening.info(evening.table.players)
    assert again.game is evening.table.game


def test_people_who_come_later_or_leave_stand_for_what_they_have_played() -> None:
    evening = Evening("Anna", "Bert")
    evening.play(1)
    evening.change_game("daumen-drauf")
    evening.happen(Joined(name="Cleo", token="t-Cleo"))
    evening.play(2)
    evening.change_game("biber-gang")
    evening.happen(SeatRemoved(seat=1))
    evening.play(3)
    assert {name: matches for name, (_, _, matches) in evening.rows().items()} == {"Anna": 3, "Bert": 2, "Cleo": 2}
    seats = {row.name: row.seat for row in evening.table.evening.standing(evening.table.players)}
    assert seats == {"Anna": 0, "Bert": None, "Cleo": 1}
    evening.change_game("biber-gang")
    evening.happen(Joined(name="Bert", token="t-new"))
    evening.play(4)
    assert evening.rows()["Bert"][2] == 3


def test_a_new_name_keeps_its_row() -> None:
    evening = Evening("Anna", "Bert")
    evening.play(1)
    before = evening.rows()["Bert"]
    evening.happen(Renamed(seat=1, name="Berthold"))
    assert evening.rows()["Berthold"] == before
    assert evening.table.evening.results[0].names == ["Anna", "Berthold"]
    assert "Bert" not in evening.rows()


def test_a_new_name_makes_no_one_row_of_two_people_who_have_played_with_one_another() -> None:
    evening = Evening("Anna", "Bert", "Cleo")
    evening.play(1)
    before = evening.rows()
    evening.change_game("biber-gang")
    evening.happen(SeatRemoved(seat=1))
    evening.happen(evening.host(Rename("key", "Bert")))
    assert evening.rows() == {"Bert 2": before["Anna"], "Bert": before["Bert"], "Cleo": before["Cleo"]}
    evening.happen(evening.host(Rename("key2", "Anna")))
    assert evening.rows() == before
    # Who sits down as somebody else and then says who they are goes on from there.
    evening.happen(Joined(name="Biber", token="t-new"))
    evening.happen(decide(evening.table, evening.table.seats[2], Rename("key3", "Bert"), (), Secrets()))
    evening.play(2)
    assert {name: matches for name, (_, _, matches) in evening.rows().items()} == dict.fromkeys(before, 2)


def test_an_evening_ends_once_and_the_next_match_begins_another() -> None:
    evening = Evening("Anna", "Bert")
    assert refusal_of(evening, EndEvening("key")) == "refusal-no-evening"
    evening.play(1)
    event = evening.host(EndEvening("key"))
    assert isinstance(event, EveningEnded)
    evening.happen(event)
    info = evening.table.evening.info(evening.table.players)
    assert info is not None
    assert (info.ended, len(info.results)) == (True, 1)
    assert refusal_of(evening, EndEvening("key")) == "refusal-evening-ended"
    evening.play(2)
    info = evening.table.evening.info(evening.table.players)
    assert info is not None
    assert (info.ended, [result.match for result in info.results]) == (False, [2])
    assert restore("TEST", evening.bodies).evening.results == evening.table.evening.results


def test_a_game_without_room_for_all_is_refused_and_none_is_changed_in_the_middle() -> None:
    evening = Evening("Anna", *(f"Guest {number}" for number in range(1, 6)))
    assert refusal_of(evening, ChangeGame("key", "biber-mania")) == "refusal-too-many"
    assert refusal_of(evening, ChangeGame("key", "chess")) == "refusal-no-such-game"
    evening.happen(Started(version=1, seed=f"{1:064x}"))
    assert refusal_of(evening, ChangeGame("key", "daumen-drauf")) == "refusal-match-running"
    assert refusal_of(evening, EndEvening("key")) == "refusal-match-running"


def test_bots_and_stand_ins_play_the_other_game_too() -> None:
    evening = Evening("Anna", "Bert")
    evening.happen(BotSeated(bot="careful", name="Berta"))
    evening.play(1)
    evening.happen(Left(seat=1, bot="gone@nowhere"))
    event = evening.host(ChangeGame("key", "daumen-drauf"))
    assert event == GameChanged(game="daumen-drauf", bots={1: "careful"}, by=0, key="key")
    evening.happen(event)
    assert [seat.bot for seat in evening.table.seats] == [None, "careful", "careful"]
    evening.happen(CameBack(seat=1))
    assert evening.table.seats[1].bot is None


def test_a_game_that_comes_back_has_the_options_that_were_chosen_for_it() -> None:
    evening = Evening("Anna", "Bert")
    evening.happen(Configured(options={"rounds": "2"}))
    evening.change_game("daumen-drauf")
    assert "rounds" not in evening.table.options
    evening.change_game("biber-gang")
    assert evening.table.options["rounds"] == "2"


def test_the_first_match_of_a_game_in_an_evening_is_as_short_as_at_a_new_table() -> None:
    evening = Evening("Anna", "Bert")
    evening.change_game("beanie")
    assert evening.table.options == {**default_options(game_named("beanie")), **game_named("beanie").first_match}
    assert restore("TEST", evening.bodies).options == evening.table.options
    evening.happen(Configured(options={"rounds": "13"}))
    for game in ("beanie", "biber-gang", "beanie"):
        evening.change_game(game)
    assert evening.table.options["rounds"] == "13"


def test_the_same_game_may_be_named_to_let_others_in() -> None:
    evening = Evening("Anna", "Bert")
    evening.play(1)
    late = Join("key", "TEST", "Cleo")
    assert decide_join(evening.table, late, "t2") is None
    evening.change_game("biber-gang")
    assert decide_join(evening.table, late, "t2") == Joined(name="Cleo", token="t2", key="key")


def test_two_people_change_the_game_twice_on_their_sockets(house: Running) -> None:
    """The address and the seats stay; what stood out and the standing are told to both, also after a restart."""

    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            code, seats = anna.code, (anna.seat, bert.seat)
            await start([anna, bert], rounds="1")
            await finish_round([anna, bert])
            for person in (anna, bert):
                told = await person.hear_until(lambda message: message["type"] == "moments")
                assert told["match"] == 1
                assert all(moment["message"].startswith("biber-gang-moment-") for moment in told["moments"])
                assert [result["game"] for result in person.table["evening"]["results"]] == ["biber-gang"]
            assert (await bert.ask("change_game", game="beanie"))["reason"]["message"] == "refusal-not-host"
            for game in ("beanie", "daumen-drauf"):
                answer = await anna.ask("change_game", game=game)
                assert answer["type"] == "ack"
                for person in (anna, bert):
                    await catch_up(person, answer["seq"])
                    assert (person.table["game"], person.table["stage"]) == (game, "lobby")
            assert (anna.code, (anna.seat, bert.seat)) == (code, seats)
            await start([anna, bert], games="1")
            assert bert.situation is not None
            assert "trick" in bert.situation["picture"]
            await bert.reconnect()
            assert bert.table["evening"]["standing"][0]["matches"] == 1

    asyncio.run(main())


def test_a_game_in_real_time_and_one_by_turns_follow_one_another_in_a_room(house: Running) -> None:
    """What was on its way when the game was changed is answered by the game that is there now."""

    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            for game in ("beanie", "biber-gang", "beanie", "biber-gang"):
                changed = await anna.say("change_game", game=game)
                early = await anna.say("act", action="draw", seen=anna.seq)
                answers: dict[str, Message] = {}
                while len(answers) < 2:
                    message = await anna.hear()
                    if message.get("id") in (changed, early):
                        answers[message["id"]] = message
                assert answers[changed]["type"] == "ack"
                assert answers[early]["reason"]["message"] == "refusal-not-started"
                await catch_up(bert, anna.seq)
            await start([anna, bert], rounds="1")
            await finish_round([anna, bert])
            answer = await anna.ask("change_game", game="beanie")
            await catch_up(bert, answer["seq"])
            await start([anna, bert], rounds="1")
            assert anna.situation is not None
            actor = (anna, bert)[anna.situation["picture"]["turn"]]
            assert (await actor.act("draw"))["type"] == "ack"

    asyncio.run(main())
