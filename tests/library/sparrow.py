"""A bot that somebody could have written, for the tests that bring one along."""

from __future__ import annotations

import sys

from biberbau import Budget, Game, View


class Sparrow:
    """Takes the first action there is."""

    name = "sparrow"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the first legal action."""
        return view.actions[0]


class Cuckoo(Sparrow):
    """Takes what is not legal."""

    name = "cuckoo"

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return an action that there is not."""
        return self.game.action_count


class Wren:
    """Does the same and does not say what it is called."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Return the first legal action."""
        return view.actions[0]


class Lemming(Sparrow):
    """Ends the program that it is part of."""

    name = "lemming"

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Choose nothing any more."""
        sys.exit("over the cliff")


class Egg:
    """Makes nothing that could play."""

    def __init__(self, game: Game) -> None:
        pass


nest = 7
