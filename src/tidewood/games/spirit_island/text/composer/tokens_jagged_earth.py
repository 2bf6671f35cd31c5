"""Tokens, lands around the target, and what lasts: what came with the expansions."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.pieces import PIECES
from tidewood.games.spirit_island.text.composer.amounts import COUNTED, amount, some, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds, needs, then
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.text.composer.lands import WITH, a_land
from tidewood.games.spirit_island.verbs import (
    aid,
    blight,
    causes,
    destroy_and_remove,
    fear,
    gains,
    give_up,
    infighting,
    new_boards,
    paying,
    push_and_gather,
    push_presence,
    skip_some,
    some_lands,
    strife,
    sunken_boards,
    target_spirit,
    tokens,
    unlocked,
    void,
    woven_lands,
)
from tidewood.kernel.amounts import UpTo
from tidewood.kernel.combine import Nothing
from tidewood.kernel.composer import COLONS, COMMAS
from tidewood.language.values import Message, Thing, message

COMPOSER.marks |= dict.fromkeys(("card.those-lands", "card.some-lands", "card.in-origin"), COMMAS)
COMPOSER.marks |= {"card.push-presence-along": COLONS}
COMPOSER.clauses({destroy_and_remove.Unbent: "card.removal-unbent"})
COMPOSER.clauses({target_spirit.SpiritOnBoard: "card.spirit-on-board"}, "part")
COMPOSER.clauses({gains.LoseEnergy: "card.lose-energy", paying.PayJointly: "card.pay-jointly"}, "n")
COMPOSER.clauses({sunken_boards.DestroyBoard: "card.destroy-board", woven_lands.JoinLands: "card.join-lands"})
COMPOSER.clauses({new_boards.NewBoard: "card.new-board", unlocked.PlayUnlocked: "card.play-unlocked"})


def with_strife(given: tuple[int, ...], strife: bool = True) -> list[Thing]:
    """Kinds of tokens, and Strife as one of them."""
    return [*kinds(given), *([unit("strife")] if strife else [])]


# -- lands

WITH.clauses(
    {
        c.TowardsOcean: "card.with.towards-ocean",
        c.FewestBuildings: "card.with.fewest-buildings",
        c.Matching: "card.with.ravage-card",
        c.BothPresence: "card.with.both-presence",
        some_lands.NextToBoth: "card.with.next-to-both",
        some_lands.EitherTarget: "card.with.either-target",
    }
)


@WITH.says(c.HasToken)
def _(found: c.HasToken) -> Message:
    return message("card.with.pieces", kinds=with_strife(found.kinds))


@WITH.says(c.NextTo)
def _(found: c.NextTo) -> Message:
    near = with_strife(found.kinds, found.strife)
    return message("card.with.near-many-pieces" if found.n > 1 else "card.with.near-pieces", kinds=near, n=found.n)


@WITH.says(c.NotLand)
def _(found: c.NotLand) -> Message:
    if isinstance(found.part, c.YourPresence):
        return message("card.with.no-presence-of-yours")
    assert isinstance(found.part, c.Matching), "no word for such a land"
    return message("card.with.no-ravage-card")


@WITH.says(some_lands.SecondTarget)
def _(found: some_lands.SecondTarget) -> Message:
    return message("card.with.second-target", n=found.within)


# -- conditions

THAT.clauses(
    {
        c.AllDestroyed: "card.that.all-destroyed",
        some_lands.OriginIsSacred: "card.that.origin-is-sacred",
        void.NoOtherCards: "card.that.no-other-cards",
    }
)


@THAT.says(c.NextTo)
def _(found: c.NextTo) -> Message:
    return message("card.that.near-pieces", kinds=with_strife(found.kinds, found.strife))


@THAT.says(c.TerrorAtLeast)
def _(found: c.TerrorAtLeast) -> Message:
    return message("card.that.terror-at-least", n=found.level)


@THAT.says(c.Noted)
def _(found: c.Noted) -> Message:
    if found.key == tokens.REMOVED:
        return message("card.that.tokens-removed")
    if found.key == "moved":
        return message("card.that.noted-moved", kinds=kinds(found.kinds))
    if found.n > 1:
        return message("card.that.noted-destroyed", kinds=kinds(found.kinds), n=found.n)
    return message("card.that.has-destroyed", kinds=kinds(found.kinds))


# -- amounts


@COUNTED.says(c.PerToken)
def _(n: c.PerToken) -> Message:
    return message("card.per.around" if n.near else "card.per.pieces", kinds=with_strife(n.kinds, n.strife))


@COUNTED.says(c.PerNoted)
def _(n: c.PerNoted) -> Message:
    if n.key == tokens.REMOVED:
        return message("card.per.token-removed")
    return message("card.per.removed", kinds=kinds(n.kinds))


# -- effects


@COMPOSER.says(causes.NoMore)
def _(n: causes.NoMore) -> list[Message]:
    return []  # that it is done once, the rule says


COMPOSER.clauses({
    infighting.Infighting: "card.infight", infighting.RavageHere: "card.ravage", strife.Weaken: "card.weaken",
    strife.DamageByStrife: "card.damage-by-strife", give_up.GiveUpPresence: "card.give-up-presence",
    give_up.GiveUpFromTrack: "card.give-up-from-track", give_up.PresenceIntoBadlands: "card.presence-into-badlands",
    give_up.EachLosesPresence: "card.each-loses-presence", void.GatherPresence: "card.gather-presence",
    void.PerformAgain: "card.perform-again", paying.PayAny: "card.pay-any", tokens.MoreOfEach: "card.more-of-each",
    fear.MoreFearTokens: "card.more-fear-tokens", aid.LesserSpirits: "card.lesser-spirits",
})  # fmt: skip


@COMPOSER.says(some_lands.SomeLands)
def _(n: some_lands.SomeLands) -> Message:
    most = n.amount.most if isinstance(n.amount, UpTo) else n.amount
    return message(
        "card.some-lands",
        n=amount(most, None),
        up_to=isinstance(n.amount, UpTo),
        land=a_land(n.land),
        part=n.part,
        then=then(n.part),
    )


@COMPOSER.says(some_lands.FromOrigin)
def _(n: some_lands.FromOrigin) -> object:
    return n.part


@COMPOSER.says(some_lands.InOrigin)
def _(n: some_lands.InOrigin) -> Message:
    return message("card.in-origin", part=n.part, then=then(n.part))


@COMPOSER.says(tokens.RemoveTokens)
def _(n: tokens.RemoveTokens) -> Message:
    return message("card.remove", what=amount(n.amount, with_strife(n.kinds)))


@COMPOSER.says(tokens.AddTokens)
def _(n: tokens.AddTokens) -> Message:
    most = n.most_each if n.most_each > 0 else None
    return message("card.add-tokens", what=amount(n.amount, with_strife(n.kinds)), most=most)


@COMPOSER.says(tokens.ReturnTokens)
def _(n: tokens.ReturnTokens) -> Message:
    most = n.amount.most if isinstance(n.amount, UpTo) else n.amount
    return message("card.return-tokens", n=amount(most, None))


@COMPOSER.says(push_presence.PushPresence)
def _(n: push_presence.PushPresence) -> Message:
    found = needs(n.when.needs) if isinstance(n.when, c.Elements) else []
    more = [message("card.amount.flat", n=n.n, what=kinds(kind)) for kind in n.more] if found else []
    return message(
        "card.push-presence-along",
        what=[message("card.amount.flat", n=n.n, what=kinds(kind)) for kind in n.kinds],
        needs=found,
        more=more,
    )


@COMPOSER.says(destroy_and_remove.RemoveDamaged)
def _(n: destroy_and_remove.RemoveDamaged) -> Message:
    return message("card.remove-damaged", kinds=kinds(n.kinds))


@COMPOSER.says(destroy_and_remove.RemoveAmong)
def _(n: destroy_and_remove.RemoveAmong) -> Message:
    return message("card.remove-among", what=some(n))


@COMPOSER.says(void.GatherOneOfEach)
def _(n: void.GatherOneOfEach) -> Message:
    return message("card.gather-one-of-each", kinds=[Thing("piece", PIECES[kind]) for kind in n.kinds])


@COMPOSER.says(skip_some.SkipSome)
def _(n: skip_some.SkipSome) -> Message:
    venom = n.rules[0].id.startswith("infestation-of-venomous-spiders-venom")
    return message("card.skip-some", n=amount(n.amount, unit("action")), venom=venom)


@COMPOSER.says(some_lands.InThoseLands)
def _(n: some_lands.InThoseLands) -> Message:
    return message("card.those-lands", part=n.part, then=then(n.part))


@COMPOSER.says(Nothing)
def _(n: object) -> list[Message]:
    return []


@COMPOSER.says(push_and_gather.MoveBetween)
def _(n: push_and_gather.MoveBetween) -> Message:
    return message("card.move-between-these", what=some(n))


@COMPOSER.says(blight.LoseAnyPresence)
def _(n: blight.LoseAnyPresence) -> Message:
    return message("card.lose-any-presence", board=n.on_board)


@COMPOSER.says(paying.Prevent)
def _(n: paying.Prevent) -> Message:
    return message("card.unless-paid", costs=list(n.parts[1:]), part=n.parts[0])
