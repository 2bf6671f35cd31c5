"""Steps of plan cards that lay web tiles one by one and take them away. [PH-WEB-01]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.happenings import WEB_LAID, WEB_LAID_ON_CARD
from tidewood.games.everdell.phantomia.verbs.arrow import EXCLUSIVE, forest_fields
from tidewood.games.everdell.phantomia.verbs.modules import lay_web
from tidewood.games.everdell.pieces import CITY, EVENTS
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import (
    Verb,
)
from tidewood.games.everdell.verbs.naming import CHOSEN_PLACE
from tidewood.games.everdell.verbs.workers import (
    place_number,
)
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declare import option, question
from tidewood.kernel.rows import THAT


def web_on(s: Valley, place: int) -> None:
    webs = s.webs[:]
    lay_web(s, webs, place)
    s.webs = webs


class WebsHere(Amount[Valley]):
    """Web tiles on the place a worker goes to. [PH-PLAN-08]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return s.webs[scope.place] if 0 <= scope.place < len(s.webs) else 0


class LayOne(Verb):
    """One web tile on a place of the human's choice."""

    says = option("place", "web {place}", place=CHOSEN_PLACE)
    asks = question("lay-web", by_card=True)

    def options(self, s: Valley) -> list[int]:
        raise NotImplementedError

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s)
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        web_on(s, option)
        s.tell(WEB_LAID, (option, s.events[option - EVENTS] if option >= EVENTS else place_number(s, option)))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s))


class WebLocation(LayOne):
    """An exclusive basic location or a forest location with neither worker nor web tile. [PH-PLAN-12]"""

    def options(self, s: Valley) -> list[int]:
        return [place for place in (*EXCLUSIVE, *forest_fields(s)) if not s.there[place] and not s.webs[place]]


class WebSpecial(LayOne):
    """A special event without a worker that nobody has, of those with the fewest web tiles. [PH-PLAN-08]"""

    def options(self, s: Valley) -> list[int]:
        found = [
            EVENTS + i
            for i, owner in enumerate(s.event_owner)
            if owner < 0 and not s.there[EVENTS + i] and not EVENT_CARDS[s.events[i]].basic
        ]
        fewest = min([s.webs[place] for place in found], default=0)
        return [place for place in found if s.webs[place] == fewest]


class WebBasics(Verb):
    """One web tile on each basic event that is still to be had. [PH-PLAN-08]"""

    def run(self, s: Valley, f: Frame) -> None:
        for i, owner in enumerate(s.event_owner):
            if owner < 0 and not s.there[EVENTS + i] and EVENT_CARDS[s.events[i]].basic:
                web_on(s, EVENTS + i)
                s.tell(WEB_LAID, (EVENTS + i, s.events[i]))


class Unweb(Verb):
    """The web tiles of an event leave it when it is achieved. [PH-PLAN-08]"""

    def run(self, s: Valley, f: Frame) -> None:
        s.webs = [0 if place == f.scope.place else n for place, n in enumerate(s.webs)]


class WebIt(Verb):
    """A web tile on the card just played: it is not activated any more. [PH-PLAN-16]"""

    def run(self, s: Valley, f: Frame) -> None:
        things = f.scope.named(THAT).things
        city, i = s.find(things[0][1]) if things else (-1, -1)
        if city >= 0:
            web_on(s, CITY + things[0][1])
            s.tell(WEB_LAID_ON_CARD, (s.city[city][i],))
