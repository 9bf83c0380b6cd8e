"""Compiling the rules behind the first page: in processes of their own, so that the house answers meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import TextIO

import msgspec

from biberbau.core.compilation import cache_folder
from biberbau.core.constants import ConstantError
from biberbau.core.errors import BiberbauError
from biberbau.core.folders import DAY, note_use
from biberbau.core.game import Game
from biberbau.core.sources import closure
from biberbau.core.variants_kept import forget_variants
from biberbau.core.varying import folder_of
from biberbau.core.warm import BESIDE
from biberbau.games import GAMES, game_named, versions_of
from biberbau.server.warmup import warm_steps
from biberbau.server.warmup.at_tables import games_at_tables, installed_at_tables

logger = logging.getLogger(__name__)

MARK = "compiled-for-server"
"""File in the cache folder of exactly these rules, once all steps have been compiled into it that play needs."""

REVIEWS_MARK = "compiled-for-reviews"
"""The same for looking back."""


MOST_VARIANTS = 40
"""So many variants are kept compiled on disk; those that were not used for the longest time go first."""


PATIENCE = 2.0
"""Seconds in which the house may close after its compiler was terminated."""


LOOK = 0.25
"""Seconds between two looks whether another process has compiled everything."""


class Progress(msgspec.Struct, frozen=True):
    """How far the compiler is."""

    done: int
    total: int
    playable: list[str]
    """Games that people can play already."""


class Readiness:
    """What of one game is compiled and loaded."""

    def __init__(self) -> None:
        self.compiled: set[Callable[[str], None]] = set()
        """The steps that lie in the cache."""
        self.rules = asyncio.Event()
        """Set when people can play."""
        self.bots = asyncio.Event()
        """Set when bots can play too."""
        self.reviews = asyncio.Event()
        """Set when matches can be reviewed without compiling; what was compiled is loaded by the first review."""


Ready = Callable[[Game], Readiness]
"""Says how far a game is."""


class NotCompiled(BiberbauError):
    """Rules for which nobody waits who only wants to look."""


class Warming:
    """Fills the compile cache, reports how far it is, and loads the compiled code into this process."""

    def __init__(self) -> None:
        self.games = {name: Readiness() for name in games_at_tables()}
        self.withdrawn: set[str] = set()
        """Installed games whose rules or bots could not be compiled; the log says why."""
        self.others: dict[str, Readiness] = {}
        """Earlier versions and variants that somebody has asked for, as in `biber-gang/1` (`warm_steps.written`)."""
        self.variants: dict[str, Path] = {}
        """By their packages, the variants that are used here, with the folder of each."""
        self.made: set[str] = set()
        """Variants of today's rules that somebody has made up here, by their names in steps."""
        self.one_variant = asyncio.Lock()
        """Held while a variant is compiled: whoever makes up many keeps nobody waiting but those who want others."""
        self.compiling: set[asyncio.Task[None]] = set()
        """Those that are being compiled."""
        self.failed = False
        """Whether the rules cannot be had at all; the log says why."""

    @property
    def progress(self) -> Progress | None:
        """How far the compiler is; None once people can play every game."""
        playable = [name for name, game in self.games.items() if game.rules.is_set()]
        if len(playable) == len(self.games):
            return None
        done = sum(len(game.compiled) for game in self.games.values())
        return Progress(done, len(self.games) * sum(map(len, warm_steps.LANES)), playable)

    @property
    def offered(self) -> list[str]:
        """The games that can be played at new tables, or will be."""
        return [name for name in self.games if name not in self.withdrawn]

    @property
    def complete(self) -> bool:
        """Whether bots can play every game too, so that nothing that play needs is compiled or loaded any more."""
        return all(game.bots.is_set() for game in self.games.values())

    @property
    def at_rest(self) -> bool:
        """Whether matches of every game can be reviewed too, so that no process compiles anything any more."""
        return all(game.reviews.is_set() for game in self.games.values())

    def of(self, game: Game) -> Readiness:
        """Return how far a game is; an earlier version or a variant is compiled when it is asked for first."""
        if game is game_named(game.name):
            return self.games[game.name]
        name = warm_steps.written(game)
        if name not in self.others:
            self.others[name] = Readiness()
            if game.variant:
                self.hold(game)
            task = asyncio.create_task(self.prepare(game), name=f"compile {name[:80]}")
            self.compiling.add(task)
            task.add_done_callback(self.compiling.discard)
        return self.others[name]

    def knows(self, standard: Game, variant: str) -> bool:
        """Whether somebody has asked for a variant of today's rules here since this process began."""
        name = warm_steps.written(standard, variant)
        return name in self.others or name in self.made

    def hold(self, game: Game) -> None:
        """Let nobody remove a variant that is laid out."""
        self.variants.setdefault(game.home, folder_of(game))

    async def rules_of(self, rules: Iterable[tuple[str, int, str]]) -> None:
        """Wait until people can play by these rules: games, their versions, and what variants change.

        Those that are not here keep nobody.
        """
        async for game in games_by(rules):
            await self.of(game).rules.wait()

    async def rules_at_hand(self, rules: Iterable[tuple[str, int, str]]) -> None:
        """Wait until those rules are loaded that lie compiled; NotCompiled where others are needed, too."""
        async for game in games_by(rules):
            if game is not game_named(game.name) and not await asyncio.to_thread(self.is_compiled, game):
                raise NotCompiled(f"{game.called} in version {game.version} is not compiled")
            await self.of(game).rules.wait()

    def is_compiled(self, game: Game) -> bool:
        """Whether an earlier version or a variant needs only to be loaded, if that; it looks at the disk."""
        known = self.others.get(warm_steps.written(game))
        return (known is not None and known.rules.is_set()) or mark_of(game).exists()

    async def prepare(self, game: Game) -> None:
        """Compile and load an installed game, an earlier version of a game, or a variant."""
        name = self._name_of(game)
        mark = mark_of(game)
        try:
            async with contextlib.AsyncExitStack() as alone:
                if game.variant and not mark.exists():
                    await alone.enter_async_context(self.one_variant)
                missing = await alone.enter_async_context(alone_until(mark))
                if missing:
                    await self._compile_lanes([name])
                await self._load_rules(name)
                await self._load_bots(name)
                if missing:
                    await self._compile(warm_steps.AFTERWARDS, [name])
                mark.touch()
            self._ready(name).reviews.set()
            if game.variant and missing:
                await asyncio.to_thread(self.forget_variants)
        except Exception:
            logger.exception("the rules of %s could not be compiled ahead", name)
            # Whoever plays by them meets what is wrong, but nobody is offered what a package brings.
            if game is game_named(game.name):
                self.withdrawn.add(name)
            for part in (self._ready(name).rules, self._ready(name).bots, self._ready(name).reviews):
                part.set()

    async def stop(self) -> None:
        """Compile no earlier version or variant any more."""
        for task in self.compiling:
            task.cancel()
        await asyncio.gather(*self.compiling, return_exceptions=True)

    async def keep_variants(self) -> None:
        """Say now and then that variants which this process has loaded are used, so that nobody removes them."""
        while True:
            for place in list(self.variants.values()):
                await asyncio.to_thread(note_use, place)
            await asyncio.sleep(DAY / 2)

    def forget_variants(self) -> None:
        """Remove compiled code of variants that nobody has used for the longest time, where it is too much."""
        forget_variants(MOST_VARIANTS, self.variants)

    def _name_of(self, game: Game) -> str:
        """Return the name in steps under which it is noted how far a game is."""
        return game.name if game is game_named(game.name) else warm_steps.written(game)

    def _ready(self, name: str) -> Readiness:
        return self.others[name] if name in self.others else self.games[name]

    async def wait(self) -> None:
        """Wait until it is complete."""
        for game in self.games.values():
            await game.bots.wait()

    async def run(self) -> None:
        """Compile and load game by game, the rules before the bots; installed games come after those of the house."""
        mark, reviews_mark = cache_folder() / MARK, cache_folder() / REVIEWS_MARK
        try:
            async with alone_until(mark) as missing:
                if missing:
                    await self._compile_lanes()
                for name in GAMES:
                    await self._load_rules(name)
                for name in GAMES:
                    await self._load_bots(name)
                mark.touch()
            for name in installed_at_tables():
                await self.prepare(game_named(name))
            async with alone_until(reviews_mark) as missing:
                if missing:
                    await self._compile(warm_steps.AFTERWARDS)
                reviews_mark.touch()
            for name in GAMES:
                self.games[name].reviews.set()
        except Exception:
            self.failed = True
            logger.exception("the rules cannot be compiled, so nobody can play")

    async def _load_rules(self, name: str) -> None:
        """Load a game's rules into this process; what no other process has compiled is compiled here."""
        if not self._ready(name).rules.is_set():
            await asyncio.to_thread(warm_steps.rules, name)
            self._ready(name).rules.set()

    async def _load_bots(self, name: str) -> None:
        if not self._ready(name).bots.is_set():
            await asyncio.to_thread(warm_steps.bots, name)
            self._ready(name).bots.set()

    async def _note(self, name: str, step: Callable[[str], None]) -> None:
        """A step lies in the cache: load what it completes."""
        game = self._ready(name)
        if step in warm_steps.AFTERWARDS:
            game.reviews.set()
            return
        game.compiled.add(step)
        if step is warm_steps.rules:
            await self._load_rules(name)
        if len(game.compiled) == sum(map(len, warm_steps.LANES)):
            await self._load_bots(name)

    async def _compile_lanes(self, names: Iterable[str] = GAMES) -> None:
        """Compile all that play needs; who is cancelled waits until all processes have ended, as gather would not."""
        async with asyncio.TaskGroup() as lanes:
            for lane in warm_steps.LANES:
                lanes.create_task(self._compile(lane, names))

    async def _compile(self, lane: tuple[Callable[[str], None], ...], names: Iterable[str] = GAMES) -> None:
        """Run one compiling process to its end, and load what it has done step by step."""
        plan = [(name, step) for name in names for step in lane]
        # Before the first match everybody waits for this; afterwards others play.
        beside = () if names is GAMES else (BESIDE,)
        process = await started("-m", "biberbau.core.warm", *beside, *warm_steps.arguments(lane, names))
        if process.stdout is None:
            raise RuntimeError("the compiler's process has no output to read progress from")
        try:
            async for line in process.stdout:
                done, slash, _ = line.decode().partition("/")
                if slash and done.isdigit() and 0 < int(done) <= len(plan):
                    await self._note(*plan[int(done) - 1])
            status = await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if status == -signal.SIGTERM:
            # Most likely the whole service is being stopped, and the house is about to cancel this.
            await asyncio.sleep(PATIENCE)
        if status != 0:
            logger.warning("compiling the rules ahead ended with status %d; compiling them in the server", status)


