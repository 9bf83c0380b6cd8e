"""Actions and cards of Beanie as text, and back.

draw  pile  end  keep  call  discard-QH
set-10C-10D-KH       natural cards by suit, then beanies by suit; beanies alone name a rank: set-KC-KD-KH-as-7
run-H-4-5-KC-7       from low to high, each place its rank or the beanie that stands there; beanies alone name
                     the lowest rank: run-H-KC-KD-KS-as-4
add-M3-10S           onto the third meld of the round; a beanie onto a run names the end: add-M3-KC-low, -high
take-M3-10S-KC       10S onto a set, and the beanie KC out of it
swap-M2-5H           5H on its place in a run, and the beanie out of it
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from biberbau.core.reasons import NotationError
from biberbau.games.beanie import numbering
from biberbau.games.beanie.numbering import (
    MASKS,
    MIXTURE_NUMBER,
    SUIT_SET_COUNT,
    SUIT_SET_NUMBER,
    SUIT_SETS,
    WINDOW,
    WINDOW_NUMBER,
    WINDOWS,
    placing_number,
    read_placing,
    read_wild_run,
    read_wild_set,
    wild_run_number,
    wild_set_number,
)
from biberbau.games.beanie.state import CARDS, LEAST_MELD, MELDS, RANKS, SUITS

Suit = Literal["C", "D", "H", "S"]
Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUIT_LETTERS: Final[tuple[Suit, ...]] = get_args(Suit)
RANK_NAMES: Final[tuple[Rank, ...]] = get_args(Rank)
CARD_NAMES: Final = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_NAMES)
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
MELD_NAMES: Final = tuple(f"M{number}" for number in range(1, MELDS + 1))
PLAIN: Final = {
    "draw": numbering.DRAW_CARD,
    "pile": numbering.TAKE_PILE,
    "end": numbering.END_ROUND,
    "keep": numbering.KEEP,
    "call": numbering.CALL,
}
PLAIN_NAMES: Final = {number: name for name, number in PLAIN.items()}
ENDS: Final = ("low", "high")


def parse_card(text: str) -> int:
    """Return the code of a card; NotationError when there is no such card."""
    if text not in CARD_NUMBERS:
        raise NotationError(f"'{text}' is no card; a card is A, 2 to 10, J, Q or K with C, D, H or S, as in 10D and QH")
    return CARD_NUMBERS[text]


def cards_in(suits: int, rank: int) -> list[str]:
    """The names of a rank's cards in some suits, given as four bits."""
    return [RANK_NAMES[rank] + SUIT_LETTERS[suit] for suit in range(SUITS) if suits >> suit & 1]


def format_action(action: int) -> str:
    """Return the short notation of an action."""
    if action in PLAIN_NAMES:
        return PLAIN_NAMES[action]
    if action < numbering.KEEP:
        return f"discard-{CARD_NAMES[action - numbering.DISCARD_CARD]}"
    if action < numbering.NATURAL_SET:
        return format_addition(action)
    if action < numbering.NATURAL_RUN:
        rank, number = divmod(action - numbering.NATURAL_SET, SUIT_SET_COUNT)
        return "-".join(["set", *cards_in(int(SUIT_SETS[number]), rank)])
    if action < numbering.WILD_SET:
        suit, window = divmod(action - numbering.NATURAL_RUN, WINDOWS)
        return format_run(0, suit, window, (0, 0, 0, 0))
    if action < numbering.WILD_RUN:
        wild, rank, naturals, beanies = read_wild_set(action)
        named = [] if naturals else ["as", RANK_NAMES[rank]]
        return "-".join(["set", *cards_in(naturals, rank), *cards_in(beanies, wild), *named])
    wild, suit, window, placing = read_wild_run(action)
    return format_run(wild, suit, window, read_placing(int(WINDOW[window, 1]), placing))


def format_addition(action: int) -> str:
    """Return the notation of an action on a meld that lies on the table."""
    if action < numbering.ADD_END:
        meld, card = divmod(action - numbering.ADD, CARDS)
        return f"add-{MELD_NAMES[meld]}-{CARD_NAMES[card]}"
    if action < numbering.TAKE:
        place, end = divmod(action - numbering.ADD_END, 2)
        return f"add-{MELD_NAMES[place // CARDS]}-{CARD_NAMES[place % CARDS]}-{ENDS[end]}"
    if action < numbering.SWAP:
        place, beanie = divmod(action - numbering.TAKE, CARDS)
        return f"take-{MELD_NAMES[place // CARDS]}-{CARD_NAMES[place % CARDS]}-{CARD_NAMES[beanie]}"
    meld, card = divmod(action - numbering.SWAP, CARDS)
    return f"swap-{MELD_NAMES[meld]}-{CARD_NAMES[card]}"


