"""Writes every golden file anew from its own input, or says which would change."""

from __future__ import annotations

import sys

from tests.golden.playthrough import golden_files, playthrough, read_script


def main(arguments: list[str]) -> int:
    """Return 1 if `--check` finds a file that would change."""
    changed = 0
    for path in golden_files():
        text = playthrough(read_script(path))
        if text == path.read_text(encoding="utf-8"):
            continue
        changed += 1
        print(f"{'would change' if '--check' in arguments else 'written'}: {path.name}")
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
    print(f"{changed} changed" if changed else "nothing has changed")
    return 1 if changed and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
