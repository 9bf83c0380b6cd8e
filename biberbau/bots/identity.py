"""What a bot is besides its name: a digest of its policy file or of its source, so that another one is told from it.

Bots of the house have none, for `biberbau.core.compilation.source_hash` holds them all.
"""

from __future__ import annotations

import hashlib
import sys
import tokenize
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from biberbau.bots.bot import BotMaker
from biberbau.bots.learned.policy_file import SUFFIX, policy_digest
from biberbau.bots.own import MARK, BotError, OwnBot
from biberbau.bots.registry import full_name, maker_of
from biberbau.bots.thinking_time import Paced, paced
from biberbau.core.sources import OURS, Source, absolute, digest_of, followed, module_file, source

DIGESTS: Final = "digests"
"""The key under which files keep the digests of their bots; those of before have none."""


def digests_of(names: Iterable[str], guests: Mapping[str, BotMaker] | None = None) -> dict[str, str]:
    """Return a digest for each bot that is a policy file or somebody's own, by its name; others have none.

    `guests` are makers by their names; a guest that is neither a policy file nor a path has no digest either.
    Raises BotError for a file that cannot be read or a path that leads nowhere.
    """
    found = {name: digest_of_maker(maker_behind(name, guests or {})) for name in dict.fromkeys(names)}
    return {name: digest for name, digest in found.items() if digest}


def changed_bot(kept: Any, now: Mapping[str, str]) -> str:
    """Return which bot is another one than it was when digests were kept, in words; empty where none is known to be.

    `kept` is what a file says, whatever that is: of a bot for which it says nothing, nothing is known.
    """
    before = kept if isinstance(kept, dict) else {}
    for name, digest in now.items():
        if before.get(name, digest) != digest:
            return f"its {name} was another player (digest {str(before[name])[:40]}, now {digest})"
    return ""


def maker_behind(name: str, guests: Mapping[str, BotMaker]) -> BotMaker:
    """Return who makes a bot, without the budget that its name may say."""
    maker = guests.get(name)
    if not isinstance(maker, Paced):
        return maker or maker_of(full_name(name))
    return maker.make or maker_of(full_name(paced(maker.name)[0]))


def digest_of_maker(maker: BotMaker) -> str:
    """Return the digest of what a maker makes; empty for what is neither a policy file nor a bot of one's own."""
    if isinstance(maker, OwnBot):
        maker.load()
        return digest_of_module(maker.path.partition(MARK)[0])
    path = getattr(maker, "path", "")
    return policy_digest(Path(path)) if isinstance(path, str) and path.endswith(SUFFIX) else ""


def digest_of_module(module: str) -> str:
    """Return the digest of a loaded module's source, with all that it imports and that is no library; empty for none.

    Comments and documentation do not count.  Of modules of its own package all count, wherever it is installed.  What
    is not in Python is known by its bytes.  Files that a bot reads while it plays are in no digest.  Raises BotError
    for source that cannot be read.
    """
    roots = (module.partition(".")[0],)
    digests: dict[str, str] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        file = module_file(name)
        # What this program changes of itself is no change of somebody's bot.
        if name in digests or file is None or name.partition(".")[0] == OURS:
            continue
        read = source_now(file)
        digests[name] = read.digest
        waiting += followed((absolute(imported, name, file) for imported in read.imports), roots)
    if digests:
        return digest_of(*(part for item in sorted(digests.items()) for part in item))
    compiled = getattr(sys.modules.get(module), "__file__", None)
    return hashlib.sha256(Path(compiled).read_bytes()).hexdigest()[:16] if compiled else ""


def source_now(file: Path) -> Source:
    """Return what matters of a file as it is now; what rules are compiled from is read once in a process instead."""
    try:
        with tokenize.open(file) as text:
            return source(text.read())
    except (OSError, SyntaxError, ValueError) as error:
        raise BotError(f"the source of a bot cannot be read, {file}: {error}") from error