def format_run(wild: int, suit: int, window: int, stands: tuple[int, int, int, int]) -> str:
    """Return the notation of a new run; `stands` holds 1 + the place of each suit's beanie, or 0."""
    first, size = WINDOW[window].tolist()
    places: list[str] = [*RANK_NAMES[first : first + size]]
    for of_suit, place in enumerate(stands):
        if place:
            places[place - 1] = RANK_NAMES[wild] + SUIT_LETTERS[of_suit]
    named = ["as", RANK_NAMES[first]] if all(place in CARD_NUMBERS for place in places) else []
    return "-".join(["run", SUIT_LETTERS[suit], *places, *named])


def parse_action(text: str) -> int:
    """Return the number of an action; NotationError for a text that is none."""
    if text in PLAIN:
        return PLAIN[text]
    word, *parts = text.split("-")
    if word == "discard" and len(parts) == 1:
        return numbering.DISCARD_CARD + parse_card(parts[0])
    if word in ("add", "take", "swap") and len(parts) in (2, 3):
        action = parse_addition(word, parts)
    elif word == "set":
        action = parse_set(parts)
    elif word == "run" and len(parts) > LEAST_MELD:
        action = parse_run(parts[0], parts[1:])
    else:
        action = None
    if action is None or format_action(action) != text:
        raise NotationError(
            f"'{text[:60]}' is no action; actions are draw, pile, end, keep, call, discard-QH, set-10C-10D-KH, "
            "run-H-4-5-KC-7, add-M3-10S, add-M3-KC-high, take-M3-10S-KC, swap-M2-5H and the like"
        )
    return action


def parse_addition(word: str, parts: list[str]) -> int | None:
    """Return the number of an action on a meld, or None."""
    if parts[0] not in MELD_NAMES:
        return None
    place = CARDS * MELD_NAMES.index(parts[0]) + parse_card(parts[1])
    if word == "take":
        return numbering.TAKE + CARDS * place + parse_card(parts[2]) if len(parts) == 3 else None
    if len(parts) == 2:
        return (numbering.ADD if word == "add" else numbering.SWAP) + place
    return numbering.ADD_END + 2 * place + ENDS.index(parts[2]) if parts[2] in ENDS else None


def parse_set(parts: list[str]) -> int | None:
    """Return the number of a new set, or None."""
    named = parts[-1] if len(parts) > 2 and parts[-2] == "as" and parts[-1] in RANK_NAMES else None
    cards = [parse_card(part) for part in (parts[:-2] if named else parts)]
    if not cards:
        return None
    rank = RANK_NAMES.index(named) if named else cards[0] % RANKS
    wild = next((card % RANKS for card in cards if card % RANKS != rank), None)
    naturals = sum(1 << card // RANKS for card in set(cards) if card % RANKS == rank)
    beanies = sum(1 << card // RANKS for card in set(cards) if card % RANKS == wild)
    if wild is None:
        number = int(SUIT_SET_NUMBER[naturals])
        return numbering.NATURAL_SET + SUIT_SET_COUNT * rank + number if number >= 0 else None
    mixture = MASKS * naturals + beanies
    return wild_set_number(wild, rank, mixture) if MIXTURE_NUMBER[mixture] >= 0 else None


def parse_run(suit: str, places: list[str]) -> int | None:
    """Return the number of a new run, or None."""
    named = RANK_NAMES.index(places[-1]) if places[-2] == "as" and places[-1] in RANK_NAMES else None
    places = places if named is None else places[:-2]
    ranks = {place: RANK_NAMES.index(text) for place, text in enumerate(places) if text in RANK_NAMES}
    beanies = {place: parse_card(text) for place, text in enumerate(places) if place not in ranks}
    first = next((rank - place for place, rank in ranks.items()), named)
    if suit not in SUIT_LETTERS or first is None or first < 0 or first + len(places) > RANKS:
        return None
    window = int(WINDOW_NUMBER[first, len(places)])
    if window < 0:
        return None
    number = SUIT_LETTERS.index(suit)
    if not beanies:
        return numbering.NATURAL_RUN + WINDOWS * number + window
    stands = [0] * SUITS
    for place, card in beanies.items():
        stands[card // RANKS] = place + 1
    return wild_run_number(next(iter(beanies.values())) % RANKS, number, window, placing_number(len(places), *stands))
