"""Where each game keeps its cards, so that it can be checked that none comes or goes."""

from __future__ import annotations

import functools
import importlib
from collections import Counter
from collections.abc import Callable
from typing import Any

from biberbau.core.game import Game
from biberbau.core.plain.zones import codes_at, parts_of, zones_of


def biber_gang_cards(record: Any) -> Counter[int]:
    """Count every card of a Biber Gang record by code."""
    cards: list[int] = record["deck"][: record["deck_count"]].tolist()
    cards += record["discard"][: record["discard_count"]].tolist()
    cards += record["display"][: record["seats"]].reshape(-1).tolist()
    if record["drawn"] >= 0:
        cards.append(int(record["drawn"]))
    return Counter(cards)


def daumen_drauf_cards(record: Any) -> Counter[int]:
    """Count every card of a Daumen Drauf! record by code."""
    cards: list[int] = record["stack"][: record["stack_count"]].tolist()
    cards += record["trick"][: record["trick_count"]].tolist()
    cards += record["out"][: record["out_count"]].tolist()
    for seat in range(record["seats"]):
        cards += record["hand"][seat, : record["hand_count"][seat]].tolist()
    return Counter(cards)


def biber_mania_cards(record: Any) -> Counter[int]:
    """Count every card of a Biber-Mania record by kind; the kind is in the lower five bits of a pile's bytes."""
    cards: list[int] = record["deck"][: record["deck_count"]].tolist()
    counted = Counter(cards)
    for seat in range(record["seats"]):
        counted.update(card & 31 for card in record["pile"][seat, : record["pile_count"][seat]].tolist())
    for counts in (*record["hand"][: record["seats"]], record["display"], record["stock"], record["removed"]):
        counted.update(dict(enumerate(counts.tolist())))
    return +counted


def beanie_cards(record: Any) -> Counter[int]:
    """Count every card of a Beanie record by code."""
    cards: list[int] = record["stock"][: record["stock_count"]].tolist()
    cards += record["pile"][: record["pile_count"]].tolist()
    for sets in (record["hand"], record["meld_cards"]):
        cards += [code for several in sets.tolist() for code in range(52) if several >> code & 1]
    return Counter(cards)


CARDS: dict[str, Callable[[Any], Counter[int]] | None] = {
    "beanie": beanie_cards,
    "biber-gang": biber_gang_cards,
    "daumen-drauf": daumen_drauf_cards,
    "biber-mania": biber_mania_cards,
}
"""By game; None for a game whose cards are not all conserved."""


def card_names(game: Game) -> object:
    """Return how the cards of a game are written, by code."""
    return importlib.import_module(f"{game.package}.notation").CARD_NAMES


def count_of(game: Game) -> Callable[[Any], Counter[int]] | None:
    """Return what counts the cards of a game: of one from outside the tree, those of all zones that it declares."""
    return CARDS[game.name] if game.name in CARDS else functools.partial(declared_cards, game)


def declared_cards(game: Game, record: Any) -> Counter[int]:
    """Count every card in the zones of a record."""
    counted: Counter[int] = Counter()
    for name, field in zones_of(game.state).items():
        for _, index in parts_of(game.state, name, int(record["seats"])):
            counted.update(
                code for code in codes_at(field, record[name][index] if index else record[name]) if code >= 0
            )
    return counted
