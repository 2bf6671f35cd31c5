"""Second Wave: the Invaders return to the island that the Spirits of a game before have left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import Map
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import LAND, PLAYER, POWER
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, ACT_SPIRIT, BLIGHT_FLIPS, MARKER, SETUP_BLIGHT
from tidewood.games.spirit_island.hooks import POWER as BY_POWER
from tidewood.games.spirit_island.pieces import BLIGHT, CITY, DAHAN, DAHANS, EXPLORER, PIECES, TOKENS, TOWN
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import PLAYING, Island
from tidewood.games.spirit_island.verbs.event_parts import stage_of
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.powers import FAST, POWERS, Power, power_of
from tidewood.games.spirit_island.verbs.targets import LandTarget, NoTarget
from tidewood.games.spirit_island.verbs.unlocked import UNLOCKED
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed, Why
from tidewood.games.spirit_island.words import COUNTS, MAY, NUMBER, rule
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Origin, option, part, question
from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.rows import THIS_ACTION, THIS_TURN, Action, lay, lift, row_of

WRONG: Final = SetupErrors("spirit-island")
HEALTHY, BLIGHTED = "healthy", "blighted"
BLIGHT_LEFT: Final = 2  # for each board, on the island; as much on a card that returns to Healthy
MOST_DAHAN: Final = 2  # in a land
FEW_DAHAN: Final = (2, 3, 4)  # on a board, which gets one more
MANY_DAHAN: Final = 8
LAST_STAGE: Final = 3
MOST_LEVELS: Final = 6
FROM_LAND, TOWN_LAND = 6, 5
MOST_ELEMENTS: Final = 10  # of a threshold that helpers count as met
LEFT_KINDS: Final = (BLIGHT, DAHAN, *TOKENS)


def left(map: Map, texts: list[str]) -> list[tuple[int, int, int]]:
    """What the game before has left, from texts like `A2 2 dahan`: place, kind, how many."""
    found: list[tuple[int, int, int]] = []
    for text in texts:
        words = text.split()
        kinds = [kind for kind in LEFT_KINDS if words[2:] == [PIECES[kind]]]
        if len(words) != 3 or words[0] not in map.by_name or not words[1].isdigit() or not kinds:
            raise WRONG("first-left", text=repr(text), allowed=[PIECES[kind] for kind in LEFT_KINDS])
        found.append((map.by_name[words[0]], kinds[0], int(words[1])))
    for kind in (BLIGHT, *TOKENS):
        most = len(map.boards) * (BLIGHT_LEFT if kind == BLIGHT else 1)
        n = sum([n for _, other, n in found if other == kind])
        if n > most:
            raise WRONG("first-left-many", piece=PIECES[kind], n=n, most=most)
    return found


def lay_pieces(s: Island) -> None:
    """What the first game has left; printed Invaders nearer to the coast, and more Towns. Without a first game, printed
    Blight and Dahan stand for what it has left.
    """
    setup = s.rules.setup
    for id in setup["first_help"]:
        lay(s, HELPER, -1, value=next(power.index for power in POWERS if power.id == id))
    remains = left(s.map, setup["first_left"])
    for place, kind, n in remains:
        s.add(place, kind, n)
    shift = max(TOWN_LAND - setup["wave"], 0)
    for lands in s.map.lands_of:
        for place in lands:
            nearer = place - shift if s.map.number[place] >= FROM_LAND else place
            for kind, n in s.map.printed[place]:
                if kind in (EXPLORER, TOWN, CITY):
                    s.add(nearer, kind, n)
                elif not remains and kind in (BLIGHT, DAHAN):
                    s.add(place, kind, n)
        for i in range(setup["wave"] - 1):
            s.add(lands[max(TOWN_LAND - 1 - i, 0)], TOWN)


def blight_left(s: Island) -> int:
    """The Blight that the first game has left on the island, or that printed Blight stands for."""
    remains = left(s.map, s.rules.setup["first_left"])
    printed = [(kind, n) for place in s.map.lands for kind, n in s.map.printed[place]]
    return sum([n for kind, n in ([(kind, n) for _, kind, n in remains] or printed) if kind == BLIGHT])


class PushSurplus(Verb):
    """Of 3 or more Dahan in a land, one is pushed, until there are 2 or fewer. Only to lands with room, if there are
    any: else they would go to and fro.
    """

    says = to_land("push dahan {origin}→{land}", origin=Origin(LAND))
    asks = question("push-surplus", origin=Origin(LAND))

    def run(self, s: Island, f: Frame) -> None:
        crowded = [place for place in s.map.lands if s.dahan(place) > MOST_DAHAN]
        for place in crowded:
            near = [land for land in s.map.near[place] if s.dahan(land) < MOST_DAHAN]
            if near:
                self.ask(s, Frame(self, f.scope.from_origin(place)), near)
                return

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "not-first" if place in s.map.near[f.scope.origin] else "not-adjacent"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(self, f.scope))
        s.push(MOVE_PIECE.frame(f.scope.at(option), s.pieces(f.scope.origin, DAHANS)[0]))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


class CountDahan(Node[Island]):
    """Boards with few Dahan get one more; boards with many lose some. And the Blight card of the game before."""

    def run(self, s: Island, f: Frame) -> None:
        setup = s.rules.setup
        if setup["first_game"] == BLIGHTED:
            by_adversary = s.total((BLIGHT,)) - blight_left(s)
            s.blight_pool = BLIGHT_LEFT * len(s.map.boards) - by_adversary
        if not setup["first_left"]:
            return
        for lands in s.map.lands_of:
            there = [place for place in lands if s.dahan(place)]
            if sum([s.dahan(place) for place in there]) in FEW_DAHAN:
                s.add(there[0], DAHAN)
                s.tell(events.ADDED, (DAHAN, s.site(there[0]), 1))
            while sum([s.dahan(place) for place in lands]) > MANY_DAHAN:
                place = max(lands, key=s.dahan)
                s.take(place, s.pieces(place, DAHANS)[0])
                s.tell(events.REMOVED, (DAHAN, s.site(place)))


class BlightAside(Amount[Island]):
    """The Blight that was set aside, in place of what the card says; where none was, what it says."""

    def of(self, s: Island, scope: Scope) -> int:
        aside: int = s.rules.setup["first_blight"]
        return aside - s.rules.blight_cards[s.blight_card].per_player * s.players if aside else 0


# -- help by the first Spirits


HELPER: Final = rule("first-help-card", COUNTS, MARKER)


def helpers(s: Island) -> list[int]:
    """The cards that can still help."""
    return [row.value for row in s.rows if row.rule is HELPER]


class CallForHelp(Verb):
    """From stage III on: a card that a first Spirit has set aside is played, for nothing, and used once."""

    says = option("call-for-help", "help by {card}", card=part(POWER))
    asks = question("call-for-help")

    def can(self, s: Island, scope: Scope) -> bool:
        return stage_of(s) >= LAST_STAGE and s.done[scope.owner] == PLAYING and bool(helpers(s))

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        if not helpers(s):
            return "used-up"
        return "too-early" if stage_of(s) < LAST_STAGE else "grow-first"

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, helpers(s))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        lift(s, next(row.serial for row in s.rows if row.rule is HELPER and row.value == option))
        made = HELP_FAST if power_of(option).speed == FAST else HELP_SLOW
        lay(s, made, f.scope.owner, until=THIS_TURN, value=option)
        s.tell(events.PLAYED, (f.scope.owner, option))


HELP_LAND: Final = to_land("{land}")
HELP_SPIRIT: Final = option("help-spirit", "to {who}", refs=("player:{who}",), who=part(PLAYER))


class UseHelp(Verb):
    """The card is used on any land, with all thresholds that need no more than 10 elements."""

    asks = question("use-help")

    def power(self, s: Island, scope: Scope) -> Power | None:
        row = row_of(s, scope.cause[-1]) if scope.cause else None
        return None if row is None else power_of(row.value)

    def targets(self, s: Island, scope: Scope, power: Power) -> list[int]:
        target = power.target
        if isinstance(target, LandTarget):
            return [place for place in s.lands(BY_POWER) if target.land.fits(s, place, scope)]
        return [scope.owner] if isinstance(target, NoTarget) else target.targets(s, scope.owner)

    def run(self, s: Island, f: Frame) -> None:
        power = self.power(s, f.scope)
        options = [] if power is None else self.targets(s, f.scope, power)
        if options:
            self.ask(s, f, options)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        power = self.power(s, f.scope)
        return HELP_LAND if power is not None and isinstance(power.target, LandTarget) else HELP_SPIRIT

    def answer(self, s: Island, f: Frame, option: int) -> None:
        power = self.power(s, f.scope)
        assert power is not None
        who = f.scope.owner
        lift(s, f.scope.cause[-1])
        if all([sum(needs) <= MOST_ELEMENTS for needs in power.needs]):
            lay(s, UNLOCKED, who, until=THIS_ACTION, value=power.index)
        if isinstance(power.target, LandTarget):
            s.tell(events.USED, (power.index, who, s.site(option)))
            s.push(Frame(power.body, Scope(who, place=option, card=power.index, mode=BY_POWER)))
        else:
            s.tell(events.USED_ON, (power.index, who, option))
            s.push(Frame(power.body, Scope(who, card=power.index, eyes=option, mode=BY_POWER)))


class HasTarget(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        cards = [row.value for row in s.rows if row.rule in (HELP_FAST, HELP_SLOW) and row.owner == scope.chooser]
        return any([USE_HELP.targets(s, Scope(scope.chooser, mode=BY_POWER), power_of(card)) for card in cards])


USE_HELP: Final = UseHelp()
HELP_FAST: Final = rule("first-help-fast", MAY, ACT_FAST, Action(USE_HELP), condition=HasTarget())
HELP_SLOW: Final = rule("first-help-slow", MAY, ACT_SLOW, Action(USE_HELP), condition=HasTarget())


def levels_more(setup: Mapping[str, Any]) -> int:
    """A healthy island draws a stronger adversary."""
    return int(
        setup["first_game"] == HEALTHY and setup["adversary"] is not None and setup["adversary_level"] < MOST_LEVELS
    )


SCENARIO: Final = Challenge(
    "second-wave", DIFFICULTY["second-wave"],
    lay_pieces=lay_pieces,
    levels_more=levels_more,
    setup=[PushSurplus(), CountDahan()],
    rules=[
        rule("blight-set-aside", NUMBER, BLIGHT_FLIPS, n=BlightAside()),
        rule("blight-of-the-adversary", COUNTS, SETUP_BLIGHT),
    ],
    spirit_rules=[rule("first-help", MAY, ACT_SPIRIT, CallForHelp())],
)  # fmt: skip
