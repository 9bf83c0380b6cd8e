"""Tables drawn in letters, one drawer for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from biberbau.core.game import Game
from biberbau.core.view import View
from biberbau.games.beanie.picture import Picture as BeaniePicture
from biberbau.games.biber_gang.picture import Picture as GangPicture
from biberbau.games.biber_mania.picture import Picture as ManiaPicture
from biberbau.games.daumen_drauf.picture import Picture as DaumenPicture


def draw_biber_gang(picture: GangPicture, names: Sequence[str]) -> list[str]:
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


def draw_daumen_drauf(picture: DaumenPicture, names: Sequence[str]) -> list[str]:
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


def draw_biber_mania(picture: ManiaPicture, names: Sequence[str]) -> list[str]:
    """Write what lies in the middle, and a line for each seat: who decides (*), cards in hand, the pile."""
    series = f"/{picture['max_rounds']} to {picture['target']}" if picture["series"] == "collecting" else ""
    state = [f"round {picture['round']}{series}", picture["phase"], f"draw pile {picture['deck']}"]
    if picture["removed"]:
        state.append(f"removed {picture['removed']}")
    middle = f"  {' '.join(picture['display']) or '-'}  |  {' '.join(picture['stock']) or '-'}  ({'; '.join(state)})"
    lines = [middle]
    acting = picture["turn"] if picture["drawing"] is None else picture["drawing"]
    for seat, (hand, pile) in enumerate(zip(picture["hands"], picture["piles"], strict=True)):
        line = f"  {names[seat]}{'*' if seat == acting else ''} {hand['count']}"
        knowledge = [f"has {' '.join(hand['known'])}"] if hand["known"] else []
        knowledge += [f"lacks {' '.join(hand['lacks'])}"] if hand["lacks"] else []
        line += f" ({', '.join(knowledge)})" if knowledge else ""
        line += f", to draw {picture['losses'][seat]}" if picture["losses"][seat] else ""
        groups = [" ".join(group["cards"]) + "!" * group["protected"] for group in pile if "cards" in group]
        hidden = [f"({group['count']})" for group in pile if "cards" not in group]
        lines.append(line + ": " + (" / ".join(hidden + groups) or "-"))
    if picture["ended_by"]:
        lines.append(f"  ended by {picture['ended_by']}")
    for seat, sheet in enumerate(picture["sheet"] or []):
        counted = f"{sheet['pile']} on the pile, {sheet['hand']} in hand: {sheet['score']}"
        lines.append(f"  {names[seat]}: {counted}, counted {sheet['counted']}; total {picture['totals'][seat]}")
    if picture["winners"] is not None:
        lines.append("  won by " + " and ".join(names[seat] for seat in picture["winners"]))
    return lines


def draw_beanie(picture: BeaniePicture, names: Sequence[str]) -> list[str]:
    """Write the numbers of cards, whose turn it is (*), who may call (!), the pile, and each meld on a line."""
    hands = []
    for seat, hand in enumerate(picture["hands"]):
        mark = "*" if seat == picture["turn"] else ""
        mark += "!" if seat in picture["callers"] else ""
        cards = hand["cards"] or hand["known"]
        hands.append(f"{names[seat]}{mark} {hand['count']}" + (f" ({' '.join(cards)})" if cards else ""))
    state = [f"round {picture['round']}/{picture['rounds']}", f"{picture['wild']} wild", picture["phase"]]
    state += [f"stock {picture['stock']}", f"pile {picture['pile_count']}: {' '.join(picture['pile'])}".rstrip(": ")]
    if picture["quiet_turns"]:
        state.append(f"quiet turns {picture['quiet_turns']} of {picture['stall_turns']}")
    lines = ["  " + "  ".join(hands), "  (" + "; ".join(state) + ")"]
    for meld in picture["melds"]:
        row = [card["card"] + (f"={card['as']}" if card["beanie"] else "") for card in meld["cards"]]
        full = ", full" if meld["full"] else ""
        lines.append(f"  {meld['id']} {meld['kind']} by {names[meld['seat']]}{full}: {' '.join(row)}")
    if picture["ended_by"]:
        lines.append(f"  ended by {picture['ended_by']}")
    for seat, sheet in enumerate(picture["sheet"] or []):
        counted = "".join(f"{card} {worth}, " for card, worth in zip(sheet["cards"], sheet["worth"], strict=True))
        lines.append(f"  {names[seat]}: {counted}together {sheet['points']}; total {picture['totals'][seat]}")
    if picture["winners"] is not None:
        lines.append("  won by " + " and ".join(names[seat] for seat in picture["winners"]))
    return lines


DRAWERS: dict[str, Callable[[Any, Sequence[str]], list[str]]] = {
    "beanie": draw_beanie,
    "biber-gang": draw_biber_gang,
    "daumen-drauf": draw_daumen_drauf,
    "biber-mania": draw_biber_mania,
}


def draw_table(game: Game, view: View, names: Sequence[str]) -> list[str]:
    """Draw what a view shows."""
    return DRAWERS[game.name](game.picture(view), names)
