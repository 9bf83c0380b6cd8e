"""Decisions to hold bots against: views of seats that have to act, from matches of every size and option."""

from __future__ import annotations

from collections.abc import Iterator

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View
from tests.contract.matches import option_sets, short_options


def matches(game: Game) -> Iterator[Match]:
    """Give a one-round match for every option set, with all numbers of seats in turn."""
    for number, options in enumerate(option_sets(game)):
        seats = game.seats[number % len(game.seats)]
        yield Match.new(game, seats, FastStream(number), short_options(game, options))


def first_choice(match: Match, least: int = 5) -> View:
    """Play on until somebody has to act who has so many actions to choose from; return what they see."""
    while True:
        (seat, *_) = match.obliged()
        actions = match.legal(seat)
        if len(actions) >= least:
            return match.view(seat)
        match.apply(seat, actions[-1])
