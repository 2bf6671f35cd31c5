"""What Spirits gain, spend and choose, in German."""

from __future__ import annotations

from tidewood.games.spirit_island import rare, spirits_do
from tidewood.games.spirit_island.powers import MAJOR, MINOR
from tidewood.games.spirit_island.text.de.language import GERMAN
from tidewood.games.spirit_island.text.de.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.de.wording import a_land, amount

says = GERMAN.says


def lasting(n: spirits_do.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("Am Rundenende") else f"Bis zum Rundenende: {said}"


@says(spirits_do.ThisTurn)
def _(n: spirits_do.ThisTurn) -> str:
    return lasting(n, OWN)


@says(rare.Entwine)
def _(n: rare.Entwine) -> str:
    return f"Bis zum Rundenende: {RULES['entwined-power']}"


@says(spirits_do.Energy)
def _(n: spirits_do.Energy) -> str:
    return f"Erhalte {amount(n.amount, 'Energie', 'Energie')}."


@says(spirits_do.ExtraPlays)
def _(n: spirits_do.ExtraPlays) -> str:
    return f"Spiele in dieser Runde bis zu {n.n} {'Karte' if n.n == 1 else 'Karten'} mehr."


@says(spirits_do.GainElements)
def _(n: spirits_do.GainElements) -> str:
    if n.owned:
        return "Erhalte 1 Element, das du schon hast."
    return f"Erhalte {n.n} verschiedene Elemente deiner Wahl."


@says(spirits_do.SameElements)
def _(n: spirits_do.SameElements) -> str:
    return "Du erhältst dieselben Elemente."


def card(n: spirits_do.GainPower) -> str:
    """Which card is gained."""
    kind = {MINOR: "Schwache Fähigkeit", MAJOR: "Starke Fähigkeit"}.get(n.kind, "Fähigkeitenkarte")
    if n.draw == 1:
        return f"die oberste {kind} vom Stapel"
    return f"eine {kind}{'' if n.forget else ', ohne eine zu vergessen'}"


@says(spirits_do.GainPower)
def _(n: spirits_do.GainPower) -> str:
    return f"Erhalte {card(n)}."


@says(spirits_do.Forget)
def _(n: spirits_do.Forget) -> str:
    return "Vergiss eine Fähigkeitenkarte."


@says(spirits_do.ReclaimAll)
def _(n: spirits_do.ReclaimAll) -> str:
    return "Nimm alle abgelegten Fähigkeitenkarten zurück."


@says(spirits_do.Reclaim)
def _(n: spirits_do.Reclaim) -> str:
    return "Nimm 1 abgelegte Fähigkeitenkarte zurück."


def where(n: spirits_do.AddPresence, whose: str) -> tuple[str, str]:
    """Where a Presence goes: what stands before and after the verb's end."""
    near = f" mit Reichweite {n.within}" if n.within > 0 else ""
    if n.within == 0:
        near = f" in einem Gebiet mit {whose} Präsenz"
    place = "" if n.land is None else f"in {a_land(n.land, dative=True)}"
    return (near, f", {place}" if place else "") if near else (f" {place}" if place else "", "")


@says(spirits_do.AddPresence)
def _(n: spirits_do.AddPresence) -> str:
    if n.here:
        anywhere = ", auch wo du sonst nicht sein darfst"
        return f"Füge dort 1 Präsenz hinzu{anywhere if n.anywhere else ''}."
    before, after = where(n, "deiner")
    return f"Füge 1 Präsenz{before} hinzu{after}."


@says(spirits_do.ReturnPresence)
def _(n: spirits_do.ReturnPresence) -> str:
    return f"Füge bis zu {n.n} vernichtete Präsenz hinzu."


@says(spirits_do.DestroyPresence)
def _(n: spirits_do.DestroyPresence) -> str:
    place = " im Gebiet" if n.here else f" mit Reichweite {n.within} vom Gebiet" if n.within >= 0 else ""
    return f"Vernichte {amount(n.amount, 'deiner Präsenz', 'deiner Präsenz')}{place}."


@says(spirits_do.PresenceToTrack)
def _(n: spirits_do.PresenceToTrack) -> str:
    return "Lege 1 Präsenz aus dem Gebiet auf eine Präsenz-Leiste zurück."


@says(spirits_do.MoveSacredSite)
def _(n: spirits_do.MoveSacredSite) -> str:
    return "Bewege eine Heilige Stätte in ein benachbartes Gebiet."


@says(rare.OceanGathers)
def _(n: rare.OceanGathers) -> str:
    return "Versammle 1 Präsenz in jedem Ozean."


@says(rare.OceanPushes)
def _(n: rare.OceanPushes) -> str:
    return "Verschiebe 1 Präsenz aus jedem Ozean."


@says(rare.ExchangeDrowned)
def _(n: rare.ExchangeDrowned) -> str:
    return "Wandle Lebenspunkte Ertrunkener in 1 Energie um."


@says(rare.Rescue)
def _(n: rare.Rescue) -> str:
    return "Verschiebe sie in ein beliebiges Küstengebiet."


@says(rare.GoAlong)
def _(n: rare.GoAlong) -> str:
    return "Du darfst 1 Präsenz mitbewegen."


@says(rare.TurnUpFearCard)
def _(n: rare.TurnUpFearCard) -> str:
    return "Decke eine aktive Furchtkarte oder eine des Stapels auf; sie wird wie üblich aktiv und ausgeführt."


@says(rare.PlayGained)
def _(n: rare.PlayGained) -> str:
    return "Du darfst die erhaltene Karte sofort ausspielen, wenn du ihre Kosten zahlst."


@says(rare.TakeLeftover)
def _(n: rare.TakeLeftover) -> str:
    return "Du erhältst eine der Karten, die er nicht behalten hat."


@says(rare.GiveCard)
def _(n: rare.GiveCard) -> str:
    return "Ihr dürft einander je eine Fähigkeitenkarte von der Hand geben."
