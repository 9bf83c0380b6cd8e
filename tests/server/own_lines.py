"""Lines between two networks of this machine, as long as one likes, whose length the kernels at both ends see.

A line is a pair of TUN devices, one in each network, and a process that carries packets from one to the other, later
and those of a connection in the same order: each stands for somebody else's way to the house, so none waits for
another's.  It needs Linux, root and /dev/net/tun; whoever uses this has a network of their own already
(`in_own_network`), where the house is.  People are in another one, into which `go_there` leads a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import fcntl
import os
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgresql import die_with_parent

DEVICE = Path("/dev/net/tun")

SET_DEVICE, BARE_PACKETS = 0x400454CA, struct.pack("=16sH14x", b"", 0x1001)
"""`TUNSETIFF`, and `IFF_TUN | IFF_NO_PI` behind the name."""

NETWORK = 0x40000000
"""`CLONE_NEWNET`."""

PACKET = 1 << 16

APART = 1e-6
"""Seconds between two packets of a connection at least, for what is due at once may be carried in any order."""

INSIDE = "OWN_LINES"
"""Stands in the environment of a process that has a network of its own."""


class NoLines(Exception):
    """There can be none here."""


@dataclass(frozen=True)
class OwnLine:
    """One line: a number between 1 and 250, and the seconds that a packet takes in one direction."""

    number: int
    delay: Callable[[], float]

    @property
    def house(self) -> str:
        """The address of the house at this line."""
        return f"10.78.{self.number}.1"

    @property
    def there(self) -> str:
        """The address at the other end."""
        return f"10.78.{self.number}.2"


def in_own_network(module: str, arguments: Sequence[str], environment: dict[str, str]) -> int | None:
    """Run a module again in a network of its own, and return how it ended; None where this is it."""
    if INSIDE in os.environ:
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        return None
    if not DEVICE.exists() or os.geteuid() != 0:
        raise NoLines("no lines of any length can be laid here: that needs Linux, root and /dev/net/tun")
    command = ["unshare", "--net", sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env={**os.environ, **environment, INSIDE: "yes"}, check=False).returncode


@contextlib.contextmanager
def own_lines(lines: Sequence[OwnLine]) -> Iterator[Callable[[], None]]:
    """Lay lines during the block; give what leads a thread into the network at their other ends."""
    holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"], preexec_fn=end_with_parent)
    there = f"/proc/{holder.pid}/ns/net"
    while os.readlink(there) == os.readlink("/proc/self/ns/net"):
        os.sched_yield()
    reading, writing = os.pipe()
    carrier = os.fork()
    if carrier == 0:
        try:
            end_with_parent()
            carry(lines, there, writing)
        finally:
            os._exit(1)
    os.close(writing)
    try:
        assert os.read(reading, 1) == b"!", "the lines could not be laid"
        yield lambda: go_there(there)
    finally:
        os.kill(carrier, signal.SIGKILL)
        os.waitpid(carrier, 0)
        os.close(reading)
        holder.kill()
        holder.wait()


def end_with_parent() -> None:
    """In a process that has just begun: end it with its parent, even where that is to hear no interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    die_with_parent()


def go_there(network: str) -> None:
    """Lead this thread into a network; its sockets are made there from then on."""
    with Path(network).open("rb") as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), NETWORK) != 0:
            raise OSError(ctypes.get_errno(), "setns")


def device(line: OwnLine, own: str, other: str) -> int:
    """Lay one end of a line into the network of this thread; return the handle of its packets."""
    name = f"line{line.number}"
    handle = os.open(DEVICE, os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(handle, SET_DEVICE, name.encode().ljust(16, b"\0") + BARE_PACKETS[16:])
    for words in (f"addr add {own} peer {other} dev {name}", f"link set {name} up"):
        subprocess.run(["ip", *words.split()], check=True)
    return handle


def ports_of(packet: bytes) -> bytes:
    """Return both ports of a packet, which say of which connection it is (RFC 791, 3.1; RFC 9293, 3.1)."""
    header = 4 * (packet[0] & 15)
    return packet[header : header + 4]


def carry(lines: Sequence[OwnLine], there: str, ready: int) -> None:
    """Carry packets until this process is ended."""
    here = [device(line, line.house, line.there) for line in lines]
    go_there(there)
    far = [device(line, line.there, line.house) for line in lines]

    async def main() -> None:
        loop = asyncio.get_running_loop()

        def direct(line: OwnLine, source: int, target: int) -> None:
            latest = dict[bytes, float]()

            def come() -> None:
                with contextlib.suppress(BlockingIOError):
                    while True:
                        packet = os.read(source, PACKET)
                        connection = ports_of(packet)
                        arrives = max(loop.time() + line.delay(), latest.get(connection, 0.0) + APART)
                        latest[connection] = arrives
                        loop.call_at(arrives, os.write, target, packet)

            loop.add_reader(source, come)

        for line, one, other in zip(lines, here, far, strict=True):
            direct(line, one, other)
            direct(line, other, one)
        os.write(ready, b"!")
        await asyncio.Event().wait()

    asyncio.run(main())
