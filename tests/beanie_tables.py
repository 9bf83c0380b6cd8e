"""Compact ways to bring a match of Beanie into the situation that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import parse_position, toml_value
from biberbau.games.beanie import GAME
from tests.builders import StackedStream, picture, shuffle_outcomes

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PACK = tuple(f"{rank}{suit}" for suit in "CDHS" for rank in RANKS)
"""All cards as they lie before chance puts them into order."""


def beanie(
    *hands: str | None,
    options: Mapping[str, str] | None = None,
    known: Sequence[str] = (),
    totals: Sequence[int] = (),
    **table: str | int,
) -> Match:
    """Go on from a situation: one hand a seat, what all know of the first hands, the keys of a position's `[table]`.

    A hand is written "QH ? 5D"; None is seven unknown cards.  Unless it is said otherwise seat 1 is in turn.
    """
    lines = [f"seats = {len(hands)}", "[options]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in (options or {}).items()]
    lines += ["[table]", *(f"{key} = {toml_value(value)}" for key, value in table.items())]
    for seat, hand in enumerate(hands):
        lines.append("[[seat]]")
        if hand is not None:
            lines.append(f'hand = "{hand}"')
        if seat < len(known):
            lines.append(f'known = "{known[seat]}"')
        if totals:
            lines.append(f"total = {totals[seat]}")
    states, _ = parse_position("\n".join(lines), GAME)
    return Match(GAME, states, FastStream(0))


def stacked_round(*hands: str, stock: str = "", dealer: int = 0, options: Mapping[str, str] | None = None) -> Match:
    """Deal a match with known hands and next cards of the stock, the next one first; `dealer` is drawn by lot."""
    dealt = [card for hand in hands for card in hand.split()] + stock.split()
    pack = [card for card in PACK if card not in dealt] + dealt[::-1]
    outcomes = [*shuffle_outcomes(PACK, pack), dealer]
    return Match.new(GAME, len(hands), StackedStream(outcomes, FastStream(0)), options)


def hand(match: Match, seat: int, viewer: int | None = None) -> str:
    """Return a hand as `viewer` sees it (None: everybody): all cards, or the known ones and "?" for each other."""
    shown = picture(match, viewer)["hands"][seat]
    cards = shown["cards"] or [*shown["known"], *"?" * (shown["count"] - len(shown["known"]))]
    return " ".join(cards)


def meld(match: Match, name: str) -> str:
    """Return a meld as it lies: kind, cards, and behind a beanie what it stands for."""
    shown = next(one for one in picture(match)["melds"] if one["id"] == name)
    cards = [card["card"] + (f"={card['as']}" if card["beanie"] else "") for card in shown["cards"]]
    return " ".join([shown["kind"], *cards])


def pile(match: Match) -> str:
    """Return the discard pile from bottom to top."""
    return " ".join(picture(match)["pile"])


def rest(*named: str, used: int = 0) -> str:
    """Return all cards that are not named, less the first `used`."""
    gone = {card for text in named for card in text.replace("-", " ").split()}
    return " ".join([card for card in PACK if card not in gone][used:])
