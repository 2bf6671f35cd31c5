"""A card that is being played: what is paid, what leaves the city, then it is placed and acts. [ED-PLAY-05]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import ENTERS, PLAYS, SPENDS_TOKENS
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
    OCCUPIED,
    PLAYED,
    RESOURCES,
    SHOWN,
    TAKEN,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.city import COMING, tuck_from_city
from tidewood.games.everdell.verbs.common import player_name, serial_name, serial_ref
from tidewood.games.everdell.verbs.farm_stack import TURN_UP_FARM, leave_stack
from tidewood.games.everdell.verbs.gaining import PAY_TO
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.games.everdell.verbs.packing import (
    FREE,
    LESS,
    LESS_BY,
    OCCUPY,
    PAYING,
    ability_in,
    banner_in,
    card_in,
    home_in,
    how_in,
    source_in,
    unpacked,
)
from tidewood.games.everdell.verbs.paying import (
    ability_of,
    fits_somewhere,
    foreign_cities,
    payments,
    price_of,
    prisoners,
    surcharge,
    tokens_of,
)
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import card_of
from tidewood.kernel.rows import react


class SpendTokens(Node[Valley]):
    """How many point tokens of the card with the ability are discarded: as many as still lower the cost.
    [MW-LEGEND-31]
    """

    def options(self, s: Valley, f: Frame) -> list[int]:
        who = f.scope.owner
        serial = ability_in(f.cursor)
        cost = price_of(s, who, f.held)
        less = ability_of(s, who, serial).less
        most = min(tokens_of(s, who, serial), -(-sum(cost) // less))
        return [n for n in range(1, most + 1) if payments(s, who, cost, less * n, 15, False)]

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.chooser, self.options(s, f))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(Frame(SETTLE, f.scope, f.cursor, f.held, number(option)))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"spend {option}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [serial_ref(s, ability_in(f.cursor))]


class Prisoner(Node[Valley]):
    """Which critter goes under the Dungeon. [ED-CARD-12]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        options = prisoners(s, who, ability_in(f.cursor))
        s.ask(f, f.scope.chooser, [x for x in options if fits_somewhere(s, who, card_in(f.held), x)])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(Frame(SETTLE, f.scope, f.cursor, f.held, Result(((option, 0, 0),), 1)))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"imprison {serial_name(s, option, f.scope.owner)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [serial_ref(s, option)]


class Settle(Node[Valley]):
    """What is paid, where there is a choice; then the card leaves where it was. [ED-PLAY-01, ED-PLAY-02, ED-PAY-03]"""

    def options(self, s: Valley, f: Frame) -> list[int]:
        who, how = f.scope.owner, how_in(f.held)
        cost = price_of(s, who, f.held)
        ability = ability_in(f.cursor)
        if how == FREE or f.cursor >> OCCUPY:  # occupied, or a legendary card replaces another
            cost = (0, 0, 0, surcharge(s, who, f.held))
            if not cost[3]:
                return [0]
            how = PAYING
        if ability:
            means = ability_of(s, who, ability)
            less = means.less * f.got.size if means.price == "tokens" else means.less
            return payments(s, who, cost, less, means.kinds, means.replace)
        return payments(s, who, cost, how >> LESS_BY if how & LESS else 0, 15, False)

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.chooser, self.options(s, f))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        play = f.held
        card, source = card_in(play), source_in(play)
        definition = s.cards[card]
        home = home_in(f.cursor)
        paid = unpacked(option)
        for kind in range(KINDS):
            s.stock[who * KINDS + kind] -= paid[kind]
        s.tell(PLAYS, (who, card, source, home, *paid))
        if home:
            s.on[who][s.serials[who].index(home)] |= OCCUPIED  # ED-OCCUPY-01 ED-OCCUPY-03
        if source == HAND:
            s.take_from_hand(who, card)
        elif source <= MEADOW_SIZE:
            s.meadow[source - 1] = NO_CARD
        elif source == SHOWN:
            at = len(s.shown) - 1 - s.shown[::-1].index(card)
            s.shown.pop(at)
        elif source == LEGEND:
            s.legends = [[x for x in own if card_of(x) != card] for own in s.legends]
        s.push(Frame(CLEAR, f.scope, f.cursor, play, f.got))
        if source == FARM_STACK:
            leave_stack(s, who)  # MW-ABILITY-09
            s.push(Frame(TURN_UP_FARM, f.scope))
        if definition.pays_others and option:
            s.push(Frame(PAY_TO, f.scope.in_mode(option)))
        if MEADOW <= source <= MEADOW_SIZE:
            s.push(Frame(REFILL, f.scope))  # ED-MEADOW-01
            if s.hooks >> TAKEN & 1:
                that = Result(((card, source, 1),), 1)  # 1: played, not taken into the hand
                react(s, Frame(self, f.scope.at(source).naming("that", that)), TAKEN, that)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        paid = unpacked(option)
        return " ".join([f"{n} {RESOURCES[kind]}" for kind, n in enumerate(paid) if n]) or "nothing"


