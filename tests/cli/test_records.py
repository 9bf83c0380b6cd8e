"""`replay` and `verify`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from biberbau.core.chance import FastStream, ListedStream, SeedStream, commitment
from biberbau.core.match import Match
from biberbau.core.record import parse_record, record_of
from biberbau.games import game_named
from tests.cli.running import MATCH, Terminal

LINE = Path(MATCH).read_text(encoding="utf-8").strip()
RECORD = parse_record(LINE)
SEED = RECORD.stream.removeprefix("seed:")


def test_replay_tells_every_move_and_the_result(biberbau: Terminal) -> None:
    found = biberbau("replay", MATCH, "--json").json
    assert [f"{move['seat']}:{move['action']}" for move in found["moves"]] == [
        f"{seat}:{action}" for seat, action in RECORD.actions
    ]
    assert [move["number"] for move in found["moves"]] == list(range(1, len(RECORD.actions) + 1))
    assert all(move["sentences"] for move in found["moves"])
    assert (found["over"], found["scores"], found["winners"]) == (True, RECORD.result, [0])
    assert found["position"].startswith('game = "biber-gang"')


@pytest.mark.parametrize("until", [0, 1, 5, 1000])
def test_replay_stops_where_it_is_told(biberbau: Terminal, until: int) -> None:
    found = biberbau("replay", LINE, "--until", str(until), "--json").json
    assert len(found["moves"]) == min(until, len(RECORD.actions))
    assert found["over"] == (until >= len(RECORD.actions))


def test_replay_with_a_seats_eyes_hides_what_it_did_not_see(biberbau: Terminal) -> None:
    everything = biberbau("replay", LINE, "--json").json
    seen = biberbau("replay", LINE, "--seat", "1", "--json").json
    assert seen["position"] is None
    assert seen["moves"][0]["action"] is None
    drawn_by_the_other = [
        number for number, move in enumerate(everything["moves"]) if (move["seat"], move["action"]) == (0, "deck")
    ]
    assert drawn_by_the_other
    for number in drawn_by_the_other:
        assert any(character.isdigit() for character in everything["moves"][number]["sentences"][0].split(":")[-1])
        assert seen["moves"][number]["sentences"] == ["Seat 0 draws a card from the deck."]


def test_replay_speaks_german(biberbau: Terminal) -> None:
    output = biberbau("replay", LINE, "--language", "de").output
    assert "Platz 0" in output
    assert "Seat" not in output


def test_replay_says_of_a_wrong_result_that_it_is_wrong(biberbau: Terminal) -> None:
    replayed = biberbau("replay", LINE.replace("result=5,33", "result=4,33"))
    warning = "biberbau replay: the record says the result is [4, 33], but the deal and the actions give [5, 33]\n"
    assert (replayed.status, replayed.errors) == (0, warning)
    assert replayed.output == biberbau("replay", LINE).output
    for fitting in (LINE, LINE.replace("result=5,33", "result=-")):
        assert biberbau("replay", fitting).errors == ""
    assert biberbau("replay", LINE.replace("result=5,33", "result=4,33"), "--until", "3").errors == ""


def test_verify_accepts_what_is_right(biberbau: Terminal) -> None:
    promise = commitment(bytes.fromhex(SEED))
    found = biberbau("verify", MATCH, "--commitment", promise, "--json").json
    assert (found["commitment"], found["compared"], found["result"]) == (promise, True, RECORD.result)
    assert biberbau("verify", "-", typed=f"# a comment\n{LINE}\n").status == 0


@pytest.mark.parametrize(
    ("actions", "told"), [(0, "nobody has acted yet"), (1, "its only action is legal"), (2, "all 2 actions are legal")]
)
def test_verify_counts_the_actions(biberbau: Terminal, actions: int, told: str) -> None:
    begun = replace(RECORD, result=None, actions=RECORD.actions[:actions])
    assert f"comes from the seed; {told}\n" in biberbau("verify", str(begun)).output


def test_a_match_that_was_ended_early_is_verified_and_replayed_as_such(biberbau: Terminal) -> None:
    line = LINE.replace("result=5,33", "result=ended").replace(",1:pile,1:swap-T3", "")
    found = biberbau("verify", line, "--json").json
    assert (found["over"], found["ended"], found["result"]) == (False, True, None)
    assert "ended early, and nobody has won it" in biberbau("verify", line).output
    assert "ended early, and nobody has won it" in biberbau("replay", line, "--language", "en").output
    assert "ended early" not in biberbau("replay", line, "--until", "3", "--language", "en").output


OTHER_SEED = SeedStream(bytes(32)).label.removeprefix("seed:")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f"seed:{SEED}", f"seed:{OTHER_SEED}", "of the record"),
        ("result=5,33", "result=4,33", "the deal and the actions give [5, 33]"),
        ("result=5,33", "result=-", "the deal and the actions give [5, 33]"),
        ("result=5,33", "result=ended", "the match was ended early, but the deal and the actions give [5, 33]"),
        (",1:pile,1:swap-T3", "", "no result yet"),
        ("1:pile,1:swap-T3", "1:pile,1:swap-T1", "the deal and the actions give"),
        ("0:turn-B3", "0:turn-T3", "clause 3.6"),
        ("0:turn-B3", "0:burn-B3", "is no action"),
        ("1:deck", "0:deck", "clause 3.1"),
        ("1:deck", "9:deck", "action 3 of the record, 9:deck"),
        ("1:deck", f"{2**80}:deck", "there is no such seat; seats are 0 to 1"),
        ("1:deck", "deck", "has no colon"),
        ("1:deck", "one:deck", "no whole number"),
        (f"seed:{SEED}", "fast:7", "not dealt from a deal seed"),
        (f"seed:{SEED}", "seed:77", "32 bytes"),
        (f"seed:{SEED}", "moon:77", "no stream of chance"),
        ("biber-gang/1", "biber-gang/2", "in version 1, and not in 2"),
        ("biber-gang/1", "chess/1", "no game 'chess'"),
        ("biber-gang/1", "biber-gang", "second field"),
        ("biber-gang/1", "biber-gang/²", "second field"),
        ("biber-gang/1", "biber-gang/" + 5000 * "1", "second field"),
        ("biberbau/1", "biberbau/9", "begins with biberbau/1"),
        ("seats=2", "seats=8", "2 to 6 players"),
        ("seats=2", "seats=two", "no whole number"),
        ("seats=2", "chairs=2", "expected seats="),
        ("options=rounds:1", "options=rounds:99", "rounds"),
        ("options=rounds:1", "options=laps:1", "no option laps"),
        ("seats=2 ", "", "fields"),
    ],
)
def test_verify_refuses_what_does_not_fit(biberbau: Terminal, old: str, new: str, reason: str) -> None:
    assert old in LINE
    assert reason in biberbau("verify", "-", typed=LINE.replace(old, new, 1)).refusal


@pytest.mark.parametrize(
    ("shown", "reason"),
    [("0" * 64, "does not fit"), ("", "64 hexadecimal"), ("xyz", "64 hexadecimal"), ("é" * 64, "64 hexadecimal")],
)
def test_verify_refuses_another_commitment(biberbau: Terminal, shown: str, reason: str) -> None:
    assert reason in biberbau("verify", MATCH, "--commitment", shown).refusal


@pytest.mark.parametrize("command", ["replay", "review"])
def test_chance_that_is_written_down_for_one_round_alone_is_refused(biberbau: Terminal, command: str) -> None:
    match = Match.new(game_named("biber-gang"), 2, FastStream(1), {"rounds": "2"})
    while not match.round_over:
        seat = match.obliged()[0]
        match.apply(seat, match.legal(seat)[0])
    listed = ListedStream(match.chance).label
    line = str(replace(record_of(match), stream=listed, actions=[*record_of(match).actions, (0, "open-T1-T2")]))
    assert "the listed chance has only" in biberbau(command, "-", typed=line).refusal


def test_a_file_holds_one_record(biberbau: Terminal) -> None:
    assert "there are 2" in biberbau("verify", "-", typed=f"{LINE}\n{LINE}\n").refusal
    assert "there are 0" in biberbau("replay", "-", typed="").refusal


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("typed", [b"\xff", b"\0", b"biberbau/1", b"[]", "🦫".encode()])
def test_what_is_no_record_is_refused(biberbau: Terminal, command: str, typed: bytes) -> None:
    assert biberbau(command, "-", typed=typed).refusal
