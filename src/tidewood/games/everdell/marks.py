"""What a seat could do with the cards in sight if it were its turn now, and how far everybody is with the events.

Worked out by the very functions that a turn asks, for whoever looks at a table: the position holds nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Any, Final

from tidewood.games.everdell.card import Card
from tidewood.games.everdell.fields import MEADOW_SET
from tidewood.games.everdell.marks_die import die_rows
from tidewood.games.everdell.marks_needs import needs
from tidewood.games.everdell.marks_prevent import prevention
from tidewood.games.everdell.marks_sort import sorting
from tidewood.games.everdell.marks_tolls import Tolls
from tidewood.games.everdell.marks_view import (
    Choice,
    EverdellMarks,
    Mark,
    PlaceMark,
    Sum,
    Toll,
    Way,
    Why,
)
from tidewood.games.everdell.marks_worth import Worth
from tidewood.games.everdell.pieces import (
    CARD_PLAYED,
    FARM_STACK,
    HAND,
    KINDS,
    LEGEND,
    LEGENDARY,
    MEADOW,
    MEADOW_SIZE,
    NO_CARD,
    RESOURCES,
    SHOWN,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.drawing import base_of
from tidewood.games.everdell.verbs.entering import ENTER, PLAYED_NOW, PRISONER, SETTLE, SPEND_TOKENS, WAY
from tidewood.games.everdell.verbs.gaining import PAY_TO, recipients
from tidewood.games.everdell.verbs.meadow import UNKNOWN, takeable
from tidewood.games.everdell.verbs.naming import player_name, serial_ref
from tidewood.games.everdell.verbs.packing import (
    PAYING,
    PLAY,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SOURCE,
    WAY_ABILITY,
    WAY_BANNER,
    WAY_HOME,
    to_play,
    unpacked,
)
from tidewood.games.everdell.verbs.paying import (
    ability_of,
    fits_somewhere,
    foreign_cities,
    helpers,
    plain_ways,
    price_of,
    prisoners,
    surcharge,
    ways,
    ways_priced,
)
from tidewood.games.everdell.verbs.playable import out_of_reach
from tidewood.games.everdell.verbs.playing import PLAY_ONE, Play
from tidewood.games.everdell.verbs.tolls import Price, way_tolls
from tidewood.kernel.core import Frame, Node, Result, Scope, number
from tidewood.kernel.decks import card_of


def marks(s: Valley, who: int, paths: Mapping[Node[Any], str]) -> EverdellMarks:
    """What a player would be offered; a spectator, who has no number, only sees how far all are with the events."""
    plays: dict[str, Mark] = {}
    places: dict[str, PlaceMark] = {}
    if 0 <= who < s.players and not (s.over or s.passed[who] or s.rules.helper):
        seat = Plays(s, who, paths)
        plays, places = seat.marked(), seat.tolls.places()
    found: EverdellMarks = {"plays": plays, "places": places, "needs": needs(s)}
    if rows := die_rows(s, who):
        found["die"] = rows
    if ways_to_prevent := prevention(s, who, paths):
        found["prevent"] = ways_to_prevent
    if cards := sorting(s, who):
        found["sort"] = cards
    return found


class Plays:
    """The cards that one player could play."""

    def __init__(self, s: Valley, who: int, paths: Mapping[Node[Any], str]) -> None:
        self.s: Final = s
        self.who: Final = who
        self.tolls: Final = Tolls(s, who, paths)
        self.stock: Final = s.stock[who * KINDS : who * KINDS + KINDS]
        self.takeable: Final = takeable(s, who)
        self.helping: Final = helpers(s, who)
        # Alike for all cards, so said once.
        self.refs: Final[dict[int, str]] = {}
        self.said: Final[dict[int, str]] = {}
        self.sums: Final[dict[int, tuple[int, int, int, int]]] = {}
        self.paid: Final[dict[int, str]] = {}
        self.cells: Final[dict[int, tuple[list[int], list[Choice]]]] = {}
        self.roomy: Final = s.spaces_used(who) < s.spaces(who)
        self.replaced: Final = [s.cards[card].banner for card in s.city[who]]  # no further one of these [MW-LEGEND-15]
        self.worths: Final[list[Worth]] = []

    def marked(self) -> dict[str, Mark]:
        return {PLAY.ref(self.s, play): self.mark(play) for play in self.plays()}

    @property
    def worth(self) -> Worth:
        """Worked out when the first card turns out to be playable."""
        if not self.worths:
            self.worths.append(Worth(self.s, self.who))
        return self.worths[0]

    def plays(self) -> list[int]:
        """What is asked about now if a card lets this player play one, else what a turn would ask about."""
        s, who = self.s, self.who
        choice = s.choice
        if choice is not None and choice.who == who and isinstance(choice.frame.node, Play):
            return self.plays_of(choice.frame.node, choice.frame.scope)
        found = [to_play(card, HAND) for card in s.hand_cards(who)]
        found += self.in_meadow(PAYING)
        found += self.in_legends(PAYING)
        return found if s.farm_top == NO_CARD else [*found, to_play(s.farm_top, FARM_STACK)]

    def plays_of(self, node: Play, scope: Scope) -> list[int]:
        """The cards that an effect is about."""
        s, how = self.s, node.how
        fits = s.rules.fitting(node.what)
        if not node.name:
            found = [to_play(card, HAND, how) for card in s.hand_cards(self.who)] if node.hand else []
            found += self.in_meadow(how) if node.meadow else []
            found += self.in_legends(how) if node.hand and s.rules.legend_discount == "all" else []
        elif node.drawn:
            drawn = {thing[0] for thing in scope.named(node.name).things}
            found = [to_play(card, HAND, how) for card in sorted(drawn.intersection(s.hand_cards(self.who)))]
        else:
            base = base_of(scope, node.name)
            found = [to_play(card, SHOWN, how) for card in sorted(set(s.shown[base:]))] if base >= 0 else []
        return [play for play in found if PLAY_CARD.of(play) in fits]

    def in_meadow(self, how: int) -> list[int]:
        cards = enumerate(self.s.meadow)
        return [to_play(card, MEADOW + i, how) for i, card in cards if card not in (NO_CARD, UNKNOWN)]

    def in_legends(self, how: int) -> list[int]:
        return [to_play(card, LEGEND, how) for card in sorted([card_of(x) for x in self.s.legends[self.who]])]

    # -- one card

    def mark(self, play: int) -> Mark:
        s, who = self.s, self.who
        price = price_of(s, who, play)
        found: Mark = {"ok": False, "price": as_sum(price)}
        more = surcharge(s, who, play)
        if more:
            found["more"] = {"berry": more}
        lacks = {RESOURCES[kind]: n - self.stock[kind] for kind, n in enumerate(price) if n > self.stock[kind]}
        if lacks and not PLAY_HOW.of(play):
            found["lacks"] = lacks
        first: list[Price] = []
        of_taking: list[Toll] = []
        if self.tolls.on_cards:
            first = self.tolls.first(play)
            of_taking = self.tolls.of_taking(play)
            tolls = [*[self.tolls.told(one) for one in first], *of_taking, *self.tolls.later(play, CARD_PLAYED)]
            if tolls:
                found["tolls"] = tolls
        source = PLAY_SOURCE.of(play)
        if MEADOW <= source <= MEADOW_SIZE and source not in self.takeable:
            found["why"], found["rule"] = self.barring(source, bool(of_taking))
            return found
        open_ways = [] if lacks and out_of_reach(s, who, play) else ways(s, who, play, self.helping)
        if open_ways and all([one.can_be_paid(s) for one in first]):
            found["ok"] = True
            self.worth.lay(play)
            found["ways"] = self.ways(play, open_ways, first)
            brings = self.worth.brings()
            if brings:
                found["brings"] = brings
        else:
            found["why"], found["rule"] = self.why_not(play, bool(open_ways))
        return found

    def why_not(self, play: int, has_ways: bool) -> tuple[Why, str]:
        """The first thing in the way, and the rule that puts it there."""
        s, who = self.s, self.who
        card = s.cards[PLAY_CARD.of(play)]
        if has_ways or (ways_priced(s) and plain_ways(s, who, play)):
            return "toll", "PH-LIST-06"
        if not self.fits(card):
            if card.into_others:
                return "space", "ED-CARD-16"
            if s.barred_twin(who, card.number):
                unique = card.number in s.city[who] and card.rarity != LEGENDARY
                return "twin", "ED-PLAY-03" if unique else "MW-LEGEND-15"
            return "space", "ED-PLAY-07" if card.first is not None else "ED-CITY-01"
        return "cost", "ED-PLAY-01"

    def fits(self, card: Card) -> bool:
        """Whether the card has a place to go to; most ask for nothing but a space."""
        s, who = self.s, self.who
        if card.easy and self.roomy and card.number not in s.city[who] and card.id not in self.replaced:
            return True
        return fits_somewhere(s, who, card.number)

    def barring(self, place: int, priced: bool) -> tuple[Why, str]:
        """Why a card of the Meadow may not be taken."""
        if MEADOW_SET.has(self.s.warded, place):
            return "barred", "ED-SOLO-10"
        return ("toll", "PH-CHARACTER-04") if priced else ("barred", "PH-CHARACTER-14")

    # -- ways

    def told(self, way: int) -> Way:
        found: Way = {"pay": [], "answers": []}
        if WAY_ABILITY.of(way):
            found["by"] = self.ref(WAY_ABILITY.of(way))
        if WAY_HOME.of(way):
            found["occupy"] = self.ref(WAY_HOME.of(way))
        if WAY_BANNER.of(way):
            found["replace"] = self.ref(WAY_BANNER.of(way))
        return found

    def ref(self, serial: int) -> str:
        if serial not in self.refs:
            self.refs[serial] = serial_ref(self.s, serial)
        return self.refs[serial]

    def answer(self, frame: Frame, way: int) -> str:
        """A way in notation, which names cards of the city only."""
        if way not in self.said:
            self.said[way] = PLAY_ONE.notation(self.s, frame, way)
        return self.said[way]

    def ways(self, play: int, open_ways: list[int], first: list[Price]) -> list[Way]:
        s = self.s
        asked = PLAYED_NOW.frame(PLAY_ONE, Scope(self.who), play)
        begun = [f"play {PLAY.write(s, play)}"]
        found: list[Way] = []
        for way in open_ways:
            tolls = [(1, toll) for toll in reversed(first)]  # the last one is asked first
            if ways_priced(s):
                tolls += [(2, toll) for toll in reversed(way_tolls(s, self.who, play, way))]
            # Where a toll is paid first, what is still asked depends on it: then every step is named.
            named = len(open_ways) > 1 or bool(tolls)
            answers = [*begun, self.answer(asked, way)] if named else begun
            ability = WAY_ABILITY.of(way)
            price = ability_of(s, self.who, ability).price if ability else ""
            if price == "tokens":
                found += self.by_tokens(WAY.put(asked, way, by=SPEND_TOKENS), answers, tolls)
            elif price == "prisoner":
                found += self.by_prisoner(WAY.put(asked, way, by=PRISONER), answers, tolls)
            else:
                leaves = ability if price == "self" else WAY_BANNER.of(way)
                found += self.settled(WAY.put(asked, way, by=SETTLE), answers, tolls, leaves)
        return found

    def by_tokens(self, f: Frame, answers: list[str], tolls: list[tuple[int, Price]]) -> list[Way]:
        s = self.s
        spent = SPEND_TOKENS.options(s, f.scope, PLAYED_NOW.of(f), WAY.of(f))
        found: list[Way] = []
        for n in spent:
            more = [*answers, SPEND_TOKENS.notation(s, f, n)] if len(spent) > 1 or tolls else answers
            for told in self.settled(f.having(number(n), by=SETTLE), more, tolls, tokens=n):
                told["tokens"] = n
                found.append(told)
        return found

    def by_prisoner(self, f: Frame, answers: list[str], tolls: list[tuple[int, Price]]) -> list[Way]:
        s, who = self.s, self.who
        dungeon, card = WAY_ABILITY.of(WAY.of(f)), PLAY_CARD.of(PLAYED_NOW.of(f))
        if dungeon not in self.cells:
            cells = prisoners(s, who, dungeon)
            self.cells[dungeon] = (
                cells, [{"ref": self.ref(x), "answer": PRISONER.notation(s, f, x)} for x in cells]
            )  # fmt: skip
        cells, offered = self.cells[dungeon]
        if not self.fits(s.cards[card]):  # then only some make room for it
            fit = [fits_somewhere(s, who, card, x) for x in cells]
            offered, cells = list(compress(offered, fit)), list(compress(cells, fit))
        more = [*answers, offered[0]["answer"]] if len(offered) > 1 or tolls else answers
        settle = f.having(Result(((cells[0], 0, 0),), 1), by=SETTLE)
        found = self.settled(settle, more, tolls, leaves=cells[0])
        for told in found:
            told["choices"] = [offered, *told.get("choices", [])]
        return found

    def settled(
        self,
        frame: Frame,
        answers: list[str],
        tolls: list[tuple[int, Price]],
        leaves: int = 0,
        tokens: int = 0,
    ) -> list[Way]:
        """The way with what can be paid, the suggested sum first. None where no sum leaves enough for the tolls."""
        s = self.s
        play, way = PLAYED_NOW.of(frame), WAY.of(frame)
        sums = SETTLE.options(s, frame.scope, play, way, tokens)
        asked = len(sums) > 1 or bool(tolls)
        if len(sums) > 1:
            sums.sort(key=self.thrift)
        told = self.told(way)
        if tolls:
            sums = [paid for paid in sums if self.tolls.leaves_enough([toll for _, toll in tolls], self.sum(paid))]
            if not sums:
                return []
            told["tolls"] = [self.tolls.with_way(toll, sums, at) for at, toll in tolls]
        pay = [self.sum(paid) for paid in sums]
        after = self.asked_after(play, sums)
        if after:
            told["choices"] = after
        more = [offered[0]["answer"] for offered in after]
        told["pay"] = [as_sum(paid) for paid in pay]
        score = self.worth.scores(pay, leaves, WAY_ABILITY.of(way), tokens, bool(tolls))
        if score:
            told["score"] = score
        if leaves:
            told["leaves"] = self.ref(leaves)
        card: Card = s.cards[PLAY_CARD.of(play)]
        if not card.into_others and card.first is None:
            told["spaces"] = s.spaces_used(self.who, leaves or -1, card.number)
        chosen = [[self.payment(frame, paid)] if asked else [] for paid in sums]
        told["answers"] = [[*answers, *one, *more] for one in chosen]
        return [told]

    def sum(self, paid: int) -> tuple[int, int, int, int]:
        if paid not in self.sums:
            self.sums[paid] = unpacked(paid)
        return self.sums[paid]

    def payment(self, frame: Frame, paid: int) -> str:
        """A sum in notation."""
        if paid not in self.paid:
            self.paid[paid] = SETTLE.notation(self.s, frame, paid)
        return self.paid[paid]

    def thrift(self, paid: int) -> tuple[int, int]:
        """The payment that leaves the most kinds of resource comes first, then the one that leaves the most of the
        scarcest.
        """
        left = [self.stock[kind] - n for kind, n in enumerate(self.sum(paid))]
        kept = [n for n in left if n]
        return -len(kept), -min(kept, default=0)

    def asked_after(self, play: int, sums: list[int]) -> list[list[Choice]]:
        """What is asked right after paying, unless something is revealed before: who is paid, whose city it enters."""
        s, who = self.s, self.who
        card: Card = s.cards[PLAY_CARD.of(play)]
        if not (card.pays_others or card.into_others) or PLAY_SOURCE.of(play) != HAND:
            return []
        found: list[list[Choice]] = []
        if card.pays_others and all(sums):
            found.append(self.seats(PAY_TO, recipients(s, who)))
        if card.into_others:
            found.append(self.seats(ENTER, foreign_cities(s, who, card.number)))
        return [offered for offered in found if len(offered) > 1]

    def seats(self, node: Node[Valley], seats: list[int]) -> list[Choice]:
        s, frame = self.s, Frame(node, Scope(self.who))
        return [{"ref": f"player:{player_name(s, x)}", "answer": node.notation(s, frame, x)} for x in seats]


def as_sum(amounts: tuple[int, ...] | list[int]) -> Sum:
    return {RESOURCES[kind]: n for kind, n in enumerate(amounts) if n}
