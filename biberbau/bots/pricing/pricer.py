"""What every action is worth from a view: paired over the same worlds, and the more worlds the better an action is.

All candidates go through the same worlds with the same dice, and the worse half drops out again and again (sequential
halving and common random numbers, as `biberbau.bots.search.racing` says).  The action that was done stays to the end:
what it lost is to be known best.

Where all that can still follow is solved (`biberbau.bots.pricing.solved`), play goes on as the solution does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.pricing.solved import Decisions
from biberbau.bots.pricing.wins import RestOfMatch, chances_to_win
from biberbau.bots.search.tuned import tuning_for
from biberbau.bots.search.tuning import PATIENCE, RACE, STAKE, TRUST
from biberbau.bots.search.workspace import Workspace
from biberbau.bots.strength import strength_of
from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.core.view import View

Floats = npt.NDArray[np.float64]

CANDIDATES: Final = 20
"""So many actions are compared, at most; of more, those that do best in some first worlds."""
FIRST_SHARE: Final = 4
"""One part in so many of the budget finds the candidates where there are more actions than that."""
FINALISTS: Final = 3
"""Among so few nobody drops out any more."""
PLAYED_OUT: Final = 300
"""In so many worlds a round is played out after an action to see what becomes of it."""


@dataclass(frozen=True)
class Priced:
    """What was found of one action."""

    action: int
    """Its number, or `biberbau.bots.tempers.WAIT`."""
    points: Floats
    """What the round was worth to the seat, in points, world by world from the first."""
    chances: Floats
    """The chance to win the match, likewise; not a number where nobody said what the match may still bring."""


@dataclass(frozen=True)
class Prices:
    """What was found of the candidates of one view; each world is the same for all."""

    legal: int
    """How many actions there were to choose from."""
    decided: int
    """Number of the first world that had no say in which actions were compared to the end."""
    candidates: tuple[Priced, ...]

    @property
    def finalists(self) -> list[Priced]:
        """Those that went through all worlds."""
        most = max(len(priced.points) for priced in self.candidates)
        return [priced for priced in self.candidates if len(priced.points) == most]


class Pricer:
    """Prices the actions of views of one game; each thread needs one of its own."""

    def __init__(self, game: Game, rest: RestOfMatch | None) -> None:
        """`rest` says what the match may still bring; without it nothing is said of chances to win."""
        self.game, self.rest = game, rest
        self.compiled = game.driver("biberbau.bots.pricing.playing")
        self.workspace = Workspace(game)
        strength = strength_of(game)
        self.tuning = tuning_for(strength)
        self.tuning[STAKE], self.tuning[RACE] = 0.0, 1.0
        if strength.pricing_patience is not None:
            self.tuning[PATIENCE] = strength.pricing_patience
        self.decisions = Decisions(game, float(self.tuning[TRUST])) if strength.solves else None

    def price(self, view: View, done: int, budget: int, seed: int, by_chances: bool) -> Prices:
        """Return what the actions of a view are worth, `budget` playouts shared out among them.

        `done` is compared to the end.  `by_chances`: those drop out that win the match least, else those with the
        fewest points.  Who drops out is settled with half of the budget, and the other half compares those that are
        left in worlds of their own; so the best is not called so much better only because luck chose it.  The same
        view, budget and seed give the same answer.
        """
        race = Race(self, view, seed, done, budget)
        if len(race.actions) > CANDIDATES:
            race.run(budget // FIRST_SHARE)
            race.shorten(CANDIDATES, by_chances)
        heats = max((len(race.racing) - 1).bit_length() - 1, 1)
        for _ in range(heats):
            race.run(budget // 2 // heats)
            if len(race.racing) > FINALISTS:
                race.shorten((len(race.racing) + 1) // 2, by_chances)
        decided = race.worlds
        race.run(budget // 2)
        return Prices(len(race.actions), decided, race.found())

    def ends(self, view: View, action: int, seed: int) -> npt.NDArray[Any]:
        """Return how the round ends after an action, world by world, if all go on by habit: records.

        The same view and seed give the same worlds and the same dice for every action.
        """
        ends = np.repeat(view.data, PLAYED_OUT)
        seed_generator(self.workspace.rng, seed)
        self.compiled.play_after(view.data, self.workspace.arrays, int(view.seat or 0), action, self.tuning, ends)
        return ends


class Race:
    """The actions of one view, and how they did in the worlds that they went through."""

    def __init__(self, pricer: Pricer, view: View, seed: int, done: int, budget: int) -> None:
        self.pricer, self.view, self.seat = pricer, view, int(view.seat or 0)
        workspace = pricer.workspace
        workspace.clear(seed)
        pricer.compiled.open_root(view.data, workspace.arrays, self.seat)
        self.places = workspace.root_places
        self.actions: npt.NDArray[np.int32] = workspace.edges[self.places]["action"].copy()
        self.done = np.flatnonzero(self.actions == done)
        self.racing = self.candidates = np.arange(len(self.actions))
        self.solved = pricer.decisions.solve(view, self.actions, budget) if pricer.decisions is not None else None
        self.believed, self.dealt, self.worlds = 0.0, np.uint64(0), 0
        self.points: list[list[Floats]] = [[] for _ in self.actions]
        self.chances: list[list[Floats]] = [[] for _ in self.actions]

    def run(self, playouts: int) -> None:
        """Let those that are in the race go through as many more worlds as so many playouts allow, two at least."""
        pricer, seats = self.pricer, int(self.view.record["seats"])
        worlds = max(playouts // len(self.racing), 2)
        outcomes = np.zeros((worlds, len(self.racing), seats))
        ended = np.zeros((worlds, len(self.racing)), np.bool_)
        if self.solved is not None:
            self.solved.play(self.racing, pricer.workspace.rng, outcomes, ended)
        else:
            self.play_out(outcomes, ended)
        chances = np.full((worlds, len(self.racing)), np.nan)
        if pricer.rest is not None:
            ahead, standing = pricer.rest.ahead(self.view), pricer.rest.standing(self.view)
            chances_to_win(outcomes, ended, standing, ahead, self.worlds, self.seat, chances)
        for column, number in enumerate(self.racing):
            self.points[number].append(outcomes[:, column, self.seat].copy())
            self.chances[number].append(chances[:, column])
        self.worlds += worlds

    def play_out(self, outcomes: Floats, ended: npt.NDArray[np.bool_]) -> None:
        """Think a little ahead and go on by habit, in as many more worlds as `outcomes` has rows."""
        self.believed, dealt = self.pricer.compiled.price(
            self.view.data,
            self.pricer.workspace.arrays,
            self.seat,
            self.pricer.tuning,
            self.places[self.racing],
            self.believed,
            self.dealt,
            outcomes,
            ended,
        )
        self.dealt = np.uint64(dealt)

    def shorten(self, count: int, by_chances: bool) -> None:
        """Let all drop out but the `count` best and what was done; of equals those that were opened later."""
        found = self.chances if by_chances else self.points
        worth = np.array([np.mean(np.concatenate(found[number])) for number in self.racing])
        better = self.racing[np.argsort(-worth, kind="stable")[:count]]
        self.racing = np.union1d(better, self.done)
        if count == CANDIDATES:
            self.candidates = self.racing

    def found(self) -> tuple[Priced, ...]:
        """Return what was found of the candidates."""
        return tuple(
            Priced(int(self.actions[number]), np.concatenate(self.points[number]), np.concatenate(self.chances[number]))
            for number in self.candidates
        )
