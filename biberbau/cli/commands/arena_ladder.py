"""`biberbau ladder`: what arenas have found, run after run, from the files in which it was kept."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from biberbau.cli.arguments import Arguments, add_json, file_path
from biberbau.cli.bad_input import files_read, files_written, refused_as, require_apart
from biberbau.cli.output import columns, print_json

if TYPE_CHECKING:
    from biberbau.arena.ladder import Course

TITLE = "show what arenas have found, run after run, as `biberbau arena --keep` keeps it"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", type=file_path, nargs="+", metavar="FILE", help="kept results in order of time")
    parser.add_argument("--report", type=file_path, metavar="FILE", help="write a page with curves (HTML)")
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Read, write the page, print."""
    from biberbau.arena.courses import write_courses
    from biberbau.arena.ladder import courses_of
    from biberbau.arena.store import StoreError

    for path in arguments.files:
        require_apart(("FILE", path), ("--report", arguments.report))
    with refused_as(StoreError), files_read():
        courses = courses_of(arguments.files)
    if arguments.report:
        with files_written("--report"):
            arguments.report.write_text(write_courses(courses), encoding="utf-8")
    if arguments.json:
        print_json({"courses": [course.as_json() for course in courses]})
    else:
        print("\n\n".join(written(course) for course in courses))


def written(course: Course) -> str:
    """Return a course as text."""
    from biberbau.arena.courses import HEAD, in_words

    lines = columns([HEAD, *(in_words(number, run) for number, run in enumerate(course.runs, 1))])
    return "\n".join([f"{course.game}: {course.players} ({course.conditions})", *lines])
