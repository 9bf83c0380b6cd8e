"""Counts every position of every `.perft` file and says where a count differs, action by action."""

from __future__ import annotations

import re
import sys

from tests.perft.engine import Walker
from tests.perft.entries import FOLDER, Entry, all_entries
from tests.perft.oracles import OracleWalker


def engine_counts(entry: Entry) -> list[int]:
    """Count with the engine, to the depth of the file."""
    depth = len(entry.counts)
    walker = Walker(entry.game, entry.states(), depth)
    return [walker.count(length) for length in range(1, depth + 1)]


def explain_difference(entry: Entry, depth: int) -> None:
    """Print the counts of the engine and the oracle for each first action, those that differ marked."""
    engine = Walker(entry.game, entry.states(), depth).divide(depth)
    oracle = OracleWalker(entry.game.name, entry.states()[0]).divide(depth)
    print(f"    {'action':<14}{'engine':>10}{'oracle':>10}")
    for action in sorted(engine.keys() | oracle.keys()):
        left, right = engine.get(action, 0), oracle.get(action, 0)
        print(f"    {action:<14}{left:>10,}{right:>10,}{'' if left == right else '   <--'}")


def freeze(entry: Entry, counts: list[int]) -> None:
    """Write counts into the file of the entry."""
    path = FOLDER / f"{entry.game.name}.perft"
    text = path.read_text(encoding="utf-8")
    start = text.index(f'name = "{entry.name}"')
    fresh = re.sub(r"counts = \[.*?\]", f"counts = {counts}", text[start:], count=1, flags=re.DOTALL)
    path.write_text(text[:start] + fresh, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Return 1 if any count differs."""
    with_oracle = bool({"--oracle", "--freeze"} & set(arguments))
    wrong = 0
    for entry in all_entries():
        counts = engine_counts(entry)
        expected = entry.counts
        if with_oracle:
            walker = OracleWalker(entry.game.name, entry.states()[0])
            expected = [walker.count(length) for length in range(1, len(counts) + 1)]
        good = counts == expected and ("--freeze" in arguments or counts == entry.counts)
        print(f"{'ok   ' if good else 'WRONG'} {entry.game.name} {entry.name}: {' '.join(f'{n:,}' for n in counts)}")
        if not good:
            wrong += 1
            print(f"      expected {' '.join(f'{n:,}' for n in expected)}, file {entry.counts}")
            first = next((d for d, (a, b) in enumerate(zip(counts, expected, strict=True), 1) if a != b), len(counts))
            explain_difference(entry, first)
        elif "--freeze" in arguments:
            freeze(entry, counts)
    print(f"{wrong} wrong" if wrong else "all counts agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
