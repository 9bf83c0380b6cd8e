"""Whether the event loop waits for the disk: how late it is while syncs stall, and by turns while none does.

    python -m tests.server.stalls [--turns 3] [--tables 100] [--seats 4] [--seconds 20] [--stall 300/500] [--bound 10]

The house plays as in `tests.server.load`, and looks fifty times a second how late its loop is.  Beside it a file on the
same disk is written and synced all the time: what that takes is the disk's own, without the stalls that are added for
the house.  It ends with 1 where 999 of 1,000 looks with stalls do not keep the bound, in milliseconds.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

import uvloop

from tests.server.deploys import measured_syncs
from tests.server.load import LAGS, Measured, bound_of, crews_of, run

LOOK = 0.02
"""Seconds between two looks."""


def kept(lags: Counter[float], bound: float) -> bool:
    """Whether 999 of 1,000 looks were no later than so many seconds, which is one of the bounds that are counted."""
    return lags[bound] >= 0.999 * lags[math.inf]


def told(measured: Measured, syncs: list[float]) -> str:
    """Return what was seen in one turn."""
    late = ", ".join(f"{name} {bound_of(measured.lags, share)}" for name, share in LAGS.items())
    longest = sorted(syncs)
    most = longest[math.ceil(len(longest) * 0.999) - 1]
    p50, p999, worst = (f"{seconds * 1e3:.1f} ms" for seconds in (statistics.median(syncs), most, longest[-1]))
    acked = statistics.median(measured.delays)
    return (
        f"loop late: {late}, {measured.lags[math.inf]} looks; ack p50 {acked * 1e3:.1f} ms; "
        f"raw syncs: p50 {p50}, p99.9 {p999}, worst {worst}"
    )


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description="Measure how late the loop is while the disk stalls.")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--stall", metavar="MILLISECONDS/N", default="300/500")
    parser.add_argument("--bound", type=float, default=10.0, metavar="MILLISECONDS")
    chosen = parser.parse_args()
    print(
        f"{chosen.tables} tables of {chosen.seats}, {chosen.seconds:.0f} s a turn, stalls of {chosen.stall}", flush=True
    )
    lags = {True: Counter[float](), False: Counter[float]()}
    for _ in range(chosen.turns):
        for stalls in (True, False):
            with tempfile.TemporaryDirectory() as folder, measured_syncs(Path(folder)) as syncs:
                crews = partial(crews_of, chosen.tables, chosen.seats)
                measured = uvloop.run(run(crews, chosen.seconds, chosen.stall if stalls else None, look=LOOK))
            lags[stalls].update(measured.lags)
            print(f"{'with' if stalls else 'without'} stalls: {told(measured, syncs.times)}", flush=True)
    good = kept(lags[True], chosen.bound / 1e3)
    for stalls, found in lags.items():
        late = ", ".join(f"{name} {bound_of(found, share)}" for name, share in LAGS.items())
        print(f"in all, {'with' if stalls else 'without'} stalls: {late}, {found[math.inf]} looks")
    print(
        "the loop does not wait for the disk"
        if good
        else f"TOO LATE: 999 of 1,000 looks are not within {chosen.bound:g} ms"
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
