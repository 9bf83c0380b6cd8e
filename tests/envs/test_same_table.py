"""Environments and tables of the server: the same actions lead to the same states."""

from __future__ import annotations

import os
from random import Random

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.envs import Batch
from biberbau.server.protocol import Act
from biberbau.server.table.actions import acted, judge
from biberbau.server.table.events import AnyEvent, Created, Entry, Joined, RoundBegun, decode_entry, encode_entry
from biberbau.server.table.table import Table
from tests.contract.matches import every_game, option_sets, short_options
from tests.envs.test_batch import play_out

SAME_GAMES = int(os.environ.get("SAME_GAMES", "2"))
"""Matches of each game that are played in a batch and then at a table; `make same-game` takes more."""


def happens(table: Table, event: AnyEvent) -> None:
    """Let an event happen as it does after a restart: read from what was written."""
    table.apply(decode_entry(encode_entry(Entry(event))).event)


def table_for(match: Match) -> Table:
    """Return a table at which people have sat down and a match has just been dealt."""
    table = Table("SAME")
    happens(table, Created(game=match.game.name, name="Seat 0", token="", dice="00", by=None))
    for seat in range(1, match.seats):
        happens(table, Joined(name=f"Seat {seat}", token="", by=None))
    table.begin(match)
    return table


def act(table: Table, number: int, action: int) -> None:
    """Let a person act as their page does: by notation, after what they saw last, judged by the table."""
    seat = table.seats[number]
    message = Act(id=f"{table.sequence}", action=table.game.format_action(action), seen=table.sequence)
    judged, refusal = judge(table, seat, message, oldest=0)
    assert refusal is None
    happens(table, acted(table, seat, message, judged))


@every_game
def test_a_table_and_a_batch_play_the_same_matches(game: Game) -> None:
    dice, played = Random(SAME_GAMES), 0
    while played < SAME_GAMES:
        seats = dice.choice(list(game.seats))
        options = short_options(game, dice.choice(option_sets(game)))
        count = min(256, max(SAME_GAMES // 4, 1))
        batch = Batch(game, count, seats=seats, options=options, seed=played, goes_on=False)
        for i, actions in enumerate(play_out(batch, played)):
            table = table_for(Match.new(game, seats, FastStream(int(batch.seeds[i])), options))
            for seat, action in actions:
                if table.stage == "round_over":
                    happens(table, RoundBegun(by=None))
                act(table, seat, action)
            assert table.stage == "match_over"
            assert table.match is not None
            assert table.match.state_hash == batch.state_hash(i)
        played += count
