"""What a kind of action or of card is worth: matches in which one seat never uses it, and the same in which it may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from biberbau.bots import WAIT, Bot, Budget, Pricer, RestOfMatch, ask, bot_named, called
from biberbau.core.view import View
from biberbau.games.variant import Variant
from biberbau.laboratory.counting import Counts, Users
from biberbau.laboratory.course import Course
from biberbau.laboratory.measures import edge
from biberbau.laboratory.playing import Play, Step

PLAYOUTS: Final = 60
"""So many find out what is best."""


@dataclass(frozen=True)
class Use:
    """Something that a seat may be forbidden to use: a kind of action, or of card."""

    name: str
    users: Users
    counts: Callable[[Course], Counts]
    """Where a match says how often it was used."""


@dataclass
class Restricted:
    """Plays as another bot does, but thinks where that would use one thing, and then never uses it if it is barred."""

    bot: Bot
    use: Use
    pricer: Pricer
    barred: bool = True
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = f"{called(self.bot)} without {self.use.name}" if self.barred else called(self.bot)

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Take what the bot would, or else what playouts find to be the best of what is left.

        To let the moment pass is left, too, where the seat may: so nobody uses what is barred to them out of turn.
        """
        wanted = ask(self.bot, view, seed, budget)
        if wanted == WAIT or not self.use.users(view, [wanted]):
            return wanted
        legal = view.actions
        rest = set(legal) - self.use.users(view, legal) | ({WAIT} if view.may_wait else set())
        if not rest:
            return wanted
        prices = self.pricer.price(view, wanted, PLAYOUTS, seed, by_chances=False)
        known = [one for one in prices.candidates if one.action in rest or not self.barred]
        return int(max(known, key=lambda one: float(one.points.mean())).action) if known else min(rest)


def cost_of_going_without(variant: Variant, play: Play, use: Use, courses: Sequence[Course], step: Step) -> list[float]:
    """Return by how many points the first seat does better in each of these matches than if a use is barred to it.

    Where it may, it thinks about the same decisions: else what is gained by thinking could hide what is lost by going
    without.  A match in which it never wanted to is the same either way; those that do not end are left out.
    """
    game = variant.game
    pricer = Pricer(game, RestOfMatch(game, variant.seats, game.encode_options(variant.options)))
    others = [bot_named(name, game) for name in play.by_seat(variant)]

    def course_if(barred: bool, number: int) -> Course:
        return play.course(variant, number, [Restricted(others[0], use, pricer, barred), *others[1:]])

    found = []
    for number, course in enumerate(courses):
        step(1)
        if not use.counts(course).by_first[use.name]:
            found.append(0.0)
            continue
        free, bound = course_if(False, number), course_if(True, number)
        if free.ended and bound.ended:
            found.append(edge(free, 0) - edge(bound, 0))
    return found
