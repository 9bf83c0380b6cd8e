"""How much one connection, one seat or one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network

from biberbau.server.protocol import NUDGE_SECONDS

Clock = Callable[[], float]
"""Seconds on a clock that never goes back."""

HANDSHAKES = 9
"""Of an address, so many of the latest are remembered: a page comes by some connections."""


@dataclass(frozen=True)
class Limits:
    """The caps of one server.  A hand plays a few actions a second at most; a page opens one connection."""

    connections: int = 10_000
    connections_per_address: int = 64
    """Counted once for sockets, and once for connections that are none yet."""
    request_seconds: float = 20.0
    """A connection whose request is not here by then, with all that it brings, is cut."""
    answer_seconds: float = 30.0
    """One that reads nothing of an answer for so long, too."""
    connections_per_seat: int = 8
    watchers_per_table: int = 100
    awake_tables: int = 10_000
    """Tables in memory; who comes for one more is asked to come later."""
    table_days: int = 0
    """Tables are forgotten to which nothing has happened for so many days; 0: none ever."""
    bot_threads: int = 0
    """In which all bots think; 0: one for each core but one."""
    messages_per_second: float = 10.0
    message_burst: int = 40
    frames_per_second: float = 50.0
    frame_burst: int = 200
    """Frames of one socket, whatever they hold: pings and parts of messages are no messages."""
    bytes_per_second: float = 65_536.0
    byte_burst: int = 524_288
    """What these frames come to; a message has 8 KiB at most."""
    address_frames_per_second: float = 500.0
    address_frame_burst: int = 4000
    address_bytes_per_second: float = 524_288.0
    address_byte_burst: int = 4_194_304
    """The same of all sockets of one address.  Where it is too much, those are cut that are loud themselves."""
    lookups_per_second: float = 0.5
    lookup_burst: int = 30
    """Wrong codes or tokens from one address: guessing is hopeless anyway, and this makes it silent too."""
    tables_per_second: float = 0.2
    table_burst: int = 20
    """New tables from one address."""
    variants_per_hour: int = 6
    """New variants that one address has compiled; each takes processes of its own half a minute or more."""
    variants_loaded: int = 40
    """New variants that one process takes from when it begins, for compiled code cannot be unloaded."""
    errands_per_second: float = 5.0
    errand_burst: int = 60
    """Requests of one address that cost more than a file: how tables stand, links as codes."""
    sayings_per_second: float = 0.4
    saying_burst: int = 4
    """Phrases and faces of one seat."""
    nudge_seconds: float = NUDGE_SECONDS
    records_per_second: float = 0.2
    record_burst: int = 30
    """Records of matches that one address pastes; each is played through."""
    records_kept: int = 500
    record_seconds: float = 7 * 24 * 3600.0
    """Pasted records lie in memory so long after somebody has asked for them."""
    parcel_seconds: float = 600.0
    """Lists on their way to another device lie in memory so long."""
    reviews_kept: int = 20_000
    """Of 5 to 30 KB each; those go first that nobody has asked for the longest."""
    report_matches: int = 1000
    """Matches of a report on the rules of a table, at most; 0: the house makes no reports."""
    reports_per_hour: int = 12
    """New reports of one address; each takes half a core for a minute or a few, and one of bots that think ahead, which
    takes it for up to an hour, counts as four."""
    reports_kept: int = 300
    """Of some 10 KB each; those go first that nobody has asked for the longest."""
    choices_per_second: float = 0.01
    choice_burst: int = 60
    """Choices in positions of the days that are counted from one address: a class of pupils in one lesson."""
    strikes: int = 20
    """Messages that no honest client sends, before the connection is closed."""
    unsent_bytes: int = 1 << 20
    """What may wait in the server for one slow client before it is dropped."""
    ping_seconds: float = 20.0
    """So often everybody is pinged who has not been heard for half of it."""
    silence_seconds: float = 60.0
    """A connection that says nothing for so long, not even `pong`, is closed."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.filled = clock()

    def take(self, amount: float = 1) -> bool:
        """Use one token, or another amount; False, and nothing is used, when there is less."""
        # Several are asked for every frame, so this is not `content`, which would ask the clock once more.
        now = self.clock()
        content = min(self.burst, self.level + (now - self.filled) * self.rate)
        if content < amount:
            return False
        self.level, self.filled = content - amount, now
        return True

    def give(self, amount: float) -> None:
        """Put back what was taken and not used."""
        self.level += amount

    @property
    def content(self) -> float:
        """What can be taken now."""
        return min(self.burst, self.level + (self.clock() - self.filled) * self.rate)

    @property
    def empty(self) -> bool:
        """Whether `take` would fail now."""
        return self.content < 1


class Budget:
    """What one socket may send, or all of an address together."""

    __slots__ = ("content", "frames")

    def __init__(self, frames: Bucket, content: Bucket) -> None:
        self.frames = frames
        self.content = content
        """In bytes."""

    @classmethod
    def of_socket(cls, limits: Limits) -> Budget:
        """Return that of a new socket."""
        return cls(
            Bucket(limits.frames_per_second, limits.frame_burst), Bucket(limits.bytes_per_second, limits.byte_burst)
        )


