"""The ladder as one page to read anywhere: for every course a curve and its runs in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from biberbau.arena.drawing import estimates_in_turn
from biberbau.arena.ladder import Course, Run
from biberbau.arena.page import figure, page, rows_below

HEAD: Final = ("run", "when (UTC)", "commit", "deals", "seed", "share of the wins", "better by", "test")
CAPTION: Final = (
    "Share of the wins of {bot}, run by run from left to right, with 95 % intervals; the dashed line is what equals "
    "would have."
)


def write_courses(courses: Sequence[Course]) -> str:
    """Return the page."""
    plots = "".join(
        figure(
            f"{course.game}: {course.players}",
            estimates_in_turn("Share of the wins by run", [run.share for run in course.runs], course.fair_share),
            CAPTION.format(bot=course.lineup[0]),
        )
        for course in courses
    )
    tables = "\n".join(table(course) for course in courses)
    paired = "<p>Every deal was played with the bots in every seat, and is the statistical unit.</p>"
    body = f'{paired}\n<div class="plots">\n{plots}</div>\n{tables}'
    return page("The ladder", body)


def table(course: Course) -> str:
    """Return a course in numbers."""
    lines = [in_words(number, run) for number, run in enumerate(course.runs, 1)]
    heading, conditions = escape(f"{course.game}: {course.players}"), escape(course.conditions)
    return (
        f"<h2>{heading}</h2>\n<p>{conditions}</p>\n{rows_below(HEAD, lines)}\n"
        f"<p>The last run: <code>{escape(course.runs[-1].command)}</code></p>"
    )


def in_words(number: int, run: Run) -> tuple[str, ...]:
    """Return when a run was, of what code, and what it found, under the words of `HEAD`."""
    test = run.sprt
    if test is None:
        tested = "–"
    elif test.accepted is None:
        tested = f"{test.low:g} or {test.high:g}{test.unit}: open"
    else:
        tested = f"{'at least' if test.accepted == test.high else 'at most'} {test.accepted:g}{test.unit}"
    return (
        str(number),
        run.when,
        run.commit or "–",
        str(run.deals),
        str(run.seed),
        run.share.written(3),
        run.edge.written(1) if run.edge else "–",
        tested,
    )
