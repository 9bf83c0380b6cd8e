"""What a sensible player of Biber Gang does, and that the quick tables say the same as the weighing of slots."""

from __future__ import annotations

import pytest

from biberbau.bots import bot_named
from biberbau.bots.of.biber_gang import habits
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.biber_gang import phases
from tests.builders import biber_gang

GAME = game_named("biber-gang")


def choice(match: Match, seat: int = 0) -> str:
    return GAME.format_action(bot_named("careful", GAME).choose(match.view(seat), 1))


OTHER = "5 6 ? ? / ? ? ? ?"


@pytest.mark.parametrize(
    ("own", "discard", "expected"),
    [
        ("9 ? ? ? / ? 3 ? ?", "9", "pile"),  # It makes a pair.
        ("9 ? ? ? / ? 3 ? ?", "0", "pile"),  # It is as low as can be.
        ("9 ? ? ? / ? 3 ? ?", "B", "pile"),  # A beaver pairs with anything.
        ("9 ? ? ? / ? 3 ? ?", "8", "deck"),
        ("9 9 ? ? / 9 ? 7 7", "9", "pile"),  # A second pair of its value is a bonus.
        ("1 1 2 3 / 1 1 2 ?", "12", "deck"),
    ],
)
def test_the_discard_is_taken_when_it_clearly_helps(own: str, discard: str, expected: str) -> None:
    assert choice(biber_gang(own, OTHER, discard=discard)) == expected


@pytest.mark.parametrize(
    ("own", "drawn", "expected"),
    [
        ("9 ? ? ? / ? 3 ? ?", "9", {"swap-B1"}),  # A pair.
        ("12 3 ? ? / 11 ? ? ?", "11", {"swap-T1"}),  # A pair in place of the larger open card.
        ("9 ? ? ? / ? 3 ? ?", "B", {"swap-B1"}),  # The beaver makes a pair of the dearer card.
        ("9 ? ? ? / ? 3 ? ?", "12", {"turn-T2", "turn-B1", "turn-T3", "turn-T4", "turn-B3", "turn-B4"}),
        ("5 5 9 2 / 5 ? 8 ?", "5", {"swap-B2"}),  # The bonus for two pairs of five.
        ("7 B 12 ? / 7 4 ? ?", "4", {"swim-T2-B3"}),  # The beaver swims beside the dearest card.
        ("1 1 2 3 / 1 1 2 ?", "12", {"turn-B4"}),  # Far ahead: call the end.
        ("9 8 7 6 / 11 11 10 ?", "12", {"refuse"}),  # Far behind: wait.
        ("9 8 7 6 / 12 11 10 ?", "1", {"swap-B1"}),  # Wait, but throw out the dearest card.
    ],
)
def test_the_drawn_card_goes_where_it_saves_most(own: str, drawn: str, expected: set[str]) -> None:
    assert choice(biber_gang(own, OTHER, drawn=drawn)) in expected


def test_on_the_last_turn_cards_count_as_they_lie() -> None:
    match = biber_gang("0 1 2 3 / 0 1 2 3", "9 ? 4 4 / 8 ? 4 4", turn=1, caller=0, drawn="3")
    assert choice(match, 1) in {"swap-T2", "swap-B2", "swap-T1"}


def test_a_card_taken_from_the_discards_is_kept_where_the_table_says_so() -> None:
    for seed in range(60):
        match = Match.new(GAME, 2, FastStream(seed), {"discard_take_must_swap": "on", "rounds": "1"})
        dice = FastStream(seed)
        while not match.round_over:
            seat = match.actors()[0]
            chosen = bot_named("careful", GAME).choose(match.view(seat), seed)
            if match.record["phase"] == phases.DRAW and dice.below(2):
                chosen = 1
            match.apply(seat, chosen)


def test_a_table_without_a_stall_limit_comes_to_an_end() -> None:
    for seed in range(200):
        match = Match.new(GAME, 2, FastStream(seed), {"stall_limit": "0", "rounds": "1"})
        while not match.round_over:
            seat = match.actors()[0]
            match.apply(seat, bot_named("careful", GAME).choose(match.view(seat), seed))
        assert len(match.actions) < 400


@pytest.mark.long
def test_the_quick_tables_say_what_the_weighing_of_slots_says() -> None:
    compared = 0
    for seed in range(150):
        match = Match.new(GAME, 2 + seed % 5, FastStream(seed), {"rounds": "1"})
        dice = FastStream(seed)
        while not match.round_over:
            seat = match.actors()[0]
            view = match.view(seat)
            if match.record["phase"] == phases.DECIDE and not match.record["reshuffled"]:
                card = int(view.record["drawn"])
                quick, _ = habits.best_use(view.record, seat, card, True)
                slow, _ = habits.weigh_slots(view.record, seat, card, True)
                compared += 1
                # A pair is never broken up, not even to put an equal card in its place, which gains nothing.
                assert abs(quick - slow) < 0.03 or (slow <= 0.0 and quick > -1.0)
            action = bot_named("careful", GAME).choose(view, seed)
            if dice.below(4) == 0:
                legal = match.legal(seat)
                action = legal[dice.below(len(legal))]
            match.apply(seat, action)
    assert compared > 1000
