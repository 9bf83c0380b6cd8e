"""`biberbau backup`: copy a house into one file, beside a running server."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from pathlib import Path

from biberbau.cli.arguments import Arguments, add_data, add_log, present_folder
from biberbau.cli.bad_input import BadInput, refused_as, refused_without_rights
from biberbau.core.counted import counted

TITLE = "copy all tables into one file, beside a running server"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "to",
        metavar="DIR|FILE",
        help="a folder (with a slash behind it one that may be made), or a file that is not there",
    )
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

    if not arguments.to:
        raise BadInput("the name of the file is empty")
    folder, target = present_folder(arguments), Path(arguments.to)
    if names_folder(arguments.to):
        make_folder(target)
    # So a folder would be called that is not there yet.
    mistakable = not target.suffix and not target.is_dir()
    if target.is_dir():
        target /= f"biberbau-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3"
    if target.exists():
        raise BadInput(f"{target} is there already")
    with refused_as(LogError):
        if arguments.log is not None:
            with driver_needed():
                from biberbau.server.storage.postgresql.copies import copy_database
            tables = asyncio.run(copy_database(arguments.log, target, folder / DAILY_FILE))
        else:
            tables = copy_house(folder / LOG_FILE, target, folder / DAILY_FILE)
    print(f"{counted(tables, 'table', 'tables')} in the file {target}")
    if mistakable:
        print(f"with a slash behind it, as {target}{os.sep}, it would have been a folder for copies")


def names_folder(text: str) -> bool:
    """Whether somebody evidently means a folder, whatever is there."""
    return text.endswith(tuple(filter(None, (os.sep, os.altsep))))


def make_folder(folder: Path) -> None:
    """Make a folder for copies that is its owner's alone, where there is none; BadInput where that does not work."""
    from biberbau.server.storage.folder import FOLDER_MODE

    try:
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
    except FileExistsError:
        raise BadInput(f"{folder} is no folder, but a file") from None
    except OSError as error:
        raise BadInput(f"cannot make the folder {folder}: {error.strerror or error}") from error
