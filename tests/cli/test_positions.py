"""`legal` and `apply`."""

from __future__ import annotations

import pytest

from biberbau.core.position import format_position, parse_position
from biberbau.games import game_named
from tests.cli.running import TABLE, Terminal
from tests.contract.matches import finished_match

OPENING = "seats = 2\nseed = 5\n"

EVEN_OPENING = """
seats = 2
seed = 3
[[seat]]
top = "(5) (6) ? ?"
[[seat]]
top = "(5) (6) ? ?"
"""


def test_legal_lists_the_actions_of_the_seats_to_act(biberbau: Terminal) -> None:
    found = biberbau("legal", "biber-gang", TABLE, "--json").json
    assert list(found["legal"]) == ["0"]
    assert "swim-B2-T4" in found["legal"]["0"]
    assert "swap-B2" not in found["legal"]["0"]
    assert (found["actors"], found["over"], found["round_over"], found["scores"]) == ([0], False, False, [0, 0])


def test_legal_lists_several_actors(biberbau: Terminal) -> None:
    found = biberbau("legal", "biber-gang", "-", "--json", typed=OPENING).json
    assert found["actors"] == [0, 1]
    assert len(found["legal"]["0"]) == len(found["legal"]["1"]) == 28


def test_legal_of_one_seat(biberbau: Terminal) -> None:
    assert biberbau("legal", "biber-gang", TABLE, "--seat", "1", "--json").json["legal"] == {"1": []}
    assert biberbau("legal", "biber-gang", TABLE, "--seat", "1").output == "seat 1 is not to act\n"
    assert biberbau("legal", "biber-gang", TABLE, "--seat", "0").output.startswith("swap-T1 ")


def test_legal_in_a_finished_match_gives_the_scores(biberbau: Terminal) -> None:
    game = game_named("biber-gang")
    match = finished_match(game, 3, {"rounds": "1"}, seed=4)
    found = biberbau("legal", "biber-gang", "-", "--json", typed=format_position(match.states, game, 0)).json
    assert (found["actors"], found["legal"], found["over"], found["round_over"]) == ([], {}, True, True)
    assert found["scores"] == found["round_scores"] == match.totals
    assert found["winners"] == match.winners


def test_apply_prints_a_position_that_can_be_read(biberbau: Terminal) -> None:
    found = biberbau("apply", "biber-gang", TABLE, "swim-B2-B1", "--json").json
    assert found["chance"] == []
    states, _ = parse_position(found["position"], game_named("biber-gang"))
    assert states[0]["turn"] == 1
    assert biberbau("apply", "biber-gang", TABLE, "0:swim-B2-B1").output == found["position"]
    assert biberbau("legal", "biber-gang", "-", typed=found["position"]).output == "seat 1: deck pile\n"


def test_apply_notes_the_chance_it_used(biberbau: Terminal) -> None:
    found = biberbau("apply", "biber-gang", "-", "0:open-T1-T2", "1:open-T1-T2", "--json", typed=EVEN_OPENING).json
    assert len(found["chance"]) == 1
    assert found["actors"] == found["chance"]
    assert f"# chance used: {found['chance'][0]}\n" in found["position"]
    starters = {
        biberbau(
            "apply",
            "biber-gang",
            "-",
            "0:open-T1-T2",
            "1:open-T1-T2",
            "--seed",
            str(seed),
            "--json",
            typed=EVEN_OPENING,
        ).json["actors"][0]
        for seed in range(12)
    }
    assert starters == {0, 1}


@pytest.mark.parametrize("split", range(1, 5))
def test_actions_one_by_one_or_together_come_to_the_same(biberbau: Terminal, split: int) -> None:
    actions = ["0:open-T1-T2", "1:open-T1-T2", "deck", "swap-T3", "deck"]
    together = biberbau("apply", "biber-gang", "-", *actions, "--json", typed=EVEN_OPENING).json
    between = biberbau("apply", "biber-gang", "-", *actions[:split], typed=EVEN_OPENING).output
    after = biberbau("apply", "biber-gang", "-", *actions[split:], "--json", typed=between).json
    same = ("position", "seed", "actors")
    without_chance = [
        [line for line in found["position"].splitlines() if not line.startswith("#")] for found in (together, after)
    ]
    assert without_chance[0] == without_chance[1]
    assert [together[key] for key in same[1:]] == [after[key] for key in same[1:]]


def test_apply_begins_the_next_round(biberbau: Terminal) -> None:
    game = game_named("biber-gang")
    match = finished_match(game, 2, {"rounds": "1"}, seed=4)
    over = (
        format_position(match.states, game, 9).replace("rounds = 1", "rounds = 2").replace("match_over", "round_over")
    )
    assert "next-round" in biberbau("apply", "biber-gang", "-", "deck", typed=over).refusal
    found = biberbau("apply", "biber-gang", "-", "next-round", "1:open-T1-B1", "--json", typed=over).json
    assert len(found["chance"]) == 108
    assert (found["actors"], found["scores"], found["seed"] != 9) == ([0], match.totals, True)
    assert "next round" in biberbau("apply", "biber-gang", TABLE, "next-round").refusal


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("swap-B2", "clause 4.3"),
        ("1:deck", "clause 3.1"),
        ("deck", "clause 3.2"),
        ("swap-T9", "is no action"),
        ("7:deck", "seats are 0 to 1"),
        ("x:deck", "seats are 0 to 1"),
        ("-1:deck", "seats are 0 to 1"),
        ("0:", "is no action"),
        ("open-T1-T1", "is no action"),
        ("", "is no action"),
    ],
)
def test_apply_says_why_not(biberbau: Terminal, action: str, reason: str) -> None:
    assert reason in biberbau("apply", "biber-gang", TABLE, "--", action).refusal


