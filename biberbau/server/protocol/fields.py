"""What the fields of messages may hold, and the numbers that both sides have to know."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PROTOCOL_VERSION = 1
"""Counts what the page and the house can say to each other.  A page names it in the address of its socket."""
FRAME_LIMIT = 8192
QUESTION_SECONDS = 5
"""How long a question stands that is put to several seats at once, whatever they hold and however fast they answer."""

NUDGE_SECONDS = 15
"""So long a seat that has been nudged is left in peace."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
LastingKey = Annotated[str, msgspec.Meta(min_length=22, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""A key that nobody else has or can guess: 128 random bits, at least 22 characters."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=8, pattern="^[A-Z0-9]+$")]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
GameNumbers = Annotated[list[Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]], msgspec.Meta(max_length=40)]
"""What a variant says in place of a number of the game, or of several; the game's own bounds are much closer."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Face = Literal["laugh", "wink", "gasp", "ponder", "grumble", "cheer"]
"""A face that a beaver makes."""
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "sorry", "oh-no", "one-moment", "again", "bye"]
"""What can be said; each reader has it in their own language (`web-say-…`).  None names a card or an action."""
Hat = Literal["none", "cap", "beanie", "straw", "sailor", "kerchief", "flower", "glasses"]
"""What a beaver wears."""
Colour = Literal["berry", "amber", "moss", "water", "sky", "violet", "heather", "slate"]
"""The colour of a beaver's hat and scarf, and of what its picture lies on."""
Cards = Literal["as_they_lay", "dealt_anew"]
"""With which cards a match goes on from a moment of another one: as they lay, or others that fit what was known."""
MatchPath = Annotated[str, msgspec.Meta(max_length=24, pattern="^([A-Z0-9]{4,8}/[0-9]{1,6}|record/[0-9a-f]{16})$")]
"""What names a match in its address: a table's code and the match's number there, or a record's name."""
ChallengeCode = Annotated[str, msgspec.Meta(min_length=10, max_length=10, pattern="^[A-Z0-9]+$")]
"""What names a challenge in its address; a table's code is shorter."""
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=600_000)]
