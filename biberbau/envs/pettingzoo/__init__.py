"""The games for PettingZoo (the extra `envs`; Terry et al. 2021, arXiv:2009.14471).

`BiberbauAec` has agents that act one after the other, `BiberbauParallel` all in every cycle, most of them to wait.
"""

from biberbau.envs.pettingzoo.aec import BiberbauAec
from biberbau.envs.pettingzoo.parallel import BiberbauParallel

__all__ = ["BiberbauAec", "BiberbauParallel"]
