"""Tables drawn in letters, one drawer for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from biberbau.core.game import Game
from biberbau.core.view import View


def draw_biber_gang(picture: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Draw the displays side by side, `[]` for a face-down card, over one line for everything else."""
    displays = picture["displays"]
    heads, tops, bottoms = [], [], []
    for seat, cards in enumerate(displays):
        words = [f"{'[]' if card is None else card:>3}" for card in cards]
        marks = "*" if picture["turn"] == seat else "!" if picture["caller"] == seat else ""
        heads.append(f"{names[seat] + marks:>14}")
        tops.append("  " + "".join(words[:4]))
        bottoms.append("  " + "".join(words[4:]))
    drawn = picture["drawn"]
    state = [
        f"round {picture['round']}/{picture['rounds']}",
        picture["phase"],
        f"deck {picture['deck']}",
        f"discards {picture['discard']}, {picture['top']} on top",
    ]
    if drawn is not None:
        state.append(f"drawn {drawn['card'] or 'unseen'} from the {drawn['source']}")
    if picture["quiet_turns"]:
        state.append(f"quiet turns {picture['quiet_turns']} of {picture['stall_turns']}")
    lines = ["".join(heads), "".join(tops), "".join(bottoms), "  (" + "; ".join(state) + ")"]
    for seat, sheet in enumerate(picture["sheet"] or []):
        counted = [f"loose cards {sheet['loose']}"]
        counted += [f"{bonus['pairs']} pairs of {bonus['value']} {bonus['points']}" for bonus in sheet["bonuses"]]
        lines.append(f"  {names[seat]}: {', '.join(counted)}: {sheet['score']}; total {picture['totals'][seat]}")
    if picture["winners"] is not None:
        lines.append("  won by " + " and ".join(names[seat] for seat in picture["winners"]))
    return lines


def draw_daumen_drauf(picture: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Write the numbers of cards, whose turn it is (*), and the trick: a card under a thumb stands in brackets."""
    acting = {picture["turn"], *picture["window"]}
    hands = [
        f"{names[seat]}{'*' if seat in acting else ''} {len(cards)}" for seat, cards in enumerate(picture["hands"])
    ]
    state = [f"game {picture['round']}/{picture['rounds']}", picture["phase"], f"stack {picture['stack']}"]
    lines = ["  " + "  ".join(hands) + "  (" + "; ".join(state) + ")"]
    if picture["trick"]:
        row = [(names[one["seat"]], f"[{one['card']}]" if one["thumb"] else one["card"]) for one in picture["trick"]]
        shown = "  ".join(f"{name} {card}" for name, card in row)
        lines.append(f"  {shown}  (colours {' < '.join(picture['colours'])})")
    for seat, sheet in enumerate(picture["sheet"] or []):
        counted = f"{sheet['harmless']} harmless, {sheet['poisonous']} poisonous, {sheet['hand']} in hand"
        lines.append(f"  {names[seat]}: {counted}: {sheet['score']}; total {picture['totals'][seat]}")
    if picture["winners"] is not None:
        lines.append("  won by " + " and ".join(names[seat] for seat in picture["winners"]))
    return lines


DRAWERS: dict[str, Callable[[dict[str, Any], Sequence[str]], list[str]]] = {
    "biber-gang": draw_biber_gang,
    "daumen-drauf": draw_daumen_drauf,
}


def draw_table(game: Game, view: View, names: Sequence[str]) -> list[str]:
    """Draw what a view shows."""
    return DRAWERS[game.name](game.picture(view), names)
