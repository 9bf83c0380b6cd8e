"""With whose eyes a match is looked back at."""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.server.refusals import NotAllowed

EVERYBODY = "all"
OPEN = "open"


@dataclass(frozen=True)
class Eyes:
    """A seat's as it knew the game then, everybody's, or those before which all cards lie open."""

    seat: int | None
    """Whose; with open cards, who sits at the lower edge of the table."""
    open: bool = False

    @staticmethod
    def named(name: str) -> Eyes:
        """Read what an address says: "all", a seat's number, or with open cards "open" or "open-NUMBER"."""
        kind, _, number = name.rpartition("-")
        if name in (EVERYBODY, OPEN):
            return Eyes(None, name == OPEN)
        if kind not in ("", OPEN) or not number.isascii() or not number.isdigit() or len(number) > 2:
            raise NotAllowed("refusal-replay-no-eyes", eyes=name[:20])
        return Eyes(int(number), kind == OPEN)
