"""Opening a table, taking seats, the host's rights, leavers and spectators."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest

from biberbau.games import GAMES, game_named
from biberbau.server.catalogue import describe_game
from biberbau.server.table.names import BOT_NAMES, bot_name, clean_name, free_name
from tests.server.evening import catch_up, drain, finish_round, people, start, step
from tests.server.person import Message, Person
from tests.server.running import Running


def reason(answer: Message) -> str:
    """Return why a message was refused."""
    assert answer["type"] == "refused", answer
    message: str = answer["reason"]["message"]
    return message


def test_the_host_fills_the_table_and_starts(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            assert anna.seat == 0
            assert bert.seat == 1
            assert len(anna.code) == 6
            assert (await anna.ask("configure", options={"rounds": "2"}))["type"] == "ack"
            answer = await anna.ask("seat_bot", bot="careful")
            await catch_up(bert, answer["seq"])
            assert bert.table["options"]["rounds"] == "2"
            assert [seat["kind"] for seat in bert.table["seats"]] == ["human", "human", "bot"]
            assert len({seat["name"] for seat in bert.table["seats"]}) == 3
            answer = await anna.ask("start")
            await catch_up(bert, answer["seq"])
            assert bert.table["stage"] == "playing"
            assert bert.table["match"] == 1
            assert len(bert.table["commitment"]) == 64
            assert bert.situation is not None
            assert bert.situation["picture"]["rounds"] == 2

    asyncio.run(main())


def test_a_new_table_proposes_what_suits_a_first_match(house: Running) -> None:
    async def main() -> None:
        async with Person(house.address, "Anna") as anna:
            await anna.open_table("beanie")
            assert anna.table["options"]["rounds"] == "3"
            assert anna.table["options"]["turn_seconds"] == "60"
            assert anna.table["settings"] == {"pace": "calm", "guests": "rounds"}
        assert game_named("beanie").decode_options(game_named("beanie").encode_options().tolist())["rounds"] == "13"

    asyncio.run(main())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_proposes_to_be_played_at_once_is_taken_and_dealt(name: str, house: Running) -> None:
    game = game_named(name)
    at_once = describe_game(game)["at_once"]
    assert len(at_once["bots"]) == min(3, game.seats[-1] - 1)

    async def main() -> None:
        async with Person(house.address, "Anna") as anna:
            await anna.open_table(name)
            answers = [await anna.ask("configure", options=at_once["options"])] if at_once["options"] else []
            answers += [await anna.ask("seat_bot", bot=bot) for bot in at_once["bots"]]
            answers.append(await anna.ask("start"))
            assert {answer["type"] for answer in answers} == {"ack"}
            await catch_up(anna, answers[-1]["seq"])
            assert anna.table["stage"] == "playing"
            assert [seat["bot"] for seat in anna.table["seats"]] == [None, *at_once["bots"]]
            assert anna.table["options"].items() >= at_once["options"].items()

    asyncio.run(main())


def test_only_the_host_decides(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (_anna, bert):
            seq = bert.seq
            for kind, fields in (
                ("configure", {"options": {"rounds": "1"}}),
                ("arrange", {"settings": {"pace": "brisk"}}),
                ("seat_bot", {"bot": "uniform"}),
                ("remove_seat", {"seat": 0}),
                ("start", {}),
            ):
                assert reason(await bert.ask(kind, **fields)) == "refusal-not-host"
            await drain(bert)
            assert bert.seq == seq

    asyncio.run(main())


def test_options_are_taken_together_or_not_at_all(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna") as (anna,):
            answer = await anna.ask("configure", options={"rounds": "2", "stall_limit": "99"})
            assert reason(answer) == "refusal-option-value"
            assert reason(await anna.ask("configure", options={"cheating": "on"})) == "refusal-no-such-option"
            assert anna.table["options"]["rounds"] == "5"
            assert reason(await anna.ask("start")) == "refusal-too-few"
            assert reason(await anna.ask("seat_bot", bot="genius")) == "refusal-no-such-bot"
            assert reason(await anna.ask("act", action="deck", seen=anna.seq)) == "refusal-not-started"

    asyncio.run(main())


def test_a_full_table_is_watched(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna") as (anna,), Person(house.address, "Late") as late:
            for _ in range(5):
                await anna.ask("seat_bot", bot="uniform")
            assert reason(await anna.ask("seat_bot", bot="uniform")) == "refusal-full"
            await late.join(anna.code)
            assert late.seat is None
            assert late.token is None
            assert reason(await late.ask("start")) == "refusal-not-seated"

    asyncio.run(main())


def test_a_removed_seat_moves_the_others_up(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert", "Carl") as (anna, bert, carl):
            answer = await anna.ask("remove_seat", seat=1)
            await catch_up(bert, answer["seq"])
            await catch_up(carl, answer["seq"])
            assert bert.seat is None
            assert carl.seat == 1
            assert [seat["name"] for seat in carl.table["seats"]] == ["Anna", "Carl"]
            assert reason(await bert.ask("resume", code=bert.code, token=bert.token, seen=0)) == "refusal-token"
            assert reason(await anna.ask("remove_seat", seat=0)) == "refusal-own-seat"

    asyncio.run(main())


def test_when_the_host_leaves_the_next_person_is_host(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert", "Carl") as (anna, bert, carl):
            await start([anna, bert, carl])
            answer = await anna.ask("leave")
            await catch_up(bert, answer["seq"])
            assert bert.table["host"] == 1
            assert bert.table["seats"][0]["bot"] == "careful"
            assert reason(await anna.ask("leave")) == "refusal-away"
            assert reason(await anna.ask("act", action="deck", seen=anna.seq)) == "refusal-away"
            assert (await anna.ask("come_back"))["type"] == "ack"
            assert anna.table["seats"][0]["bot"] is None

    asyncio.run(main())


def test_a_bot_plays_for_the_leaver_until_he_returns(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            await bert.ask("leave")
            seq = bert.seq
            while not anna.may_act or anna.phase == "opening":
                if anna.may_act:
                    await anna.act()
                else:
                    await anna.hear()
            await catch_up(bert, seq + 2)
            assert (await bert.ask("come_back"))["type"] == "ack"
            assert bert.table["seats"][1]["bot"] is None

    asyncio.run(main())


def test_the_host_replaces_only_who_is_gone(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            assert reason(await anna.ask("seat_bot", bot="uniform", seat=1)) == "refusal-seat-is-played"
            await bert.hang_up()
            while anna.table["seats"][1]["online"]:
                await anna.hear()
            assert (await anna.ask("seat_bot", bot="uniform", seat=1))["type"] == "ack"
            await bert.reconnect()
            assert (await bert.ask("come_back"))["type"] == "ack"

    asyncio.run(main())


def test_a_host_who_is_gone_for_long_loses_the_office(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await anna.hang_up()
            while bert.table["host"] != 1:
                await bert.hear()
            assert (await bert.ask("remove_seat", seat=0))["type"] == "ack"

    asyncio.run(main())


def test_rounds_wait_for_everybody_and_the_rematch_has_new_options(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            anna, bert = company
            await start(company, rounds="2")
            await finish_round(company)
            assert anna.table["stage"] == "round_over"
            assert len(anna.table["score_pad"]) == 1
            await anna.ask("ready")
            assert anna.table["stage"] == "round_over"
            await bert.ask("ready")
            while anna.table["stage"] == "round_over" or bert.table["stage"] == "round_over":
                await (anna if anna.table["stage"] == "round_over" else bert).hear()
            await finish_round(company)
            assert anna.table["stage"] == "match_over"
            assert len(anna.table["score_pad"]) == 2
            assert reason(await anna.ask("ready")) == "refusal-round-not-over"
            await start(company, rounds="1")
            assert bert.table["match"] == 2
            assert bert.table["score_pad"] == []
            assert bert.situation is not None
            assert bert.situation["picture"]["rounds"] == 1

    asyncio.run(main())


def test_watchers_see_what_everybody_sees(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company, Person(house.address, "Eye") as eye:
            await eye.watch(company[0].code)
            await start(company)
            await step(company)
            await step(company)
            await step(company)
            await catch_up(eye, company[0].seq)
            assert eye.situation is not None
            assert eye.situation["legal"] == []
            assert eye.situation["picture"]["own_opening"] is None
            assert reason(await eye.ask("act", action="deck", seen=eye.seq)) == "refusal-not-seated"
            assert reason(await eye.ask("hint")) == "refusal-not-seated"

    asyncio.run(main())


def test_a_hint_is_a_legal_action_and_changes_nothing(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            anna = company[0]
            await start(company)
            seq = anna.seq
            hint = await anna.ask("hint")
            assert hint["type"] == "hinted"
            assert anna.situation is not None
            assert hint["action"] in anna.situation["legal"]
            assert hint["sentence"]["message"].startswith("biber-gang-action-")
            assert anna.seq == seq
            assert hint["reasons"] == [], "nothing can be said of the opening"
            await anna.act(hint["action"])
            assert reason(await anna.ask("hint")) == "refusal-nothing-to-hint"

    asyncio.run(main())


UNREADABLE = [
    *("\u202egnA", "\u200b", "   ", "a\u0007"),
    *("\u3164", "\u2800", "\uffa0", "An\u3164na", "\u0301", "An\ufe01na"),
    *("A" + "\u0335" * 4, "An\u200dna", "\u200d🦫", "🦫\u200d", "A\ufe0f"),
]


@pytest.mark.parametrize(
    "name", ["👩\u200d🚀", "❤\ufe0f\u200d🔥", "👨🏽\u200d🦱", "Nguyễn Thị", "שׁוּלָה", "प्रिया", "1\ufe0f\u20e3"]
)
def test_names_of_every_writing_and_emoji_are_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("other", ["Аnna", "Ａnna", "Αnna"])
def test_names_that_look_alike_are_kept_apart(other: str) -> None:
    assert free_name(other, ["Anna"]) == f"{other} 2"
    assert free_name("Annika", ["Anna"]) == "Annika"


@pytest.mark.parametrize("person", ["Berta", "berta", "ВERTA"])
def test_no_bot_is_called_like_a_person(person: str) -> None:
    assert bot_name([person]) == BOT_NAMES[1]
    assert bot_name([person, *BOT_NAMES[1:]]) == f"{BOT_NAMES[0]} 2"


def test_names_are_cleaned_and_kept_apart(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "  An   na ", "An na") as (anna, second):
            assert [seat["name"] for seat in second.table["seats"]] == ["An na", "An na 2"]
            async with Person(house.address, "X") as person:
                for name in UNREADABLE:
                    assert reason(await person.ask("join", code=anna.code, name=name)) == "refusal-name"

    asyncio.run(main())
