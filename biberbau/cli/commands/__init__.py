"""The commands, one module each: `TITLE`, `declare` its arguments, `run` it.

These modules import at the top only what is light; a command that prints the games must not wait for the compiler.
"""

from __future__ import annotations

from types import ModuleType

from biberbau import __version__
from biberbau.cli.arguments import Parser
from biberbau.cli.commands import (
    apply,
    arena,
    arena_exact,
    arena_ladder,
    arena_ratings,
    bench,
    dataset,
    games,
    house_admin,
    house_backup,
    house_check,
    house_restore,
    legal,
    play,
    replay,
    report,
    review,
    serve,
    simulate,
    train,
    verify,
)

COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "legal": legal,
    "apply": apply,
    "replay": replay,
    "review": review,
    "verify": verify,
    "arena": arena,
    "ladder": arena_ladder,
    "ratings": arena_ratings,
    "report": report,
    "exact": arena_exact,
    "dataset": dataset,
    "train": train,
    "bench": bench,
    "games": games,
    "admin": house_admin,
    "backup": house_backup,
    "restore": house_restore,
    "check": house_check,
}


def build_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="biberbau",
        description="A home for card games.  Without a command: serve --open.",
        epilog="Every command explains itself: biberbau COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"biberbau {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.TITLE, description=module.TITLE)
        module.declare(command)
        command.set_defaults(run=module.run)
    return parser
