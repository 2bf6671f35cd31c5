"""A card that is being played: what is paid, what leaves the city, then it is placed and acts. [ED-PLAY-05]"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import ENTERS, PLAYS, SPENDS_TOKENS
from tidewood.games.everdell.fields import CARD, FLAG, NUMBER
from tidewood.games.everdell.on_cards import OCCUPIED_ON
from tidewood.games.everdell.pieces import (
    CARD_PLAYED,
    CITY,
    FARM_STACK,
    HAND,
    KINDS,
    LEGEND,
    MEADOW,
    MEADOW_SIZE,
    NO_CARD,
    PLAYED,
    SHOWN,
    TAKEN,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.city import COMING, tuck_from_city
from tidewood.games.everdell.verbs.farm_stack import TURN_UP_FARM, leave_stack
from tidewood.games.everdell.verbs.gaining import PAY_TO
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_FROM_CITY, CHOSEN_SEAT, CITY_CARDS, Seen
from tidewood.games.everdell.verbs.packing import (
    FREE,
    HOW,
    LESS,
    LESS_BY,
    PAYING,
    PAYMENT,
    PLAY,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SOURCE,
    WAY_ABILITY,
    WAY_BANNER,
    WAY_HOME,
    unpacked,
)
from tidewood.games.everdell.verbs.paying import (
    ability_of,
    fits_somewhere,
    foreign_cities,
    payments,
    price_of,
    prisoners,
    reachable,
    surcharge,
    tokens_of,
)
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import card_of
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, Worked, option, part, question
from tidewood.kernel.rows import THAT, react

# While a card is played, the frames of all its steps hold the card and the way.
PLAYED_NOW: Final = Held(PLAY)
WAY: Final = Cursor(NUMBER)
CARD_PLAYED_NOW: Final = Worked(CARD, lambda s, f, option: PLAY_CARD.of(PLAYED_NOW.of(f)))
HELPER: Final = Seen(CITY_CARDS, Worked(NUMBER, lambda s, f, option: WAY_ABILITY.of(WAY.of(f))))
TOKEN_KEPT: Final = Cursor(FLAG)  # whether the occupied token of a replaced card goes to the new one
ENTERED: Final = Cursor(NUMBER)  # the serial of the card, 0 in another city


def with_coming(scope: Scope, card: int) -> Scope:
    """What is done about a card before it lies anywhere knows which one it is."""
    return scope.naming(COMING, Result(((card, 0, 0),), 1))


class SpendTokens(Node[Valley]):
    """How many point tokens of the card with the ability are discarded: as many as still lower the cost.
    [MW-LEGEND-31]
    """

    says = option("spend-tokens", "spend {n}", number=CHOSEN, n=CHOSEN, card=HELPER)
    asks = question("spend-tokens", card=HELPER)

    def options(self, s: Valley, scope: Scope, play: int, way: int) -> list[int]:
        who, serial = scope.owner, WAY_ABILITY.of(way)
        cost = price_of(s, who, play)
        less = ability_of(s, who, serial).less
        most = min(tokens_of(s, who, serial), -(-sum(cost) // less))
        return [n for n in range(1, most + 1) if reachable(s, who, cost, less * n)]

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.chooser, self.options(s, f.scope, PLAYED_NOW.of(f), WAY.of(f)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(f.having(number(option), by=SETTLE))


class Prisoner(Node[Valley]):
    """Which critter goes under the Dungeon. [ED-CARD-12]"""

    says = option("imprison", "imprison {card}", card=CHOSEN_FROM_CITY)
    asks = question("imprison")

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        options = prisoners(s, who, WAY_ABILITY.of(WAY.of(f)))
        s.ask(f, f.scope.chooser, [x for x in options if fits_somewhere(s, who, PLAY_CARD.of(PLAYED_NOW.of(f)), x)])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(f.having(Result(((option, 0, 0),), 1), by=SETTLE))


class Settle(Node[Valley]):
    """What is paid, where there is a choice; then the card leaves where it was. [ED-PLAY-01, ED-PLAY-02, ED-PAY-03]"""

    says = option("settle", "{paid}", paid=part(PAYMENT), play=PLAYED_NOW)
    pays_nothing: ClassVar = option("settle-nothing", "nothing", play=PLAYED_NOW)
    asks = question("settle", card=CARD_PLAYED_NOW)

    def options(self, s: Valley, scope: Scope, play: int, way: int, tokens: int) -> list[int]:
        """The sums that pay for a card by one way, after so many tokens were spent on it."""
        who, how = scope.owner, PLAY_HOW.of(play)
        cost = price_of(s, who, play)
        ability = WAY_ABILITY.of(way)
        if how == FREE or WAY_HOME.of(way) or WAY_BANNER.of(way):  # occupied, or a legendary card replaces another
            cost = (0, 0, 0, surcharge(s, who, play))
            if not cost[3]:
                return [0]
            how = PAYING
        if ability:
            means = ability_of(s, who, ability)
            less = means.less * tokens if means.price == "tokens" else means.less
            return payments(s, who, cost, less, means.kinds, means.replace)
        return payments(s, who, cost, LESS_BY.of(how) if HOW.of(how) == LESS else 0, 15, False)

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.chooser, self.options(s, f.scope, PLAYED_NOW.of(f), WAY.of(f), f.got.size))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        play = PLAYED_NOW.of(f)
        card, source = PLAY_CARD.of(play), PLAY_SOURCE.of(play)
        definition = s.cards[card]
        home = WAY_HOME.of(WAY.of(f))
        paid = unpacked(option)
        for kind in range(KINDS):
            s.stock[who * KINDS + kind] -= paid[kind]
        s.tell(PLAYS, (who, card, source, home, *paid))
        if home:
            i = s.serials[who].index(home)
            s.on[who][i] = OCCUPIED_ON.change(s.on[who][i], 1)  # ED-OCCUPY-01 ED-OCCUPY-03
        if source == HAND:
            s.take_from_hand(who, card)
        elif source <= MEADOW_SIZE:
            s.meadow[source - 1] = NO_CARD
        elif source == SHOWN:
            at = len(s.shown) - 1 - s.shown[::-1].index(card)
            s.shown.pop(at)
        elif source == LEGEND:
            s.legends = [[x for x in own if card_of(x) != card] for own in s.legends]
        s.push(f.having(f.got, by=CLEAR))
        if source == FARM_STACK:
            leave_stack(s, who)  # MW-ABILITY-09
            s.push(Frame(TURN_UP_FARM, f.scope))
        if definition.pays_others and option:
            s.push(Frame(PAY_TO, with_coming(f.scope, card).in_mode(option)))
        if MEADOW <= source <= MEADOW_SIZE:
            s.push(Frame(REFILL, f.scope))  # ED-MEADOW-01
            if TAKEN in s.hooks:
                that = Result(((card, source, 1),), 1)  # 1: played, not taken into the hand
                react(s, f.scope.at(source).naming(THAT, that), TAKEN, that)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.says if option else self.pays_nothing


class Clear(Node[Valley]):
    """What must leave the city leaves before the card is placed. [ED-PLAY-05, ED-PLAY-07]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        ability = WAY_ABILITY.of(WAY.of(f))
        token = -1
        if WAY_BANNER.of(WAY.of(f)):  # MW-LEGEND-08 MW-LEGEND-09 MW-LEGEND-11
            if OCCUPIED_ON.of(s.on[who][s.serials[who].index(WAY_BANNER.of(WAY.of(f)))]):
                token = 1
            s.discard_from_city(who, WAY_BANNER.of(WAY.of(f)))
        if ability:
            price = ability_of(s, who, ability).price
            if price == "self":
                s.discard_from_city(who, ability)  # ED-CARD-10 ED-CARD-21
            elif price == "prisoner":
                tuck_from_city(s, who, f.got.things[0][0], CITY + ability)  # ED-CARD-12
            elif price == "tokens":
                s.lay_points(who, s.serials[who].index(ability), -f.got.size)  # MW-LEGEND-31
                s.tell(SPENDS_TOKENS, (who, s.city[who][s.serials[who].index(ability)], f.got.size))
        s.push(TOKEN_KEPT.put(f, token, NOTHING, by=ENTER))
        first = s.cards[PLAY_CARD.of(PLAYED_NOW.of(f))].first
        if first is not None:  # what leaves must make room for the card, where there is none [ED-PLAY-07]
            s.push(Frame(first, with_coming(f.scope, PLAY_CARD.of(PLAYED_NOW.of(f)))))
        s.result = NOTHING


