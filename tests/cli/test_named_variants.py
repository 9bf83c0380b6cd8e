"""The variants that come with the house: each is one, is listed, and is found by its name wherever a game is."""

from __future__ import annotations

import pytest

import biberbau as library
from biberbau.games import game_named, game_names
from biberbau.games.variant import variant_files, variant_of
from tests.cli.running import Terminal


@pytest.mark.parametrize("name", variant_files())
def test_each_changes_something_under_a_name_of_its_own(name: str) -> None:
    variant = variant_of(name)
    assert variant.game.variant
    assert variant.game is not game_named(variant.game.name)
    assert name not in game_names()
    assert variant_files()[name].read_text(encoding="utf-8").startswith("# ")
    variant.game.check_table(variant.seats, variant.game.encode_options(variant.options).tolist())


def test_they_are_listed_beneath_their_games(biberbau: Terminal) -> None:
    listed = {game["name"]: game["variants"] for game in biberbau("games", "--json").json["games"]}
    found = [variant["name"] for variants in listed.values() for variant in variants]
    assert sorted(found) == sorted(variant_files())
    assert len(found) >= 6
    assert all(len(variants) >= 2 for variants in listed.values())
    assert "    no-beavers  (No beavers)" in biberbau("games").output.splitlines()


@pytest.mark.long
def test_one_is_played_by_its_name(biberbau: Terminal) -> None:
    played = biberbau("simulate", "quick-thumbs", "--games", "5", "--bots", "uniform", "--json").json
    assert (played["game"], played["players"], played["options"]["games"]) == ("daumen-drauf", 3, "1")
    match = library.Match("quick-thumbs", seed=1)
    assert (match.seats, match.variant) == (3, "extra_values:1,hand_size:3")


def test_what_is_neither_a_game_nor_a_variant_is_refused(biberbau: Terminal) -> None:
    assert "there is no game 'quick-thumb'" in biberbau("simulate", "quick-thumb").refusal
