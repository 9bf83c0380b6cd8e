"""A warming that has nothing left to do, in a process that has everything or compiles it on first use."""

from __future__ import annotations

from biberbau.server.warmup.warming import Warming


def ready() -> Warming:
    """Return one."""
    warming = Warming()
    all_ready(warming)
    return warming


def all_ready(warming: Warming) -> None:
    """Let a warming say that everything is loaded."""
    for game in warming.games.values():
        game.rules.set()
        game.bots.set()
        game.reviews.set()
