"""Reasons of every game: in both languages, from the view alone, and only such as tell two actions apart."""

from __future__ import annotations

import pytest

from biberbau.bots import reasons_for, theme_of
from biberbau.bots.folders import module_of
from biberbau.bots.reasons import LEAST, MOST, fact, facts_of, percent
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.telling import Listener, seat_names
from biberbau.core.texts import LANGUAGES, render
from biberbau.core.view import View
from biberbau.games import GAMES, game_named
from tests.bots.reasons import BOTS_FOLDER, words_of
from tests.builders import biber_gang
from tests.contract.matches import new_match, play_on, short_options
from tests.rules.catalogue import assert_clean, messages_in, read_messages, variables

REASONED = [game for game in map(game_named, GAMES) if module_of(game, "reasons")]
every_reasoned_game = pytest.mark.parametrize("game", REASONED, ids=[game.name for game in REASONED])

FEW = 12
"""So many actions of a view are asked about."""


def views(game: Game, seats: int) -> list[View]:
    """What those who act see in the course of a random match."""
    match = new_match(game, seats, short_options(game, {}), seed=seats)
    return [match.view(seat) for seat, _ in play_on(match, FastStream(seats))]


def asked(view: View) -> list[int]:
    """A few of the actions of a view, of every kind."""
    actions = view.actions
    return actions[:: len(actions) // FEW + 1]


@pytest.mark.long
@every_reasoned_game
def test_every_reason_of_a_match_is_a_clean_sentence_in_both_languages(game: Game) -> None:
    for seats in game.seats:
        listeners = [Listener(language, seat_names(language, seats), 0) for language in LANGUAGES]
        for view in views(game, seats)[::5]:
            for action in asked(view):
                for found in facts_of(view, action):
                    for listener in listeners:
                        message = f"{game.name}-why-{found.kind}"
                        text = render(listener.language, message, named(found.arguments, listener))
                        assert_clean(text, message)
                    assert int(found.arguments.get("points", 0)) >= 0, "amounts are never below nothing"


def named(arguments: dict[str, str | int], listener: Listener) -> dict[str, str | int]:
    """The arguments with a name for the seat that they speak of."""
    other = arguments.get("other")
    return arguments | ({"other": listener.names[other]} if isinstance(other, int) else {})


@pytest.mark.parametrize("game", [game.name for game in REASONED])
def test_both_languages_have_the_same_reasons_with_the_same_arguments(game: str) -> None:
    english, german = (
        messages_in(words_of(game, language)) | messages_in(BOTS_FOLDER / f"texts/{language}.ftl")
        for language in LANGUAGES
    )
    assert list(english) == list(german), "the two files should run in parallel"
    whole = [english | read_messages(game, "en"), german | read_messages(game, "de")]
    for name in english:
        assert variables(english[name], whole[0]) == variables(german[name], whole[1]), name


@every_reasoned_game
def test_every_reason_is_about_one_thing_which_has_a_name(game: Game) -> None:
    messages = messages_in(words_of(game.name, "en"))
    told = [message for message in messages if "-why-" in message]
    themes = {message: theme_of(game, message) for message in told}
    assert {f"{game.name}-about-{theme}" for theme in themes.values()} == {
        message for message in messages if "-about-" in message
    }
    assert theme_of(game, "web-why-nothing") is None


@every_reasoned_game
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_reasons(game: Game) -> None:
    for number, view in enumerate(views(game, game.seats[1])[::9]):
        assert view.seat is not None
        world = view.data.copy()
        game.engine.redeal_at(world, 0, view.seat, FastStream(number).words)
        twin = Match(game, world, FastStream(number)).view(view.seat)
        assert twin.bytes == view.bytes
        first, *others = asked(view)
        for other in others:
            assert reasons_for(twin, first, other) == reasons_for(view, first, other)


@every_reasoned_game
def test_there_are_few_reasons_and_the_strongest_comes_first(game: Game) -> None:
    for view in views(game, game.seats[0])[::7]:
        first, *others = asked(view)
        for other in [None, *others]:
            found = reasons_for(view, first, other)
            weights = [reason.weight for reason in found]
            assert len(found) <= MOST
            assert weights == sorted(weights, reverse=True)
            assert all(weight >= LEAST for weight in weights)
            assert {reason.action for reason in found} <= {first, other}


def test_what_two_actions_have_in_common_is_no_reason() -> None:
    view = biber_gang("5 5 1 2 / 9 3 ? ?", "7 12 ? ? / ? ? ? ?", drawn="7", discard="0").view(0)
    here, there = (view.game.parse_action(text) for text in ("turn-B3", "turn-B4"))
    assert [found.kind for found in facts_of(view, here)] == ["turn-lower", "turn-pair", "gives"]
    assert reasons_for(view, here, there) == (), "both give the 7 away, and a pair is as likely in both places"
    keep = view.game.parse_action("swap-B1")
    told = [(reason.action, reason.sentence.message) for reason in reasons_for(view, keep, here)]
    assert (here, "biber-gang-why-gives") in told
    assert (keep, "biber-gang-why-lower") in told


def test_an_action_is_good_by_what_speaks_for_it_alone() -> None:
    view = biber_gang("5 5 1 2 / 9 3 ? ?", "7 12 ? ? / ? ? ? ?", drawn="7", discard="0").view(0)
    turn = view.game.parse_action("turn-B3")
    assert all("gives" not in reason.sentence.message for reason in reasons_for(view, turn))
    assert reasons_for(view, turn) == reasons_for(view, turn, turn)


@pytest.mark.parametrize(
    ("amount", "english", "german"),
    [(6.14, "6.1 points", "6,1 Punkte"), (0.96, "1 point", "1 Punkt"), (9, "9 points", "9 Punkte")],
)
def test_points_are_said_to_one_tenth(amount: float, english: str, german: str) -> None:
    arguments = fact("any", 1.0, amount).arguments
    assert [render(language, "bot-points", arguments) for language in LANGUAGES] == [english, german]


@pytest.mark.parametrize(("chance", "said"), [(0.0, 0), (0.001, 1), (0.404, 40), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_is_said_to_be(chance: float, said: int) -> None:
    assert percent(chance) == said
