"""`report`."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from biberbau.laboratory import report
from tests.cli.running import EXAMPLES, Terminal

SHORT = ("--option", "games=1")
FEW = ("--matches", "20", "--probed", "4", "--without", "10")


@pytest.mark.long
def test_report_says_the_same_as_json_and_in_words(biberbau: Terminal) -> None:
    found = biberbau("report", "daumen-drauf", *SHORT, *FEW, "--json").json
    words = biberbau("report", "daumen-drauf", *SHORT, *FEW).output
    for row in found["measures"]:
        (line,) = [line for line in words.splitlines() if line.startswith(f"{row['title']} ")]
        low, high = row["estimate"]["low"], row["estimate"]["high"]
        assert low <= row["estimate"]["mean"] <= high
        assert f"{row['estimate']['mean']:z.2f} [{low:z.2f}, {high:z.2f}]" in line
    # Where there is one round, whoever is first decides first, and of two the other one comes next.
    lines = words.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("seat "))
    for number, seat in enumerate(found["by_seat"]):
        told = [f"{seat[key]['mean']:z.2f} [{seat[key]['low']:z.2f}, " for key in ("wins", "points", "first")]
        assert lines[head + 1 + number].startswith(f"{number} ")
        assert all(part in lines[head + 1 + number] for part in told)
    assert sum(seat["points"]["mean"] for seat in found["by_seat"]) == pytest.approx(0)
    assert sum(seat["first"]["mean"] for seat in found["by_seat"]) == pytest.approx(1)
    measured = {row["key"]: row for row in found["measures"]}
    assert {"good-actions", "stake", "luck", "skill", "skill-gnawer", "skill-feller"} < set(measured)
    assert {"drama", "security", "comeback", "lead-changes"}.isdisjoint(measured), "a single round has no course"
    kinds = {kind["name"]: kind for kind in found["kinds"]}
    assert set(kinds) == {"show", "pass", "parry"}
    # Who never shows a card where there is something else to do wins nothing.
    assert kinds["show"]["verdict"] == "needed"
    assert kinds["show"]["cost"]["low"] > 0
    cards = {card["name"]: card for card in found["cards"]}
    assert set(cards) == {"1-", "1+", "2-", "2+", "3-", "3+", "4-", "4+"}
    assert all(re.search(rf"^{re.escape(name)} .* {card['taken']:.1f} %", words, re.M) for name, card in cards.items())
    flagged = [f"{name} is {kind['verdict']}" for name, kind in kinds.items() if kind["flagged"]]
    flagged += [f"card {name} is {card['verdict']}" for name, card in cards.items() if card["flagged"]]
    assert flagged == [flag for flag in found["flags"] if " is " in flag]


def test_a_bot_may_leave_out_what_it_is_called(biberbau: Terminal) -> None:
    few, wren = ("--matches", "4", "--probed", "0", "--without", "2"), "tests.library.sparrow:Wren"
    assert biberbau("report", "daumen-drauf", *SHORT, *few, "--bots", wren, "--json").json["bots"] == [wren] * 2


@pytest.mark.long
def test_report_against_another_variant(biberbau: Terminal) -> None:
    quick = ("--matches", "10", "--probed", "0", "--without", "0")
    source = str(EXAMPLES / "long-evening.toml")
    found = biberbau("report", source, "--option", "rounds=2", "--against", source, *quick, "--json").json
    assert (found["name"], found["against"]["name"]) == ("A long evening", "A long evening")
    assert (found["options"]["rounds"], found["against"]["options"]["rounds"]) == ("2", "7")
    differences = {one["key"]: one for one in found["against"]["differences"]}
    assert differences["rounds"]["estimate"] == {"mean": 5.0, "low": 5.0, "high": 5.0}
    assert differences["rounds"]["differs"]
    alone = biberbau("report", source, *quick, "--json").json
    assert alone["measures"] == found["against"]["measures"], "a variant is measured alike alone and beside another"
    assert "differs" in biberbau("report", source, "--option", "rounds=2", "--against", source, *quick).output


def test_a_report_is_written_as_a_page(biberbau: Terminal, tmp_path: Path) -> None:
    quick = ("--matches", "10", "--probed", "0", "--without", "0")
    file = tmp_path / "report.html"
    other = ("--against", str(EXAMPLES / "long-evening.toml"), "--players", "3")
    told = biberbau("report", "biber-gang", *other, *quick, "--page", str(file), "--language", "de").output
    page = file.read_text(encoding="utf-8")
    # Tags that HTML leaves open are none of XML.
    root = ElementTree.fromstring(re.sub("<(!doctype|meta|br)[^>]*>", "", page))
    assert root.get("lang") == "de"
    titles = [label.text for label in root.iter("text") if label.get("class") == "label"]
    assert {"Vorteil des ersten Platzes", "Platz 0", "Platz 2"} <= set(titles)
    assert "10 Partien von careful" in page
    assert "wie viel besser der erste Platz abschneidet" in page
    assert "Das Zweite weniger das Erste, Punkte" in page
    assert told.splitlines()[0].startswith("biber-gang, 3 players")


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object) -> None:
        raise AssertionError("it has been played")

    monkeypatch.setattr(report, "report_on", play)
    assert "--page: cannot write" in biberbau("report", "biber-gang", "--page", str(tmp_path)).refusal
    assert "--page: cannot write" in biberbau("report", "biber-gang", "--page", "/nowhere/page.html").refusal


def test_a_report_on_searching_players_says_so_and_how_long_they_think(biberbau: Terminal) -> None:
    few = (*SHORT, "--matches", "3", "--probed", "0", "--without", "0", "--bots", "search", "--budget", "20")
    found = biberbau("report", "daumen-drauf", *few, "--json").json
    assert (found["bots"], found["budget"], found["matches"]) == (["search", "search"], "20", 3)
    assert "3 matches of search with 20 playouts a decision" in biberbau("report", "daumen-drauf", *few).output
    assert "search mit 20 Probepartien" in biberbau("report", "daumen-drauf", *few, "--language", "de").output
    careful = biberbau("report", "daumen-drauf", *few[:-4], "--json").json
    assert careful["budget"] is None
    assert careful["measures"] != found["measures"], "other players play otherwise"


def test_report_refuses_what_it_cannot_measure(biberbau: Terminal, tmp_path: Path) -> None:
    assert "no game and no file called 'whist.toml'" in biberbau("report", "whist.toml").refusal
    broken = tmp_path / "broken.toml"
    broken.write_text('game = "biber-gang"\n[options]\nround = 7\n', encoding="utf-8")
    assert "round" in biberbau("report", str(broken)).refusal
    twice = ("--option", "rounds=2", "--option", "rounds=3")
    broken.write_text('game = "biber-gang"\n[constants]\nbeavers = 17\n', encoding="utf-8")
    for command in ("report", "simulate", "play"):
        refusal = biberbau(command, str(broken)).refusal
        assert refusal == f"biberbau {command}: {broken}: beavers is a whole number from 0 to 16; here is 17"
    assert "rounds is given twice" in biberbau("report", "biber-gang", *twice).refusal
    assert "not of biber-gang and beanie" in biberbau("report", "biber-gang", "--against", "beanie").refusal
    assert "say --players" in biberbau("report", "biber-gang", "--against", str(EXAMPLES / "long-evening.toml")).refusal
    assert "rounds" in biberbau("report", "biber-gang", "--option", "rounds=x").refusal
