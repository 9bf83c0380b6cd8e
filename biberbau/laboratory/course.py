"""The course of one match: who led when, how much there was to choose from, who waited how long."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from biberbau.bots import WAIT, Bot, Budget, ask, called
from biberbau.core.game import Game
from biberbau.core.keeping import contract_keepers, first_kept
from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.laboratory.counting import Counts, note_cards, note_kinds, used_in

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Round:
    """The decisions of one round, in their order."""

    deciders: Whole
    """By decision, whose it was."""
    legal: Whole
    """By decision, how many actions there were."""


@dataclass(frozen=True)
class Bluffs:
    """What of a match was feigned, as its game says (`biberbau.core.bluffs`)."""

    chances: int = 0
    """How often somebody could bluff or do something else."""
    taken: int = 0
    """How often they bluffed."""
    sample: tuple[View, int] | None = None
    """One of those bluffs, each as likely."""


MOST_DECISIONS: Final = 10_000
"""A match with a round that is not over then is given up as one that does not end; the house's have some hundreds."""
MOST_ROUNDS: Final = 1_000
"""So is one with more rounds; no option of the house's games allows as many."""


class EndlessError(Exception):
    """A match is given up."""


@dataclass(frozen=True)
class Course:
    """A match decision by decision; it is over, unless it was given up."""

    match: Match
    standings: Floats
    """By round and seat, points after it; more is better, whatever the game says."""
    rounds: tuple[Round, ...]
    kinds: Counts
    """How often each kind of action was there and was taken."""
    cards: Counts
    """How often each kind of card could be used and need not, and was; nothing where the game does not say it."""
    sample: tuple[View, int] | None
    """One of the decisions with more than one action, each as likely: what the seat knew, and what it did."""
    bluffs: Bluffs

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.standings.shape[1])

    @property
    def legal(self) -> Whole:
        """By decision of the whole match, how many actions there were."""
        return np.concatenate([one.legal for one in self.rounds])

    @property
    def deciders(self) -> Whole:
        """By decision of the whole match, whose it was."""
        return np.concatenate([one.deciders for one in self.rounds])

    @property
    def leaders(self) -> npt.NDArray[np.bool_]:
        """By round and seat, who leads after it, alone or with others."""
        found: npt.NDArray[np.bool_] = self.standings == self.standings.max(axis=1, keepdims=True)
        return found

    @property
    def winner(self) -> int:
        """The first of those who won."""
        return int(self.standings[-1].argmax())


Feigned: TypeAlias = Callable[[View, Sequence[int]], frozenset[int]]


def feigned_in(game: Game) -> Feigned | None:
    """Return what says of a game which actions are bluffs; None where nothing can be feigned."""
    kept = first_kept(contract_keepers("biberbau.core.bluffs"), game)
    if kept is None:
        return None
    feigned: Feigned = importlib.import_module(kept.module).feigned
    return feigned


class Notes:
    """What is noted of a match while it is played."""

    def __init__(self, match: Match, seed: int) -> None:
        """Begin with a match that has just begun; `seed` chooses the decision that is kept."""
        self.match = match
        self.dice = np.random.default_rng(seed)
        self.standings: list[list[int]] = []
        self.rounds: list[tuple[list[int], list[int]]] = []
        """By round and decision, whose it was, and how many actions there were."""
        self.kinds, self.cards = Counts(), Counts()
        self.sample: tuple[View, int] | None = None
        self.choices = 0
        self.used = used_in(match.game)
        self.feigned = feigned_in(match.game)
        self.bluffs = Bluffs()

    def note(self, view: View, action: int) -> None:
        """Note a decision, before it has come to anything; EndlessError if there have been too many."""
        if view.record["round_number"] > len(self.rounds):
            if self.rounds:
                self.standings.append(self.match.totals)
            self.rounds.append(([], []))
        if len(self.rounds) > MOST_ROUNDS or len(self.rounds[-1][0]) == MOST_DECISIONS:
            raise EndlessError
        # The match itself tells what its seats may do sooner than a view, from which a world has to be dealt first.
        seat = view.seat or 0
        legal = self.match.legal(seat)
        deciders, counts = self.rounds[-1]
        deciders.append(seat)
        counts.append(len(legal))
        waits = view.may_wait
        if len(legal) > 1 or waits:
            note_kinds(self.kinds, self.match.game, seat, legal, action, waits)
        if self.used is not None:
            note_cards(self.cards, self.used(view, legal), seat, legal.index(action), waits)
        if len(legal) < 2:
            return
        self.choices += 1
        # Whichever comes replaces the one that is kept with a chance that leaves all equally likely.
        if self.dice.random() * self.choices < 1:
            self.sample = view, action
        if self.feigned is not None:
            self.note_bluff(view, action, legal, self.feigned(view, legal))

    def note_bluff(self, view: View, action: int, legal: Sequence[int], feigned: Collection[int]) -> None:
        """Note whether a decision was a bluff, where it could have been one and need not."""
        if not 0 < len(feigned) < len(legal):
            return
        chances, taken, sample = self.bluffs.chances + 1, self.bluffs.taken, self.bluffs.sample
        if action in feigned:
            taken += 1
            if self.dice.random() * taken < 1:
                sample = view, action
        self.bluffs = Bluffs(chances, taken, sample)

    def course(self) -> Course:
        """Return the course of the match, which is over now or given up."""
        sign = 1 if self.match.game.better == "high" else -1
        standings = sign * np.array([*self.standings, self.match.totals], np.float64)
        rounds = tuple(Round(*(np.array(part, np.int32) for part in one)) for one in self.rounds)
        return Course(self.match, standings, rounds, self.kinds, self.cards, self.sample, self.bluffs)


@dataclass
class Watched:
    """A bot whose decisions are noted."""

    bot: Bot
    notes: Notes
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = called(self.bot)

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Choose as the bot does."""
        action = ask(self.bot, view, seed, budget)
        if action != WAIT:
            self.notes.note(view, action)
        return action
