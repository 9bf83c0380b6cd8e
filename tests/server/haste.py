"""Houses under test whose reviews and reports give way to nobody.

Other tests have the processors all the time, so what gives way to everybody would hardly come to its end.
"""

from __future__ import annotations

import sys

from biberbau.server.review import desk, measuring

IMPOLITE_REPORTS = (*(sys.executable, "-c"), "from biberbau.laboratory import beside; beside.POLITE = 0; beside.main()")
"""Measures rules as the house does, but gives way to nobody."""


POLITE = desk.POLITE
"""By so much the threads of a desk give way elsewhere."""


def give_way_to_nobody() -> None:
    """Make reviews and reports of this process as if nobody waited for anything else."""
    desk.POLITE = 0
    measuring.COMMAND = IMPOLITE_REPORTS