class Enter(Node[Valley]):
    """The card is placed and acts; then what other own cards do about it, in the player's order. [ED-PLAY-05,
    ED-PLAY-06, ED-PLAY-08, ED-PLAY-09]
    """

    says = option("into-city", "into {who}", who=CHOSEN_SEAT)
    asks = question("into-city", card=CARD_PLAYED_NOW)

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        card = PLAY_CARD.of(PLAYED_NOW.of(f))
        definition = s.cards[card]
        if definition.into_others:
            s.ask(f, f.scope.chooser, foreign_cities(s, who, card))
            return
        lost = s.result
        serial = s.enter(who, card)
        if TOKEN_KEPT.of(f) == 1:
            s.on[who][-1] = OCCUPIED_ON.change(s.on[who][-1], 1)  # MW-LEGEND-10
        s.push(ENTERED.put(f, serial, by=AFTERWARDS))
        effect = definition.on_play if definition.produce is None else definition.produce
        if effect is not None:
            names = (("lost", lost),) if definition.first is not None else ()
            s.push(Frame(effect, Scope(who, card=serial, cause=(serial,), names=names)))  # ED-TYPE-01 ED-TYPE-02

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        card = PLAY_CARD.of(PLAYED_NOW.of(f))
        s.push(ENTERED.put(f, 0, by=AFTERWARDS))
        if option >= s.players and s.rules.opponent == "rugwort":  # ED-SOLO-15
            s.discard_shown(card)
            s.push(Frame(TAKE_FROM_HIM, f.scope))
            return
        s.enter(option, card)  # ED-CARD-16
        s.tell(ENTERS, (s.seat(option), card))


