"""What is done to pieces and lands."""

from __future__ import annotations

from collections import Counter

from tidewood.games.spirit_island.pieces import INVADERS, PIECES
from tidewood.games.spirit_island.text.composer.amounts import amount, flat, in_units, of_piece, some, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds, of_kinds
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.verbs import (
    add,
    blight,
    damage,
    defend,
    destroy_and_remove,
    drowning,
    fear,
    push_and_gather,
    replace,
    skip_invaders,
    strife,
)
from tidewood.kernel.amounts import Flat, UpTo
from tidewood.kernel.composer import by
from tidewood.language.values import Message, Thing, message


def to_land(n: push_and_gather.MovePieces) -> Message | None:
    return None if n.to is None else a_land(n.to)


@COMPOSER.says(push_and_gather.Push)
def _(n: push_and_gather.Push) -> Message:
    to = to_land(n)
    if n.apart:
        return message("card.push-apart", what=some(n), to=to)
    most = n.amount.most if isinstance(n.amount, UpTo) else n.amount
    several = not (isinstance(most, Flat) and most.n == 1)  # and each may go to another land
    return message("card.push-each" if several and to is not None else "card.push", what=some(n), to=to)


COMPOSER.clauses({push_and_gather.Gather: "card.gather"}, what=some, origin=to_land)
COMPOSER.clauses(
    {
        push_and_gather.Bring: "card.bring",
        destroy_and_remove.Destroy: "card.destroy",
        drowning.Drown: "card.drown",
        destroy_and_remove.Remove: "card.remove",
        replace.Downgrade: "card.downgrade",
        replace.Upgrade: "card.upgrade",
    },
    what=some,
)
COMPOSER.clauses({destroy_and_remove.RemoveHealth: "card.remove-health"}, kinds=of_kinds, health=in_units("health"))
COMPOSER.clauses({skip_invaders.SkipInvaders: "card.skip-invaders"})

# -- harm and protection


COMPOSER.clauses(
    {damage.Damage: by("different", "card.damage-apart", "card.damage")},
    damage=in_units("damage"),
    kinds=lambda n: None if n.kinds == INVADERS else kinds(n.kinds),
)
COMPOSER.clauses({damage.DamageEach: "card.damage-each"}, damage=in_units("damage"), kinds=of_kinds)
COMPOSER.clauses({damage.DamageNear: "card.damage-near"}, damage=in_units("damage"))
COMPOSER.clauses({damage.Fight: "card.fight"}, one=lambda n: kinds(n.one), other=lambda n: kinds(n.other))
COMPOSER.clauses({fear.Fear: "card.fear"}, what=in_units("fear"))
COMPOSER.clauses({defend.Defend: by("near", "card.defend-around", "card.defend")}, n=lambda n: amount(n.amount, None))
COMPOSER.clauses({defend.ShiftDefend: "card.shift-defend"}, "n")

# -- what is added and replaced


@COMPOSER.says(replace.Replace)
def _(n: replace.Replace) -> Message:
    into = [flat(count, Thing("piece", PIECES[kind])) for kind, count in Counter(n.into).items()]
    return message("card.replace", what=some(n), into=into)


@COMPOSER.says(strife.Strife)
def _(n: strife.Strife) -> Message:
    what = amount(n.amount, unit("strife"))
    if n.kinds == INVADERS:
        return message("card.add", what=what)
    return message("card.strife", what=what, on=kinds(n.kinds))


def adding(n: blight.Blights) -> str:
    if n.spares:
        return "card.add-blight-sparing"
    return "card.add" if n.cascades else "card.blight-no-cascade"


COMPOSER.clauses({add.Add: "card.add"}, what=lambda n: amount(n.amount, Thing("piece", PIECES[n.kind])))
COMPOSER.clauses({blight.Blights: adding}, what=of_piece("blight"))
COMPOSER.clauses({blight.HealBlight: by("to_box", "card.remove-from-game", "card.remove")}, what=of_piece("blight"))
