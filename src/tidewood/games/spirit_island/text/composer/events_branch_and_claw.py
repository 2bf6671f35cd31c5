"""Event cards: their parts by name, when each is carried out, and what options cost."""

from __future__ import annotations

from typing import Any, Final, Literal

from tidewood.games.spirit_island.conditions import (
    All,
    AllOf,
    AnyLand,
    Exactly,
    FellHere,
    Has,
    LandFilter,
    OnThisBoard,
    boards,
)
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.text.composer.amounts import COUNTED, amount, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, kinds, then, unwrapped
from tidewood.games.spirit_island.text.composer.conditions import THAT, when
from tidewood.games.spirit_island.text.composer.gains import DECKS, OWN_WORDS, rule
from tidewood.games.spirit_island.text.composer.lands import WITH, a_land, each_land, flat
from tidewood.games.spirit_island.verbs import (
    at_time,
    deck_tops,
    event_choices,
    event_parts,
    event_verbs,
    joint_payment,
    on_boards,
    paying,
    strife,
)
from tidewood.games.spirit_island.verbs.each import EachBoard
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.powers import SPEEDS
from tidewood.kernel.amounts import Condition, Flat, UpTo
from tidewood.kernel.combine import Seq, When
from tidewood.kernel.composer import COLONS, Told
from tidewood.language.values import Message, Thing, message

ACTIONS: Final = ("", "", "", "ravage", "build", "explore")
HALVES: Final[tuple[Literal["main", "token", "dahan"], ...]] = ("main", "token", "dahan")
REFERENCES: Final = ("stage", "terror", "island")

COMPOSER.marks |= dict.fromkeys([f"card.event.{half}" for half in HALVES], COLONS)


@COMPOSER.says(event_parts.EventPart)
def _(n: event_parts.EventPart) -> Message:
    return message(
        f"card.event.{HALVES[n.half]}", name=Thing("event-part", n.id), cost=n.cost, text=n.effect,
    )  # fmt: skip


@COMPOSER.says(event_parts.EventVote)
def _(n: event_parts.EventVote) -> list[Any]:
    return [message("card.event.choice", n=i + 1, part=part) for i, part in enumerate(n.parts)]


@COMPOSER.says(event_parts.ByReference)
def _(n: event_parts.ByReference) -> list[Message]:
    return [by_reference(n, early) for early in (True, False)]


def by_reference(n: event_parts.ByReference, early: bool) -> Message:
    """When a part of the upper half is carried out, and the part."""
    return message(
        f"card.event.by-{REFERENCES[n.reference]}", until=n.until, early=early, part=n.early if early else n.late
    )


@COMPOSER.says(joint_payment.JointPay)
def _(n: joint_payment.JointPay) -> Message:
    element = None if n.aided_by == joint_payment.NO_AID else Thing("element", ELEMENTS[n.aided_by])
    return message("card.jointly-pay", what=amount(n.amount, unit("energy")), element=element)


# -- where, and who keeps it away


@COMPOSER.says(EachBoard)
def _(n: EachBoard) -> list[Message]:
    part = unwrapped(n.part)
    parts = list(part.parts) if isinstance(part, Seq) else [part]
    if len(parts) > 1 and not all([led(unless_board(each)[1])[0] or unless_board(each)[0] for each in parts]):
        parts = [part]
    return [on_each_board(each) for each in parts]


def unless_board(part: Effect) -> tuple[Message | None, Effect]:
    """What a board must have for it, and the rest."""
    if isinstance(part, When) and part.otherwise is None and is_of_board(part.condition):
        every = part.condition.parts if isinstance(part.condition, All) else [part.condition]
        return message("card.that.board-all", parts=[THAT.said(each) for each in every]), part.then
    return None, part


def on_each_board(part: Effect) -> Message:
    that, rest = unless_board(part)
    lead, rest = led(rest)
    return message("card.each-board", that=that, lead=lead, part=rest, then=then(rest))


def led(node: Effect) -> tuple[Message | None, Effect]:
    """In which land of choice something is done, and what that is; None where it does not begin with one."""
    if isinstance(node, on_boards.Prevent):
        lead, rest = led(node.part)
        return lead, node if lead is None else Told(message("card.prevent", part=rest, price=node.price))
    if isinstance(node, paying.Prevent):
        lead, rest = led(node.parts[0])
        return lead, Told(message("card.unless-paid", part=rest, costs=list(node.parts[1:])))
    if isinstance(node, ALand) and (node.on_board or is_on_board(node.land)):
        return message("card.lead.may" if node.optional else "card.lead.in", land=on_any_board(node.land)), node.part
    if isinstance(node, on_boards.Among):
        most = node.amount.most if isinstance(node.amount, UpTo) else node.amount
        assert isinstance(most, Flat)
        return message("card.lead.among", n=most.n, up_to=node.amount.up_to, land=a_land(node.land)), node.part
    return None, node


