"""`python -m biberbau.training.judging`: let search learn what positions are worth, and write it to the source tree."""

from __future__ import annotations

import argparse
import hashlib
import shlex
import time
from typing import Final

from threadpoolctl import threadpool_limits

from biberbau.arena.ladder import commit
from biberbau.bots import Learned, read_fractions, write_layers
from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.training.judging.fitting import fit
from biberbau.training.judging.gathering import JUDGEMENT, Gathering, gather
from biberbau.training.judging.measuring import measured
from biberbau.training.judging.writing import learned_by, write

TOLD_EVERY: Final = 1000


def main() -> None:
    """Gather, fit, write, and measure what was written, in a process that has compiled it."""
    arguments = read_arguments()
    game, seats = game_named(arguments.game), arguments.players
    judgement, earlier = game.keeper(JUDGEMENT), learned_by(game).get(seats)
    sizes = judgement.sizes(seats)
    if arguments.onward and earlier is None:
        raise SystemExit(f"nothing was learned of {game.name} with {seats} players that could be gone on from")
    begun, worked = time.perf_counter(), time.process_time()
    with threadpool_limits(1):
        plan = Gathering(arguments.games, arguments.playouts, arguments.seed, arguments.anew, arguments.trace)
        found = gather(game, seats, plan, tell)
        before = read_fractions(earlier.weights, sizes) if arguments.onward and earlier else None
        layers, foreseen = fit(found, judgement.GROUPS, sizes, arguments.seed, before)
    hours, of_processor = (time.perf_counter() - begun) / 3600, (time.process_time() - worked) / 3600
    training = (
        f"{command(arguments)} ({len(found.deal)} positions, {foreseen:.3f} of the variance foreseen in games held "
        f"out, {hours:.2f} hours, {of_processor:.2f} of a processor's, {parent(game, arguments)}, commit {commit()})"
    )
    known = Learned(training, "", write_layers(layers))
    write(game, {**learned_by(game), seats: known})
    if arguments.deals:
        write(game, {**learned_by(game), seats: known._replace(strength=measured(game, seats, arguments.deals))})


def read_arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m biberbau.training.judging", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=16_000, help="so many are played to learn from")
    parser.add_argument("--playouts", type=int, default=100, help="with so many search plays them; 0: by habit")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--anew", action="store_true", help="play without what was learned before")
    parser.add_argument(
        "--trace", type=float, default=1.0, help="below 1: learn in part what was judged of what followed"
    )
    parser.add_argument("--onward", action="store_true", help="learn on from what was learned before")
    parser.add_argument("--deals", type=int, default=200, help="measure it on so many; 0: not")
    return parser.parse_args()


def parent(game: Game, arguments: argparse.Namespace) -> str:
    """Return with what judgement search played."""
    known = None if arguments.anew else learned_by(game).get(arguments.players)
    return f"parent {hashlib.sha256(known.weights.encode()).hexdigest()[:12]}" if known else "no parent"


def command(arguments: argparse.Namespace) -> str:
    """Return the command that learns the same."""
    words = ["python", "-m", "biberbau.training.judging", arguments.game]
    for name in ("players", "games", "playouts", "seed"):
        words += [f"--{name}", str(getattr(arguments, name))]
    words += ["--trace", str(arguments.trace)] if arguments.trace < 1 else []
    return shlex.join(words + [f"--{name}" for name in ("onward", "anew") if getattr(arguments, name)])


def tell(games: int) -> None:
    """Say now and then how many games have been played."""
    if games % TOLD_EVERY == 0:
        print(f"{games} games", flush=True)


if __name__ == "__main__":
    main()
