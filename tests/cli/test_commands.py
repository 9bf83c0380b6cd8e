"""`games`, `simulate`, `arena`, `bench`, `play`, `serve`, and the command line itself."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau import __version__, simulate
from biberbau.cli.commands import COMMANDS
from biberbau.core.record import parse_record, replay
from biberbau.games import GAMES, game_named
from tests.cli.running import TABLE, Outcome, Terminal


def test_games_lists_every_game_with_players_options_and_bots(biberbau: Terminal) -> None:
    games = {game["name"]: game for game in biberbau("games", "--json").json["games"]}
    assert tuple(games) == GAMES
    for name, described in games.items():
        game = game_named(name)
        assert described["players"] == {"least": game.seats[0], "most": game.seats[-1]}
        assert "uniform" in described["bots"]
        for option, declared in zip(described["options"], game.options, strict=True):
            assert (option["name"], option["default"]) == (declared.key, declared.default)
            assert option["values"] == list(declared.values)
            assert option["meaning"]["en"] != option["meaning"]["de"]
        assert [one["name"] for one in described["constants"]] == list(game.changing.declared)


def test_an_interruption_has_a_status_of_its_own(biberbau: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS["games"], "run", interrupted)
    assert biberbau("games") == Outcome(130, "", "\n")


@pytest.mark.long
def test_games_are_listed_without_the_compiler() -> None:
    script = "import sys; from biberbau.cli import main; main(['games', '--json']); sys.exit('numba' in sys.modules)"
    begun = os.times().children_user
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["games"]
    assert os.times().children_user - begun < 1, "more than a second of processor time"


SIMULATION = ("simulate", "biber-gang", "--games", "60", "--option", "rounds=1", "--seed", "5")


@pytest.mark.parametrize(
    "bots", [("uniform",), ("careful,uniform,uniform", "--players", "3"), ("search,uniform", "--budget", "20")]
)
def test_the_same_seed_gives_the_same_output_on_any_number_of_threads(
    biberbau: Terminal, bots: tuple[str, ...]
) -> None:
    games = ("--games", "3") if "search" in bots[0] else ()
    arguments = (*SIMULATION, *games, "--bots", *bots)
    one, three = (biberbau(*arguments, "--threads", threads, "--json").json for threads in ("1", "3"))
    assert one.pop("seconds") >= 0
    assert three.pop("seconds") >= 0
    assert one == three
    assert biberbau(*arguments).output == biberbau(*arguments, "--threads", "2").output
    arguments = tuple("6" if word == "5" else word for word in arguments)
    other = biberbau(*arguments, "--json").json
    assert other["seats"] != one["seats"]


def test_simulate_sums_up_by_seat(biberbau: Terminal) -> None:
    found = biberbau(*SIMULATION, "--bots", "careful,uniform", "--json").json
    assert list(found) == ["game", "players", "games", "seed", "options", "seats", "lengths", "decisions", "seconds"]
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("biber-gang", 2, 60, 5)
    assert (found["options"]["rounds"], found["options"]["stall_limit"]) == ("1", "10")
    assert [seat["bot"] for seat in found["seats"]] == ["careful", "uniform"]
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    assert sum(seat["wins"] for seat in found["seats"]) >= 60
    assert found["seats"][0]["mean"] < found["seats"][1]["mean"]
    assert found["lengths"]["least"] <= found["lengths"]["mean"] <= found["lengths"]["most"]
    assert found["decisions"] == pytest.approx(found["lengths"]["mean"] * 60)


def test_a_single_game_is_counted_as_one(biberbau: Terminal) -> None:
    told = biberbau(*SIMULATION, "--games", "1").output
    assert told.startswith("biber-gang, 2 players, 1 game from seed 5\n")
    assert str(simulate("biber-gang", matches=1)).startswith("biber-gang, 2 players, 1 game from seed 0\n")


def test_simulate_gives_intervals(biberbau: Terminal) -> None:
    found = biberbau(*SIMULATION, "--bots", "careful,uniform", "--json").json
    for seat in found["seats"]:
        mean, share = seat["interval"]["mean"], seat["interval"]["share"]
        assert mean[1] - seat["mean"] == pytest.approx(2.001 * seat["sd"] / 60**0.5, abs=1e-3)
        assert 0 <= share[0] <= seat["share"] <= share[1] <= 1
        assert share[1] > share[0]
    alone = biberbau("simulate", "biber-gang", "--games", "1", "--json").json["seats"][0]["interval"]
    assert alone == {"mean": None, "share": [0.0, 1.0]}
    assert "95 % interval" in biberbau(*SIMULATION).output


def test_a_seed_is_a_deal_whatever_comes_before_it(biberbau: Terminal) -> None:
    """Games 10 to 12 of one simulation are those of another that begins at seed 10."""
    base = ("simulate", "biber-gang", "--option", "rounds=1", "--json")
    first_ten = biberbau(*base, "--games", "10").json["decisions"]
    first_twelve = biberbau(*base, "--games", "12").json["decisions"]
    assert biberbau(*base, "--games", "2", "--seed", "10").json["decisions"] == first_twelve - first_ten


def test_arena_compares_bots_on_the_same_deals(biberbau: Terminal) -> None:
    found = biberbau(
        "arena", "biber-gang", "--bots", "careful,uniform", "--deals", "30", "--option", "rounds=1", "--json"
    ).json
    assert (found["lineup"], found["deals"], found["matches"]) == (["careful", "uniform"], 30, 60)
    careful, uniform = found["bots"]
    assert careful["better"]
    assert uniform["worse"]
    assert careful["edge"]["low"] <= careful["edge"]["mean"] <= careful["edge"]["high"]
    assert (
        biberbau("arena", "biber-gang", "--bots", "careful,uniform", "--deals", "30").output.count("beyond doubt") == 2
    )


PLAY = ("play", "biber-gang", "--option", "rounds=1", "--bots", "uniform", "--seed", "ab" * 32)


def test_play_goes_on_to_the_record_of_the_match(biberbau: Terminal) -> None:
    outcome = biberbau(*PLAY, typed="bot\n" * 300)
    assert outcome.status == 0
    record = parse_record(outcome.output.splitlines()[-1])
    match = replay(record, game_named("biber-gang"))
    assert match.over
    assert record.result == match.totals
    assert "SHA-256" in outcome.output.splitlines()[1]
    assert f"You {match.totals[0]}" in outcome.output


def test_play_shows_what_may_be_done_and_says_why_not(biberbau: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    # What the bot thinks follows from dice of the evening, and so does how the two best actions compare.
    monkeypatch.setattr("biberbau.cli.terminal_match.secrets.token_bytes", bytes)
    outcome = biberbau(*PLAY, typed="?\nlegal\nhint\ntable\n\ndeck\nfly-T1\nopen-T1-B3\nquit\n")
    assert "turn up your two opening cards" in outcome.output
    assert "clause 2.4" in outcome.output
    assert re.search(r"would play open-\S+\.\n(  .*\n)*  .*“open-\S+” is about as good\.", outcome.output)
    assert "“fly-T1” is no action" in outcome.output
    assert "You have chosen your two cards." in outcome.output
    assert outcome.output.count("You may:") >= 2
    assert parse_record(outcome.output.splitlines()[-1]).actions[0] == (0, "open-T1-B3")


def test_play_leaves_the_record_to_whoever_interrupts_it(biberbau: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["open-T1-B3"])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    outcome = biberbau(*PLAY)
    assert (outcome.status, outcome.errors) == (130, "\n")
    *_, told, written = outcome.output.splitlines()
    assert told == "You leave the table.  So far it went like this:"
    assert parse_record(written).actions[0] == (0, "open-T1-B3")


def test_play_speaks_german_where_the_locale_does(biberbau: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    output = biberbau(*PLAY, typed="?\ndeck\nflieg\nende\n").output
    assert "Du darfst:" in output
    assert "(Regel 2.4)" in output
    assert "„flieg“" in output
    assert "die aufgezählt sind" in output


def test_play_lists_no_action_in_two_pieces(biberbau: Terminal) -> None:
    # With two beanies in the first hand there are more runs than a line of the terminal holds.
    output = biberbau("play", "beanie", "--seed", "04" * 32, "--bots", "uniform", typed="legal\n").output
    listed = output.split("You may:")[-1].split("Your action")[0]
    assert len(listed.splitlines()) > len({word.partition("-")[0] for word in listed.split()}) + 1
    assert not any(word.endswith("-") for word in listed.split())


def test_play_never_shows_a_card_that_the_player_may_not_see(biberbau: Terminal) -> None:
    output = biberbau(*PLAY, "--seats", "4", typed="open-T1-T2\n").output
    first_table = output.split("You may:")[0]
    assert first_table.count("··") == 4 * 8


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_can_be_played_at_the_terminal(biberbau: Terminal, name: str, language: str) -> None:
    outcome = biberbau("play", name, "--bots", "uniform", "--language", language, typed="?\ntable\nhint\nbot\n")
    assert outcome.status == 0, outcome.errors
    record = outcome.output.splitlines()[-1]
    assert f" {name}/" in record
    assert biberbau("replay", record, "--language", language).status == 0


def test_a_file_may_begin_with_a_mark_of_the_order_of_bytes(biberbau: Terminal) -> None:
    position = Path(TABLE).read_text(encoding="utf-8")
    marked = biberbau("legal", "biber-gang", "-", typed="\ufeff" + position)
    assert marked == biberbau("legal", "biber-gang", "-", typed=position)
    assert marked.status == 0


@pytest.mark.long
def test_bench_measures_everything(biberbau: Terminal, tmp_path: Path) -> None:
    program = tmp_path / "ceiling"
    program.write_text('#!/bin/sh\necho \'{"game": "biber-gang", "decisions_per_second": 1e12}\'\n', encoding="utf-8")
    program.chmod(0o755)
    found = biberbau("bench", "biber-gang", "--matches", "5", "--ceiling", str(program), "--json").json
    measured = found["games"]["biber-gang"]
    assert set(measured["threads"]) == {"1", "2"}
    expected = {"decisions_per_second", "threads", "step_us", "clone_us", "view_us", "redeal_us"}
    expected |= {"search_playouts_per_second", "search", "record_bytes", "cold_start_s", "warm_start_s"}
    expected |= {"ceiling_decisions_per_second", "decisions_per_second_beside_it", "share_of_ceiling"}
    assert set(measured) == expected
    assert all(value > 0 for key, value in measured.items() if key not in ("threads", "search", "share_of_ceiling"))
    assert set(measured["search"]) == {"2", "3", "4", "6"}
    assert all(value > 0 for search in measured["search"].values() for value in search.values())
    assert 0 <= measured["share_of_ceiling"] < 0.01
    assert found["machine"]["cores"] == os.cpu_count()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("bogus",), "invalid choice"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "no game 'chess'"),
        (("simulate", "biber-gang", "--players", "7"), "2 to 6 players"),
        (("simulate", "biber-gang", "--players", "1"), "2 to 6 players"),
        (("simulate", "biber-gang", "--players", "two"), "whole number"),
        (("simulate", "biber-gang", "--games", "0"), "whole number from 1"),
        (("simulate", "biber-gang", "--games", "1e99"), "whole number"),
        (("simulate", "biber-gang", "--games", "9999999999"), "whole number"),
        (("simulate", "biber-gang", "--seed", "-1"), "whole number from 0"),
        (("simulate", "biber-gang", "--seed", str(2**63 - 1)), "too large"),
        (("simulate", "biber-gang", "--seed", str(2**200)), "whole number"),
        (("simulate", "biber-gang", "--threads", "0"), "whole number from 1"),
        (("simulate", "biber-gang", "--bots", "genius"), "no bot 'genius'"),
        (("simulate", "biber-gang", "--bots", ""), "list of names"),
        (("simulate", "biber-gang", "--bots", "uniform,uniform,uniform"), "for 2 seats"),
        (("simulate", "biber-gang", "--budget", "soon"), "no budget"),
        (("simulate", "biber-gang", "--budget", "0"), "budget"),
        (("simulate", "biber-gang", "--budget", "nanms"), "budget"),
        (("simulate", "biber-gang", "--option", "rounds"), "KEY=VALUE"),
        (("simulate", "biber-gang", "--option", "rounds=10"), "it takes 1 to 9"),
        (("simulate", "biber-gang", "--option", "rounds=²"), "it takes 1 to 9"),
        (("simulate", "biber-gang", "--option", "laps=1"), "no option laps"),
        (("simulate", "biber-gang", "--option", "rounds=1", "--option", "rounds=2"), "given twice"),
        (("simulate", "biber-gang", "--see", "1"), "--see"),
        (("legal",), "POSITION"),
        (("legal", "chess", TABLE), "no game 'chess'"),
        (("legal", "biber-gang", TABLE, "--seat", "2"), "seats are 0 to 1"),
        (("legal", "biber-gang", TABLE, "surplus"), "surplus"),
        (("apply", "biber-gang", TABLE), "ACTION"),
        (("replay",), "RECORD"),
        (("play", "chess"), "no game"),
        (("play", "biber-gang", "--seats", "9"), "2 to 6 players"),
        (("play", "biber-gang", "--seat", "2"), "seats are 0 to 1"),
        (("play", "biber-gang", "--seed", "77"), "64 hexadecimal"),
        (("play", "biber-gang", "--bots", "careful,careful"), "2 bots are named for 1 seat of biber-gang; name one"),
        (("play", "biber-gang", "--language", "fr"), "invalid choice"),
        (("arena", "biber-gang", "--bots", "careful"), "2 to 6 players"),
        (("arena", "biber-gang", "--bots", "careful,genius"), "no bot 'genius'"),
        (("arena", "biber-gang", "--bots", "careful,uniform", "--deals", "1"), "whole number from 2"),
        (("bench", "chess"), "no game"),
        (("bench", "biber-gang", "--matches", "9" * 20), "whole number from 1 to 100000000"),
        (("bench", "biber-gang", "--ceiling", "no-such-program", "--matches", "1"), "no program"),
        (("bench", "biber-gang", "--ceiling", "p" * 300, "--matches", "1"), "File name too long"),
        (("serve", "--porrt", "3"), "there is no option --porrt (see biberbau serve --help)"),
        (("admin", "list", "--al"), "there is no option --al (see biberbau admin list --help)"),
        (("--porrt", "3"), "(see biberbau --help)"),
        (("serve", "--port", "70000"), "whole number"),
        (("serve", "--port", "0", "--data", "/dev/null/tables"), "cannot use"),
        (("serve", "--port", "0", "--host", "999.999.999.999"), "cannot listen"),
        (("serve", "--public-origin", "games.example.org"), "is no origin"),
        (("serve", "--public-origin", "https://games.example.org:99999"), "is no origin"),
        (("serve", "--public-origin", "https://games..example.org"), "is no origin"),
        (("serve", "--public-origin", "https://anna@games.example.org"), "is no origin"),
        (("serve", "--public-origin", "https://stra\u200dße.example"), "name it as they do, xn--"),
        (("serve", "--public-origin", "https://straße..example"), "is no origin"),
        (("serve", "--log", "mysql://anna:secret@localhost/house"), "argument --log: that is no database, as in"),
        (("serve", "--log", "postgresql://anna:sec[ret@localhost/house"), "argument --log: that is no database, as in"),
        (("serve", "--public-origin", "https://games.example.org/cards"), "is no origin"),
        (("serve", "--base-path", "cards"), "is no path of a site"),
        (("serve", "--base-path", "/t/cards"), "a path of the house itself"),
        (("serve", "--lan", "--behind-proxy"), "no door"),
        (("games", "--jason"), "there is no option --jason"),
        (("--nosuch",), "there is no option --nosuch"),
        (("simulate", "--nosuch"), "there is no option --nosuch"),
        (("simulate", "biber-gang", "--budget", "-5ms"), "'-5ms' is no budget"),
        (("apply", "biber-gang", TABLE, "-1:deck"), "'-1:deck' begins with no seat; seats are 0 to 1"),
        (("apply", "biber-gang", TABLE, f"{'9' * 5000}:deck"), "begins with no seat; seats are 0 to 1"),
        (("apply", "biber-gang", TABLE, "١:deck"), "'١:deck' begins with no seat; seats are 0 to 1"),
        (("report", 'game = "biber-gang"\n' * 30), 'cannot read game = "biber-gang"'),
        (("legal", "biber-gang", ""), "the name of a file is empty"),
        (("legal", "biber-gang", os.devnull), "there is no [[seat]] here: write one for each"),
        (("arena", "biber-gang", "--bots", "careful,uniform", "--out", ""), "the name of a file is empty"),
        (("restore", ""), "the name of a file is empty"),
        (("dataset", "biber-gang", "--out", ""), "argument --out: the name of the folder is empty"),
        (("backup", ""), "the name of the file is empty"),
        (("serve", "--port", "0", "--data", ""), "argument --data: the name of the folder is empty"),
        (("check", "--data", ""), "argument --data: the name of the folder is empty"),
        (("admin", "list", "--data="), "argument --data: the name of the folder is empty"),
    ],
)
def test_bad_input_is_refused_in_one_line(biberbau: Terminal, arguments: tuple[str, ...], reason: str) -> None:
    refusal = biberbau(*arguments).refusal
    assert refusal.startswith("biberbau")
    assert reason in refusal


def test_help_names_every_command(biberbau: Terminal) -> None:
    listed = biberbau("--help").output
    for name in COMMANDS:
        assert re.search(rf"^    {name} ", listed, re.MULTILINE)
        assert f"biberbau {name}" in biberbau(name, "--help").output
    assert biberbau("--version").output == f"biberbau {__version__}\n"


@pytest.mark.long
def test_a_reader_who_has_had_enough_is_no_error() -> None:
    run = subprocess.run(
        f"'{sys.executable}' -m biberbau replay docs/examples/match.txt | head -n 1",
        shell=True,
        cwd=Path(TABLE).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.count("\n") == 1
    assert run.stderr == ""


def in_shell(command: str, streams: str) -> subprocess.CompletedProcess[str]:
    """Run a command whose standard streams a shell leads elsewhere."""
    words = f"exec '{sys.executable}' -m biberbau {command} {streams}"
    return subprocess.run(words, shell=True, cwd=Path(TABLE).parents[2], capture_output=True, text=True, check=False)


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "streams", "status", "output", "errors"),
    [
        ("games", ">&-", 0, "", ""),
        ("legal biber-gang nowhere.toml", "2>&-", 2, "", ""),
        ("legal biber-gang -", "<&-", 2, "", "biberbau legal: standard input: line 1: biber-gang is for 2 to 6 seats"),
        ("simulate biber-gang --games 2 --json", "2>&-", 0, "{", ""),
        ("games", ">/dev/full", 2, "", "biberbau games: cannot write the output: No space left on device\n"),
        ("games --json", ">/dev/full", 2, "", "biberbau games: cannot write the output: No space left on device\n"),
    ],
)
def test_streams_that_are_closed_or_full_are_told_of_in_one_line_or_not_at_all(
    command: str, streams: str, status: int, output: str, errors: str
) -> None:
    run = in_shell(command, streams)
    assert run.returncode == status
    assert run.stdout.startswith(output) if output else not run.stdout
    assert run.stderr.startswith(errors) if errors else not run.stderr
    assert run.stderr.count("\n") == bool(errors)


@pytest.mark.long
def test_letters_that_a_terminal_does_not_have_end_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    shown = in_shell("replay docs/examples/match.txt --language de", "")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "?" in shown.stdout
    listed = in_shell("games --json", "")
    assert listed.stdout.isascii()
    assert json.loads(listed.stdout)["games"][1]["titles"]["de"] == "Daumen Drauf!"
    assert "ä" in json.dumps(json.loads(listed.stdout), ensure_ascii=False)
    played = in_shell("play biber-gang --language en", "<<'END'\nüben\nquit\nEND")
    assert (played.returncode, played.stderr) == (0, "")
    assert "biberbau/1 biber-gang/1" in played.stdout
