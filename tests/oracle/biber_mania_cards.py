"""The cards of Biber-Mania for the oracle: what goes together, and what stabs what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

ACTION_CARDS = ("SB", "DI", "FE", "PB", "HI", "GE", "BG", "KO")
JOKER = "JO"
KINDS = (*(str(value) for value in range(1, 16)), *ACTION_CARDS, JOKER)
"""Every kind of card there may be, in the order in which cards are written."""
VALUES = {card: int(card) for card in KINDS if card.isdecimal()}
"""The values of number cards."""


@dataclass
class HouseRules:
    """The table options of section 9 that matter within one round."""

    kinds: tuple[str, ...] = KINDS
    """The kinds that the deck has (9.1)."""
    display_block_match: bool = False
    stab_one_opponent: bool = False
    refuse_by_card: bool = False
    joker_stabs_display_action: bool = True
    joker_stealable: bool = True
    hippie_with_equals: bool = True
    plain_row_stabbable: bool = False
    guard_must_be_present: bool = False
    king_gift_ends_game: bool = True
    fairy_empty_hand_ends: bool = False
    professionals: bool = False


@dataclass
class Group:
    """The cards of one discard, or what is left of them (3.11)."""

    cards: list[str]
    guarded: bool = False
    """Whether it was laid with a Bodyguard or as a Party Beaver with three (4.7)."""


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as they are written: numbers ascending, then action cards, then jokers."""
    return sorted(cards, key=KINDS.index)


def numbers_in(cards: Iterable[str]) -> list[int]:
    """The values of the number cards among these, ascending."""
    return sorted([VALUES[card] for card in cards if card in VALUES])


def actions_in(cards: Iterable[str]) -> list[str]:
    """The action cards among these."""
    return [card for card in cards if card in ACTION_CARDS]


def are_unbroken(numbers: list[int]) -> bool:
    """Whether ascending numbers follow one another without a gap and without repetition."""
    return all(right - left == 1 for left, right in pairwise(numbers))


def is_hippie_row(cards: list[str]) -> bool:
    """A Hippie, and two to six numbers that some number in the Hippie's stead makes an unbroken row (3.6)."""
    numbers = numbers_in(cards)
    if "HI" not in cards or len(numbers) != len(cards) - 1 or not 2 <= len(numbers) <= 6:
        return False
    return any(are_unbroken(sorted([*numbers, hippie])) for hippie in range(17))


def is_plain_row(cards: list[str]) -> bool:
    """Three to seven numbers in unbroken order and nothing else (3.7)."""
    numbers = numbers_in(cards)
    return len(numbers) == len(cards) and 3 <= len(numbers) <= 7 and are_unbroken(numbers)


def is_party(cards: list[str]) -> bool:
    """A Party Beaver and three numbers, no two alike or neighbours (3.8)."""
    numbers = numbers_in(cards)
    apart = all(right - left >= 2 for left, right in pairwise(numbers))
    return "PB" in cards and len(cards) == 4 and len(numbers) == 3 and apart


def count_equals(cards: list[str]) -> tuple[int, int] | None:
    """The value and the size of equal numbers, alone or with one action card or with jokers (3.2 to 3.4)."""
    numbers, actions, jokers = numbers_in(cards), actions_in(cards), cards.count(JOKER)
    if len(set(numbers)) != 1 or len(actions) > 1 or (actions and jokers):
        return None
    return numbers[0], len(cards)


def what_it_is(cards: list[str]) -> tuple[str, int, int]:
    """What cards count as when they stab or are stabbed: a word, a value and a size (4.1 and 4.8)."""
    if equals := count_equals(cards):
        return "equals", *equals
    if set(cards) == {JOKER}:
        return "jokers", 0, len(cards)
    if len(cards) == 1:
        return "lone action", 0, 1
    if is_hippie_row(cards):
        return "hippie row", 0, len(cards)
    if is_plain_row(cards):
        return "plain row", 0, len(cards)
    return "nothing", 0, len(cards)


def is_protected(rules: HouseRules, group: Group) -> bool:
    """Whether a group cannot be stabbed because of how it was laid (4.7, 9.9)."""
    if rules.guard_must_be_present:
        return group.guarded and bool({"BG", "PB"} & set(group.cards))
    return group.guarded


def stabs_group(rules: HouseRules, cards: list[str], group: Group) -> bool:
    """Whether the discarded cards stab a top group (4.1, 4.5 to 4.8 and 9.8)."""
    if is_protected(rules, group):
        return False
    what, value, size = what_it_is(cards)
    target, target_value, target_size = what_it_is(group.cards)
    if size != target_size:
        return False
    if what == "equals":
        return target == "equals" and target_value < value
    if what == "jokers":
        return target in ("equals", "lone action")
    if what in ("hippie row", "plain row"):
        return target == "hippie row" or (target == "plain row" and rules.plain_row_stabbable)
    return False


def selections(hand: list[str]) -> Iterator[list[str]]:
    """Every selection of cards from a hand, in writing order, equal cards not told apart."""
    kinds = in_order(set(hand))

    def grow(chosen: list[str], left: list[str]) -> Iterator[list[str]]:
        if not left:
            yield chosen
            return
        for count in range(hand.count(left[0]) + 1):
            more = chosen + [left[0]] * count
            if count > 0 and is_hopeless(more):
                return
            yield from grow(more, left[1:])

    return grow([], kinds)


def is_hopeless(cards: list[str]) -> bool:
    """Whether no further cards can make these a combination (3.10); it only spares time."""
    numbers, actions = numbers_in(cards), actions_in(cards)
    unequal = len(set(numbers)) > 1
    return (
        len(actions) > 1
        or (bool(actions) and JOKER in cards)
        or (unequal and (JOKER in cards or len(set(numbers)) < len(numbers)))
    )


def parts(cards: list[str]) -> set[str]:
    """The parts of a group that can be named to be taken: some cards, not all (9.4)."""
    sizes = range(1, len(cards))
    return {"+".join(part) for size in sizes for part in combinations(in_order(cards), size)}


def deck_of(values: int, copies: int, action_copies: int, jokers: int) -> list[str]:
    """The cards of a deck (1.4 and 9.1)."""
    numbers = [str(value) for value in range(1, values + 1) for _ in range(copies)]
    return [*numbers, *(card for card in ACTION_CARDS for _ in range(action_copies)), *[JOKER] * jokers]
