"""Nodes, frames and the state they run in.

A node is one step of an effect: immutable, shared by every game. A frame is a node with its place: for whom, where,
how far. What is still to do is a stack of frames inside the state, so whoever copies the state copies the middle of
an effect with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from tidewood.kernel.bits import CHANCE_USED, REVEALED
from tidewood.kernel.chance import draw
from tidewood.kernel.declaration import Alike, Declaration, Happening
from tidewood.kernel.errors import IllegalChoice
from tidewood.kernel.log import Event
from tidewood.kernel.results import NOTHING, NOWHERE, Ledger, Result, Scope, Thing, number
from tidewood.language.values import Message

CHANCE: Final = -1  # who answers for dice and decks: nobody at the table
THE_TABLE: Final = -1  # as the owner or chooser of a scope: what belongs to no player is decided by all together
SEVERAL: Final = -2  # more than one player may answer; each option has its own
EVERYONE: Final = -1  # as a mask of players: all bits

ROLL: Final = 0  # the door to chance rolls
REAL_TABLE: Final = 1  # it asks; what people keep secret from each other is not told to the program either


class Frame:
    """A node, for whom and where, and how far it has come. Frames never change: to go on, push a new one. What a node
    keeps in it has a name (`Register` in `kernel.declare`): only there is said where it lies.
    """

    __slots__ = ("cursor", "got", "held", "node", "scope")

    def __init__(self, node: Node[Any], scope: Scope, cursor: int = -1, held: int = -1, got: Result = NOTHING) -> None:
        self.node: Final = node
        self.scope: Final = scope
        self.cursor: Final = cursor  # the node's own count; -1: not begun
        self.held: Final = held  # what was picked, while something else about it is asked
        self.got: Final = got  # what was done so far

    @property
    def has_begun(self) -> bool:
        return self.cursor >= 0

    def keeps_like(self, other: Frame) -> bool:
        """Whether it is a frame of the same node that keeps the same."""
        if self.node is not other.node:
            return False
        return self.cursor == other.cursor and self.held == other.held and self.got == other.got

    def begun(self) -> Frame:
        """For when its node runs again, and has begun by then."""
        return Frame(self.node, self.scope, 0, self.held, self.got)

    def having(self, got: Result, by: Node[Any] | None = None) -> Frame:
        """With this done; if so given, run on by another node."""
        return Frame(self.node if by is None else by, self.scope, self.cursor, self.held, got)

    def within(self, scope: Scope, by: Node[Any] | None = None) -> Frame:
        """In another scope; if so given, run on by another node."""
        return Frame(self.node if by is None else by, scope, self.cursor, self.held, self.got)

    def run_by(self, node: Node[Any]) -> Frame:
        """Another node in this one's place, from its beginning."""
        return Frame(node, self.scope)


S = TypeVar("S", bound="State")