def household(client: tuple[str, int] | None) -> str:
    """Return the address under which a client is counted.

    Whoever has one IPv6 address has at least 2^64 of them (RFC 6177), so it is their network that counts.  What a proxy
    says may be no address at all, and counts as it is written.
    """
    if client is None:
        return "local"
    host = client[0].partition("%")[0]
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped
    return str(IPv6Network((address, 64), strict=False) if mapped is None else mapped)


class AddressBook:
    """What every address has open and has used up.  It remembers a bounded number of addresses."""

    REMEMBERED = 10_000

    def __init__(self, limits: Limits, clock: Clock = time.monotonic, cuts: Counter[str] | None = None) -> None:
        """`cuts` is where it is counted how many connections were cut and turned away, by why."""
        self.limits = limits
        self.clock = clock
        self.cuts = Counter() if cuts is None else cuts
        self.open: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        """How often what was refused, to all of them together."""
        self.lookups: OrderedDict[str, Bucket] = OrderedDict()
        self.tables: OrderedDict[str, Bucket] = OrderedDict()
        self.variants: OrderedDict[str, Bucket] = OrderedDict()
        self.reports: OrderedDict[str, Bucket] = OrderedDict()
        self.errands: OrderedDict[str, Bucket] = OrderedDict()
        self.records: OrderedDict[str, Bucket] = OrderedDict()
        self.choices: OrderedDict[str, Bucket] = OrderedDict()
        self.frames: OrderedDict[str, Bucket] = OrderedDict()
        self.bytes: OrderedDict[str, Bucket] = OrderedDict()
        self.handshakes: OrderedDict[str, deque[float]] = OrderedDict()
        """How long the latest from an address have taken, in seconds."""

    def connect(self, address: str) -> bool:
        """Count a new connection; False when the address or the server has enough."""
        if self.open.total() >= self.limits.connections:
            return False
        if self.open[address] >= self.limits.connections_per_address:
            return False
        self.open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Forget a connection that `connect` counted."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def budget_of(self, address: str) -> Budget:
        """Return what all sockets of an address may send together."""
        limits = self.limits
        return Budget(
            self._bucket(self.frames, address, limits.address_frames_per_second, limits.address_frame_burst),
            self._bucket(self.bytes, address, limits.address_bytes_per_second, limits.address_byte_burst),
        )

    def shook_hands(self, address: str, seconds: float) -> None:
        """Note how long the handshake of a connection has taken, to which the other end's kernel answers by itself."""
        latest = self.handshakes.setdefault(address, deque(maxlen=HANDSHAKES))
        latest.append(seconds)
        self.handshakes.move_to_end(address)
        if len(self.handshakes) > self.REMEMBERED:
            self.handshakes.popitem(last=False)

    def handshake(self, address: str) -> float | None:
        """Return how long the latest handshakes have taken that took long: the upper quartile; None without any."""
        latest = sorted(self.handshakes.get(address, ()))
        return latest[round((len(latest) - 1) * 0.75)] if latest else None

    def may_look(self, address: str) -> bool:
        """Whether the address may still try codes and tokens."""
        bucket = self.lookups.get(address)
        return bucket is None or not bucket.empty

    def looked_in_vain(self, address: str) -> None:
        """Count a wrong code or token."""
        self._bucket(self.lookups, address, self.limits.lookups_per_second, self.limits.lookup_burst).take()

    def may_open_table(self, address: str) -> bool:
        """Count a new table; False when the address has opened too many lately."""
        return self._bucket(self.tables, address, self.limits.tables_per_second, self.limits.table_burst).take()

    def may_vary(self, address: str) -> bool:
        """Count a new variant; False when the address has had too many compiled lately."""
        most = self.limits.variants_per_hour
        return self._bucket(self.variants, address, most / 3600, most).take()

    def may_measure(self, address: str, weight: int = 1) -> bool:
        """Count a new report as so many; False when the address has had too many made lately."""
        most = self.limits.reports_per_hour
        return self._bucket(self.reports, address, most / 3600, most).take(min(weight, most))

    def spare_variant(self, address: str) -> None:
        """Take back that a new variant was counted."""
        if address in self.variants:
            self.variants[address].give(1)

    def may_ask(self, address: str) -> bool:
        """Count an errand; False when the address has sent us on too many lately."""
        return self._bucket(self.errands, address, self.limits.errands_per_second, self.limits.errand_burst).take()

    def may_bring_record(self, address: str) -> bool:
        """Count a pasted record; False when the address has brought too many lately."""
        return self._bucket(self.records, address, self.limits.records_per_second, self.limits.record_burst).take()

    def may_choose(self, address: str) -> bool:
        """Count a choice in a position of a day; False when the address has made too many lately."""
        return self._bucket(self.choices, address, self.limits.choices_per_second, self.limits.choice_burst).take()

    def _bucket(self, shelf: OrderedDict[str, Bucket], address: str, rate: float, burst: int) -> Bucket:
        bucket = shelf.get(address)
        if bucket is None:
            bucket = shelf[address] = Bucket(rate, burst, self.clock)
            if len(shelf) > self.REMEMBERED:
                shelf.popitem(last=False)
        shelf.move_to_end(address)
        return bucket