class Afterwards(Node[Valley]):
    """Triggered effects; last, what reacts to any card that was played. [ED-PLAY-06, ED-SOLO-04]"""

    def run(self, s: Valley, f: Frame) -> None:
        play = PLAYED_NOW.of(f)
        serial = ENTERED.of(f)
        result = Result(((PLAY_CARD.of(play), serial, PLAY_SOURCE.of(play)),), 1)
        if CARD_PLAYED in s.hooks:
            s.push(Frame(LAST, f.scope, got=result))
        if serial and PLAYED in s.hooks:  # ED-PLAY-09
            scope = Scope(f.scope.owner, card=serial, cause=came_with(s, serial), names=((THAT, result),))
            react(s, scope, PLAYED, result)
        s.result = result


def came_with(s: Valley, serial: int) -> tuple[int, ...]:
    """The rules of this card and of cards that came after it, such as those its own effect has played: who reacts to a
    card is settled when it is placed, so none of them does. [ED-PLAY-05, ED-PLAY-08]
    """
    return tuple([row.serial for row in s.rows if row.serial > serial])


class Last(Node[Valley]):
    """What reacts to any card that was played."""

    def run(self, s: Valley, f: Frame) -> None:
        scope = Scope(f.scope.owner, names=((THAT, f.got),))
        react(s, scope, CARD_PLAYED, f.got)


class TakeFromHim(Node[Valley]):
    """A Fool of the solo player takes a card of choice from Rugwort's city. [ED-SOLO-15]"""

    says = option("discard-from-city", "discard {card}", card=CHOSEN_FROM_CITY)
    asks = question("take-from-him")

    def run(self, s: Valley, f: Frame) -> None:
        seen: list[int] = []
        options: list[int] = []
        for i, serial in enumerate(s.serials[s.players]):
            if s.city[s.players][i] not in seen:
                seen.append(s.city[s.players][i])
                options.append(serial)
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.discard_from_city(s.players, option)


PRISONER: Final = Prisoner()
SPEND_TOKENS: Final = SpendTokens()
SETTLE: Final = Settle()
CLEAR: Final = Clear()
ENTER: Final = Enter()
AFTERWARDS: Final = Afterwards()
LAST: Final = Last()
TAKE_FROM_HIM: Final = TakeFromHim()
