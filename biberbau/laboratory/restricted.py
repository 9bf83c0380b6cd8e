"""What a kind of action is worth: matches in which one seat never uses it, beside the same deals in which it may."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from biberbau.bots import WAIT, Bot, Budget, Pricer, RestOfMatch, bot_named
from biberbau.core.view import View
from biberbau.games.variant import Variant
from biberbau.laboratory.course import Course, kind_of
from biberbau.laboratory.measures import edge
from biberbau.laboratory.playing import Play, Step

PLAYOUTS: Final = 60
"""So many find out what is best of the rest."""


@dataclass
class Restricted:
    """Plays as another bot does, but never an action of one kind where there is one of another."""

    bot: Bot
    kind: str
    pricer: Pricer
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = f"{self.bot.name} without {self.kind}"

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Take what the bot would, or else what playouts find to be the best of the other kinds."""
        wanted = self.bot.choose(view, seed, budget)
        if wanted == WAIT or not self.is_shunned(view, wanted):
            return wanted
        rest = {action for action in view.actions if not self.is_shunned(view, action)}
        if not rest:
            return wanted
        prices = self.pricer.price(view, wanted, PLAYOUTS, seed, by_chances=False)
        known = [one for one in prices.candidates if one.action in rest]
        return int(max(known, key=lambda one: float(one.points.mean())).action) if known else min(rest)

    def is_shunned(self, view: View, action: int) -> bool:
        """Whether an action is of the kind that is never used."""
        return kind_of(view.game, action) == self.kind


def cost_of_going_without(variant: Variant, play: Play, kind: str, courses: list[Course], step: Step) -> list[float]:
    """Return by how many points the first seat did better in each of these matches than when it never used a kind.

    Matches that did not end without it are left out.
    """
    game = variant.game
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    others = [bot_named(name, game) for name in play.by_seat(variant)]
    bots = [Restricted(others[0], kind, pricer), *others[1:]]
    found = []
    for number, course in enumerate(courses):
        step(1)
        other = play.course(variant, number, bots)
        if other.ended:
            found.append(edge(course, 0) - edge(other, 0))
    return found