class Clear(Node[Valley]):
    """What must leave the city leaves before the card is placed. [ED-PLAY-05, ED-PLAY-07]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        ability = ability_in(f.cursor)
        token = -1
        if banner_in(f.cursor):  # MW-LEGEND-08 MW-LEGEND-09 MW-LEGEND-11
            if s.on[who][s.serials[who].index(banner_in(f.cursor))] & OCCUPIED:
                token = OCCUPIED
            s.discard_from_city(who, banner_in(f.cursor))
        if ability:
            price = ability_of(s, who, ability).price
            if price == "self":
                s.discard_from_city(who, ability)  # ED-CARD-10 ED-CARD-21
            elif price == "prisoner":
                tuck_from_city(s, who, f.got.things[0][0], CITY + ability)  # ED-CARD-12
            elif price == "tokens":
                s.lay_points(who, s.serials[who].index(ability), -f.got.size)  # MW-LEGEND-31
                s.tell(SPENDS_TOKENS, (who, s.city[who][s.serials[who].index(ability)], f.got.size))
        s.push(Frame(ENTER, f.scope, token, f.held))
        first = s.cards[card_in(f.held)].first
        if first is not None:  # what leaves must make room for the card, where there is none [ED-PLAY-07]
            s.push(Frame(first, f.scope.naming(COMING, Result(((card_in(f.held), 0, 0),), 1))))
        s.result = NOTHING


class Enter(Node[Valley]):
    """The card is placed and acts; then what other own cards do about it, in the player's order. [ED-PLAY-05,
    ED-PLAY-06, ED-PLAY-08, ED-PLAY-09]
    """

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        card = card_in(f.held)
        definition = s.cards[card]
        if definition.into_others:
            s.ask(f, f.scope.chooser, foreign_cities(s, who, card))
            return
        lost = s.result
        serial = s.enter(who, card)
        if f.cursor == OCCUPIED:
            s.on[who][-1] |= OCCUPIED  # MW-LEGEND-10
        s.push(Frame(AFTERWARDS, f.scope, serial, f.held))
        effect = definition.on_play if definition.produce is None else definition.produce
        if effect is not None:
            names = (("lost", lost),) if definition.first is not None else ()
            s.push(Frame(effect, Scope(who, card=serial, cause=(serial,), names=names)))  # ED-TYPE-01 ED-TYPE-02

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        card = card_in(f.held)
        s.push(Frame(AFTERWARDS, f.scope, 0, f.held))
        if option >= s.players and s.rules.opponent == "rugwort":  # ED-SOLO-15
            s.discard_shown(card)
            s.push(Frame(TAKE_FROM_HIM, f.scope))
            return
        s.enter(option, card)  # ED-CARD-16
        s.tell(ENTERS, (s.seat(option), card))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"into {player_name(s, option)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"player:{player_name(s, option)}"]


class Afterwards(Node[Valley]):
    """Triggered effects; last, what reacts to any card that was played. [ED-PLAY-06, ED-SOLO-04]"""

    def run(self, s: Valley, f: Frame) -> None:
        play = f.held
        serial = f.cursor
        result = Result(((card_in(play), serial, source_in(play)),), 1)
        if s.hooks >> CARD_PLAYED & 1:
            s.push(Frame(LAST, f.scope, got=result))
        if serial and s.hooks >> PLAYED & 1:  # ED-PLAY-09
            own = tuple([row.serial for row in s.rows if row.value == serial])  # ED-PLAY-08
            scope = Scope(f.scope.owner, card=serial, cause=own, names=(("that", result),))
            react(s, Frame(self, scope), PLAYED, result)
        s.result = result


class Last(Node[Valley]):
    """What reacts to any card that was played."""

    def run(self, s: Valley, f: Frame) -> None:
        scope = Scope(f.scope.owner, names=(("that", f.got),))
        react(s, Frame(self, scope), CARD_PLAYED, f.got)


class TakeFromHim(Node[Valley]):
    """A Fool of the solo player takes a card of choice from Rugwort's city. [ED-SOLO-15]"""

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

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"discard {serial_name(s, option, f.scope.owner)}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [serial_ref(s, option)]


PRISONER: Final = Prisoner()
SPEND_TOKENS: Final = SpendTokens()
SETTLE: Final = Settle()
CLEAR: Final = Clear()
ENTER: Final = Enter()
AFTERWARDS: Final = Afterwards()
LAST: Final = Last()
TAKE_FROM_HIM: Final = TakeFromHim()
