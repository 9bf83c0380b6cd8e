"""Random rounds of Biber-Mania played by the engine and by the oracle side by side, compared after every decision.

    python -m tests.oracle.biber_mania_lockstep [positions = 10000] [seed = 1]

compares that many positions over all numbers of players and all table options, with what everybody knows and what the
browser is shown, and prints what was met on the way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.core.options import OptionError
from biberbau.games.biber_mania import GAME
from tests.builders import picture
from tests.oracle import biber_mania as oracle
from tests.oracle.biber_mania_cards import ACTION_CARDS, in_order, is_protected, what_it_is
from tests.oracle.biber_mania_reading import read_deck, read_table
from tests.oracle.comparing import tell, wanted
from tests.oracle.passing import passing

KINDS_OF_GROUP = {
    "equals": "set", "jokers": "jokers", "hippie row": "hippie_row", "plain row": "row", "lone action": "lone",
}  # fmt: skip
"""What the browser calls what the oracle calls a group."""


def random_options(random: Random) -> dict[str, str]:
    """Return a random choice of every table option."""
    chosen = {option.key: random.choice(option.values) for option in GAME.options if not option.numbers}
    chosen |= {
        "deck_values": str(random.randrange(7, 16)),
        "deck_copies": str(random.randrange(1, 11)),
        "deck_action_copies": str(random.randrange(1, 7)),
        "deck_jokers": str(random.randrange(11)),
        "target": random.choice(["10", "30", "250"]),
        "max_rounds": random.choice(["1", "2", "60"]),
    }
    return chosen


def begin_match(random: Random, **chosen: str) -> Match:
    """Return a match at a random table, with these options as they are."""
    while True:
        seats, stream = random.randrange(2, 6), FastStream(random.randrange(2**40))
        try:
            return Match.new(GAME, seats, stream, random_options(random) | chosen)
        except OptionError:
            continue


def compare_actions(match: Match, table: oracle.Table) -> set[str]:
    """The same actions are legal, and `check` agrees about all there are (for the others, some); return them."""
    actor = match.actors()[0]
    # It takes the oracle long to try every selection of cards.
    expected = oracle.legal(table, actor)
    for seat in range(match.seats):
        legal = match.legal(seat)
        allowed = expected if seat == actor else oracle.legal(table, seat)
        assert {GAME.format_action(action) for action in legal} == allowed, (table, seat)
        assert passing(match, seat, 1 if legal else 23) == legal, (table, seat)
    return expected


def compare_pictures(match: Match, table: oracle.Table, legal: set[str]) -> None:
    """Everybody is shown what lies open, and of hands what they may know; `legal` is what the oracle allows now."""
    for viewer in (None, *range(match.seats)):
        shown = picture(match, viewer)
        assert shown["phase"].replace("round_over", "over").replace("match_over", "over") == table.phase
        assert shown["display"] == table.display
        assert shown["stock"] == table.stock
        assert (shown["deck"], shown["removed"]) == (len(table.deck), len(table.removed))
        assert shown["losses"] == table.losses
        assert (shown["thefts"], shown["gifts"]) == (table.thefts, table.gifts)
        for seat, hand in enumerate(shown["hands"]):
            assert hand["count"] == len(table.hands[seat])
            plain = viewer == seat or table.phase == "over" or table.known[seat].total() == len(table.hands[seat])
            assert hand["cards"] == (table.hands[seat] if plain else None)
            if table.phase != "over":
                assert hand["known"] == in_order(table.known[seat].elements())
                assert set(hand["lacks"]) == table.lacks[seat]
        for seat, pile in enumerate(shown["piles"]):
            compare_pile(match, table, seat, pile)
        compare_plays(table, shown["plays"], viewer, legal)


def compare_pile(match: Match, table: oracle.Table, seat: int, pile: list[dict[str, Any]]) -> None:
    """A pile shows its groups and what each of them is, or with `top_only` how large the lower ones are."""
    assert len(pile) == len(table.piles[seat])
    for height, (shown, group) in enumerate(zip(pile, table.piles[seat], strict=True)):
        if match.options["pile_history"] == "top_only" and height < len(pile) - 1:
            assert shown == {"count": len(group.cards)}
            continue
        assert shown["cards"] == group.cards
        assert shown["protected"] == is_protected(table.rules, group)
        what, value, size = what_it_is(group.cards)
        if what in KINDS_OF_GROUP:
            assert shown["kind"] == KINDS_OF_GROUP[what]
            assert shown["size"] == size
        if what == "equals":
            assert shown["value"] == str(value)


def compare_plays(table: oracle.Table, plays: dict[str, Any] | None, viewer: int | None, discards: set[str]) -> None:
    """Whoever is to discard is shown what each of their discards would stab, and nobody else is."""
    if table.phase != "discard" or viewer != table.turn:
        assert plays is None
        return
    assert plays is not None
    assert set(plays) == discards
    for play, stabs in plays.items():
        cards = play.split("+")
        acts = len(cards) > 1 or cards[0] not in ACTION_CARDS
        assert stabs["display"] == (oracle.display_targets(table, cards) if acts else [])
        assert sorted(stabs["opponents"]) == sorted(oracle.opponent_targets(table, cards))


def play_round(match: Match, random: Random, met: Counter[str]) -> oracle.Table:
    """Play one round of both and compare; count in `met` what happened; return the oracle's table in the end."""
    table = read_table(match.record)
    whole = in_order(read_deck(match.record["options"].tolist()))
    assert table.cards() == whole
    before, haste = match.totals, random.choice([0.1, 0.9])
    while not match.round_over:
        assert set(match.actors()) == oracle.actors(table)
        actions = compare_actions(match, table)
        compare_pictures(match, table, actions)
        met["positions"] += 1
        seat, action = match.actors()[0], choose(random, haste, table, sorted(actions))
        met[table.phase] += 1
        match.apply(seat, GAME.parse_action(action))
        oracle.play(table, seat, action)
        assert comparable(read_table(match.record)) == comparable(table), action
        assert table.cards() == whole
    compare_pictures(match, table, set())
    compare_scores(match, table, before)
    met[str(table.ended_by)] += 1
    met["rounds"] += 1
    return table


