"""What Spirits gain, spend and choose, in English."""

from __future__ import annotations

from tidewood.games.spirit_island import gains, power_cards, presence, rare_in_cards, rare_in_spirits
from tidewood.games.spirit_island.powers import MAJOR, MINOR
from tidewood.games.spirit_island.text.en.language import ENGLISH, lower
from tidewood.games.spirit_island.text.en.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.en.wording import a_land, amount

says = ENGLISH.says


def lasting(n: gains.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("As the turn ends") else f"This turn, {lower(said)}."


@says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> str:
    return lasting(n, OWN)


@says(rare_in_cards.Entwine)
def _(n: rare_in_cards.Entwine) -> str:
    return f"This turn, {lower(RULES['entwined-power'])}."


@says(gains.Energy)
def _(n: gains.Energy) -> str:
    return f"Gain {amount(n.amount, 'Energy', 'Energy')}."


@says(gains.ExtraPlays)
def _(n: gains.ExtraPlays) -> str:
    return f"Play up to {n.n} more {'card' if n.n == 1 else 'cards'} this turn."


@says(gains.GainElements)
def _(n: gains.GainElements) -> str:
    if n.owned:
        return "Gain 1 element that you have already."
    return f"Gain {n.n} different elements of your choice."


@says(gains.SameElements)
def _(n: gains.SameElements) -> str:
    return "You gain the same elements."


@says(power_cards.GainPower)
def _(n: power_cards.GainPower) -> str:
    kind = {MINOR: "Minor Power", MAJOR: "Major Power"}.get(n.kind, "Power Card")
    if n.draw == 1:
        return f"Gain the top {kind} of its deck."
    return f"Gain a {kind}{'' if n.forget else ' without forgetting one'}."


@says(power_cards.Forget)
def _(n: power_cards.Forget) -> str:
    return "Forget a Power Card."


@says(power_cards.ReclaimAll)
def _(n: power_cards.ReclaimAll) -> str:
    return "Reclaim all your Power Cards."


@says(power_cards.Reclaim)
def _(n: power_cards.Reclaim) -> str:
    return "Reclaim 1 Power Card."


@says(presence.AddPresence)
def _(n: presence.AddPresence) -> str:
    if n.here:
        return f"Add 1 Presence{', even where you could not be otherwise' if n.anywhere else ' to the land'}."
    near = f" within {n.within} of your Presence" if n.within > 0 else ""
    if n.within == 0:
        near = " to a land with your Presence"
    where = "" if n.land is None else f", to {a_land(n.land)}" if near else f" to {a_land(n.land)}"
    return f"Add 1 Presence{near}{where}."


@says(presence.ReturnPresence)
def _(n: presence.ReturnPresence) -> str:
    return f"Add up to {n.n} destroyed Presence."


@says(presence.DestroyPresence)
def _(n: presence.DestroyPresence) -> str:
    where = " in the land" if n.here else f" within {n.within} of the land" if n.within >= 0 else ""
    return f"Destroy {amount(n.amount, 'of your Presence', 'of your Presence')}{where}."


@says(presence.PresenceToTrack)
def _(n: presence.PresenceToTrack) -> str:
    return "Return 1 Presence from the land to a presence track."


@says(presence.MoveSacredSite)
def _(n: presence.MoveSacredSite) -> str:
    return "Move a Sacred Site to an adjacent land."


@says(rare_in_spirits.OceanGathers)
def _(n: rare_in_spirits.OceanGathers) -> str:
    return "Gather 1 Presence into each Ocean."


@says(rare_in_spirits.OceanPushes)
def _(n: rare_in_spirits.OceanPushes) -> str:
    return "Push 1 Presence out of each Ocean."


@says(rare_in_spirits.ExchangeDrowned)
def _(n: rare_in_spirits.ExchangeDrowned) -> str:
    return "Turn drowned Health into 1 Energy."


@says(rare_in_spirits.Rescue)
def _(n: rare_in_spirits.Rescue) -> str:
    return "Push them to any Coastal land."


@says(rare_in_spirits.GoAlong)
def _(n: rare_in_spirits.GoAlong) -> str:
    return "You may move 1 Presence along."


@says(rare_in_spirits.TurnUpFearCard)
def _(n: rare_in_spirits.TurnUpFearCard) -> str:
    return "Turn up a Fear card that is earned or in the deck; it is earned and resolved as usual."


@says(rare_in_spirits.PlayGained)
def _(n: rare_in_spirits.PlayGained) -> str:
    return "You may play the gained card at once, paying its cost."


@says(rare_in_cards.TakeLeftover)
def _(n: rare_in_cards.TakeLeftover) -> str:
    return "You gain one of the cards it did not keep."


@says(rare_in_cards.GiveCard)
def _(n: rare_in_cards.GiveCard) -> str:
    return "You may give each other one Power Card from hand."
