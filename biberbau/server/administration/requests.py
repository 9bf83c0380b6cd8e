"""What `biberbau admin` may ask of a running house, and how it travels.

One request and one answer a connection, each a line of JSON; a request's `command` names its struct.  An answer is
`{"result": …}` or `{"problem": "a sentence"}`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from biberbau.server.protocol import Code

SOCKET_FILE = "admin.socket"
"""Its name in the data folder: whoever may use the folder may administer the house, and nobody else."""

REQUEST_LIMIT = 8192
ANSWER_LIMIT = 4 << 20
"""Bytes of a request and of an answer."""

MOST_LISTED = 1000
"""Tables that sleep which are looked at for one list; each is folded from the log."""


MOST_SEATS = 100
"""So many can be named at once, which is more than any table has."""

LONGEST_BAN = 87_600
"""Hours; ten years."""

LONGEST_ANNOUNCEMENT = 14 * 24 * 60
"""Minutes; two weeks."""

LONGEST_AGE = 36_500
"""Days; a hundred years."""


class Request(msgspec.Struct, tag_field="command", forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What every request has: only its command.

    Texts are as somebody types them; what they may be is judged by whoever answers, in words of its own.  What is as
    usual is left out, so that a process of an earlier version understands it, too.
    """


class ListTables(Request, tag="list", frozen=True):
    """The tables that are awake and, the youngest first, up to so many of those asleep."""

    asleep: Annotated[int, msgspec.Meta(ge=0, le=MOST_LISTED)] = 0


class ShowTable(Request, tag="show", frozen=True):
    """One table, whoever sits there, and nothing that is hidden from anybody."""

    code: Code


class CloseTable(Request, tag="close", frozen=True):
    """Let nobody act, join or begin anything at a table."""

    code: Code


class OpenTable(Request, tag="open", frozen=True):
    """Let a table that was closed go on."""

    code: Code


class Ban(Request, tag="ban", frozen=True):
    """Take no guests from an address, or an IPv6 network of 64 bits; for so many hours, or until that is lifted."""

    address: str
    hours: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_BAN)] | None = None


class Unban(Request, tag="unban", frozen=True):
    """Take guests from an address again."""

    address: str


class ListBans(Request, tag="bans", frozen=True):
    """Who is not let in."""


class Announce(Request, tag="announce", frozen=True):
    """Say something on every page; for so many minutes, or until it is withdrawn."""

    text: str
    minutes: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_ANNOUNCEMENT)] | None = None


class Withdraw(Request, tag="withdraw", frozen=True):
    """Say nothing on every page any more."""


class ReadBoard(Request, tag="announced", frozen=True):
    """What is said on every page now."""


class Drain(Request, tag="drain", frozen=True):
    """Open no new table and begin no further match, until that is lifted or the house is started anew."""


class Undrain(Request, tag="undrain", frozen=True):
    """Open tables and begin matches again."""


class ReadDrain(Request, tag="draining", frozen=True):
    """Whether the house drains, and how many matches go on."""


class Purge(Request, tag="purge", frozen=True):
    """Forget tables to which nothing has happened for so many days, or say which they are."""

    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_AGE)]
    dry_run: bool = False


class EraseName(Request, tag="erase_name", frozen=True):
    """Take a name out of all that is kept, or say where it stands."""

    name: str
    dry_run: bool = False


class EraseSeats(Request, tag="erase_seats", frozen=True):
    """Take the names of the people in these seats, counted from 0, out of what is kept of a table, or say which."""

    code: Code
    seats: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]], msgspec.Meta(min_length=1)]
    dry_run: bool = False


class Forget(Request, tag="forget", frozen=True):
    """Tell nothing any more that was read before something was forgotten; asked among the processes of a house."""


AnyRequest = (
    ListTables
    | ShowTable
    | CloseTable
    | OpenTable
    | Ban
    | Unban
    | ListBans
    | Announce
    | Withdraw
    | ReadBoard
    | Drain
    | Undrain
    | ReadDrain
    | Purge
    | EraseName
    | EraseSeats
    | Forget
)


TakesLong = Purge | EraseName | EraseSeats
"""What may have thousands of tables to change, and is done even where nobody waits for the answer any more."""


class Draining(msgspec.Struct, frozen=True):
    """How far a house has come with it."""

    draining: bool
    matches: int
    """How many go on at tables that are awake; where nobody is left, they wait in the log."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is answered: one of the two."""

    result: Any = None
    problem: str | None = None


class Problem(Exception):
    """A request cannot be answered; the message is one sentence that says why."""