def mark_of(game: Game) -> Path:
    """Return the file that says that an installed game, an earlier version or a variant is compiled."""
    if game.variant:
        return folder_of(game) / f"{MARK}-{cache_folder().name}"
    if game.name not in GAMES:
        sources = closure(f"{game.package}.rules").digest
        return cache_folder() / f"{MARK}-{game.name}-{game.version}-{sources}"
    return cache_folder() / f"{MARK}-{game.name}-{game.version}"


async def games_by(rules: Iterable[tuple[str, int, str]]) -> AsyncIterator[Game]:
    """Yield the games with these rules that are here; variants are laid out on another thread."""
    for name, version, variant in rules:
        if name in games_at_tables() and version in versions_of(name):
            with contextlib.suppress(ConstantError):
                yield await asyncio.to_thread(game_named, name, version, variant)


async def started(*arguments: str) -> asyncio.subprocess.Process:
    """Start a process of this Python; whoever is cancelled meanwhile leaves none behind."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.DEVNULL
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        process = await starting
        process.kill()
        await process.wait()
        raise


@contextlib.asynccontextmanager
async def alone_until(mark: Path) -> AsyncIterator[bool]:
    """Give whether a mark is missing; then no other process of this machine compiles for it during the block."""
    if mark.exists():
        yield False
        return
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("a") as lock:
        while not locked(lock):
            await asyncio.sleep(LOOK)
        yield not mark.exists()


def locked(file: TextIO) -> bool:
    """Lock a file until it is closed, unless another process has locked it; where there are no locks nobody waits."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
