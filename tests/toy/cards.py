"""The toy's cards. Each is there for a joint of the kernel."""

from __future__ import annotations

from tests.toy import decks, joining, picking
from tests.toy import verbs as v
from tests.toy.words import (
    FOLKS,
    HAMLETS,
    SCOUTS,
    after_arrival,
    as_action_closes,
    card,
    cut_off,
    damage,
    destroy,
    either,
    energy,
    fear,
    gather,
    here,
    instead_of_destroying,
    may,
    more_damage,
    pay,
    per,
    push,
    remove,
    script,
    that_many,
    they,
    this_turn,
    up_to,
)
from tidewood.kernel.amounts import Did
from tidewood.kernel.scripts import Steps

card("drifting-mist", 1, here(push(up_to(2), SCOUTS | HAMLETS), fear(1)))
card("ambush", 1, here(either(damage(per(FOLKS)), gather(up_to(3), FOLKS))))
card(
    "darkness",
    1,
    here(gather(up_to(3), SCOUTS, let="came"), destroy(that_many("came"), SCOUTS), fear(that_many("came"))),
)


@script(mentioned=("damage", "folk"))
def offering() -> Steps:
    """Folk are given first; what follows depends on how many."""
    paid = yield remove(up_to(2), FOLKS)
    yield energy(2 * paid.size)
    if paid.size == 2:
        yield damage(3)


card("offering", 0, here(offering, land=FOLKS))
card("ally", 1, this_turn(after_arrival("ally-strikes", FOLKS, may(damage(1)))))
card("kin", 1, this_turn(after_arrival("kin-cheer", FOLKS, fear(2))))
card("mercy", 0, this_turn(instead_of_destroying("mercy-pushes", FOLKS, push(1, FOLKS))))
card("purge", 0, here(destroy(1, FOLKS), fear(1)))
card("gift", 0, they(here(push(up_to(1), SCOUTS))))
card("outburst", 0, pay("x"), here(damage(that_many("x"))))
card("thorns", 0, this_turn(more_damage("thorns-hurt", 1)))
card("two-blows", 1, here(damage(1), damage(1)))
card("isolate", 0, here(this_turn(cut_off("cut-off"), bound=True)))
card("many-places", 1, picking.PickLands(up_to(2), "lands"), v.InEach("lands", damage(1)))
card("totem", 1, decks.LayDown(as_action_closes("totem-dread", Did("destroyed"), fear(3))))
card("burn", 0, decks.Burn(), fear(1))
card("peek", 0, decks.Look())
card("veil", 0, decks.Veil())
card("herald", 0, decks.Insert(0))
ANYTHING = SCOUTS | HAMLETS | FOLKS
card("tithe", 0, here(picking.Offer(1, 3, ANYTHING), fear(1)))
card("levy", 0, here(picking.Offer(2, 2, ANYTHING)))
card("largesse", 0, here(picking.Offer(0, 9, ANYTHING)))
card("pair", 0, here(picking.OfferTwins(2, 2, ANYTHING)))
card("lethe", 0, picking.Forget(0, 2))
card("amnesia", 0, picking.Forget(1, 1))
card("council", 0, joining.Council(fear(1), fear(2), joining.ChipIn(3)))
card("champion", 1, joining.Champion(2))
card("tribute", 0, joining.ChipIn(3), fear(1))
