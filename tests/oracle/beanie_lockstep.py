"""Random rounds of Beanie played by the engine and by the oracle side by side, compared after every decision.

    python -m tests.oracle.beanie_lockstep [positions = 10000] [seed = 1]

compares that many positions over all numbers of players and all table options, what every seat may know included, and
prints what was met on the way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.games.beanie import GAME
from tests.oracle import beanie as oracle
from tests.oracle.beanie_reading import names, read_table
from tests.oracle.comparing import tell, wanted


def random_options(random: Random) -> dict[str, str]:
    """Return a random choice of every table option."""
    return {option.key: random.choice(option.values) for option in GAME.options}


def comparable(table: oracle.Table) -> oracle.Table:
    """The table with the cards of each set in one order."""
    melds = [
        replace(meld, places=sorted(meld.places, key=lambda place: oracle.PACK.index(place.card)))
        if meld.kind == "set"
        else meld
        for meld in table.melds
    ]
    return replace(table, melds=melds)


def compare_legal(match: Match, table: oracle.Table) -> None:
    """The same actions are allowed to everybody, `check` lets them pass, and the clock does the same."""
    for seat in range(match.seats):
        legal = match.legal(seat)
        assert {GAME.format_action(action) for action in legal} == oracle.legal(table, seat), (table, seat)
        assert not any(match.engine.check_at(match.states, 0, seat, action) for action in legal[:200])
        clock = match.clock_action(seat)
        assert (None if clock is None else GAME.format_action(clock)) == oracle.clock_action(table, seat), (table, seat)


def compare_knowledge(match: Match, table: oracle.Table) -> None:
    """Every view shows one's own hand and of others what was seen to go there, nothing of the stock."""
    for viewer in (None, *range(match.seats)):
        record = match.view(viewer).record
        for seat, hand in enumerate(table.hands):
            shown = hand if seat == viewer or table.phase == "over" else table.known[seat]
            assert names(int(record["hand"][seat])) == shown
            assert record["hand_count"][seat] == len(hand)
        assert set(record["stock"][: len(table.stock)].tolist()) <= {-2}
        if table.source == "stock" and viewer != table.turn:
            assert record["drawn"] == -2


def choose(match: Match, table: oracle.Table, random: Random, restraint: float) -> tuple[int, str]:
    """Return a seat and a legal action of it: with more restraint fewer cards are put down, and hands grow."""
    seats = [seat for seat in range(match.seats) if oracle.legal(table, seat)]
    seat = random.choice(seats)
    if table.turn is not None and (seat not in seats or random.random() < restraint):
        seat = table.turn
    actions = sorted(oracle.legal(table, seat))
    quiet = [action for action in actions if action.split("-")[0] in ("draw", "pile", "discard", "keep", "end")]
    if quiet and random.random() < restraint:
        actions = ["pile"] if "pile" in quiet else quiet
    kinds = sorted({action.split("-")[0] for action in actions})
    kind = random.choice(kinds)
    return seat, random.choice([action for action in actions if action.split("-")[0] == kind])


def play_round(match: Match, random: Random, met: Counter[str], most: int) -> int:
    """Play one round of both and compare; count in `met` what happened; return the number of positions compared."""
    table = read_table(match.record)
    restraint = random.choice([0.0, 0.3, 0.8, 0.95])
    compared = 0
    while not match.round_over and compared < most:
        assert set(match.obliged()) == oracle.obliged(table)
        assert set(match.actors()) == oracle.actors(table)
        compare_legal(match, table)
        compare_knowledge(match, table)
        compared += 1
        seat, action = choose(match, table, random, restraint)
        note(met, table, seat, action)
        match.apply(seat, GAME.parse_action(action))
        oracle.play(table, seat, action)
        assert comparable(read_table(match.record)) == comparable(table), action
        assert table.all_cards() == oracle.PACK
    if match.round_over:
        met[f"ended by {table.ended_by}"] += 1
        assert match.round_scores == table.scores
        compare_knowledge(match, table)
    return compared + 1


def note(met: Counter[str], table: oracle.Table, seat: int, action: str) -> None:
    """Count the kind of action and the choices that a run should have met."""
    met[action.split("-")[0]] += 1
    beanies = sum(oracle.rank_of(card) == table.wild for card in table.hands[seat])
    met[f"{beanies} beanies in hand"] += 1
    for ending in ("low", "high"):
        met[ending] += action.endswith(ending)
    met["as"] += "-as-" in action
    met["out of turn"] += seat != table.turn


def compare_deal(match: Match) -> None:
    """The deal is that of the rulebook: seven cards each off the top of the stock, and perhaps one turned up."""
    table = read_table(match.record)
    dealt = [card for hand in reversed(table.hands) for card in oracle.in_order(hand)]
    pack = [*table.stock, *reversed(table.pile), *dealt]
    again = oracle.deal(pack, match.seats, int(match.record["dealer"]), table.wild, table.rules)
    assert comparable(again) == comparable(table)


def compare(positions: int, seed: int, most: int = 150) -> Counter[str]:
    """Compare at least `positions` positions, of a round no more than `most`; return what was met."""
    random = Random(seed)
    met: Counter[str] = Counter()
    compared = 0
    while compared < positions:
        match = Match.new(GAME, random.randrange(2, 7), FastStream(random.randrange(2**40)), random_options(random))
        dealer = int(match.record["dealer"])
        while True:
            compare_deal(match)
            compared += play_round(match, random, met, most)
            met["rounds"] += 1
            if match.over or not match.round_over:
                break
            match.begin_round()
            dealer = (dealer + 1) % match.seats
            assert match.record["dealer"] == dealer
    met["positions"] = compared
    return met


def compare_rich_hands(hands: int, seed: int) -> int:
    """Compare what can be laid out of random hands with two to four beanies; return how many actions that were."""
    random = Random(seed)
    compared = 0
    for _ in range(hands):
        number = random.randrange(1, 14)
        wild = oracle.RANKS[13 - number]
        beanies = random.sample([wild + suit for suit in oracle.SUITS], random.choice([2, 2, 3, 3, 4]))
        others = random.sample([card for card in oracle.PACK if oracle.rank_of(card) != wild], random.randrange(1, 8))
        options = f'max_beanies_per_meld = "{random.choice(GAME.options[1].values)}"'
        lines = ["seats = 2", "[options]", options, "[table]", f"round = {number}", "[[seat]]"]
        lines.append(f'hand = "{" ".join(beanies + others)}"')
        states, _ = parse_position("\n".join(lines), GAME)
        match = Match(GAME, states, FastStream(0))
        table = read_table(match.record)
        legal = match.legal(0)
        assert legal == sorted(set(legal))
        assert {GAME.format_action(action) for action in legal} == oracle.legal(table, 0), table.hands[0]
        assert not any(match.engine.check_at(match.states, 0, 0, action) for action in legal)
        compared += len(legal)
    return compared


if __name__ == "__main__":
    positions, seed = wanted()
    met = compare(positions, seed)
    print(f"engine and oracle agree about {compare_rich_hands(positions // 100, seed):,} actions of rich hands")
    tell(met)
