"""How strong the players of a game are: the numbers that were measured for it, in one declaration."""

from __future__ import annotations

import importlib
import math
from dataclasses import dataclass

from biberbau.bots.folders import module_of
from biberbau.core.game import Game


@dataclass(frozen=True)
class Weakness:
    """What makes a player weaker than one who searches."""

    blur: float
    """Scale of their errors about what an action is worth, in points of a round."""
    forgetfulness: float
    """The chance that they mistake a thing that only memory holds, from 0 to 1."""
    playouts: int
    """How much they think about a decision."""


@dataclass(frozen=True)
class Strength:
    """What the search does differently at a game, and how weak its levels are.

    A game says so as `STRENGTH` in the module `strength` of its folder.  What it does not say is what did best at Biber
    Gang with 20 milliseconds.  Points a round that the search won by against `careful` as it was then (two players,
    some 150 paired deals, give or take 1.5): with random playouts -4; with habits and nodes that grow after 500
    playouts 3.7, or 4.3 where only its own seat searches inside the tree; and 5.5 to 6.3 where playouts are not spread
    among later choices at all.  So edges are given much patience where playouts are long and end in luck, and a tree
    grows only under long budgets.
    """

    playouts: int = 2000
    """How many playouts a decision is worth unless somebody says otherwise.

    A number, not a time, so that equal views play alike on a busy machine too; small enough for a public table: on a
    quiet machine no decision costs 50 milliseconds of processor time, whatever the number of players
    (`biberbau bench`).
    """
    pricing: int = 4000
    """How many playouts price all actions of a decision in a review, unless somebody says otherwise: as many as let a
    match of ordinary length be reviewed for one seat in a few seconds (docs/review.md)."""
    pricing_patience: float | None = None
    """`patience`, below, where actions are priced: less where what the others answer to a mistake is what it costs, and
    they answer by habit while no node has grown.  None: it is the same."""
    valuing: int = 200
    """By how many playouts positions and actions are valued where luck is measured, unless somebody says otherwise."""
    luck_share: float = 1.0
    """How much of the luck that is measured is taken away where bots are compared without luck: the slope of results
    over it, on other deals (`python -m tests.reviews.luck_share`).  Less than all where play is far from habit."""
    patience: float = 2000.0
    """How often an edge is played out before nodes grow behind it: little where playouts are short and say much."""
    own_patience: float | None = None
    """The same where the seat that has acted goes on: little where what it does next decides what the action was worth,
    and habit often does it badly.  None: it is the same."""
    lateness: float = 0.0
    """Where anybody may act at any moment: the chance that whoever need not act looks too late, when who had to act has
    done so already."""
    rivals: float = 1.0
    """In which part of the playouts the others search in the tree, too; in the rest they act there as they do
    below it."""
    prior_weight: float = 2.0
    """How many visits the node's own mean counts as in the mean of each of its edges, more than none: many where there
    are many choices and luck is great, for with few playouts the best seems to be what had most of it."""
    habit_bonus: float = 0.3
    """How much higher the habitual action begins, in standard deviations of a round's worth."""
    trust: float = 0.0
    """How far worlds are weighted by what the others did, from 0 on: the exponent of its likelihood
    (`biberbau.bots.contract.belief`).  docs/strength.md says how much others' actions tell."""
    stake: float = 0.0
    """With how many points of a lead in a match of one round a win is e times as likely as a defeat; 0: points alone
    count (`biberbau.bots.search.stakes`).  For games where a round is worth so many points, and so little skill, that
    points and wins part."""
    races: bool = False
    """Whether the root's actions race (`biberbau.bots.search.racing`): where they share great luck."""
    solves: bool = False
    """Whether small games at the end of a round are solved instead of searched (`biberbau.bots.resolving`)."""
    levels: tuple[Weakness, ...] = ()
    """From the weakest level to the strongest, so that each wins about as often against the next weaker one; none where
    nobody has measured them.  Strength was measured over paired deals of one round for two players (docs/strength.md
    has what came out)."""
    judging: Strength | None = None
    """The numbers of a search that goes by what was learned of the game (`biberbau.bots.contract.judgement`): they may
    be others, for its playouts are short and say much.  None: they are the same."""
    judged_at: int = 1
    """At which of the moments at which a playout could be judged it is, counted from 1; the later, the less what was
    learned is asked about positions that only search gets into."""
    practises: bool = False
    """Whether play goes on below the tree as was practised (`biberbau.bots.contract.practice`), and not by habit."""
    level_step: float = math.inf
    """How many points a round a level is better than the next weaker one."""
    left_out: tuple[str, ...] = ()
    """What players know of the standard game alone, for it was learned from that, and do without in this variant."""


def left_out(game: Game) -> tuple[str, ...]:
    """Return what bots know of the standard game and do without in a variant."""
    return strength_of(game).left_out


def strength_of(game: Game) -> Strength:
    """Return the numbers of a game; those of `Strength` itself where it has none."""
    module = module_of(game, "strength")
    if module is None:
        return Strength()
    strength: Strength = importlib.import_module(module).STRENGTH
    return strength
