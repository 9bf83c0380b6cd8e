"""Players as they were: a bot of an earlier version plays in a process of its own, by text."""

from __future__ import annotations

import functools
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from biberbau.arena import run_arena
from biberbau.arena.rivals import RIVALS, RivalBot, RivalError, process, rival
from biberbau.arena.rivals.bot import position_of
from biberbau.arena.rivals.process import RivalProcess
from biberbau.bots import Budget, bot_named
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.games import game_named
from tests.arena.elsewhere import interpret_elsewhere
from tests.contract.matches import any_action, every_game, new_match, short_options

pytestmark = pytest.mark.long
"""Each test starts processes."""

NAME = "search-7f11d0b"
GANG = game_named("biber-gang")
BUDGET = Budget(playouts=12)

ASKED = 4
APART = 5
"""Positions of a match in which both are asked, and actions between them."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret_elsewhere(monkeypatch)


def played(game: Game, actions: int, seed: int, seats: int | None = None) -> Match:
    """Return a match so many random actions after its beginning, or at the end of its first round."""
    match, dice = new_match(game, seats or game.seats[1], short_options(game, {}), seed), FastStream(seed)
    while len(match.actions) < actions and not match.round_over:
        match.apply(*any_action(match, dice))
    return match


@every_game
def test_search_of_before_chooses_as_search_does_today(game: Game) -> None:
    """With as many players as it has learned nothing for; whoever makes it better there takes this test away."""
    chosen = []
    for number in range(ASKED):
        match = played(game, number * APART, seed=3, seats=game.seats[-1])
        if not match.round_over:
            view = match.view(match.obliged()[0])
            chosen.append([bot.choose(view, number, BUDGET) for bot in (rival(NAME, game), bot_named("search", game))])
    assert len(chosen) > 1
    assert [then for then, _ in chosen] == [now for _, now in chosen]


def test_a_rival_plays_in_the_arena_with_several_workers() -> None:
    makers = {NAME: functools.partial(rival, NAME)}
    found = [
        run_arena(GANG, [NAME, "careful"], 3, options={"rounds": "1"}, budget=BUDGET, guests=makers, threads=threads)
        for threads in (1, 2)
    ]
    assert found[0].totals.tolist() == found[1].totals.tolist()


def test_a_rival_is_told_no_more_than_the_view() -> None:
    """The position that is sent is of any state with that view, and which one makes no difference."""
    match = played(GANG, 9, seed=1)
    seat = match.obliged()[0]
    positions = [position_of(match.view(seat), seat, GANG, seed) for seed in range(3)]
    assert len(set(positions)) == 3
    asked = rival(NAME, GANG).process()
    assert len({asked.ask(question(position=text, seat=seat), 0) for text in positions}) == 1


def test_each_thread_has_a_process_of_its_own() -> None:
    bot, both = RivalBot(NAME, GANG), threading.Barrier(2)

    def process_of_thread(_: int) -> int:
        both.wait()
        return bot.process().process.pid

    with ThreadPoolExecutor(2) as pool:
        assert len(set(pool.map(process_of_thread, range(2)))) == 2


def question(**fields: object) -> dict[str, object]:
    """A question; without a position one that nobody can answer."""
    asked = {"game": "biber-gang", "bot": "search", "position": "", "seat": 0, "seed": 0, "budget": "5", "earlier": []}
    return asked | fields


def test_what_cannot_be_answered_is_refused_and_the_process_goes_on() -> None:
    asked = RivalProcess(RIVALS[NAME][1])
    for _ in range(2):
        with pytest.raises(RivalError, match="refuses: PositionError"):
            asked.ask(question(), 0)
    asked.close()


def test_a_dead_process_is_told() -> None:
    asked = RivalProcess(RIVALS[NAME][1])
    asked.process.kill()
    with pytest.raises(RivalError, match="has died: status -9"):
        asked.ask(question(), 0)


def test_a_silent_process_is_told_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "END_PATIENCE", 0.1)
    asked = RivalProcess(RIVALS[NAME][1])
    asked.process.send_signal(signal.SIGSTOP)
    asked.patience = 0.2
    with pytest.raises(RivalError, match="has not answered for"):
        asked.ask(question(), 0)
    assert asked.process.poll() is not None


PARENT = """
import time
from biberbau.arena.rivals.bot import position_of
from biberbau.arena.rivals.process import RivalProcess
rival = RivalProcess("7f11d0b")
print(rival.process.pid, flush=True)
time.sleep(600)
"""


def test_a_rival_dies_with_its_parent() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    deadline = time.monotonic() + 60
    while runs(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not runs(child)


def runs(number: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{number}/stat") as state:
        return state.read().rsplit(")", 1)[1].split()[0] != "Z"
