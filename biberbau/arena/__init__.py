"""Who plays better, and how sure that is."""

from biberbau.arena.pairing import run_arena
from biberbau.arena.result import ArenaResult, BotResult, Estimate

__all__ = ["ArenaResult", "BotResult", "Estimate", "run_arena"]
