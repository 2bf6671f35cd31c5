"""The Invader phase: Ravage, Build, Explore, and the cards that say where."""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.asking import Verb
from tidewood.games.spirit_island.harm import DESTROY_PIECE, HURT_PIECE, Damage, is_safe, taking_part
from tidewood.games.spirit_island.hooks import (
    ADVERSARY,
    BLIGHT_LIMIT,
    BUILD,
    BUILDS,
    BUILDS_CITY,
    BUILDS_EMPTY,
    BUILT,
    DAHAN_HURT,
    DAHAN_STRIKE,
    EXPLORE,
    EXPLORE_BEGINS,
    EXPLORED,
    EXPLORER_COUNT,
    EXPLORES,
    LAND_HURT,
    LAND_ORDER,
    PIECE_DAMAGE,
    RAVAGE,
    RAVAGE_DAMAGE,
    RAVAGE_ORDER,
    RAVAGED,
    RAVAGES,
    REVEALED,
    TAKES_PART,
)
from tidewood.games.spirit_island.land import ADD_BLIGHT
from tidewood.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    DAHANS,
    EXPLORER,
    INVADERS,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    STRENGTH,
    TERRAINS,
    TOWN,
    WETLAND,
    hurt,
)
from tidewood.games.spirit_island.state import BUILD_SPACE, EXPLORE_SPACE, IMMIGRATION, RAVAGE_SPACE, TIME_OUT, Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.core import REVEALED as SHOWN
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, COUNTS, THAT, Action, Change, bent, fitting, react

COASTAL: Final = 1 << 8  # beside the terrains in the mask of a card: all coastal lands
BLIGHT_AT: Final = 2  # damage to the land that adds a Blight, SI-RAVAGE-09


class InvaderCard(NamedTuple):
    id: str
    stage: int
    mask: int  # terrains it shows, or COASTAL
    escalates: bool


def _cards() -> list[InvaderCard]:
    """Stage I and II show one terrain, stage III two; one of stage II all coastal lands. [SI-INVADER-11,
    SI-INVADER-13]
    """
    order = (JUNGLE, MOUNTAIN, SANDS, WETLAND)
    found = [InvaderCard(TERRAINS[t], 1, 1 << t, False) for t in order]
    found += [InvaderCard(f"{TERRAINS[t]}-2", 2, 1 << t, True) for t in order]
    found.append(InvaderCard("coastal", 2, COASTAL, False))
    for i, a in enumerate(order):
        found += [InvaderCard(f"{TERRAINS[a]}-{TERRAINS[b]}", 3, 1 << a | 1 << b, False) for b in order[i + 1 :]]
    return found


CARDS: Final = _cards()
CARD: Final = {card.id: i for i, card in enumerate(CARDS)}
STAGES: Final = [[i for i, card in enumerate(CARDS) if card.stage == stage] for stage in (1, 2, 3)]
COASTAL_CARD: Final = CARD["coastal"]


def matches(s: Island, card: int, place: int) -> bool:
    """Whether an Invader card shows this land. [SI-INVADER-08]"""
    mask = CARDS[card].mask
    return s.map.is_coastal[place] if mask == COASTAL else bool(mask >> s.map.terrain[place] & 1)


def shown(s: Island, card: int) -> list[int]:
    return [place for place in s.map.lands if matches(s, card, place)]


def has_source(s: Island, place: int) -> bool:
    """Explorers come from a Town, a City or the Ocean, in the land or next to it. [SI-EXPLORE-02, SI-EXPLORE-04]"""
    if s.map.is_coastal[place] or s.buildings(place):
        return True
    for near in s.map.near[place]:
        if s.buildings(near):
            return True
    return False


# -- in one land ----------------------------------------------------------------------------------------------------


class ExploreLand(Change[Island]):
    """An Explorer comes to the land. [SI-EXPLORE-03]"""

    hook = EXPLORES
    reaction_hook = EXPLORED

    def do(self, s: Island, f: Frame, n: int) -> Result:
        n = bent(s, f, EXPLORER_COUNT, 1)
        s.add(f.scope.place, EXPLORER, n)
        s.tell("explored", (s.site(f.scope.place), n))
        came = Result(tuple([(EXPLORER, -1, f.scope.place)] * n), n)
        note(s, "added", came)
        return came


