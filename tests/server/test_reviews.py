"""Matches that are over are reviewed beside play, for whoever may look back at them; what was found is kept."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import biberbau
from biberbau.bots import theme_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import parse_record, record_of, replay_steps
from biberbau.games import game_named
from biberbau.reviews.luck import luck_of
from biberbau.server.protocol import LuckPart, ReviewPart
from biberbau.server.replay.forking import Moment, fork_of
from biberbau.server.replay.matches import dealt_by_record
from biberbau.server.review.tasks import Task
from biberbau.server.review.work import Work
from biberbau.server.review_api import MATCHES_AT_ONCE
from tests.contract.matches import every_game, new_match, play_on
from tests.reviews.matches import FEW, short_record
from tests.server.evening import finish_round, people, start
from tests.server.running import running_house
from tests.server.served import HASTE, Served

GANG = game_named("biber-gang")
RECORD = short_record(GANG, 2, 3)

T = TypeVar("T")


def fetch(address: str, path: str, body: bytes | None = None) -> Any:
    """Ask the house for what a review has found."""
    with urllib.request.urlopen(f"{address}api/reviews{path}", body, timeout=20) as answer:
        return json.load(answer)


def losses(address: str, *played: tuple[str, int]) -> Any:
    """Ask what was lost in some matches."""
    wanted = [{"record": record, "seat": seat} for record, seat in played]
    return fetch(address, "", json.dumps(wanted).encode())


def refused(address: str, path: str) -> str:
    """Return the reason for which a review is refused."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        fetch(address, path)
    with problem.value as answer:
        reason: str = json.load(answer)["reason"]["message"]
        return reason


def whole(address: str, path: str) -> list[Any]:
    """Ask until all is found; return the answers."""
    parts: list[Any] = []
    first = 0
    while not parts or not parts[-1]["complete"]:
        parts.append(fetch(address, f"{path}?first={first}"))
        first += len(parts[-1].get("decisions", ()))
    return parts


