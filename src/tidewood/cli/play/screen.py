"""What the people at one keyboard see: the picture for whoever is to answer, and nothing of the others' secrets."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from rich.text import Text

from tidewood import Decision, Game
from tidewood.api import title
from tidewood.cli.boards import drawer_for
from tidewood.cli.boards.drawer import Said
from tidewood.cli.common import console, shows_signs, spoken
from tidewood.cli.play.choosing import Entry
from tidewood.cli.play.frame import Asked, Look, picture
from tidewood.cli.play.keeping import Keeper
from tidewood.cli.play.seats import Seats
from tidewood.cli.words import Words

LOG_LINES = 20
CLEAR = "\x1b[H\x1b[2J"
PLAYER = re.compile(r"p\d+")
FORGET = f"{CLEAR}\x1b[3J"  # with what has scrolled away: it could show another's secret


class Leave(Exception):
    """Somebody wants to go."""


class Screen:
    """Everything that is shown and read; one person's picture at a time."""

    def __init__(self, game: Game, seats: Seats, words: Words, lang: str, keeper: Keeper, hints: bool) -> None:
        self.game = game
        self.seats = seats
        self.words = words
        self.frame_lang = lang
        self.lang = spoken(game.languages, lang)
        self.keeper = keeper
        self.hints = hints
        self.console = console()
        self.on_screen = sys.stdout.isatty()
        self.at_a_table = (game.origin or {}).get("chance") == "table"
        self.drawer = drawer_for(game.kind, self.lang, not shows_signs(), game.setup)
        self.seen: dict[str | None, int] = {}  # lines of the log each viewer has had on the screen
        self.viewer: str | None = None  # whose picture is on the screen
        self.waiting: list[str] = []  # answers typed ahead
        self.trouble_told = False
        self.asked_to_overwrite: Path | None = None  # a file with another game: said once more, it is meant
        line_editing(remember=len(seats.humans) < 2)
        self.deferring = False
        self.deferred: list[Text] = []  # lines to show below the next picture

    # -- the picture

    @property
    def width(self) -> int:
        return max(shutil.get_terminal_size((80, 24)).columns, 40)

    def look(self, reserve: int = 0) -> Look:
        """Into what the picture goes; so many lines below it are wanted for something else."""
        height = max(shutil.get_terminal_size((80, 24)).lines - reserve, 1) if self.on_screen else 0
        name = title(self.game.kind, self.lang)
        return Look(name, self.words, self.drawer, self.width, height)

    def roles(self, viewer: str | None) -> Mapping[str, str]:
        """Who each player is, for the panel."""
        alone = len(self.seats.humans) == 1 and not self.at_a_table
        roles: dict[str, str] = {}
        for player in self.game.players:
            you = player == viewer or (alone and self.seats.is_ours(player))
            roles[player] = self.seats.sits(player) or (self.words("play.you") if you else self.words("play.human"))
        return roles

    def draw(
        self,
        decision: Decision | None,
        player: str,
        viewer: str | None,
        entries: list[Entry],
        reserve: int = 0,
        whole: bool = False,
    ) -> None:
        """The picture for the viewer, with the question to the player; the whole of it, even if it scrolls."""
        asked = None
        if decision is not None:
            own = [o for o in decision.answers if o.player == player or decision.is_chance]
            lit = frozenset(ref for option in own for ref in option.refs)
            shared = set.intersection(*[set(option.refs) for option in own])
            prompt = prompt_with_place(decision.prompt(self.lang), shared, self.drawer.said)
            asked = Asked(self.name_of(player), prompt, entries, lit)
        look = self.look(reserve + len(self.deferred))
        lines = picture(
            look._replace(height=0) if whole else look,
            self.game.view(viewer),
            self.roles(viewer),
            viewer,
            list(self.news(viewer)),
            asked,
        )
        if self.on_screen and not whole:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            lines.insert(0, Text())
        self.show(lines)
        self.viewer = viewer
        self.show(self.deferred)
        self.deferred = []
        if self.keeper.trouble and not self.trouble_told:
            self.say(self.words("play.no-autosave", why=self.keeper.trouble))
            self.trouble_told = True

    def name_of(self, player: str) -> Text:
        if player not in self.game.players:
            return Text(self.words("play.at-the-table"))
        return Text.assemble(self.drawer.mark(player), f" {player}")

    def news(self, viewer: str | None) -> Iterator[tuple[str, bool]]:
        """The end of the log as the viewer sees it; what was not yet on the screen is new."""
        log = self.game.log_of(viewer)
        seen = min(self.seen.get(viewer, 0), len(log))
        first = max(min(seen, len(log) - LOG_LINES), 0)
        for i, event in enumerate(log[first:], first):
            yield self.game.tell(event, self.lang), i >= seen
        self.seen[viewer] = len(log)

    def hand_over(self, viewer: str | None) -> None:
        """Before another person's secret comes on the screen, the one who sits there leaves; the own one goes too."""
        last = self.viewer
        if viewer is None or viewer == last or len(self.seats.humans) < 2:
            return
        if not self.has_secret(viewer) and (last is None or not self.has_secret(last)):
            return
        if self.on_screen:
            sys.stdout.write(FORGET)
            sys.stdout.flush()
        self.viewer = None
        self.say(self.words("play.pass-keyboard", player=viewer))
        self.read("")

    def has_secret(self, viewer: str) -> bool:
        """Whether this player sees more than a spectator."""
        own, all_see = self.game.view(viewer), self.game.view(None)
        told = [(e.kind, e.args, e.secret) for e in self.game.log_of(viewer)[-LOG_LINES:]]
        public = [(e.kind, e.args, e.secret) for e in self.game.log_of(None)[-LOG_LINES:]]
        return _without_nothing(own) != _without_nothing(all_see) or told != public

    # -- in and out

    def say(self, line: str) -> None:
        self.show([Text(line)])

    def show(self, lines: list[Text]) -> None:
        if self.deferring:
            self.deferred += lines
            return
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def read(self, prompt: str) -> str:
        """One line; at the end of the input it is as if somebody left."""
        try:
            if sys.stdin.isatty() and self.on_screen:
                forget_typed()
                return input(prompt)
            line = sys.stdin.readline()
        except EOFError:
            self.say("")
            raise Leave from None
        except KeyboardInterrupt:
            self.keeper.keep(self.game)
            raise
        if not line:
            raise Leave
        line = line.rstrip("\r\n")
        self.say(f"{prompt}{line}")  # so that a transcript can be read
        return line


def forget_typed() -> None:
    """What was typed before the question was on the screen cannot be meant as its answer."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
        return
    import termios

    termios.tcflush(sys.stdin, termios.TCIFLUSH)


def line_editing(remember: bool) -> None:
    """Arrow keys in the input, where the system has them; what another has typed at it is not offered again."""
    if sys.platform == "win32":
        return  # its console edits lines by itself
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(remember)


def prompt_with_place(prompt: str, shared: set[str], said: Said) -> str:
    """The prompt; with the one thing that all options are about, where it does not say so itself."""
    things = [said(id) for id in [ref.partition(":")[2] for ref in shared] if not PLAYER.fullmatch(id)]
    return f"{prompt} ({things[0]})" if len(things) == 1 and things[0] not in prompt else prompt


def _without_nothing(data: object) -> object:
    """Data without what is empty: no tile held, a count of none and an unknown list of none tell the same."""
    if isinstance(data, dict):
        return {key: _without_nothing(part) for key, part in data.items() if part not in ([], None, 0)}
    return data
