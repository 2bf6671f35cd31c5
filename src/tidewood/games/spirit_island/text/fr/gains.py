"""What Spirits gain, spend and choose, in French."""

from __future__ import annotations

from tidewood.games.spirit_island.text.fr.language import FRENCH, lower
from tidewood.games.spirit_island.text.fr.rules import OWN, RULES, TIMES
from tidewood.games.spirit_island.text.fr.wording import a_land, amount
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

says = FRENCH.says


def lasting(n: gains.ThisTurn, rules: dict[str, str]) -> str:
    """What holds until the turn ends."""
    said = rules.get(n.rule.id, RULES[n.rule.id]).format(value=n.value, times=TIMES[n.uses])
    return said if said.startswith("À la fin du tour") else f"Pendant ce tour, {lower(said)}."


@says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> str:
    return lasting(n, OWN)


@says(targets.Entwine)
def _(n: targets.Entwine) -> str:
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


@says(move_presence.MoveSacredSite)
def _(n: move_presence.MoveSacredSite) -> str:
    return "Déplacez un Site Sacré vers une région adjacente."


@says(move_presence.OceanGathers)
def _(n: move_presence.OceanGathers) -> str:
    return "Rassemblez 1 Présence dans chaque Océan."


@says(move_presence.OceanPushes)
def _(n: move_presence.OceanPushes) -> str:
    return "Repoussez 1 Présence hors de chaque Océan."


@says(drowning.ExchangeDrowned)
def _(n: drowning.ExchangeDrowned) -> str:
    return "Changez la Résistance de noyés en 1 Énergie."


@says(drowning.Rescue)
def _(n: drowning.Rescue) -> str:
    return "Repoussez-les vers n’importe quelle région côtière."


@says(move_presence.GoAlong)
def _(n: move_presence.GoAlong) -> str:
    return "Vous pouvez déplacer 1 Présence avec lui."


@says(fear.TurnUpFearCard)
def _(n: fear.TurnUpFearCard) -> str:
    return "Révélez une carte Peur, gagnée ou dans la pioche ; elle est gagnée et résolue normalement."


@says(play_cards.PlayGained)
def _(n: play_cards.PlayGained) -> str:
    return "Vous pouvez jouer aussitôt la carte gagnée en payant son coût."


@says(power_cards.TakeLeftover)
def _(n: power_cards.TakeLeftover) -> str:
    return "Vous gagnez une des cartes qu’il n’a pas gardées."


@says(power_cards.GiveCard)
def _(n: power_cards.GiveCard) -> str:
    return "Vous pouvez vous donner l’un à l’autre une carte Pouvoir de votre main."
