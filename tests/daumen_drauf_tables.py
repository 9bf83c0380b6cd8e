"""Compact ways to bring a match of Daumen Drauf! into the situation that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import parse_position, toml_value
from biberbau.games.daumen_drauf import GAME
from tests.builders import StackedStream, shuffle_outcomes

ANY_TIME = {"parry": "any_time"}
TO_TAKER = {"reveal_on_take": "taker"}


def daumen_drauf(
    *hands: str | None, options: Mapping[str, str] | None = None, totals: Sequence[int] = (), **table: str | int
) -> Match:
    """Go on from a situation: one hand a seat, and the keys of a position's `[table]` as they come.

    A hand is written "Y3+ ? K1-"; None is a hand of unknown cards, as many as there would be.
    """
    lines = [f"seats = {len(hands)}", "[options]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in (options or {}).items()]
    lines += ["[table]", *(f"{key} = {toml_value(value)}" for key, value in table.items())]
    for seat, hand in enumerate(hands):
        lines.append("[[seat]]")
        if hand is not None:
            lines.append(f'hand = "{hand}"')
        if totals:
            lines.append(f"total = {totals[seat]}")
    states, _ = parse_position("\n".join(lines), GAME)
    return Match(GAME, states, FastStream(0))


def cards_of(players: int) -> list[str]:
    """The cards of so many players as they lie before chance puts them into order."""
    return [f"{colour}{number}{head}" for colour in "YGK" for number in range(1, players + 3) for head in "-+"]


def rest(players: int, *named: str) -> str:
    """All cards but the named ones as taken by seat 0, so that the stack is empty."""
    gone = set(" ".join(named).split())
    return " ".join(f"0:{card}" for card in cards_of(players) if card not in gone)


def endgame(
    *hands: str,
    trick: str = "",
    options: Mapping[str, str] | None = None,
    totals: Sequence[int] = (),
    **table: str | int,
) -> Match:
    """Go on from a situation in which the stack is used up: every card that is not named was taken by seat 0."""
    shown = " ".join(word.split(":")[1] for word in trick.split())
    table["taken"] = rest(len(hands), shown, *hands)
    if trick:
        table["trick"] = trick
    return daumen_drauf(*hands, options=options, totals=totals, **table)


def stacked_game(deck: Sequence[str], players: int, leader: int = 0, options: Mapping[str, str] | None = None) -> Match:
    """Deal a match from cards in a known order, the first card to be dealt last; `leader` leads first."""
    outcomes = [*shuffle_outcomes(cards_of(players), deck), leader]
    return Match.new(GAME, players, StackedStream(outcomes, FastStream(0)), options)


def hand(match: Match, seat: int, viewer: int | None = None) -> str:
    """Return a hand as `viewer` sees it (None: everybody), "?" for a hidden card."""
    cards = GAME.picture(match.view(viewer))["hands"][seat]
    return " ".join(card or "?" for card in cards)


def trick(match: Match, viewer: int | None = None) -> str:
    """Return the trick as `viewer` sees it: seat, card, and "*" for a thumb."""
    shown = GAME.picture(match.view(viewer))["trick"]
    return " ".join(f"{one['seat']}:{one['card']}{'*' if one['thumb'] else ''}" for one in shown)


def pile(match: Match, seat: int, viewer: int | None = None, last: int = 0) -> str:
    """Return a seat's taken tricks as `viewer` remembers them, the last few cards only if `last` says so."""
    cards = GAME.picture(match.view(viewer))["piles"][seat]
    return " ".join(cards[-last:])
