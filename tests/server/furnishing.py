"""What a house of the tests has instead of what people need: bots without a pause, and rules that are there at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from biberbau.core.game import Game
from biberbau.server.play.players import Players
from biberbau.server.play.tempo import human_reaction
from biberbau.server.warmup import warm_steps
from biberbau.server.warmup.warming import Ready, Warming


class Loaded(Warming):
    """The process has compiled the rules already, or compiles them on first use."""

    async def run(self) -> None:
        self.all_ready()

    async def prepare(self, game: Game) -> None:
        ready, name = self.of(game), warm_steps.written(game)
        if game.variant:
            for step in (warm_steps.rules, warm_steps.simple_bots):
                await asyncio.to_thread(step, name)
        for part in (ready.rules, ready.bots, ready.reviews):
            part.set()


def without_pause(
    ready: Ready, threads: int | None = None, reaction: Callable[[str, str], float] = human_reaction
) -> Players:
    """Bots that answer as soon as they have thought, and in real time after their `reaction`."""
    return Players(ready, lambda *_: 0.0, threads, reaction)
