"""The Ravages of the coming Invader Phase: what each does, and how certain that is beside all others."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.forecast.playing import Run, direct, place_of, town_bringers
from tidewood.games.spirit_island.hooks import (
    DEFEND,
    FEAR_REACHES,
    RAVAGE,
    RAVAGE_DAMAGE,
    RAVAGES,
)
from tidewood.games.spirit_island.pieces import DAHAN, EXPLORER, PIECES, TOWN, MortalPiece
from tidewood.games.spirit_island.registry import (
    BEYOND,
    BY_BLIGHT,
    BY_TOWNS_NEXT_TO_IT,
    COMES_TO_DAHAN,
    COSTS_PRESENCE,
    LETS_ESCAPE,
    NO_LAND,
    UNKNOWN,
    WITHOUT_FEAR,
)
from tidewood.games.spirit_island.rounds.events import FIRST_TURN
from tidewood.games.spirit_island.rounds.time_passes import TimePasses
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import BLIGHT_POOL, RAVAGE_SPACE, VICTORY, Island
from tidewood.games.spirit_island.verbs.dreams import CLEAR_DREAMS
from tidewood.games.spirit_island.verbs.fear import FEAR_STEP
from tidewood.games.spirit_island.verbs.invaders import (
    IN_LAND,
    RAVAGE_STEP,
    still_to_ravage,
)
from tidewood.games.spirit_island.verbs.ravage import dealt_by_kinds, with_rules
from tidewood.games.spirit_island.view import (
    RavageToCome,
)
from tidewood.kernel.combine import TABLE, Labelled
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.rows import ACTION_CLOSES, CANNOT, THIS_ACTION, THIS_TURN, Row, expire, fitting

BEFORE: Final = ("spirit", "fast")
PRELUDE: Final = ("invaders.blight", "invaders.event", "invaders.fear", "invaders.immigration")
RAVAGING: Final = "invaders.ravage"
BEHIND: Final = ("slow", "time")
SOON: Final = 2  # Fear cards before an Invader card among them
NEARLY_NONE: Final = 6  # Fear cards: more are never earned in one phase
TIME_PASSES: Final = TimePasses()
BEFORE_RAVAGES: Final = frozenset([*BEFORE, *BEHIND, "invaders.blight", "invaders.event"])


def beyond(row: Row) -> int:
    """What a rule in force does to other lands than that of a Ravage."""
    return BEYOND.get(row.rule.id, UNKNOWN)


class Ravage(NamedTuple):
    """One Ravage by itself, as it would be now."""

    place: int
    shown: RavageToCome
    run: Run


def is_event_to_come(s: Island, turn: int) -> bool:
    """Whether an Event card, which nobody knows, comes before the Ravages of this turn. [SI-EVENT-01, SI-EVENT-02]"""
    return bool(s.rules.event_cards) and turn > FIRST_TURN and s.phase in BEFORE_RAVAGES


class Ravages:
    """The coming Invader Phase up to its Ravages."""

    def __init__(self, s: Island) -> None:
        self.s: Final = s
        self.turn: Final = s.turn + (1 if s.phase in BEHIND else 0)
        start = Run(s)
        c = start.c
        within = s.phase == RAVAGING
        lands = [place for place in still_to_ravage(s) if RAVAGE_STEP.qualifies(s, place)] if within else None
        # A Fear card, a Blight card or a Ravage that is not finished may still change whatever comes.
        amid = within and (s.choice is None or s.choice.frame.node is not RAVAGE_STEP)
        self.event: Final = is_event_to_come(s, self.turn)
        self.unsettled: Final = amid or s.phase in PRELUDE or self.event
        c.stack, c.choice, c.ledgers = [], None, ()
        expire(c, THIS_ACTION)
        start.play(Frame(CLEAR_DREAMS, TABLE))
        if s.phase in BEHIND:
            start.play(Frame(TIME_PASSES, TABLE))
            expire(c, THIS_TURN)
        parts = rules_of(s).foreseen.parts
        self.steps: Final = {part.label: part.part for part in parts if isinstance(part, Labelled)}
        fear = self.steps["invaders.fear"]
        self.fear: Final = len(s.earned) if s.phase != RAVAGING and fear is FEAR_STEP else 0
        # Whether no card that nobody knows comes before the Ravages: it may bring or stop any of them.
        self.settled: Final = not self.fear and not self.unsettled
        self.shaky = False  # Presence may be lost before the Ravages
        self.rights: Final[set[int]] = set()  # lands where a Spirit may have stopped a Build by then
        self.built: Final[dict[int, list[int]]] = {}
        if not within:
            c = self.prelude(c)
        c.sink = None
        self.base: Final = c
        self.read: Final = c.copy()  # numbers are read here: some rules are used up by that
        last = c.terror >= VICTORY - 1 and len(c.fear_deck) <= NEARLY_NONE
        ignored = (NO_LAND, COSTS_PRESENCE) if last else (NO_LAND, COSTS_PRESENCE, WITHOUT_FEAR)
        self.waiting: Final = [r for r in c.rows if r.rule.hook == ACTION_CLOSES and beyond(r) not in ignored]
        self.to_dahan: Final = all([beyond(row) == COMES_TO_DAHAN for row in self.waiting])
        self.lands: Final = lands if lands is not None else self.ravaged_lands()
        self.ravages: Final = [self.ravage(place, c, self.read) for place in dict.fromkeys(self.lands)]
        self.flips: Final = self.may_flip()
        self.reached: Final = self.cascades()
        self.struck: Final[dict[int, int]] = {}  # lands where players choose whom the Dahan strike, and how hard
        self.dirty: Final = self.changed()

    def prelude(self, c: Island) -> Island:
        """What comes before the Ravages: the Blight card, and a Build of its own."""
        after = PRELUDE.index(self.s.phase) if self.s.phase in PRELUDE else 0
        labels = [label for label in PRELUDE[after:] if label in self.steps and label != "invaders.event"]
        if self.fear:
            labels.remove("invaders.fear")
        run = Run(c)
        done = run.play(*[Frame(self.steps[label], TABLE) for label in labels])
        if done.asked or done.loses_presence or done.chance or done.optional:
            self.shaky = True
            run = Run(c)
            if "invaders.immigration" in labels:
                run.play(Frame(self.steps["invaders.immigration"], TABLE))
        self.rights.update(done.optional)
        for site, kind in run.told(events.BUILT, "land", "piece"):
            self.built.setdefault(place_of(self.s, site), []).append(kind)
        return run.c

    def ravaged_lands(self) -> list[int]:
        """Lands of the cards with Invaders that take part, in order; also those that are skipped."""
        c = self.base
        return [place for card in c.spaces[RAVAGE_SPACE] for place in RAVAGE_STEP.lands(c, card)]

    # -- Ravage

    def ravage(self, place: int, c: Island, read: Island) -> Ravage:
        scope = Scope(-1, place=place, mode=RAVAGE)
        by_kinds = dealt_by_kinds(read, scope)
        dealt = {cast("MortalPiece", PIECES[kind]): n for kind, n in by_kinds if n}
        shown: RavageToCome = {
            "damage": with_rules(read, scope, by_kinds), "dealt": dealt, "defend": read.defence(place), "net": 0,
            "blight": 0, "cascade": False, "dahan_lost": 0, "strike": 0, "presence_lost": [], "sure": True,
        }  # fmt: skip
        run = Run(c, alone=True)
        rows = fitting(c, scope, RAVAGES, CANNOT) if RAVAGES in c.hooks else []
        if rows:
            return Ravage(place, {**shown, "stopped": rows[0].rule.id}, run)
        run.play(Frame(IN_LAND[RAVAGE], scope))
        site = c.site(place)
        shown["net"] = sum([n for at, n in run.told(events.RAVAGED, "land", "n") if at == site])
        shown["strike"] = run.strike
        lost = events.PRESENCE_DESTROYED
        for event in direct(run.events):
            if event.kind == events.BLIGHT_ADDED.id and events.BLIGHT_ADDED.of(event, "land") == site:
                shown["blight"] += 1
            elif event.kind == lost.id and lost.of(event, "land") == site:
                shown["presence_lost"].append(f"p{lost.of(event, 'who') + 1}")
        shown["dahan_lost"] = run.told(events.DESTROYED, "piece", "land").count([DAHAN, site])
        shown["cascade"] = [site] in run.told(events.CASCADED, "origin")
        return Ravage(place, shown, run)

    def may_flip(self) -> bool:
        """Whether the Blight card may turn over on the way, to one that does something at once."""
        s = self.base
        if not s.healthy or not s.rules.has_blight_card:
            return False
        at_once = [n and s.rules.blight_cards[i].at_once is not None for i, n in enumerate(s.pools[BLIGHT_POOL])]
        to_come = sum([ravage.shown["blight"] + 2 * ravage.shown["cascade"] for ravage in self.ravages])
        return any(at_once) and to_come >= max(s.blight_pool, 1)  # a cascade may go on

    def cascades(self) -> set[int]:
        """Lands that Blight may cascade to, whoever chooses how: from land to land where Blight is."""
        s = self.base
        origins = [ravage.place for ravage in self.ravages if ravage.shown["cascade"]]
        if not origins:
            return set()
        blighted = {p for p in s.map.lands if s.blight(p)} | {r.place for r in self.ravages if r.shown["blight"]}
        found: set[int] = set()
        edge = list(origins)
        passed: set[int] = set()
        for more in range(len(origins)):  # each cascade may end in a land where the next one goes on
            edge = edge if more == 0 else [place for place in found if place not in passed]
            while edge:
                here = edge.pop()
                if here in passed:
                    continue
                passed.add(here)
                for near in s.near(here):
                    found.add(near)
                    if near in blighted:
                        edge.append(near)
        return found

    def changed(self) -> set[int]:
        """Lands whose Invaders may be others than in the copy when the Ravages are over."""
        s = self.base
        found: set[int] = set(self.rights)
        every = set(s.map.lands)
        fought = {ravage.place for ravage in self.ravages if ravage.shown["strike"]}
        for ravage in self.ravages:
            place, coming, run = ravage
            if run.asked or run.optional:
                found.add(place)
            elif run.strikes_anyhow:
                self.struck[place] = run.strike
            if self.lets_escape(ravage):
                found |= {place, *s.map.near[place]}
            if self.holds(BY_BLIGHT) and coming["strike"]:  # with Blight Towns have less Health
                found.add(place)
            if run.asked:
                found |= every
            elif self.reaches(ravage):
                found |= {p for p in every if s.dahan(p)} if self.to_dahan else every
            elif self.closes(run):
                found.add(place)
            if coming["blight"] and town_bringers(s):  # a Town may come to a land without Towns and Cities
                found |= {p for p in s.near(place) if p in fought or not s.buildings(p)}
        if self.holds(BY_BLIGHT):
            found |= self.reached
        if self.turn > FIRST_TURN and rules_of(s).after["ravage"]:  # where Explorers and Towns may come
            found |= {p for p in every if s.count(p, (EXPLORER,))}
        return every if self.unsettled or self.fear or self.flips or self.is_card_near() else found

    def holds(self, what: int) -> bool:
        """Whether a rule is in force that does this to other lands."""
        return any([beyond(row) == what for row in self.base.rows])

    def is_card_near(self) -> bool:
        """Whether an Invader card among the Fear cards may come to the Build space before the Builds."""
        left = len(self.base.fear_deck)
        return any([row.rule.hook == FEAR_REACHES and left - row.value <= SOON for row in self.base.rows])

    def lets_escape(self, ravage: Ravage) -> bool:
        """Whether an Explorer that the Dahan would destroy may go to a land next to it."""
        explorers = self.base.count(ravage.place, (EXPLORER,))
        return bool(ravage.shown["strike"] and explorers and self.holds(LETS_ESCAPE))

    def loses_towns(self, ravage: Ravage) -> bool:
        """Whether Ravages next to it may do less damage since it has lost its Towns."""
        towns = self.base.count(ravage.place, (TOWN,))
        return bool(ravage.shown["strike"] and towns and self.holds(BY_TOWNS_NEXT_TO_IT))

    def closes(self, run: Run) -> bool:
        """Whether something waits for the end of this Ravage that may touch other lands."""
        lost = run.strikes_anyhow or any([event.kind == events.DESTROYED.id for event in run.events])
        return bool(self.waiting and lost)

    def reaches(self, ravage: Ravage) -> bool:
        """The same for lands beside its own. What comes to the nearest Dahan for a lost Town or City stays where the
        Dahan strike, for there are some.
        """
        if not self.closes(ravage.run):
            return False
        fell = ravage.run.told(events.DESTROYED, "piece")
        return not self.to_dahan or not (ravage.shown["strike"] or all([piece == [DAHAN] for piece in fell]))

    def needs_presence(self, ravage: Ravage) -> bool:
        """Whether the Ravage would be another one without the Presence in its land."""
        s = self.base
        if not (DEFEND in s.hooks or RAVAGE_DAMAGE in s.hooks or RAVAGES in s.hooks):
            return False
        c = s.copy()
        for who in range(s.players):
            c.add_presence(who, ravage.place, -c.present(who, ravage.place))
        without = self.ravage(ravage.place, c, c.copy()).shown
        return {**without, "presence_lost": []} != {**ravage.shown, "presence_lost": []}

    def certain(self, ravage: Ravage) -> RavageToCome:
        """The Ravage as far as it is certain beside all others, in whatever order they come."""
        s, place, shown = self.base, ravage.place, ravage.shown
        if self.fear or self.unsettled or self.flips or place in ravage.run.optional or place in self.rights:
            return {**shown, "sure": False, "open": True}
        others = [other for other in self.ravages if other.place != place]
        sure = not ravage.run.asked and self.lands.count(place) == 1
        near = [other for other in others if place in s.near(other.place)]
        if any([self.loses_towns(other) for other in near]):
            return {**shown, "sure": False, "open": True}
        if any([self.lets_escape(other) for other in near]):
            sure = False
        if town_bringers(s) and any([other.shown["blight"] for other in near]):
            sure = sure and s.buildings(place) > 0  # else a Town may come there before
        touched = bool(self.waiting) and (s.dahan(place) > 0 or not self.to_dahan)
        if touched and any([self.reaches(other) for other in others]):
            if any([row.until == THIS_TURN for row in self.waiting]):  # a Power that may strike first
                return {**shown, "sure": False, "open": True}
            sure = False
        here = place in self.reached
        present = [f"p{who + 1}" for who in range(s.players) if s.present(who, place)]
        if present and (self.shaky or here or self.falls_away()):
            if self.needs_presence(ravage):
                sure = False
            shown = {**shown, "presence_lost": []}
            if shown["blight"] or shown["dahan_lost"]:
                shown = {**shown, "may_lose": present}
        if here and shown["blight"] and not shown["cascade"]:
            shown = {**shown, "may_cascade": True}
        return {**shown, "sure": sure}

    def falls_away(self) -> bool:
        """Whether Presence may be lost beside that which Blight destroys: for Dahan that die in a Ravage."""
        follows = any([row.rule.hook == ACTION_CLOSES and beyond(row) == COSTS_PRESENCE for row in self.base.rows])
        return follows and any([ravage.shown["dahan_lost"] for ravage in self.ravages])
