"""The course of one match: who led when, how much there was to choose from, who waited how long."""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games import game_named

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Turn:
    """One decision."""

    seat: int
    legal: int
    """How many actions there were."""


@dataclass(frozen=True)
class Course:
    """A match that is over, decision by decision."""

    match: Match
    standings: Floats
    """By round and seat, points after it; more is better, whatever the game says."""
    rounds: tuple[tuple[Turn, ...], ...]
    could: Counter[str]
    """In how many decisions each kind of action was there."""
    beside: Counter[str]
    """In how many of them there were other kinds, too."""
    did: Counter[str]
    """How often each kind was taken."""
    sample: tuple[View, int] | None
    """One of the decisions with more than one action, each as likely: what the seat knew, and what it did."""

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.standings.shape[1])

    @property
    def turns(self) -> list[Turn]:
        """All decisions."""
        return [turn for one in self.rounds for turn in one]

    @property
    def leaders(self) -> npt.NDArray[np.bool_]:
        """By round and seat, who leads after it, alone or with others."""
        found: npt.NDArray[np.bool_] = self.standings == self.standings.max(axis=1, keepdims=True)
        return found

    @property
    def winner(self) -> int:
        """The first of those who won."""
        return int(self.standings[-1].argmax())


VERB = re.compile("[a-z]{3,}(-[a-z]{3,})*")
SPECIAL_CARD = re.compile("[A-Z]{2,}")


@functools.lru_cache(maxsize=1 << 16)
def kind_of(game: str, action: int) -> str:
    """Return the kind of an action: the words that its notation begins with, else the special cards that are played."""
    notation = game_named(game).format_action(action)
    if verb := VERB.match(notation):
        return verb[0]
    return "+".join(sorted(set(SPECIAL_CARD.findall(notation)))) or "cards"


def follow(match: Match, seed: int) -> Course:
    """Go through a match that is over once more, and note its course; `seed` chooses the decision that is kept."""
    dice = np.random.default_rng(seed)
    game, again = match.game, match.begun_again()
    sign = 1 if game.better == "high" else -1
    standings: list[list[int]] = []
    rounds: list[tuple[Turn, ...]] = []
    under_way: list[Turn] = []
    could: Counter[str] = Counter()
    beside: Counter[str] = Counter()
    did: Counter[str] = Counter()
    sample, choices = None, 0
    for seat, action in match.actions:
        if again.round_over:
            again.begin_round()
        legal = again.legal(seat)
        under_way.append(Turn(seat, len(legal)))
        if len(legal) > 1:
            kinds = {kind_of(game.name, one) for one in legal}
            could.update(kinds)
            if len(kinds) > 1:
                beside.update(kinds)
            did[kind_of(game.name, action)] += 1
            choices += 1
            # Whichever comes replaces the one that is kept with a chance that leaves all equally likely.
            if dice.random() * choices < 1:
                sample = again.view(seat), action
        again.apply(seat, action)
        if again.round_over:
            standings.append(again.totals)
            rounds.append(tuple(under_way))
            under_way = []
    return Course(match, sign * np.array(standings, np.float64), tuple(rounds), could, beside, did, sample)
