"""What Spirits gain, spend and choose, in French."""

from __future__ import annotations

from tidewood.games.spirit_island import gains, power_cards, presence, rare_in_cards, rare_in_spirits
from tidewood.games.spirit_island.powers import MAJOR, MINOR
from tidewood.games.spirit_island.text.fr.language import FRENCH, lower
from tidewood.games.spirit_island.text.fr.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.fr.wording import a_land, amount

says = FRENCH.says


def lasting(n: gains.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("À la fin du tour") else f"Pendant ce tour, {lower(said)}."


@says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> str:
    return lasting(n, OWN)


@says(rare_in_cards.Entwine)
def _(n: rare_in_cards.Entwine) -> str:
    return f"Pendant ce tour, {lower(RULES['entwined-power'])}."


@says(gains.Energy)
def _(n: gains.Energy) -> str:
    return f"Gagnez {amount(n.amount, 'Énergie', 'Énergies')}."


@says(gains.ExtraPlays)
def _(n: gains.ExtraPlays) -> str:
    return f"Jouez jusqu’à {n.n} {'carte' if n.n == 1 else 'cartes'} de plus pendant ce tour."


@says(gains.GainElements)
def _(n: gains.GainElements) -> str:
    if n.owned:
        return "Gagnez 1 Élément que vous avez déjà."
    return f"Gagnez {n.n} Éléments différents de votre choix."


@says(gains.SameElements)
def _(n: gains.SameElements) -> str:
    return "Vous gagnez les mêmes Éléments."


def card(n: power_cards.GainPower) -> str:
    """Which card is gained."""
    if n.draw == 1:
        kind = {MINOR: "Pouvoir Mineur", MAJOR: "Pouvoir Majeur"}[n.kind]
        return f"le {kind} du dessus de sa pioche"
    kind = {MINOR: "un Pouvoir Mineur", MAJOR: "un Pouvoir Majeur"}.get(n.kind, "une carte Pouvoir")
    return f"{kind}{'' if n.forget else ' sans en oublier'}"


@says(power_cards.GainPower)
def _(n: power_cards.GainPower) -> str:
    return f"Gagnez {card(n)}."


@says(power_cards.Forget)
def _(n: power_cards.Forget) -> str:
    return "Oubliez une carte Pouvoir."


@says(power_cards.ReclaimAll)
def _(n: power_cards.ReclaimAll) -> str:
    return "Récupérez toutes vos cartes Pouvoir."


@says(power_cards.Reclaim)
def _(n: power_cards.Reclaim) -> str:
    return "Récupérez 1 carte Pouvoir."


def where(n: presence.AddPresence, whose: str) -> str:
    """Where a Presence goes."""
    near = f" à Portée {n.within}" if n.within > 0 else ""
    if n.within == 0:
        near = f" dans une région avec {whose} Présence"
    place = "" if n.land is None else f" dans {a_land(n.land)}"
    return f"{near},{place}" if near and place else near + place


@says(presence.AddPresence)
def _(n: presence.AddPresence) -> str:
    if n.here:
        anywhere = ", même là où vous ne pourriez pas être autrement"
        return f"Ajoutez-y 1 Présence{anywhere if n.anywhere else ''}."
    return f"Ajoutez 1 Présence{where(n, 'votre')}."


@says(presence.ReturnPresence)
def _(n: presence.ReturnPresence) -> str:
    return f"Ajoutez jusqu’à {n.n} {'Présence détruite' if n.n == 1 else 'Présences détruites'}."


@says(presence.DestroyPresence)
def _(n: presence.DestroyPresence) -> str:
    place = " dans la région" if n.here else f" à Portée {n.within} de la région" if n.within >= 0 else ""
    return f"Détruisez {amount(n.amount, 'de vos Présences', 'de vos Présences')}{place}."


@says(presence.PresenceToTrack)
def _(n: presence.PresenceToTrack) -> str:
    return "Remettez 1 Présence de la région sur une piste de Présence."


@says(presence.MoveSacredSite)
def _(n: presence.MoveSacredSite) -> str:
    return "Déplacez un Site Sacré vers une région adjacente."


@says(rare_in_spirits.OceanGathers)
def _(n: rare_in_spirits.OceanGathers) -> str:
    return "Rassemblez 1 Présence dans chaque Océan."


@says(rare_in_spirits.OceanPushes)
def _(n: rare_in_spirits.OceanPushes) -> str:
    return "Repoussez 1 Présence hors de chaque Océan."


@says(rare_in_spirits.ExchangeDrowned)
def _(n: rare_in_spirits.ExchangeDrowned) -> str:
    return "Changez la Résistance de noyés en 1 Énergie."


@says(rare_in_spirits.Rescue)
def _(n: rare_in_spirits.Rescue) -> str:
    return "Repoussez-les vers n’importe quelle région côtière."


@says(rare_in_spirits.GoAlong)
def _(n: rare_in_spirits.GoAlong) -> str:
    return "Vous pouvez déplacer 1 Présence avec lui."


@says(rare_in_spirits.TurnUpFearCard)
def _(n: rare_in_spirits.TurnUpFearCard) -> str:
    return "Révélez une carte Peur, gagnée ou dans la pioche ; elle est gagnée et résolue normalement."


@says(rare_in_spirits.PlayGained)
def _(n: rare_in_spirits.PlayGained) -> str:
    return "Vous pouvez jouer aussitôt la carte gagnée en payant son coût."


@says(rare_in_cards.TakeLeftover)
def _(n: rare_in_cards.TakeLeftover) -> str:
    return "Vous gagnez une des cartes qu’il n’a pas gardées."


@says(rare_in_cards.GiveCard)
def _(n: rare_in_cards.GiveCard) -> str:
    return "Vous pouvez vous donner l’un à l’autre une carte Pouvoir de votre main."
