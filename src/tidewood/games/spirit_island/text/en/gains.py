"""What Spirits gain, spend and choose, in English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en.language import ENGLISH, lower
from tidewood.games.spirit_island.text.en.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.en.wording import a_land, amount
from tidewood.games.spirit_island.verbs import (
    drowning,
    fear,
    gains,
    move_presence,
    play_cards,
    power_cards,
    presence,
    targets,
)
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR

says = ENGLISH.says


def lasting(n: gains.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("As the turn ends") else f"This turn, {lower(said)}."


@says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> str:
    return lasting(n, OWN)


@says(targets.Entwine)
def _(n: targets.Entwine) -> str:
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


@says(move_presence.MoveSacredSite)
def _(n: move_presence.MoveSacredSite) -> str:
    return "Move a Sacred Site to an adjacent land."


@says(move_presence.OceanGathers)
def _(n: move_presence.OceanGathers) -> str:
    return "Gather 1 Presence into each Ocean."


@says(move_presence.OceanPushes)
def _(n: move_presence.OceanPushes) -> str:
    return "Push 1 Presence out of each Ocean."


@says(drowning.ExchangeDrowned)
def _(n: drowning.ExchangeDrowned) -> str:
    return "Turn drowned Health into 1 Energy."


@says(drowning.Rescue)
def _(n: drowning.Rescue) -> str:
    return "Push them to any Coastal land."


@says(move_presence.GoAlong)
def _(n: move_presence.GoAlong) -> str:
    return "You may move 1 Presence along."


@says(fear.TurnUpFearCard)
def _(n: fear.TurnUpFearCard) -> str:
    return "Turn up a Fear card that is earned or in the deck; it is earned and resolved as usual."


@says(play_cards.PlayGained)
def _(n: play_cards.PlayGained) -> str:
    return "You may play the gained card at once, paying its cost."


@says(power_cards.TakeLeftover)
def _(n: power_cards.TakeLeftover) -> str:
    return "You gain one of the cards it did not keep."


@says(power_cards.GiveCard)
def _(n: power_cards.GiveCard) -> str:
    return "You may give each other one Power Card from hand."
