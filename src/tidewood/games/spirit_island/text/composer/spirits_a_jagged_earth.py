"""What only few Spirits do."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.pieces import ELEMENTS, PIECES
from tidewood.games.spirit_island.text.composer.amounts import COUNTED, amount, some, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, kinds, needs
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.verbs import gains, own_presence, plague, split_damage, swarms, volcano
from tidewood.language.values import Message, Thing, message

COMPOSER.clauses({volcano.GatherOwn: "card.gather-own", volcano.ReturnToTracks: "card.return-to-tracks"}, "n")
COMPOSER.clauses({
    split_damage.SplitsDamage: "card.splits-damage", plague.GiveUpDestroyed: "card.give-up-destroyed",
    volcano.Erupt: "card.erupt", swarms.LeadDahan: "card.lead-dahan", volcano.SplitEnergy: "card.split-energy",
})  # fmt: skip
THAT.clauses({plague.TargetHasDestroyed: "card.that.target-has-destroyed"})
COUNTED.clauses({c.SacredSitesNear: "card.per.sacred-sites-near"})


@COUNTED.says(c.PerPair)
def _(n: c.PerPair) -> Message:
    return message("card.per.pair", elements=[Thing("element", ELEMENTS[e]) for e in (n.first, n.second)])


@COMPOSER.says(split_damage.SplitDamage)
def _(n: split_damage.SplitDamage) -> Message:
    return message("card.damage", damage=amount(n.amount, unit("damage")), kinds=None)


@COMPOSER.says(own_presence.OnceATurn)
def _(n: own_presence.OnceATurn) -> Effect:
    return n.part


@COMPOSER.says(own_presence.ReplacePresence)
def _(n: own_presence.ReplacePresence) -> Message:
    return message("card.replace-presence", piece=Thing("piece", PIECES[n.kind]), box=n.to_box)


@COMPOSER.says(gains.GainThese)
def _(n: gains.GainThese) -> Message:
    return message("card.gain-these", elements=needs(n.elements))


@COMPOSER.says(swarms.PushCarrying)
def _(n: swarms.PushCarrying) -> Message:
    return message("card.push-carrying", what=some(n), token=kinds(n.token))


@COMPOSER.says(swarms.AddPresenceWith)
def _(n: swarms.AddPresenceWith) -> Message:
    return message("card.add-presence-with", within=n.within, piece=Thing("piece", PIECES[n.kind]))


@COMPOSER.says(swarms.SkipOne)
def _(n: swarms.SkipOne) -> Message:
    return message("card.skip-one", what=amount(n.amount, unit("invader-action")))


@COUNTED.says(swarms.PastTheFirst)
def _(n: swarms.PastTheFirst) -> Message:
    return message("card.per.past-the-first", kinds=kinds(n.kinds))
