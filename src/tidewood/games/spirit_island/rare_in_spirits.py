"""Verbs and conditions that one Spirit has."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import STOP, Verb
from tidewood.games.spirit_island.growing import cost_of, play
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, REPEAT
from tidewood.games.spirit_island.moving import DROWN_PIECE, MOVE_PIECE
from tidewood.games.spirit_island.pieces import DAHAN
from tidewood.games.spirit_island.presence import may_be
from tidewood.games.spirit_island.removing import Destroy
from tidewood.games.spirit_island.state import FEAR_POOL, PLAIN, SHAPES, Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import REVEALED, Frame, Node
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, settle

# -- Ocean's Hungry Grasp


class Drown(Destroy):
    """Drown pieces of the land."""

    def do(self, s: Island, f: Frame, shape: int) -> None:
        s.push(Frame(DROWN_PIECE, f.scope, held=shape))

    def word(self) -> str:
        return "drown"

    def children(self) -> list[Node[Island]]:
        return [DROWN_PIECE]


class HasDrowned(Condition[Island]):
    """Enough drowned Health for 1 Energy lies on the panel."""

    def holds(self, s: Island, f: Frame) -> bool:
        return s.drowned[f.scope.chooser] >= s.players


class CanPayAgain(Condition[Island]):
    """In the Power phases Energy is worth something only to one who may pay for a repeat, or where all may pay together
    for something.
    """

    def holds(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        if s.drowned[who] < s.players:
            return False
        for row in s.rows:
            if row.rule.hook == REPEAT and row.owner == who and row.value < 0:
                return True
            if row.rule.hook in (ACT_FAST, ACT_SLOW) and row.owner < 0:
                return True
        return False


class OfCard(Condition[Island]):
    """What happens is the doing of the Power with this id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.card >= 0 and s.rules.power(f.scope.card).id == self.id


class ExchangeDrowned(Node[Island]):
    """Drowned Health, as much as there are players, for 1 Energy."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        s.drowned[who] -= s.players
        s.energy[who] += 1
        s.tell("energy", (who, 1))


class OceanGathers(Verb):
    """Gather one own Presence into each Ocean, from a coastal land of its board. cursor: which board."""

    automatic = False

    def sources(self, s: Island, f: Frame, board: int) -> list[int]:
        who = f.scope.chooser
        return [place for place in s.map.near[s.map.ocean_of[board]] if s.present(who, place)]

    def run(self, s: Island, f: Frame) -> None:
        for board in range(max(f.cursor, 0), len(s.map.boards)):
            sources = self.sources(s, f, board)
            if sources:
                self.ask(s, f.at(board), sources)
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[f.cursor]
        s.add_presence(who, option, -1)
        s.add_presence(who, ocean)
        s.tell("presence-moved", (who, s.site(option), s.site(ocean)))
        s.push(f.at(f.cursor + 1))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"gather presence {s.map.names[option]}→{s.map.names[s.map.ocean_of[f.cursor]]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]


class OceanPushes(Verb):
    """Push one own Presence out of each Ocean, to its coast. cursor: which board."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        for board in range(max(f.cursor, 0), len(s.map.boards)):
            ocean = s.map.ocean_of[board]
            if s.present(who, ocean):
                self.ask(s, f.at(board), s.map.near[ocean])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[f.cursor]
        s.add_presence(who, ocean, -1)
        s.add_presence(who, option)
        s.tell("presence-moved", (who, s.site(ocean), s.site(option)))
        s.push(f.at(f.cursor + 1))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"push presence {s.map.names[s.map.ocean_of[f.cursor]]}→{s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]


class Rescue(Verb):
    """Tidal Boon: a piece about to drown is moved to a coastal land instead."""

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, s.map.coast)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        for shape, _, _ in f.scope.named("that").things:
            s.push(Frame(MOVE_PIECE, f.scope.from_origin(f.scope.place).at(option), held=shape))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"to {s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


# -- Thunderspeaker


class LeftWithPresence(Condition[Island]):
    """A Dahan has left a land where this Spirit has Presence, for one where it may be."""

    def holds(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        for shape, origin, to in f.scope.named("that").things:
            if shape & 15 == DAHAN and origin >= 0 and s.present(who, origin) and may_be(s, who, to):
                return True
        return False


class GoAlong(Verb):
    """Ally of the Dahan: a Presence may move along with a Dahan."""

    def run(self, s: Island, f: Frame) -> None:
        if s.present(f.scope.owner, f.scope.origin):
            self.ask(s, f, [1, 0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            who, origin, place = f.scope.owner, f.scope.origin, f.scope.place
            s.add_presence(who, origin, -1)
            s.add_presence(who, place)
            s.tell("presence-moved", (who, s.site(origin), s.site(place)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"go along {s.map.names[f.scope.origin]}→{s.map.names[f.scope.place]}" if option else "stay"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[f.scope.place if option else f.scope.origin]}"]


# -- Bringer of Dreams and Nightmares


class Dreamt(Condition[Island]):
    """Something on the island was dreamt of in this Action."""

    def holds(self, s: Island, f: Frame) -> bool:
        return any([entry & SHAPES > PLAIN for entry in s.odd])


class TurnUpFearCard(Verb):
    """Spirits May Yet Dream: turn a face-down Fear card face up; it is earned and resolved as usual."""

    def options(self, s: Island) -> list[int]:
        """Earned cards first, then those of the deck."""
        pile = [*s.earned, *s.fear_deck]
        return [i for i, slot in enumerate(pile) if card_of(slot) == UNSEEN]

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.options(s))

    def run(self, s: Island, f: Frame) -> None:
        if f.held >= 0:
            cards, weights = outcomes(s.pools[FEAR_POOL])
            s.chance(f, cards, weights)
            return
        options = self.options(s)
        if options:
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.holding(option))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        everybody = (1 << s.players) - 1
        n = len(s.earned)
        if f.held < n:
            settle(s.pools, s.earned, f.held, outcome, everybody)
        else:
            settle(s.pools, s.fear_deck, f.held - n, outcome, everybody)
        s.marks |= REVEALED
        s.tell("turned-up", (outcome, f.held))

    def outcome_notation(self, s: Island, f: Frame, outcome: int) -> str:
        return f"fear {s.rules.fear_cards[outcome].id}"

    def notation(self, s: Island, f: Frame, option: int) -> str:
        n = len(s.earned)
        return f"earned {option + 1}" if option < n else f"deck {option - n + 1}"


class ForgotThis(Condition[Island]):
    """The card whose effect runs was forgotten for the one just gained."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def holds(self, s: Island, f: Frame) -> bool:
        return f.scope.card in s.forgotten[f.scope.owner]


class PlayGained(Verb):
    """Call on Midnight's Dream: the Major Power just gained may be played at once, paying its cost."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        things = f.scope.named(self.name).things
        if things and things[0][0] in s.hand[who] and cost_of(s, who, things[0][0]) <= s.energy[who]:
            self.ask(s, f, [things[0][0], STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            who = f.scope.owner
            s.plays[who] += 1  # it does not count against the limit
            play(s, who, option)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"play {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"card:{s.rules.power(option).id}"]
