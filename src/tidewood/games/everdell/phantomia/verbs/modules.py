"""Character, plan and list cards: what such a card is, how it comes into force and goes again. [PH-MODULE-01]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from tidewood.games.everdell.fields import MODULE_CARD, MODULE_IDS, MODULE_TEXTS
from tidewood.games.everdell.on_cards import WEB_ON
from tidewood.games.everdell.phantomia.happenings import MODULE_TURNED_UP, WEB_LAID, WEBS_GO
from tidewood.games.everdell.phantomia.verbs.arrow import human
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.phantomia.verbs.reacting import react_to_her
from tidewood.games.everdell.pieces import (
    CAUGHT,
    CITY,
    EVENTS,
    FIGURE_PLACED,
    HER_PLAYED,
    HER_PREPARING,
    HER_SPACE,
    SHOWN_OCCUPIED,
    SURCHARGE,
)
from tidewood.games.everdell.rules import PLANS_WITH_LISTS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.workers import place_number
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import OfNode, option, part, question
from tidewood.kernel.fields import Named
from tidewood.kernel.rows import Rule, lay, set_rows

CHARACTER: Final = 0  # where the number of the card in force stands in the state
PLAN: Final = 1
LIST: Final = 2
ModuleKind = Literal["character", "plan", "list"]
KINDS: Final[tuple[ModuleKind, ...]] = ("character", "plan", "list")
KIND: Final = Named("module-kind", KINDS, points=False)
NO_MODULE: Final = -1
NOT_A_CARD: Final = -1  # rows of modules carry no serial of a card in a city


class Module(Node[Valley]):
    """A character, plan or list card. `rules` hold while it lies open, `effect` happens when it is turned up (for a
    character or plan: at set-up), `webs` are laid then too.
    """

    def __init__(
        self,
        id: str,
        kind: int,
        rules: tuple[Rule[Valley], ...] = (),
        effect: Node[Valley] | None = None,
        webs: Where | None = None,
        lasting: bool = True,
        above_level_0: bool = False,
        needs: str = "",
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.rules: Final = rules
        self.effect: Final = effect
        self.webs: Final = webs
        self.lasting: Final = lasting
        self.above_level_0: Final = above_level_0  # it would do nothing without points by difficulty
        self.needs: Final = needs  # "character" or "lists": only together with those
        self.number: Final = len(MODULES)
        assert id not in MODULE, f"two cards are called {id}"
        if kind == PLAN and needs == "lists":
            PLANS_WITH_LISTS.add(id)
        MODULES.append(self)
        MODULE_IDS.append(id)
        MODULE_TEXTS.append(self)
        MODULE[id] = self
        for rule in rules:
            RULES[rule.id] = rule
        ROOTS[f"card:{id}"] = self

    def children(self) -> list[Node[Valley]]:
        """The effects of its rules are named by the rules themselves."""
        return [] if self.effect is None else [self.effect]


MODULES: list[Module] = []
MODULE: dict[str, Module] = {}
RULES: dict[str, Rule[Valley]] = {}
ROOTS: dict[str, Node[Valley]] = {}
# The same at a real table, where people are asked for what the program cannot know; see helper_cards.py.
TOLD_EFFECTS: dict[int, Node[Valley]] = {}
TOLD_RULES: dict[str, Rule[Valley]] = {}


def of_kind(kind: int) -> list[Module]:
    return [module for module in MODULES if module.kind == kind]


def now(s: Valley, kind: int) -> Module | None:
    """The card of that kind in force."""
    return MODULES[s.her[kind]] if s.her and s.her[kind] >= 0 else None


def put_in_force(s: Valley, module: Module) -> None:
    """Its rules hold for every human, or once where they speak of what she does; its web tiles are laid."""
    for rule in rules_in(s, module):
        value = 1 if rule.hook == SURCHARGE else NOT_A_CARD
        for who in range(s.players if rule.hook not in HERS else 1):
            lay(s, rule, who, value=value)  # PH-PLAN-02 PH-PLAN-05
    if module.webs is not None:
        webs = s.webs[:]
        for place in module.webs.places(s):  # PH-PLAN-03 PH-LIST-05 PH-WEB-02
            lay_web(s, webs, place)
            if s.rules.helper and place < CITY:
                s.tell(WEB_LAID, (place, s.events[place - EVENTS] if place >= EVENTS else place_number(s, place)))
        s.webs = webs
    s.her = [module.number if kind == module.kind else n for kind, n in enumerate(s.her or [NO_MODULE] * 3)]
    effect = TOLD_EFFECTS.get(module.number) if s.rules.helper else module.effect
    if effect is not None:
        s.push(Frame(effect, Scope(human(s))))


def rules_in(s: Valley, module: Module) -> list[Rule[Valley]]:
    if s.rules.helper:
        return [TOLD_RULES[rule.id] for rule in module.rules if rule.id in TOLD_RULES]
    return list(module.rules)


def lift_module(s: Valley, kind: int) -> None:
    """The card goes: its rules, and the web tiles of a list card. [G11]"""
    module = now(s, kind)
    if module is None:
        return
    gone = [rule.id for rule in module.rules]
    set_rows(s, tuple([row for row in s.rows if row.rule.id not in gone]))
    s.her = [NO_MODULE if i == kind else n for i, n in enumerate(s.her)]
    if kind == LIST:
        if s.rules.helper and any(s.webs):
            s.tell(WEBS_GO)
        clear_webs(s)
        release(s)


def lay_web(s: Valley, webs: list[int], place: int) -> None:
    """One web tile more on a place of the board, or the mark on a card. [PH-WEB-01]"""
    if place < CITY:
        webs[place] += 1
        return
    who, i = s.find(place - CITY)
    if who >= 0:
        s.on[who][i] = WEB_ON.change(s.on[who][i], 1)


def clear_webs(s: Valley) -> None:
    s.webs = [0] * len(s.webs)
    for who in range(len(s.city)):
        for i, packed in enumerate(s.on[who]):
            if WEB_ON.of(packed):
                s.on[who][i] = WEB_ON.change(packed, 0)


def set_up(s: Valley) -> None:
    """The chosen cards come into force; the others go back to the box, or lie ready face down.
    [PH-MODULE-01, PH-MODULE-06, PH-CHARACTER-01, PH-PLAN-01, PH-LIST-01]
    """
    rules = s.rules
    s.her = [NO_MODULE] * 3
    s.schemes = [module.number for module in of_kind(LIST)] if rules.uses_lists else []
    if rules.character == "random":
        s.push(Frame(DRAW_CHARACTER, Scope(0)))
    elif rules.character != "none":
        lay_out(s, MODULE[rules.character])
    if rules.plan != "none":
        plan = MODULE[rules.plan]
        if plan.needs == "character":  # all characters form a pile [PH-CHARACTER-06]
            s.schemes = s.schemes + [m.number for m in of_kind(CHARACTER) if m.id != rules.character]
        lay_out(s, plan)


def lay_out(s: Valley, module: Module) -> None:
    """A chosen card is laid out at set-up; whoever plays it on the screen sees it there."""
    if s.rules.helper:
        s.tell(MODULE_TURNED_UP, (module.number,))
    put_in_force(s, module)


class TurnUp(Node[Valley]):
    """A card of the face-down pile is turned up at random and replaces the one before. [PH-LIST-02, PH-CHARACTER-06]"""

    falls = option("module", "{kind} {card}", kind=OfNode(KIND, "kind"), card=part(MODULE_CARD))
    asks = question("module")

    def __init__(self, kind: int, lasting: bool | None = None) -> None:
        self.kind: Final = kind
        self.lasting: Final = lasting  # only such list cards [PH-PLAN-09]

    def cards(self, s: Valley) -> list[int]:
        return [n for n in s.schemes if MODULES[n].kind == self.kind and self.lasting in (None, MODULES[n].lasting)]

    def run(self, s: Valley, f: Frame) -> None:
        cards = self.cards(s)
        if cards:
            lift_module(s, self.kind)
            s.chance(f, cards, [1] * len(cards))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.schemes = [n for n in s.schemes if n != outcome]
        s.tell(MODULE_TURNED_UP, (outcome,))
        put_in_force(s, MODULES[outcome])

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.cards(s))


class DrawCharacter(TurnUp):
    """A random character at set-up. [PH-CHARACTER-01]"""

    def cards(self, s: Valley) -> list[int]:
        return [module.number for module in of_kind(CHARACTER)]


def before_preparing(s: Valley, f: Frame) -> None:
    """She turns up a list card first; then what plan and character do. [PH-LIST-02, PH-LIST-03, PH-LIST-04]"""
    react_to_her(s, HER_PREPARING)
    if s.rules.lists:
        s.push(Frame(TURN_UP_LIST, f.scope))


def choices(kind: int) -> Sequence[str]:
    return [module.id for module in of_kind(kind)]


# hooks of what she does herself
HERS: Final = (FIGURE_PLACED, HER_PREPARING, SHOWN_OCCUPIED, HER_PLAYED, HER_SPACE)
TURN_UP_LIST: Final = TurnUp(LIST)
DRAW_CHARACTER: Final = DrawCharacter(CHARACTER)
ROOTS["turn-up-list"] = TURN_UP_LIST
ROOTS["draw-character"] = DRAW_CHARACTER


def release(s: Valley) -> None:
    """With the list card its turned cards go back into the hand; such cards are for one human only. [G11]"""
    if s.caught():
        s.hands[0] += s.caught()
        s.untuck(CAUGHT)
