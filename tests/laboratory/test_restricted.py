"""Going without a kind of action."""

from __future__ import annotations

from biberbau.bots import Pricer, RestOfMatch, bot_named
from biberbau.games import game_named
from biberbau.games.variant import standard
from biberbau.laboratory.course import kind_of
from biberbau.laboratory.playing import Play
from biberbau.laboratory.restricted import Restricted


def test_who_goes_without_a_kind_takes_it_only_where_there_is_nothing_else() -> None:
    variant = standard(game_named("daumen-drauf"), options={"games": "1"})
    game = variant.game
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    careful = bot_named("careful", game)
    match = Play(("careful",), 3).course(variant, 0, [Restricted(careful, "pass", pricer), careful]).match
    again = match.begun_again()
    seen = []
    for seat, action in match.actions:
        if again.round_over:
            again.begin_round()
        kinds = {kind_of(game, one) for one in again.legal(seat)}
        if seat == 0 and "pass" in kinds:
            seen.append(kinds == {"pass"})
            assert (kind_of(game, action) == "pass") == (kinds == {"pass"})
        again.apply(seat, action)
    assert seen
