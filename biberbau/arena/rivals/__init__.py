"""Players as they were: bots of earlier versions, each in a process of its own that runs that version's code.

An archive in this folder, named by its version, holds what the bots of that version need: its core, games and bots.  It
is never changed, so that strength can be measured against it for ever.  What goes between the processes is text:
positions and actions in notation (`biberbau.arena.rivals.answering`).
"""

from biberbau.arena.rivals.bot import RIVALS, RivalBot, rival
from biberbau.arena.rivals.process import RivalError

__all__ = ["RIVALS", "RivalBot", "RivalError", "rival"]
