"""`python -m biberbau.server`: the house alone, without the other commands."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from biberbau.server.http_server import Openness
from biberbau.server.serving import DEFAULT_PORT, CannotServe, serve
from biberbau.server.storage.folder import default_data


def main() -> int:
    """Serve as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m biberbau.server", description="Serve Biberbau's tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes any free port")
    parser.add_argument("--data", default=None, help=f"folder of the tables (default {default_data()})")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--origin", action="append", default=[], help="a further page that may connect, as its origin")
    chosen = parser.parse_args()
    try:
        folder = folder_named(chosen.data)
        serve(chosen.host, chosen.port, folder, open=chosen.open, openness=Openness(origins=chosen.origin))
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def folder_named(name: str | None) -> Path | None:
    """Return the folder of a name; CannotServe for an empty one, which would be the current folder."""
    if name == "":
        raise CannotServe("the name of the folder is empty: name one with --data, or leave it out")
    return None if name is None else Path(name)


if __name__ == "__main__":
    sys.exit(main())
