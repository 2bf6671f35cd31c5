"""What Spirits gain, spend and choose, in English."""

from __future__ import annotations

from tidewood.games.spirit_island import rare, spirits_do
from tidewood.games.spirit_island.powers import MAJOR, MINOR
from tidewood.games.spirit_island.text.en.language import ENGLISH, lower
from tidewood.games.spirit_island.text.en.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.en.wording import a_land, amount

says = ENGLISH.says


def lasting(n: spirits_do.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("As the turn ends") else f"This turn, {lower(said)}."


@says(spirits_do.ThisTurn)
def _(n: spirits_do.ThisTurn) -> str:
    return lasting(n, OWN)


@says(rare.Entwine)
def _(n: rare.Entwine) -> str:
    return f"This turn, {lower(RULES['entwined-power'])}."


@says(spirits_do.Energy)
def _(n: spirits_do.Energy) -> str:
    return f"Gain {amount(n.amount, 'Energy', 'Energy')}."


@says(spirits_do.ExtraPlays)
def _(n: spirits_do.ExtraPlays) -> str:
    return f"Play up to {n.n} more {'card' if n.n == 1 else 'cards'} this turn."


@says(spirits_do.GainElements)
def _(n: spirits_do.GainElements) -> str:
    if n.owned:
        return "Gain 1 element that you have already."
    return f"Gain {n.n} different elements of your choice."


@says(spirits_do.SameElements)
def _(n: spirits_do.SameElements) -> str:
    return "You gain the same elements."


@says(spirits_do.GainPower)
def _(n: spirits_do.GainPower) -> str:
    kind = {MINOR: "Minor Power", MAJOR: "Major Power"}.get(n.kind, "Power Card")
    if n.draw == 1:
        return f"Gain the top {kind} of its deck."
    return f"Gain a {kind}{'' if n.forget else ' without forgetting one'}."


@says(spirits_do.Forget)
def _(n: spirits_do.Forget) -> str:
    return "Forget a Power Card."


@says(spirits_do.ReclaimAll)
def _(n: spirits_do.ReclaimAll) -> str:
    return "Reclaim all your Power Cards."


@says(spirits_do.Reclaim)
def _(n: spirits_do.Reclaim) -> str:
    return "Reclaim 1 Power Card."


@says(spirits_do.AddPresence)
def _(n: spirits_do.AddPresence) -> str:
    if n.here:
        return f"Add 1 Presence{', even where you could not be otherwise' if n.anywhere else ' to the land'}."
    near = f" within {n.within} of your Presence" if n.within > 0 else ""
    if n.within == 0:
        near = " to a land with your Presence"
    where = "" if n.land is None else f", to {a_land(n.land)}" if near else f" to {a_land(n.land)}"
    return f"Add 1 Presence{near}{where}."


@says(spirits_do.ReturnPresence)
def _(n: spirits_do.ReturnPresence) -> str:
    return f"Add up to {n.n} destroyed Presence."


@says(spirits_do.DestroyPresence)
def _(n: spirits_do.DestroyPresence) -> str:
    where = " in the land" if n.here else f" within {n.within} of the land" if n.within >= 0 else ""
    return f"Destroy {amount(n.amount, 'of your Presence', 'of your Presence')}{where}."


@says(spirits_do.PresenceToTrack)
def _(n: spirits_do.PresenceToTrack) -> str:
    return "Return 1 Presence from the land to a presence track."


@says(spirits_do.MoveSacredSite)
def _(n: spirits_do.MoveSacredSite) -> str:
    return "Move a Sacred Site to an adjacent land."


@says(rare.OceanGathers)
def _(n: rare.OceanGathers) -> str:
    return "Gather 1 Presence into each Ocean."


@says(rare.OceanPushes)
def _(n: rare.OceanPushes) -> str:
    return "Push 1 Presence out of each Ocean."


@says(rare.ExchangeDrowned)
def _(n: rare.ExchangeDrowned) -> str:
    return "Turn drowned Health into 1 Energy."


@says(rare.Rescue)
def _(n: rare.Rescue) -> str:
    return "Push them to any Coastal land."


@says(rare.GoAlong)
def _(n: rare.GoAlong) -> str:
    return "You may move 1 Presence along."


@says(rare.TurnUpFearCard)
def _(n: rare.TurnUpFearCard) -> str:
    return "Turn up a Fear card that is earned or in the deck; it is earned and resolved as usual."


@says(rare.PlayGained)
def _(n: rare.PlayGained) -> str:
    return "You may play the gained card at once, paying its cost."


@says(rare.TakeLeftover)
def _(n: rare.TakeLeftover) -> str:
    return "You gain one of the cards it did not keep."


@says(rare.GiveCard)
def _(n: rare.GiveCard) -> str:
    return "You may give each other one Power Card from hand."
