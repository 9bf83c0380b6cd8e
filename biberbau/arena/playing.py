"""Matches among bots, compiled from end to end where every bot is a policy, and through views where one is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from biberbau.bots import Budget, bot_named
from biberbau.bots.drivers import driver, habits_module
from biberbau.bots.policies import POLICIES
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match

Totals = npt.NDArray[np.int64]

DICE: int = 1 << 62
"""Flipped in a deal's seed to seed the bots' dice, which so are the same in every rotation of the seats."""


def play_policies(
    game: Game, lineup: Sequence[str], options: Mapping[str, str], seeds: npt.NDArray[np.int64]
) -> tuple[Totals, npt.NDArray[np.int64]]:
    """Play a match from each seed among policies; return totals by match and seat, and numbers of decisions."""
    matches = driver("biberbau.bots.matches", game.package, habits_module(game))
    policies = np.tile(np.array([POLICIES[bot] for bot in lineup], np.int8), (len(seeds), 1))
    totals = np.zeros((len(seeds), len(lineup)), np.int64)
    lengths = np.zeros(len(seeds), np.int64)
    matches.play_matches(game.new_states(), game.encode_options(options), policies, seeds, totals, lengths)
    return totals, lengths


def play_bots(
    game: Game, lineup: Sequence[str], options: Mapping[str, str], seed: int, budget: Budget | None
) -> tuple[list[int], int]:
    """Play one match among any bots, each of which is given its view; return totals and the number of decisions."""
    bots = [bot_named(name, game) for name in lineup]
    match = Match.new(game, len(lineup), FastStream(seed), options)
    dice = FastStream(seed ^ DICE)
    decisions = 0
    while not match.over:
        if match.round_over:
            match.begin_round()
        seat = match.actors()[0]
        match.apply(seat, bots[seat].choose(match.view(seat), dice.below(2**32), budget))
        decisions += 1
    return match.totals, decisions
