"""`biberbau restore`: put a copy of a house into a data folder."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from biberbau.cli.arguments import Arguments, add_data, add_log, data_folder, file_path
from biberbau.cli.bad_input import BadInput, refused_as, refused_without_rights
from biberbau.core.counted import counted

TITLE = "put a copy of all tables into a folder in which no server runs"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("copy", type=file_path, metavar="FILE", help="what `biberbau backup` has written")
    add_data(parser)
    add_log(parser)
    parser.add_argument(
        "--replace", action="store_true", help="also where there is a house already, which is laid aside in its folder"
    )


@refused_without_rights()
def run(arguments: Arguments) -> None:
    """Put it back, and say what became of what was there."""
    from biberbau.server.administration.clock import forget_clock
    from biberbau.server.administration.erased import erase_again, erased_names
    from biberbau.server.storage.copies import copy_has_choices, copy_house, put_back, put_back_choices
    from biberbau.server.storage.folder import LOG_FILE, locked_folder
    from biberbau.server.storage.log import LogError
    from biberbau.server.storage.opening import driver_needed

    folder = data_folder(arguments)
    if arguments.log is not None:
        if arguments.replace:
            raise BadInput("--replace is for a house in a folder; to make room in a database drop its schema biberbau")
        with refused_as(LogError), contextlib.ExitStack() as held:
            if copy_has_choices(arguments.copy):
                held.enter_context(locked_folder(folder))
            with driver_needed():
                from biberbau.server.storage.postgresql.copies import fill_database
            source = arguments.copy
            if erased := erased_names(folder):
                # Names that are to be gone shall not even come into the database.
                source = Path(held.enter_context(TemporaryDirectory()), LOG_FILE)
                copy_house(arguments.copy, source)
                with contextlib.closing(sqlite3.connect(source, isolation_level=None)) as file:
                    erase_again(file, erased)
            tables = asyncio.run(fill_database(source, arguments.log))
            put_back_choices(arguments.copy, folder)
            forget_clock(folder)
        count = counted(tables, "table", "tables")
        print(f"{arguments.copy} is the house in the database now, with {count}")
        return
    with refused_as(LogError):
        copy_has_choices(arguments.copy)
        with locked_folder(folder):
            if (folder / LOG_FILE).exists() and not arguments.replace:
                raise BadInput(f"there is a house in {folder} already; --replace lays it aside and takes its place")
            erased = erased_names(folder)
            aside = put_back(arguments.copy, folder, lambda file: erase_again(file, erased))
            forget_clock(folder)
    print(f"{arguments.copy} is the house in {folder} now")
    if aside is not None:
        print(f"the house that was there is {aside}")
