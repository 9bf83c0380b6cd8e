"""Positions that no match comes to are refused with what is wrong: in them rules would meet what is not there."""

from __future__ import annotations

import re

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import PositionError, parse_position, toml_value
from biberbau.games import game_named
from tests.builders import picture, play

OPEN = 'top = "1 2 3 4"\nbottom = "5 6 7 8"'
TAKEN = " ".join(f"0:{colour}{number}{head}" for colour in "YGK" for number in range(1, 5) for head in "+-")

REFUSED = [
    # A round of a match that is over already would follow: a fourteenth at Beanie, in which no rank is wild.
    ("biber-gang", {"rounds": 1}, "", [OPEN, OPEN], {"phase": "round_over"}, "match_over"),
    ("biber-gang", {"rounds": 2}, "", [OPEN, OPEN], {"phase": "match_over"}, "after its last round"),
    ("daumen-drauf", {"games": 1}, TAKEN, ['hand = ""'] * 2, {"phase": "round_over"}, "match_over"),
    ("daumen-drauf", {"games": 2}, TAKEN, ['hand = ""'] * 2, {"phase": "match_over"}, "after its last round"),
    ("beanie", {"rounds": 13}, "", ['hand = ""', ""], {"phase": "round_over", "round": 13}, "match_over"),
    ("beanie", {"rounds": 13}, "", ['hand = ""', ""], {"phase": "match_over", "round": 12}, "after its last round"),
    ("biber-mania", {}, "", ['hand = ""', ""], {"phase": "round_over"}, "match_over"),
    ("biber-mania", {"series": "collecting"}, "", ['hand = ""\ntotal = 250', ""],
     {"phase": "round_over"}, "match_over"),
    ("biber-mania", {"series": "collecting", "max_rounds": 2}, "", ['hand = ""', ""],
     {"phase": "round_over", "round": 2}, "match_over"),
    ("biber-mania", {"series": "collecting"}, "", ['hand = ""', ""], {"phase": "match_over"}, "after its last round"),
    # Nobody would be to act.
    ("biber-gang", {}, "", ['opening = "T1 B3"'] * 2, {"phase": "opening"}, "these lie open"),
    ("biber-mania", {"joker_stealable": "off"}, "", ['hand = "1"\npile = "DI"', 'hand = "2"\npile = "JO"'],
     {"phase": "steal", "laid": "DI", "display": "", "stock": "JO"}, "nothing lies open that may be stolen"),
    # Somebody could draw a card that is not there.
    ("biber-gang", {}, "", ['top = "1 ? ? ?"', ""], {"discard": ""}, "the discard pile has no card"),
    ("biber-gang", {}, "", ['top = "1 ? ? ?"', ""], {"discard": "", "drawn": "3"}, "the discard pile has no card"),
    ("biber-gang", {}, "", ["", ""], {"discard": ""}, "the discard pile has no card"),
    ("daumen-drauf", {}, "", ['hand = "? ? ? ? ?"', ""], {"trick": "0:Y1+"}, "6 cards of this seat, and a hand 5"),
    # Others would add to a King's group that does not lie there.
    ("biber-mania", {}, "", ['hand = "1"', 'hand = "7 ?"\npile = "3 3"'],
     {"phase": "stab_opponent", "laid": "7+KO", "stabbed": 1}, "7+KO is not the top group of seat 0's pile"),
    ("biber-mania", {}, "", ['hand = "1"\npile = "7 KO 7 7"', 'hand = "7 ?"'],
     {"phase": "draw", "laid": "7+KO", "losses": "0 1"}, "not the top group"),
    ("biber-mania", {}, "", ['hand = "1"\npile = "3 DI"', 'hand = "7 ?"'],
     {"phase": "steal", "laid": "DI"}, "not the top group"),
    # What was laid does not lead there.
    ("biber-mania", {}, "", ['hand = "1"\npile = "DI"', 'hand = "7 ?"'],
     {"phase": "steal", "laid": "DI", "thefts": 2}, "thefts is a whole number from 1 to 1"),
    ("biber-mania", {}, "", ['hand = "1"\npile = "7 7"', 'hand = "7 ?"\npile = "8 8"'],
     {"phase": "stab_opponent", "laid": "7+7", "stabbed": 1}, "does not stab the top group of seat 1"),
    ("biber-mania", {}, "", ['hand = "1"\npile = "7 7"', 'hand = "7 ?"\npile = "3 3"'],
     {"phase": "stab_opponent", "laid": "7+7", "to_stab": "1"}, "this names whose group it is"),
    ("biber-mania", {"stab_opponents": "one"}, "", ['hand = "1"\npile = "7 7"', 'pile = "3 3"', 'pile = "4 4"'],
     {"phase": "stab_opponent", "laid": "7+7", "stabbed": 1, "to_stab": "2"}, "one of these seats is chosen"),
]  # fmt: skip
"""Game, options, cards that were taken, seats, the table, and what is said of it."""


