"""Plots as SVG: estimates with whiskers, lines with a band, and a histogram.

Every plot is 360 units wide, so that its text has the size of the text around it on a phone.  Colours are those of the
page (`currentColor` and CSS variables); what a mark means is written beside it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.estimate import Estimate

WIDTH: Final = 360
LEFT, RIGHT = 8, 8
ROW: Final = 40
HEIGHT: Final = 190
FOOT: Final = 24
MOST_POINTS: Final = 176
"""Points of a line: one for every two units of width."""


@dataclass(frozen=True)
class Row:
    """One estimate in a plot of whiskers."""

    label: str
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Scale:
    """Where values lie on an axis."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the place of a value, held within the axis."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + min(max(share, 0.0), 1.0) * (self.end - self.start), 2)

    def ticks(self, most: int = 5) -> list[float]:
        """Return round values on the axis, `most` or fewer."""
        span = self.high - self.low
        power = 10.0 ** math.floor(math.log10(span / most))
        step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(index * step, 12) for index in range(first, last + 1)]


def scale_of(values: Sequence[float], start: float, end: float) -> Scale:
    """Return a scale on which all the finite values lie, with a little room at both ends."""
    finite = [value for value in values if math.isfinite(value)] or [0.0]
    low, high = min(finite), max(finite)
    room = 0.06 * (high - low) or 0.5
    return Scale(low - room, high + room, start, end)


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """Return an SVG element with a title for those who cannot see it."""
    name = escape(title)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}"><title>{name}</title>'
    return "\n".join([head, *parts, "</svg>"])


