"""Matches among bots, compiled from end to end where every bot is a policy, and through views where one is not."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from biberbau.arena.setting import Setting
from biberbau.bots import (
    AT_ONCE,
    WAIT,
    Bot,
    BotMaker,
    Budget,
    Temper,
    ask,
    guest_or_bot,
    luck_share,
    misplayed,
    play_at_once,
    stalled,
    temper_of,
)
from biberbau.core.chance import DICE, FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.reasons import IllegalAction
from biberbau.core.workers import Chunk
from biberbau.reviews.luck import luck_by_seat

Totals = npt.NDArray[np.int64]

EVENING: int = 1 << 40
"""Distance between the seeds of the matches of an evening."""

COMPILED_CHUNK, SEEN_CHUNK = 256, 1
"""How many deals are played at a time."""


@dataclass(frozen=True)
class Played:
    """Deals that lie one behind the other, each played in every rotation."""

    totals: Totals
    """By deal, match (rotation by rotation, in each a whole evening) and seat."""
    decisions: Totals
    """Their number, by deal and match."""
    luck: npt.NDArray[np.float64] | None = None
    """By deal, match and seat, how many points are taken away as luck (`luck_share`), where that is measured; more is
    better."""

    def __len__(self) -> int:
        """How many deals."""
        return len(self.totals)

    def first(self, deals: int) -> Played:
        """Return the first of them."""
        return Played(self.totals[:deals], self.decisions[:deals], None if self.luck is None else self.luck[:deals])


def is_compiled(lineup: Sequence[str]) -> bool:
    """Whether every bot is a policy, so that whole matches are compiled."""
    return all(bot in AT_ONCE for bot in lineup)


def chunk_size(setting: Setting) -> int:
    """Return how many deals are played at a time."""
    return COMPILED_CHUNK if is_compiled(setting.lineup) and not setting.luck else SEEN_CHUNK


def play_deals(game: Game, setting: Setting, first: int, size: int) -> Played:
    """Play `size` deals from number `first` on.  What comes out depends on nothing else."""
    turned = setting.turned
    totals = np.zeros((size, len(turned), len(setting.lineup)), np.int64)
    decisions = np.zeros((size, len(turned)), np.int64)
    luck = np.zeros(totals.shape) if setting.luck else None
    for number, seated in enumerate(turned):
        earlier = slice(number - number % setting.evening, number)
        seeds = (np.arange(size) + setting.seed + first + number % setting.evening * EVENING) % 2**62
        if is_compiled(seated) and luck is None:
            totals[:, number], decisions[:, number] = play_at_once(game, seated, setting.options, seeds)
        else:
            for deal, seed in enumerate(seeds.tolist()):
                before = totals[deal, earlier].tolist()
                match = play_bots(game, seated, setting.options, seed, setting.budget, setting.guests, before)
                totals[deal, number], decisions[deal, number] = match.totals, len(match.actions)
                if luck is not None:
                    luck[deal, number] = luck_share(game) * luck_by_seat(match)
    return Played(totals, decisions, luck)


def play_chunk(game: Game, setting: Setting, chunk: Chunk) -> Played:
    """Play a chunk of deals, as workers do."""
    return play_deals(game, setting, *chunk)


def play_bots(
    game: Game,
    lineup: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    budget: Budget | None,
    guests: Mapping[str, BotMaker] | None = None,
    earlier: Sequence[Sequence[int]] = (),
) -> Match:
    """Play one match among any bots, each of which is given its view; return it.

    `earlier` are the totals of the matches that the same seats have played before.
    Where anybody may act at any moment, it is played in event time (`biberbau.bots.policies.playing`).
    """
    bots = [guest_or_bot(name, game, guests) for name in lineup]
    match = Match.new(game, len(lineup), FastStream(seed), options, earlier)
    play_on(match, bots, [temper_of(name) for name in lineup], FastStream(seed ^ DICE), budget)
    return match


def play_on(
    match: Match, bots: Sequence[Bot], tempers: Sequence[Temper], dice: FastStream, budget: Budget | None
) -> None:
    """Play a match to its end, each seat by its bot."""
    while not match.over:
        if match.round_over:
            match.begin_round()
        if match.game.real_time:
            play_in_event_time(match, bots, tempers, dice, budget)
        else:
            play_by_turns(match, bots, dice, budget)


def play_by_turns(match: Match, bots: Sequence[Bot], dice: FastStream, budget: Budget | None) -> None:
    """Play to the end of the round."""
    while not match.round_over:
        seat = match.obliged()[0]
        take(match, seat, bots[seat], ask(bots[seat], match.view(seat), dice.below(2**32), budget))


def play_in_event_time(
    match: Match, bots: Sequence[Bot], tempers: Sequence[Temper], dice: FastStream, budget: Budget | None
) -> None:
    """Play to the end of the round: whoever looks next, by their temper, acts or lets the moment pass."""
    looks = [temper.reaction(dice.below(2**32)) for temper in tempers]
    while not match.round_over:
        now = min(looks)
        seat = looks.index(now)
        looks[seat] = math.inf
        action = ask(bots[seat], match.view(seat), dice.below(2**32), budget)
        if action == WAIT and seat in match.obliged():
            raise stalled(bots[seat], seat)
        if action != WAIT:
            take(match, seat, bots[seat], action)
            for other, temper in enumerate(tempers):
                if looks[other] == math.inf:
                    looks[other] = now + temper.reaction(dice.below(2**32))


def take(match: Match, seat: int, bot: Bot, action: int) -> None:
    """Take what a bot has chosen; BotError with the reason where it may not."""
    try:
        match.apply(seat, action)
    except IllegalAction as error:
        raise misplayed(bot, seat, action, error) from error