def read(name: str, options: dict[str, str | int], taken: str, seats: list[str], table: dict[str, str | int]) -> Match:
    """Go on from a position."""
    table = table | ({"taken": taken} if taken else {})
    lines = ["[options]", *(f"{key} = {toml_value(value)}" for key, value in options.items())]
    lines += ["[table]", *(f"{key} = {toml_value(value)}" for key, value in table.items())]
    for seat in seats:
        lines += ["[[seat]]", seat]
    game = game_named(name)
    states, _ = parse_position("\n".join(lines), game)
    return Match(game, states, FastStream(0))


@pytest.mark.parametrize(("name", "options", "taken", "seats", "table", "why"), REFUSED)
def test_a_position_that_cannot_be_is_refused(
    name: str, options: dict[str, str | int], taken: str, seats: list[str], table: dict[str, str | int], why: str
) -> None:
    with pytest.raises(PositionError, match=re.escape(why)):
        read(name, options, taken, seats, table)


ACCEPTED = [
    ("biber-gang", {"rounds": 1}, "", [OPEN, OPEN], {}),
    ("biber-gang", {}, "", ['top = "1 ? ? ?"', ""], {"discard": "", "drawn": "3", "drawn_from": "pile"}),
    ("daumen-drauf", {"games": 1}, TAKEN, ['hand = ""'] * 2, {}),
    ("biber-mania", {}, "", ['hand = ""', ""], {"phase": "match_over"}),
    ("biber-mania", {}, "", ['hand = "1"\npile = "3 / 7 KO 7"', 'hand = "7 ?"'],
     {"phase": "draw", "laid": "7+KO", "losses": "0 1"}),
    ("biber-mania", {}, "", ['hand = "1"\npile = "3 / SB"', 'hand = "7 ?"'],
     {"phase": "steal", "laid": "SB", "thefts": 2}),
    ("biber-mania", {"stab_opponents": "one"}, "", ['hand = "1"\npile = "KO 7"', 'pile = "3 3"', 'pile = "4 4"'],
     {"phase": "stab_opponent", "laid": "7+KO", "to_stab": "1 2"}),
]  # fmt: skip
"""The same, of positions beside those."""


@pytest.mark.parametrize(("name", "options", "taken", "seats", "table"), ACCEPTED)
def test_what_comes_close_to_it_is_read(
    name: str, options: dict[str, str | int], taken: str, seats: list[str], table: dict[str, str | int]
) -> None:
    assert read(name, options, taken, seats, table).seats == len(seats)


def test_a_king_asks_for_the_number_that_he_was_laid_with_however_the_group_is_written() -> None:
    seats = ['hand = "1"\npile = "KO 7"', 'hand = "7 KO 2"\npile = "3 3"']
    match = read("biber-mania", {}, "", seats, {"phase": "stab_opponent", "laid": "7+KO", "stabbed": 1})
    play(match, "0 refuse")
    assert picture(match)["piles"][0][-1]["cards"] == ["KO", "7", "7"]