def is_on_board(land: LandFilter) -> bool:
    return any([isinstance(part, OnThisBoard) for part in flat(land)])


def on_any_board(land: LandFilter) -> Message:
    """A land without the board it is on, which has just been named."""
    parts = [part for part in flat(land) if not isinstance(part, OnThisBoard)]
    bare = (AllOf(*parts) if parts else AnyLand()) if is_on_board(land) else land
    found: Message = a_land(bare)
    return found


def is_of_board(condition: Condition[Any]) -> bool:
    parts = condition.parts if isinstance(condition, All) else [condition]
    return all([isinstance(part, boards.BoardHasAtLeast) for part in parts])


@COMPOSER.says(deck_tops.WhenShown)
def _(n: deck_tops.WhenShown) -> Message:
    lead, rest = led(n.then)
    other, instead = (None, None) if n.otherwise is None else led(n.otherwise)
    otherwise = None if instead is None else then(instead)
    return message(
        "card.when-shown", when=when(n.condition), lead=lead, then=then(rest), other=other, otherwise=otherwise
    )


@COMPOSER.says(on_boards.ForSpiritsWith)
def _(n: on_boards.ForSpiritsWith) -> Message:
    return message("card.each-spirit-with", n=n.owned.n, kinds=kinds(n.owned.kinds), part=n.given)


WITH.clauses({boards.HasStrife: "card.with.strife"})


@WITH.says(boards.Most)
def _(found: boards.Most) -> Message:
    return message("card.with.most-of", kinds=kinds(found.kinds), everywhere=found.everywhere)


@WITH.says(boards.NextTo)
def _(found: boards.NextTo) -> Message:
    land = None if found.land is None else a_land(found.land)
    return message("card.with.beside", kinds=kinds(found.kinds), land=land)


@WITH.says(boards.BoardWithout)
def _(found: boards.BoardWithout) -> Message:
    return message("card.with.board-without", kinds=kinds(found.kinds))


@WITH.says(boards.FarFrom)
def _(found: boards.FarFrom) -> Message:
    return message("card.with.far-from", n=found.most)


@WITH.says(Exactly)
def _(found: Exactly) -> Message:
    return message("card.with.exactly", n=found.n, kinds=kinds(found.kinds))


COMPOSER.clauses({
    on_boards.SacrificeOnBoard: "card.sacrifice-on-board", deck_tops.AtLeastCards: "card.forget-several",
}, "n")  # fmt: skip
COMPOSER.clauses({event_verbs.OtherTerrain: "card.other-terrain"}, "part")
COMPOSER.clauses({
    event_verbs.LosePresenceHere: "card.lose-presence-here", event_verbs.UseSlowNow: "card.use-slow-early",
    event_verbs.TownsExplore: "card.towns-explore", event_verbs.DrawAnother: "card.draw-another-event",
    deck_tops.InvaderCardToBox: "card.invader-card-to-box", deck_tops.FearCardToBox: "card.fear-card-to-box",
    deck_tops.AddFearCard: "card.add-fear-card", event_choices.GuardSites: "card.guard-sites",
    event_choices.ThinOut: "card.thin-out", event_choices.KeepPace: "card.keep-pace",
    event_choices.UseItNow: "card.use-it-now",
})  # fmt: skip
COMPOSER.marks |= dict.fromkeys(
    (
        "card.prevent", "card.on-half-of-boards", "card.among", "card.for-each-piece", "card.guard-sites",
        "card.thin-out", "card.keep-pace", "card.other-terrain", "card.holds-for-good", "card.holds-until-ravage",
        "card.each-spirit-with", "card.each-land-counted", "card.when-shown",
    ),
    COLONS,
)  # fmt: skip


@COMPOSER.says(on_boards.Prevent)
def _(n: on_boards.Prevent) -> Message:
    return message("card.prevent", part=n.part, price=n.price)


@COMPOSER.says(on_boards.OnHalfOfBoards)
def _(n: on_boards.OnHalfOfBoards) -> Message:
    return message("card.on-half-of-boards", land=a_land(n.land), then=then(n.part))


