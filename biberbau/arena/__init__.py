"""Who plays better, and how sure that is."""

from biberbau.arena.result import ArenaResult, BotResult
from biberbau.arena.running import run_arena
from biberbau.arena.sprt import Edges, Hypotheses
from biberbau.core.estimate import Estimate

__all__ = ["ArenaResult", "BotResult", "Edges", "Estimate", "Hypotheses", "run_arena"]