class BuildLand(Change[Island]):
    """A City where there are more Towns than Cities, else a Town; exactly one. [SI-BUILD-03, SI-BUILD-04, SI-BUILD-05,
    SI-BUILD-06]
    """

    hook = BUILDS
    reaction_hook = BUILT

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        kind = CITY if s.count(place, (TOWN,)) > s.count(place, (CITY,)) else TOWN
        if kind == CITY and s.hooks >> BUILDS_CITY & 1 and fitting(s, f, BUILDS_CITY, CANNOT):
            s.tell("stopped", (BUILD, s.site(place)))
            return NOTHING
        s.add(place, kind)
        s.tell("built", (s.site(place), kind))
        came = NOTHING.plus(kind, -1, place)
        note(s, "added", came)
        return came


class RavageLand(Change[Island]):
    """Invaders damage land and Dahan; the Dahan that are left strike back. [SI-RAVAGE-03, SI-RAVAGE-16]"""

    hook = RAVAGES
    reaction_hook = RAVAGED

    def finish(self, s: Island, f: Frame, n: int) -> None:
        """What reacts to a Ravage waits until all of it is done, so it goes on the stack first."""
        if s.hooks >> RAVAGED & 1:
            react(s, f, RAVAGED, NOTHING)
        s.result = self.do(s, f, n)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        damage = ravage_damage(s, f)
        s.tell("ravaged", (s.site(place), damage))
        s.push(Frame(STRIKE_BACK, f.scope, in_ravage(s, f, DAHANS)))
        s.push(Frame(HURT_DAHAN, f.scope, damage))
        s.push(Frame(HURT_LAND, f.scope, damage))
        return number(1)

    def children(self) -> list[Node[Island]]:
        return [STRIKE_BACK, HURT_DAHAN, HURT_LAND]


def in_ravage(s: Island, f: Frame, kinds: tuple[int, ...]) -> int:
    """How many pieces of these kinds are part of a Ravage in the land."""
    if s.hooks >> TAKES_PART & 1:
        return len(taking_part(s, f, kinds))
    return s.count(f.scope.place, kinds)


def ravage_damage(s: Island, f: Frame) -> int:
    """What the Invaders deal: each its own, then what rules add to the land, less Defend. [SI-RAVAGE-03, SI-RAVAGE-04,
    SI-RAVAGE-05, SI-RAVAGE-06, SI-DAMAGE-07, SI-DAMAGE-14]
    """
    place = f.scope.place
    total = 0
    for kind in INVADERS:
        n = in_ravage(s, f, (kind,))
        if n:
            each = STRENGTH[kind]
            if s.hooks >> PIECE_DAMAGE & 1:
                each = bent(s, Frame(f.node, f.scope, held=kind), PIECE_DAMAGE, each)
            total += n * each
    if total > 0:
        total = bent(s, f, RAVAGE_DAMAGE, total)
    return max(total - s.defence(place), 0)


class HurtLand(Node[Island]):
    """Two or more damage add one Blight, however much it is. cursor: the damage. [SI-RAVAGE-08, SI-RAVAGE-09,
    SI-RAVAGE-10, SI-RAVAGE-11, SI-BLIGHT-26, SI-BLIGHT-27]
    """

    def run(self, s: Island, f: Frame) -> None:
        limit = max(bent(s, f, BLIGHT_LIMIT, BLIGHT_AT), 1)
        note(s, "land-damage", number(f.cursor))
        if f.cursor and s.hooks >> LAND_HURT & 1:  # these come after the Blight, so they go on the stack before it
            react(s, Frame(self, f.scope.naming(THAT, number(f.cursor))), LAND_HURT, NOTHING)
        if f.cursor >= limit:
            s.push(Frame(ADD_BLIGHT, f.scope))

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT]


