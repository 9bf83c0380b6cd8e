"""The doors into compiled rules from Python: every function takes an array of records and an index.

A record as an argument would cost 1.7 µs a call, an array and an index cost 0.2 µs.
"""

from __future__ import annotations

from biberbau.core.arrays import Actions, Chosen, Generator, States, Values
from biberbau.core.compilation import door
from biberbau.core.contract import (
    actors,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    check,
    is_over,
    legal,
    open_match,
    payoffs,
    redeal,
    round_over,
    view,
)
from biberbau.core.duties import obliged
from biberbau.core.time_out import clock_action


class Engine:
    """The doors."""

    @staticmethod
    @door
    def begin_match_at(states: States, i: int, seats: int, options: Chosen) -> None:
        """Make record `i` the start of a match of `seats` players with the encoded options."""
        open_match(states[i], seats, options)
        begin_round(states[i])

    @staticmethod
    @door
    def begin_round_at(states: States, i: int) -> None:
        """`begin_round` on record `i`."""
        begin_round(states[i])

    @staticmethod
    @door
    def actors_at(states: States, i: int) -> int:
        """`actors` of record `i`."""
        return actors(states[i])

    @staticmethod
    @door
    def obliged_at(states: States, i: int) -> int:
        """`obliged` of record `i`."""
        return obliged(states[i])

    @staticmethod
    @door
    def clock_action_at(states: States, i: int, seat: int) -> int:
        """`clock_action` of record `i`."""
        return clock_action(states[i], seat)

    @staticmethod
    @door
    def chance_size_at(states: States, i: int) -> int:
        """`chance_size` of record `i`."""
        return chance_size(states[i])

    @staticmethod
    @door
    def apply_chance_at(states: States, i: int, outcome: int) -> None:
        """`apply_chance` on record `i`."""
        apply_chance(states[i], outcome)

    @staticmethod
    @door
    def legal_at(states: States, i: int, seat: int, actions: Actions) -> int:
        """`legal` of record `i`; `actions` is an int32 array of at least `MAX_ACTIONS`."""
        return legal(states[i], seat, actions)

    @staticmethod
    @door
    def check_at(states: States, i: int, seat: int, action: int) -> int:
        """`check` on record `i`; safe for any integers."""
        return check(states[i], seat, action)

    @staticmethod
    @door
    def apply_at(states: States, i: int, seat: int, action: int) -> None:
        """`apply` on record `i`; unchecked."""
        apply(states[i], seat, action)

    @staticmethod
    @door
    def round_over_at(states: States, i: int) -> bool:
        """`round_over` of record `i`."""
        return round_over(states[i])

    @staticmethod
    @door
    def is_over_at(states: States, i: int) -> bool:
        """`is_over` of record `i`."""
        return is_over(states[i])

    @staticmethod
    @door
    def payoffs_at(states: States, i: int, values: Values) -> None:
        """`payoffs` of record `i`."""
        payoffs(states[i], values)

    @staticmethod
    @door
    def view_at(states: States, i: int, seat: int, seen: States, j: int) -> None:
        """`view` of record `i` for `seat`, written to record `j` of `seen`."""
        view(states[i], seat, seen[j])

    @staticmethod
    @door
    def redeal_at(seen: States, i: int, seat: int, rng: Generator) -> None:
        """`redeal` of record `i`."""
        redeal(seen[i], seat, rng)

    @staticmethod
    @door
    def clone_at(states: States, i: int, j: int) -> None:
        """Copy record `i` to record `j` of the same array; a second array as argument would cost another 0.1 µs."""
        states[j] = states[i]
