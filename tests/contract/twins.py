"""Pairs of matches that differ only in what one seat may not know, and everything that the seat is given in both."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import View
from tests.contract.matches import any_action, new_match
from tests.contract.secrets import DEEDS, TWINS, same_action
from tests.contract.stretches import Stretch as Stretch
from tests.contract.stretches import original_of as original_of
from tests.contract.twins_as_declared import declared_twin


def random_stretch(game: Game, seats: int, options: dict[str, str], seed: int, first: int, length: int) -> Stretch:
    """Return `length` decisions of a random match from decision `first` on, fewer if the round ends before."""
    match, dice = new_match(game, seats, options, seed), FastStream(seed)
    while len(match.actions) < first and not match.over:
        take_any(match, dice)
    if match.round_over and not match.over:
        match.begin_round()
    start, begun, used = match.copy(FastStream(0)), len(match.actions), len(match.chance)
    while len(match.actions) < begun + length and not match.round_over:
        take_any(match, dice)
    return Stretch(start, match, match.actions[begun:], match.chance[used:])


def take_any(match: Match, dice: FastStream) -> None:
    """Take any legal action of any seat, in the next round if this one is over."""
    if match.round_over:
        match.begin_round()
    match.apply(*any_action(match, dice))


def twin_of(stretch: Stretch, seat: int | None, random: Random) -> Match:
    """Return the twin of the stretch's first state, with the same chance to come."""
    twin = original_of(stretch)
    if twin.game.name in TWINS:
        TWINS[twin.game.name](twin.record, stretch.end.record, seat, random)
        return twin
    return declared_twin(stretch, seat, random)


def told(match: Match, seat: int | None, random: Random) -> str:
    """Return all that a seat is given in a state, as one text: view, picture, legal actions, refusals."""
    game, view = match.game, match.view(seat)
    given: dict[str, Any] = {
        "view": view.bytes.hex(),
        "picture": game.picture(view),
        "actors": match.actors(),
        "over": (match.round_over, match.over),
        "totals": match.totals,
    }
    if seat is not None:
        given["legal"] = match.legal(seat)
        wrong = [random.randrange(game.action_count) for _ in range(4)]
        refusals = [match.check(seat, action) for action in wrong]
        given["refusals"] = [None if refusal is None else refusal.text() for refusal in refusals]
    return json.dumps(given)


def narrated(before: View, match: Match, seat: int | None, actor: int, action: int) -> str:
    """Return what a seat is told of an action that was just taken."""
    after = match.view(seat)
    known = None if match.game.conceals(after, actor) else action
    return repr((known, match.game.narrate(before, after, actor, known)))


def follow(stretch: Stretch, match: Match, seat: int | None, random: Random | None = None) -> list[str]:
    """Play the stretch's actions in a match and return everything that the seat is given on the way.

    With `random` it is a twin match, in which actors may have to, or may, do something else that looks the same.
    """
    game, last_view = match.game, stretch.end.view(seat)
    given = [told(match, seat, Random(0))]
    for number, (actor, action) in enumerate(stretch.actions):
        before = match.view(seat)
        if random is not None:
            action = DEEDS.get(game.name, same_action)(
                match.legal(actor), action, game.conceals(last_view, actor), random
            )
        match.apply(actor, action)
        given += [narrated(before, match, seat, actor, action), told(match, seat, Random(number))]
    return given
