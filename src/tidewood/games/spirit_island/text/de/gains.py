"""What Spirits gain, spend and choose, in German."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de.language import GERMAN
from tidewood.games.spirit_island.text.de.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.de.wording import a_land, amount
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

says = GERMAN.says


def lasting(n: gains.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("Am Rundenende") else f"Bis zum Rundenende: {said}"


@says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> str:
    return lasting(n, OWN)


@says(targets.Entwine)
def _(n: targets.Entwine) -> str:
    return f"Bis zum Rundenende: {RULES['entwined-power']}"


@says(gains.Energy)
def _(n: gains.Energy) -> str:
    return f"Erhalte {amount(n.amount, 'Energie', 'Energie')}."


@says(gains.ExtraPlays)
def _(n: gains.ExtraPlays) -> str:
    return f"Spiele in dieser Runde bis zu {n.n} {'Karte' if n.n == 1 else 'Karten'} mehr."


@says(gains.GainElements)
def _(n: gains.GainElements) -> str:
    if n.owned:
        return "Erhalte 1 Element, das du schon hast."
    return f"Erhalte {n.n} verschiedene Elemente deiner Wahl."


@says(gains.SameElements)
def _(n: gains.SameElements) -> str:
    return "Du erhältst dieselben Elemente."


def card(n: power_cards.GainPower) -> str:
    """Which card is gained."""
    kind = {MINOR: "Schwache Fähigkeit", MAJOR: "Starke Fähigkeit"}.get(n.kind, "Fähigkeitenkarte")
    if n.draw == 1:
        return f"die oberste {kind} vom Stapel"
    return f"eine {kind}{'' if n.forget else ', ohne eine zu vergessen'}"


@says(power_cards.GainPower)
def _(n: power_cards.GainPower) -> str:
    return f"Erhalte {card(n)}."


@says(power_cards.Forget)
def _(n: power_cards.Forget) -> str:
    return "Vergiss eine Fähigkeitenkarte."


@says(power_cards.ReclaimAll)
def _(n: power_cards.ReclaimAll) -> str:
    return "Nimm alle abgelegten Fähigkeitenkarten zurück."


@says(power_cards.Reclaim)
def _(n: power_cards.Reclaim) -> str:
    return "Nimm 1 abgelegte Fähigkeitenkarte zurück."


def where(n: presence.AddPresence, whose: str) -> tuple[str, str]:
    """Where a Presence goes: what stands before and after the verb's end."""
    near = f" mit Reichweite {n.within}" if n.within > 0 else ""
    if n.within == 0:
        near = f" in einem Gebiet mit {whose} Präsenz"
    place = "" if n.land is None else f"in {a_land(n.land, dative=True)}"
    return (near, f", {place}" if place else "") if near else (f" {place}" if place else "", "")


@says(presence.AddPresence)
def _(n: presence.AddPresence) -> str:
    if n.here:
        anywhere = ", auch wo du sonst nicht sein darfst"
        return f"Füge dort 1 Präsenz hinzu{anywhere if n.anywhere else ''}."
    before, after = where(n, "deiner")
    return f"Füge 1 Präsenz{before} hinzu{after}."


@says(presence.ReturnPresence)
def _(n: presence.ReturnPresence) -> str:
    return f"Füge bis zu {n.n} vernichtete Präsenz hinzu."


@says(presence.DestroyPresence)
def _(n: presence.DestroyPresence) -> str:
    place = " im Gebiet" if n.here else f" mit Reichweite {n.within} vom Gebiet" if n.within >= 0 else ""
    return f"Vernichte {amount(n.amount, 'deiner Präsenz', 'deiner Präsenz')}{place}."


@says(presence.PresenceToTrack)
def _(n: presence.PresenceToTrack) -> str:
    return "Lege 1 Präsenz aus dem Gebiet auf eine Präsenz-Leiste zurück."


@says(move_presence.MoveSacredSite)
def _(n: move_presence.MoveSacredSite) -> str:
    return "Bewege eine Heilige Stätte in ein benachbartes Gebiet."


@says(move_presence.OceanGathers)
def _(n: move_presence.OceanGathers) -> str:
    return "Versammle 1 Präsenz in jedem Ozean."


@says(move_presence.OceanPushes)
def _(n: move_presence.OceanPushes) -> str:
    return "Verschiebe 1 Präsenz aus jedem Ozean."


@says(drowning.ExchangeDrowned)
def _(n: drowning.ExchangeDrowned) -> str:
    return "Wandle Lebenspunkte Ertrunkener in 1 Energie um."


@says(drowning.Rescue)
def _(n: drowning.Rescue) -> str:
    return "Verschiebe sie in ein beliebiges Küstengebiet."


@says(move_presence.GoAlong)
def _(n: move_presence.GoAlong) -> str:
    return "Du darfst 1 Präsenz mitbewegen."


@says(fear.TurnUpFearCard)
def _(n: fear.TurnUpFearCard) -> str:
    return "Decke eine aktive Furchtkarte oder eine des Stapels auf; sie wird wie üblich aktiv und ausgeführt."


@says(play_cards.PlayGained)
def _(n: play_cards.PlayGained) -> str:
    return "Du darfst die erhaltene Karte sofort ausspielen, wenn du ihre Kosten zahlst."


@says(power_cards.TakeLeftover)
def _(n: power_cards.TakeLeftover) -> str:
    return "Du erhältst eine der Karten, die er nicht behalten hat."


@says(power_cards.GiveCard)
def _(n: power_cards.GiveCard) -> str:
    return "Ihr dürft einander je eine Fähigkeitenkarte von der Hand geben."
