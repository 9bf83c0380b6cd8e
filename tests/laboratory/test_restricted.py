"""Going without a kind of action, or of card."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau.bots import Pricer, RestOfMatch, bot_named
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.games.variant import Variant, standard
from biberbau.laboratory.counting import Counts, kind_of, users_of_card, users_of_kind
from biberbau.laboratory.kinds import cards_in, kinds_in
from biberbau.laboratory.playing import Play
from biberbau.laboratory.restricted import Restricted, Use, cost_of_going_without

GAME = game_named("daumen-drauf")
VARIANT: Variant = standard(GAME, options={"games": "1"})
PLAY = Play(("careful",), 3)
NO_PASS = Use("pass", users_of_kind(GAME, "pass"), kinds_in)


def restricted(use: Use, barred: bool = True) -> Restricted:
    pricer = Pricer(GAME, RestOfMatch(GAME, VARIANT.seats, GAME.encode_options(VARIANT.options)))
    return Restricted(bot_named("careful", GAME), use, pricer, barred)


def played(use: Use, barred: bool = True, number: int = 0) -> Match:
    return PLAY.course(VARIANT, number, [restricted(use, barred), bot_named("careful", GAME)]).match


def test_who_goes_without_a_kind_takes_it_only_where_there_is_nothing_else() -> None:
    match = played(NO_PASS)
    again = match.begun_again()
    seen = []
    for seat, action in match.actions:
        if again.round_over:
            again.begin_round()
        kinds = {kind_of(GAME, one) for one in again.legal(seat)}
        if seat == 0 and "pass" in kinds:
            seen.append(kinds == {"pass"})
            assert (kind_of(GAME, action) == "pass") == (kinds == {"pass"})
        again.apply(seat, action)
    assert seen


def test_who_goes_without_a_card_never_shows_it_where_another_one_will_do() -> None:
    courses = [PLAY.course(VARIANT, number) for number in range(3)]
    card = max(sorted(courses[0].cards.by_first), key=courses[0].cards.by_first.__getitem__)
    use = Use(card, users_of_card(GAME, card), cards_in)
    match = played(use)
    assert match.actions != courses[0].match.actions
    assert PLAY.course(VARIANT, 0, [restricted(use), bot_named("careful", GAME)]).cards.by_first[card] == 0


def test_a_match_in_which_nobody_wanted_it_costs_nothing_and_is_not_played_again() -> None:
    course = PLAY.course(VARIANT, 0)
    unwanted = Use("pass", users_of_kind(GAME, "pass"), lambda _: Counts())
    told: list[float] = []
    assert cost_of_going_without(VARIANT, PLAY, unwanted, [course], told.append) == [0.0]
    assert told == [1]
    never = Use("never", lambda _view, _legal: frozenset[int](), kinds_in)
    assert played(never).actions == course.match.actions, "who is barred from nothing plays as ever"


def test_both_sides_think_and_part_where_the_better_action_is_barred_to_one_of_them() -> None:
    parted = []
    for number in range(6):
        free, bound = (played(NO_PASS, barred, number).actions for barred in (False, True))
        parted += [one for one, other in zip(free, bound, strict=False) if one != other][:1]
    assert parted
    assert {(seat, kind_of(GAME, action)) for seat, action in parted} == {(0, "pass")}


@pytest.mark.long
def test_who_goes_without_a_card_lets_the_moment_pass_where_nobody_has_to_act() -> None:
    game = game_named("beanie")
    variant = standard(game)
    courses = [PLAY.course(variant, number) for number in range(4)]
    used = Counter[str]()
    for course in courses:
        used.update(course.cards.by_first)
    card = max(sorted(used), key=used.__getitem__)
    use = Use(card, users_of_card(game, card), cards_in)
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    bound = Restricted(bot_named("careful", game), use, pricer)
    for number in range(4):
        assert PLAY.course(variant, number, [bound, bot_named("careful", game)]).cards.by_first[card] == 0
    assert used[card] > 4