def text(x: float, y: float, content: str, anchor: str = "start", kind: str = "") -> str:
    """Return a text."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{kind}">{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a straight line."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def bottom_axis(scale: Scale, y: float, whole: bool = False) -> list[str]:
    """Return an axis from left to right with its numbers below; `whole`: none between whole ones."""
    marks = [line(scale.start, y, scale.end, y, "axis")]
    for tick in scale.ticks():
        if whole and tick != int(tick):
            continue
        x = scale.at(tick)
        anchor = "start" if x < scale.start + 12 else "end" if x > scale.end - 12 else "middle"
        marks += [line(x, y, x, y + 4, "axis"), text(x, y + 17, f"{tick:g}", anchor, "number")]
    return marks


def left_axis(scale: Scale, x1: float, x2: float) -> list[str]:
    """Return lines across the plot at round values, each with its number."""
    marks = []
    for tick in scale.ticks(4):
        y = scale.at(tick)
        marks += [line(x1, y, x2, y, "grid"), text(x1, y - 3, f"{tick:g}", kind="number")]
    return marks


def whiskers(title: str, rows: Sequence[Row], digits: int, reference: float | None = None) -> str:
    """Draw estimates one below the other, and a dashed line at `reference`."""
    values = [value for row in rows for value in (row.mean, row.low, row.high)]
    scale = scale_of([*values, *([] if reference is None else [reference])], LEFT, WIDTH - RIGHT)
    foot = ROW * len(rows) + 6
    parts = bottom_axis(scale, foot)
    if reference is not None:
        parts.append(line(scale.at(reference), 0, scale.at(reference), foot, "reference"))
    for index, row in enumerate(rows):
        y = ROW * index + 28
        low, high = scale.at(row.low), scale.at(row.high)
        numbers = f"{row.mean:.{digits}f}  [{row.low:.{digits}f}, {row.high:.{digits}f}]"
        parts += [
            text(LEFT, y - 13, row.label, kind="label"),
            text(WIDTH - RIGHT, y - 13, numbers, "end", "number"),
            line(low, y, high, y, "whisker"),
            line(low, y - 5, low, y + 5, "whisker"),
            line(high, y - 5, high, y + 5, "whisker"),
            f'<circle cx="{scale.at(row.mean):g}" cy="{y:g}" r="5" class="dot"/>',
        ]
    return picture(title, foot + FOOT, parts)


def chosen_points(count: int) -> npt.NDArray[np.int64]:
    """Return indices from 0 to count - 1 for a line: all of them, or evenly spread ones."""
    return np.unique(np.linspace(0, count - 1, min(count, MOST_POINTS)).round().astype(np.int64))


def deals_axis(count: int) -> Scale:
    """Return the axis of the deals."""
    return Scale(1, max(count, 2), LEFT, WIDTH - RIGHT)


def running_mean(
    title: str, values: npt.NDArray[np.float64], reference: float, bound: float, limits: tuple[float, float]
) -> str:
    """Draw the mean of the values so far with its band, `bound` standard errors to each side within `limits`."""
    count = np.arange(1, len(values) + 1)
    mean = np.cumsum(values) / count
    square = np.maximum(np.cumsum(values**2) / count - mean**2, 0.0)
    half = bound * np.sqrt(square / np.maximum(count - 1, 1))
    # The first few deals would stretch the plot to where nothing is.
    begin = min(len(values) // 20 + 1, len(values) - 1)
    points = begin + chosen_points(len(values) - begin)
    across = deals_axis(len(values))
    above, below = np.clip(mean + half, *limits), np.clip(mean - half, *limits)
    up = scale_of([*above[points], *below[points], reference], HEIGHT - FOOT, 8)
    upper = [f"{across.at(point + 1):g},{up.at(above[point]):g}" for point in points]
    lower = [f"{across.at(point + 1):g},{up.at(below[point]):g}" for point in points]
    middle = [f"{across.at(point + 1):g},{up.at(mean[point]):g}" for point in points]
    parts = [
        *left_axis(up, LEFT, WIDTH - RIGHT),
        f'<polygon points="{" ".join(upper + lower[::-1])}" class="band"/>',
        line(LEFT, up.at(reference), WIDTH - RIGHT, up.at(reference), "reference"),
        f'<polyline points="{" ".join(middle)}" class="line"/>',
        *bottom_axis(across, HEIGHT - FOOT),
    ]
    return picture(title, HEIGHT, parts)


def estimates_in_turn(title: str, estimates: Sequence[Estimate], reference: float) -> str:
    """Draw estimates from left to right, joined by a line, each with its interval and its number below."""
    across = Scale(0.5, len(estimates) + 0.5, LEFT, WIDTH - RIGHT)
    up = scale_of([bound for one in estimates for bound in (one.low, one.high)] + [reference], HEIGHT - FOOT, 8)
    places = [(across.at(number), one) for number, one in enumerate(estimates, 1)]
    parts = [
        *left_axis(up, LEFT, WIDTH - RIGHT),
        line(LEFT, up.at(reference), WIDTH - RIGHT, up.at(reference), "reference"),
        f'<polyline points="{" ".join(f"{x:g},{up.at(one.mean):g}" for x, one in places)}" class="line"/>',
        *(line(x, up.at(one.low), x, up.at(one.high), "whisker") for x, one in places),
        *(f'<circle cx="{x:g}" cy="{up.at(one.mean):g}" r="4" class="dot"/>' for x, one in places),
        *bottom_axis(across, HEIGHT - FOOT, whole=True),
    ]
    return picture(title, HEIGHT, parts)


def histogram(title: str, values: npt.NDArray[np.float64], reference: float) -> str:
    """Draw how often values came, in at most 40 classes."""
    classes = int(min(40, max(5, math.sqrt(len(values)))))
    counts, edges = np.histogram(values, classes)
    across = scale_of([float(edges[0]), float(edges[-1]), reference], LEFT, WIDTH - RIGHT)
    up = Scale(0, float(counts.max()) * 1.05, HEIGHT - FOOT, 8)
    bars = []
    for number, low, high in zip(counts.tolist(), edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        x, y = across.at(low), up.at(number)
        width, height = max(across.at(high) - x - 1, 0.5), up.start - y
        bars.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="bar"/>')
    middle = line(across.at(reference), 0, across.at(reference), HEIGHT - FOOT, "reference")
    parts = [*left_axis(up, LEFT, WIDTH - RIGHT), *bars, middle, *bottom_axis(across, HEIGHT - FOOT)]
    return picture(title, HEIGHT, parts)


def ratio_path(title: str, ratios: Sequence[float], bound: float) -> str:
    """Draw a test's log-likelihood ratio between the two bounds."""
    across = deals_axis(len(ratios))
    up = scale_of([*ratios, bound, -bound], HEIGHT - FOOT, 8)
    points = [f"{across.at(point + 1):g},{up.at(ratios[point]):g}" for point in chosen_points(len(ratios))]
    parts = [
        *left_axis(up, LEFT, WIDTH - RIGHT),
        *(line(LEFT, up.at(limit), WIDTH - RIGHT, up.at(limit), "reference") for limit in (bound, -bound)),
        f'<polyline points="{" ".join(points)}" class="line"/>',
        *bottom_axis(across, HEIGHT - FOOT),
    ]
    return picture(title, HEIGHT, parts)
