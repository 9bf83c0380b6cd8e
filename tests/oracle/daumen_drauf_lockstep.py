"""Random games of Daumen Drauf! played by the engine and by the oracle side by side, compared after every decision.

    python -m tests.oracle.daumen_drauf_lockstep [positions = 10000] [seed = 1]

compares that many positions over all numbers of players and all table options, what every seat may know included, and
prints what was met on the way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.oracle import daumen_drauf as oracle
from tests.oracle.comparing import tell, wanted
from tests.oracle.daumen_drauf_reading import card_name, read_table
from tests.oracle.passing import passing

THUMBED = 54


def random_options(random: Random) -> dict[str, str]:
    """Return a random choice of every table option."""
    return {option.key: random.choice(option.values) for option in GAME.options} | {"games": random.choice("123")}


def compare_legal(match: Match, table: oracle.Table) -> None:
    """The same actions are allowed to everybody, and `check` agrees about every representable action."""
    for seat in range(match.seats):
        legal = match.legal(seat)
        assert {GAME.format_action(action) for action in legal} == oracle.legal(table, seat), (table, seat)
        assert passing(match, seat) == legal, (table, seat)


def compare_knowledge(match: Match, table: oracle.Table) -> None:
    """Every view names exactly the heads that its seat has seen or can tell from a twin."""
    for seat in (oracle.WATCHER, *range(match.seats)):
        record = match.view(None if seat == oracle.WATCHER else seat).record
        shown = [(one.card, int(code)) for one, code in zip(table.trick, record["trick"], strict=False)]
        shown += [(card, int(code)) for (_, card), code in zip(table.taken, record["out"], strict=False)]
        for card, code in shown:
            if oracle.knows(table, seat, card):
                assert card_name(code) == card, (table, seat)
            else:
                assert code >= THUMBED, (table, seat, card)
                assert card_name(2 * (code - THUMBED))[:2] == card[:2]
        for other, hand in enumerate(table.hands):
            codes = record["hand"][other][: len(hand)].tolist()
            if seat == other or table.phase == "over":
                assert [card_name(code) for code in codes] == sorted(hand, key=card_order)
            else:
                assert set(codes) <= {-2}
        assert set(record["stack"][: len(table.stack)].tolist()) <= {-2}


def card_order(card: str) -> tuple[int, int, bool]:
    """Cards in the order of a record: by colour, number, and harmless before poisonous."""
    return "YGK".index(card[0]), int(card[1]), card[2] == "+"


def comparable(table: oracle.Table) -> oracle.Table:
    """The table with hands in order and without memories, which are compared through the views."""
    return replace(table, hands=[sorted(hand) for hand in table.hands], memory={})


def play_game(match: Match, random: Random, met: Counter[str]) -> int:
    """Play one game of both and compare; count in `met` what happened; return the number of positions compared."""
    table = read_table(match.record)
    dealt = oracle.deal([*table.stack, *dealt_cards(table)], match.seats, int(match.record["starter"]), table.rules)
    assert comparable(dealt) == comparable(table)
    table = dealt
    compared = 0
    while not match.round_over:
        assert set(match.actors()) == oracle.actors(table)
        compare_legal(match, table)
        compare_knowledge(match, table)
        compared += 1
        seat = random.choice(match.actors())
        action = choose(random, sorted(oracle.legal(table, seat)))
        leading = table.turn
        match.apply(seat, GAME.parse_action(action))
        oracle.play(table, seat, action)
        assert comparable(read_table(match.record)) == comparable(table), action
        assert table.cards() == oracle.deck_for(match.seats)
        note(met, table, action, leading)
    compare_knowledge(match, table)
    check_sum(table)
    return compared + 1


def dealt_cards(table: oracle.Table) -> list[str]:
    """The dealt cards in the order in which they lay on the stack, the next one last."""
    return [card for hand in reversed(table.hands) for card in reversed(hand)]


def choose(random: Random, actions: list[str]) -> str:
    """Return one of the legal actions, showing a little more often than passing, so that tricks grow long."""
    shows = [action for action in actions if action.startswith("show")]
    return random.choice(shows) if shows and random.random() < 0.4 else random.choice(actions)


def check_sum(table: oracle.Table) -> None:
    """All scores add up to -2 for each harmless card left in a hand (7.4)."""
    assert table.scores is not None
    assert sum(table.scores) == -2 * sum(card.endswith("-") for hand in table.hands for card in hand)


def note(met: Counter[str], table: oracle.Table, action: str, turn: int | None) -> None:
    """Count the kind of action and the events that a run should have met."""
    met[action.split("-")[0]] += 1
    if not table.trick and table.phase == "lead" and table.taken[-1][0] != table.turn:
        met["another leads"] += 1
    if table.phase == "over":
        met["cards left" if any(table.hands) else "no cards left"] += 1


def compare(positions: int, seed: int) -> Counter[str]:
    """Compare at least `positions` positions; return what was met."""
    random = Random(seed)
    met: Counter[str] = Counter()
    compared = 0
    while compared < positions:
        options = random_options(random)
        match = Match.new(GAME, random.randrange(2, 8), FastStream(random.randrange(2**40)), options)
        while True:
            compared += play_game(match, random, met)
            met["games"] += 1
            if match.over:
                break
            starter, scores = int(match.record["starter"]), match.round_scores
            match.begin_round()
            expected = oracle.next_leader(starter, scores, options["start_next"] == "winner")
            assert match.record["starter"] == expected
    met["positions"] = compared
    return met


if __name__ == "__main__":
    tell(compare(*wanted()), "games")
