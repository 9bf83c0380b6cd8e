"""Whether start, luck and play add up, and luck is nobody's on average: `python -m tests.reviews.adds_up [ROUNDS]`.

So many rounds of each game are played by habit and measured.  The sums must be right to a millionth of a point, and the
mean luck of every seat 0 within intervals that all hold together with 99 % (Bonferroni).
"""

from __future__ import annotations

import itertools
import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import NormalDist
from typing import Final

import numpy as np

from biberbau.arena.playing import play_on
from biberbau.bots import Valuer, bot_named, temper_of
from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import GAMES, game_named
from biberbau.reviews.luck import measured

USUALLY: Final = 10_000
PLAYOUTS, WORLDS = 2, 8
ONE_ROUND: Final = {"biber-gang": {"rounds": "1"}, "daumen-drauf": {"games": "1"}, "beanie": {"rounds": "1"}}
SEATS: Final = 3
DEVIATION: Final = 1e-6
BOT: Final = "careful"


def rounds_of(name: str, first: int, count: int) -> list[list[list[float]]]:
    """Return, round by round and seat by seat, start, luck, own play, others' play and result."""
    game = game_named(name)
    bots, valuer, found = [bot_named(BOT, game)] * SEATS, Valuer(game, PLAYOUTS, WORLDS), []
    for seed in range(first, first + count):
        match = Match.new(game, SEATS, FastStream(seed), ONE_ROUND.get(name))
        play_on(match, bots, [temper_of(BOT)] * SEATS, FastStream(seed + (1 << 40)), None)
        again = Match.new(game, SEATS, FastStream(seed), ONE_ROUND.get(name))
        for one in measured(again, match.actions, valuer):
            found.append([[s.start, s.luck, s.own, s.others, s.result] for s in one.seats])
    return found


def check(name: str, rounds: int, intervals: int) -> bool:
    """Measure the rounds of a game, print what came out, and return whether it is as it has to be."""
    parts = 16
    firsts = [rounds * part // parts for part in range(parts + 1)]
    with ProcessPoolExecutor() as pool:
        under_way = [pool.submit(rounds_of, name, a, b - a) for a, b in itertools.pairwise(firsts)]
        shares = np.array([one for part in under_way for one in part.result()])
    worst = float(np.abs(shares[:, :, :4].sum(axis=2) - shares[:, :, 4]).max())
    luck = shares[:, :, 1]
    reach = NormalDist().inv_cdf(1 - 0.005 / intervals) * luck.std(axis=0, ddof=1) / np.sqrt(len(luck))
    means = ", ".join(f"{mean:.3f} ± {half:.3f}" for mean, half in zip(luck.mean(axis=0), reach, strict=True))
    fine = worst <= DEVIATION and bool((np.abs(luck.mean(axis=0)) <= reach).all())
    print(f"{name}: {len(luck)} rounds, sums within {worst:.1e}, mean luck {means}: {'fine' if fine else 'WRONG'}")
    return fine


def main() -> int:
    """Check every game; return 1 unless all is well."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else USUALLY
    fine = [check(name, rounds, SEATS * len(GAMES)) for name in GAMES]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
