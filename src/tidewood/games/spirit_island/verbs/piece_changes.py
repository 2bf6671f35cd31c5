"""What can happen to one piece: it moves, drowns, is destroyed or damaged, in truth or in a dream. One leads to
another, so they stand in one file.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER, PIECE, SHAPE
from tidewood.games.spirit_island.hooks import (
    ARRIVED,
    DESTROYED,
    DREAM,
    DROWNED,
    FELL,
    FIXED,
    HARM_BEGINS,
    HARMLESS,
    MOVED,
    NO_FEAR,
)
from tidewood.games.spirit_island.pieces import (
    CITY,
    DAHAN,
    DREAMT,
    DREAMT_WOUNDS,
    FEAR_OF,
    HEALTH,
    INVADERS,
    MORTAL,
    OCEAN,
    damage_of,
    dream_of,
    hurt,
    is_dreamt,
    is_thief,
    kind_of,
    told_kind,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.fear import add_fear, make_fear
from tidewood.games.spirit_island.verbs.protection import dreams, harm_begins, is_fixed, is_safe, stuck
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.combine import RECALL
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declaration import Happening
from tidewood.kernel.declare import Cursor, Declared, Held, Source, Worked, option, part, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import THAT, Change

MEANT: Final = Held(SHAPE)  # the piece it happens to
HARM: Final = Cursor(NUMBER)  # how much damage it takes
THAT_PIECE: Final = Worked(SHAPE, lambda s, f, option: f.scope.named(THAT).things[0][0])  # a rule asks about it
KIND_MEANT: Final = Worked(PIECE, lambda s, f, option: told_kind(MEANT.of(f)))
DREAM_FEAR: Final = (0, 2, 5)  # for an Explorer, a Town, a City


class PieceChange(Change[Island]):
    """Something happens to one piece."""

    def frame(self, scope: Scope, piece: int) -> Frame:
        return MEANT.frame(self, scope, piece)


class MovePiece(PieceChange):
    """One piece goes from the origin to the place of its scope."""

    asks = question("about.move", piece=KIND_MEANT, here=HERE)
    hook = MOVED
    reaction_hook = ARRIVED

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(MEANT.of(f), f.scope.origin, f.scope.place)

    def run(self, s: Island, f: Frame) -> None:
        fixed = FIXED in s.hooks and is_fixed(s, f.scope.at(f.scope.origin), MEANT.of(f))
        if fixed or stuck(s, MEANT.of(f)):
            s.result = NOTHING
        else:
            super().run(s, f)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        origin, place, piece = f.scope.origin, f.scope.place, MEANT.of(f)
        s.take(origin, piece)
        s.add(place, piece)  # as it is, with its Strife: SI-TOKEN-11
        s.tell(events.MOVED, (told_kind(piece), s.site(origin), s.site(place)))
        moved = NOTHING.plus(piece, origin, place)
        note(s, "moved", moved)
        if s.map.terrain[place] == OCEAN and kind_of(piece) < MORTAL:  # Blight and tokens do not drown
            s.push(Frame(RECALL, f.scope, got=moved))
            s.push(DROWN_PIECE.frame(f.scope, piece))
        elif damage_of(piece) and s.left(place, piece) <= 0:  # less Health than in the land it left, SI-DAMAGE-13
            s.push(Frame(RECALL, f.scope, got=moved))
            s.push(DESTROY_PIECE.frame(f.scope, piece))
        return moved

    def children(self) -> list[Node[Island]]:
        return [DROWN_PIECE]


class DrownPiece(PieceChange):
    """A piece in an Ocean drowns: it is destroyed, and the Ocean keeps drowned Invaders."""

    asks = question("about.drown", piece=KIND_MEANT, here=HERE)
    hook = DROWNED
    reaction_hook = FELL

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(MEANT.of(f), f.scope.origin, f.scope.place)

    def run(self, s: Island, f: Frame) -> None:
        if HARM_BEGINS not in s.hooks or not harm_begins(s, f, (kind_of(MEANT.of(f)),)):
            super().run(s, f)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        return drown(s, f.scope.place, MEANT.of(f))


class DestroyPiece(PieceChange):
    """One piece is destroyed: back to the supply, with Fear for a Town or City. [SI-DAMAGE-05,
    SI-FEAR-02, SI-FEAR-03]
    """

    asks = question("about.destroy", piece=KIND_MEANT, here=HERE)
    hook = DESTROYED
    reaction_hook = FELL

    def about(self, s: Island, f: Frame) -> Result:
        return NOTHING.plus(MEANT.of(f), f.scope.place, -1)

    def run(self, s: Island, f: Frame) -> None:
        if HARM_BEGINS in s.hooks and harm_begins(s, f, (kind_of(MEANT.of(f)),)):
            return
        gone = not s.how_many(f.scope.place, MEANT.of(f))  # something else has destroyed it meanwhile
        if gone or (HARMLESS in s.hooks and is_safe(s, f.scope, MEANT.of(f))):
            s.result = NOTHING
        elif DREAM in s.hooks and dreams(s, f.scope):
            s.result = NOTHING
            dream_destroy(s, f.scope, MEANT.of(f))
        else:
            super().run(s, f)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        return destroy(s, f.scope.place, MEANT.of(f), events.DESTROYED)

    def children(self) -> list[Node[Island]]:
        return [DREAM_PUSH]


def destroy(s: Island, place: int, piece: int, told: Happening) -> Result:
    """One piece goes back to the supply, destroyed; the log tells it in this way."""
    kind = kind_of(piece)
    s.take(place, piece)
    s.tell(told, (told_kind(piece), s.site(place)))
    gone = NOTHING.plus(piece, place, -1)
    note(s, "destroyed", gone)
    add_fear(s, FEAR_OF[kind] if kind < MORTAL and NO_FEAR not in s.hooks else 0)
    return gone


def drown(s: Island, place: int, piece: int) -> Result:
    """Destroy a piece in the Ocean; whoever's Ocean it is keeps the Health of Invaders."""
    gone = destroy(s, place, piece, events.DROWNED)
    kind = kind_of(piece)
    if kind in INVADERS:
        for who, spirit in enumerate(s.rules.panels):
            if spirit.drowns:
                s.drowned[who] += HEALTH[kind]
    return gone


