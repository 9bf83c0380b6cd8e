"""What a faulty bot of one's own has done is said in one line, with its name, its seat and the place."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.arena.playing import play_on
from biberbau.bots import Temper, ask
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from tests.cli.running import Terminal

FAULTY = """
class Faulty:
    def __init__(self, game):
        self.game = game

    def choose({arguments}):
        return {answer}
"""

GOOD = "self, view, seed, budget=None"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Writes a module with a bot and returns its path."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(text: str) -> str:
        # Each has a name of its own, for modules and the bots of games stay loaded.
        name = f"faulty_{abs(hash(text))}"
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        return f"{name}:Faulty"

    return write


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (FAULTY.format(arguments=GOOD, answer="'deck'"), "Faulty answers 'deck' in seat 0, and not the number"),
        (FAULTY.format(arguments=GOOD, answer="None"), "Faulty answers None in seat 0"),
        (FAULTY.format(arguments=GOOD, answer="1.0"), "Faulty answers 1.0 in seat 0"),
        (FAULTY.format(arguments=GOOD, answer="True"), "Faulty answers True in seat 0"),
        (FAULTY.format(arguments=GOOD, answer="10**30"), "Faulty answers 1000000000000000000000000000000 in seat 0"),
        (FAULTY.format(arguments=GOOD, answer="-7"), "Faulty wants to take action -7 in seat 0: "),
        (FAULTY.format(arguments=GOOD, answer="max(self.game.seats, key=7)"), ".py:7): TypeError: "),
        (FAULTY.format(arguments=GOOD, answer="exit(3)"), ".py:7): SystemExit: 3"),
        (FAULTY.format(arguments="self, view", answer="0"), "Faulty fails in seat 0: TypeError: "),
        ("class Faulty(:\n", "cannot be loaded: SyntaxError: "),
        ("nothing = 1 / 0\n", "cannot be loaded: ZeroDivisionError: division by zero"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena", "dataset"])
def test_a_command_says_in_one_line_what_a_bot_did(
    command: str, text: str, why: str, written: Callable[..., str], terminal: Terminal, tmp_path: Path
) -> None:
    out = ("--out", str(tmp_path / "data")) if command == "dataset" else ()
    refusal = terminal(command, "biber-gang", "--bots", f"{written(text)},uniform", *out).refusal
    assert refusal.startswith(f"biberbau {command}: ")
    assert why in refusal


def test_a_table_does_not_offer_what_cannot_be_loaded(written: Callable[..., str], terminal: Terminal) -> None:
    assert "SyntaxError" in terminal("serve", "--bot", written("class Faulty(:\n")).refusal


def test_who_plays_at_the_terminal_reads_it_too(written: Callable[..., str], terminal: Terminal) -> None:
    bot = written(FAULTY.format(arguments=GOOD, answer="99999"))
    played = terminal("play", "daumen-drauf", "--seats", "3", "--seat", "2", "--bots", bot, "--seed", "00" * 32)
    assert played.status == 2
    assert "Faulty wants to take action 99999 in seat " in played.errors
    assert "Traceback" not in played.errors


def test_the_library_keeps_the_error_of_the_bots_own_code() -> None:
    class Broken:
        name = "broken"

        def choose(self, view: Any, seed: int, budget: Any = None) -> int:
            raise KeyError("nest")

    with pytest.raises(biberbau.BotError, match=r"broken fails in seat 0 \(.*test_asking\.py:\d+\)") as found:
        biberbau.simulate("biber-gang", Broken(), matches=1)
    assert isinstance(found.value.__cause__, KeyError)


class Saying:
    """Answers or raises what it is told to."""

    name = "saying"

    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(self, view: Any, seed: int, budget: Any = None) -> int:
        if isinstance(self.said, BaseException):
            raise self.said
        answer: int = self.said
        return answer


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint64])
def test_a_number_of_numpy_is_one_and_found_at_once(kind: Callable[[int], Any]) -> None:
    match = Match.new(biberbau.game("biber-gang"), 2, FastStream(1))
    before = time.process_time()
    answer = ask(Saying(kind(100)), match.view(0), 1)
    # Going through all the numbers before it takes minutes.
    assert time.process_time() - before < 1
    assert type(answer) is int
    assert answer == 100


@pytest.mark.parametrize("said", [np.int64(2**31), np.uint64(2**63), np.bool_(True), np.float64(1)])
def test_a_number_of_numpy_that_is_no_action_is_refused(said: Any) -> None:
    match = Match.new(biberbau.game("biber-gang"), 2, FastStream(1))
    with pytest.raises(biberbau.BotError, match="saying answers np"):
        ask(Saying(said), match.view(0), 1)


def test_who_interrupts_a_bot_ends_the_command_and_a_bot_that_exits_does_not() -> None:
    match = Match.new(biberbau.game("biber-gang"), 2, FastStream(1))
    with pytest.raises(biberbau.BotError, match=r"saying fails in seat 0 \(.*test_asking\.py:\d+\): SystemExit: 3"):
        ask(Saying(SystemExit(3)), match.view(0), 1)
    with pytest.raises(KeyboardInterrupt):
        ask(Saying(KeyboardInterrupt()), match.view(0), 1)


def test_who_has_to_act_and_waits_does_not_stop_the_clock() -> None:
    class Waiting:
        name = "waiting"

        def choose(self, view: Any, seed: int, budget: Any = None) -> int:
            return biberbau.bots.WAIT

    game: Game = biberbau.game("beanie")
    match = Match.new(game, 2, FastStream(1))
    tempers = [Temper(1.0, 0.1)] * 2
    with pytest.raises(biberbau.BotError, match=r"waiting waits in seat \d, which has to act"):
        play_on(match, [Waiting(), Waiting()], tempers, FastStream(1), None)


def test_a_module_lies_in_the_current_folder(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nest_here.py").write_text(FAULTY.format(arguments=GOOD, answer="view.actions[0]"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    # An installed program has no current folder on its path.
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place not in ("", str(tmp_path))])
    played = terminal("simulate", "biber-gang", "--games", "1", "--bots", "nest_here:Faulty,uniform")
    assert "nest_here:Faulty" in played.output


@pytest.mark.parametrize("name", ["search@-1", "search@1e9", "search@", "search@99999999999", "search@20s"])
def test_a_budget_in_a_name_that_cannot_be_is_named(name: str, terminal: Terminal) -> None:
    budget = name.partition("@")[2]
    refusal = terminal("simulate", "biber-gang", "--bots", f"{name},uniform").refusal
    assert f"'{budget}' is no budget" in refusal if budget else "has no bot 'search@'" in refusal
