"""What is done to pieces and lands."""

from __future__ import annotations

from collections import Counter

from tidewood.games.spirit_island.pieces import INVADERS, PIECES
from tidewood.games.spirit_island.text.composer.amounts import amount, flat, some, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds
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
)
from tidewood.language.values import Message, Thing, message


@COMPOSER.says(push_and_gather.Push)
def _(n: push_and_gather.Push) -> Message:
    to = None if n.to is None else a_land(n.to)
    return message("card.push-apart" if n.apart else "card.push", what=some(n), to=to)


@COMPOSER.says(push_and_gather.Gather)
def _(n: push_and_gather.Gather) -> Message:
    return message("card.gather", what=some(n), origin=None if n.to is None else a_land(n.to))


@COMPOSER.says(push_and_gather.Bring)
def _(n: push_and_gather.Bring) -> Message:
    return message("card.bring", what=some(n))


@COMPOSER.says(damage.Damage)
def _(n: damage.Damage) -> Message:
    to = None if n.kinds == INVADERS else kinds(n.kinds)
    id = "card.damage-apart" if n.different else "card.damage"
    return message(id, damage=amount(n.amount, unit("damage")), kinds=to)


@COMPOSER.says(damage.DamageEach)
def _(n: damage.DamageEach) -> Message:
    return message("card.damage-each", damage=amount(n.amount, unit("damage")), kinds=kinds(n.kinds))


@COMPOSER.says(damage.DamageNear)
def _(n: damage.DamageNear) -> Message:
    return message("card.damage-near", damage=amount(n.amount, unit("damage")))


@COMPOSER.says(damage.Fight)
def _(n: damage.Fight) -> Message:
    return message("card.fight", one=kinds(n.one), other=kinds(n.other))


@COMPOSER.says(destroy_and_remove.Destroy)
def _(n: destroy_and_remove.Destroy) -> Message:
    return message("card.destroy", what=some(n))


@COMPOSER.says(drowning.Drown)
def _(n: drowning.Drown) -> Message:
    return message("card.drown", what=some(n))


@COMPOSER.says(destroy_and_remove.Remove)
def _(n: destroy_and_remove.Remove) -> Message:
    return message("card.remove", what=some(n))


@COMPOSER.says(destroy_and_remove.RemoveHealth)
def _(n: destroy_and_remove.RemoveHealth) -> Message:
    return message("card.remove-health", kinds=kinds(n.kinds), health=amount(n.amount, unit("health")))


@COMPOSER.says(replace.Replace)
def _(n: replace.Replace) -> Message:
    into = [flat(count, Thing("piece", PIECES[kind])) for kind, count in Counter(n.into).items()]
    return message("card.replace", what=some(n), into=into)


@COMPOSER.says(replace.Downgrade)
def _(n: replace.Downgrade) -> Message:
    return message("card.downgrade", what=some(n))


@COMPOSER.says(replace.Upgrade)
def _(n: replace.Upgrade) -> Message:
    return message("card.upgrade", what=some(n))


@COMPOSER.says(add.Add)
def _(n: add.Add) -> Message:
    return message("card.add", what=amount(n.amount, Thing("piece", PIECES[n.kind])))


@COMPOSER.says(blight.Blights)
def _(n: blight.Blights) -> Message:
    return message("card.add", what=amount(n.amount, Thing("piece", "blight")))


@COMPOSER.says(blight.HealBlight)
def _(n: blight.HealBlight) -> Message:
    return message("card.remove", what=amount(n.amount, Thing("piece", "blight")))


@COMPOSER.says(fear.Fear)
def _(n: fear.Fear) -> Message:
    return message("card.fear", what=amount(n.amount, unit("fear")))


@COMPOSER.says(defend.Defend)
def _(n: defend.Defend) -> Message:
    return message("card.defend", n=amount(n.amount, None))


@COMPOSER.says(defend.ShiftDefend)
def _(n: defend.ShiftDefend) -> Message:
    return message("card.shift-defend", n=n.n)


COMPOSER.fixed({skip_invaders.SkipInvaders: "card.skip-invaders"})