def dream_destroy(s: Island, scope: Scope, piece: int) -> None:
    """An Invader is destroyed in a dream: Fear, and Explorers and Towns are pushed; once in an Action."""
    kind = kind_of(piece)
    if kind not in INVADERS or is_dreamt(piece):
        return
    if is_thief(piece):  # like an Explorer, without a mark that would tell who was dreamt of
        s.push(DREAM_PUSH.frame(scope, piece))
        return
    s.take(scope.place, piece)
    marked = DREAMT_WOUNDS.change(piece, 0) | DREAMT
    s.add(scope.place, marked)
    s.tell(events.DREAMT, (kind, s.site(scope.place)))
    if kind != CITY:
        s.push(DREAM_PUSH.frame(scope, marked))
    if DREAM_FEAR[kind]:
        make_fear(s, scope, DREAM_FEAR[kind])


def push_to(piece: Source) -> Declared:
    """The lands that this piece of the land may be pushed to."""
    return option(
        "land",
        "push {piece} {here}→{land}",
        refs=("piece:{here}/{piece}", "land:{here}", "land:{land}"),
        piece=piece,
        here=HERE,
        land=part(LAND),
    )


class DreamPush(Verb):
    """The Power pushes what it destroyed in a dream."""

    says = push_to(MEANT)
    asks = question("dream-push", by_card=True, piece=KIND_MEANT, here=HERE)

    def frame(self, scope: Scope, piece: int) -> Frame:
        return MEANT.frame(self, scope, piece)

    def run(self, s: Island, f: Frame) -> None:
        lands = s.adjacent(f.scope.place, f.scope.mode)
        if lands and s.how_many(f.scope.place, MEANT.of(f)):
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), MEANT.of(f)))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


DROWN_PIECE: Final = DrownPiece()
MOVE_PIECE: Final = MovePiece()
DREAM_PUSH: Final = DreamPush()
DESTROY_PIECE: Final = DestroyPiece()


def hurt_piece(s: Island, scope: Scope, shape: int, n: int) -> None:
    """n damage to one piece; what reaches its Health destroys it. [SI-DAMAGE-03, SI-DAMAGE-06]"""
    place = scope.place
    s.result = NOTHING
    if HARMLESS in s.hooks and is_safe(s, scope, shape):
        return
    if DREAM in s.hooks and dreams(s, scope):
        if is_dreamt(shape) or kind_of(shape) == DAHAN:
            return
        n += dream_of(shape)
        if n + damage_of(shape) >= s.health_of(place, shape):
            s.push(DESTROY_PIECE.frame(scope, shape))
        else:
            s.take(place, shape)
            s.add(place, DREAMT_WOUNDS.change(shape, n))
        return
    if n + damage_of(shape) >= s.health_of(place, shape):
        s.push(DESTROY_PIECE.frame(scope, shape))
        return
    s.take(place, shape)
    s.add(place, hurt(shape, n))
    s.tell(events.DAMAGED, (kind_of(shape), s.site(place), n))


class HurtPiece(Node[Island]):
    """One piece takes damage."""

    def frame(self, scope: Scope, piece: int, n: int) -> Frame:
        return MEANT.put(HARM.frame(self, scope, n), piece)

    def run(self, s: Island, f: Frame) -> None:
        if HARM_BEGINS in s.hooks and harm_begins(s, f, (kind_of(MEANT.of(f)),)):
            return
        hurt_piece(s, f.scope, MEANT.of(f), HARM.of(f))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


HURT_PIECE: Final = HurtPiece()
