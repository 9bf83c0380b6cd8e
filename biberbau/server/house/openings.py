"""How a table begins: with nothing, a guided game, a match that goes on from a moment, or a deal that is shared."""

from __future__ import annotations

import itertools
import logging
from dataclasses import dataclass

from biberbau.games import game_named
from biberbau.server.challenges.accepting import deal_begins, name_at
from biberbau.server.challenges.deal import Deal
from biberbau.server.challenges.deals import Deals, UnknownChallenge
from biberbau.server.challenges.sealing import Gate
from biberbau.server.protocol import Accept, Create, Learn, PlayOn
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import Archive, Busy
from biberbau.server.replay.forking import Fork, Moment
from biberbau.server.socket.client import Client
from biberbau.server.storage.log import Log, LogUnavailable
from biberbau.server.table.events import AnyEvent, Created, opened_under
from biberbau.server.table.forks import fork_begins
from biberbau.server.table.keys import digest_of
from biberbau.server.table.lessons import lesson_begins
from biberbau.server.table.names import clean_name
from biberbau.server.table.table import TableBroken
from biberbau.server.table.tokens import Seal, Secrets, token_hash
from biberbau.server.warmup.warming import Warming

logger = logging.getLogger(__name__)

Opening = Create | Learn | PlayOn | Accept
"""Messages that open a table."""


@dataclass(frozen=True)
class Openings:
    """Says under which code a table is opened, and with which events it begins."""

    log: Log
    secrets: Secrets
    seal: Seal
    warming: Warming
    archive: Archive
    deals: Deals
    gate: Gate

    async def code_for(self, key: str) -> tuple[str, bool]:
        """Return the code of the table that was opened under a key, or else a free one, and which of the two it is."""
        for attempt in itertools.count():
            code = self.seal.code(key, attempt)
            bodies = await self.log.read(code)
            if not bodies or opened_under(bodies[0]) == digest_of(key):
                return code, bool(bodies)
        raise AssertionError

    async def first_events(self, client: Client, code: str, message: Opening) -> list[AnyEvent]:
        """Return with which events the table that a message opens begins; NotAllowed says why there can be none."""
        name, options, dice = clean_name(message.name), {}, self.secrets.dice().hex()
        then: list[AnyEvent] = []
        if isinstance(message, Accept):
            deal = await self._deal(client, message)
            game, options, dice = game_named(deal.shared.game), deal.shared.options, deal.shared.dice
            name = name_at(deal, name)
            deal_begins(message, deal, name, counted=True)
            await self.warming.rules_of([(deal.shared.game, deal.shared.version, "")])
            counted = await self.deals.accept(deal, code, message.seats)
            then = deal_begins(message, deal, name, counted)
        elif isinstance(message, PlayOn):
            seed = self.secrets.deal()
            fork = await self._fork(client, message, seed)
            game, options = fork.game, fork.options
            then = fork_begins(message, game, fork.position, fork.bots, name, seed)
        else:
            game = game_named(message.game)
            if isinstance(message, Learn):
                then = lesson_begins(game, name)
            else:
                options = dict(game.first_match)
        created = Created(
            game=game.name,
            name=name,
            token=token_hash(self.seal.token(code, message.id)),
            dice=dice,
            options=options,
            key=message.id,
        )
        return [created, *then]

    async def _fork(self, client: Client, message: PlayOn, seed: bytes) -> Fork:
        """Return how the match of a message goes on; whoever has its address may know it, unless its deal is sealed."""
        if self.warming.progress is not None:
            raise NotAllowed("refusal-replay-warming")
        try:
            await self.gate.require_unshared(message.match)
            moment = Moment(message.step, message.cards, message.known_to)
            return await self.archive.fork(message.match, moment, seed, client.address)
        except NotAllowed as problem:
            if problem.sentence.message == "refusal-replay-no-match":
                client.looked_in_vain()
            raise
        except TableBroken as error:
            logger.error("%s", error)
            raise NotAllowed(error.refusal, None, **error.arguments) from None
        except Busy:
            raise NotAllowed("refusal-replay-busy") from None
        except LogUnavailable:
            raise NotAllowed("refusal-replay-not-now") from None

    async def _deal(self, client: Client, message: Accept) -> Deal:
        """Return the deal of the challenge that a message accepts."""
        if self.warming.progress is not None:
            raise NotAllowed("refusal-replay-warming")
        if not client.book.may_look(client.address):
            raise NotAllowed("refusal-replay-too-often")
        await self.deals.follow()
        try:
            return self.deals.named(message.challenge)
        except UnknownChallenge:
            client.looked_in_vain()
            raise
