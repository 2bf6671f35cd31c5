"""Ward the Shores: patterns of power in every Coastal land keep the Invaders away for good."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import NUMBER as NUMBER_FIELD
from tidewood.games.spirit_island.fields import POWER
from tidewood.games.spirit_island.hooks import (
    ACT_FAST,
    ACT_SLOW,
    ACT_SPIRIT,
    ALL_FAST,
    ALL_SLOW,
    ANY_SPEED,
    BLIGHT_CAME,
    DEFEND,
    EXPLORED,
    FACE_DOWN,
    FEAR_GOES_ROUND,
)
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.pieces import TOWNS
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.scenarios.markers import HasMarker, TakeMarkers, marked, put_marker
from tidewood.games.spirit_island.state import EXPLORE_SPACE, PLAYING, Island
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.verbs.powers import power_of, quick_rights
from tidewood.games.spirit_island.verbs.targets import TARGET_LAND, LandTarget
from tidewood.games.spirit_island.verbs.verb import Allowed, Verb
from tidewood.games.spirit_island.view import Closed, Why
from tidewood.games.spirit_island.words import AFTER, COUNTS, MAY, NUMBER, add, rule, then
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node, Row, Scope
from tidewood.kernel.declare import Worked, option, part, question
from tidewood.kernel.rows import THIS_TURN, Action, lay, lift, use

PATTERN_DEFENDS: Final = 3
EACH: Final = 2  # Energy for each Blight, Town and City
FROM_TERROR: Final = 2  # from this Terror Level on, patterns win
LAST_STAGE: Final = 3
OWN_SACRED_SITE: Final = LandTarget(0, sacred=True)


class Defends(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        return PATTERN_DEFENDS


PATTERN: Final = rule("warding-pattern", NUMBER, DEFEND, n=Defends())
FACE_DOWN_CARD: Final = rule("warding-card", COUNTS, FACE_DOWN)


def price(s: Island, place: int) -> int:
    """What a pattern costs in a land."""
    return EACH * (s.blight(place) + s.buildings(place))


class Ward(Verb):
    """Pay for the Blight, Towns and Cities of a Sacred Site, to add a Warding Pattern there."""

    says = option(
        "ward",
        "ward {land}",
        refs=("land:{land}",),
        land=TARGET_LAND,
        n=Worked(NUMBER_FIELD, lambda s, f, option: price(s, TARGET_LAND.of(option))),
    )
    asks = question("ward")

    def lands(self, s: Island, who: int) -> list[int]:
        lands = [place for place in OWN_SACRED_SITE.targets(s, who) if place < s.map.size]
        return [place for place in lands if price(s, place) <= s.energy[who]]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.lands(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, self.lands(s, f.scope.chooser))

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "no-energy" if place in OWN_SACRED_SITE.targets(s, f.scope.chooser) else "no-sacred-site"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who, place = f.scope.chooser, TARGET_LAND.of(option)
        n = price(s, place)
        s.energy[who] -= n
        if n:
            s.tell(events.PAID, (who, n))
        put_marker(s, PATTERN, place)
        for row in s.rows:  # once a turn, in either phase
            if row.rule in (WARDING, WARDING_FAST) and row.owner == who:
                lift(s, row.serial)


def speed_right(s: Island, who: int) -> Row | None:
    """The right to use one Power as if it were of the other speed."""
    return next((row for row in s.rows if row.rule.hook == ANY_SPEED and row.owner == who), None)


def has_quick_right(s: Island, who: int) -> bool:
    """Whether a right to use Slow Powers as if they were Fast is left for the card that lies face down."""
    cards = [power_of(row.value) for row in s.rows if row.rule is FACE_DOWN_CARD and row.owner == who]
    return any([quick_rights(s, who, card) > s.quick[who] for card in cards])


class CanWard(Allowed):
    """Warding is a Slow Power, but every right to use such a Power as if it were Fast counts for it, too."""

    def __init__(self, fast: bool = False) -> None:
        self.fast: Final = fast

    def holds(self, s: Island, scope: Scope) -> bool:
        return WARD.can(s, scope) and self.is_time(s, scope.chooser)

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        if not self.is_time(s, scope.chooser):
            return "is-slow" if self.fast else "is-fast"
        return "no-energy" if OWN_SACRED_SITE.targets(s, scope.chooser) else "no-target"

    def is_time(self, s: Island, who: int) -> bool:
        if ALL_SLOW in s.hooks and any([row.rule.hook == ALL_SLOW and row.owner == who for row in s.rows]):
            return not self.fast
        if ALL_FAST in s.hooks or not self.fast:
            return self.fast == (ALL_FAST in s.hooks)
        return has_quick_right(s, who) or speed_right(s, who) is not None


class SpendRight(Node[Island]):
    """Warding in the Fast phase uses up a right, unless every Power is Fast."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        row = speed_right(s, who)
        if ALL_FAST in s.hooks:
            return
        if has_quick_right(s, who):
            s.quick[who] += 1
        elif row is not None:
            use(s, row)


