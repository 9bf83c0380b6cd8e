"""`arena` with everything it can do, and `ratings`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from biberbau.arena.setting import FIRST_OF_TRAININGS
from biberbau.cli.output import progress
from tests.arena.elsewhere import interpret_elsewhere
from tests.cli.running import Terminal

GANG = ("arena", "biber-gang", "--option", "rounds=1")

RIVAL = "search-7f11d0b"


def test_a_sequential_test_stops_and_says_what_it_accepts(biberbau: Terminal) -> None:
    told = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "500", "--sprt", "0.6,0.8")
    assert "careful wins 0.8 or more: accepted" in told.output
    found = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "500", "--sprt", "0.6,0.8", "--json").json
    assert found["deals"] < 500
    assert found["sprt"]["accepted"] == 0.8
    assert abs(found["sprt"]["ratio"]) >= found["sprt"]["bound"] == pytest.approx(2.944, abs=1e-3)
    decided = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "500", "--sprt", "0.01,0.9", "--json")
    assert decided.json["deals"] == 2, "one deal is enough for the test, and too few for an interval"
    assert "Infinity" not in decided.output
    open_end = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "2", "--sprt", "0.6,0.8")
    assert "not decided" in open_end.output


@pytest.mark.long
def test_points_without_luck_decide_with_fewer_deals(biberbau: Terminal) -> None:
    asked = (*GANG, "--bots", "elder,careful", "--budget", "300", "--seed", "2026", "--deals", "80")
    raw, clear = (biberbau(*asked, "--sprt-points", "0,2", *more, "--json").json for more in ((), ("--luck",)))
    assert raw["sprt"]["accepted"] == clear["sprt"]["accepted"] == 2.0
    assert raw["sprt"]["of"] == "points"
    assert clear["deals"] < raw["deals"] < 80
    first = clear["adjusted"][0]
    assert first["worth"] == pytest.approx(clear["deals"] * (first["sd"] / first["adjusted_sd"]) ** 2)
    assert first["worth"] > 2 * clear["deals"]
    told = biberbau(*asked, "--sprt-points=0,2", "--luck").output
    assert f"without luck these {clear['deals']} deals say as much as {first['worth']:.0f} do as they come out" in told
    assert "elder is better by 2 points or more: accepted" in told
    alike = (*GANG, "--bots", "careful,careful")
    assert "there are none" in biberbau(*alike, "--sprt-points", "0,2").refusal
    assert "the lower first" in biberbau(*asked, "--sprt-points", "2,0").refusal
    assert "do not go together" in biberbau(*asked, "--sprt-points", "0,2", "--sprt").refusal


@pytest.mark.long
def test_a_bot_thinks_for_as_long_as_its_name_says(biberbau: Terminal) -> None:
    endgame = ("arena", "daumen-drauf", "--option", "games=1", "--deals", "6", "--json")
    named = biberbau(*endgame, "--bots", "search@40,careful", "--budget", "9").json
    told = biberbau(*endgame, "--bots", "search,careful", "--budget", "40").json
    other = biberbau(*endgame, "--bots", "search,careful", "--budget", "9").json
    assert named["lineup"] == ["search@40", "careful"]
    assert named["bots"][0]["score"] == told["bots"][0]["score"] != other["bots"][0]["score"]
    assert named["repeatable"]
    pair = ("arena", "biber-gang", "--option", "rounds=1", "--deals", "2", "--bots")
    assert not biberbau(*pair, "search@1ms,search@2", "--json").json["repeatable"]
    assert biberbau(*pair, "tests.library.sparrow:Sparrow@5,uniform", "--json").json["matches"] == 4
    assert "leave out '@8'" in biberbau(*pair, "careful@8,uniform").refusal
    assert "'0' is no budget" in biberbau(*pair, "search@0,uniform").refusal
    assert "has no bot 'nobody@8'" in biberbau(*pair, "nobody@8,uniform").refusal
    assert "has no bot 'search@soon'" in biberbau(*pair, "search@soon,uniform").refusal


def test_ratings_are_part_of_the_result(biberbau: Terminal) -> None:
    found = biberbau(*GANG, "--bots", "uniform,careful", "--deals", "40", "--json").json
    assert [rating["player"] for rating in found["ratings"]] == ["careful", "uniform"]
    assert found["ratings"][0]["mu"] - found["ratings"][1]["mu"] > 10
    assert found["ratings"][0]["matches"] == 80
    assert found["sprt"] is None


def test_it_is_told_who_won_how_many_deals(biberbau: Terminal, tmp_path: Path) -> None:
    page, pair = tmp_path / "page.html", (*GANG, "--bots", "careful,uniform", "--deals", "20")
    told = biberbau(*pair, "--report", str(page)).output.splitlines()
    place = told.index("deals won, all matches of a deal together:")
    assert [row.split()[:2] for row in told[place + 1 : place + 3]] == [["careful", "1.000"], ["uniform", "0.000"]]
    assert "<td>1.000 [0.839, 1.000]</td>" in page.read_text()
    careful, uniform = biberbau(*pair, "--json").json["bots"]
    assert careful["deals_won"] == pytest.approx({"mean": 1.0, "low": 0.8389, "high": 1.0}, abs=1e-4)
    assert uniform["deals_won"] == pytest.approx({"mean": 0.0, "low": 0.0, "high": 0.1611}, abs=1e-4)
    alone = biberbau(*GANG, "--bots", "careful,careful", "--deals", "4")
    assert "deals won" not in alone.output


def test_a_report_is_written_with_the_command_that_repeats_it(biberbau: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    outcome = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "20", "--seed", "4", "--report", str(page))
    assert outcome.status == 0
    text = page.read_text()
    assert "careful against uniform: Biber Gang" in text
    assert (
        "biberbau arena biber-gang --bots careful,uniform --deals 20 --seed 4 --budget 1000 --option rounds=1" in text
    )


def test_the_course_of_evenings_is_told(biberbau: Terminal, tmp_path: Path) -> None:
    page, evening = tmp_path / "page.html", ("--bots", "careful,uniform", "--deals", "6", "--evening", "5")
    told = biberbau(*GANG, *evening, "--report", str(page)).output
    assert "6 deals from seed 0, 60 matches" in told
    assert [row.split("  ")[0] for row in told.splitlines()[-3:]] == ["match 1", "match 2", "3 to 5"]
    assert "--evening 5" in page.read_text()
    assert "evenings of 5 matches" in page.read_text()
    found = biberbau(*GANG, *evening, "--json").json
    assert [(stretch["first"], stretch["last"]) for stretch in found["course"]] == [(1, 1), (2, 2), (3, 5)]
    assert found["evening"] == 5


def test_people_and_bots_are_rated_together(biberbau: Terminal, tmp_path: Path) -> None:
    out, people = tmp_path / "deals.jsonl", tmp_path / "people.jsonl"
    assert biberbau(*GANG, "--bots", "careful,uniform", "--deals", "30", "--out", str(out)).status == 0
    line = json.dumps({"players": ["Ann", "careful"], "totals": [3, 9]})
    people.write_text('{"format": "biberbau-results/1", "game": "biber-gang"}\n' + f"{line}\n" * 20)
    told = biberbau("ratings", str(out), str(people)).output.splitlines()
    assert [row.split()[0] for row in told[1:]] == ["Ann", "careful", "uniform"]
    found = biberbau("ratings", str(out), str(people), "--drift", "0.5", "--json").json
    assert [rating["matches"] for rating in found["ratings"]] == [20, 80, 60]
    assert found["game"] == "biber-gang"


@pytest.mark.long
def test_a_guest_plays(biberbau: Terminal) -> None:
    found = biberbau(*GANG, "--bots", "openspiel-ismcts,uniform", "--deals", "2", "--budget", "30", "--json").json
    assert found["bots"][0]["bot"] == "openspiel-ismcts"
    assert found["bots"][0]["share"]["mean"] > 0.5


def test_progress_is_a_line_every_half_minute(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("biberbau.cli.output.time.monotonic", lambda: now[0])
    with progress("biber-gang", 101, lines=True) as step:
        for _ in range(101):
            step(1)
            now[0] += 1
    lines = capsys.readouterr().err.splitlines()
    assert lines == [f"biber-gang: {done} of 101, some {101 - done} s left" for done in (31, 61, 91)]
    with progress("biber-gang", 2) as step:
        now[0] += 1000
        step(1)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--sprt", "0.5"), "not LOW,HIGH"),
        (("--sprt", "0.6,0.5"), "the lower first"),
        (("--sprt", "0.5,1.0"), "--sprt: careful cannot win 1 or more"),
        (("--report", "/nowhere/page.html"), "--report"),
        (("--out", "/nowhere/deals.jsonl"), "--out"),
        (("--ray", "--threads", "2"), "do not go together"),
        (("--seed", str(FIRST_OF_TRAININGS - 4)), "belong to trainings"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(biberbau: Terminal, more: tuple[str, ...], why: str) -> None:
    refusal = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "5", *more).refusal
    assert why in refusal


def test_the_last_deals_before_those_of_trainings_are_played(biberbau: Terminal) -> None:
    words = (*GANG, "--bots", "careful,uniform", "--deals", "5", "--seed", str(FIRST_OF_TRAININGS - 5))
    assert "5 deals" in biberbau(*words).output


@pytest.mark.parametrize("option", ["--keep", "--report"])
def test_a_command_that_plays_the_same_again_names_a_file(option: str, biberbau: Terminal, tmp_path: Path) -> None:
    words = ("arena", "-", "--bots", "careful,uniform", "--deals", "2", option, str(tmp_path / "told"))
    assert "name a file, not '-'" in biberbau(*words, typed='game = "biber-gang"\n').refusal
    assert not (tmp_path / "told").exists()


def test_files_that_do_not_fit_are_refused(biberbau: Terminal, tmp_path: Path) -> None:
    out, other = tmp_path / "deals.jsonl", tmp_path / "other.jsonl"
    assert biberbau(*GANG, "--bots", "careful,uniform", "--deals", "2", "--out", str(out)).status == 0
    again = biberbau(*GANG, "--bots", "careful,uniform", "--deals", "2", "--seed", "9", "--out", str(out)).refusal
    assert "its seed is 0, not 9" in again
    page = tmp_path / "page.html"
    page.write_text("of an earlier run")
    words = ("--bots", "careful,uniform", "--deals", "2", "--seed", "9", "--out", str(out), "--report", str(page))
    assert biberbau(*GANG, *words).status == 2
    assert page.read_text() == "of an earlier run"
    new, kept = tmp_path / "new.html", tmp_path / "kept.jsonl"
    assert biberbau(*GANG, *words[:-1], str(new), "--keep", str(kept)).status == 2
    assert not new.exists()
    assert not kept.exists()
    other.write_text('{"format": "biberbau-results/1", "game": "daumen-drauf"}\n')
    assert "one game at a time" in biberbau("ratings", str(out), str(other)).refusal
    assert "cannot read" in biberbau("ratings", str(tmp_path / "nothing.jsonl")).refusal
    assert "0 to 10" in biberbau("ratings", str(out), "--drift", "-1").refusal


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [("ray", ("--ray",), "biberbau[ray]"), ("pyspiel", ("--bots", "openspiel-ismcts,careful"), "biberbau[openspiel]")],
)
def test_a_missing_extra_is_named(
    biberbau: Terminal, monkeypatch: pytest.MonkeyPatch, module: str, words: tuple[str, ...], extra: str
) -> None:
    for name in [name for name in sys.modules if name.startswith(("pyspiel", "open_spiel", "biberbau.envs"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    bots = () if "--bots" in words else ("--bots", "careful,uniform")
    assert extra in biberbau(*GANG, *bots, *words, "--deals", "2").refusal


@pytest.mark.long
def test_a_rival_is_a_bot_of_arena_and_simulate(biberbau: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    interpret_elsewhere(monkeypatch)
    few = ("biber-gang", "--option", "rounds=1", "--budget", "5", "--threads", "1", "--json")
    # With five players search has learned nothing, and plays as it did.
    then, now = (
        biberbau("simulate", *few, "--players", "5", "--games", "2", "--bots", f"{name}{',uniform' * 4}").json
        for name in (RIVAL, "search")
    )
    assert [seat["mean"] for seat in then["seats"]] == [seat["mean"] for seat in now["seats"]]
    compared = biberbau("arena", *few, "--deals", "2", "--bots", f"{RIVAL},uniform").json
    assert [bot["bot"] for bot in compared["bots"]] == [RIVAL, "uniform"]
