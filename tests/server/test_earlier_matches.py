"""What a table remembers of the matches that the same people have finished, and tells those who play there."""

from __future__ import annotations

from biberbau.core.chance import FastStream
from biberbau.server.table.events import Acted, BotSeated, Configured, Created, Joined, SeatRemoved, Started
from biberbau.server.table.table import Table


def lobby() -> Table:
    """A table of one person and one bot, for matches of one round."""
    table = Table("TEST")
    table.apply(Created(game="biber-gang", name="Anna", token="t0", dice="00"))
    table.apply(BotSeated(bot="neighbour", name="Bea"))
    table.apply(Configured(options={"rounds": "1"}))
    return table


def play_match(table: Table, seed: int) -> list[int]:
    """Start a match and play it to its end; return the totals."""
    table.apply(Started(version=table.game.version, seed=f"{seed:064x}"))
    dice, match = FastStream(seed), table.match
    assert match is not None
    while not match.over:
        seat = table.actors[0]
        legal = match.legal(seat)
        table.apply(Acted(seat=seat, action=table.game.format_action(legal[dice.below(len(legal))])))
    return match.totals


def test_the_next_match_knows_how_those_before_ended_and_everybody_at_the_table_may() -> None:
    table = lobby()
    finished = [tuple(play_match(table, seed)) for seed in (1, 2)]
    assert finished[0] != finished[1]
    table.apply(Started(version=table.game.version, seed=f"{3:064x}"))
    assert table.match is not None
    assert [table.match.view(seat).earlier for seat in (0, 1, None)] == [tuple(finished)] * 3
    assert table.match.copy(FastStream(0)).earlier == tuple(finished)


def test_others_in_the_seats_have_no_matches_behind_them() -> None:
    for event in (BotSeated(bot="neighbour", name="Bea"), Joined(name="Bert", token="t1")):
        table = lobby()
        play_match(table, 1)
        table.apply(SeatRemoved(seat=1))
        table.apply(event)
        play_match(table, 2)
        assert table.match is not None
        assert table.match.earlier == ()


def test_a_new_player_at_the_table_lets_the_evening_begin_anew() -> None:
    table = lobby()
    play_match(table, 1)
    play_match(table, 2)
    table.apply(BotSeated(bot="careful", name="Cora"))
    play_match(table, 3)
    assert table.match is not None
    assert table.match.earlier == ()
