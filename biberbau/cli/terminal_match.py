"""A match at the terminal: one person, some bots, one line at a time.

It reads lines and prints text, so it works over any connection, with a screen reader, and from a file.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import textwrap
from collections.abc import Sequence
from typing import Final

from biberbau.bots import Beside, ask, bot_named, misplayed, stand_in
from biberbau.core.chance import SeedStream, commitment
from biberbau.core.match import Match
from biberbau.core.reasons import IllegalAction, NotationError
from biberbau.core.record import record_of
from biberbau.core.telling import Listener, apply_and_tell, draw
from biberbau.core.texts import has_message, render
from biberbau.core.view import View

FEW: Final = 8
"""Of how many actions of one kind all are listed unasked."""
WIDTH: Final = 100
"""Columns of the terminal that lists use."""
LINES: Final = textwrap.TextWrapper(WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
"""Lists of actions: none is broken into two lines, for it has to be copied."""

HELP, LEGAL, TABLE, HINT, BOT, QUIT = "help", "legal", "table", "hint", "bot", "quit"
WORDS: Final = {
    "?": HELP,
    "help": HELP,
    "hilfe": HELP,
    "legal": LEGAL,
    "table": TABLE,
    "tisch": TABLE,
    "hint": HINT,
    "tipp": HINT,
    "bot": BOT,
    "quit": QUIT,
    "ende": QUIT,
}
"""What may be written instead of an action, in either language."""


class LeftTheTable(Exception):
    """The player has had enough, or there are no more lines to read."""


class TerminalMatch:
    """One match and the person who plays it."""

    def __init__(self, match: Match, seat: int, bots: Sequence[str], language: str) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        """The bot of every seat; the person's own is not used."""
        called = [f"{name} {number}" for number, name in enumerate(bots)]
        called[seat] = render(language, "cli-play-you")
        self.listener = Listener(language, called, seat)
        self.adviser = stand_in(match.game)
        self.dice = secrets.token_bytes(16)

    def play(self) -> None:
        """Play to the end of the match or until the person leaves."""
        self.welcome()
        try:
            while not self.match.over:
                if self.match.round_over:
                    self.next_round()
                elif self.seat in self.match.obliged():
                    self.person_acts()
                else:
                    self.bot_acts(self.match.obliged()[0])
            self.show_table()
            self.say("cli-play-over", totals=self.points(self.match.totals))
            self.say("cli-play-record")
        except (LeftTheTable, KeyboardInterrupt) as leaving:
            print()
            self.say("cli-play-stopped")
            print(record_of(self.match))
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        print(record_of(self.match))

    def say(self, message: str, **arguments: str | int) -> None:
        """Print a message of the catalogue."""
        print(self.listener.say(message, **arguments))

    def points(self, points: Sequence[int]) -> str:
        """Return points by name."""
        return ", ".join(f"{name} {number}" for name, number in zip(self.listener.names, points, strict=True))

    def welcome(self) -> None:
        """Say what is played, against whom, and what the deal is bound to."""
        others = ", ".join(name for seat, name in enumerate(self.listener.names) if seat != self.seat)
        self.say("cli-play-welcome", game=self.listener.say(f"{self.match.game.name}-title"), others=others)
        if self.match.game.variant:
            self.say("cli-play-variant", changed=self.match.game.variant.replace(",", ", "))
        if self.match.game.real_time:
            self.say("cli-play-by-turns")
        if isinstance(self.match.stream, SeedStream):
            self.say("cli-play-commitment", commitment=commitment(self.match.stream.seed))

    def show_table(self) -> None:
        """Draw the table as the person sees it."""
        print()
        print("\n".join(draw(self.match.view(self.seat), self.listener)))

    def show_legal(self, *, all_of_them: bool = False) -> None:
        """List what the person may do, by kind of action; of many alike only some, unless all are wanted."""
        self.say("cli-play-legal")
        for notations in self.kinds().values():
            few = all_of_them or len(notations) <= FEW
            shown = notations if few else [notations[0], notations[1], "…", notations[-1]]
            print(LINES.fill(" ".join(shown)))

    def kinds(self) -> dict[str, list[str]]:
        """Return what the person may do, by the word with which it begins."""
        kinds: dict[str, list[str]] = {}
        for action in self.match.legal(self.seat):
            notation = self.match.game.format_action(action)
            kinds.setdefault(re.split("[-+]", notation)[0], []).append(notation)
        return kinds

    def ask(self, message: str, **arguments: str) -> str:
        """Ask for a line; LeftTheTable when there are no more."""
        try:
            return input(f"{self.listener.say(message, **arguments)} > ").strip()
        except EOFError:
            raise LeftTheTable from None

    def next_round(self) -> None:
        """Show the points of the round and wait until the person wants to go on."""
        self.show_table()
        deal = self.match.game.deal
        self.say("cli-play-round-over", deal=deal, scores=self.points(self.match.round_scores))
        if WORDS.get(self.ask("cli-play-next-round", deal=deal)) == QUIT:
            raise LeftTheTable
        self.match.begin_round()

    def person_acts(self) -> None:
        """Show the table and read lines until one of them is a legal action."""
        self.show_table()
        self.show_legal()
        while True:
            line = self.ask("cli-play-prompt")
            word = WORDS.get(line.lower())
            if word == BOT:
                self.take(self.seat, self.advice())
                return
            if word is not None:
                self.answer(word)
            elif line and self.attempt(line):
                return

    def answer(self, word: str) -> None:
        """Do what a word asks for."""
        if word == QUIT:
            raise LeftTheTable
        if word == HINT:
            self.advise()
        elif word == TABLE:
            self.show_table()
        elif word == LEGAL:
            self.show_legal(all_of_them=True)
        else:
            self.say("cli-play-help")
            self.help_with_actions()

    def help_with_actions(self) -> None:
        """Say what actions look like: in the words of the game, or by one of each kind that the person may take."""
        game, message = self.match.game, f"cli-play-help-{self.match.game.name}"
        if has_message(self.listener.language, message):
            self.say(message)
            return
        for actions in self.kinds().values():
            meaning = self.listener.sentence(game.name_action(game.parse_action(actions[0])))
            print(f"    {actions[0]:<20} {meaning}")

    def attempt(self, notation: str) -> bool:
        """Take an action if it may be; otherwise say why not."""
        try:
            self.take(self.seat, self.match.game.parse_action(notation))
        except NotationError:
            self.say("cli-play-no-action", written=notation[:WIDTH])
        except IllegalAction as error:
            why = error.refusal.text(self.listener.language)
            self.say("cli-play-refused", why=why, clause=error.refusal.reason.clause)
        else:
            return True
        return False

    def advice(self) -> int:
        """Return what a bot would do in the person's place."""
        return self.choice(self.adviser, self.seat)

    def advise(self) -> None:
        """Tell what a bot would do, and why."""
        # It loads the compiler.
        from biberbau.bots import grounds_for

        action, view = self.advice(), self.match.view(self.seat)
        self.say("cli-play-hint", bot=self.adviser, action=self.match.game.format_action(action))
        grounds = grounds_for(view, action, self.seed_of(view))
        for reason in grounds.reasons:
            print("  " + self.listener.sentence(reason.sentence))
        if grounds.beside is not None:
            self.tell_beside(grounds.beside)

    def tell_beside(self, beside: Beside) -> None:
        """Tell how what is advised does beside the best of the other actions, and where it is better, why."""
        language, other = self.listener.language, self.match.game.format_action(beside.action)
        amount, half = f"{abs(beside.ahead.mean):.1f}", f"{(beside.ahead.high - beside.ahead.low) / 2:.1f}"
        amount = amount if half == "0.0" else f"{amount} ± {half}"
        if language == "de":
            amount = amount.replace(".", ",")
        print("  " + render(language, f"bot-beside-{beside.standing}", {"other": other, "amount": amount}))
        for reason in beside.reasons if beside.standing == "better" else ():
            print("  " + self.listener.sentence(reason.sentence))

    def bot_acts(self, seat: int) -> None:
        """Let a bot act; BotError where it does what it may not."""
        action = self.choice(self.bots[seat], seat)
        try:
            self.take(seat, action)
        except IllegalAction as error:
            raise misplayed(bot_named(self.bots[seat], self.match.game), seat, action, error) from error

    def choice(self, bot: str, seat: int) -> int:
        """Return what a bot does in a seat, from what the seat sees."""
        view = self.match.view(seat)
        return ask(bot_named(bot, self.match.game), view, self.seed_of(view))

    def seed_of(self, view: View) -> int:
        """Return the seed of a thought about a view."""
        return int.from_bytes(hashlib.blake2b(view.bytes, key=self.dice, digest_size=8).digest(), "little") >> 1

    def take(self, seat: int, action: int) -> None:
        """Take an action and tell what the person may know of it; IllegalAction as `Match.apply`."""
        for sentence in apply_and_tell(self.match, seat, action, self.seat):
            print("  " + self.listener.sentence(sentence))
