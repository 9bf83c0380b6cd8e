"""Which variants are laid out and compiled for whoever wants one: to be laid out costs memory, and each costs time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.server.protocol import Vary
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import AddressBook, Limits
from biberbau.server.table.host_decisions import require_between_matches, require_host
from biberbau.server.table.table import Table
from biberbau.server.table.variants import load, word_of
from biberbau.server.warmup.warm_steps import written
from biberbau.server.warmup.warming import Warming


@dataclass(frozen=True)
class Varying:
    """Lets variants be there, as many as a house and an address may have."""

    warming: Warming
    limits: Limits

    async def prepare(self, client: Client, table: Table, message: Vary) -> None:
        """Let a variant be there whose table may want it; NotAllowed where it cannot be had, or not now.

        What else there is against it the room says, and what it has done already it acknowledges again.
        """
        standard, host = game_named(table.plays), table.seats[table.host]
        variant = word_of(standard, message.constants)
        if not variant or host.became(message.id) is not None:
            return
        # Whoever comes back has no seat yet, when this comes right behind that.
        if client.seat is not None:
            require_host(table, client.seat)
        require_between_matches(table)
        await self.let_be(standard, variant, client.book, client.address)

    async def let_be(self, standard: Game, variant: str, book: AddressBook, address: str) -> None:
        """Let a variant be there that somebody at an address wants; NotAllowed where it is one too many."""
        if not self.warming.knows(standard, variant):
            # To be laid out costs memory, so many that are refused afterwards are too many as well.
            if not book.may_vary(address):
                raise NotAllowed("refusal-variant-too-often", most=book.limits.variants_per_hour)
            game = await asyncio.to_thread(game_named, standard.name, standard.version, variant)
            self.warming.hold(game)
            if await asyncio.to_thread(self.warming.is_compiled, game):
                book.spare_variant(address)
            elif len(self.warming.made) >= self.limits.variants_loaded:
                raise NotAllowed("refusal-variant-house-full", most=self.limits.variants_loaded)
            else:
                self.warming.made.add(written(game))
        await asyncio.to_thread(lambda: load(game_named(standard.name, standard.version, variant)))
