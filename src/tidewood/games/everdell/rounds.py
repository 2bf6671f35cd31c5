"""The game as data: the set-up, then turns until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell import rugwort
from tidewood.games.everdell.card import CARDS, TERMS
from tidewood.games.everdell.cards import SETS
from tidewood.games.everdell.events import BEGINS, PASSES, SEASON_BEGINS, TURN_BEGINS
from tidewood.games.everdell.fields import NUMBER
from tidewood.games.everdell.mistwood.dealing import BEGIN_ABILITIES, CHOOSE_ABILITIES, DEAL_LEGENDS
from tidewood.games.everdell.mistwood.dealing import STEPS as MISTWOOD_STEPS
from tidewood.games.everdell.on_cards import USED_ON
from tidewood.games.everdell.opponent import NOTHING_TO_DO, OPPONENTS
from tidewood.games.everdell.phantomia import opponent as phantomia
from tidewood.games.everdell.phantomia.cards import SETS as PHANTOMIA_CARDS
from tidewood.games.everdell.phantomia.verbs import remembering
from tidewood.games.everdell.pieces import (
    AUTUMN,
    ENDING,
    KINDS,
    NO_CARD,
    PREPARED,
    PREPARING,
    SEASON_BEGUN,
    SPECIAL_EVENTS,
    STARTING_HANDS,
    SUMMER,
    TURN_ENDED,
)
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.scoring import COUNT
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.activating import PRODUCE
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.entering import PLAYED_NOW
from tidewood.games.everdell.verbs.meadow import RECALL_CARDS, REFILL, DrawMeadow
from tidewood.games.everdell.verbs.naming import CHOSEN_EVENT, CHOSEN_LOCATION, CHOSEN_SEAT, PLACES, SEAT, Seen
from tidewood.games.everdell.verbs.packing import PLAY as PLAYS
from tidewood.games.everdell.verbs.playable import plays, plays_beside
from tidewood.games.everdell.verbs.playing import PLAY_ONE
from tidewood.games.everdell.verbs.playing import STEPS as PLAY_STEPS
from tidewood.games.everdell.verbs.workers import STEPS as WORKER_STEPS
from tidewood.games.everdell.verbs.workers import VISIT, open_places
from tidewood.kernel.amounts import Amount, Flat, UpTo
from tidewood.kernel.combine import TABLE, Forever, Labelled, Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Owner, Worked, option, part, question
from tidewood.kernel.rows import THIS_TURN, Rule, expire, react

assert SETS and PHANTOMIA_CARDS
PLACE: Final = 0  # kinds of actions
PLAY: Final = 1
PREPARE: Final = 2
PASS: Final = 3
ACTION: Final = part(NUMBER, bits=3)  # an option of a turn: which action, and with what
WITH: Final = part(NUMBER, above=ACTION)


# -- set-up


class LayForest(Node[Valley]):
    """Forest cards are laid out at random, three or four. [ED-SETUP-01, ED-SETUP-02]"""

    falls = option("place", "forest {place}", place=CHOSEN_LOCATION)
    asks = question("lay-forest", n=Worked(NUMBER, lambda s, f, option: len(s.forest) + 1))

    def run(self, s: Valley, f: Frame) -> None:
        if len(s.forest) < s.rules.forests:
            left = [
                location.number
                for location in LOCATIONS
                if location.kind == "forest" and location.number not in s.forest
            ]
            s.chance(f, left, [1] * len(left))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.forest.append(outcome)
        s.push(f)


class LayEvents(Node[Valley]):
    """All basic events and four special ones at random. [ED-SETUP-03, ED-SETUP-04]"""

    falls = option("event", "event {event}", event=CHOSEN_EVENT)
    asks = question("lay-events")

    def run(self, s: Valley, f: Frame) -> None:
        basic = [event.number for event in EVENT_CARDS if event.basic]
        if not s.events:
            for number in basic:
                add_event(s, number)
        if len(s.events) < len(basic) + SPECIAL_EVENTS:
            special = [e for e in EVENT_CARDS if not e.basic and e.number not in s.events]
            left = [e.number for e in special if s.rules.opponent != PHANTOMIA or not e.among_people]
            self.offer(s, f, left)

    def offer(self, s: Valley, f: Frame, left: list[int]) -> None:
        s.chance(f, left, [1] * len(left))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        add_event(s, outcome)
        s.push(f)


def add_event(s: Valley, number: int) -> None:
    s.events.append(number)
    s.event_owner.append(-1)
    s.event_goods += [0] * KINDS


class StartPlayer(Node[Valley]):
    """The first player is chosen freely: by the set-up, or at random, unless an ability says who it is. [ED-SETUP-11,
    MW-ABILITY-08, MW-ABILITY-10]
    """

    falls = option("start", "start {who}", who=CHOSEN_SEAT)
    asks = question("start")

    def run(self, s: Valley, f: Frame) -> None:
        chosen = s.rules.start_player
        first = [who for who, number in enumerate(s.ability) if TERMS[number].begins]
        last = s.last_by_ability()
        if first:
            self.fell(s, f, first[0])
        elif last >= 0:
            self.fell(s, f, (last + 1) % s.players)
        elif chosen == "random":
            s.chance(f, list(range(s.players)), [1] * s.players)
        else:
            self.fell(s, f, int(chosen[1:]) - 1)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.start = s.active = outcome
        if s.rules.opponent == PHANTOMIA:
            s.active = s.players  # PH-GAME-04; the first human sits to her left [PH-SETUP-08]
        s.tell(BEGINS, (s.seat(s.active),))


class DealHands(Node[Valley]):
    """5, 6, 7 and 8 cards in turn order; against Phantomia 5 each. [ED-SETUP-10, ED-SOLO-02, PH-SETUP-05]"""

    def run(self, s: Valley, f: Frame) -> None:
        for i, who in reversed(list(enumerate(s.order()))):
            usual = DEAL[0 if s.rules.opponent == PHANTOMIA else i]
            s.push(Frame(DEAL_MANY if TERMS[s.ability[who]].deals else usual, Scope(who)))


class SetUpOpponent(Node[Valley]):
    """The automated opponent, if there is one, is laid out last."""

    def run(self, s: Valley, f: Frame) -> None:
        opponent = OPPONENTS.get(s.rules.opponent)
        if opponent is not None:
            s.push(Frame(opponent.set_up, f.scope))


DEAL: Final = [Draw(Flat(n)) for n in STARTING_HANDS]


class DealtByAbility(Amount[Valley]):
    """As many cards as the ability of the player says. [MW-ABILITY-08]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return TERMS[s.ability[scope.owner]].deals