def test_apply_asks_which_seat(biberbau: Terminal) -> None:
    assert "write SEAT:open-T1-T2" in biberbau("apply", "biber-gang", "-", "open-T1-T2", typed=OPENING).refusal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats = ", "TOML"),
        ("seats = 9", "line 1"),
        ("seats = 2\ngame = 'chess'", "not of biber-gang"),
        ("seats = 2\ngame = 5", "the position is of '5'"),
        ("seats = 2\n[options]\nrounds = 99", "line 3"),
        ("seats = 2\n[options]\nround = 1", "line 3"),
        ("seats = 2\nshoes = 2", "no key shoes"),
        ("seats = 2\n[shoes]\nleft = 1", "line 2"),
        ("seats = 2\n[table]\n'draw' = '7'", "line 2: [table] has no key draw; it knows caller"),
        ("seats = 2\ntable.draw = '7'", "[table] has no key draw"),
        ("seats = 2\ntable = {draw = '7'}", "[table] has no key draw"),
        ("seats = 2\n[table.hut]\ndrawn = '7'", "[table] has no key hut"),
        ("[[seat]]\n[[seat]]\n\"tip\" = '? ? ? ?'", "line 2: [seat] has no key tip"),
        ('seats = 2\n"shoes" = 2', "the top has no key shoes"),
        ("seats = 2\n[table]\ndrawn = '77'", "line 3"),
        ("seats = 2\n[table]\ndrawn = 7", "line 3"),
        ("seats = 2\n[table]\ndiscard = 'B B B B B'", "only 4 beavers"),
        ("seats = 2\n[table]\ndeck = 3", "line 3"),
        ("seats = 2\n[table]\nreshuffled = 1", "line 3: reshuffled is true or false"),
        ("seats = 2\n[table]\nreshuffled = 'true'", "line 3: reshuffled is true or false"),
        ("[[seat]]\ntop = '1 2 3'\n[[seat]]", "line 2"),
        ("seats = 2\nseed = -1", "line 2"),
        ("seats = true", "line 1"),
        ("seat = 3", "line 1"),
        ("seats = 2\noptions = 3", "line"),
        ("seats = 2\ntable = 3", "line"),
        ("seats = 2\nseat = [1, 2]", "line"),
        (b"\xff\xfe", "UTF-8"),
        ("", "line 1"),
        ("\0", "TOML"),
    ],
)
def test_positions_that_cannot_be_are_refused(biberbau: Terminal, text: str | bytes, reason: str) -> None:
    refusal = biberbau("legal", "biber-gang", "-", typed=text).refusal
    assert reason in refusal
    assert "standard input" in refusal or reason == "not of biber-gang"


@pytest.mark.parametrize("source", ["no-such-file.toml", ".", "no\0file"])
def test_files_that_cannot_be_read_are_refused(biberbau: Terminal, source: str) -> None:
    assert "cannot read" in biberbau("legal", "biber-gang", source).refusal
    assert "cannot read" in biberbau("replay", source).refusal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[seat]]\nhand = 'Y1+ Y1+'\n[[seat]]", "Y1+ is in play twice"),
        ("[[seat]]\nhand = 'Y1+'\n[[seat]]\nhand = 'Y1+'", "line 4: hand: Y1+ is in play twice"),
        ("[[seat]]\nhand = 'Y5+'\n[[seat]]", "numbers end at 4"),
        ("[[seat]]\nhand = 'Y1+ Y1- Y2+ Y2- Y3+ Y3-'\n[[seat]]", "only 5 cards for this hand"),
        ("seats = 2\n[table]\nstack = 'Y1+ Y1+'", "Y1+ is in play twice"),
        ("seats = 2\n[table]\ntrick = '0:Y3? 1:Y2?'", "is not higher than"),
        ("seats = 2\n[table]\ntrick = '0:?'", "at least the face is known"),
        ("seats = 2\n[table]\ntaken = '0:Y1+/5'", "seats that there are not"),
    ],
)
def test_a_position_of_snakes_that_cannot_be_is_refused_with_its_line(
    biberbau: Terminal, text: str, reason: str
) -> None:
    refusal = biberbau("legal", "daumen-drauf", "-", typed=text).refusal
    assert reason in refusal
    assert "line " in refusal


def test_a_card_named_twice_is_named_even_where_that_leaves_too_few(biberbau: Terminal) -> None:
    cards = [f"{colour}{number}{head}" for colour in "YGK" for number in range(1, 5) for head in "-+"]
    taken = " ".join(f"0:{card}" for card in cards if card not in ("Y3-", "Y4+", "K1+"))
    text = f"[table]\ntrick = '1:Y3-'\ntaken = '{taken}'\n[[seat]]\nhand = 'Y4+ K1+'\n[[seat]]\nhand = 'Y4+'"
    assert "Y4+ is in play twice" in biberbau("legal", "daumen-drauf", "-", typed=text).refusal


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("daumen-drauf", "[table]\nwindow = 'WORD'\n[[seat]]\n[[seat]]"),
        ("daumen-drauf", "[table]\ntrick = 'WORD:Y1+'\n[[seat]]\n[[seat]]"),
        ("biber-mania", "[table]\n[[seat]]\nasked = '5:WORD'\n[[seat]]"),
        ("beanie", "[table]\nmelds = 'WORD:set-AC-AD-AH'\n[[seat]]\n[[seat]]"),
    ],
)
def test_numbers_of_thousands_of_digits_are_refused(biberbau: Terminal, game: str, line: str) -> None:
    refusal = biberbau("legal", game, "-", typed=line.replace("WORD", "9" * 5000)).refusal
    assert "has a word of more than 1000 letters" in refusal
