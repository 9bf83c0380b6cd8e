"""`biberbau backup`: copy a house into one file, beside a running server."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from biberbau.cli.arguments import Arguments, add_data, add_log, present_folder
from biberbau.cli.bad_input import BadInput, refused_as, refused_without_rights

TITLE = "copy all tables into one file, beside a running server"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("to", type=Path, metavar="DIR|FILE", help="a folder, or a file that is not there yet")
    add_data(parser)
    add_log(parser)


@refused_without_rights()
def run(arguments: Arguments) -> None:
    """Copy, and say where the copy is."""
    from biberbau.server.storage.copies import copy_house
    from biberbau.server.storage.daily_file import DAILY_FILE
    from biberbau.server.storage.folder import LOG_FILE
    from biberbau.server.storage.log import LogError
    from biberbau.server.storage.opening import driver_needed

    target: Path = arguments.to
    if target.is_dir():
        target /= f"biberbau-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3"
    if target.exists():
        raise BadInput(f"{target} is there already")
    folder = present_folder(arguments)
    with refused_as(LogError):
        if arguments.log is not None:
            with driver_needed():
                from biberbau.server.storage.postgresql.copies import copy_database
            tables = asyncio.run(copy_database(arguments.log, target, folder / DAILY_FILE))
        else:
            tables = copy_house(folder / LOG_FILE, target, folder / DAILY_FILE)
    print(f"{tables} tables in {target}")
