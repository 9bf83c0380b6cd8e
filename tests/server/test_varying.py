"""A table plays with other numbers: chosen by the host, kept by the log, told to everybody."""

from __future__ import annotations

import asyncio
import threading
import urllib.request
import uuid
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from biberbau.bots import Card, names, registry, save_policy
from biberbau.core.folders import cache_root
from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.games.variant import Written, read_written
from biberbau.server import replay_api, variant_api
from biberbau.server.administration.asking import ask as ask_house
from biberbau.server.administration.requests import Problem, ShowTable
from biberbau.server.house import preparing
from biberbau.server.protocol import FRAME_LIMIT, ChangeGame, SeatBot, Start, VariantInfo, Vary
from biberbau.server.socket.limits import AddressBook, Limits
from biberbau.server.table.events import BotSeated, GameChanged, Started, Varied
from biberbau.server.table.restoring import restore
from biberbau.server.table.snapshot import Snapshot, decode_snapshot, encode_snapshot
from biberbau.server.table.table import TableBroken
from biberbau.server.table.variants import load
from biberbau.server.telling.company import info_of
from biberbau.server.warmup import warm_steps, warming
from biberbau.server.warmup.warming import NotCompiled, mark_of
from tests.bots.test_learned import any_network
from tests.contract.test_variants import VARIANTS
from tests.server.evening import catch_up, finish_round, people, step
from tests.server.furnishing import Loaded
from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.running import WIDE, Running, running_house
from tests.server.test_glances import ask as ask_how
from tests.server.test_lobby import reason
from tests.server.test_replays import fetch, refused
from tests.server.warmed import ready
from tests.server.whole_evening import Evening, refusal_of

WORD = VARIANTS["biber-gang"]
NUMBERS: dict[str, list[int]] = {
    key: [int(number) for number in value.split("/")]
    for key, _, value in (part.partition(":") for part in WORD.split(","))
}


def varied(evening: Evening, **constants: list[int]) -> None:
    evening.happen(evening.host(Vary("key", constants)))


def test_what_a_host_changes_is_played_kept_and_told() -> None:
    evening = Evening("Anna", "Bert")
    varied(evening, **NUMBERS)
    assert evening.table.game.variant == WORD
    info = info_of(evening.table, []).variant
    assert info is not None
    assert (info.constants, info.least, info.most) == (NUMBERS, 2, 3)
    evening.play(1)
    assert f" variant={WORD} " in str(evening.table.record)
    again = restore("TEST", evening.bodies)
    assert (again.record, again.variant, again.next_game) == (evening.table.record, WORD, evening.table.next_game)
    snapshot = Snapshot.of(again, evening.bodies[-1])
    assert snapshot is not None
    kept = decode_snapshot(encode_snapshot(snapshot))
    assert kept is not None
    assert kept.table().next_game is again.next_game
    evening.change_game("daumen-drauf")
    assert info_of(evening.table, []).variant is None
    evening.change_game("biber-gang")
    assert evening.table.game.variant == WORD
    varied(evening)
    assert not evening.table.game.variant


def test_what_cannot_be_changed_is_refused() -> None:
    evening = Evening("Anna", "Bert", "Cleo", "Dana")
    broken: list[tuple[dict[str, list[int]], str]] = [
        ({"bevers": [6]}, "constant-unknown"),
        ({"beavers": [17]}, "constant-bounds"),
        ({"beavers": []}, "constant-bounds"),
        ({"copies": [1, 2]}, "constant-count"),
        ({"copies": [1]}, "constants-too-few"),
        (NUMBERS, "refusal-too-many"),
    ]
    for constants, why in broken:
        assert refusal_of(evening, Vary("key", constants)) == why
    evening.play(1)
    evening.begin(2)
    assert refusal_of(evening, Vary("key", {})) == "refusal-match-running"


