"""In real time a clock runs against whoever has to act, and bots look at the table like people, no quicker."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from biberbau.bots import WAIT, Grounds, temper_of
from biberbau.core.view import View
from biberbau.server.play.in_real_time.in_real_time import InRealTime
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import human_reaction
from biberbau.server.protocol import Hint, Pause
from tests.beanie_tables import beanie
from tests.server.race import Race, race, steady
from tests.server.virtual_time import run

NEAR, FAR = 0.02, 0.2


def events(table: Race, seat: int = 0) -> list[tuple[float, dict[str, Any]]]:
    """The events that a person has been told, with the moments at which they left the server."""
    racer = table.racers[seat]
    return [(racer.shown[event["seq"]] - racer.delay(), event) for event in racer.heard("event")]


def messages(event: Mapping[str, Any]) -> list[str]:
    return [sentence["message"] for sentence in event["sentences"]]


def test_the_clock_draws_and_then_discards_for_whoever_lets_his_time_pass() -> None:
    async def main() -> None:
        states = beanie("2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)] * 2, states, options={"turn_seconds": "10", "fairness": "off"}) as table:
            await table.pass_time(30)
            told = events(table)
            assert [messages(event)[0] for _, event in told[:2]] == ["table-clock-acts"] * 2
            assert [messages(event)[1] for _, event in told[:2]] == ["beanie-event-draws-card", "beanie-event-discards"]
            assert told[1][1]["sentences"][1]["arguments"]["card"] == "SA"
            assert round(told[1][0] - told[0][0], 6) == 10
            assert told[1][1]["situation"]["picture"]["turn"] == 1

    run(main)


def test_everybody_sees_the_clocks_that_run() -> None:
    async def main() -> None:
        states = beanie("2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)] * 2, states, options={"turn_seconds": "20"}) as table:
            table.racers[0].act("draw")
            await table.pass_time(1)
            running = [message["running"] for message in table.racers[1].heard("clocks")]
            assert [[(clock["seat"], clock["duty"], clock["seconds"]) for clock in clocks] for clocks in running] == [
                [(0, "draw", 20)],
                [(0, "discard", 20)],
            ]
            assert running[-1][0]["left_ms"] == 20_000
            table.racers[0].act("discard-2C")
            await table.pass_time(1)
            assert table.racers[1].heard("clocks")[-1]["running"][0]["seat"] == 1

    run(main)


def test_whoever_puts_cards_down_has_no_more_time_for_it() -> None:
    async def main() -> None:
        states = beanie("7C 7D 7H 2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)] * 2, states, options={"turn_seconds": "20", "fairness": "off"}) as table:
            table.racers[0].act("draw")
            await table.pass_time(15)
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(4)
            assert "table-clock-acts" not in messages(events(table)[-1][1])
            await table.pass_time(2)
            assert "table-clock-acts" in messages(events(table)[-1][1])

    run(main)


def test_the_last_moment_before_the_clock_belongs_to_the_player_though_his_line_is_long() -> None:
    async def main(fairness: str) -> str:
        states = beanie("2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        options = {"turn_seconds": "10", "fairness": fairness}
        async with race([steady(FAR), steady(NEAR)], states, options=options) as table:
            table.racers[0].act("draw")
            await table.pass_time(1)
            drawn, _ = events(table)[-1]
            await asyncio.sleep(drawn + FAR / 2 + 9.95 - asyncio.get_running_loop().time())
            key = table.racers[0].act("discard-2C")
            await table.pass_time(2)
            return str(table.racers[0].answers[key]["type"])

    assert run(lambda: main("on")) == "ack"
    assert run(lambda: main("off")) == "refused"


@pytest.mark.parametrize("turn_seconds", ["0", "60"])
def test_a_call_that_is_not_made_is_made_after_five_seconds(turn_seconds: str) -> None:
    async def main() -> None:
        states = beanie("7C 7D 7H", "3C 5D JH", turn=1, stock="AS").states
        options = {"turn_seconds": turn_seconds, "call": "button", "fairness": "off"}
        async with race([steady(NEAR)] * 2, states, options=options) as table:
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(4.9)
            assert not table.match.round_over
            await table.pass_time(0.3)
            assert table.match.round_over
            assert messages(events(table)[-1][1])[:2] == ["table-clock-acts", "beanie-event-beanie"]

    run(main)


def test_a_pause_gives_nobody_more_time() -> None:
    async def main() -> None:
        states = beanie("2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)] * 2, states, options={"turn_seconds": "10"}) as table:
            play = table.room.play
            assert isinstance(play, InRealTime)
            await table.pass_time(4.0)
            [clock] = play.clocks.left()
            table.room.post(table.racers[1].client, Pause("hold", on=True))
            await table.pass_time(60.0)
            assert not play.clocks.running
            table.room.post(table.racers[1].client, Pause("go", on=False))
            while not play.clocks.running:
                await table.pass_time(0.05)
            assert play.clocks.left()[0].seconds == pytest.approx(clock.seconds, abs=0.1)

    run(main)


def test_no_clock_runs_while_nobody_is_there() -> None:
    async def main() -> None:
        states = beanie("2C 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)], states, bots=["uniform"], options={"turn_seconds": "10"}) as table:
            table.racers[0].client.turn_to(None)
            sequence = table.room.table.sequence
            await table.pass_time(40)
            assert table.room.table.sequence == sequence

    run(main)


class Watchful:
    """Notes when bots look, and lets them play as they do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks: dict[int, list[float]] = {}
        self.latest: dict[int, float] = {}
        look = Players.look

        async def watched(players: Players, bot: str, match: Any, seat: int, dice: bytes) -> int:
            self.looks.setdefault(seat, []).append(asyncio.get_running_loop().time())
            return await look(players, bot, match, seat, dice)

        monkeypatch.setattr(Players, "look", watched)


