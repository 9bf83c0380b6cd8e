"""Who plays better, and how sure that is."""

from biberbau.arena.result import ArenaResult, BotResult, Estimate
from biberbau.arena.running import run_arena
from biberbau.arena.sprt import Hypotheses

__all__ = ["ArenaResult", "BotResult", "Estimate", "Hypotheses", "run_arena"]
