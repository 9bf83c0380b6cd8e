"""Files of results: a run goes on where it stopped, and comes to the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biberbau.arena import Hypotheses, run_arena
from biberbau.arena.result import ArenaResult
from biberbau.arena.store import StoreError, read_matches
from biberbau.bots import Budget
from biberbau.core.game import Game
from biberbau.games import game_named
from tests.contract.matches import every_game, short_options

GANG = game_named("biber-gang")
ONE_ROUND = {"rounds": "1"}


def play(
    deals: int, out: Path | None = None, lineup: tuple[str, ...] = ("careful", "uniform"), seed: int = 3
) -> ArenaResult:
    return run_arena(GANG, lineup, deals, seed, ONE_ROUND, Budget(playouts=20), out=out)


@pytest.mark.long
@every_game
def test_going_on_comes_to_the_same_as_one_run(game: Game, tmp_path: Path) -> None:
    options = short_options(game, {})
    for lineup, first, last in ((["careful", "uniform"], 100, 700), (["search", "careful"], 1, 3)):
        out = tmp_path / f"{lineup[0]}.jsonl"
        whole = run_arena(game, lineup, last, 5, options, Budget(playouts=20))
        run_arena(game, lineup, first, 5, options, Budget(playouts=20), out=out)
        resumed = run_arena(game, lineup, last, 5, options, Budget(playouts=20), out=out)
        assert resumed.bots == whole.bots
        assert resumed.ratings == whole.ratings
        assert resumed.totals.tolist() == whole.totals.tolist()
        assert len(out.read_text().splitlines()) == 1 + last


def test_evenings_are_kept_whole(tmp_path: Path) -> None:
    out = tmp_path / "evenings.jsonl"
    lineup, budget = ("careful", "search"), Budget(playouts=5)
    whole = run_arena(GANG, lineup, 3, 3, ONE_ROUND, budget, evening=2)
    run_arena(GANG, lineup, 2, 3, ONE_ROUND, budget, out=out, evening=2)
    resumed = run_arena(GANG, lineup, 3, 3, ONE_ROUND, budget, out=out, evening=2)
    assert resumed.totals.tolist() == whole.totals.tolist()
    assert resumed.course == whole.course
    _, matches = read_matches(out)
    players = [match.players for match in matches]
    assert players[:4] == [lineup, lineup, lineup[::-1], lineup[::-1]]
    assert len(players) == whole.matches
    with pytest.raises(StoreError, match="its evening is 2, not 1"):
        run_arena(GANG, lineup, 3, 3, ONE_ROUND, budget, out=out)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    play(5, out)
    lines = out.read_text().splitlines()
    doctored = json.loads(lines[1])
    doctored["totals"] = [[1000, 2000], [2000, 1000]]
    out.write_text("\n".join([lines[0], json.dumps(doctored), *lines[2:]]) + "\n")
    assert play(5, out).totals[0].tolist() == [[1000, 2000], [2000, 1000]]
    assert play(2, out).deals == 2
    assert len(out.read_text().splitlines()) == 6


@pytest.mark.parametrize("cut", [1, 10, 40])
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    whole = play(6, out)
    content = out.read_bytes()
    out.write_bytes(content[:-cut])
    assert play(6, out).totals.tolist() == whole.totals.tolist()
    assert out.read_bytes() == content
    first = content.splitlines()[0]
    for begun in (first, first[:-cut], first[:cut]):
        out.write_bytes(begun)
        assert play(6, out).totals.tolist() == whole.totals.tolist()
        assert out.read_bytes() == content


def test_another_run_is_refused_with_what_differs(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    play(2, out)
    with pytest.raises(StoreError, match="its seed is 3, not 4"):
        play(2, out, seed=4)
    with pytest.raises(StoreError, match="its lineup is"):
        play(2, out, ("uniform", "careful"))
    head, *rest = out.read_text().splitlines()
    out.write_text("\n".join([json.dumps(json.loads(head) | {"sources": "0" * 16}), *rest]) + "\n")
    with pytest.raises(StoreError, match="its sources is"):
        play(2, out)


@pytest.mark.parametrize(
    "content", [b"hello\n", b"[]\n", b'{"format": "x"}\n', b"\xff\xfe\n", b"[" * 100_000, b"\nand no end"]
)
def test_a_file_that_is_no_arenas_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    out.write_bytes(content)
    with pytest.raises(StoreError, match="line"):
        play(2, out)
    assert out.read_bytes() == content


def test_a_broken_deal_is_refused_with_its_line(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    play(4, out)
    lines = out.read_text().splitlines()
    out.write_text("\n".join(lines[:2] + lines[3:]) + "\n")
    with pytest.raises(StoreError, match="line 3 is not deal 1"):
        play(4, out)
    deal = json.loads(lines[2])
    for changes in ({"totals": [[1], [2, 3]]}, {"totals": "none"}, {"decisions": [2**70, 1]}, {"totals": None}):
        out.write_text("\n".join([*lines[:2], json.dumps(deal | changes)]) + "\n")
        with pytest.raises(StoreError, match="line 3 is not deal 1"):
            play(4, out)
    out.write_text("\n".join([*lines[:2], json.dumps({"deal": 1})]) + "\n")
    with pytest.raises(StoreError, match="line 3 is not deal 1"):
        play(4, out)


def test_a_test_decided_in_the_file_stays_decided(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    whole = play(300, out)
    tested = run_arena(
        GANG, ["careful", "uniform"], 300, 3, ONE_ROUND, Budget(playouts=20), out=out, hypotheses=Hypotheses(0.5, 0.7)
    )
    assert tested.sprt is not None
    assert tested.sprt.accepted == 0.7
    assert 1 < tested.deals < 100
    assert tested.totals.tolist() == whole.totals[: tested.deals].tolist()


def test_matches_are_read_with_who_sat_where(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    result = play(2, out)
    game, matches = read_matches(out)
    found = list(matches)
    assert game == "biber-gang"
    assert [match.players for match in found] == [("careful", "uniform"), ("uniform", "careful")] * 2
    assert [list(match.totals) for match in found] == result.totals.reshape(-1, 2).tolist()


def test_results_of_people_are_read_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "people.jsonl"
    head = '{"format": "biberbau-results/1", "game": "biber-gang"}\n'
    file.write_text(head + '{"players": ["Ann", "search"], "totals": [5, 33]}\n')
    game, matches = read_matches(file)
    assert (game, [match.players for match in matches]) == ("biber-gang", [("Ann", "search")])
    endless = f'{{"players": ["Ann", "Ben"], "totals": [5, {"9" * 400}]}}'
    for line in ('{"players": ["Ann"], "totals": [5]}', '{"players": ["Ann", "Ben"], "totals": [5]}', "{}", endless):
        file.write_text(head + line + "\n")
        with pytest.raises(StoreError, match="line 2"):
            list(read_matches(file)[1])
