"""The table at one keyboard: asks people, lets bots play, hands the keyboard on."""

from __future__ import annotations

import sys
from pathlib import Path

import typer
from rich.text import Text

from tidewood import Decision, TidewoodError
from tidewood.bots import adviser, thinking_limit
from tidewood.cards import find
from tidewood.cli.common import INTERRUPTED
from tidewood.cli.lines import folded
from tidewood.cli.play.choosing import Entry, answers_in, entries_of, is_number, meant
from tidewood.cli.play.keeping import GAME, OTHER_FILE, what_is_at, write_game
from tidewood.cli.play.listing import one_a_line
from tidewood.cli.play.scores import scores
from tidewood.cli.play.screen import LOG_LINES, Leave, Screen
from tidewood.cli.reference import cards_lines, rules_lines

HINT_SECONDS = 2.0  # that whoever asks for a hint waits for it
HELP = ("number", "name", "place", "all", "undo", "board", "log", "cards", "rules", "hint", "save", "quit")


class Table(Screen):
    """The loop and its commands; what is seen is drawn by the screen."""

    # -- the loop

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if not self.seats.humans and not self.at_a_table:
            self.say(self.words("play.nobody-sits"))
        try:
            while True:
                decision = self.game.decision
                if decision is None:
                    self.keeper.keep(self.game)
                    if self.ended():
                        return
                    continue
                player = self.who_answers(decision)
                if self.seats.is_ours(player):
                    self.ask(decision, player)
                else:
                    self.let_think(player)
        except Leave:
            self.keeper.keep(self.game)
            self.farewell()
        except KeyboardInterrupt:  # perhaps in the middle of an answer: what was kept before it counts
            self.deferring = False
            self.say("")
            self.farewell()
            raise typer.Exit(INTERRUPTED) from None

    def who_answers(self, decision: Decision) -> str:
        """People before bots, where several may."""
        return next((player for player in decision.players if self.seats.is_ours(player)), decision.player)

    def let_think(self, player: str) -> None:
        bot = self.seats.bots[player]
        name = self.seats.sits(player)
        if self.on_screen and any(thinking_limit(name)):
            with self.console.status(self.words("play.thinking", player=player, bot=name)):
                index = bot.choose(self.game, player)
        else:
            index = bot.choose(self.game, player)
        self.game.pick(index)

    def ask(self, decision: Decision, player: str) -> None:
        """One answer, or a command, of somebody at this keyboard."""
        self.keeper.keep(self.game)
        viewer = player if player in self.game.players and not self.at_a_table else None
        entries = self.entries(decision, player)
        if self.waiting and self.waiting[0].isdecimal():
            self.deferring = True
            self.drop_waiting()  # a number means something only to those who have seen the list
            self.deferring = False
        if self.waiting:
            self.deferring = True  # the next picture would wipe away what is said here
            if viewer in (self.viewer, None):
                self.answer(entries, self.waiting.pop(0))
            else:
                self.drop_waiting()
            self.deferring = False
            return
        self.hand_over(viewer)
        self.draw(decision, player, viewer, entries)
        version = self.game.answers
        while self.game.answers == version and self.game.decision is not None:
            line = self.read(f"{player if player in self.game.players else self.words('play.at-the-table')}> ")
            before = self.game.answers
            if self.command(line, entries, decision, player, viewer):
                if self.game.answers != before:
                    return
                continue
            self.waiting = answers_in(line)
            if self.waiting:
                self.answer(entries, self.waiting.pop(0))
            else:  # commas alone
                self.say(self.words("play.nothing-matches", query=line.strip()))

    def entries(self, decision: Decision, player: str) -> list[Entry]:
        own = [o for o in decision.answers if o.player == player or decision.is_chance]
        return entries_of(own, self.lang)

    def answer(self, entries: list[Entry], typed: str) -> None:
        """Take what is meant, or show what could be."""
        found = meant(entries, typed)
        if found.one is not None:
            decision = self.game.decision
            assert decision is not None
            own = [o for o in decision.answers if o.player == self.who_answers(decision) or decision.is_chance]
            option = own[entries.index(found.one)]
            together = self.picked_with(decision, entries, found.one) if decision.pick is not None else []
            self.game.play(f"{option.player}: {', '.join(together)}" if together else option)
            self.keeper.keep(self.game)  # so that it is not lost if somebody leaves while a bot thinks
            return
        words = self.words
        if typed.isdecimal():
            numbers = sorted([e.number for e in entries])
            self.say(words("play.bad-number", low=numbers[0], high=numbers[-1]))
        elif found.shown:
            self.say(words("play.matches", n=len(found.shown), total=len(entries), query=typed))
            self.show(one_a_line(found.shown, self.width, notation=True))
        else:
            self.say(words("play.nothing-matches", query=typed))
        self.drop_waiting()

    def picked_with(self, decision: Decision, entries: list[Entry], first: Entry) -> list[str]:
        """Things typed in one line are picked together, as far as they are of the same pick: `1 4 5`. Nothing, where
        that is not enough to be a set.
        """
        facts = decision.pick
        assert facts is not None
        things = [thing.option.notation for thing in facts.things]
        picked = [first.notation]
        n = 0
        while n < len(self.waiting) and picked[-1] in things and facts.picked + len(picked) < facts.most:
            found = meant(entries, self.waiting[n]).one
            if found is None or found.notation not in [*things, "stop"]:
                break
            picked.append(found.notation)
            n += 1
        if len(picked) < 2 or not decision.find(f"{self.who_answers(decision)}: {', '.join(picked)}"):
            return []
        del self.waiting[:n]
        return picked

    def drop_waiting(self) -> None:
        if self.waiting:
            self.say(self.words("play.not-played", rest=", ".join(self.waiting)))
            self.waiting = []

    # -- commands

    def command(
        self, line: str, entries: list[Entry], decision: Decision | None, player: str, viewer: str | None
    ) -> bool:
        """Do what a command says; False if the line is none."""
        typed, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        name = self.words.command(typed)
        if name in ("", "board") and not rest:
            self.draw(decision, player, viewer, entries, whole=name == "board")
        elif name in ("quit", "undo", "redo", "all", "help", "hint") and not rest:
            if name == "quit":
                raise Leave
            if name == "undo":
                self.undo()
            elif name == "redo":
                self.redo()
            elif name == "all":
                self.show(one_a_line(entries, self.width, notation=True))
            elif name == "help":
                self.help()
            else:
                self.hint(player, entries)
        elif name == "log" and (not rest or is_number(rest)):
            told = [self.game.tell(event, self.lang) for event in self.game.log_of(viewer)]
            self.show([Text(line) for line in told[-int(rest or LOG_LINES) :]] or [Text(self.words("play.no-log"))])
        elif name == "save":
            self.save(rest)
        elif name == "rules":
            self.rules(rest)
        elif name == "cards":
            self.cards(rest)
        else:
            return False
        return True

    def undo(self) -> None:
        """Back to the last choice made at this keyboard, through what the bots have done since."""
        owners = [line.partition(":")[0] for line in self.game.answers_in_notation()]
        n = next((i for i, owner in enumerate(reversed(owners), 1) if self.seats.is_ours(owner)), 0)
        if not n:
            self.say(self.words("play.nothing-to-undo"))
            return
        self.game.undo(n)

    def redo(self) -> None:
        """Forward over one choice made here, and what the bots did after it."""
        try:
            self.game.redo()
        except TidewoodError:
            self.say(self.words("play.nothing-to-redo"))
            return
        while (decision := self.game.decision) is not None and not self.seats.is_ours(self.who_answers(decision)):
            try:
                self.game.redo()
            except TidewoodError:
                return  # the bots had not got further

    def help(self) -> None:
        self.show([Text(self.words("play.help-head"), style="bold")])
        for topic in HELP:
            typed, does = self.words(f"help.{topic}.typed"), self.words(f"help.{topic}.does")
            first, *others = folded(does, self.width - 1, 18)
            self.show([Text(f"  {typed:<16}{first[18:]}"), *[Text(line) for line in others]])
        legend = self.drawer.legend(self.words)
        if legend:
            self.show([Text(self.words("play.legend-head"), style="bold"), *legend])

    def hint(self, player: str, entries: list[Entry]) -> None:
        if not self.hints:
            self.say(self.words("play.hints-off"))
        elif player not in self.game.players:
            self.say(self.words("play.no-hint"))
        else:
            index = adviser(f"hint {self.game.answers}", HINT_SECONDS).choose(self.game, player)
            notation = self.game.options[index].notation
            entry = next(e for e in entries if e.notation == notation)
            self.say(self.words("play.hint", n=entry.number, option=entry.text))

    def save(self, name: str) -> None:
        if not name:
            self.say(self.words("play.save-needs-name"))
            return
        path = Path(name).expanduser()
        try:
            there = what_is_at(path)
            if there == OTHER_FILE:
                self.say(self.words("play.not-overwritten", path=path))
                return
            if there == GAME and path.resolve() not in (*self.keeper.own, self.asked_to_overwrite):
                self.asked_to_overwrite = path.resolve()
                self.say(self.words("play.other-game-there", path=path))
                return
            write_game(self.game, path)
            self.keeper.own.add(path.resolve())
        except OSError as error:
            self.say(self.words("play.cannot-save", path=path, why=error.strerror or error))
            return
        self.say(self.words("play.saved-to", path=path))

    def rules(self, query: str) -> None:
        if not query:
            self.say(self.words("play.rules-need-query"))
            return
        lines = rules_lines(query, self.game.kind, self.words, self.width)
        self.show(lines or [Text(self.words("play.no-rule", query=query))])

    def cards(self, query: str) -> None:
        found, guessed = find(self.game.kind, query, self.lang, self.game.setup)
        if not found:
            self.say(self.words("play.no-card", query=query))
        elif guessed:
            self.say(self.words("play.nearest-card", query=query, name=found[0].name))
        self.show(cards_lines(found, self.width))

    # -- the end

    def ended(self) -> bool:
        """The last picture and the count; people may still take something back, then it is not the end."""
        self.waiting = []
        version = self.game.answers
        viewer = self.seats.humans[0] if len(self.seats.humans) == 1 and not self.at_a_table else None
        count = scores(self.game, self.words, self.drawer, self.roles(viewer), self.width)
        if self.seats.humans:
            count.append(Text(self.words("play.after-end"), style="dim"))
        self.draw(None, "", viewer, [], reserve=len(count))
        self.show(count)
        while self.seats.humans and self.game.answers == version:
            try:
                line = self.read("> ")
            except Leave:
                return True
            if not line.strip() or self.words.command(line.strip()) == "quit":
                return True
            if not self.command(line, [], None, "", viewer):
                if not sys.stdin.isatty():
                    return True  # an answer to what nobody asks any more
                self.say(self.words("play.after-end"))
        return not self.seats.humans

    def farewell(self) -> None:
        """How to go on with what is kept."""
        if self.keeper.written < 0 or self.keeper.trouble:
            why = self.keeper.trouble
            self.say(self.words("play.no-autosave", why=why) if why else self.words("play.never-started"))
            return
        self.say(self.words("play.resume"))
        self.say(f"  {self.keeper.command(list(self.seats.bot_names.values()), self.frame_lang, self.hints)}")
