"""Random rounds played by the engine and by the oracle side by side, compared after every decision.

    python -m tests.oracle.lockstep [positions = 10000] [seed = 1]

compares that many positions over all numbers of players and all table options, and prints what was met on the way.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from biberbau.core.match import Match
from tests.builders import stacked_match
from tests.oracle import biber_gang as oracle
from tests.oracle.comparing import tell, wanted
from tests.oracle.passing import passing
from tests.oracle.reading import FollowingChance, read_table

STYLES = ("any", "any", "careless", "careless", "waiting")
"""How a round is played: any action; turning cards up; or leaving everything face down as long as it goes."""

PATIENCE = 500
"""Decisions after which a waiting round goes on with any actions; without a standstill rule it would never end."""


def random_options(random: Random) -> dict[str, str]:
    """Return a random choice of every table option."""
    return {
        "discard_take_must_swap": random.choice(["off", "on"]),
        "beaver_never_discarded": random.choice(["off", "on"]),
        "deck_out": random.choice(["reshuffle", "end_round"]),
        "stall_limit": random.choice(["0", "1", "2", "10", "50"]),
        "rounds": random.choice(["1", "5", "9"]),
    }


def random_deck(random: Random, seats: int) -> list[str]:
    """Return a shuffled deck, next card last, in which most times the beavers and one number come early."""
    deck = list(oracle.WHOLE_DECK)
    random.shuffle(deck)
    if random.random() < 0.7:
        frequent = {oracle.BEAVER, str(random.randrange(13)), str(random.randrange(13))}
        early = [card for card in deck if card in frequent]
        deck = [card for card in deck if card not in frequent]
        for card in early:
            deck.insert(random.randrange(len(deck) - min(len(deck), 8 * seats + 8), len(deck) + 1), card)
    return deck


def choose(random: Random, style: str, table: oracle.Table, seat: int) -> str:
    """Return one of the legal actions: one that makes beavers swim if there is one, else in the style of the round."""
    actions = sorted(oracle.legal(table, seat))
    if random.random() < 0.7:
        tempting = [action for action in actions if is_tempting(table, seat, action)]
        if tempting:
            return random.choice(tempting)
    if style == "careless":
        return random.choice([action for action in actions if action.startswith("turn")] or actions)
    if style == "waiting":
        return random.choice([action for action in actions if is_waiting(table, seat, action)] or actions)
    return random.choice(actions)


def is_tempting(table: oracle.Table, seat: int, action: str) -> bool:
    """Whether an action swims, gets a beaver into the display, or draws a card that lets one swim."""
    display = table.displays[seat]
    if action.startswith("swap"):
        return table.drawn == oracle.BEAVER and not display[action.split("-")[1]].open
    if action == "pile":
        beavers = [slot for slot in oracle.SLOTS if display[slot].open and display[slot].card == oracle.BEAVER]
        return table.pile[-1] in (oracle.BEAVER, *(oracle.worth(display, slot) for slot in beavers))
    return action.startswith("swim")


def is_waiting(table: oracle.Table, seat: int, action: str) -> bool:
    """Whether an action leaves every face-down card where it is and uses up the deck."""
    if action.startswith("swap"):
        return table.displays[seat][action.split("-")[1]].open
    return action in ("refuse", "deck")


def compare_legal(match: Match, table: oracle.Table) -> None:
    """The same actions are allowed to everybody, and `check` agrees about every representable action."""
    game = match.game
    for seat in range(match.seats):
        expected = oracle.legal(table, seat) if seat in oracle.actors(table) else set()
        legal = match.legal(seat)
        assert {game.format_action(action) for action in legal} == expected, (table, seat)
        assert passing(match, seat) == legal, (table, seat)


def play_round(random: Random, met: Counter[str]) -> int:
    """Play one round of both and compare; count in `met` what happened; return the number of positions compared."""
    seats = random.randrange(2, 7)
    options = random_options(random)
    style = random.choice(STYLES)
    deck = random_deck(random, seats)
    match = stacked_match(deck, seats, options, seed=random.randrange(2**32))
    table = read_table(match.record)
    assert table == oracle.deal(deck, seats, table.rules)
    compared = 0
    while not match.round_over:
        assert set(match.actors()) == oracle.actors(table)
        compare_legal(match, table)
        compared += 1
        seat = random.choice(match.actors())
        action = choose(random, style if compared < PATIENCE else "any", table, seat)
        decks_before = len(table.deck)
        match.apply(seat, match.game.parse_action(action))
        after = read_table(match.record)
        oracle.play(table, seat, action, FollowingChance(after))
        note(met, table, action, decks_before)
        if table.phase != "decide":
            table.taken_from_pile = False
        assert after == table, action
        assert table.cards() == oracle.WHOLE_DECK
    return compared


def note(met: Counter[str], table: oracle.Table, action: str, deck_before: int) -> None:
    """Count the kind of action and the events that a run should have met."""
    met[action.split("-")[0]] += 1
    if action == "deck" and deck_before == 0:
        met["deck out" if table.phase == "over" else "reshuffle"] += 1
    elif table.phase == "over":
        met["last turns" if table.caller is not None else "standstill"] += 1


def compare(positions: int, seed: int) -> Counter[str]:
    """Compare at least `positions` positions; return what was met."""
    random = Random(seed)
    met: Counter[str] = Counter()
    compared = 0
    while compared < positions:
        compared += play_round(random, met)
        met["rounds"] += 1
    met["positions"] = compared
    return met


if __name__ == "__main__":
    tell(compare(*wanted()))
