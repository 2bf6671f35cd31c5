"""What Spirits gain, spend and choose, in French."""

from __future__ import annotations

from tidewood.games.spirit_island import rare, spirits_do
from tidewood.games.spirit_island.powers import MAJOR, MINOR
from tidewood.games.spirit_island.text.fr.language import FRENCH, lower
from tidewood.games.spirit_island.text.fr.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.fr.wording import a_land, amount

says = FRENCH.says


def lasting(n: spirits_do.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("À la fin du tour") else f"Pendant ce tour, {lower(said)}."


@says(spirits_do.ThisTurn)
def _(n: spirits_do.ThisTurn) -> str:
    return lasting(n, OWN)


@says(rare.Entwine)
def _(n: rare.Entwine) -> str:
    return f"Pendant ce tour, {lower(RULES['entwined-power'])}."


@says(spirits_do.Energy)
def _(n: spirits_do.Energy) -> str:
    return f"Gagnez {amount(n.amount, 'Énergie', 'Énergies')}."


@says(spirits_do.ExtraPlays)
def _(n: spirits_do.ExtraPlays) -> str:
    return f"Jouez jusqu’à {n.n} {'carte' if n.n == 1 else 'cartes'} de plus pendant ce tour."


@says(spirits_do.GainElements)
def _(n: spirits_do.GainElements) -> str:
    if n.owned:
        return "Gagnez 1 Élément que vous avez déjà."
    return f"Gagnez {n.n} Éléments différents de votre choix."


@says(spirits_do.SameElements)
def _(n: spirits_do.SameElements) -> str:
    return "Vous gagnez les mêmes Éléments."


def card(n: spirits_do.GainPower) -> str:
    """Which card is gained."""
    if n.draw == 1:
        kind = {MINOR: "Pouvoir Mineur", MAJOR: "Pouvoir Majeur"}[n.kind]
        return f"le {kind} du dessus de sa pioche"
    kind = {MINOR: "un Pouvoir Mineur", MAJOR: "un Pouvoir Majeur"}.get(n.kind, "une carte Pouvoir")
    return f"{kind}{'' if n.forget else ' sans en oublier'}"


@says(spirits_do.GainPower)
def _(n: spirits_do.GainPower) -> str:
    return f"Gagnez {card(n)}."


@says(spirits_do.Forget)
def _(n: spirits_do.Forget) -> str:
    return "Oubliez une carte Pouvoir."


@says(spirits_do.ReclaimAll)
def _(n: spirits_do.ReclaimAll) -> str:
    return "Récupérez toutes vos cartes Pouvoir."


@says(spirits_do.Reclaim)
def _(n: spirits_do.Reclaim) -> str:
    return "Récupérez 1 carte Pouvoir."


def where(n: spirits_do.AddPresence, whose: str) -> str:
    """Where a Presence goes."""
    near = f" à Portée {n.within}" if n.within > 0 else ""
    if n.within == 0:
        near = f" dans une région avec {whose} Présence"
    place = "" if n.land is None else f" dans {a_land(n.land)}"
    return f"{near},{place}" if near and place else near + place


@says(spirits_do.AddPresence)
def _(n: spirits_do.AddPresence) -> str:
    if n.here:
        anywhere = ", même là où vous ne pourriez pas être autrement"
        return f"Ajoutez-y 1 Présence{anywhere if n.anywhere else ''}."
    return f"Ajoutez 1 Présence{where(n, 'votre')}."


@says(spirits_do.ReturnPresence)
def _(n: spirits_do.ReturnPresence) -> str:
    return f"Ajoutez jusqu’à {n.n} {'Présence détruite' if n.n == 1 else 'Présences détruites'}."


@says(spirits_do.DestroyPresence)
def _(n: spirits_do.DestroyPresence) -> str:
    place = " dans la région" if n.here else f" à Portée {n.within} de la région" if n.within >= 0 else ""
    return f"Détruisez {amount(n.amount, 'de vos Présences', 'de vos Présences')}{place}."


@says(spirits_do.PresenceToTrack)
def _(n: spirits_do.PresenceToTrack) -> str:
    return "Remettez 1 Présence de la région sur une piste de Présence."


@says(spirits_do.MoveSacredSite)
def _(n: spirits_do.MoveSacredSite) -> str:
    return "Déplacez un Site Sacré vers une région adjacente."


@says(rare.OceanGathers)
def _(n: rare.OceanGathers) -> str:
    return "Rassemblez 1 Présence dans chaque Océan."


@says(rare.OceanPushes)
def _(n: rare.OceanPushes) -> str:
    return "Repoussez 1 Présence hors de chaque Océan."


@says(rare.ExchangeDrowned)
def _(n: rare.ExchangeDrowned) -> str:
    return "Changez la Résistance de noyés en 1 Énergie."


@says(rare.Rescue)
def _(n: rare.Rescue) -> str:
    return "Repoussez-les vers n’importe quelle région côtière."


@says(rare.GoAlong)
def _(n: rare.GoAlong) -> str:
    return "Vous pouvez déplacer 1 Présence avec lui."


@says(rare.TurnUpFearCard)
def _(n: rare.TurnUpFearCard) -> str:
    return "Révélez une carte Peur, gagnée ou dans la pioche ; elle est gagnée et résolue normalement."


@says(rare.PlayGained)
def _(n: rare.PlayGained) -> str:
    return "Vous pouvez jouer aussitôt la carte gagnée en payant son coût."


@says(rare.TakeLeftover)
def _(n: rare.TakeLeftover) -> str:
    return "Vous gagnez une des cartes qu’il n’a pas gardées."


@says(rare.GiveCard)
def _(n: rare.GiveCard) -> str:
    return "Vous pouvez vous donner l’un à l’autre une carte Pouvoir de votre main."
