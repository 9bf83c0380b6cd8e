"""Of what kinds actions and cards are, and how often each could be used and was."""

from __future__ import annotations

import functools
import importlib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from biberbau.core.game import Game
from biberbau.core.keeping import contract_keepers, first_kept
from biberbau.core.view import View

Used: TypeAlias = Callable[[View, Sequence[int]], list[frozenset[str]]]
Users: TypeAlias = Callable[[View, Sequence[int]], frozenset[int]]
"""Says which of the legal actions use something."""

VERB: Final = re.compile("[a-z]{3,}(-[a-z]{3,})*")
SPECIAL_CARD: Final = re.compile("[A-Z]{2,}")


@dataclass
class Counts:
    """How often kinds were there and were used, in decisions between several actions."""

    could: Counter[str] = field(default_factory=Counter)
    """In how many decisions each was there."""
    beside: Counter[str] = field(default_factory=Counter)
    """In how many of them there was something else, too."""
    did: Counter[str] = field(default_factory=Counter)
    """How often each was used."""
    by_first: Counter[str] = field(default_factory=Counter)
    """How often by the first seat."""

    @staticmethod
    def sum(every: Iterable[Counts]) -> Counts:
        """Return all of them together."""
        found = Counts()
        for one in every:
            found.could.update(one.could)
            found.beside.update(one.beside)
            found.did.update(one.did)
            found.by_first.update(one.by_first)
        return found


@functools.lru_cache(maxsize=1 << 16)
def kind_of(game: Game, action: int) -> str:
    """Return the kind of an action: the words that its notation begins with, else the special cards that are played."""
    if game.declared is not None:
        return game.declared.found(action)[0].word
    notation = game.format_action(action)
    if verb := VERB.match(notation):
        return verb[0]
    return "+".join(sorted(set(SPECIAL_CARD.findall(notation)))) or "cards"


def users_of_kind(game: Game, kind: str) -> Users:
    """Return what says which actions are of a kind."""
    return lambda _, legal: frozenset(action for action in legal if kind_of(game, action) == kind)


def used_in(game: Game) -> Used | None:
    """Return what says of a game which cards an action uses; None where the game does not say it."""
    kept = first_kept(contract_keepers("biberbau.core.using"), game)
    if kept is None:
        return None
    used: Used = importlib.import_module(kept.module).used
    return used


def users_of_card(game: Game, card: str) -> Users:
    """Return what says which actions use a kind of card."""
    used = used_in(game)
    assert used is not None

    def users(view: View, legal: Sequence[int]) -> frozenset[int]:
        return frozenset(action for action, cards in zip(legal, used(view, legal), strict=True) if card in cards)

    return users


def note_kinds(counts: Counts, game: Game, seat: int, legal: Sequence[int], action: int, waits: bool) -> None:
    """Count the kinds of action of a decision; `waits`: the seat could let the moment pass."""
    kinds = {kind_of(game, one) for one in legal}
    note(counts, kinds, kinds if len(kinds) > 1 or waits else (), {kind_of(game, action)}, seat)


def note_cards(counts: Counts, uses: Sequence[frozenset[str]], seat: int, place: int, waits: bool) -> None:
    """Count the cards that a decision could use and need not, from what each action uses; the action at `place` came.

    A card that every action uses is no choice, and so says nothing, but where the seat could let the moment pass.
    """
    open_to = frozenset[str]().union(*uses)
    if not waits:
        open_to -= frozenset.intersection(*uses)
    note(counts, open_to, open_to, open_to & uses[place], seat)


def note(counts: Counts, could: Iterable[str], beside: Iterable[str], did: Iterable[str], seat: int) -> None:
    """Count a decision of a seat."""
    counts.could.update(could)
    counts.beside.update(beside)
    counts.did.update(did)
    if seat == 0:
        counts.by_first.update(did)
