"""What is a bluff, how often there is one, and what it pays."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots import Priced, Prices
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.daumen_drauf.bluffs import feigned
from biberbau.games.variant import read_variant, standard
from biberbau.laboratory.course import Notes, feigned_in
from biberbau.laboratory.playing import Play
from biberbau.laboratory.probing import gain_over, gains_of_bluffs
from tests.daumen_drauf_tables import daumen_drauf, endgame, rest


def bluffs_of(match: Match) -> list[str]:
    """The bluffs that there are for the seat that is to act, as actions are written."""
    (seat,) = match.obliged()
    found = feigned(match.view(seat), match.legal(seat))
    return [match.game.format_action(action) for action in sorted(found)]


HAND = "Y1- Y2+ G3+ K4- K4+"


def test_a_bluff_is_a_poisonous_snake_under_the_thumb_whose_twin_not_everybody_has_seen() -> None:
    assert bluffs_of(endgame(HAND, "Y1+ Y2- G3-", phase="lead", turn=0, leader=0)) == [
        "show-Y2+",
        "show-G3+",
        "show-K4+",
    ]
    # All have seen G3- when its trick was taken, and so they know what G3+ is.
    assert bluffs_of(endgame(HAND, "Y1+ Y2-", phase="lead", turn=0, leader=0)) == ["show-Y2+", "show-K4+"]
    # Where only this seat has seen G3-, the other may still be misled; not where the other has.
    gone = rest(2, HAND, "Y1+ Y2-")
    for eyes, bluff in (("/0", True), ("/1", False), ("/01", False)):
        taken = gone.replace("0:G3-", f"0:G3-{eyes}")
        match = daumen_drauf(
            HAND, "Y1+ Y2-", options={"reveal_on_take": "taker"}, phase="lead", turn=0, leader=0, taken=taken
        )
        assert ("show-G3+" in bluffs_of(match)) == bluff


def test_where_the_harmless_snake_counts_less_it_is_the_bluff_and_where_both_count_alike_there_is_none() -> None:
    match = endgame("Y1- Y2+", "Y1+ Y2-", phase="lead", turn=0, leader=0)
    text = 'game = "daumen-drauf"\n[constants]\nharmless = {}\npoisonous = {}'
    for harmless, poisonous, bluffs in ((-2, 2, [True, False]), (1, 1, [False, False]), (2, -3, [False, True])):
        found = feigned_in(read_variant(text.format(harmless, poisonous)).game)
        assert found is not None
        legal = match.legal(0)
        assert [action in found(match.view(0), legal) for action in legal] == bluffs


@pytest.mark.parametrize(
    ("hand", "shown", "noted"),
    [
        ("Y1- Y2+", "show-Y2+", (1, 1)),
        ("Y1- Y2+", "show-Y1-", (1, 0)),
        ("Y1+ Y2+", "show-Y2+", (0, 0)),
        ("Y1- Y2-", "show-Y2-", (0, 0)),
    ],
    ids=["a bluff", "none though it could be", "there was nothing else", "it could not be"],
)
def test_a_bluff_counts_where_there_was_something_else(hand: str, shown: str, noted: tuple[int, int]) -> None:
    twins = " ".join(card[:2] + ("-" if card[2] == "+" else "+") for card in hand.split())
    match = endgame(hand, twins, phase="lead", turn=0, leader=0)
    notes = Notes(match, 0)
    action = match.game.parse_action(shown)
    notes.note(match.view(0), action)
    assert (notes.bluffs.chances, notes.bluffs.taken) == noted
    assert (notes.bluffs.sample is not None) == bool(noted[1])


def priced(action: int, *points: float) -> Priced:
    """An action, and what it was worth in worlds."""
    return Priced(action, np.array(points), np.zeros(len(points)))


def test_what_a_bluff_pays_is_its_price_less_that_of_the_best_of_what_is_none() -> None:
    bluff, other, early, late, out = (
        priced(1, 0, 0, 5, 7),
        priced(2, 9, 9, 9, 9),
        *(priced(3, 3, 3, 2, 2), priced(4, 0, 0, 8, 8), priced(5, 4, 4)),
    )
    # The best is chosen in the first two worlds, and what it is worth is counted in the others.
    assert gain_over(Prices(5, 2, (bluff, other, early, late, out)), 1, {1, 2}) == 4
    assert gain_over(Prices(3, 2, (bluff, other, out)), 1, {1, 2}) == -4
    assert gain_over(Prices(2, 2, (bluff, other)), 1, {1, 2}) is None


@pytest.mark.long
def test_bluffs_of_matches_are_counted_and_priced() -> None:
    variant = standard(game_named("daumen-drauf"), options={"games": "1"})
    courses = Play(("careful",), 3).courses(variant, 6, lambda _: None)
    assert all(course.bluffs.chances >= course.bluffs.taken > 0 for course in courses)
    steps: list[float] = []
    assert len(gains_of_bluffs(variant, courses, steps.append)) == 6
    assert steps == [0.0] * 6, "whoever asked is asked before each"


@pytest.mark.parametrize("name", ["biber-gang", "biber-mania", "beanie"])
def test_other_games_have_none(name: str) -> None:
    variant = standard(game_named(name))
    assert feigned_in(variant.game) is None
    assert gains_of_bluffs(variant, [], lambda _: None) == []