@COMPOSER.says(on_boards.Among)
def _(n: on_boards.Among) -> Message:
    lead, rest = led(n)
    return message("card.among", lead=lead, then=then(rest))


@COMPOSER.says(strife.StrifeApart)
def _(n: strife.StrifeApart) -> Message:
    return message("card.strife-apart", what=amount(n.amount, unit("strife")), on=kinds(n.kinds))


@COMPOSER.says(event_verbs.EachLandCounted)
def _(n: event_verbs.EachLandCounted) -> Message:
    land = each_land(AllOf(Has(n.kinds), n.land))
    return message("card.each-land-counted", land=land, then=then(n.part))


@COMPOSER.says(event_verbs.ForEachPiece)
def _(n: event_verbs.ForEachPiece) -> Message:
    return message("card.for-each-piece", kinds=kinds(n.kinds), part=n.part, fallen=kinds(n.victims), follows=n.follows)


@COMPOSER.says(event_verbs.CheckHealth)
def _(n: event_verbs.CheckHealth) -> list[Message]:
    return []  # goes without saying


@COMPOSER.says(event_verbs.DamageStrifed)
def _(n: event_verbs.DamageStrifed) -> Message:
    what = message("card.amount.strife") if n.amount is None else amount(n.amount, unit("damage"))
    return message("card.damage-strifed", what=what)


@COMPOSER.says(event_verbs.DamageAll)
def _(n: event_verbs.DamageAll) -> Message:
    return message("card.damage-all")


@COMPOSER.says(event_verbs.InvadeTerrain)
def _(n: event_verbs.InvadeTerrain) -> Message:
    return message("card.invade-terrain", action=Thing("action", ACTIONS[n.action]))


@COMPOSER.says(event_verbs.InvadeHere)
def _(n: event_verbs.InvadeHere) -> Message:
    return message("card.invade-here", action=Thing("action", ACTIONS[n.action]))


# -- decks


@COMPOSER.says(deck_tops.DiscardTop)
def _(n: deck_tops.DiscardTop) -> Message:
    return message("card.discard-top", kind=Thing("power-kind", DECKS[n.kind]))


@COMPOSER.says(deck_tops.BlightToBox)
def _(n: deck_tops.BlightToBox) -> Message:
    return message("card.blight-to-box", what=amount(n.amount, Thing("piece", "blight")))


@COMPOSER.says(deck_tops.ReturnEvent)
def _(n: deck_tops.ReturnEvent) -> Message:
    return message("card.return-event", n=n.under)


@COMPOSER.says(at_time.HoldsUntil)
def _(n: at_time.HoldsUntil) -> Message:
    said = rule(n.rule.id, n.value)
    if n.uses > 0 or n.rule.id in OWN_WORDS:  # it says itself when it acts
        return said
    id = "card.holds-until-ravage" if n.until == at_time.NEXT_RAVAGE else "card.holds-for-good"
    return message(id, rule=said)


# -- what must be so


@THAT.says(deck_tops.Shows)
def _(found: deck_tops.Shows) -> Message:
    id = "card.that.lacks" if found.missing else "card.that.shows"
    return message(id, element=Thing("element", found.name()))


@THAT.says(deck_tops.HasSpeed)
def _(found: deck_tops.HasSpeed) -> Message:
    return message("card.that.speed", speed=Thing("speed", SPEEDS[found.speed]))


@THAT.says(FellHere)
def _(found: FellHere) -> Message:
    return message("card.that.fell-here", kinds=kinds(found.kinds))


@THAT.says(boards.BoardHasAtLeast)
def _(found: boards.BoardHasAtLeast) -> Message:
    at_most = isinstance(found, boards.BoardHasAtMost)
    land = None if found.land is None else a_land(found.land)
    return message("card.that.board-count", n=found.n, at_most=at_most, kinds=kinds(found.kinds), land=land)


# -- what is counted

COUNTED.clauses({
    boards.PerSpiritWithSite: "card.per.spirit-with-site", boards.PerSacredSite: "card.per.sacred-site",
    boards.PerAdjacentLand: "card.per.land-beside",
})  # fmt: skip


@COUNTED.says(boards.PerLand)
def _(n: boards.PerLand) -> Message:
    return message("card.per.land", land=a_land(n.land))


@COUNTED.says(boards.PerBoardWith)
def _(n: boards.PerBoardWith) -> Message:
    return message("card.per.board-with", n=n.n, kinds=kinds(n.kinds))


@COUNTED.says(boards.Fell)
def _(n: boards.Fell) -> Message:
    return message("card.per.fell")
