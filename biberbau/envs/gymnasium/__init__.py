"""The games for Gymnasium (the extra `envs`; Towers et al. 2024, arXiv:2407.17032).

One seat learns, the others are bots.
"""

from biberbau.envs.gymnasium.single import BiberbauEnv
from biberbau.envs.gymnasium.vector import BiberbauVector

__all__ = ["BiberbauEnv", "BiberbauVector"]