def comparable(table: oracle.Table) -> oracle.Table:
    """The table as both sides keep it: groups in writing order, and after the end nothing that was still to be done."""
    piles = [[replace(group, cards=in_order(group.cards)) for group in pile] for pile in table.piles]
    table = replace(table, piles=piles, laid=[], choosing=[], scores=None)
    if table.phase == "over":
        blank: list[Any] = [None] * len(table.hands)
        table = replace(table, turn=-1, known=blank, lacks=blank)
    return table


def choose(random: Random, haste: float, table: oracle.Table, actions: list[str]) -> str:
    """Return one of the legal actions: often one that leads to a rare end, or with `haste` one with many cards."""
    rare = [action for action in actions if empties_a_hand(table, action)]
    if rare and random.random() < 0.7:
        return random.choice(rare)
    if random.random() < haste:
        largest = max(action.count("+") for action in actions)
        actions = [action for action in actions if action.count("+") == largest]
    return random.choice(actions)


def empties_a_hand(table: oracle.Table, action: str) -> bool:
    """Whether a wish or a King gets somebody's last card."""
    last = {(seat, table.hands[seat][0]) for seat in table.others() if len(table.hands[seat]) == 1}
    if table.phase == "wish":
        return action in {f"wish-{seat}-{card}" for seat, card in last}
    cards = action.split("+")
    return table.phase == "discard" and "KO" in cards and cards[0] in {card for _, card in last}


def compare_scores(match: Match, table: oracle.Table, before: list[int]) -> None:
    """The scores, what is written down of them, and whether the match is over (8.1 to 8.3, 9.15 to 9.18)."""
    shown = picture(match)
    assert [sheet["score"] for sheet in shown["sheet"]] == table.scores
    assert table.scores is not None
    single = match.options["series"] == "single"
    winners_only = not single and match.options["series_points"] == "winners"
    counted = oracle.written_down(table.scores, winners_only)
    assert [sheet["counted"] for sheet in shown["sheet"]] == counted
    assert match.totals == [total + points for total, points in zip(before, counted, strict=True)]
    reached = max(match.totals) >= int(match.options["target"])
    last = shown["round"] == int(match.options["max_rounds"])
    assert match.over == (single or reached or last)


def compare(positions: int, seed: int) -> Counter[str]:
    """Compare at least `positions` positions; return what was met."""
    random = Random(seed)
    met: Counter[str] = Counter()
    while met["positions"] < positions:
        match = begin_match(random)
        table = play_round(match, random, met)
        while not match.over and met["positions"] < positions:
            starter = int(match.record["starter"])
            match.begin_round()
            assert table.scores is not None
            assert match.record["starter"] == oracle.next_starter(
                starter, table.scores, match.options["start_next"] == "winner"
            )
            table = play_round(match, random, met)
    return met


if __name__ == "__main__":
    tell(compare(*wanted()))
