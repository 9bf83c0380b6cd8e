"""A match that is over is shown step by step as it was told live, to each pair of eyes as it knew the game then."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import record_of
from biberbau.server.protocol import ReplayStep
from biberbau.server.replay.eyes import Eyes
from biberbau.server.replay.matches import Dealt, dealt_by_record
from biberbau.server.replay.records import LONGEST_RECORD, MOST_ACTIONS, BadRecord, read_record, require_played
from biberbau.server.replay.shelf import Shelf
from biberbau.server.replay.steps import look_back, steps_of
from biberbau.server.socket.limits import Limits
from biberbau.server.table.events import Acted, AnyEvent, BotSeated, Created
from biberbau.server.table.table import Table
from tests.contract.matches import every_game, new_match, play_on, short_options
from tests.contract.secrets import DEEDS
from tests.contract.twins import Stretch, original_of, random_stretch, twin_of
from tests.server.evening import catch_up, finish_round, people, start
from tests.server.person import Message, Person
from tests.server.running import WIDE, Running, running_house

EYES = ("0", "1", "all")


def played(game: Game, seed: int, seats: int = 0) -> Match:
    """Return a random match that is over."""
    match = new_match(game, seats or game.seats[0], short_options(game, {}), seed)
    for _ in play_on(match, FastStream(seed)):
        pass
    return match


def fetch(address: str, path: str, body: bytes | None = None) -> Any:
    """Ask the house for something in JSON."""
    with urllib.request.urlopen(urllib.request.Request(f"{address}api/replays{path}", body), timeout=10) as answer:
        return json.load(answer)


def refused(address: str, path: str, body: bytes | None = None) -> tuple[int, str]:
    """Return the status and the reason of a question that is refused."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        fetch(address, path, body)
    with problem.value as answer:
        return answer.code, json.load(answer)["reason"]["message"]


async def played_live(address: str) -> tuple[str, dict[str, list[Message]]]:
    """Play a match of one round, after another one; return the table's code and what everybody was told."""
    async with people(address, "Anna", "Bert") as (anna, bert), Person(address) as carl:
        await carl.watch(anna.code)
        for _ in range(2):
            await start([anna, bert], rounds="1")
            with pytest.raises(urllib.error.HTTPError) as running:
                await asyncio.to_thread(fetch, address, f"/{anna.code}/{anna.table['match']}?eyes=0")
            with running.value as answer:
                assert json.load(answer)["reason"]["message"] == "refusal-replay-not-over"
            await finish_round([anna, bert])
            await catch_up(carl, anna.seq)
        heard = {name: person.heard for name, person in zip(EYES, (anna, bert, carl), strict=True)}
        return anna.code, heard


