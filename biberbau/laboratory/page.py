"""A report as one page to print or to read anywhere: plots and tables in one HTML file that loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from biberbau.arena.drawing import Row as Whisker
from biberbau.arena.drawing import whiskers
from biberbau.arena.page import figure, page, rows_below
from biberbau.core.estimate import Estimate
from biberbau.core.texts import render
from biberbau.laboratory.kinds import Kind
from biberbau.laboratory.report import Difference, Report, SeatEdge

DIGITS = 2
PAGE = ("page-measures", "page-kinds", "page-cards", "page-differences", "flag-none")


def report_page(heading: str, played: str, report: Report, differences: Sequence[Difference], language: str) -> str:
    """Return the page of a report; `played` says by whom, and `differences` what is greater in a second variant."""
    say = {name: render(language, f"laboratory-{name}") for name in PAGE}
    flags = report.flags_told(language) or [say["flag-none"]]
    body = f"""<p>{escape(played)}</p>
{"".join(f"<p><strong>{escape(flag)}</strong></p>" for flag in flags)}
<div class="plots">
{"".join(plots(report, language))}{compared(report, differences, say["page-differences"], language)}</div>
<h2>{escape(say["page-measures"])}</h2>
{measures(report, language)}
<h2>{escape(say["page-kinds"])}</h2>
{table_of("kind", "taken", report.kinds, language)}"""
    if report.cards:
        body += f"""
<h2>{escape(say["page-cards"])}</h2>
{table_of("card", "used", report.cards, language)}"""
    return page(heading, body, language)


def plots(report: Report, language: str) -> list[str]:
    """Return a figure for each unit that measures have, then those of the seats and of the kinds."""
    figures = []
    for unit in dict.fromkeys(row.unit for row in report.rows):
        rows = [row for row in report.rows if row.unit == unit]
        reference = 0.0 if any(row.tolerance is not None for row in rows) else None
        drawn = [whisker(row.title(language), row.estimate) for row in rows]
        figures.append(plotted(unit_told(language, unit), drawn, "", reference))
    for name, found in (("seat-wins", wins), ("seat-points", points)):
        drawn = [
            whisker(f"{render(language, 'laboratory-seat')} {number}", found(seat))
            for number, seat in enumerate(report.seats)
        ]
        if drawn:
            figures.append(plotted(render(language, f"laboratory-{name}"), drawn, "", 0.0))
    for what, kinds in (("kind", report.kinds), ("card", report.cards)):
        drawn = [whisker(kind.name, kind.cost) for kind in kinds if kind.cost is not None]
        if drawn:
            figures.append(
                plotted(render(language, "laboratory-cost"), drawn, render(language, f"laboratory-{what}"), 0.0)
            )
    return figures


def wins(seat: SeatEdge) -> Estimate:
    """Return a seat's part of the wins less a fair one."""
    return seat.wins


def points(seat: SeatEdge) -> Estimate:
    """Return how much better than the mean of all a seat's total is."""
    return seat.points


def compared(report: Report, differences: Sequence[Difference], heading: str, language: str) -> str:
    """Return a figure for each unit of what differs from the second variant; nothing where there is none."""
    rows = {row.key: row for row in report.rows}
    units: dict[str, list[Whisker]] = {}
    for one in differences:
        row = rows[one.key]
        units.setdefault(row.unit, []).append(whisker(row.title(language), one.estimate))
    return "".join(plotted(f"{heading}, {unit_told(language, unit)}", drawn, "", 0.0) for unit, drawn in units.items())


def plotted(heading: str, rows: Sequence[Whisker], caption: str, reference: float | None) -> str:
    """Return a plot of estimates with its heading."""
    return figure(heading, whiskers(heading, rows, DIGITS, reference), caption)


def whisker(label: str, estimate: Estimate) -> Whisker:
    """Return an estimate as a row of a plot."""
    return Whisker(label, estimate.mean, estimate.low, estimate.high)


def measures(report: Report, language: str) -> str:
    """Return every measure with its definition; unlike the cells of a table these lines may break, on paper too."""
    return "\n".join(
        f"<p><strong>{escape(row.title(language))}</strong> {interval(row.estimate)} "
        f"{escape(unit_told(language, row.unit))}<br>{escape(row.definition(language))}</p>"
        for row in report.rows
    )


def table_of(what: str, taken: str, found: Sequence[Kind], language: str) -> str:
    """Return kinds of actions or of card as a table."""
    head = [render(language, f"laboratory-{name}") for name in (what, "possible", taken, "cost")]
    lines = [
        [
            kind.name,
            f"{kind.possible:.1f} %",
            f"{kind.taken:.1f} %",
            interval(kind.cost) if kind.cost else render(language, "laboratory-not-tried"),
            render(language, f"laboratory-verdict-{kind.verdict}"),
        ]
        for kind in found
    ]
    return rows_below([*head, ""], lines)


def unit_told(language: str, unit: str) -> str:
    """Return a unit in words."""
    return unit if unit == "%" else render(language, f"laboratory-unit-{unit}")


def interval(estimate: Estimate) -> str:
    """Return a mean and its interval."""
    return f"{estimate.mean:z.2f} [{estimate.low:z.2f}, {estimate.high:z.2f}]"