DEAL_MANY: Final = Draw(DealtByAbility())


# -- a turn


class BeginTurn(Node[Valley]):
    """Turns go clockwise; whoever has passed takes no more. [ED-SETUP-12, ED-PASS-01, ED-PASS-06]"""

    def run(self, s: Valley, f: Frame) -> None:
        opponent = OPPONENTS.get(s.rules.opponent)
        if all(s.passed[: s.players]) and (opponent is None or opponent.finished(s)):
            s.push(Frame(END, TABLE))
            return
        while s.passed[s.active]:
            s.active = s.after(s.active)
        s.turn += 1
        s.tell(TURN_BEGINS, (s.seat(s.active), s.turn))
        if s.active >= s.players:
            assert opponent is not None
            s.push(Frame(OPPONENT_TURN, TABLE))
            s.push(Frame(opponent.turn, Scope(s.active)))
            return
        turn = opponent.told_turn if opponent is not None and s.rules.helper else TURN  # PH-GAME-03
        s.push(Frame(turn, Scope(s.active)))


class Turn(Node[Valley]):
    """Exactly one action: place a worker, play a card, prepare for the next season; in autumn one may pass.
    [ED-TURN-01, ED-TURN-02, ED-TURN-03, ED-PASS-01]
    """

    actions: ClassVar = (
        option("visit", "visit {place}", place=Seen(PLACES, WITH)),
        option("play", "play {card}", card=part(PLAYS, above=ACTION)),
        option("prepare", "prepare", refs=("season:{who}",), who=Owner(SEAT)),
        option("pass", "pass", refs=("season:{who}",), who=Owner(SEAT)),
    )
    asks = question("turn")

    def run(self, s: Valley, f: Frame) -> None:
        who = s.active
        options: list[int] = []
        if s.idle(who):
            options = WITH.each(open_places(s, who), ACTION.put(PLACE))
        elif s.season[who] < AUTUMN:  # ED-TURN-03 ED-SEASON-08
            options.append(ACTION.put(PREPARE))
        found = plays(s, who)
        if s.legends[who] or s.farm_top != NO_CARD:
            found += plays_beside(s, who)
        options += WITH.each(found, ACTION.put(PLAY))
        if s.season[who] == AUTUMN:
            options.append(ACTION.put(PASS))
        # What is open depends on a hidden hand: that there is nothing else must not show.
        s.ask(f, who, options, silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind, what = ACTION.of(option), WITH.of(option)
        if kind == PLACE:
            s.push(Frame(VISIT, Scope(who, place=what)))
        elif kind == PLAY:
            s.push(PLAYED_NOW.frame(PLAY_ONE, Scope(who), what))
        elif kind == PREPARE:
            s.push(Frame(PREPARE_FOR_SEASON, f.scope))
        else:
            s.passed[who] = 1  # ED-PASS-01 ED-PASS-05
            s.tell(PASSES, (who,))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.actions[ACTION.of(option)]


class EndTurn(Node[Valley]):
    """The next player is to move."""

    def run(self, s: Valley, f: Frame) -> None:
        who = s.active
        expire(s, THIS_TURN)
        on = s.on[who]
        for i in USED_ON.where(on):
            on[i] = USED_ON.change(on[i], 0)
        if who >= s.players:
            remembering.end(s)
        s.active = s.after(who)
        if TURN_ENDED in s.hooks:
            react(s, Scope(who), TURN_ENDED, NOTHING)


# -- preparing


class Before(Node[Valley]):
    """What may be done before the workers come back. [ED-SEASON-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        if PREPARING in s.hooks:
            react(s, f.scope, PREPARING, NOTHING)


class NextSeason(Node[Valley]):
    """Workers come back, the season changes, new workers join. [ED-SEASON-02, ED-SEASON-03, ED-SEASON-04,
    ED-SEASON-06]
    """

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        s.workers_back(who)
        s.season[who] += 1
        season = s.season[who]
        s.tell(SEASON_BEGINS, (who, season))
        opponent = OPPONENTS.get(s.rules.opponent)
        if opponent is not None:
            s.push(Frame(opponent.after_prepare, f.scope))
        s.push(Frame(AFTER_SEASON, f.scope))
        s.new_workers(who, season)
        if season != SUMMER:  # ED-SEASON-05
            s.push(Frame(PRODUCE, Scope(who)))
        else:
            s.push(Frame(SUMMER_MUST if s.rules.summer_must else SUMMER_DRAW, Scope(who)))
        if SEASON_BEGUN in s.hooks:
            react(s, f.scope, SEASON_BEGUN, NOTHING)


class AfterSeason(Node[Valley]):
    """What happens when somebody has prepared."""

    def run(self, s: Valley, f: Frame) -> None:
        if PREPARED in s.hooks:
            react(s, f.scope, PREPARED, NOTHING)


class End(Node[Valley]):
    """All have passed: what still happens before the count, then the count. [ED-PASS-06]"""

    def run(self, s: Valley, f: Frame) -> None:
        s.push(Frame(COUNT, TABLE))
        opponent = OPPONENTS.get(s.rules.opponent)
        if opponent is not None:
            s.push(Frame(opponent.ends, TABLE))
        if ENDING in s.hooks:
            react(s, TABLE, ENDING, NOTHING)


SUMMER_DRAW: Final = DrawMeadow(UpTo(Flat(2)))
SUMMER_MUST: Final = DrawMeadow(Flat(2))
AFTER_SEASON: Final = AfterSeason()
PREPARE_FOR_SEASON: Final[Seq[Valley]] = Seq(Before(), NextSeason())
OPPONENT_TURN: Final = EndTurn()
TAKE_TURN: Final[Seq[Valley]] = Seq(Turn(), EndTurn())
TURN: Final[Labelled[Valley]] = Labelled("turn", TAKE_TURN)
END: Final = End()
TURNS: Final[Forever[Valley]] = Forever(BeginTurn())
SET_UP: Final[Seq[Valley]] = Seq(
    CHOOSE_ABILITIES, LayForest(), LayEvents(), REFILL, StartPlayer(), DealHands(), DEAL_LEGENDS, SetUpOpponent(),
    BEGIN_ABILITIES,
)  # fmt: skip
GAME: Final[Seq[Valley]] = Seq(Labelled("set-up", SET_UP), TURNS)
PHASES: Final = ("turn", "prepare", "end")
ROOTS: Final[dict[str, Node[Valley]]] = {
    "game": GAME,
    "turn": TURN,
    "opponent-turn": OPPONENT_TURN,
    "nothing": NOTHING_TO_DO,
    "prepare": PREPARE_FOR_SEASON,
    "after-season": AFTER_SEASON,
    "produce": PRODUCE,
    "summer": SUMMER_DRAW,
    "summer-must": SUMMER_MUST,
    "end": END,
    "count": COUNT,
    "recall-cards": RECALL_CARDS,
    **{f"deal-{i + 1}": deal for i, deal in enumerate(DEAL)},
    "deal-many": DEAL_MANY,
    **MISTWOOD_STEPS,
    **PLAY_STEPS,
    **WORKER_STEPS,
    **rugwort.ROOTS,
    **phantomia.ROOTS,
    **{f"card:{card.id}": card for card in CARDS},
    **{f"card:{location.id}": location for location in LOCATIONS},
    **{f"card:{event.id}": event for event in EVENT_CARDS},
    **{f"card:{ability.id}": ability for ability in ABILITY_CARDS},
}
CARD_RULES: Final[dict[str, Rule[Valley]]] = {
    **{rule.id: rule for card in CARDS for rule in card.rules},
    **{ability.rule.id: ability.rule for ability in ABILITY_CARDS},
}
ALL_RULES: Final = {**CARD_RULES, **rugwort.RULES, **phantomia.RULES}
