"""`python -m biberbau.training.practising`: let seats practise a game, and write what they learn to the source tree."""

from __future__ import annotations

import argparse
import shlex
import time
from typing import Final

from biberbau.arena.ladder import commit
from biberbau.bots import Learned, read_fractional_row, write_layers
from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.training.judging.measuring import measured
from biberbau.training.judging.writing import learned_by, write
from biberbau.training.practising.learning import PRACTICE, Numbers, Practice, practised

TRAINER: Final = "practising"


def main() -> None:
    """Practise, write, and measure what was written, in a process that has compiled it."""
    parser = argparse.ArgumentParser(prog="python -m biberbau.training.practising", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=150_000, help="so many are played before they are learned from")
    parser.add_argument("--times", type=int, default=8, help="that so often")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--begin-with", type=int, help="begin with what was learned for so many players, not by habit")
    parser.add_argument("--deals", type=int, default=200, help="measure it on so many; 0: not")
    arguments = parser.parse_args()
    game, seats = game_named(arguments.game), arguments.players
    begun, worked = time.perf_counter(), time.process_time()
    plan = Practice(game, seats, arguments.rounds, arguments.times, arguments.seed, {"rounds": "1"})
    weights = practised(plan, beginning(game, arguments.begin_with), tell)
    hours, of_processor = (time.perf_counter() - begun) / 3600, (time.process_time() - worked) / 3600
    training = f"{command(arguments)} ({hours:.2f} hours, {of_processor:.2f} of a processor's, commit {commit()})"
    known = Learned(training, "", write_layers([weights]))
    write(game, {**learned_by(game), seats: known}, TRAINER)
    if arguments.deals:
        strength = measured(game, seats, arguments.deals)
        write(game, {**learned_by(game), seats: known._replace(strength=strength)}, TRAINER)


def beginning(game: Game, seats: int | None) -> Numbers:
    """Return the weights that learning begins with: those for so many players, or what habit says."""
    at_first: Numbers = game.keeper(PRACTICE).at_first()
    if seats is None:
        return at_first
    return read_fractional_row(learned_by(game)[seats].weights, len(at_first))


def command(arguments: argparse.Namespace) -> str:
    """Return the command that learns the same."""
    words = ["python", "-m", "biberbau.training.practising", arguments.game]
    for name in ("players", "rounds", "times", "seed"):
        words += [f"--{name}", str(getattr(arguments, name))]
    return shlex.join(words + (["--begin-with", str(arguments.begin_with)] if arguments.begin_with else []))


def tell(times: int) -> None:
    """Say how often there was something learned."""
    print(f"learned {times} times", flush=True)


if __name__ == "__main__":
    main()
