"""Time: Presence that is kept as Time and spent, days that never were, lands out of time.

The Spirit's own numbers: how much Time it has, then the cards of the days that never were.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER, POWER
from tidewood.games.spirit_island.panel import SPACE_SET
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.deck_tops import is_placed
from tidewood.games.spirit_island.verbs.invaders import INVADER_CARD_DRAWN
from tidewood.games.spirit_island.verbs.power_cards import (
    CARD,
    DRAW,
    DRAWING,
    FORGET,
    FROM_DECK,
    KEEP_CARD,
    deck_of,
    draw_power,
    drawn_card,
    forgets_for,
    gain,
)
from tidewood.games.spirit_island.verbs.powers import (
    ALL_LEVELS,
    INNATE,
    LEVEL_NUMBERS,
    MAJOR,
    MINOR,
    NO_LEVELS,
    SLOW,
    Power,
    begin_use,
    is_face_down,
    power_of,
)
from tidewood.games.spirit_island.verbs.presence import (
    FROM_ISLAND,
    FROM_LAND,
    FROM_TRACK,
    SPACE,
    SPACE_GIVES,
    TRACK_OF,
    take_presence,
)
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import NO, YES
from tidewood.kernel.core import REAL_TABLE, REVEALED, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Worked, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.rows import THAT

LEFT: Final = Cursor(NUMBER)


def time_of(s: Island, who: int) -> int:
    return s.own[who][0] if s.own[who] else 0


class GainTime(Verb):
    """Put up to so many Presence aside as Time, from a track or from the island."""

    stops = option("no-time", "stop")
    asks = question("gain-time", left=LEFT)

    def __init__(self, n: int = 1, up_to: bool = False) -> None:
        self.n: Final = n
        self.up_to: Final = up_to

    def sources(self, s: Island, who: int) -> list[int]:
        on_island = [FROM_ISLAND + place for place in s.places_of(who)]
        return [*s.rules.panels[who].can_uncover(s.uncovered[who]), *on_island]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.sources(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        left = self.n if LEFT.of(f) < 0 else LEFT.of(f)
        sources = self.sources(s, f.scope.chooser)
        if left and sources:
            self.ask(s, LEFT.put(f, left), [*sources, STOP] if self.up_to else sources)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        if option == STOP:
            return
        s.push(LEFT.put(f, LEFT.of(f) - 1))
        s.own[who][0] += 1
        s.tell(events.TIME_GAINED, (who, s.own[who][0]))
        take_presence(s, who, option)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.stops if option == STOP else FROM_LAND if option >= FROM_ISLAND else FROM_TRACK


class SpendTime(Verb):
    """Spend so much Time: each returns to a presence track, or is destroyed if there is no place for it."""

    says = option(
        "presence-to-track", "to {track}", refs=("space:{space}",), track=TRACK_OF, space=SPACE, gives=SPACE_GIVES
    )
    asks = question("spend-time", left=LEFT)

    def __init__(self, n: int = 1, per_player: bool = False, per_use: bool = False) -> None:
        self.n: Final = n
        self.per_player: Final = per_player
        self.per_use: Final = per_use  # for each time the Power was used before this turn

    def needed(self, s: Island, scope: Scope, running: bool) -> int:
        if self.per_use:
            return max(s.used[scope.owner].count(scope.card) - (1 if running else 0), 0)
        return self.n * (s.players if self.per_player else 1)

    def can(self, s: Island, scope: Scope) -> bool:
        return time_of(s, scope.owner) >= self.needed(s, scope, False)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        left = self.needed(s, f.scope, True) if LEFT.of(f) < 0 else LEFT.of(f)
        left = min(left, time_of(s, who))
        if not left:
            return
        spaces = free_spaces(s, who)
        if spaces:
            self.ask(s, LEFT.put(f, left), spaces)
        else:
            s.own[who][0] -= 1
            s.destroyed[who] += 1
            s.push(LEFT.put(f, left - 1))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.own[who][0] -= 1
        s.uncovered[who] = SPACE_SET.minus(s.uncovered[who], option)
        s.tell(events.TIME_SPENT, (who, s.own[who][0]))
        s.push(LEFT.put(f, LEFT.of(f) - 1))


def free_spaces(s: Island, who: int) -> list[int]:
    """The last uncovered space of each track, where one was uncovered. [SI-PRESENCE-15]"""
    spirit = s.rules.panels[who]
    open_ = SPACE_SET.members(s.uncovered[who])
    inner = {spirit.spaces[i].before for i in open_}
    return [i for i in open_ if not spirit.spaces[i].start and i not in inner]


# -- days that never were


class DealDays(Node[Island]):
    """At the beginning: Minor and Major Powers lie aside, more of them for one or two players; on a single board 1
    Time.
    """

    falls = option("draw", "draw {card}", card=Worked(POWER, drawn_card))

    def __init__(self) -> None:
        self.time: Final = GainTime()

    def run(self, s: Island, f: Frame) -> None:
        each = 6 if s.players <= 2 else 4
        dealt = max(LEFT.of(f), 0)
        if dealt < 2 * each:
            deck = MINOR if dealt < each else MAJOR
            draw_power(s, DRAWING.put(LEFT.frame(self, f.scope, dealt), FROM_DECK.put(deck)), deck)
        elif len(s.map.boards) == 1:
            s.push(f.run_by(self.time))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        deck = s.minor_deck if deck_of(f) == MINOR else s.major_deck
        if card_of(deck[0]) == UNSEEN:
            settle(s.pools, deck, 0, outcome, 0)
        deck.pop(0)
        s.own[f.scope.owner].append(drawn_card(s, f, outcome))
        s.tell(events.DREW, (f.scope.owner, drawn_card(s, f, outcome)))
        s.push(LEFT.put(f, max(LEFT.of(f), 0) + 1))

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return DRAW

    def children(self) -> list[Node[Island]]:
        return [self.time]


class GainDay(Verb):
    """Gain one of the days that never were; a Major Power costs a forgotten card. [SI-GAIN-05]"""

    says = KEEP_CARD
    asks = question("gain-day")

    def can(self, s: Island, scope: Scope) -> bool:
        return len(s.own[scope.chooser]) > 1

    def run(self, s: Island, f: Frame) -> None:
        days = s.own[f.scope.chooser][1:]
        if days:
            self.ask(s, f, sorted(days))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        days = s.own[who][1:]
        days.remove(option)
        s.own[who] = [s.own[who][0], *days]
        gain(s, who, option)
        if forgets_for(s, option):
            s.push(Frame(FORGET, f.scope))

    def children(self) -> list[Node[Island]]:
        return [FORGET]


class KeepDay(Verb):
    """A card that was drawn and not kept may join the days that never were."""

    says = option("card", "day {card}", card=CARD)
    stops = option("no-card", "stop")
    asks = question("keep-day")

    def run(self, s: Island, f: Frame) -> None:
        left = [card for card, _, to in f.scope.named(THAT).things if to == -1]
        there = sorted([card for card in left if card in s.minor_discard or card in s.major_discard])
        if there:
            self.ask(s, f, [*there, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            (s.minor_discard if option in s.minor_discard else s.major_discard).remove(option)
            s.own[f.scope.owner].append(option)


# -- innates


USED: Final = part(POWER, bits=12)
LEVELS: Final = part(LEVEL_NUMBERS, bits=8, above=USED)  # as if with fewer elements; none: as it is
USE_SLOW: Final = option("use", "use {card}", card=USED)
USE_WITHOUT: Final = option("use-without", "use {card} 0", card=USED)
USE_LEVELS: Final = option("use-levels", "use {card} {levels}", card=USED, levels=LEVELS)


class UseSlowNow(Verb):
    """Use one Slow Power now, if one likes, as if with fewer elements if one likes that. [SI-INNATE-07]"""

    stops = option("no-card", "stop")
    asks = question("use-slow-now", by_card=True)

    def powers(self, s: Island, who: int) -> list[Power]:
        every = [index for index in [*s.play[who], *s.rules.innates[who]] if index not in s.used[who]]
        own = [power_of(index) for index in every if not is_face_down(s, who, index)]
        slow = [power for power in own if power.speed == SLOW and (power.kind != INNATE or power.is_met(s, who))]
        return [power for power in slow if power.target.targets(s, who)]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.powers(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        powers = self.powers(s, f.scope.chooser)
        if powers:
            self.ask(s, f, [*[way for power in powers for way in self.ways(s, f.scope.chooser, power)], STOP])

    def ways(self, s: Island, who: int, power: Power) -> list[int]:
        """The Power with all it has elements for, then as if with fewer."""
        fewer = [NO_LEVELS] if power.kind != INNATE and power.can_do_less(s, who) else []
        lower = power.sets(s, who)[1:] if power.kind == INNATE else fewer
        return [USED.put(power.index) | LEVELS.put(levels) for levels in (ALL_LEVELS, *lower)]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        who = f.scope.chooser
        power, levels = power_of(USED.of(option)), LEVELS.of(option)
        s.used[who].append(power.index)
        begin_use(s, power, who, levels or (power.sets(s, who)[0] if power.kind == INNATE else ALL_LEVELS))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if option == STOP:
            return self.stops
        if not LEVELS.of(option):
            return USE_SLOW
        return USE_LEVELS if power_of(USED.of(option)).kind == INNATE else USE_WITHOUT


DECKS: Final = (option("invader-deck", "invader deck"), option("event-deck", "event deck"))


class LookAt(Verb):
    """Look at the top card of the Invader deck; put it back and shuffle the top two, or with `bottom` put it at the
    bottom if one likes, unless its place was set before the game.
    """

    falls = INVADER_CARD_DRAWN
    asks = question("look-ahead.bottom", by_card=True)
    drawn: ClassVar = question("invader-card")
    told = events.LOOKED

    def __init__(self, bottom: bool) -> None:
        self.bottom: Final = bottom

    def pile(self, s: Island) -> list[int]:
        return s.invader_deck

    def run(self, s: Island, f: Frame) -> None:
        top = self.pile(s)[0]
        if card_of(top) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(top)])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(top))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        pile = self.pile(s)
        if card_of(pile[0]) == UNSEEN:
            settle(s.pools, pile, 0, outcome, PLAYER_SET.first(s.players))
        s.marks |= REVEALED
        s.tell(self.told, (outcome,))
        if self.bottom and not self.is_placed(s):
            self.ask(s, f, [1, 0])
        else:
            shuffle_two(s, pile)

    def is_placed(self, s: Island) -> bool:
        """Whether the set-up has put the top card in its place."""
        return is_placed(s, 0)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        pile = self.pile(s)
        if option:
            pile.append(pile.pop(0))
        else:
            shuffle_two(s, pile)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.falls if s.asks_chance else YES if option else NO

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return self.drawn if s.asks_chance else self.asks


class LookAtEvent(LookAt):
    """The same with the Event deck."""

    falls = option(
        "event-card", "event {card}", card=part(Written("card", lambda s, card: s.rules.event_cards[card].id))
    )
    drawn: ClassVar = question("event-card")
    told = events.LOOKED_AT_EVENT

    def pile(self, s: Island) -> list[int]:
        return s.event_deck

    def is_placed(self, s: Island) -> bool:
        return card_of(s.event_deck[0]) in [card for card, _ in s.rules.planted]


class LookAhead(Verb):
    """Look at the top card of the Invader or the Event deck."""

    asks = question("look-ahead.which", by_card=True)

    def __init__(self, bottom: bool = False) -> None:
        self.bottom: Final = bottom
        self.looks: Final = [LookAt(bottom), LookAtEvent(bottom)]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(s.invader_deck or s.event_deck)

    def run(self, s: Island, f: Frame) -> None:
        decks = [i for i, look in enumerate(self.looks) if look.pile(s)]
        if decks:
            self.ask(s, f, decks)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.run_by(self.looks[option]))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return DECKS[option]

    def children(self) -> list[Node[Island]]:
        return list(self.looks)


def shuffle_two(s: Island, pile: list[int]) -> None:
    """The top two cards of a pile change places, or not; nobody knows, unless their backs tell them apart."""
    if len(pile) < 2:
        return
    first, second = pile[:2]
    if s.mode != REAL_TABLE and pool_of(first) == pool_of(second):
        first, second = slot(pool_of(first), card_of(first)), slot(pool_of(second), card_of(second))
    pile[:2] = [second, first] if s.rolled([0, 1], [1, 1]) else [first, second]
