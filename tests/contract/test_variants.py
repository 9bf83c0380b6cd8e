"""A variant of each game keeps the laws that its standard game keeps, and the record of its matches is enough."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.constants import ConstantError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import format_position, game_of_position, parse_position
from biberbau.core.reasons import NotationError
from biberbau.core.record import parse_record, record_of, replay
from biberbau.games import game_named
from tests.contract.cards import count_of
from tests.contract.matches import actions_to_ask, finished_match, new_match, play_on, redealt, short_options
from tests.contract.test_twin_worlds import compare_twins
from tests.contract.twins import random_stretch

VARIANTS = {
    "biber-gang": "most_players:3,copies:0/9/8/8/8/8/4/1/2/0/0/0/2,beavers:9,points:-2/1/2/3/4/5/6/7/8/9/10/11/20,"
    "bonus:5/20/40",
    "daumen-drauf": "most_players:3,extra_values:1,hand_size:6,poisonous:-2,held:0",
    "biber-mania": "most_players:3,numbers:2/2/4/4/4/4/4/4/4/0/0/0/0/3/10,actions:3/3/3/3/0/3/3/10,jokers:2,"
    "hand_size:8,display_size:6,stock_size:2,on_pile:2,in_hand:-3,target:40,first_player:2",
    "beanie": "fewest_players:3,most_players:4,hand_size:12,points_low:1,points_high:30,points_wild:0,first_high:12",
}
"""What one variant of each game changes: smaller tables, decks that are barely large enough, other points."""

every_variant = pytest.mark.parametrize(
    "game", [game_named(name, variant=changed) for name, changed in VARIANTS.items()], ids=VARIANTS
)


@pytest.mark.long
@every_variant
def test_cards_are_conserved_and_what_is_legal_passes_the_check(game: Game) -> None:
    count = count_of(game)
    assert count is not None
    for seats in game.seats:
        match = new_match(game, seats, short_options(game, {}), seed=seats)
        cards, dice = count(match.record), FastStream(seats)
        for _ in play_on(match, dice):
            assert count(match.record) == cards
            for seat in match.actors():
                legal = set(match.legal(seat))
                asked = {*legal, *actions_to_ask(game, dice)}
                assert legal == {one for one in asked if game.engine.check_at(match.states, 0, seat, one) == 0}
        assert count(match.record) == cards
        assert cards != count(new_match(game_of(game), seats, {}, seed=seats).record) or game.name == "beanie"


def game_of(variant: Game) -> Game:
    """Return the standard game of a variant."""
    return game_named(variant.name)


@pytest.mark.long
@every_variant
def test_twin_worlds_look_the_same_and_redealt_ones_play_on(game: Game) -> None:
    for seats in game.seats:
        for first in range(0, 24, 3):
            stretch = random_stretch(game, seats, short_options(game, {}), seed=first, first=first, length=6)
            compare_twins(stretch, Random(first))
            world = redealt(stretch.start, 0, dice=first)
            assert world.view(0).bytes == stretch.start.view(0).bytes
        assert len(list(play_on(world, FastStream(first)))) > 0


@every_variant
def test_a_record_needs_no_other_file(game: Game) -> None:
    match = finished_match(game, game.seats[-1], short_options(game, {}), seed=4)
    line = str(record_of(match))
    record = parse_record(line)
    assert str(record) == line
    assert record.variant == VARIANTS[game.name] == game.variant
    again = replay(record, game_named(record.game, record.version, record.variant))
    assert again.state_hash == match.state_hash
    with pytest.raises(NotationError, match="the variant"):
        replay(record, game_of(game))


@every_variant
def test_a_position_says_of_which_variant_it_is(game: Game) -> None:
    match = finished_match(game, game.seats[0], short_options(game, {}), seed=4)
    half = replay(record_of(match), game, until=len(match.actions) // 2)
    text = format_position(half.states, game, 0)
    assert game_of_position(text, game_of(game)) is game
    states, _ = parse_position(text, game)
    assert states.tobytes() == half.states.tobytes()
    went_on = Match.from_position(game, text, FastStream(1))
    for _ in play_on(went_on, FastStream(2)):
        pass
    assert replay(parse_record(str(record_of(went_on))), game).state_hash == went_on.state_hash


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_that_changes_nothing_is_the_standard_game(name: str) -> None:
    game = game_named(name)
    for key, constant in game.changing.declared.items():
        assert game_named(name, variant=f"{key}:{'/'.join(map(str, constant.standard))}") is game


@pytest.mark.parametrize(
    ("name", "changed", "complaint"),
    [
        ("biber-gang", "beavers", "no constant with its value"),
        ("biber-gang", "beavers:", "no constant with its value"),
        ("biber-gang", "beavers:1e3", "no constant with its value"),
        ("biber-gang", "beavers:" + "9" * 1999, "at most 2000 characters"),
        ("biber-gang", "beavers:" + "9" * 900, "from 0 to 16"),
        ("biber-gang", "beavers:-1", "from 0 to 16"),
        ("biber-gang", "bevers:1", "no constant bevers"),
        ("biber-gang", "beavers:1/2", "a whole number"),
        ("biber-gang", "copies:1/2", "here are 2"),
        ("biber-gang", "copies:1", "17 cards are too few for 6 players, who need 50"),
        ("biber-gang", "fewest_players:4,most_players:3", "at least 4 and at most 3 players"),
        ("biber-mania", "numbers:2,jokers:0", "62 cards are too few for 4 players, who need 67"),
        ("biber-mania", "numbers:10,actions:10", "236 cards are too many"),
        ("biber-mania", "first_player:3", "perhaps only 2 play"),
        ("beanie", "hand_size:9", "52 cards are too few for 6 hands of 9, which need 56"),
        ("daumen-drauf", "extra_values:3", "the cards end at 9"),
        ("daumen-drauf", "hand_size:9", "are too few for"),
    ],
)
def test_what_a_variant_cannot_change_is_named(name: str, changed: str, complaint: str) -> None:
    with pytest.raises(ConstantError, match=complaint):
        game_named(name, variant=changed)
