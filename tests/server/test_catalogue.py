"""What the lobby and the command line are told about the games."""

from __future__ import annotations

import pytest

from biberbau.core.texts import LANGUAGES
from biberbau.games import GAMES, game_named
from biberbau.games.variant import variant_files, variant_of
from biberbau.server.catalogue import describe_game, describe_games


def test_every_game_is_described() -> None:
    assert [game["name"] for game in describe_games(GAMES)["games"]] == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_who_plays_it_and_what_its_options_mean(name: str) -> None:
    described = describe_game(game_named(name))
    assert described["levels"] == ["dreamer", "gnawer", "feller", "elder"]
    assert {*described["levels"], described["adaptive"]} < set(described["bots"])
    for option in described["options"]:
        assert option["default"] in option["values"]
        assert all(option["meaning"][language] for language in LANGUAGES)


def test_a_game_says_what_it_calls_a_deal_that_is_played_out() -> None:
    calls = {game["name"]: game["deal"] for game in describe_games(GAMES)["games"]}
    assert calls == {name: "game" if name == "daumen-drauf" else "round" for name in GAMES}


def test_the_variants_that_come_with_the_house_are_told_with_all_that_they_set() -> None:
    described = [variant for game in describe_games(GAMES)["games"] for variant in game["variants"]]
    assert sorted(variant["name"] for variant in described) == sorted(variant_files())
    for told in described:
        variant = variant_of(told["name"])
        numbers = ",".join(f"{key}:{'/'.join(map(str, values))}" for key, values in told["constants"].items())
        assert game_named(told["game"]).changing.canonical(numbers) == variant.game.variant
        assert told["options"] == variant.options
        assert told["seats"] in (None, variant.seats)
        assert told["title"] == variant.name


def test_an_option_says_on_what_it_depends_and_whether_it_comes_first() -> None:
    told = {option["name"]: option for option in describe_game(game_named("biber-mania"))["options"]}
    assert told["deck"]["counts"] is None
    assert told["deck_jokers"]["counts"] == {"key": "deck", "values": ("custom",)}
    assert told["deck"]["often"]
    assert not told["guard"]["often"]
