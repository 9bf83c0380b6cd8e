"""A page to read anywhere: one HTML file that loads nothing, with plots and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f1e7; --ink: #1f2d38; --water: #2b6e7f; --wood: #8a5a3c; --berry: #a83a4a;
  --quiet: #5a6670; --rule: #d9cfbd; }
@media (prefers-color-scheme: dark) { :root { --paper: #101c24; --ink: #ece6d8; --water: #6db6c4; --wood: #b98056;
  --berry: #ee8593; --quiet: #a9b2b3; --rule: #2d3c45; } }
body { margin: 0 auto; padding: 1.25rem 1rem 3rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; color: var(--wood); }
figure h2 { margin-top: 0; }
p { margin: .25rem 0 .75rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2rem 2.5rem;
  margin: 1.5rem 0; }
figure { margin: 0; } figcaption { color: var(--quiet); font-size: .9rem; }
svg { width: 100%; height: auto; display: block; overflow: visible; }
svg text { font-size: 13px; fill: currentColor; font-variant-numeric: tabular-nums; white-space: pre; }
svg .number { fill: var(--quiet); font-size: 12px; } svg .label { font-weight: 600; }
.axis { stroke: var(--quiet); } .grid { stroke: var(--rule); }
.reference { stroke: var(--berry); stroke-dasharray: 5 4; }
.whisker { stroke: var(--water); stroke-width: 2; } .dot { fill: var(--water); } .bar { fill: var(--water); }
.band { fill: var(--water); opacity: .22; } .line { fill: none; stroke: var(--water); stroke-width: 2; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
code { font: .9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; } }
"""


def page(heading: str, body: str, language: str = "en") -> str:
    """Return a whole page; `body` is HTML."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(heading)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(heading)}</h1>
{body}
</main>
</body>
</html>
"""


def figure(heading: str, plot: str, caption: str) -> str:
    """Return a plot with what it shows."""
    return f"<figure><h2>{escape(heading)}</h2>\n{plot}\n<figcaption>{escape(caption)}</figcaption></figure>\n"


def rows_below(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return a table; on a narrow page it scrolls by itself."""
    rows = "".join(f"<tr>{cells('td', line)}</tr>\n" for line in lines)
    return (
        f'<div class="scroll"><table><thead><tr>{cells("th", head)}</tr></thead>\n<tbody>{rows}</tbody></table></div>'
    )


def cells(tag: str, contents: Sequence[str]) -> str:
    """Return the cells of one row."""
    return "".join(f"<{tag}>{escape(content)}</{tag}>" for content in contents)
