"""One order explains what everybody at a table in real time has seen and done, and a history that lies is found out."""

from __future__ import annotations

import asyncio
import copy
import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.chaos import Zygote, wait_for_end
from tests.server.histories import Unexplained, explain, read_log
from tests.server.long_line import long_line
from tests.server.running import running_house
from tests.server.rush import Command, Rush

pytestmark = pytest.mark.long

SECONDS = 3.0

MOST_STRETCHES = 20
"""A machine with much else to do gets the seconds again until enough has happened, at most so often."""

ACKNOWLEDGED, REFUSED = 150, 20
"""More commands than so are enough to tell a true history from one that lies."""

KILLS = 6

Played = tuple[list[Command], list[bytes]]


async def rush(address: str) -> Rush:
    crew = Rush(address, 7, 3, {"rounds": "2", "turn_seconds": "10"})
    await crew.sit()
    for _ in range(MOST_STRETCHES):
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*(crew.race(person, until, 0.03) for person in crew.people))
        refused = sum(command.refused for command in crew.history)
        if refused > REFUSED and sum(command.sequence is not None for command in crew.history) > ACKNOWLEDGED:
            break
    await asyncio.sleep(0.5)
    await crew.go_home()
    return crew


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("rush")
    with running_house(folder) as running:
        crew = asyncio.run(rush(running.address))
    return crew.history, read_log(folder, crew.people[0].code)


def test_one_order_explains_what_was_seen_and_done(played: Played) -> None:
    history, bodies = played
    assert explain(history, bodies) > ACKNOWLEDGED
    assert sum(command.refused for command in history) > REFUSED


def doctored(played: Played, *, refused: bool = False) -> tuple[list[Command], list[Command], list[bytes]]:
    """A copy of a history, and those of its commands that were acknowledged, or refused."""
    history = copy.deepcopy(played[0])
    chosen = [c for c in history if (c.refused if refused else c.sequence is not None)]
    return history, sorted(chosen, key=lambda c: c.sequence or 0), list(played[1])


def test_an_answer_that_comes_before_an_earlier_one_was_asked_for_is_found_out(played: Played) -> None:
    history, acked, bodies = doctored(played)
    acked[40].answered = acked[30].sent - 1
    acked[40].sent = acked[30].sent - 2
    with pytest.raises(Unexplained, match="answered before"):
        explain(history, bodies)


def test_two_commands_that_changed_their_places_are_found_out(played: Played) -> None:
    history, acked, bodies = doctored(played)
    acked[20].sequence, acked[50].sequence = acked[50].sequence, acked[20].sequence
    with pytest.raises(Unexplained):
        explain(history, bodies)


def test_an_acknowledged_command_that_is_not_in_the_log_is_found_out(played: Played) -> None:
    history, acked, bodies = doctored(played)
    last = acked[-1]
    with pytest.raises(Unexplained, match="the log has it as None"):
        explain(history, bodies[: (last.sequence or 0) - 1])


def test_a_command_that_was_refused_without_need_is_found_out(played: Played) -> None:
    history, acked, bodies = doctored(played)
    sequence = acked[60].sequence or 0
    # The same, a moment before it was done and could be done.
    before = acked[60].sent - 1e-6
    history.append(Command(acked[60].seat, "wronged", acked[60].action, sequence - 1, before, before, refused=True))
    with pytest.raises(Unexplained, match="wronged"):
        explain(history, bodies)


def test_an_event_that_nobody_caused_is_found_out(played: Played) -> None:
    history, acked, bodies = doctored(played)
    history.remove(acked[10])
    with pytest.raises(Unexplained, match="nobody did"):
        explain(history, bodies)


async def rush_through_kills(folder: Path, kills: int) -> Rush:
    """Play while the server is killed again and again; what was not answered is sent again under its key.

    One of the players sits at a long line, so that at any time actions of the others wait for them.
    """
    zygote = await Zygote.load()
    process, address = await zygote.fork(folder)
    async with long_line(lambda: address, lambda: 0.1) as line:
        crew = Rush(address, 3, 3, {"rounds": "3", "turn_seconds": "10"}, line)
        await crew.sit()
        for _ in range(kills):
            until = time.perf_counter() + 30
            playing = [asyncio.create_task(crew.race(person, until, 0.05)) for person in crew.people]
            await asyncio.sleep(crew.dice.uniform(0.5, 1.2))
            os.kill(process, signal.SIGKILL)
            await asyncio.gather(*playing, *crew.listeners)
            await wait_for_end(process)
            process, address = await zygote.fork(folder)
            await crew.come_back(address)
            await crew.say_again()
        await asyncio.sleep(2.0)
        await crew.go_home()
    os.kill(process, signal.SIGKILL)
    await wait_for_end(process)
    await zygote.close()
    return crew


@pytest.mark.long
def test_one_order_explains_it_through_kills(tmp_path: Path) -> None:
    crew = asyncio.run(rush_through_kills(tmp_path, KILLS))
    assert all(command.answered is not None for command in crew.history)
    assert explain(crew.history, read_log(tmp_path, crew.people[0].code)) > 10 * KILLS
    assert crew.repeated > 0