@pytest.mark.long
def test_a_match_is_reviewed_once_it_is_over_and_found_again_by_the_next_process(tmp_path: Path) -> None:
    async def played(address: str) -> tuple[str, str]:
        async with people(address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert], rounds="1")
            for what in ("0", "1", "luck"):
                reason = await asyncio.to_thread(refused, address, f"/{anna.code}/1/{what}")
                assert reason == "refusal-replay-not-over"
            await finish_round([anna, bert])
            return anna.code, str(anna.table["record"])

    with running_house(tmp_path) as running:
        code, record = asyncio.run(played(running.address))
        assert refused(running.address, f"/{code}/1/0/tries") == "refusal-review-not-done"
        parts = whole(running.address, f"/{code}/1/0")
        tries = fetch(running.address, f"/{code}/1/0/tries")["positions"]
        answers = [fetch(running.address, f"/{code}/1/0/tries/{position['step']}") for position in tries]
        assert refused(running.address, f"/{code}/1/0/tries/9999") == "refusal-review-no-position"
        luck = whole(running.address, f"/{code}/1/luck")[-1]
        lost, *unknown = losses(running.address, (record, 0), (record, 1), (record, 9), ("no record", 0))
        with pytest.raises(urllib.error.HTTPError, match="400"):
            losses(running.address, *[(record, 0)] * (MATCHES_AT_ONCE + 1))
        assert refused(running.address, f"/{code}/1/2") == "refusal-replay-no-eyes"
        assert refused(running.address, f"/{code}/2/0") == "refusal-replay-no-match"
        assert refused(running.address, "/record/0123456789abcdef/0") == "refusal-replay-record-gone"
    found = biberbau.review(record, seat=0)
    decisions = [decision for part in parts for decision in part["decisions"]]
    assert [decision["step"] for decision in decisions] == [decision.step for decision in found.decisions]
    for told, decision in zip(decisions, found.decisions, strict=True):
        assert [price["action"] for price in told["prices"]] == [price.action for price in decision.prices]
        assert told["lost"]["mean"] == pytest.approx(decision.lost.mean, abs=1e-4)
        assert told["fine"] == decision.fine
    assert parts[-1]["summary"]["mattered"] == [decision.step for decision in found.mattered]
    assert [position["step"] for position in tries] == parts[-1]["summary"]["mattered"][: len(tries)]
    sums = found.of_seat(0)
    assert (lost["decisions"], lost["fine"], unknown) == (sums.decisions, sums.fine, [None] * 3)
    for scale, mean in (("points", sums.points_lost), ("chance", sums.chance_lost)):
        each = [getattr(decision.taken, f"{scale}_behind").mean for decision in found.decisions]
        assert lost[scale]["total"] / sums.decisions == pytest.approx(mean, abs=1e-4)
        assert lost[scale]["squares"] == pytest.approx(sum(value * value for value in each), rel=1e-2, abs=1e-4)
    assert all(set(position) == {"step", "legal", "about"} for position in tries)
    for position, answer in zip(tries, answers, strict=True):
        assert answer["decision"] in decisions
        assert answer["decision"]["done"] in position["legal"]
        why = answer["decision"]["reasons"]
        assert position["about"] == (theme_of(GANG, why[0]["sentence"]["message"]) if why else None)
        assert len(position["legal"]) == answer["decision"]["legal"]
    for shares in luck["sums"]:
        parts_of = [shares[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts_of) == pytest.approx(shares["result"], abs=1e-6)


@pytest.mark.long
def test_a_house_that_is_killed_goes_on_with_a_review_and_keeps_what_it_finds(tmp_path: Path) -> None:
    """Nobody asks for the review again: to ask what was lost begins none."""
    match = new_match(GANG, 2, {"rounds": "3"}, 5)
    for _ in play_on(match, FastStream(5)):
        pass
    record = str(record_of(match))

    async def asked(do: Callable[[str], T]) -> T:
        house = await Served.start(tmp_path, environment={HASTE: "yes"})
        try:
            await house.warm()
            return await asyncio.to_thread(do, house.address)
        finally:
            await house.kill()

    def begin(address: str) -> Any:
        with urllib.request.urlopen(f"{address}api/replays", record.encode(), timeout=20) as answer:
            path = json.load(answer)["path"]
        while not (part := fetch(address, f"/{path}/0"))["decisions"]:
            time.sleep(0.1)
        return part

    def wait(address: str) -> Any:
        until = time.monotonic() + 300
        while (lost := losses(address, (record, 0))) == [None]:
            assert time.monotonic() < until
            time.sleep(0.2)
        return lost

    part = asyncio.run(asked(begin))
    assert not part["complete"]
    assert part["judged"] < part["total"]
    [lost] = asyncio.run(asked(wait))
    found = biberbau.review(record, seat=0).of_seat(0)
    assert (lost["decisions"], lost["fine"]) == (found.decisions, found.fine)
    assert lost["points"]["total"] == pytest.approx(found.decisions * found.points_lost, abs=1e-2)
    assert asyncio.run(asked(lambda address: losses(address, (record, 0)))) == [lost]


def test_luck_is_told_round_by_round_as_it_is_from_python() -> None:
    match = new_match(GANG, 2, {"rounds": "2"}, 5)
    for _ in play_on(match, FastStream(5)):
        pass
    record = record_of(match)
    luck = Work(Task(str(record), None))
    told = []
    while luck.step():
        part = luck.part(0, 0, False)
        assert isinstance(part, LuckPart)
        told.append(part)
    assert [len(part.rounds) for part in told] == [0, 1, 2]
    assert told[-1].judged == told[-1].total == len(record.actions)
    assert [vars_of(shares) for shares in told[-1].sums] == [vars(shares) for shares in luck_of(record, GANG).by_seat]


@pytest.mark.long
@every_game
def test_twin_worlds_are_told_alike_to_the_byte(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches go on from what a seat knew; of its first decision the page is told the same of both."""
    monkeypatch.setattr("biberbau.reviews.reviewing.usual_playouts", lambda game: FEW)
    record = parse_record(str(short_record(game, 3, 3)))
    differing = 0
    for match, seat, _ in islice(replay_steps(record, game), 3, 40, 6):
        if len(match.legal(seat)) < 2:
            continue
        action = game.format_action(match.legal(seat)[0])
        moment = Moment(len(match.actions), "dealt_anew", seat)
        worlds = [fork_of(dealt_by_record(record), moment, bytes([world] * 32)).position for world in range(2)]
        differing += worlds[0] != worlds[1]
        first, twin = (first_decision(game, world, seat, action) for world in worlds)
        assert first == twin
    assert differing > 2


def first_decision(game: Game, position: str, seat: int, action: str) -> bytes:
    """Return what the page is told of a seat's first decision in a match that goes on from a position."""
    match = Match.from_position(game, position, FastStream(1))
    match.apply(seat, game.parse_action(action))
    for _ in play_on(match, FastStream(2)):
        pass
    work = Work(Task(str(record_of(match)), seat))
    while not work.decisions:
        assert work.step()
    part = work.part(0, 0, False)
    assert isinstance(part, ReviewPart)
    assert part.decisions[0].done == action
    return msgspec.json.encode(part.decisions[0])


def vars_of(shares: Any) -> dict[str, float]:
    """Return the fields of a struct."""
    return {name: getattr(shares, name) for name in shares.__struct_fields__}


def test_what_is_not_begun_has_nothing_to_tell() -> None:
    part = Work(Task(str(RECORD), 1)).part(0, 2, False)
    assert isinstance(part, ReviewPart)
    assert (part.total, part.others, part.complete, part.decisions) == (0, 2, False, [])