@pytest.mark.parametrize(
    "event",
    [
        Varied(version=1, variant="beavers:99"),
        Varied(version=1, variant="beavers:4"),
        Varied(version=1, variant="beavers"),
        Varied(version=99, variant=""),
        Started(version=1, seed="00" * 32, variant="copies:1"),
        Started(version=1, seed="00" * 32, variant="beavers:6,beavers:6"),
    ],
)
def test_numbers_in_a_log_that_cannot_be_are_not_read(event: Varied | Started) -> None:
    evening = Evening("Anna", "Bert")
    with pytest.raises(TableBroken):
        evening.happen(event)


def test_a_bot_that_plays_no_variants_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ENTRIES", dict(registry.ENTRIES))
    learned = tmp_path / "learned.npz"
    save_policy(learned, Card.of("biber-gang", "make nothing"), any_network(game_named("biber-gang")))
    bot = registry.offer(str(learned))
    evening = Evening("Anna")
    evening.happen(BotSeated(bot=bot, name="Bot"))
    assert bot in names(evening.table.next_game)
    event = evening.host(Vary("key", NUMBERS))
    assert isinstance(event, Varied)
    assert list(event.bots) == [1]
    # Nor is it chosen once the next match has other numbers, nor back when the game comes back with them.
    evening.play(1)
    evening.happen(event)
    assert refusal_of(evening, SeatBot("key", bot, 1)) == "refusal-no-such-bot"
    evening.change_game("daumen-drauf")
    evening.happen(BotSeated(bot=bot, seat=1))
    back = evening.host(ChangeGame("key", "biber-gang"))
    assert isinstance(back, GameChanged)
    assert list(back.bots) == [1]


def test_a_game_comes_back_with_the_seats_of_its_numbers() -> None:
    evening = Evening("Anna")
    for most, others in ((3, 3), (7, 6)):
        varied(evening, most_players=[most])
        evening.change_game("daumen-drauf")
        while len(evening.table.seats) <= others:
            evening.happen(BotSeated(bot="careful", name=f"Bot {len(evening.table.seats)}"))
        if others >= most:
            assert refusal_of(evening, ChangeGame("key", "biber-gang")) == "refusal-too-many"
            evening.happen(GameChanged(game="biber-gang"))
            assert refusal_of(evening, Start("key")) == "refusal-too-many"
        else:
            evening.change_game("biber-gang")
            assert evening.table.next_game.seats[-1] == 7


def test_an_address_has_so_many_variants_made_in_an_hour() -> None:
    now = 0.0
    book = AddressBook(Limits(variants_per_hour=2), lambda: now)
    assert [book.may_vary("here") for _ in range(3)] == [True, True, False]
    assert book.may_vary("there")
    now = 1800.0
    assert [book.may_vary("here") for _ in range(2)] == [True, False]


def test_a_variant_is_played_by_people_and_shown_when_it_is_looked_back_at(house: Running) -> None:
    async def play() -> None:
        async with people(house.address, "Anna", "Bert") as company:
            anna, bert = company
            assert reason(await bert.ask("vary", constants=NUMBERS)) == "refusal-not-host"
            assert reason(await anna.ask("vary", constants={"beavers": [40]})) == "constant-bounds"
            assert (await anna.ask("vary", constants=NUMBERS))["type"] == "ack"
            await anna.ask("configure", options={"rounds": "1"})
            while (answer := await anna.ask("start"))["type"] != "ack":
                assert reason(answer) == "refusal-variant-preparing"
                await anna.hear_until(lambda message: message["type"] == "presence" and not message.get("preparing"))
            await catch_up(bert, answer["seq"])
            assert bert.table["variant"]["constants"] == NUMBERS
            await finish_round(company)
            assert anna.table["stage"] == "match_over"
            assert f" variant={WORD} " in anna.table["record"]
            replay = await asyncio.to_thread(fetch, house.address, f"/{anna.code}/1")
            assert replay["record"] == anna.table["record"]
            assert replay["steps"][0]["table"]["variant"]["constants"] == NUMBERS
            pasted = await asyncio.to_thread(fetch, house.address, "", replay["record"].encode())
            again = await asyncio.to_thread(fetch, house.address, f"/{pasted['path']}")
            shown = [[step["situation"]["picture"] for step in one["steps"]] for one in (replay, again)]
            assert shown[0] == shown[1]
            assert again["steps"][0]["table"]["variant"] == replay["steps"][0]["table"]["variant"]

    asyncio.run(play())