WARD: Final = Ward()
WARDING: Final = rule("warding-used", MAY, ACT_SLOW, Action(DoneBy(BY_SCENARIO, WARD)), condition=CanWard())
WARDING_FAST: Final = rule(
    "warding-used-fast", MAY, ACT_FAST, Action(DoneBy(BY_SCENARIO, then(SpendRight(), WARD))), condition=CanWard(True)
)


class PlayFaceDown(Verb):
    """Once a turn, play a Power Card face down for a card play: it costs nothing, has no elements, and is used as a
    Slow Power that wards.
    """

    says = option("face-down", "ward with {card}", card=part(POWER))
    asks = question("face-down")

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.owner
        if s.done[who] != PLAYING or s.plays[who] <= 0 or not s.hand[who]:
            return False
        return not any([row.rule is FACE_DOWN_CARD and row.owner == who for row in s.rows])

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        who = scope.owner
        if s.done[who] != PLAYING:
            return "grow-first"
        return "used-up" if any([row.rule is FACE_DOWN_CARD and row.owner == who for row in s.rows]) else "no-plays"

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, [*s.hand[f.scope.owner]])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.plays[who] -= 1
        s.hand[who].remove(option)
        s.play[who] = sorted([*s.play[who], option])
        lay(s, FACE_DOWN_CARD, who, until=THIS_TURN, value=option)
        lay(s, WARDING, who, until=THIS_TURN, uses=1)
        lay(s, WARDING_FAST, who, until=THIS_TURN, uses=1)
        s.tell(events.FACE_DOWN, (who, option))


class LastStage(Condition[Island]):
    """An Invader card of stage III is explored."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([CARDS[card].stage == LAST_STAGE for card in s.spaces[EXPLORE_SPACE]])


class ShoresWarded(Condition[Island]):
    """From Terror Level II on: there is a Warding Pattern in every Coastal land."""

    def holds(self, s: Island, scope: Scope) -> bool:
        coast = [place for place in s.map.coast if not s.is_absent(place)]
        return s.terror >= FROM_TERROR and marked(s, PATTERN).issuperset(coast)


SCENARIO: Final = Challenge(
    "ward-the-shores", DIFFICULTY["ward-the-shores"],
    fear_rest=True,
    rules=[
        rule("fear-cards-go-round", COUNTS, FEAR_GOES_ROUND),
        rule(
            "patterns-destroyed", AFTER, BLIGHT_CAME, TakeMarkers(PATTERN), condition=HasMarker(PATTERN), part=True
        ),
        rule("stage-iii-surge", AFTER, EXPLORED, add(1, TOWNS), condition=LastStage(), part=True),
    ],
    spirit_rules=[rule("warding", MAY, ACT_SPIRIT, PlayFaceDown())],
    also_wins=ShoresWarded(),
    no_fear_victory=True,
)  # fmt: skip
