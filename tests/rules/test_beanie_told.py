"""What Beanie tells, and the cards that move in it, as each pair of eyes sees them."""

from __future__ import annotations

from random import Random

import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.texts import LANGUAGES
from biberbau.games.beanie import GAME, numbering
from tests.beanie_tables import beanie
from tests.builders import picture, told
from tests.contract.matches import option_sets
from tests.rules.catalogue import assert_clean
from tests.rules.telling import Places, move_through_match, refuse_round, tell_round


def count_places(match: Match) -> Places:
    """How many cards lie in each place that moves name."""
    shown = picture(match)
    count = {"stock": shown["stock"], "pile": shown["pile_count"]}
    count |= {f"hand:{seat}": hand["count"] for seat, hand in enumerate(shown["hands"])}
    count |= {f"meld:{one['id']}": len(one["cards"]) for one in shown["melds"]}
    return {place: cards for place, cards in count.items() if cards}


@pytest.mark.parametrize("number", range(6))
def test_every_card_that_changes_its_place_is_told_to_have_moved(number: int) -> None:
    sets = option_sets(GAME)
    options = sets[number * 2 % len(sets)] | {"rounds": "1", "pile_view": "all"}
    move_through_match(Match.new(GAME, 2 + number % 5, FastStream(number), options), Random(number), count_places)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_is_told_to_everybody_in_both_languages(seats: int) -> None:
    tell_round(Match.new(GAME, seats, FastStream(seats), {"call": "button"}), Random(seats))


def test_every_refusal_has_a_sentence() -> None:
    refuse_round(Match.new(GAME, 3, FastStream(3), {"own_meld_first": "on"}), Random(3), asked=4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_a_name(language: str) -> None:
    random = Random(1)
    actions = [*range(57), *(random.randrange(57, numbering.WILD_RUN) for _ in range(300))]
    for action in actions + [random.randrange(numbering.WILD_RUN, numbering.MAX_ACTIONS) for _ in range(100)]:
        text = GAME.name_action(action).text(language)
        assert_clean(text, GAME.format_action(action))


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        ("discard-10D", "Discard the ten of diamonds", "Ablegen: Karo-Zehn"),
        ("set-9C-9D-KH", "Lay a set: nine of clubs, nine of diamonds and king of hearts",
         "Einen Satz legen: Kreuz-Neun, Karo-Neun und Herz-König"),
        ("run-H-KC-5-6", "Lay a run: king of clubs, five of hearts and six of hearts",
         "Eine Reihe legen: Kreuz-König, Herz-Fünf und Herz-Sechs"),
        ("run-H-KC-KD-KS-as-4",
         "Lay a run of hearts from the four: king of clubs, king of diamonds and king of spades",
         "Eine Reihe in Herz ab Vier legen: Kreuz-König, Karo-König und Pik-König"),
        ("set-KC-KD-KS-as-A", "Lay a set of aces: king of clubs, king of diamonds and king of spades",
         "Einen Satz aus Assen legen: Kreuz-König, Karo-König und Pik-König"),
        ("add-M3-KC-low", "Add the king of clubs below meld 3", "Kreuz-König unten an Meldung 3 anlegen"),
        ("swap-M12-2S", "Swap the two of spades for the beanie in meld 12",
         "Pik-Zwei gegen die Beanie in Meldung 12 tauschen"),
    ],
)  # fmt: skip
def test_an_action_is_called_by_its_cards(action: str, english: str, german: str) -> None:
    name = GAME.name_action(GAME.parse_action(action))
    assert (name.text("en"), name.text("de")) == (english, german)


def test_only_the_drawer_is_told_what_it_was() -> None:
    for viewer, sentence in ((1, "You draw the ace of spades."), (0, "B draws from the stock.")):
        assert told(beanie(None, "2C 3D", stock="AS"), "1 draw", viewer) == [sentence]


def test_what_stands_for_what_is_told() -> None:
    match = beanie("4H KC 6H 2C", None)
    assert told(match, "0 run-H-4-KC-6", viewer=0) == [
        "You lay a run of hearts: four of hearts, king of clubs and six of hearts.",
        "The king of clubs stands for the five of hearts.",
    ]
