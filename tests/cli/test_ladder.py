"""What arenas have found, kept line by line and told again as courses and as a page."""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

import biberbau as library
from biberbau.arena.drawing import Scale, estimates_in_turn
from biberbau.arena.ladder import commit
from biberbau.core.estimate import Estimate
from biberbau.games import game_named
from tests.cli.running import Terminal

GANG = ("arena", "biber-gang", "--option", "rounds=1", "--deals", "20")


@pytest.fixture
def kept(biberbau: Terminal, tmp_path: Path) -> Path:
    """Three runs: two of one line-up under the same conditions, and one of another."""
    path = tmp_path / "kept.jsonl"
    for more in (
        ("careful,uniform",),
        ("careful,uniform,uniform", "--sprt", "--deals", "40"),
        ("careful,uniform", "--seed", "50"),
    ):
        assert biberbau(*GANG, "--keep", str(path), "--bots", *more).status == 0
    return path


def test_runs_are_told_course_by_course(biberbau: Terminal, kept: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    refusal = biberbau("ladder", str(kept), "--report", str(tmp_path)).refusal
    assert refusal == f"biberbau ladder: --report: cannot write {tmp_path}: Is a directory"
    told = biberbau("ladder", str(kept), "--report", str(page)).output.splitlines()
    assert told[0] == "biber-gang: careful against uniform (budget 1000, rounds=1)"
    assert [row.split()[0] for row in told[1:4]] == ["run", "1", "2"]
    assert told[5] == "biber-gang: careful against 2 × uniform (budget 1000, rounds=1)"
    assert "at least 0.366667" in told[7]
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 2
    assert "careful against 2 × uniform" in text
    assert "--deals 20 --seed 50 --budget 1000 --option rounds=1" in text


def test_what_is_kept_is_what_was_found(biberbau: Terminal, kept: Path) -> None:
    found = biberbau("ladder", str(kept), "--json").json["courses"]
    assert [len(course["runs"]) for course in found] == [2, 1]
    again = biberbau(*GANG, "--bots", "careful,uniform", "--seed", "50", "--json").json
    run = found[0]["runs"][1]
    assert (run["deals"], run["seed"], run["share"]) == (20, 50, again["bots"][0]["share"])
    assert run["edge"] == again["bots"][0]["edge"]
    tested = found[1]["runs"][0]
    assert tested["sprt"]["low"] == pytest.approx(1 / 3)
    assert tested["sprt"]["high"] == pytest.approx(1.1 / 3)
    assert tested["command"].endswith("--option rounds=1 --sprt")
    line = json.loads(kept.read_text(encoding="utf-8").splitlines()[0])
    assert line["version"] == library.__version__
    assert line["commit"] == commit()


def test_the_command_plays_the_same_again_to_the_last_digit(biberbau: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for asked, told in (
        ("--sprt=0.51234567,0.6", "--sprt 0.51234567,0.6"),
        ("--sprt-points=0,2.0000001", "--sprt-points=0,2.0000001"),
    ):
        assert biberbau(*GANG, "--bots", "careful,uniform", "--keep", str(path), asked).status == 0
        kept = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
        assert kept["command"].endswith(f"--option rounds=1 {told}")


def test_the_commit_is_the_one_that_began(biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody goes on to another one while the deals are played."""
    path, commits = tmp_path / "kept.jsonl", iter(["1111111", "2222222"])
    monkeypatch.setattr("biberbau.arena.ladder.commit", lambda: next(commits))
    assert biberbau(*GANG, "--keep", str(path), "--bots", "careful,uniform").status == 0
    assert biberbau("ladder", str(path), "--json").json["courses"][0]["runs"][0]["commit"] == "1111111"


def test_files_with_anything_else_are_refused_before_anything_is_played(biberbau: Terminal, tmp_path: Path) -> None:
    deals = tmp_path / "deals.jsonl"
    assert biberbau(*GANG, "--bots", "careful,uniform", "--out", str(deals)).status == 0
    before = deals.read_bytes()
    told = biberbau(*GANG, "--bots", "careful,uniform", "--keep", str(deals)).refusal
    assert "line 1 is no arena that was kept" in told
    assert deals.read_bytes() == before
    assert "line 1 is no arena that was kept" in biberbau("ladder", str(deals)).refusal
    for content in (b"[]\n", b"\xff\xfe\n"):
        deals.write_bytes(content)
        for command in (("ladder",), ("ratings",), (*GANG, "--bots", "careful,uniform", "--keep")):
            assert "line 1 is no JSON object" in biberbau(*command, str(deals)).refusal
    for door in ("ladder", "ratings"):
        refusal = biberbau(door, str(tmp_path)).refusal
        assert refusal == f"biberbau {door}: cannot read {tmp_path}: Is a directory"
        assert "the name of a file is empty" in biberbau(door, "").refusal
    assert "--keep" in biberbau(*GANG, "--bots", "careful,uniform", "--keep", "/nowhere/kept.jsonl").refusal


def test_no_page_is_written_over_results(biberbau: Terminal, kept: Path) -> None:
    before = kept.read_bytes()
    again = str(kept.parent / "." / kept.name)
    assert biberbau("ladder", str(kept), "--report", again).refusal.endswith(
        f"FILE and --report both name {kept}; name another file"
    )
    for option in ("--out", "--keep"):
        refusal = biberbau(*GANG, "--bots", "careful,uniform", option, str(kept), "--report", again).refusal
        assert f"{option} and --report both name {kept}" in refusal
    assert kept.read_bytes() == before


def test_runs_by_other_rules_are_another_course(biberbau: Terminal, kept: Path) -> None:
    first, *_ = kept.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["rules"] == game_named("biber-gang").version
    before = {key: value for key, value in json.loads(first).items() if key != "rules"}
    after = json.loads(first) | {"rules": 2}
    kept.write_text("".join(f"{json.dumps(line)}\n" for line in (before, after)) + f"{first}\n", encoding="utf-8")
    found = biberbau("ladder", str(kept), "--json").json["courses"]
    assert [(len(course["runs"]), course["conditions"]) for course in found] == [
        (2, "budget 1000, rounds=1"),
        (1, "rules of version 2, budget 1000, rounds=1"),
    ]


def test_a_last_line_without_an_end_gets_it(biberbau: Terminal, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes().removesuffix(b"\n"))
    assert biberbau(*GANG, "--keep", str(kept), "--bots", "careful,uniform").status == 0
    assert [len(course["runs"]) for course in biberbau("ladder", str(kept), "--json").json["courses"]] == [3, 1]


def test_an_interval_without_bounds_is_told_as_json_can(biberbau: Terminal, kept: Path) -> None:
    """As an arena of a single deal has left it."""
    line = json.loads(kept.read_text(encoding="utf-8").splitlines()[0])
    line["bots"][0]["edge"] = {"mean": 3.5, "low": -math.inf, "high": math.inf}
    kept.write_text(f"{json.dumps(line)}\n", encoding="utf-8")
    found = biberbau("ladder", str(kept), "--json").json["courses"][0]["runs"][0]
    assert found["edge"] == {"mean": 3.5, "low": None, "high": None}


def test_a_damaged_line_is_named(biberbau: Terminal, kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    wrong: dict[str, Any] = {"bots": [], "commit": 7, "sprt": {"low": 0.5}, "lineup": None, "format": "another/1"}
    for key, value in (wrong | {"deals": math.inf}).items():
        damaged = json.dumps(json.loads(lines[1]) | {key: value})
        kept.write_text("\n".join([lines[0], damaged, ""]), encoding="utf-8")
        assert "line 2 is no arena that was kept" in biberbau("ladder", str(kept)).refusal


def test_every_run_lies_where_its_share_is() -> None:
    values = [Estimate(0.4, 0.3, 0.5), Estimate(0.7, 0.6, 0.8)]
    plot = ElementTree.fromstring(estimates_in_turn("t", values, 0.5))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in plot.iter("circle")]
    assert dots[0][0] < dots[1][0]
    assert dots[0][1] > dots[1][1], "more wins lie higher"
    across = Scale(0.5, 2.5, 8, 352)
    assert [x for x, _ in dots] == [across.at(1), across.at(2)]
    ticks = [one.text for one in plot.iter("text") if float(one.attrib["y"]) > 170]
    assert ticks == ["1", "2"]


def test_the_commit_is_that_of_this_code_and_of_no_repository_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git, code = shutil.which("git"), tmp_path / "ladder.py"
    assert git is not None
    program: str = git
    code.write_text("# This version.\n")
    monkeypatch.setattr("biberbau.arena.ladder.__file__", str(code))

    def repository(*words: str) -> None:
        someone = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run([program, "-C", str(tmp_path), *someone, *words], capture_output=True, check=True)

    assert commit() is None
    repository("init")
    repository("commit", "--allow-empty", "--message", "Nothing yet")
    assert commit() is None
    repository("add", "ladder.py")
    repository("commit", "--message", "The ladder")
    clean = commit()
    assert clean is not None
    assert len(clean) >= 7
    assert set(clean) <= set("0123456789abcdef")
    code.write_text("# Another one.\n")
    assert commit() == f"{clean}+"
    monkeypatch.setattr("biberbau.arena.ladder.shutil.which", lambda name: None)
    assert commit() is None
