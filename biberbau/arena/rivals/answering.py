"""The far side of a rival: run as a script by the process of another version, with that version's modules.

It reads a line of JSON for each choice and answers with one:

    {"game": "biber-gang", "bot": "search", "position": "…", "seat": 0, "seed": 7, "budget": "1000", "earlier": []}
    {"action": "swap-T1"}        or {"action": null} to let the moment pass, or {"error": "why not"}

The position is of a whole state; what the bot is given is that version's own view of it.  `budget` is as the command
line has it, or null; `earlier` are the totals of the matches that the same seats have finished before.

Nothing is imported by name here but the standard library: `biberbau` is another one than where this file lies.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any


def main(folder: str) -> None:
    """Answer until there is nothing more to read; whoever asks may die, too."""
    answers, sys.stdout = sys.stdout, sys.stderr
    package = Path(str(importlib.import_module("biberbau").__file__)).resolve()
    if Path(folder).resolve() not in package.parents:
        raise SystemExit(f"the modules of the rival lie in {folder}, but {package} was imported")
    for line in sys.stdin:
        try:
            answer = {"action": chosen(**json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {' '.join(str(error).split())}"}
        print(json.dumps(answer), file=answers, flush=True)


def chosen(
    game: str, bot: str, position: str, seat: int, seed: int, budget: str | None, earlier: list[list[int]]
) -> str | None:
    """Return what a bot does for a seat in a position, in notation; None to let the moment pass."""
    bots: Any = importlib.import_module("biberbau.bots")
    played = importlib.import_module("biberbau.games").game_named(game)
    states, _ = importlib.import_module("biberbau.core.position").parse_position(position, played)
    stream = importlib.import_module("biberbau.core.chance").FastStream(0)
    match = importlib.import_module("biberbau.core.match").Match(played, states, stream, earlier)
    thinking = None if budget is None else bots.Budget.parse(budget)
    action = bots.bot_named(bot, played).choose(match.view(seat), seed, thinking)
    return None if action == bots.WAIT else str(played.format_action(action))


if __name__ == "__main__":
    main(sys.argv[1])
