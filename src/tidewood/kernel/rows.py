"""Rules that bend other rules, as rows of the state; and the changes they can bend.

A row says: this rule, of this owner, here, for so long. A change that some row can bend runs in stages: may it
happen, how much, what instead, do it, who reacts. The set of occupied hooks keeps the common case, where nothing
bends it, a plain call.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import NOTHING, Amount, Bending, Condition, Frame, Node, Result, Row, S, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Source, ToDo, Worked, option, part, question
from tidewood.kernel.fields import NUMBER as AMOUNT
from tidewood.kernel.fields import NUMBER_IF_ANY, PLAYER, Written
from tidewood.kernel.ledger import Ledger
from tidewood.kernel.results import THAT

# kinds of rules
NUMBER: Final = 0  # a value is another
CANNOT: Final = 1  # a change does not happen
INSTEAD: Final = 2  # another effect happens; may ask, may cost
AFTER: Final = 3  # a reaction
COUNTS: Final = 4  # a thing is also another
MAY: Final = 5  # a right

# how long a row stays
FOREVER: Final = 0
THIS_ACTION: Final = 1
THIS_TURN: Final = 2

ACTION_CLOSES: Final = 0  # the hook of what happens as an Action ends; games number theirs from 1

LET_IT_HAPPEN: Final = 0  # no row has this serial


STAGE: Final = Cursor(AMOUNT)  # of an Action: 0 while it runs, 1 once what waits for its end happens
HOW_MUCH: Final = Cursor(AMOUNT)  # of a change, while something may happen instead


class Action(Node[S]):
    """One Action: it keeps a book of what it does, and what waits for its end happens as it closes."""

    def __init__(self, part: Node[S]) -> None:
        self.part: Final = part

    def run(self, s: S, f: Frame) -> None:
        if STAGE.of(f) < 0:
            s.ledgers = (*s.ledgers, Ledger(s.next_serial(), f.scope.owner, f.scope.cause))
            s.push(STAGE.put(f, 0))
            s.push(f.run_by(self.part))
        elif STAGE.of(f) == 0:
            s.push(STAGE.put(f, 1))
            if ACTION_CLOSES in s.hooks:
                scope = f.scope
                for key, result in s.ledgers[-1].notes:
                    scope = scope.naming(key, result)
                react(s, scope, ACTION_CLOSES, NOTHING)
        else:
            s.ledgers = s.ledgers[:-1]
            expire(s, THIS_ACTION)
            if not s.ledgers:
                s.judge()

    def can(self, s: S, scope: Scope) -> bool:
        return self.part.can(s, scope)

    def children(self) -> list[Node[S]]:
        return [self.part]


class Rule(Bending[S]):
    """A rule that bends others, as games define it: a reaction is an Action of its own, unless it says otherwise."""

    def __init__(
        self,
        id: str,
        kind: int,
        hook: int,
        effect: Node[S] | None = None,
        condition: Condition[S] | None = None,
        amount: Amount[S] | None = None,
        optional: bool = False,
        once_per_action: bool = False,
        part_of_action: bool = False,  # a reaction that runs in the book of what it reacts to
    ) -> None:
        own = effect is not None and kind == AFTER and not part_of_action
        done: Node[S] | None = Action(effect) if effect is not None and own else effect
        super().__init__(id, kind, hook, done, condition, amount, optional, once_per_action)


def lay(s: S, rule: Rule[S], owner: int, place: int = -1, until: int = FOREVER, uses: int = -1, value: int = 0) -> int:
    """Put a rule in force; the answer is the serial number it is known by."""
    serial = s.next_serial()
    s.rows = (*s.rows, Row(serial, rule, owner, place, until, uses, value))
    if rule.hook not in s.hooks:
        s.hooks |= {rule.hook}
    return serial


def set_rows(s: S, rows: tuple[Row, ...]) -> None:
    s.rows = rows
    s.hooks = frozenset([row.rule.hook for row in rows])


def lift(s: S, serial: int) -> None:
    """A rule is no longer in force."""
    set_rows(s, tuple([row for row in s.rows if row.serial != serial]))


def expire(s: S, until: int) -> None:
    """Everything that lasted only so long ends."""
    for row in s.rows:
        if row.until == until:
            set_rows(s, tuple([row for row in s.rows if row.until != until]))
            return


def row_of(s: S, serial: int) -> Row | None:
    for row in s.rows:
        if row.serial == serial:
            return row
    return None


def fitting(s: S, scope: Scope, hook: int, kind: int) -> list[Row]:
    """The rows that bend this change here and now. A row never bends what it has itself caused. An Action may touch
    many places: a row of one place that waits for its end looks from there. What the change is about, the conditions
    find under the name of THAT.
    """
    found: list[Row] = []
    for row in s.rows:
        rule = row.rule
        if rule.hook != hook or rule.kind != kind or row.serial in scope.cause:
            continue
        elsewhere = row.place >= 0 and row.place != scope.place
        if elsewhere and hook != ACTION_CLOSES:
            continue
        if rule.once_per_action and s.ledgers and row.serial in s.ledgers[-1].used:
            continue
        if rule.condition is not None:
            seen = scope.chosen_by(row.owner)
            if not rule.condition.holds(s, seen.at(row.place) if elsewhere else seen):
                continue
        found.append(row)
    return found


def distinct(rows: list[Row]) -> list[int]:
    """The serials of these rows; of several that are alike in everything one is enough to choose from."""
    found: dict[tuple[str, int, int, int], int] = {}
    for row in rows:
        found.setdefault((row.rule.id, row.owner, row.place, row.value), row.serial)
    return list(found.values())


def use(s: S, row: Row) -> None:
    """Count one use of a row."""
    if row.rule.once_per_action and s.ledgers:
        s.ledgers = (*s.ledgers[:-1], s.ledgers[-1].using(row.serial))
    if row.uses > 1:
        s.rows = tuple([r.used() if r.serial == row.serial else r for r in s.rows])
    elif row.uses == 1:
        lift(s, row.serial)


def bent(s: S, scope: Scope, hook: int, n: int) -> int:
    """A number, as the rules in force make it; never below nothing. Rules that help once count as used."""
    if hook not in s.hooks:
        return n
    rows = fitting(s, scope, hook, NUMBER)
    for row in rows:
        amount = row.rule.amount
        n += row.value if amount is None else amount.of(s, scope.chosen_by(row.owner))
        use(s, row)
    return max(n, 0)


def row_rule(s: Any, serial: int) -> str:
    row = row_of(s, serial)
    return str(serial) if row is None else row.rule.id


def row_owner(s: Any, f: Frame, serial: int) -> int:
    """Whose rule it is, where there are several players to tell apart."""
    row = row_of(s, serial)
    return row.owner if row is not None and s.players > 1 else -1


def twin(s: Any, f: Frame, serial: int) -> int | None:
    """Which of several equal rules of one owner it is."""
    row = row_of(s, serial)
    if row is None:
        return None
    twins = [other.serial for other in s.rows if other.rule is row.rule and other.owner == row.owner]
    return twins.index(serial) + 1 if len(twins) > 1 else None


ROW: Final = Written("rule", row_rule)  # a rule in force, by the serial of its row
WHOSE: Final[Source] = Worked(PLAYER, row_owner)
DUE: Final = ToDo(ROW)  # what reacts, still to come
INSTEAD_OPTION: Final = option("instead", "instead {rule}", refs=("rule:{rule}",), rule=part(ROW), owner=WHOSE)
LET_OPTION: Final = option("let-it-happen", "let it happen")
REACT_OPTION: Final = option(
    "react", "react {rule}", refs=("rule:{rule}",), rule=part(ROW), n=Worked(NUMBER_IF_ANY, twin), owner=WHOSE
)


class Change(Node[S]):
    """A change that rules can bend. Subclasses say how much it is and do it; the stages are the same for all."""

    hook: ClassVar[int] = 0
    reaction_hook: ClassVar[int] = 0  # 0: nothing waits for it, since that number is the Action's own

    def size(self, s: S, f: Frame) -> int:
        """How much, before any rule bends it."""
        return 1

    def do(self, s: S, f: Frame, n: int) -> Result:
        raise NotImplementedError

    def about(self, s: S, f: Frame) -> Result:
        """What is about to be changed, for the conditions of rules and for replacements."""
        return NOTHING

    def run(self, s: S, f: Frame) -> None:
        n = self.size(s, f)
        if self.hook in s.hooks:
            scope = f.scope.naming(THAT, self.about(s, f))
            if fitting(s, scope, self.hook, CANNOT):
                s.result = NOTHING
                return
            n = bent(s, scope, self.hook, n)
            instead = fitting(s, scope, self.hook, INSTEAD)
            if instead:
                options = distinct(instead)
                if all([row.rule.optional for row in instead]):
                    options.append(LET_IT_HAPPEN)
                owners = {row.owner for row in instead if row.owner >= 0}
                s.ask(HOW_MUCH.put(f, n), f.scope.chooser if len(owners) > 1 else max(owners, default=-1), options)
                return
        self.finish(s, f, n)

    def answer(self, s: S, f: Frame, option: int) -> None:
        row = row_of(s, option)
        if option == LET_IT_HAPPEN or row is None:
            self.finish(s, f, HOW_MUCH.of(f))
            return
        use(s, row)
        effect = row.rule.effect
        assert effect is not None
        s.push(Frame(effect, f.scope.naming(THAT, self.about(s, f)).caused_by(row.serial, row.owner)))

    def finish(self, s: S, f: Frame, n: int) -> None:
        result = self.do(s, f, n)
        s.result = result
        if result.size and self.reaction_hook and self.reaction_hook in s.hooks:
            react(s, f.scope.naming(THAT, result), self.reaction_hook, result)

    def declared(self, s: S, f: Frame, option: int) -> Declaration | None:
        return LET_OPTION if row_of(s, option) is None else INSTEAD_OPTION


def react(s: S, scope: Scope, hook: int, result: Result) -> None:
    """Run what reacts to a change, in the order the players like; then say again what the change came to."""
    rows = fitting(s, scope, hook, AFTER)
    if rows:
        s.push(Frame(RECALL, scope, got=result))
        s.push(Frame(REACTIONS, scope, got=Result(tuple([(row.serial, hook, 0) for row in rows]), len(rows))))


class Reactions(Node[S]):
    """Reactions due together: the chooser of the running effect says which comes next."""

    says = REACT_OPTION
    asks = question("react")

    def run(self, s: S, f: Frame) -> None:
        due = [row for row in [row_of(s, serial) for serial in DUE.of(f)] if row is not None]
        if due:
            s.ask(f, f.scope.chooser, distinct(due))

    def answer(self, s: S, f: Frame, option: int) -> None:
        rest = DUE.without(f, option)
        if rest is not None:
            s.push(rest)
        row = row_of(s, option)
        assert row is not None
        use(s, row)
        effect = row.rule.effect
        assert effect is not None
        scope = f.scope.caused_by(row.serial, row.owner)
        s.push(Frame(effect, scope if row.place < 0 else scope.at(row.place)))


REACTIONS: Final[Reactions[Any]] = Reactions()


__all__ = [
    "ACTION_CLOSES", "AFTER", "CANNOT", "COUNTS", "DUE", "FOREVER", "INSTEAD", "INSTEAD_OPTION",
    "LET_IT_HAPPEN", "LET_OPTION", "MAY", "NUMBER", "REACTIONS", "REACT_OPTION", "ROW", "THAT", "THIS_ACTION",
    "THIS_TURN", "WHOSE", "Action", "Change", "Reactions", "Row", "Rule", "bent", "distinct", "expire", "fitting",
    "lay", "lift", "react", "row_of", "row_owner", "row_rule", "set_rows", "twin", "use",
]  # fmt: skip
