"""Verbs and rules that one or a few Power Cards have."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import STOP, Verb
from tidewood.games.spirit_island.harm import hurt_piece
from tidewood.games.spirit_island.hooks import BUILDS, EXPLORES, ORIGINS, POWER, RAVAGES
from tidewood.games.spirit_island.moving import LAND_MOVED, PIECE_MOVED
from tidewood.games.spirit_island.pieces import DREAMT, INVADERS, PIECES, Kinds, kind_of, shape_name
from tidewood.games.spirit_island.power_cards import FORGET, gain
from tidewood.games.spirit_island.powers import MAJOR
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node
from tidewood.kernel.rows import CANNOT, MAY, THIS_TURN, Rule, lay

# -- several cards: skip all Invader actions

NO_RAVAGE: Final[Rule[Island]] = Rule("no-ravage", CANNOT, RAVAGES)
NO_BUILD: Final[Rule[Island]] = Rule("no-build", CANNOT, BUILDS)
NO_EXPLORE: Final[Rule[Island]] = Rule("no-explore", CANNOT, EXPLORES)


class SkipInvaders(Node[Island]):
    """Invaders skip all Actions in the land this turn. [SI-RAVAGE-16]"""

    def run(self, s: Island, f: Frame) -> None:
        for rule in (NO_RAVAGE, NO_BUILD, NO_EXPLORE):
            lay(s, rule, f.scope.owner, f.scope.place, THIS_TURN)
        s.tell("skip", (s.site(f.scope.place),))

    def mentions(self) -> list[str]:
        return ["skip"]


# -- Vengeance of the Dead


class DamageNear(Verb):
    """Damage to Invaders in the land and in lands next to it, dealt as the chooser likes."""

    def __init__(self, amount: Amount[Island], kinds: Kinds = INVADERS) -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds

    def options(self, s: Island, f: Frame) -> list[int]:
        found: list[int] = []
        for place in [f.scope.place, *s.adjacent(f.scope.place, f.scope.mode)]:
            for shape in s.pieces(place, self.kinds):
                if not shape & DREAMT:
                    found.append(PIECE_MOVED.put(shape) | LAND_MOVED.put(place))
        return found

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.options(s, f)) and self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = self.options(s, f) if left > 0 else []
        if options:
            self.ask(s, f.at(left), options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f.at(f.cursor - 1))
        hurt_piece(s, Frame(self, f.scope.at(LAND_MOVED.of(option))), PIECE_MOVED.of(option), 1)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"damage {shape_name(PIECE_MOVED.of(option))} {s.map.names[LAND_MOVED.of(option)]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[LAND_MOVED.of(option)]}", f"piece:{PIECES[kind_of(PIECE_MOVED.of(option))]}"]

    def mentions(self) -> list[str]:
        return ["damage"]


class ByPower(Node[Island]):
    """What a Power left behind does later is still the doing of the Power, whatever set it off."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.in_mode(POWER)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


# -- Entwined Power

ENTWINED: Final[Rule[Island]] = Rule("entwined-power", MAY, ORIGINS)


class Entwine(Node[Island]):
    """Both Spirits may use each other's Presence to target Powers this turn."""

    def run(self, s: Island, f: Frame) -> None:
        one, other = f.scope.owner, f.scope.eyes
        lay(s, ENTWINED, one, until=THIS_TURN, value=other)
        lay(s, ENTWINED, other, until=THIS_TURN, value=one)


class TakeLeftover(Verb):
    """Gain one of the cards that the other Spirit did not keep; a Major costs a forgotten card. [SI-GAIN-05]"""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def cards(self, s: Island, f: Frame) -> list[int]:
        found = [card for card, _, to in f.scope.named(self.name).things if to == -1]
        return sorted([card for card in found if card in s.minor_discard or card in s.major_discard])

    def run(self, s: Island, f: Frame) -> None:
        cards = self.cards(s, f)
        s.result = NOTHING
        if cards:
            self.ask(s, f, cards)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        (s.minor_discard if option in s.minor_discard else s.major_discard).remove(option)
        gain(s, f.scope.owner, option)
        s.result = NOTHING.plus(option, -1, f.scope.owner)
        if s.rules.power(option).kind == MAJOR:
            s.push(Frame(FORGET, f.scope))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"keep {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"card:{s.rules.power(option).id}"]

    def children(self) -> list[Node[Island]]:
        return [FORGET]


class GiveCard(Verb):
    """Each may give the other Spirit one card from hand: the user of the Power first. cursor: whose turn."""

    def run(self, s: Island, f: Frame) -> None:
        i = max(f.cursor, 0)
        if i > 1 or f.scope.owner == f.scope.eyes:  # alone there is nobody to give to
            return
        giver = (f.scope.owner, f.scope.eyes)[i]
        if s.hand[giver]:
            now = Frame(self, f.scope.chosen_by(giver), i)
            self.ask(s, now, [*s.hand[giver], STOP])
        else:
            s.push(f.at(i + 1))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            giver = f.scope.chooser
            taker = f.scope.eyes if giver == f.scope.owner else f.scope.owner
            s.hand[giver].remove(option)
            gain(s, taker, option)
        s.push(f.at(f.cursor + 1))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"give {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"card:{s.rules.power(option).id}"]


class You(Node[Island]):
    """The one whose Power it is does it, inside what the target Spirit does."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(f.scope.owner)))

    def can(self, s: Island, f: Frame) -> bool:
        return self.part.can(s, Frame(self.part, f.scope.chosen_by(f.scope.owner)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


RARE_RULES: Final = (NO_RAVAGE, NO_BUILD, NO_EXPLORE, ENTWINED)
