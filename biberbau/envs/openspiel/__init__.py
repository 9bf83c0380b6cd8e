"""The games for OpenSpiel (the extra `openspiel`; Lanctot et al. 2019, arXiv:1908.09453).

Importing this registers them: `pyspiel.load_game("biberbau_biber_gang(players=3,rounds=1)")`.
"""

from biberbau.envs.openspiel.game import BiberbauGame, load, register
from biberbau.envs.openspiel.guards import guard_all
from biberbau.envs.openspiel.state import BiberbauState

__all__ = ["BiberbauGame", "BiberbauState", "load", "register"]

register()
guard_all()
