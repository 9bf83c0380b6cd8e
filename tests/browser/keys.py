"""Finding the way with the Tab key, by the names that a screen reader says."""

from __future__ import annotations

from tests.browser.visitor import Visitor

NAME_OF_FOCUS = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const labels = [...(focused.labels ?? [])].map((label) => label.textContent);
  return (focused.getAttribute('aria-label') ?? (labels.join(' ') || focused.textContent) ?? '').trim();
}"""

MOST_TABS = 80


def focused_name(visitor: Visitor) -> str:
    """What a screen reader calls the focused control."""
    name: str = visitor.page.evaluate(NAME_OF_FOCUS)
    return " ".join(name.split())


def tab_to(visitor: Visitor, name: str, within: str = "*") -> None:
    """Press Tab until a control of that name, matching a selector, has the focus."""
    seen = []
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        now = focused_name(visitor)
        if now.startswith(name) and visitor.page.locator(f"{within}:focus").count():
            return
        seen.append(now)
    raise AssertionError(f"Tab does not lead to {name or within}; it leads to {seen}")
