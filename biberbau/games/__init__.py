"""The games, by name and version.  Importing this package loads no rules; a game loads its rules on first use.

The package of a game holds its newest version.  What was played by earlier ones is played on and read by the rules that
`biberbau.games.earlier` keeps, or that installed packages bring.
"""

from __future__ import annotations

import functools
import pkgutil

from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game, game_of
from biberbau.core.keeping import EARLIER
from biberbau.core.record import version_in

GAMES: tuple[str, ...] = ("biber-gang", "daumen-drauf", "biber-mania", "beanie")
"""Names of the games of the house, as the command line, records and positions write them."""


class UnknownGame(BiberbauError, LookupError):
    """A name that is no game's."""


class UnknownVersion(UnknownGame):
    """A version of a game's rules that is not here."""


@functools.cache
def game_names() -> tuple[str, ...]:
    """Return the names of all games: those of the house, then those of installed packages."""
    from biberbau.games.installed import offered

    return (*GAMES, *(name for name in offered() if name not in GAMES))


@functools.cache
def game_named(name: str, version: int | None = None, variant: str = "") -> Game:
    """Return the game called `name`, by today's rules or by those of a version that is kept, or a variant of it.

    `variant` are its changes (`biberbau.core.constants`).  UnknownGame lists the names there are, UnknownVersion the
    versions; GameError says what a game from outside the tree lacks, ConstantError what a variant cannot change.
    """
    if variant:
        from biberbau.core.varying import varied

        return varied(game_named(name, version), variant)
    if name in GAMES:
        game = game_of(f"biberbau.games.{module_name(name)}")
    elif name in game_names():
        from biberbau.games.installed import load

        game = load(name)
    else:
        raise UnknownGame(f"there is no game '{name}'; there are {', '.join(game_names())}")
    if version in (None, game.version):
        return game
    kept = versions_of(name)
    if version not in kept:
        raise UnknownVersion(f"{name} is here in version {', '.join(map(str, kept))}, and not in {version}")
    if name in GAMES:
        return game_of(f"biberbau.games.{EARLIER}.{module_name(name)}_{version}")
    from biberbau.games.installed import load_earlier

    return load_earlier(name, version)


@functools.cache
def versions_of(name: str) -> tuple[int, ...]:
    """Return the versions of a game's rules that can be played, the newest last."""
    newest = game_named(name).version
    if name in GAMES:
        from biberbau.games import earlier

        start = f"{module_name(name)}_"
        found = (version_in(module.name.removeprefix(start)) for module in pkgutil.iter_modules(earlier.__path__))
        kept = [version for version in found if version is not None]
    else:
        from biberbau.games.installed import kept_versions

        kept = list(kept_versions(name))
    return (*sorted(version for version in kept if version != newest), newest)


def is_found(game: Game) -> bool:
    """Whether a game is the one that is found by its name and version, and no other of the same name."""
    return (
        game.name in game_names()
        and game.version in versions_of(game.name)
        and game_named(game.name, game.version, game.variant) is game
    )


def module_name(name: str) -> str:
    """Return what modules of a game of the house are called."""
    return name.replace("-", "_")
