"""How much of the luck that is measured is luck: `python -m tests.reviews.luck_share [DEALS] [GAME…]`.

`search` plays `careful` for two, one round on each deal and with each seat, and luck is measured.  What is to be taken
away of a result for one point of luck is the slope of results over luck, for then least is left (control variates).
It is said for all deals, and how much is left on each half of them with the slope of the other half, and with the share
that the game keeps as data (`Strength.luck_share`).

Then other deals are played again and again, the search in the first seat, with other dice of the players: as far as
results differ from one time to the next, no judgement that depends on the deal alone could have told them.
"""

from __future__ import annotations

import time
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.arena.playing import play_bots, play_on
from biberbau.bots import Budget, bot_named, luck_share, temper_of
from biberbau.core.chance import DICE, FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.reviews.luck import luck_by_seat
from tests.reviews.asked import each
from tests.reviews.rounds import ONE_ROUND, in_parts

USUALLY: Final = 100
BUDGET: Final = 300
"""Playouts a decision."""
LINEUP: Final = ("search", "careful")
SEEDS: Final = 1 << 31
"""Deals that nothing else is measured with."""

AGAIN_DEALS: Final = 40
AGAIN: Final = 8
"""So often each of these deals is played."""

Floats = npt.NDArray[np.float64]


def matches(name: str, first: int, last: int, budget: int) -> list[list[tuple[float, float]]]:
    """Return by deal and match by how many points the search was better, and how many of them luck was."""
    game = game_named(name)
    found: list[list[tuple[float, float]]] = []
    sign = -1 if game.better == "low" else 1
    for deal in range(first, last):
        found.append([])
        for lineup in (LINEUP, LINEUP[::-1]):
            match = play_bots(game, lineup, ONE_ROUND.get(name, {}), SEEDS + deal, Budget(playouts=budget))
            luck, seat = luck_by_seat(match), lineup.index(LINEUP[0])
            edge = sign * (match.totals[seat] - match.totals[1 - seat])
            found[-1].append((float(edge), float(luck[seat] - luck[1 - seat])))
    return found


def on_the_same_deals(name: str, first: int, last: int, budget: int) -> list[list[float]]:
    """Return by deal and time by how many points the search was better: the same cards, other dice each time."""
    game = game_named(name)
    bots, tempers = [bot_named(bot, game) for bot in LINEUP], [temper_of(bot) for bot in LINEUP]
    found: list[list[float]] = []
    sign = -1 if game.better == "low" else 1
    for deal in range(first, last):
        found.append([])
        for time_again in range(AGAIN):
            match = Match.new(game, len(LINEUP), FastStream(SEEDS + deal), ONE_ROUND.get(name, {}))
            play_on(match, bots, tempers, FastStream(SEEDS + AGAIN * deal + time_again ^ DICE), Budget(playouts=budget))
            found[-1].append(float(sign * (match.totals[0] - match.totals[1])))
    return found


def untold(results: Floats) -> float:
    """Return which part of the standard deviation of matches is left to who knows what each deal brings on average."""
    return float(np.sqrt(results.var(axis=1, ddof=1).mean() / results.var(ddof=1)))


def slope(deals: Floats) -> float:
    """Return by how many points results rise with one point of luck."""
    edges, luck = deals[..., 0].ravel(), deals[..., 1].ravel()
    return float(np.cov(edges, luck)[0, 1] / luck.var(ddof=1))


def left(deals: Floats, shares: Floats) -> float:
    """Return which part of the standard deviation of matches is left without so much of their luck, by deal."""
    edges, luck = deals[..., 0], deals[..., 1]
    return float((edges - shares[:, None] * luck).std(ddof=1) / edges.std(ddof=1))


def check(name: str, count: int) -> None:
    """Measure a game and print what came out."""
    began = time.perf_counter()
    deals = np.array(in_parts(matches, name, count, BUDGET))
    odd = np.arange(len(deals)) % 2 == 1
    crossed = np.where(odd, slope(deals[~odd]), slope(deals[odd]))
    kept, whole = luck_share(game_named(name)), np.ones(count)
    again = np.array(in_parts(on_the_same_deals, name, min(count, AGAIN_DEALS), BUDGET))
    took = time.perf_counter() - began
    print(
        f"{name}: {count} deals, slope {slope(deals):.2f}; of the deviation of a match {left(deals, whole):.2f} is left"
        f" without all luck, {left(deals, crossed):.2f} with the other half's slope,"
        f" {left(deals, kept * whole):.2f} with {kept:.2f}; luck {deals[..., 1].mean():.2f} points;"
        f" {untold(again):.2f} to who knows all that was dealt ({took:.0f} s)",
        flush=True,
    )


def main() -> None:
    """Measure some games, or all."""
    each(check, USUALLY)


if __name__ == "__main__":
    main()
