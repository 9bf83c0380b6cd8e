"""An evening as a table's log has it, without a server."""

from __future__ import annotations

import pytest

from biberbau.core.chance import FastStream
from biberbau.server.protocol import ChangeGame
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    Configured,
    Created,
    Entry,
    Joined,
    RoundBegun,
    Started,
    encode_entry,
)
from biberbau.server.table.host_decisions import SeatMessage, decide
from biberbau.server.table.table import Table
from biberbau.server.table.tokens import Secrets
from tests.contract.matches import any_action
from tests.server.running import warm_rules

SHORT = {"biber-gang": {"rounds": "1"}, "daumen-drauf": {"games": "1"}, "biber-mania": {}, "beanie": {"rounds": "1"}}


class Evening:
    """A table, and everything that has happened to it as the log has it."""

    def __init__(self, *names: str, game: str = "biber-gang") -> None:
        warm_rules()
        self.table = Table("TEST")
        self.bodies: list[bytes] = []
        self.happen(Created(game=game, name=names[0], token="t0", dice="00"))
        for name in names[1:]:
            self.happen(Joined(name=name, token=f"t-{name}"))

    def happen(self, event: AnyEvent) -> None:
        self.table.apply(event)
        self.bodies.append(encode_entry(Entry(event, self.table.state_hash)))

    def host(self, message: SeatMessage) -> AnyEvent:
        return decide(self.table, self.table.seats[self.table.host], message, (), Secrets())

    def change_game(self, game: str) -> None:
        self.happen(self.host(ChangeGame("key", game)))

    def play(self, seed: int) -> list[int]:
        """Play a short match at random; return the totals."""
        self.begin(seed, **SHORT[self.table.game.name])
        match = self.table.match
        assert match is not None
        self.go_on(seed)
        return match.totals

    def begin(self, seed: int, **options: str) -> None:
        """Deal a match."""
        self.happen(Configured(options=options))
        game = self.table.next_game
        self.happen(Started(version=game.version, seed=f"{seed:064x}", variant=game.variant))

    def go_on(self, seed: int, actions: int = 1_000_000) -> None:
        """Play so many actions at random, or to the end of the match."""
        dice, match = FastStream(seed), self.table.match
        assert match is not None
        while actions and not match.over:
            if match.round_over:
                self.happen(RoundBegun())
            seat, action = any_action(match, dice)
            self.happen(Acted(seat=seat, action=self.table.game.format_action(action)))
            actions -= 1

    def rows(self) -> dict[str, tuple[int, float, int]]:
        """By name: place, points and matches."""
        standing = self.table.evening.standing(self.table.players)
        return {row.name: (row.place, row.points, row.matches) for row in standing}


def refusal_of(evening: Evening, message: SeatMessage) -> str:
    with pytest.raises(NotAllowed) as refused:
        evening.host(message)
    return refused.value.sentence.message
