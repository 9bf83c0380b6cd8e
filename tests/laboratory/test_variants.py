"""Reading variants."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from biberbau.bots import left_out
from biberbau.games import GAMES, game_named
from biberbau.games.variant import VariantError, read_variant

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "long-evening.toml"


def test_a_variant_is_read() -> None:
    variant = read_variant(EXAMPLE.read_text(encoding="utf-8"))
    assert (variant.game.name, variant.name, variant.seats) == ("biber-gang", "A long evening", 3)
    assert variant.options == {"rounds": "7", "deck_out": "end_round"}
    swapped = read_variant('game = "biber-gang"\n[options]\ndiscard_take_must_swap = true')
    assert (swapped.name, swapped.seats, swapped.options) == ("biber-gang", 2, {"discard_take_must_swap": "on"})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "this is not TOML"),
        ("seats = 3", "names its game"),
        ('game = "whist"', "whist"),
        ('game = "biber-gang"\nseat = 3', "no 'seat'"),
        ('game = "biber-gang"\nseats = 9', "9"),
        ('game = "biber-gang"\nseats = true', "whole number"),
        ('game = "biber-gang"\nname = "two\\nlines"', "one line"),
        ('game = "biber-gang"\noptions = 3', "is a table"),
        ('game = "biber-gang"\n[options]\nround = 7', "round"),
        ('game = "biber-gang"\n[options]\nrounds = 7000', "7000"),
        ('game = "biber-gang"\n[options]\nrounds = [7]', "option rounds is a word"),
        ("game = " + "[" * 5000, "this is not TOML"),
        ("seats = " + "9" * 5000, "this is not TOML"),
        ("\n " + "a." * 16 + "a = 1", "line 2 has a key of more than 16 parts"),
        ('[[ "a\\"." . ' + "'.' .a." * 7 + "a.a ]]", "line 1 has a key of more than 16 parts"),
        ("# " + "." * 99 + "\n'" + "." * 99 + "' = 1", "a variant has game, name, seats"),
        ('game = "biber-gang"\n' + "#" * 65_536, "at most 65536 characters"),
        ('game = "biber-gang"\nconstants = 3', "is a table"),
        ('game = "biber-gang"\n[constants]\nbevers = 6', "no constant bevers; there are fewest_players"),
        ('game = "biber-gang"\n[constants]\nbeavers = 600000000000000000000', "beavers is a whole number from 0 to 16"),
        ('game = "biber-gang"\n[constants]\nbeavers = 6.0', "beavers is a whole number from 0 to 16; here is 6.0"),
        ('game = "biber-gang"\n[constants]\nbeavers = true', "beavers is a whole number from 0 to 16; here is true"),
        ('game = "biber-gang"\n[constants]\nbeavers = [6]', "beavers is a whole number"),
        ('game = "biber-gang"\n[constants]\ncopies = [1, 2]', "here are 2"),
        ('game = "biber-gang"\n[constants]\ncopies = {13 = 1}', "copies has no '13'"),
        ('game = "biber-gang"\n[constants]\ncopies = {12 = 17}', "; here is 12 = 17"),
        ('game = "biber-gang"\n[constants]\ncopies = 2', "30 cards are too few for 6 players, who need 50"),
        ('game = "biber-gang"\nseats = 4\n[constants]\nmost_players = 3', "for 2 to 3 players, not 4"),
    ],
)
def test_what_is_wrong_is_named(text: str, complaint: str) -> None:
    with pytest.raises(VariantError, match=complaint):
        read_variant(text)


def test_constants_are_read_in_every_way_they_can_be_written() -> None:
    ways = ("copies = {12 = 4, 0 = 9}", "copies = [9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4]")
    games = {read_variant(f'game = "biber-gang"\n[constants]\n{way}').game for way in ways}
    assert {game.variant for game in games} == {"copies:9/8/8/8/8/8/8/8/8/8/8/8/4"}
    assert len(games) == 1, "there is one game for what is the same"
    assert read_variant('game = "biber-gang"\n[constants]\ncopies = 8').game is game_named("biber-gang")


@pytest.mark.parametrize("language", [("", "to"), (".de", "bis")], ids=["en", "de"])
@pytest.mark.parametrize("name", [name for name in GAMES if game_named(name).constants])
def test_the_rulebook_lists_what_a_variant_may_change(name: str, language: tuple[str, str]) -> None:
    suffix, to = language
    text = (DOCS / "rules" / f"{name}{suffix}.md").read_text(encoding="utf-8").replace("−", "-")
    listed = re.findall(rf"^\| `(\w+)` \|.*\| (-?\d+) {to} (-?\d+) \|$", text, re.MULTILINE)
    declared = game_named(name).changing.declared
    assert listed == [(key, str(one.allowed[0]), str(one.allowed[-1])) for key, one in declared.items()]


def test_habits_count_with_the_numbers_of_the_variant() -> None:
    game = read_variant('game = "biber-gang"\n[constants]\npoints = {12 = 25}\nbonus = [40, 40, 40]').game
    worth = importlib.import_module(f"{game.home}.bots.of.biber_gang.worth")
    assert worth.WORTH[worth.LAST_TURN, 12, 0] == 25
    assert worth.STEPS[1] == 40
    assert left_out(game) == ()
    assert left_out(read_variant('game = "daumen-drauf"\n[constants]\npoisonous = -2').game)
    assert not left_out(game_named("daumen-drauf"))
