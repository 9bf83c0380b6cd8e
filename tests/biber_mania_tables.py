"""Compact ways to bring a match of Biber-Mania into the situation that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import parse_position, toml_value
from biberbau.games.biber_mania import GAME
from tests.builders import picture

QUIET_DISPLAY = "11 11 11 12 12 12 12 12 12"
"""A display in which nothing below 12 stabs anything."""
QUIET_STOCK = "10 10 11 11 11"


def biber_mania(
    *hands: str,
    piles: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    totals: Sequence[int] = (),
    **table: str | int,
) -> Match:
    """Go on from a situation: one hand a seat, the piles of the first seats, and the keys of a position's `[table]`.

    A hand is written "7 7 KO", a pile "3 3 / 7 KO 7" from bottom to top.  Display and stock are quiet unless given.
    """
    lines = [f"seats = {len(hands)}", "[options]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in (options or {}).items()]
    quiet: dict[str, str | int] = {"display": QUIET_DISPLAY, "stock": QUIET_STOCK}
    lines += ["[table]", *(f"{key} = {toml_value(value)}" for key, value in (quiet | table).items())]
    for seat, hand in enumerate(hands):
        lines += ["[[seat]]", f'hand = "{hand}"']
        if seat < len(piles):
            lines.append(f'pile = "{piles[seat]}"')
        if totals:
            lines.append(f"total = {totals[seat]}")
    states, _ = parse_position("\n".join(lines), GAME)
    return Match(GAME, states, FastStream(0))


def hand(match: Match, seat: int) -> str:
    """Return a hand as its owner sees it."""
    return " ".join(picture(match, seat)["hands"][seat]["cards"])


def pile(match: Match, seat: int) -> str:
    """Return the groups of a pile from bottom to top, as everybody sees them."""
    return " / ".join(" ".join(group["cards"]) for group in picture(match)["piles"][seat])


def lies(match: Match, place: str) -> str:
    """Return what lies in the display or the stock."""
    return " ".join(picture(match)[place])


def stabs(match: Match, play: str) -> tuple[str, list[int]]:
    """Return what a legal discard of the seat on turn could stab: in the display, and the opponents."""
    shown = picture(match)
    plays = picture(match, shown["turn"])["plays"]
    return " ".join(plays[play]["display"]), plays[play]["opponents"]
