"""`biberbau verify`: check, offline, that a match was dealt from the seed it was promised to be dealt from."""

from __future__ import annotations

import argparse
import hmac
import re
from typing import TYPE_CHECKING

from biberbau.cli.arguments import Arguments, add_json
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.inputs import read_record
from biberbau.cli.output import print_json

if TYPE_CHECKING:
    from biberbau.core.record import Record

TITLE = "check a record: its seed against the commitment, its deal, every action and the result"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="a file with a record, - for standard input, or the record")
    parser.add_argument("--commitment", metavar="HEX", help="what the table showed before the first move")
    add_json(parser)


def run(arguments: Arguments) -> None:
    """Check the record and say what was found; BadInput when anything does not fit."""
    from biberbau.core.record import replay

    record, game = read_record(arguments.record)
    promise = commitment_of(record)
    if arguments.commitment is not None:
        compare(arguments.commitment, promise)
    with refused_as(ValueError):
        match = replay(record, game)
    if (wrong := record.contradiction(match)) is not None:
        raise BadInput(wrong)
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "commitment": promise,
                "compared": arguments.commitment is not None,
                "actions": len(record.actions),
                "over": match.over,
                "result": record.result,
                "ended": record.ended,
                "state_hash": match.state_hash,
            }
        )
        return
    compared = "is what the table showed" if arguments.commitment else "(compare with what the table showed)"
    print(f"seed        commitment {promise} {compared}")
    dealt = (
        "stands in the record, what chance dealt afterwards comes from the seed"
        if record.position
        else "comes from the seed"
    )
    print(f"{'position' if record.position else 'deal':<12}{dealt}; {judged(len(record.actions))}")
    print(f"result      {outcome(record)}")


def judged(actions: int) -> str:
    """Return in words that so many actions, which is all that there are, are legal."""
    if actions < 2:
        return "its only action is legal" if actions else "nobody has acted yet"
    return f"all {actions} actions are legal"


def outcome(record: Record) -> str:
    """Return in words how the match of a record ended."""
    if record.result is not None:
        return " ".join(map(str, record.result))
    return "none: the match was ended early, and nobody has won it" if record.ended else "the match is not over"


def commitment_of(record: Record) -> str:
    """Return the commitment to the record's seed; BadInput for a record without a deal seed."""
    from biberbau.core.chance import SeedStream, commitment, stream_from

    with refused_as(ValueError):
        stream = stream_from(record.stream)
    if not isinstance(stream, SeedStream):
        raise BadInput(f"the record was not dealt from a deal seed but from {record.stream.partition(':')[0]}")
    return commitment(stream.seed)


def compare(shown: str, promise: str) -> None:
    """Raise BadInput unless the commitment that was shown belongs to the seed."""
    text = shown.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise BadInput(f"a commitment has 64 hexadecimal characters, and '{shown[:80]}' has not")
    if not hmac.compare_digest(text, promise):
        raise BadInput(f"the seed does not fit: its commitment is {promise}, the table showed {text}")