def test_bots_look_a_reaction_time_after_something_has_happened_and_never_flood(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watchful = Watchful(monkeypatch)

    async def main() -> None:
        async with race([steady(NEAR)], bots=["uniform"] * 3, options={"turn_seconds": "10"}) as table:
            await table.pass_time(120)
            assert table.room.table.sequence > 40
            for looks in watchful.looks.values():
                assert min(after - before for before, after in itertools.pairwise(looks)) >= 0.9
            at = {round(moment, 6) for moment, _ in events(table)}
            for moment in itertools.chain(*watchful.looks.values()):
                waited = [moment - other for other in at if other < moment]
                assert not waited or min(waited) <= 0.9 + 1e-6

    run(main)


def test_bots_see_the_table_as_it_is_when_they_look(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    async def choose(self: Players, bot: str, game: object, view: View, dice: bytes) -> int:
        seen.append(int(view.record["meld_count"]))
        return WAIT

    monkeypatch.setattr(Players, "_choose", choose)

    async def main() -> None:
        states = beanie("7C 7D 7H 7S 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        async with race([steady(NEAR)], states, bots=["uniform"], reaction=lambda _: 3.0) as table:
            seen.clear()
            table.racers[0].act("draw")
            await table.pass_time(1.5)
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(1)
            assert seen == []
            await table.pass_time(1)
            assert seen == [1]
            await table.pass_time(10)
            assert seen == [1]
            table.racers[0].act("add-M1-7S")
            await table.pass_time(3.5)
            assert seen == [1, 1]

    run(main)


def test_a_bot_that_has_to_act_and_will_not_is_helped(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Players._choose

    async def lazy(self: Players, bot: str, game: Any, view: View, dice: bytes) -> int:
        return WAIT if bot == "search" else await choose(self, bot, game, view, dice)

    monkeypatch.setattr(Players, "_choose", lazy)

    async def main() -> None:
        async with race([steady(NEAR)], bots=["search"], options={"turn_seconds": "0"}) as table:
            table.lay(beanie("7C 7D 7H 2C", "3C 5D JH", turn=1, stock="AS").states)
            table.racers[0].act("set-7C-7D-7H")
            await table.pass_time(5)
            assert table.match.obliged() == (0,)

    run(main)


def test_advice_may_be_to_wait_or_to_do_something_that_can_still_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    advised: list[str] = []

    async def advise(self: Players, view: View, dice: bytes) -> tuple[int, Grounds]:
        await asyncio.sleep(1.0)
        return WAIT if not advised else int(view.game.parse_action(advised[0])), Grounds((), None)

    monkeypatch.setattr(Players, "advise", advise)

    async def main() -> list[str]:
        states = beanie("7C 7D 7H 7S 4D 9H", "3C 5D JH", turn=0, stock="AS").states
        told = []
        async with race([steady(NEAR)] * 2, states, options={"fairness": "off"}) as table:
            asking = table.racers[0]
            for key, advice in (("wait", None), ("lay", "set-7C-7D-7H"), ("late", "set-7C-7D-7H")):
                advised[:] = [advice] if advice else []
                table.room.post(asking.client, Hint(key))
                await table.pass_time(0.5)
                if key == "late":
                    asking.act("set-7C-7D-7H")
                await table.pass_time(2.0)
                answer = next(m for m in asking.heard("hinted") + asking.heard("refused") if m["id"] == key)
                told.append(answer["action"] if answer["type"] == "hinted" else answer["reason"]["message"])
        return told

    assert run(main) == ["refusal-hint-wait", "set-7C-7D-7H", "refusal-stale"]


def test_the_reaction_of_a_bot_is_that_of_its_temper_and_never_quicker_than_a_person() -> None:
    times = sorted(human_reaction("careful", "calm") for _ in range(4000))
    assert times[0] >= 0.35
    assert abs(times[2000] - temper_of("careful").median / 1000) < 0.06
