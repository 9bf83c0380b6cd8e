"""Another device of the network, as far as one machine has any: a second address on its loop, as Linux has."""

from __future__ import annotations

import pytest

from biberbau.server.door.addresses import listening_socket

OTHER_DEVICE = "127.0.0.2"


def can_listen(address: str) -> bool:
    """Whether this machine has the address."""
    try:
        listening_socket(address, 0).close()
    except OSError:
        return False
    return True


needs_other_device = pytest.mark.skipif(
    not can_listen(OTHER_DEVICE), reason=f"{OTHER_DEVICE}, which stands for another device, is no address here"
)
