"""`biberbau check`: look through a data folder for damage, changing nothing."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
from pathlib import Path
from tempfile import TemporaryDirectory

from biberbau.cli.arguments import Arguments, add_data, add_json, add_log, present_folder
from biberbau.cli.bad_input import BadInput, refused_as, refused_without_rights
from biberbau.cli.output import print_json, progress
from biberbau.core.counted import counted

TITLE = "look through all tables for damage, also beside a running server; nothing is changed"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_data(parser)
    add_log(parser)
    add_json(parser)


@refused_without_rights()
def run(arguments: Arguments) -> None:
    """Play every table again and say what was found; BadInput when something is damaged."""
    from biberbau.server.challenges.events import is_challenge
    from biberbau.server.challenges.soundness import examine_challenge
    from biberbau.server.storage.copies import count_tables, logs_in, opened_to_read, problems_of_file
    from biberbau.server.storage.daily_file import DAILY_FILE, counted_in
    from biberbau.server.storage.folder import LOG_FILE
    from biberbau.server.storage.log import LogError
    from biberbau.server.storage.opening import driver_needed
    from biberbau.server.table.soundness import Finding, examine

    folder, findings = present_folder(arguments), []
    path = folder / LOG_FILE
    with contextlib.ExitStack() as held:
        held.enter_context(refused_as(LogError))
        place = str(path)
        if arguments.log is not None:
            with driver_needed():
                from biberbau.server.storage.postgresql.copies import copy_database
                from biberbau.server.storage.postgresql.line import without_secrets
            # What is looked through is a copy of one moment.
            place, path = without_secrets(arguments.log), Path(held.enter_context(TemporaryDirectory()), LOG_FILE)
            asyncio.run(copy_database(arguments.log, path))
        connection = held.enter_context(opened_to_read(path))
        problems = problems_of_file(connection)
        with progress("checking", count_tables(connection)) as advance:
            for code, events in logs_in(connection):
                if isinstance(events, LogError):
                    findings.append(Finding(code, 0, 0, str(events)))
                else:
                    findings.append((examine_challenge if is_challenge(code) else examine)(code, events))
                advance(1)
        choices = counted_in(folder / DAILY_FILE)
    damaged = [finding for finding in findings if finding.problem is not None]
    events, records = (sum(getattr(finding, name) for finding in findings) for name in ("events", "records"))
    if arguments.json:
        print_json(
            {
                "file": place,
                "tables": len(findings),
                "events": events,
                "records": records,
                "choices": choices,
                "file_problems": problems,
                "damaged": [dataclasses.asdict(finding) for finding in damaged],
            }
        )
    else:
        tables = counted(len(findings), "table", "tables")
        finished = counted(records, "record of a finished match", "records of finished matches")
        print(f"{tables}, {counted(events, 'event', 'events')}, {finished}")
        if choices:
            print(f"choices in the positions of the days: {choices}")
        for problem in (*problems, *(finding.problem for finding in damaged)):
            print(problem)
    if problems or damaged:
        names = ", ".join(finding.code for finding in damaged) or "the file itself"
        raise BadInput(f"{place} is damaged: {names}")
