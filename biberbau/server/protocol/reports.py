"""What a page is told of a report on the rules of a table, for which it asks over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from biberbau.server.protocol.table_info import Amount


class ReportRow(msgspec.Struct, frozen=True):
    """One measure; what it is called and how it is defined say the texts `laboratory-KEY` and `…-definition`."""

    key: str
    unit: str
    """`%`, or what is counted, as in `laboratory-unit-…`."""
    source: str
    matches: int
    """How many it was measured in."""
    estimate: Amount
    tolerance: float | None
    """By how much it may differ from 0; null: there is nothing that it should be."""
    flagged: bool
    """Whether its whole interval lies beyond that."""
    title: str
    definition: str


class ReportSeat(msgspec.Struct, frozen=True):
    """How much better than others a seat did."""

    wins: Amount
    """Its part of the wins less a fair one, in per cent."""
    points: Amount
    """Its total less the mean of all; more is better."""


class ReportKind(msgspec.Struct, frozen=True):
    """One kind of action, or of card, as the notation calls it."""

    name: str
    possible: float
    """In which part of the decisions with a choice it was there, in per cent."""
    taken: float
    """In which part of those it was taken or used, in per cent."""
    cost: Amount | None
    """How many points a seat loses that never uses it; null where that was not tried."""
    verdict: Literal["needed", "idle", "unused", "harmful", "unclear", "forced"]
    flagged: bool
    """Whether it stands out."""


class ReportDifference(msgspec.Struct, frozen=True):
    """By how much a measure is greater in the variant than in the standard game, match by match."""

    key: str
    estimate: Amount
    differs: bool
    """Whether the whole interval lies beyond 0."""


class ReportedRules(msgspec.Struct, frozen=True):
    """What was measured of one game with the rules of a table."""

    game: str
    version: int
    constants: str
    """What is changed of the game's numbers, as one word; empty for the standard game."""
    name: str
    seats: int
    options: dict[str, str]
    """Every one."""
    bots: list[str]
    budget: str | None
    """How many playouts those have for a decision who think ahead, or how much time; null where nobody does."""
    seed: int
    matches: int
    measures: list[ReportRow]
    by_seat: list[ReportSeat]
    kinds: list[ReportKind]
    """Of actions."""
    cards: list[ReportKind]
    """Of card; none where the game does not say which cards an action uses."""
    flags: list[str]
    left_out: list[str]
    """What the bots do without in a variant."""
    bluffing: bool
    """Whether this game says of any action that it would be a bluff."""


class ComparedRules(ReportedRules, frozen=True):
    """The same of a variant that was dealt the same as the standard game."""

    differences: list[ReportDifference]


class WholeReport(ReportedRules, frozen=True):
    """A report, as `biberbau report --json` writes it; of a variant it is the standard game's, to compare with."""

    against: ComparedRules | None = None
    """The variant; null where the report is on the standard game, or the standard game is not for so many."""


class ReportPart(msgspec.Struct, frozen=True):
    """How far a report is."""

    begun: bool
    """Whether it is being made, or done; if not, somebody may ask for it."""
    done: int
    """Matches played or looked at; 0 as long as the rules with these numbers are compiled."""
    total: int
    others: int
    """How many other reports are being made, or wait."""
    complete: bool
    report: WholeReport | None


class ReportQuestion(msgspec.Struct, frozen=True):
    """What is asked for of one game, and what may be."""

    constants: dict[str, list[int]]
    """What is changed of the game's numbers, by key."""
    options: dict[str, str]
    """Those that are not as usual."""
    seats: int
    matches: int
    bots: str
    """Who plays them."""
    least: int
    """Players at least."""
    most: int
    choices: list[int]
    """Numbers of matches of these bots to choose from; none where the house makes no reports."""
    players: list[str]
    """Bots to choose from."""


class ReportOffer(ReportQuestion, frozen=True):
    """What may be asked for, and how far it is."""

    part: ReportPart
