"""The commands, one module each: `TITLE`, `declare` its arguments, `run` it.

These modules import at the top only what is light; a command that prints the games must not wait for the compiler.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

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


class CommandParser(Parser):
    """The parser of one command, whose arguments are declared when it is given some: those of all would take 5 ms."""

    def __init__(self, module: ModuleType, **settings: Any) -> None:
        super().__init__(description=module.TITLE, **settings)
        self._module: ModuleType | None = module

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what the words say to this command."""
        module, self._module = self._module, None
        if module:
            module.declare(self)
            self.set_defaults(run=module.run)
        return super().parse_known_args(args, namespace)


def build_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="biberbau",
        description="A home for card games.  Without a command: serve --open.",
        epilog="Every command explains itself: biberbau COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"biberbau {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=CommandParser)
    for name, module in COMMANDS.items():
        commands.add_parser(name, help=module.TITLE, module=module)
    return parser