def test_a_game_comes_back_with_its_numbers_and_is_laid_out_beside_the_loop(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[tuple[str, str]] = []

    def noted(game: Game) -> VariantInfo | None:
        loaded.append((game.called, threading.current_thread().name))
        return load(game)

    async def play() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, _):
            await anna.ask("vary", constants=NUMBERS)
            await anna.ask("change_game", game="daumen-drauf")
            monkeypatch.setattr(preparing, "load", noted)
            await anna.ask("change_game", game="biber-gang")

    asyncio.run(play())
    ((called, thread),) = loaded
    assert called.endswith(WORD)
    assert thread != "house"


@pytest.mark.usefixtures("nothing_compiled")
def test_a_match_with_other_numbers_goes_on_after_a_restart_and_so_does_its_table(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str | None, Message]:
        async with people(address, "Anna", "Bert") as company:
            anna, _ = company
            assert (await anna.ask("vary", constants=NUMBERS))["type"] == "ack"
            while (answer := await anna.ask("start"))["type"] != "ack":
                await anna.hear_until(lambda message: message["type"] == "presence" and not message.get("preparing"))
            for person in company:
                await catch_up(person, answer["seq"])
            await step(company)
            return anna.code, anna.token, dict(anna.table["variant"])

    async def come_back(address: str, code: str, token: str | None) -> Message:
        async with Person(address, "Anna") as anna:
            await anna.ask("resume", code=code, token=token, seen=0)
            await anna.hear_until(lambda message: message["type"] == "snapshot")
            assert anna.table["stage"] == "playing"
            for kind in ("end_match", "start"):
                answer = await anna.ask(kind)
                assert answer["type"] == "ack"
                await catch_up(anna, answer["seq"])
            assert anna.table["match"] == 2
            return dict(anna.table["variant"])

    with running_house(tmp_path) as running:
        code, token, variant = asyncio.run(begin(running.address))
    with running_house(tmp_path) as running:
        assert ask_how(running.address, (code, token)) == ["asleep"]
        with pytest.raises(Problem, match="only when somebody comes there"):
            ask_house(tmp_path, ShowTable(code))
        assert not running.house.warming.others, "whoever only looks has nothing compiled"
        assert asyncio.run(come_back(running.address, code, token)) == variant
        assert ask_how(running.address, (code, token))[0]["stage"] == "playing"