class Node(Generic[S]):
    """One step of an effect. `run` does it, `answer` takes a player's answer, `fell` an outcome of chance.

    The silent questions never change anything and never look at what nobody has seen: `can` (something can be done),
    `whole` (all of it). They are asked about a scope, before there is a frame, so nothing that a running frame keeps is
    part of the answer.
    """

    says: ClassVar[Declaration | None] = None  # its options
    asks: ClassVar[Declaration | None] = None  # its question
    falls: ClassVar[Declaration | None] = None  # its outcomes of chance

    def run(self, s: S, f: Frame) -> None:
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: S, f: Frame, option: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def fell(self, s: S, f: Frame, outcome: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def can(self, s: S, scope: Scope) -> bool:
        return True

    def whole(self, s: S, scope: Scope) -> bool:
        return self.can(s, scope)

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        """The declaration of an option; a node with options of several kinds tells them apart here."""
        return self.says

    def alike(self, s: S, f: Frame, options: list[int]) -> Alike | None:
        """What each option is told by, so that it can be remembered. None where each has to be looked at."""
        return None

    def row_tables(self, s: S, f: Frame, options: list[int]) -> list[dict[Any, bytes]] | None:
        """For each option the place where its row of numbers is kept by the option: with the same place this node has
        the same option with the same values, in every game. None where that is found out for each declaration.
        """
        return None

    def question(self, s: S, f: Frame) -> Declaration | None:
        """The declaration of what is asked; a node that asks several questions tells them apart here."""
        return self.asks

    def notation(self, s: S, f: Frame, option: int) -> str:
        """The option in the players' notation: stable, readable, unique within the decision."""
        declared = self.declared(s, f, option)
        return str(option) if declared is None else declared.notation(s, f, option)

    def outcome_notation(self, s: S, f: Frame, outcome: int) -> str:
        """An outcome of chance in notation, as a real table or a scenario file says it."""
        return str(outcome) if self.falls is None else self.falls.notation(s, f, outcome)

    def refs(self, s: S, f: Frame, option: int) -> list[str]:
        """The things on the table the option is about."""
        declared = self.declared(s, f, option)
        return [] if declared is None else declared.refs(s, f, option)

    def children(self) -> list[Node[S]]:
        return []

    def mentions(self) -> list[str]:
        """Words this node's text uses, for rules that ask what an effect speaks of. Children are asked by
        `kernel.reading`.
        """
        return []

    def result_name(self) -> str:
        """Under which name a sequence keeps what this node came to; empty for none."""
        return ""


class Amount(Generic[S]):
    """A number that may depend on the table. `up_to` says whether the player may stop short of it."""

    up_to: ClassVar[bool] = False

    def of(self, s: S, scope: Scope) -> int:
        raise NotImplementedError


class Condition(Generic[S]):
    """Something that is so or not. Never asks, never looks at what nobody has seen."""

    def holds(self, s: S, scope: Scope) -> bool:
        raise NotImplementedError


class Bending(Generic[S]):
    """The definition of a rule that bends others. Immutable, found by its id; rows point to it."""

    def __init__(
        self,
        id: str,
        kind: int,
        hook: int,
        effect: Node[S] | None,
        condition: Condition[S] | None,
        amount: Amount[S] | None,
        optional: bool,
        once_per_action: bool,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.hook: Final = hook
        self.effect: Final = effect
        self.condition: Final = condition
        self.amount: Final = amount
        self.optional: Final = optional
        self.once_per_action: Final = once_per_action


class Row:
    """A rule in force."""

    __slots__ = ("owner", "place", "rule", "serial", "until", "uses", "value")

    def __init__(
        self,
        serial: int,
        rule: Bending[Any],
        owner: int,
        place: int = -1,
        until: int = 0,
        uses: int = -1,
        value: int = 0,
    ) -> None:
        self.serial: Final = serial
        self.rule: Final = rule
        self.owner: Final = owner
        self.place: Final = place  # where it holds, -1: everywhere
        self.until: Final = until
        self.uses: Final = uses  # how often it may still be used, -1: any number
        self.value: Final = value

    def used(self) -> Row:
        return Row(self.serial, self.rule, self.owner, self.place, self.until, self.uses - 1, self.value)


class Choice:
    """The open question: whose it is, and what may be answered. Made once a decision and shared by copies."""

    __slots__ = ("frame", "options", "owners", "who")

    def __init__(self, frame: Frame, who: int, options: list[int], owners: list[int] | None = None) -> None:
        self.frame: Final = frame
        self.who: Final = who
        self.options: Final = options
        self.owners: Final = owners


class State:
    """What lies on the table, what is still to do, and the open question. Everything in it is plain."""

    __slots__ = (
        "choice", "fixed", "hooks", "ledgers", "marks", "mode", "over", "phase", "players", "result", "rng", "rows",
        "serial", "silent", "sink", "stack", "watcher",
    )  # fmt: skip

    def __init__(self, source: State | None = None) -> None:
        self.sink: list[Event] | None = None  # where events go; not part of the position, so a copy has none
        self.watcher: Callable[[State], None] | None = None  # looks at the table at every event; a copy has none
        self.silent: list[tuple[int, str]] | None = None  # answers nobody was asked for are noted here, with whose
        self.marks: int = 0
        if source is None:
            self.players: int = 0
            self.rng: int = 0
            self.mode: int = ROLL
            self.fixed: tuple[str, ...] = ()
            self.over: bool = False
            self.phase: str = ""
            self.stack: list[Frame] = []
            self.choice: Choice | None = None
            self.result: Result = NOTHING
            self.rows: tuple[Row, ...] = ()
            self.hooks: frozenset[int] = frozenset()  # the points of the rules that some row bends
            self.ledgers: tuple[Ledger, ...] = ()
            self.serial: int = 0
        else:
            self.players = source.players
            self.rng = source.rng
            self.mode = source.mode
            self.fixed = source.fixed
            self.over = source.over
            self.phase = source.phase
            self.stack = source.stack[:]
            self.choice = source.choice
            self.result = source.result
            self.rows = source.rows
            self.hooks = source.hooks
            self.ledgers = source.ledgers
            self.serial = source.serial

    def copy(self) -> State:
        raise NotImplementedError

    # -- running

    def apply(self, option: int) -> None:
        """Take one of the open options, then run until the next question."""
        choice = self.choice
        assert choice is not None
        self.choice = None
        frame = choice.frame
        if choice.who == CHANCE:
            frame.node.fell(self, frame, option)
        else:
            frame.node.answer(self, frame, option)
        self.advance()

    def advance(self) -> None:
        """Run frames until one asks a question or none is left."""
        stack = self.stack
        while stack and self.choice is None and not self.over:
            frame = stack.pop()
            frame.node.run(self, frame)

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def ask(self, frame: Frame, who: int, options: list[int], silent: bool = True) -> None:
        """Ask one player; or all of them together, where what asks belongs to the table: then whoever answers first
        decides. A single option is taken at once, unless that would tell others what only the player knew.
        """
        whose = who
        if who == THE_TABLE:
            who = 0
            if self.players > 1 and len(options) > 1:
                everybody = [player for player in range(self.players) for _ in options]
                self.choice = Choice(frame, SEVERAL, options * self.players, everybody)
                return
        if len(options) == 1 and silent:
            if self.silent is not None:
                self.silent.append((whose, frame.node.notation(self, frame, options[0])))
            frame.node.answer(self, frame, options[0])
        else:
            assert options, f"{type(frame.node).__name__} asks with no option"
            self.choice = Choice(frame, who, options)

    def ask_several(self, frame: Frame, options: list[int], owners: list[int]) -> None:
        """Ask several players at once; `owners` says whose each option is."""
        assert options, f"{type(frame.node).__name__} asks with no option"
        first = owners[0]
        alone = True
        for owner in owners:
            if owner != first:
                alone = False
        self.choice = Choice(frame, first if alone else SEVERAL, options, owners)

    def chance(self, frame: Frame, outcomes: list[int], weights: list[int]) -> None:
        """The one door: roll for an outcome, or ask what fell. A single outcome is no chance."""
        if len(outcomes) == 1:
            frame.node.fell(self, frame, outcomes[0])
            return
        self.marks |= CHANCE_USED
        if self.mode != ROLL:
            self.choice = Choice(frame, CHANCE, outcomes)
        elif self.fixed:
            frame.node.fell(self, frame, self.next_fixed(frame, outcomes))
        else:
            frame.node.fell(self, frame, self.rolled(outcomes, weights))

    def next_fixed(self, frame: Frame, outcomes: list[int]) -> int:
        """The outcome that was fixed beforehand; one that cannot be is an error."""
        wanted = " ".join(self.fixed[0].split())
        possible = [frame.node.outcome_notation(self, frame, outcome) for outcome in outcomes]
        if wanted not in possible:
            raise IllegalChoice(wanted, possible, Message("error.next-chance", {"possible": possible}))
        self.fixed = self.fixed[1:]
        return outcomes[possible.index(wanted)]

    def rolled(self, outcomes: list[int], weights: list[int]) -> int:
        """One of the outcomes by the random source of the state; a single one costs no draw."""
        if len(outcomes) == 1:
            return outcomes[0]
        n = draw(self.rng, sum(weights))
        self.rng += 1
        for i in range(len(outcomes)):
            n -= weights[i]
            if n < 0:
                return outcomes[i]
        raise AssertionError("weights do not add up")

    @property
    def asks_chance(self) -> bool:
        """Whether a real table is asked what fell."""
        choice = self.choice
        return choice is not None and choice.who == CHANCE

    def does_all(self, scope: Scope) -> bool:
        """Whether everything is done that there is to choose between."""
        return False

    def judge(self) -> None:
        """Look whether the game is won or lost; called when no Action is running any more."""

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    def is_chance(self) -> bool:
        """Whether a real table is asked what fell."""
        return self.choice is not None and self.choice.who == CHANCE

    # -- telling

    def tell(
        self, kind: Happening, args: tuple[int, ...] = (), secret: tuple[int, ...] = (), audience: int = EVERYONE
    ) -> None:
        """Write an event to the log, if there is one. Only the players in `audience` see the secret part."""
        if self.sink is not None:
            self.sink.append(Event(kind.id, args, secret, audience))
            if self.watcher is not None:
                self.watcher(self)


__all__ = [
    "CHANCE", "CHANCE_USED", "EVERYONE", "NOTHING", "NOWHERE", "REAL_TABLE", "REVEALED", "ROLL", "SEVERAL", "THE_TABLE",
    "Amount", "Bending", "Choice", "Condition", "Frame", "Node", "Result", "Row", "S", "Scope", "State", "Thing",
    "number",
]  # fmt: skip