class HurtDahan(Node[Island]):
    """The same damage to the Dahan: as many as possible are destroyed, a rest wounds one. cursor: the damage.
    [SI-RAVAGE-07, SI-RAVAGE-12, SI-RAVAGE-13]
    """

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        left = f.cursor
        weakest = sorted(taking_part(s, f, DAHANS), key=lambda shape: s.left(place, shape))
        if not left or not weakest:
            return
        if s.hooks >> DAHAN_HURT & 1 and fitting(s, f, DAHAN_HURT, CANNOT):
            return
        gone: list[int] = []
        for shape in weakest:
            if is_safe(s, Frame(self, f.scope, held=shape)):
                continue
            need = s.left(place, shape)
            if left >= need:
                gone.append(shape)
                left -= need
            elif left:
                s.take(place, shape)
                s.add(place, hurt(shape, left))
                s.tell("damaged", (DAHAN, s.site(place), left))
                left = 0
        for shape in gone:
            s.push(Frame(DESTROY_PIECE, f.scope, held=shape))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, HURT_PIECE]


class StrikeBack(Node[Island]):
    """Every Dahan still there deals 2 damage, dealt as the players like. cursor: how many there were before.
    [SI-RAVAGE-14, SI-RAVAGE-15, SI-RAVAGE-17, SI-DAHAN-02, SI-DAHAN-03]
    """

    def run(self, s: Island, f: Frame) -> None:
        n = in_ravage(s, f, DAHANS)
        if s.hooks >> RAVAGE_ORDER & 1 and fitting(s, f, RAVAGE_ORDER, COUNTS):
            n = f.cursor
        if n and s.invaders(f.scope.place):
            scope = f.scope.naming("dahan", number(n)).in_mode(f.scope.mode | DAHAN_STRIKE)
            s.push(Frame(DAHAN_DAMAGE, scope))

    def children(self) -> list[Node[Island]]:
        return [DAHAN_DAMAGE]


class DahanStrength(Amount[Island]):
    def of(self, s: Island, f: Frame) -> int:
        return STRENGTH[DAHAN] * f.scope.named("dahan").size


EXPLORE_LAND: Final = ExploreLand()
BUILD_LAND: Final = BuildLand()
RAVAGE_LAND: Final = RavageLand()
HURT_LAND: Final = HurtLand()
HURT_DAHAN: Final = HurtDahan()
STRIKE_BACK: Final = StrikeBack()
DAHAN_DAMAGE: Final = Damage(DahanStrength())
# One single land is one Action. [SI-ACTION-02]
IN_LAND: Final[dict[int, Action[Island]]] = {
    RAVAGE: Action(RAVAGE_LAND),
    BUILD: Action(BUILD_LAND),
    EXPLORE: Action(EXPLORE_LAND),
}


# -- for each card --------------------------------------------------------------------------------------------------