class Unprepared(Loaded):
    """Rules with other numbers are on their way until the test says that they are there."""

    async def prepare(self, game: Game) -> None:
        pass


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let no variant lie compiled, whoever has compiled it for other tests."""
    name = f"none-{tmp_path.name}-{uuid.uuid4().hex}"
    monkeypatch.setattr(warming, "cache_folder", lambda: tmp_path / name)
    yield
    for mark in cache_root().glob(f"*/*{name}"):
        mark.unlink()


@pytest.mark.usefixtures("nothing_compiled")
def test_a_match_waits_for_its_rules_and_everybody_sees_that(tmp_path: Path) -> None:
    async def play(running: Running) -> None:
        async with people(running.address, "Anna", "Bert") as (anna, bert):
            await anna.say("vary", constants=NUMBERS)
            told = await bert.hear_until(lambda message: message["type"] == "event")
            assert told["table"]["preparing"]
            assert reason(await anna.ask("start")) == "refusal-variant-preparing"
            ((name, ready),) = running.house.warming.others.items()
            await asyncio.to_thread(warm_steps.rules, name)
            running.loop.call_soon_threadsafe(ready.rules.set)
            await bert.hear_until(lambda message: message["type"] == "presence" and not message.get("preparing"))
            assert (await anna.ask("start"))["type"] == "ack"

    with running_house(tmp_path, warming=Unprepared) as running:
        asyncio.run(play(running))


@pytest.mark.usefixtures("nothing_compiled")
def test_an_address_is_charged_for_what_it_makes_up_alone(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with people(address, "Anna", "Bert") as (anna, _):

            async def vary(beavers: int) -> str:
                answer = await anna.ask("vary", constants={"beavers": [beavers]})
                return "" if answer["type"] == "ack" else reason(answer)

            await anna.ask("start")
            assert await vary(5) == "refusal-match-running"
            await anna.ask("end_match")
            mark_of(game_named("biber-gang", variant="beavers:6")).touch()
            assert [await vary(beavers) for beavers in (6, 5, 6, 5, 7)] == [""] * 4 + ["refusal-variant-too-often"]
            # Nor does it help to come back and ask in one go.
            await anna.connect()
            await anna.say("resume", code=anna.code, token=anna.token, seen=anna.seq)
            assert await vary(8) == "refusal-variant-too-often"

    with running_house(tmp_path, replace(WIDE, variants_per_hour=1), warming=Unprepared) as running:
        asyncio.run(ask(running.address))


@pytest.mark.usefixtures("nothing_compiled")
def test_who_brings_a_record_waits_for_its_rules_and_is_charged_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_api, "PREPARING", 0.01)

    def brought(beavers: int) -> tuple[int, str]:
        fields = f"variant=beavers:{beavers} seats=2 options=- stream=fast:1 result=- actions=-"
        return refused(running.address, "", f"biberbau/1 biber-gang/1 {fields}".encode())

    with running_house(tmp_path, replace(WIDE, variants_per_hour=1), warming=Unprepared) as running:
        answers = [brought(beavers)[1] for beavers in (5, 6, 60, 5)]
    preparing = "refusal-replay-preparing"
    assert answers == [preparing, "refusal-variant-too-often", "refusal-replay-variant", preparing]


@pytest.mark.usefixtures("nothing_compiled")
def test_whoever_only_looks_has_nothing_compiled_and_what_is_compiled_waits_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("rules", "bots"):
        monkeypatch.setattr(warm_steps, name, lambda game: None)

    async def main() -> None:
        house, game = ready(), game_named("biber-gang", variant=WORD)
        wanted = [("biber-gang", game.version, WORD), ("biber-gang", game.version, "")]
        with pytest.raises(NotCompiled):
            await house.rules_at_hand(wanted)
        assert not house.others
        mark_of(game).touch()
        async with house.one_variant:
            await within(60, house.rules_at_hand(wanted))
        await house.stop()

    asyncio.run(main())


@pytest.mark.usefixtures("nothing_compiled")
def test_a_house_takes_so_many_variants(tmp_path: Path) -> None:
    async def ask(address: str) -> list[Any]:
        async with people(address, "Anna") as (anna,):
            return [
                await anna.ask("vary", constants=constants) for constants in (NUMBERS, {"beavers": [5]}, {}, NUMBERS)
            ]

    with running_house(tmp_path, limits=Limits(variants_loaded=1), warming=Unprepared) as running:
        answers = asyncio.run(ask(running.address))
    assert [answer["type"] for answer in answers] == ["ack", "refused", "ack", "ack"]
    assert reason(answers[1]) == "refusal-variant-house-full"


def test_a_variant_is_read_and_written_as_a_file(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    def read(text: str) -> Written:
        threads.add(threading.current_thread().name)
        return read_written(text)

    monkeypatch.setattr(variant_api, "read_written", read)
    asked = f"{house.address}api/variants/biber-gang?constants={WORD}&options=rounds:2"
    with urllib.request.urlopen(asked) as answer:
        text = answer.read().decode()
    written = read_written(text)
    assert (written.changed, written.options) == (WORD, {"rounds": "2"})
    with urllib.request.urlopen(f"{house.address}api/variants", text.encode()) as answer:
        told = answer.read().decode()
    assert '"beavers":[9]' in told
    for text, why in (
        ("game = 3", "refusal-variant-file"),
        ('game = "biber-gang"\n[constants]\nbeavers = 99', "constant-bounds"),
        ("#" * (FRAME_LIMIT + 1), "refusal-replay-too-long"),
    ):
        with pytest.raises(urllib.error.HTTPError) as problem:
            urllib.request.urlopen(f"{house.address}api/variants", text.encode())
        assert why in problem.value.read().decode()
    assert threads
    assert "house" not in threads, "whose loop is everybody's"
