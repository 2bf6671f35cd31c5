"""What only single Spirits of Jagged Earth do: mists, mischief, memory, starlight, time."""

from __future__ import annotations

from tidewood.games.spirit_island.conditions.lands import Exactly, NextTo
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.text.composer.amounts import COUNTED
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.text.composer.gains import lasting, rule
from tidewood.games.spirit_island.text.composer.lands import WITH
from tidewood.games.spirit_island.verbs import (
    aspects,
    gains,
    infighting,
    memory,
    mischief,
    mists,
    move_presence,
    out_of_time,
    starlight,
    time,
)
from tidewood.language.values import Message, Thing, message

COMPOSER.clauses({
    memory.MarkersForPlay: "card.markers-for-play", out_of_time.AgainForTime: "card.again-for-time",
    memory.Teach: "card.teach", memory.Observe: "card.observe",
}, "n")  # fmt: skip
COMPOSER.clauses({starlight.SpiritThere: "card.spirit-there"}, "part")
COMPOSER.clauses({time.LookAhead: "card.look-ahead"}, "bottom")
COMPOSER.clauses({
    mists.GatherOthers: "card.gather-others", mists.PushPresence: "card.push-presence",
    time.DealDays: "card.deal-days", time.GainDay: "card.gain-day", infighting.BuildInstead: "card.build-here",
    time.UseSlowNow: "card.use-slow-now", out_of_time.CeaseToExist: "card.cease-to-exist",
    out_of_time.PourTime: "card.pour-time", out_of_time.SwapInvaderCard: "card.swap-invader-card",
    out_of_time.RavageHere: "card.ravage-here", out_of_time.PriceOfThePast: "card.price-of-the-past",
    starlight.GainTwo: "card.gain-two", starlight.ForgetThis: "card.forget-this", memory.Prepare: "card.prepare",
    memory.TurnUpTop: "card.turn-up-top", memory.GainOrPay: "card.gain-or-pay",
    mischief.DiscardTop: "card.discard-top-minor", mischief.SeeWhatHappens: "card.see-what-happens",
    mischief.KeepFound: "card.keep-found", mischief.Duel: "card.duel", mischief.Incite: "card.incite",
})  # fmt: skip
COUNTED.clauses({mischief.CardPlays: "card.per.card-play", memory.PerInvaderCard: "card.per.invader-card"})


@COMPOSER.says(aspects.Both)
def _(n: aspects.Both) -> Message:
    part = n.part
    if isinstance(part, gains.ThisTurn):
        return lasting(part, own=False)
    return message("card.you-and-they")


@COMPOSER.says(starlight.ReclaimSome)
def _(n: starlight.ReclaimSome) -> Message:
    if n.half:
        return message("card.reclaim-half")
    return message("card.reclaim-some", n=n.n, played=n.played)


@COMPOSER.says(starlight.ForgetFor)
def _(n: starlight.ForgetFor) -> Message:
    return message("card.forget-for", unique=n.unique, part=n.part)


@COMPOSER.says(starlight.AfterForgetting)
def _(n: starlight.AfterForgetting) -> Message:
    return message("card.after-forgetting", part=n.part, many=len(COMPOSER.sentences(n.part)) > 1)


@COMPOSER.says(starlight.GainElement)
def _(n: starlight.GainElement) -> Message:
    return message("card.gain-element", element=Thing("element", ELEMENTS[n.element]))


@COMPOSER.says(time.GainTime)
def _(n: time.GainTime) -> Message:
    return message("card.gain-time", n=n.n, up_to=n.up_to)


@COMPOSER.says(time.SpendTime)
def _(n: time.SpendTime) -> Message:
    return message("card.spend-time-per-use") if n.per_use else message("card.spend-time", n=n.n)


@WITH.says(Exactly)
def _(found: Exactly) -> Message:
    return message("card.with.exactly", n=found.n, kinds=kinds(found.kinds))


@THAT.says(mischief.Gives)
def _(found: mischief.Gives) -> Message:
    return message("card.that.gives", element=Thing("element", ELEMENTS[found.element]))


@THAT.says(NextTo)
def _(found: NextTo) -> Message:
    return message("card.that.next-to", kinds=kinds(found.kinds))


@COMPOSER.says(move_presence.MovePresence)
def _(n: move_presence.MovePresence) -> Message:
    return message("card.move-presence", n=n.within)


@COMPOSER.says(mists.EachHolds)
def _(n: mists.EachHolds) -> Message:
    return message("card.lasting", rule=rule(n.rule.id))


@COMPOSER.says(mists.StayOut)
def _(n: mists.StayOut) -> Message:
    return message("card.stay-out", n=n.n)
