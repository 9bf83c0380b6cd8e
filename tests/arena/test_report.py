"""The page with plots: whole, by itself, and true to the figures."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest

from biberbau.arena import Hypotheses, run_arena
from biberbau.arena.drawing import Row, Scale, chosen_points, histogram, ratio_path, running_mean, whiskers
from biberbau.arena.report import write_report
from biberbau.arena.result import ArenaResult
from biberbau.games import game_named

GANG = game_named("biber-gang")


class Page(HTMLParser):
    """Notes every tag with its attributes, and that all are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return run_arena(GANG, ["careful", "uniform"], 200, options={"rounds": "1"}, hypotheses=Hypotheses(0.9999, 0.99999))


def test_the_page_is_whole_and_loads_nothing(result: ArenaResult) -> None:
    text = write_report(result, "Biber Gang", "biberbau arena biber-gang --bots careful,uniform")
    page = Page(text)
    assert page.open == []
    assert [tag for tag, _ in page.tags].count("svg") == 6
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe"}
    assert "http" not in text
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    assert "biberbau arena biber-gang --bots careful,uniform" in text
    assert "careful is better beyond doubt" in text


def test_every_plot_is_valid_and_has_a_name(result: ArenaResult) -> None:
    text = write_report(result, "Biber Gang", "")
    for plot in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        root = ElementTree.fromstring(plot)
        assert root.attrib["role"] == "img"
        assert root.findtext("title") == root.attrib["aria-label"] != ""
        assert "nan" not in plot
        assert "inf" not in plot


def test_beside_the_command_stands_what_a_variant_changes(result: ArenaResult) -> None:
    """The command names a file, which may say something else one day."""
    changed = write_report(replace(result, variant="beavers:6"), "Biber Gang", "biberbau arena six.toml")
    assert "<code>biberbau arena six.toml</code> with beavers:6</p>" in changed
    assert " with " not in write_report(result, "", "biberbau arena").rpartition("<code>")[2]


def test_names_cannot_break_the_page(result: ArenaResult) -> None:
    text = write_report(result, "<b>&", "a <c>")
    assert "<b>" not in text
    assert "<c>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_bots_without_rivals_and_a_single_deal_can_be_drawn() -> None:
    for lineup, deals in ((["careful", "careful"], 20), (["careful", "uniform"], 2), (["careful", "uniform"], 1)):
        alone = run_arena(GANG, lineup, deals, options={"rounds": "1"})
        assert Page(write_report(alone, "Biber Gang", "")).open == []


def test_a_whisker_lies_where_its_numbers_are() -> None:
    root = ElementTree.fromstring(whiskers("w", [Row("a", 5.0, 2.0, 8.0), Row("b", 0.0, -1.0, 1.0)], 1, reference=2.0))
    dots = [float(circle.attrib["cx"]) for circle in root.iter("circle")]
    ends = [
        (float(one.attrib["x1"]), float(one.attrib["x2"]))
        for one in root.iter("line")
        if one.attrib["class"] == "whisker" and one.attrib["x1"] != one.attrib["x2"]
    ]
    [reference] = [float(one.attrib["x1"]) for one in root.iter("line") if one.attrib["class"] == "reference"]
    unit = (dots[0] - dots[1]) / 5
    assert ends[0] == pytest.approx((dots[0] - 3 * unit, dots[0] + 3 * unit), abs=0.1)
    assert ends[1] == pytest.approx((dots[1] - unit, dots[1] + unit), abs=0.1)
    assert reference == pytest.approx(dots[1] + 2 * unit, abs=0.1)


def test_ticks_are_round_and_on_the_axis() -> None:
    assert Scale(0.37, 0.63, 0, 1).ticks() == [0.4, 0.5, 0.6]
    assert Scale(-7, 12, 0, 1).ticks() == [-5, 0, 5, 10]
    for low, high in ((0, 1e-6), (-3e5, 8e6), (1, 2)):
        ticks = Scale(low, high, 0, 1).ticks()
        assert 2 <= len(ticks) <= 6
        assert low <= min(ticks) <= max(ticks) <= high * (1 + 1e-9)


def test_a_histogram_counts_every_value() -> None:
    values = np.array([0.0] * 6 + [1.0] * 3 + [4.0])
    bars = list(ElementTree.fromstring(histogram("h", values, 0.0)).iter("rect"))
    heights = [float(bar.attrib["height"]) for bar in bars]
    assert len(bars) == 5
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.2)
    assert heights[1] == pytest.approx(3 * heights[4], abs=0.2)


def test_long_lines_are_thinned_but_end_where_they_end() -> None:
    points = chosen_points(100_000)
    assert len(points) <= 200
    assert (points[0], points[-1]) == (0, 99_999)
    assert chosen_points(3).tolist() == [0, 1, 2]
    plot = ratio_path("t", [0.0, 1.0, math.log(19)], math.log(19))
    assert len(next(ElementTree.fromstring(plot).iter("polyline")).attrib["points"].split()) == 3
    assert "polygon" in running_mean("r", np.array([0.0, 1.0, 0.5]), 0.5, 1.96, (0.0, 1.0))
