"""Times tell nothing: a question to several seats stands equally long, and bots take as long whatever they hold."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import itertools

import msgspec
import pytest

from biberbau.bots import BOTS
from biberbau.core.view import View
from biberbau.server.play import players
from biberbau.server.play.by_turns.question import Question
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import Tempo
from biberbau.server.protocol import Act
from biberbau.server.table.table import Table
from biberbau.server.warmup.warming import Warming
from tests.server.parlour import ANNA, QUESTION, Parlour, parlour
from tests.server.virtual_time import run

ANY_TIME = {"parry": "any_time"}
SECONDS = 60.0
PAIRS = 16


class Leak(AssertionError):
    """Somebody could tell two worlds apart by the clock."""


@dataclasses.dataclass
class Compared:
    """What pairs of worlds showed."""

    frames: int = 0
    questions: int = 0
    twins_moved: int = 0
    """Questions at which different bots, or none and one, held the twin in the two worlds."""


async def evening(seed: int, options: dict[str, str], twin: bool, step: int) -> tuple[Parlour, list[set[int]]]:
    """Play for a while; Anna passes and lets pass, and leads what she holds, always after the same time.

    Returns who could have parried each time that all were asked.
    """
    holders: list[set[int]] = []
    asked = 0
    async with parlour(seed, options, twin=twin, actions=step) as place:
        table = place.room.table
        for tick in range(int(SECONDS / 0.25)):
            await place.until(tick * 0.25)
            if table.silence is not None and table.asked != asked:
                asked = table.asked
                parry = table.game.parse_action("parry")
                holders.append({seat for seat in table.actors if parry in place.match.legal(seat)})
            if place.may_act and tick % 4 == 0:
                legal = [table.game.format_action(action) for action in place.match.legal(ANNA)]
                place.say(next((word for word in ("let", "pass") if word in legal), legal[0]))
    return place, holders


def compare(first: Parlour, second: Parlour) -> int:
    """Hold what Anna and the watcher heard, and when, against each other up to what the bots did differently.

    Returns the number of frames that are equal; Leak when one of them came at another time.
    """
    equal = 0
    for one, other in zip(first.wires, second.wires, strict=True):
        for (here, told), (there, told_there) in zip(one.frames, other.frames, strict=False):
            if told != told_there:
                if here != there and b"-event-parries" not in told + told_there:
                    raise Leak(f"at {here} and at {there}: {told!r} and {told_there!r}")
                break
            if here != there:
                raise Leak(f"at {here} and at {there}: {told!r}")
            equal += 1
    return equal


def compare_pairs(options: dict[str, str], pairs: int = PAIRS) -> Compared:
    """Compare that many pairs of twin worlds."""
    compared = Compared()
    for seed in range(pairs):
        first, holders = run(functools.partial(evening, seed, options, twin=False, step=3 * seed))
        second, holders_there = run(functools.partial(evening, seed, options, twin=True, step=3 * seed))
        compared.frames += compare(first, second)
        compared.questions += min(len(holders), len(holders_there))
        compared.twins_moved += sum(here != there for here, there in zip(holders, holders_there, strict=False))
    return compared


@pytest.mark.long
def test_worlds_that_differ_in_hidden_cards_take_the_same_time() -> None:
    compared = compare_pairs(ANY_TIME)
    assert compared.frames > 10 * PAIRS
    assert compared.questions > PAIRS
    assert compared.twins_moved > 3


@pytest.mark.long
def test_in_turn_who_can_only_pass_takes_as_long_as_who_can_choose() -> None:
    assert compare_pairs({}).frames > 5 * PAIRS


def test_a_bot_that_takes_longer_to_choose_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "people_linger", lambda match: len(match.legal(match.actors()[0])))
    with pytest.raises(Leak):
        compare_pairs({})


def test_a_question_left_out_where_nobody_can_parry_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    silence_of = Table._silence

    def hasty_silence(table: Table) -> int | None:
        silence, match = silence_of(table), table.match
        return silence if match and any(len(match.legal(seat)) > 1 for seat in table.actors) else None

    monkeypatch.setattr(Table, "_silence", hasty_silence)
    with pytest.raises(Leak):
        compare_pairs(ANY_TIME)


def questions_of(place: Parlour, wire: int) -> list[tuple[float, float, int]]:
    """Every question as a wire heard it: when it was put, when it was closed, and how many frames came in between."""
    found = []
    opened: float | None = None
    between = 0
    for moment, message in place.wires[wire].messages():
        if message["type"] != "event":
            continue
        if message["situation"]["picture"]["phase"] == "window":
            between = 0 if opened is None else between + 1
            opened = moment if opened is None else opened
        elif opened is not None:
            parried = any("-event-parries" in sentence["message"] for sentence in message["sentences"])
            if not parried:
                found.append((opened, moment, between))
            opened = None
    return found


async def questions_to_anna(answer_after: float | None) -> Parlour:
    """Play for a while; Anna lets cards pass so many seconds after the question, or says nothing."""
    async with parlour(5, ANY_TIME) as place:
        table, asked = place.room.table, 0
        for tick in range(960):
            await place.until(tick * 0.125)
            if place.may_act and table.silence is None and tick % 8 == 0:
                place.say(table.game.format_action(place.match.legal(ANNA)[-1]))
            elif place.may_act and answer_after is not None and table.asked != asked:
                asked = table.asked
                await asyncio.sleep(answer_after)
                place.say("let")
        return place


@pytest.mark.parametrize("answer_after", [0.0, 2.0, None])
def test_a_question_stands_for_its_time_however_fast_people_answer(answer_after: float | None) -> None:
    place = run(lambda: questions_to_anna(answer_after))
    for wire in (0, 1):
        questions = questions_of(place, wire)
        assert len(questions) > 2
        assert {round(closed - opened, 9) for opened, closed, _ in questions} == {QUESTION}
        assert {between for *_, between in questions} == {0}


def test_a_question_closed_by_the_last_answer_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Question, "is_answered_by", lambda *_: False)
    questions = questions_of(run(lambda: questions_to_anna(2.0)), 1)
    assert {round(closed - opened, 9) for opened, closed, _ in questions} != {QUESTION}
    assert any(between for *_, between in questions)


async def ask_anna(place: Parlour) -> None:
    """Let time pass until Anna is asked whether she parries."""
    table = place.room.table
    while table.silence is None or not place.may_act:
        await asyncio.sleep(0.1)
        if place.may_act and table.silence is None:
            place.say(table.game.format_action(place.match.legal(ANNA)[-1]))
            await asyncio.sleep(0.1)


def test_an_answer_is_held_and_acknowledged_when_the_question_is_closed() -> None:
    async def main() -> None:
        async with parlour(5, ANY_TIME) as place:
            await ask_anna(place)
            before = place.room.table.sequence
            key = place.say("let")
            await asyncio.sleep(0.1)
            place.say("let", key)
            await asyncio.sleep(0.1)
            assert [kind for _, kind in place.answers(key)] == ["held", "held"]
            await asyncio.sleep(QUESTION)
            assert [kind for _, kind in place.answers(key)] == ["held", "held", "ack", "ack"]
            place.say("let", key)
            await asyncio.sleep(0.01)
            assert place.answers(key)[-1][1] == "ack"
            acks = [m["seq"] for _, m in place.wires[0].messages() if m["type"] == "ack" and m["id"] == key]
            assert set(acks) == {before + 1}

    run(main)


def test_an_answer_that_comes_a_moment_too_late_is_no_mistake() -> None:
    async def main() -> None:
        async with parlour(5, ANY_TIME) as place:
            await ask_anna(place)
            seen = place.room.table.sequence
            await asyncio.sleep(QUESTION)
            closed = place.room.table.sequence
            actions = len(place.match.actions)
            for key, action, moment in (("late", "let", seen), ("parry", "parry", seen), ("new", "let", closed)):
                place.room.post(place.clients[ANNA], Act(key, action, moment))
            await asyncio.sleep(0.01)
            assert [place.answers(key)[-1][1] for key in ("late", "parry", "new")] == ["ack", "refused", "refused"]
            assert len(place.match.actions) == actions

    run(main)


def test_whoever_says_nothing_has_let_the_card_pass() -> None:
    async def main() -> None:
        async with parlour(5, ANY_TIME) as place:
            await ask_anna(place)
            match, known = place.match, len(place.match.actions)
            asked = place.room.table.actors
            await asyncio.sleep(QUESTION)
            let = match.game.parse_action("let")
            assert match.actions[known : known + len(asked)] == [(seat, let) for seat in asked]

    run(main)


def broken(view: View) -> int:
    """A game that cannot say how long people look."""
    raise ZeroDivisionError


@pytest.mark.parametrize("sound", [True, False])
@pytest.mark.parametrize(("thinking", "expected"), [(0.0, 1.0), (0.9, 1.0), (1.1, 2.0), (2.5, 3.0)])
def test_a_bot_that_thinks_longer_than_its_pause_takes_whole_pauses(
    thinking: float, expected: float, sound: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever becomes of how long people look: a game of one's own may fail at that."""
    legal: list[int] = []

    async def choose(self: Players, bot: str, game: object, view: View, dice: bytes) -> int:
        await asyncio.sleep(thinking)
        return legal[0]

    async def main() -> float:
        async with parlour(1, {}) as place:
            await place.until(0.0)
            thinkers = Players(Warming().of, lambda *_: 1.0, threads=1)
            seat = place.match.actors()[0]
            legal[:] = place.match.legal(seat)
            if not sound:
                place.match.game = dataclasses.replace(place.match.game, linger=broken)
            began = asyncio.get_running_loop().time()
            await thinkers.play(BOTS[0], place.match, seat, b"", Tempo(place.room.table))
            return asyncio.get_running_loop().time() - began

    monkeypatch.setattr(Players, "_choose", choose)
    assert run(main) == expected


def test_a_trick_is_looked_at_before_a_bot_leads_anew() -> None:
    async def main() -> Parlour:
        place, _ = await evening(3, {}, twin=False, step=0)
        return place

    events = [(moment, m) for moment, m in run(main).wires[1].messages() if m["type"] == "event"]
    pauses = [
        after - before
        for (before, first), (after, _) in itertools.pairwise(events)
        if first["situation"]["picture"]["phase"] == "lead" and first["situation"]["actors"] != [ANNA]
    ]
    assert pauses
    assert min(pauses) >= 4 * 0.7


def test_twin_worlds_are_different_worlds() -> None:
    async def main(twin: bool) -> bytes:
        async with parlour(7, ANY_TIME, twin=twin, actions=6) as place:
            return msgspec.json.encode(place.match.state_hash)

    assert run(lambda: main(twin=False)) != run(lambda: main(twin=True))
