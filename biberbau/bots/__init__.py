"""Players: a view in, an action out.

This is what other floors use of the bots.  What compiles is loaded when it is asked for, not when this is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from biberbau.bots.asking import ask, blamed, called, misplayed, stalled
from biberbau.bots.bot import Bot, BotMaker, Budget, BudgetError, OpenBot
from biberbau.bots.folders import module_of
from biberbau.bots.house import HOUSE, stand_in
from biberbau.bots.identity import DIGESTS, changed_bot, digests_of
from biberbau.bots.learned.policy_file import SUFFIX, Card, Network, policy_digest, read_policy, save_policy
from biberbau.bots.learned.weights_text import Learned, read_fractional_row, read_fractions, write_layers
from biberbau.bots.levels import ADAPTIVE, LEVELS
from biberbau.bots.mixtures import SELDOM
from biberbau.bots.own import BotError
from biberbau.bots.policies import POLICIES
from biberbau.bots.pricing import luck_share, usual_playouts, usual_valuing
from biberbau.bots.reasons import Beside, Grounds, Reason, reasons_for, tells_outcomes, theme_of
from biberbau.bots.registry import (
    Entry,
    UnknownBot,
    bot_named,
    check_bot,
    full_name,
    guest_or_bot,
    is_own,
    names,
    offer,
    register,
)
from biberbau.bots.strength import left_out
from biberbau.bots.tempers import TEMPERS, WAIT, Temper, temper_of
from biberbau.bots.thinking_time import Paced, is_repeatable, paced

if TYPE_CHECKING:
    from biberbau.bots.learned.bot import PolicyFile
    from biberbau.bots.policies.bot import Adviser, play_at_once
    from biberbau.bots.pricing.advising import grounds_for
    from biberbau.bots.pricing.pricer import Priced, Pricer, Prices
    from biberbau.bots.pricing.valuer import Valuer
    from biberbau.bots.pricing.wins import RestOfMatch
    from biberbau.bots.search.bot import SearchBot
    from biberbau.bots.search.speed import move_milliseconds, playouts_per_second

__all__ = [
    "ADAPTIVE",
    "AT_ONCE",
    "BOTS",
    "DIGESTS",
    "LEVELS",
    "SELDOM",
    "SUFFIX",
    "TEMPERS",
    "WAIT",
    "Adviser",
    "Beside",
    "Bot",
    "BotError",
    "BotMaker",
    "Budget",
    "BudgetError",
    "Card",
    "Entry",
    "Grounds",
    "Learned",
    "Network",
    "OpenBot",
    "Paced",
    "PolicyFile",
    "Priced",
    "Pricer",
    "Prices",
    "Reason",
    "RestOfMatch",
    "SearchBot",
    "Temper",
    "UnknownBot",
    "Valuer",
    "ask",
    "blamed",
    "bot_named",
    "called",
    "changed_bot",
    "check_bot",
    "digests_of",
    "full_name",
    "grounds_for",
    "guest_or_bot",
    "is_own",
    "is_repeatable",
    "left_out",
    "luck_share",
    "misplayed",
    "module_of",
    "move_milliseconds",
    "names",
    "offer",
    "paced",
    "play_at_once",
    "playouts_per_second",
    "policy_digest",
    "read_fractional_row",
    "read_fractions",
    "read_policy",
    "reasons_for",
    "register",
    "save_policy",
    "stalled",
    "stand_in",
    "tells_outcomes",
    "temper_of",
    "theme_of",
    "usual_playouts",
    "usual_valuing",
    "write_layers",
]

for entry in HOUSE:
    register(entry)

BOTS: Final = tuple(entry.name for entry in HOUSE)
"""Names of the house's bots, as they are offered.  Only in real time it matters how quick one is."""

AT_ONCE: Final = frozenset(POLICIES)
"""Those that do not think ahead; `play_at_once` plays whole matches among them."""

COMPILING: Final = {
    "Adviser": "biberbau.bots.policies.bot",
    "PolicyFile": "biberbau.bots.learned.bot",
    "grounds_for": "biberbau.bots.pricing.advising",
    "play_at_once": "biberbau.bots.policies.bot",
    "move_milliseconds": "biberbau.bots.search.speed",
    "playouts_per_second": "biberbau.bots.search.speed",
    "Priced": "biberbau.bots.pricing.pricer",
    "Pricer": "biberbau.bots.pricing.pricer",
    "Prices": "biberbau.bots.pricing.pricer",
    "RestOfMatch": "biberbau.bots.pricing.wins",
    "SearchBot": "biberbau.bots.search.bot",
    "Valuer": "biberbau.bots.pricing.valuer",
}
"""What loads the compiler, with where it is."""


def __getattr__(name: str) -> object:
    if name not in COMPILING:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    import importlib

    return getattr(importlib.import_module(COMPILING[name]), name)
