"""Writes down what this version prints, in a folder of its own; one that is there is never written again."""

from __future__ import annotations

import argparse
import sys

from biberbau import __version__
from biberbau.games import GAMES, game_named
from tests.unchanged.keeping import FOLDER, KINDS, content


def main(arguments: list[str]) -> int:
    """Write the folder that the only argument names; return 2 where that cannot be."""
    parser = argparse.ArgumentParser(prog="python -m tests.unchanged", description=__doc__)
    parser.add_argument("name", metavar="NAME", help="the version, as 7f11d0b")
    name = parser.parse_args(arguments).name
    folder = FOLDER / name
    if folder.exists():
        print(f"{folder} holds what that version printed and is not written again", file=sys.stderr)
        return 2
    folder.mkdir()
    for game in GAMES:
        for kind in KINDS:
            head = f"# written by {name} (Biberbau {__version__})"
            lines = [head, *content(kind, game_named(game))]
            (folder / f"{game}.{kind}").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
