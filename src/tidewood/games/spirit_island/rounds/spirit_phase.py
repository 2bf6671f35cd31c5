"""The Spirit phase: Growth, Energy, playing cards. Every Spirit goes at its own pace."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import EFFECT, GROWTH_LINE, NUMBER, POWER, SPACE_ACT_NAME
from tidewood.games.spirit_island.hooks import ACT_SPIRIT, NO_RECLAIM, SPIRIT
from tidewood.games.spirit_island.panel import SPACE_SET
from tidewood.games.spirit_island.state import GROWING, READY, Island
from tidewood.games.spirit_island.verbs.play_cards import GAIN_ENERGY, cost_of, play
from tidewood.games.spirit_island.verbs.power_cards import Reclaim
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.bits import Bits
from tidewood.kernel.combine import Step
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OPTION, Cursor, Held, ToDo, Worked, option, part, question
from tidewood.kernel.fields import NUMBER_IF_ANY
from tidewood.kernel.rows import MAY, ROW, Action, fitting, row_of, use

# What an option is, and of what
GROW, SPACE, PLAY, ACT, FINISH = range(5)
ARGUMENT: Final = part(NUMBER, bits=20)
WHAT: Final = part(NUMBER, above=ARGUMENT)
CARD: Final = part(POWER, bits=20)
RULE: Final = part(ROW, bits=20)
GROWTHS: Final = Bits(NUMBER)  # Growth options

ALWAYS: Final = 1
ALONG: Final = Held(NUMBER)  # ALWAYS, if what a Spirit does every turn is done along with a Growth option
PARTS: Final = ToDo(NUMBER)  # of a Growth option, still to do
BEGUN: Final = Cursor(NUMBER)
PART_NUMBER: Final = Worked(NUMBER, lambda s, f, option: option + 1)


def part_of(s: Island, f: Frame, option: int) -> Node[Island]:
    """The part of a Growth option that is chosen."""
    assert isinstance(f.node, GrowthOption)
    return f.node.part(option)


def twin_of(s: Island, f: Frame, option: int) -> int | None:
    """Which of several equal parts still to do it is."""
    twins = [other for other in PARTS.of(f) if part_of(s, f, other) is part_of(s, f, option)]
    return twins.index(option) + 1 if len(twins) > 1 else None


TWIN: Final = Worked(NUMBER_IF_ANY, twin_of)


def line_of(s: Island, f: Frame, option: int) -> str:
    """Where the part stands on the panel: of which Growth option, or of what is done every turn, and which of them."""
    assert isinstance(f.node, GrowthOption)
    own = len(f.node.parts)
    return f"{f.node.n}/{option + 1}" if option < own else f"always/{option - own + 1}"


def growth_option(s: Island, f: Frame, option: int) -> GrowthOption:
    assert isinstance(f.node, SpiritPhase)
    return f.node.growth[f.scope.owner][ARGUMENT.of(option)]


GROW_OPTION: Final = option(
    "growth",
    "growth {n}",
    refs=("growth:{n}",),
    n=Worked(NUMBER, lambda s, f, option: ARGUMENT.of(option) + 1, OPTION),
    part=Worked(EFFECT, growth_option),
)
SPACE_OPTION: Final = option("reclaim-by-space", "reclaim 1", refs=("space:{space}",), space=ARGUMENT)


def act_of(s: Island, f: Frame, option: int) -> str:
    """What the space of an option lets the Spirit do, by name; nothing: reclaim a card."""
    return s.rules.panels[f.scope.owner].spaces[ARGUMENT.of(option)].act


SPACE_ACT: Final = option(
    "act-by-space",
    "space {act}",
    refs=("space:{space}",),
    act=Worked(SPACE_ACT_NAME, act_of),
    space=ARGUMENT,
    part=Worked(EFFECT, lambda s, f, option: s.rules.panels[f.scope.owner].acts[act_of(s, f, option)]),
)
PLAY_OPTION: Final = option(
    "play",
    "play {card}",
    card=CARD,
    cost=Worked(NUMBER, lambda s, f, option: cost_of(s, f.scope.owner, CARD.of(option))),
)
ACT_OPTION: Final = option("act", "use {rule}", rule=RULE)
FINISH_OPTION: Final = option("play-no-more", "done")
SPIRIT_OPTIONS: Final = (GROW_OPTION, SPACE_OPTION, PLAY_OPTION, ACT_OPTION, FINISH_OPTION)
ASK_GROWTH: Final = question("spirit-phase.growth")
ASK_BOTH: Final = question("spirit-phase.both")
ASK_CARDS: Final = question("spirit-phase.cards")


class GrowthOption(Verb):
    """One Growth option: all its parts, in the order the player likes. [SI-GROWTH-06, SI-GROWTH-07]

    Parts that only give something come first, unasked: that is never worse. Of a part that is there twice only one is
    offered.
    """

    says = option(
        "growth-part",
        "part {n}",
        n=PART_NUMBER,
        part=Worked(EFFECT, part_of),
        twin=TWIN,
        line=Worked(GROWTH_LINE, line_of),
    )
    asks = question("growth-part")

    def __init__(
        self, parts: list[Node[Island]], cost: int = 0, always: GrowthOption | None = None, n: int = 0
    ) -> None:
        self.parts: Final = parts
        self.n: Final = n  # on its panel, counted from 1; 0 for what is done every turn
        self.always: Final = always  # what the Spirit does every turn beside its options
        self.cost: Final = cost  # Energy
        self.actions: Final = [Action(part) for part in parts]
        self.asking: Final = [i for i, part in enumerate(parts) if not getattr(part, "automatic", False)]

    def run(self, s: Island, f: Frame) -> None:
        if BEGUN.of(f) < 0:
            asking = self.asking
            always = self.always
            if ALONG.of(f) == ALWAYS and always is not None:
                asking = [*asking, *range(len(self.parts), len(self.parts) + len(always.parts))]
            s.push(BEGUN.put(f, 0, PARTS.kept(asking)))
            for i, action in reversed(list(enumerate(self.actions))):
                if i not in asking:
                    s.push(Frame(action, f.scope))
            return
        left: list[int] = []
        for i in PARTS.of(f):
            if not any([self.part(i) is self.part(other) for other in left]):
                left.append(i)
        if left:
            self.ask(s, f, left)

    def part(self, option: int) -> Node[Island]:
        """The part an option stands for: of this Growth option, or behind them what is done every turn."""
        if option < len(self.parts):
            return self.parts[option]
        always = self.always
        assert always is not None
        return always.parts[option - len(self.parts)]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = PARTS.without(f, option)
        if rest is not None:
            s.push(rest)
        always = self.always
        if option >= len(self.parts) and always is not None:
            s.push(Frame(always.actions[option - len(self.parts)], f.scope))
        else:
            s.push(Frame(self.actions[option], f.scope))

    def children(self) -> list[Node[Island]]:
        return list(self.actions)


class SpiritPhase(Step[Island]):
    """What a Spirit may do next: grow, then play cards and pay for them. [SI-PHASE-02, SI-PHASE-03, SI-GROWTH-02,
    SI-GROWTH-03]
    """

    def __init__(self, growth: list[list[GrowthOption]]) -> None:
        self.growth: Final = growth  # by Spirit

    def options(self, s: Island, scope: Scope) -> list[int]:
        who = scope.owner
        stage = s.done[who]
        if stage == READY:
            return []
        found: list[int] = []
        if stage == GROWING:
            grown = GROWTHS.members(s.grown[who])
            for i, growth in enumerate(self.growth[who]):
                # none twice in a turn, and one that costs Energy must be paid [SI-GROWTH-05, SI-GROWTH-08]
                if i not in grown and growth.cost <= s.energy[who] and self.is_open(s, who, i, grown):
                    found.append(WHAT.put(GROW) | i)
            found.extend(self.beside(s, who))
            return found
        if s.plays[who] > 0:
            payable = [card for card in s.hand[who] if cost_of(s, who, card) <= s.energy[who]]  # SI-ENERGY-06
            found = ARGUMENT.each(payable, WHAT.put(PLAY))
        found.extend(self.beside(s, who))
        found.append(WHAT.put(FINISH))
        return found

    def is_open(self, s: Island, who: int, option: int, grown: list[int]) -> bool:
        """Whether it was opened, where Growth grows, and none of its group was chosen, where a Spirit chooses one of
        each group.
        """
        if not s.rules.panels[who].is_open(option, s.own[who]):
            return False
        group_of = s.rules.panels[who].group_of
        return not group_of or group_of[option] not in [group_of[other] for other in grown]

    def beside(self, s: Island, who: int) -> list[int]:
        """Bonuses of uncovered spaces and acts that rules allow. [SI-PRESENCE-14, SI-GAIN-15]"""
        found: list[int] = []
        panel = s.rules.panels[who]
        acting = SPACE_SET.common(SPACE_SET.without(s.uncovered[who], s.bonus[who]), panel.acting)
        seen: list[str] = []  # of spaces that are alike one is enough to choose from
        if acting and (s.discard[who] or panel.acts):
            for i in SPACE_SET.members(acting):
                space = panel.spaces[i]
                can_act = space.act and panel.acts[space.act].can(s, Scope(who, mode=SPIRIT))
                if (can_act or (space.reclaim and self.reclaims(s, who))) and space.act not in seen:
                    found.append(WHAT.put(SPACE) | i)
                    seen.append(space.act)
        if ACT_SPIRIT in s.hooks:
            for row in fitting(s, Scope(who), ACT_SPIRIT, MAY):
                effect = row.rule.effect
                if row.owner in (who, -1) and effect is not None and effect.can(s, Scope(who, mode=SPIRIT)):
                    found.append(WHAT.put(ACT) | row.serial)
        return found

    def reclaims(self, s: Island, who: int) -> bool:
        """Whether a Spirit can reclaim a card by its track."""
        if NO_RECLAIM in s.hooks and any([row.rule.hook == NO_RECLAIM and row.owner == who for row in s.rows]):
            return False
        return bool(s.discard[who])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind, argument = WHAT.of(option), ARGUMENT.of(option)
        scope = Scope(who, mode=SPIRIT)
        if kind == GROW:
            s.grown[who] = GROWTHS.plus(s.grown[who], argument)
            s.energy[who] -= self.growth[who][argument].cost
            s.tell(events.GROWTH, (who, argument + 1))
            last = len(GROWTHS.members(s.grown[who])) >= s.rules.panels[who].pick
            if last:
                s.push(Frame(GAIN_ENERGY, scope))
            s.push(ALONG.frame(self.growth[who][argument], scope, ALWAYS if last else -1))
        elif kind == SPACE:
            s.bonus[who] = SPACE_SET.plus(s.bonus[who], argument)
            act_of_space = act_of(s, f, argument)
            panel = s.rules.panels[who]
            s.push(Frame(panel.acts[act_of_space] if act_of_space else RECLAIM_ACTION, scope))
        elif kind == PLAY:
            play(s, who, argument)
        elif kind == ACT:
            act(s, argument, scope)
        else:
            s.done[who] = READY
            s.tell(events.READY, (who,))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if WHAT.of(option) == SPACE and act_of(s, f, option):
            return SPACE_ACT
        return SPIRIT_OPTIONS[WHAT.of(option)]

    def question(self, s: Island, f: Frame) -> Declaration | None:
        if all([stage == GROWING for stage in s.done]):
            return ASK_GROWTH
        return ASK_BOTH if GROWING in s.done else ASK_CARDS

    def children(self) -> list[Node[Island]]:
        found: list[Node[Island]] = [RECLAIM_ACTION, GAIN_ENERGY]
        for options in self.growth:
            found.extend(options)
        return found


def act(s: Island, serial: int, scope: Scope) -> None:
    """Do what a rule allows, between two Actions. [SI-ACTION-13, SI-ACTION-14]"""
    row = row_of(s, serial)
    assert row is not None
    use(s, row)
    effect = row.rule.effect
    assert effect is not None
    s.push(Frame(effect, scope.caused_by(serial, row.owner)))


RECLAIM: Final = Reclaim()
RECLAIM_ACTION: Final = Action(RECLAIM)
