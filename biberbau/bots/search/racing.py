"""The search as a race: all actions at the root go through the same worlds, and the worse half drops out each time.

Sequential halving (Karnin, Koren and Somekh 2013, "Almost optimal exploration in multi-armed bandits") shares a budget
out so that the best action is found, not so that little is lost on the way, which is what the bound is for; at the root
of a tree it is the H-MCTS of Pepels, Cazenave, Winands and Lanctot 2014, "Minimizing simple regret in Monte-Carlo tree
search".

That all go through the same worlds with the same dice (common random numbers; Glasserman and Yao 1992, "Some guidelines
and guarantees for common random numbers") takes out of their differences what luck they share.  Where cards decide
much, that is most of it.
"""

from __future__ import annotations

import time
from types import ModuleType
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.search.workspace import Workspace
from biberbau.core.view import View

MOST: Final = 64
"""So many actions race at most; of a wider choice, habit and others that are drawn at random."""

BATCH: Final = 200
"""Playouts between two looks at the clock."""


class Race:
    """The root's edges that are still in the race, and what has to be known to go on with it."""

    def __init__(self, compiled: ModuleType, workspace: Workspace, view: View, tuning: npt.NDArray[np.float64]) -> None:
        """Make all edges of the root, which the tree in `workspace` has already, line up."""
        self.compiled, self.workspace, self.view, self.tuning = compiled, workspace, view, tuning
        self.racing = workspace.root_places[:MOST]
        self.believed, self.dealt = 0.0, np.uint64(0)
        self.stands: list[tuple[npt.NDArray[np.int32], npt.NDArray[np.float64]]] = []
        """After each heat, who was in it, and what they had been worth in the worlds that all of them went through."""

    @property
    def heats(self) -> int:
        """How often half of them have to drop out until one is left."""
        return (len(self.racing) - 1).bit_length()

    def run(self, worlds: int) -> int:
        """Let all go through so many more worlds; return the number of playouts."""
        self.believed, dealt = self.compiled.race(
            self.view.data,
            self.workspace.arrays,
            self.view.seat,
            self.tuning,
            self.racing,
            worlds,
            self.believed,
            self.dealt,
        )
        self.dealt = np.uint64(dealt)
        return worlds * len(self.racing)

    def drop(self) -> None:
        """Let the worse half drop out, the better one keeping its order; of equals those that were opened later."""
        self.stands.append((self.racing, self.workspace.mean_worth(self.racing)))
        worth = self.workspace.likely_worth(self.racing, self.tuning)
        better = np.argsort(-worth, kind="stable")[: (len(worth) + 1) // 2]
        self.racing = self.racing[np.sort(better)]

    def finish(self) -> None:
        """Say of those that dropped out what they are worth as the winner's worth, less what they were behind it.

        Only what both did in the same worlds tells them apart; what came after was luck that the others did not have.
        """
        edges = self.workspace.edges
        (winner,) = self.racing
        worth = edges["total"][winner] / edges["visits"][winner]
        for entered, stood in reversed(self.stands):
            behind = np.maximum(stood[entered == winner] - stood, 0.0)
            dropped = ~np.isin(entered, self.racing)
            edges["total"][entered[dropped]] = (worth - behind[dropped]) * edges["visits"][entered[dropped]]
            self.racing = entered


def race_for_playouts(race: Race, playouts: int) -> None:
    """Race for so many playouts.  What cannot be shared out equally goes to the winner, one playout at least."""
    for heat in range(race.heats, 0, -1):
        playouts -= race.run(max(playouts - 1, 0) // heat // len(race.racing))
        race.drop()
    race.run(playouts)
    race.finish()


def race_for_time(race: Race, begun: float, deadline: float) -> None:
    """Race until a time of the performance counter; every heat has an equal part of it, and one world at least."""
    heats = race.heats
    for heat in range(1, heats + 1):
        end = begun + (deadline - begun) * heat / heats
        worlds = max(BATCH // len(race.racing), 1)
        race.run(1)
        while time.perf_counter() < end:
            race.run(worlds)
        race.drop()
    race.run(1)
    race.finish()
