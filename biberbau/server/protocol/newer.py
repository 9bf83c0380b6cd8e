"""Messages of pages that are newer than this house, as far as they can be understood here.

While a house is updated on one machine after the other, a page comes from one that is updated already and its socket
leads to one that is not.  A later version only ever adds: a field without which its message still means what it meant,
or another kind of message.  So such fields are left out here, and what else is new is not for this house.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from biberbau.server.protocol.fields import Key
from biberbau.server.protocol.from_client import ClientMessage, FromClient

KINDS: dict[object, type[ClientMessage]] = {kind.__struct_config__.tag: kind for kind in get_args(FromClient)}

ANY_MESSAGE = msgspec.json.Decoder(dict[str, Any])


class Unknown(msgspec.Struct):
    """As much as all messages have."""

    id: Key
    type: str


def decode_newer(text: bytes | str) -> ClientMessage | Unknown:
    """Return what a later version says, or that it is of a kind that is not known here.

    msgspec.MsgspecError or ValueError for what no version would say.
    """
    said = ANY_MESSAGE.decode(text)
    envelope = msgspec.convert(said, Unknown)
    kind = KINDS.get(envelope.type)
    if kind is None:
        return envelope
    known = {name: said[name] for name in ("type", *kind.__struct_encode_fields__) if name in said}
    message: ClientMessage = msgspec.convert(known, FromClient)
    return message
