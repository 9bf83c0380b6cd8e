"""A game of a stranger's package is played by every command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.games import game_named
from biberbau.laboratory.counting import kind_of
from tests.cli.running import Terminal
from tests.outside.packages import REPOSITORY
from tests.outside.test_refusing import STATE, without

BOT_PLAYS = "bot\n" * 40


def test_it_stands_among_the_games(schwimmen: Path, biberbau: Terminal) -> None:
    found = biberbau("games", "--json").json["games"][-1]
    assert (found["name"], found["players"], found["bots"]) == (
        "schwimmen",
        {"least": 2, "most": 8},
        ["uniform", "search"],
    )
    assert [option["name"] for option in found["options"]] == ["lives"]
    assert "3 Leben" not in biberbau("games", "--language", "de").output
    assert "Leben je Person" in biberbau("games", "--language", "de").output


@pytest.mark.long
def test_bots_play_it_and_the_one_that_thinks_wins(schwimmen: Path, biberbau: Terminal) -> None:
    simulated = biberbau("simulate", "schwimmen", "--players", "3", "--games", "30", "--json").json
    assert simulated["games"] == 30
    played = biberbau(
        "arena", "schwimmen", "--bots", "search,uniform", "--deals", "6", "--budget", "100", "--json"
    ).json
    thinks, guesses = played["bots"]
    assert (thinks["bot"], guesses["bot"]) == ("search", "uniform")
    assert thinks["share"]["mean"] > 0.8


@pytest.mark.long
def test_its_rules_are_measured(schwimmen: Path, biberbau: Terminal) -> None:
    few = ("--matches", "8", "--probed", "2", "--without", "2")
    found = biberbau("report", "schwimmen", *few, "--option", "lives=1", "--json").json
    measured = {row["key"]: row["estimate"]["mean"] for row in found["measures"]}
    assert {"first-seat", "length", "downtime", "luck"} < set(measured)
    assert measured["length"] > measured["rounds"] >= 1
    assert {kind["name"] for kind in found["kinds"]} == {"pass", "knock", "all", "swap"}
    assert "kind of action" in biberbau("report", "schwimmen", *few, "--option", "lives=1").output


def test_a_short_word_is_a_kind_of_action_too(schwimmen: Path) -> None:
    without(STATE, 'declare("all")', 'declare("up")')(schwimmen)
    for language in ("en", "de"):
        path = schwimmen / "schwimmen" / "texts" / f"{language}.ftl"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("-action-all ", "-action-up ").replace("-event-all ", "-event-up "), "utf-8")
    game = game_named("schwimmen")
    kinds = [kind_of(game, game.parse_action(action)) for action in ("pass", "up", "swap-7C-1")]
    assert kinds == ["pass", "up", "swap"]


@pytest.mark.long
def test_openspiel_loads_it_by_its_name(schwimmen: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from biberbau.envs.openspiel import register

    register()
    loaded = pyspiel.load_game("biberbau_schwimmen(players=3,lives=1,chance=sampled)")
    assert (loaded.num_players(), loaded.num_distinct_actions()) == (3, 99)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_a_position_goes_on_and_a_record_is_verified(schwimmen: Path, biberbau: Terminal, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(
        '[table]\nphase = "turn"\nturn = 0\ndisplay = "8H KD 7C"\n'
        '[[seat]]\nhand = "AH KH 7D"\n[[seat]]\nhand = "7S ? ?"\ntotal = -3\n',
        encoding="utf-8",
    )
    legal = biberbau("legal", "schwimmen", str(position), "--json").json["legal"]["0"]
    assert legal[:4] == ["pass", "knock", "all", "swap-KH-1"]
    taken = biberbau("apply", "schwimmen", str(position), "swap-7D-1", "knock", "pass", "--json").json
    assert (taken["over"], taken["scores"], taken["winners"]) == (True, [0, -4], [0])
    refused = biberbau("apply", "schwimmen", str(position), "swap-7S-1").refusal
    assert "You do not hold that card. (clause 3.2)" in refused


def test_a_person_plays_it_at_the_terminal(schwimmen: Path, biberbau: Terminal, tmp_path: Path) -> None:
    played = biberbau("play", "schwimmen", "--seed", "07" * 32, "--option", "lives=1", typed=f"?\nknock\n\n{BOT_PLAYS}")
    assert "swap-8C-1" in played.output
    assert "You knock.  All others have one more turn." in played.output
    record = next(line for line in played.output.splitlines() if line.startswith("biberbau/1 schwimmen/1 "))
    replayed = biberbau("replay", record)
    assert replayed.status == 0, replayed.errors
    assert "knock" in replayed.output


@pytest.mark.long
def test_it_keeps_every_law_of_the_contract(schwimmen: Path) -> None:
    """The suite that holds the games of the house holds a stranger's, which it finds as any user's process does.

    Interpreted, so that an index beyond an array is an error; everything else here plays it compiled.
    """
    # A test that stands is to be named by the process that runs it, sooner than it ends this one.
    patient = ["--timeout", "200"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-m", "not long", "tests/contract", "-p", "no:cacheprovider", *patient],
        cwd=REPOSITORY,
        env=os.environ | {"GAME": "schwimmen", "PYTHONPATH": str(schwimmen), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:]
    assert "[schwimmen]" not in run.stdout
    assert " passed" in run.stdout