def test_every_seat_sees_again_what_it_was_told_then(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        code, heard = asyncio.run(played_live(running.address))
        replays = {eyes: fetch(running.address, f"/{code}/2?eyes={eyes}") for eyes in EYES}
        laid_open = fetch(running.address, f"/{code}/2?eyes=open-1")
        assert refused(running.address, f"/{code}/3") == (404, "refusal-replay-no-match")
        assert refused(running.address, f"/{code}/2?eyes=2") == (404, "refusal-replay-no-eyes")
        assert refused(running.address, f"/{code}/2?eyes=%C2%B2") == (404, "refusal-replay-no-eyes")
        assert refused(running.address, "/ZZZZZZ/1") == (404, "refusal-replay-no-match")
        assert refused(running.address, f"/{code}/{'1' * 5000}") == (404, "refusal-replay-no-match")
    for eyes, messages in heard.items():
        steps = {step["seq"]: step for step in replays[eyes]["steps"]}
        events = [message for message in messages if message["type"] == "event" and message["seq"] in steps]
        assert len(events) == len(steps) > 20
        for event in events:
            step = steps[event["seq"]]
            for field in ("sentences", "moves"):
                assert step[field] == event[field], event["seq"]
            for field in ("picture", "actors", "hash"):
                assert step["situation"][field] == event["situation"][field], event["seq"]
            assert (step["table"] is None) == (event["table"] is None)
    assert not any(card is None for step in laid_open["steps"] for card in step["situation"]["picture"]["displays"][0])
    assert replays["0"]["record"] == next(
        message["table"]["record"] for message in reversed(heard["0"]) if (message.get("table") or {}).get("record")
    )


def test_who_has_played_finds_their_matches_by_their_seats(tmp_path: Path) -> None:
    async def play(address: str) -> tuple[str, list[str | None]]:
        async with people(address, "Anna", "Bert") as (anna, bert):
            for _ in range(2):
                await start([anna, bert], rounds="1")
                await finish_round([anna, bert])
            records.append(anna.table["record"])
            await start([anna, bert], rounds="1")
            return anna.code, [anna.token, bert.token]

    records: list[str] = []
    began = time.time() - 0.001
    with running_house(tmp_path) as running:
        code, tokens = asyncio.run(play(running.address))
    ended = time.time()
    with running_house(tmp_path) as running:
        wanted = [{"code": code, "token": token} for token in tokens]
        strange = [{"code": code, "token": "x" * 32}, {"code": "ZZZZZZ", "token": tokens[0]}]
        own = matches_of(running.address, wanted[1:] + strange)
        assert [(match["path"], match["seat"]) for match in own] == [(f"{code}/1", 1), (f"{code}/2", 1)]
        assert own[1]["record"] == records[0]
        assert own[1]["names"] == ["Anna", "Bert"]
        assert own[1]["bots"] == [None, None]
        assert min(own[1]["places"]) == 1
        assert began <= own[0]["ended"] / 1000 < own[1]["ended"] / 1000 <= ended
        for bad in ({"code": code}, [*wanted] * 13, [{"code": code, "token": "short"}]):
            with pytest.raises(urllib.error.HTTPError, match="400"):
                matches_of(running.address, bad)


def matches_of(address: str, held: object) -> list[Message]:
    """Ask for the finished matches of some seats."""
    request = urllib.request.Request(f"{address}api/matches", json.dumps(held).encode())
    with urllib.request.urlopen(request, timeout=10) as answer:
        found: list[Message] = json.load(answer)
        return found


@every_game
def test_a_record_is_shown_from_the_deal_to_the_result(game: Game) -> None:
    match = played(game, 11)
    record = read_record(f"# a comment\n{record_of(match)}\n".encode())
    for eyes in (Eyes(None), Eyes(0), Eyes(1, open=True)):
        replay = look_back(dealt_by_record(record), "record/x", eyes)
        assert not replay.named
        assert replay.record == str(record_of(match))
        assert replay.steps[0].actions == 0
        assert replay.steps[-1].actions == len(match.actions)
        assert list(replay.steps[-1].situation.picture["totals"]) == match.totals
        counts = [step.actions for step in replay.steps]
        assert counts == sorted(counts)
        assert all(step.sentences for step in replay.steps[-1:])


@every_game
def test_open_cards_show_every_hand_and_other_eyes_do_not(game: Game) -> None:
    record = read_record(str(record_of(played(game, 5))).encode())
    replays = [look_back(dealt_by_record(record), "", eyes).steps for eyes in (Eyes(0), Eyes(0, open=True))]
    own, laid_open = ([hidden_cards(step) for step in steps] for steps in replays)
    assert not any(laid_open)
    assert any(own)


def hidden_cards(step: ReplayStep) -> int:
    """Return how many hands, or cards on the table and in hands, are not shown."""
    picture: Any = step.situation.picture
    lying = [card for display in picture.get("displays", ()) for card in display]
    hands = [hand if isinstance(hand, tuple) else [hand["cards"]] for hand in picture.get("hands", ())]
    return lying.count(None) + sum(list(hand).count(None) for hand in hands)


@every_game
def test_eyes_see_the_same_where_they_could_not_tell_two_worlds_apart(game: Game) -> None:
    random, compared, apart = Random(3), 0, 0
    for seed in range(12):
        seat = seed % 3
        stretch = random_stretch(game, 3, {}, seed, random.randrange(40), 12)
        here, there = original_of(stretch), twin_of(stretch, seat, random)
        apart += here.states.tobytes() != there.states.tobytes()
        first = list(
            seen(here, (Acted(seat=actor, action=game.format_action(deed)) for actor, deed in stretch.actions), seat)
        )
        second = list(seen(there, twin_deeds(there, stretch, seat, random), seat))
        assert msgspec.json.encode(first) == msgspec.json.encode(second)
        compared += len(first)
    assert apart > 6
    assert compared > 60


def twin_deeds(twin: Match, stretch: Stretch, seat: int, random: Random) -> Iterator[AnyEvent]:
    """Yield what happens in the twin: what was done in the original, or what looks the same."""
    game, last = twin.game, stretch.end.view(seat)
    for actor, action in stretch.actions:
        deed = DEEDS[game.name](twin.legal(actor), action, game.conceals(last, actor), random)
        yield Acted(seat=actor, action=game.format_action(deed))


def seen(match: Match, happened: Iterator[AnyEvent], seat: int) -> Iterator[ReplayStep]:
    """Yield what a seat is shown of a stretch."""
    table = Table("TWIN")
    table.apply(Created(game=match.game.name, name="A", token="", dice=""))
    for number in range(1, match.seats):
        table.apply(BotSeated(bot="careful", name=f"B{number}"))
    table.begin(match)
    return steps_of(Dealt(table, happened), Eyes(seat))


GOOD = "biberbau/1 biber-gang/1 seats=2 options=rounds:1 stream=fast:1 result=- actions=-"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "not-text"),
        (b"", "lines"),
        (b"# nothing\n\n", "lines"),
        (f"{GOOD}\n{GOOD}".encode(), "lines"),
        (b"hello", "unreadable"),
        (GOOD.replace("seats=2", f"seats={'9' * 5000}").encode(), "unreadable"),
        (GOOD.replace("gang/1", "gang/²").encode(), "unreadable"),
        (GOOD.replace("gang/1", f"gang/{'1' * 5000}").encode(), "unreadable"),
        (GOOD.replace("biber-gang", "chess").encode(), "game"),
        (GOOD.replace("gang/1", "gang/99").encode(), "version"),
        (GOOD.replace("gang/1", "gang/1 variant=beavers:60").encode(), "variant"),
        (GOOD.replace("gang/1", f"gang/1 variant={'beavers:6,' * 5000}").encode(), "variant"),
        (GOOD.replace("gang/1", "gang/1 variant=beavers:4").encode(), "variant-written"),
        (GOOD.replace("seats=2", "seats=200").encode(), "no-deal"),
        (GOOD.replace("seats=2", "seats=-1").encode(), "no-deal"),
        (GOOD.replace("rounds:1", "rounds:many").encode(), "no-deal"),
        (GOOD.replace("fast:1", "fast:-1").encode(), "no-deal"),
        (GOOD.replace("fast:1", "listed:0").encode(), "no-deal"),
        (GOOD.replace("actions=-", "actions=7:deck").encode(), "no-seat"),
        (GOOD.replace("actions=-", "actions=-1:deck").encode(), "no-seat"),
        (GOOD.replace("actions=-", "actions=0:fly").encode(), "no-action"),
        (GOOD.replace("actions=-", "actions=0:deck").encode(), "illegal"),
        (GOOD.encode(), "unfinished"),
        (
            GOOD.replace("actions=-", "actions=" + ",".join(["0:deck"] * (MOST_ACTIONS + 1))).encode(),
            "too-many-actions",
        ),
    ],
)
def test_what_is_no_record_is_named(content: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as problem:
        require_played(read_record(content))
    assert problem.value.sentence.message == f"refusal-replay-{reason}"
    assert (problem.value.because is not None) == (reason in ("illegal", "variant"))
    assert all(len(str(value)) <= 200 for value in problem.value.sentence.arguments.values())


@every_game
def test_a_record_with_another_result_is_refused(game: Game) -> None:
    record = record_of(played(game, 2))
    assert record.result is not None
    for result in (None, [999, *record.result[1:]]):
        with pytest.raises(BadRecord, match="refusal-replay-result"):
            require_played(read_record(str(replace(record, result=result)).encode()))


def test_a_pasted_record_is_found_again_and_strangers_are_held_back(tmp_path: Path, gang: Game) -> None:
    record = str(record_of(played(gang, 7))).encode()
    limits = replace(WIDE, records_per_second=0.001, record_burst=3)
    with running_house(tmp_path, limits) as running:
        path = fetch(running.address, "", record)["path"]
        assert fetch(running.address, "", record)["path"] == path
        assert fetch(running.address, f"/{path}?eyes=1")["seat"] == 1
        assert refused(running.address, "", b"x" * (LONGEST_RECORD + 1)) == (413, "refusal-replay-too-long")
        assert refused(running.address, "", record) == (429, "refusal-replay-too-often")
        assert refused(running.address, "/record/0000000000000000") == (404, "refusal-replay-record-gone")


def test_guessing_tables_and_asking_without_end_are_held_back(tmp_path: Path) -> None:
    def reasons(running: Running) -> list[str]:
        return [refused(running.address, "/ZZZZZZ/1")[1] for _ in range(4)]

    for limits in (Limits(lookups_per_second=0.001, lookup_burst=3), Limits(errands_per_second=0.001, errand_burst=3)):
        with running_house(tmp_path, limits) as running:
            assert reasons(running) == ["refusal-replay-no-match"] * 3 + ["refusal-replay-too-often"]


def test_the_shelf_holds_so_many_records_for_so_long(gang: Game) -> None:
    now = 0.0
    shelf = Shelf(Limits(), clock=lambda: now)
    record = record_of(played(gang, 1))
    first = shelf.lay(record, "here")
    others = [
        shelf.lay(replace(record, stream=f"fast:{number}"), "here") for number in range(100, 99 + Limits().records_kept)
    ]
    assert shelf.find(first) == record
    newest = shelf.lay(replace(record, stream="fast:0"), "here")
    assert shelf.find(others[0]) is None
    assert shelf.find(first) == record
    now = Limits().record_seconds - 1
    assert shelf.find(newest) is not None
    now = Limits().record_seconds + 1
    assert shelf.find(first) is None
    assert shelf.find(newest) is not None


def test_who_lays_many_records_sweeps_away_nobody_elses(gang: Game) -> None:
    shelf, record = Shelf(Limits(records_kept=10)), record_of(played(gang, 1))

    def laid(number: int, address: str) -> str:
        return shelf.lay(replace(record, stream=f"fast:{number}"), address)

    own = [laid(number, "here") for number in range(3)]
    laid(0, "there")
    others = [laid(number, "there") for number in range(100, 120)]
    assert all(shelf.find(name) for name in own)
    assert [shelf.find(name) is not None for name in others] == [False] * 13 + [True] * 7


@pytest.fixture
def gang() -> Game:
    """Give a game of short records."""
    from biberbau.games import game_named

    return game_named("biber-gang")