class Invade(Verb):
    """One kind of Invader action for every card on its space, the one that came first going first; in each land that
    qualifies, in the order the players like. [SI-INVADER-08, SI-INVADER-09, SI-INVADER-10, SI-INVADER-19]

    Whether a land qualifies is looked at when the lands are determined, and again when its turn comes.

    got: the lands still to come. held: how many cards are done.
    """

    def __init__(self, action: int, space: int) -> None:
        self.action: Final = action
        self.space: Final = space

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            done = f.held if f.held >= 0 else 0
            cards = s.spaces[self.space]
            if done < len(cards):
                todo = tuple([(place, 0, 0) for place in self.lands(s, cards[done])])
                s.push(Frame(self, f.scope, -1, done + 1))
                s.push(Frame(self, f.scope, 0, done, Result(todo, len(todo))))
                if self.action == EXPLORE and todo and s.hooks >> EXPLORE_BEGINS & 1:
                    scope = f.scope.naming(THAT, Result(todo, len(todo)))
                    react(s, Frame(self, scope), EXPLORE_BEGINS, NOTHING)
            return
        lands = [thing[0] for thing in f.got.things if self.qualifies(s, thing[0])]  # SI-RAVAGE-21
        if not lands:
            return
        if self.action != RAVAGE and not s.hooks >> LAND_ORDER & 1:
            for place in reversed(lands):  # the order changes nothing
                s.push(Frame(IN_LAND[self.action], self.scope(place)))
            return
        now = f.having(Result(tuple([(place, 0, 0) for place in lands]), len(lands)))
        self.ask(s, now, lands)

    def scope(self, place: int) -> Scope:
        return Scope(-1, place=place, mode=self.action)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = tuple([thing for thing in f.got.things if thing[0] != option])
        if rest:
            s.push(f.having(Result(rest, len(rest))))
        s.push(Frame(IN_LAND[self.action], self.scope(option)))

    def lands(self, s: Island, card: int) -> list[int]:
        return [place for place in shown(s, card) if self.qualifies(s, place)]

    def qualifies(self, s: Island, place: int) -> bool:
        """Ravage and Build need an Invader, Ravage one that takes part; Explore needs a source. [SI-RAVAGE-01,
        SI-RAVAGE-02, SI-BUILD-01, SI-BUILD-02]
        """
        if self.action == EXPLORE:
            return has_source(s, place)
        if self.action == RAVAGE:
            return in_ravage(s, s.asking(place, mode=RAVAGE), INVADERS) > 0
        if s.invaders(place):
            return True
        if s.hooks >> BUILDS_EMPTY & 1:
            return bool(fitting(s, s.asking(place, mode=BUILD), BUILDS_EMPTY, COUNTS))
        return False

    def notation(self, s: Island, f: Frame, option: int) -> str:
        word = {RAVAGE: "ravage", BUILD: "build", EXPLORE: "explore"}[self.action]
        return f"{word} {s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[self.action]]


class Reveal(Node[Island]):
    """Turn up the top Invader card for Explore; with none left the game is lost. [SI-EXPLORE-01, SI-LOSS-05]"""

    def run(self, s: Island, f: Frame) -> None:
        if not s.invader_deck:
            if not s.lost:
                s.lost = TIME_OUT
            s.judge()
            return
        if card_of(s.invader_deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.invader_deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.invader_deck[0]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.invader_deck[0]) == UNSEEN:
            settle(s.pools, s.invader_deck, 0, outcome, 0)
        s.invader_deck.pop(0)
        s.spaces[EXPLORE_SPACE].append(outcome)
        s.marks |= SHOWN
        s.tell("revealed", (outcome,))
        if s.hooks >> REVEALED & 1:
            react(s, Frame(self, Scope(-1, card=outcome)), REVEALED, number(outcome))
        if CARDS[outcome].escalates and s.rules.escalation is not None:  # SI-ADVERSARY-07 SI-ADVERSARY-09
            s.tell("escalation", ())
            s.push(Frame(s.rules.escalation, Scope(-1, mode=ADVERSARY)))

    def outcome_notation(self, s: Island, f: Frame, outcome: int) -> str:
        return f"invader {CARDS[outcome].id}"


class Advance(Node[Island]):
    """Every face-up card moves one space to the left, all at once. [SI-INVADER-14, SI-INVADER-15, SI-INVADER-16]"""

    def run(self, s: Island, f: Frame) -> None:
        spaces = s.spaces
        if s.rules.has_tile(s):
            s.invader_discard.extend(spaces[IMMIGRATION])
            spaces[IMMIGRATION] = spaces[RAVAGE_SPACE]
        else:
            s.invader_discard.extend(spaces[RAVAGE_SPACE])
        spaces[RAVAGE_SPACE] = spaces[BUILD_SPACE]
        spaces[BUILD_SPACE] = spaces[EXPLORE_SPACE]
        spaces[EXPLORE_SPACE] = []
        s.rules.after_advance(s)


RAVAGE_STEP: Final = Invade(RAVAGE, RAVAGE_SPACE)
BUILD_STEP: Final = Invade(BUILD, BUILD_SPACE)
EXPLORE_STEP: Final = Invade(EXPLORE, EXPLORE_SPACE)
IMMIGRATION_STEP: Final = Invade(BUILD, IMMIGRATION)
REVEAL: Final = Reveal()
ADVANCE: Final = Advance()
CLEAR_STAGE: Final = 2  # of a card that removes England's extra Build space
