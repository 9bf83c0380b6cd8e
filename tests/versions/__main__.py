"""`python -m tests.versions`: see the package."""

from __future__ import annotations

import argparse
import sys

from biberbau.games import GAMES, game_named
from tests.unchanged.keeping import content, kept, version_of, versions
from tests.versions.checking import problems
from tests.versions.digests import RELEASED, digest, named, note, released
from tests.versions.keeping import CannotKeep, keep


def main(words: list[str]) -> int:
    """Check, or do what is asked; return 1 for what is wrong, 2 for what cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m tests.versions")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--keep", choices=GAMES, metavar="GAME")
    what.add_argument("--same", choices=GAMES, metavar="GAME")
    what.add_argument("--release", action="store_true")
    asked = parser.parse_args(words)
    if asked.keep:
        try:
            home = keep(asked.keep)
        except CannotKeep as error:
            print(error, file=sys.stderr)
            return 2
        print(f"{home} keeps the rules as they are; now change those in biberbau/games, and commit both")
        return 0
    if asked.same:
        return note_same(asked.same)
    if asked.release:
        return note_release()
    found = list(problems())
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


def note_same(name: str) -> int:
    """Note the digest of rules under which everything goes as it went."""
    game = game_named(name)
    held = [version for version in versions() if version_of(version, name) == game.version]
    if not held or named(game) not in released():
        print(f"{named(game)} was never released, so there is nothing that it has to be the same as", file=sys.stderr)
        return 2
    now = content("matches", game)
    for version in held:
        if kept(version, "matches", name) != now:
            print(f"{name} is not played as it was in {version}: see tests/unchanged", file=sys.stderr)
            return 1
    note(released() | {named(game): digest(game)})
    print(f"{named(game)} is played as it was in {', '.join(held)}; {RELEASED.name} has the new digest")
    return 0


def note_release() -> int:
    """Note the versions that are handed out for the first time; 1 where that is to be committed."""
    new = {named(game): digest(game) for game in map(game_named, GAMES) if named(game) not in released()}
    note(released() | new)
    if new:
        print(f"{RELEASED} now has {', '.join(new)}", file=sys.stderr)
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
