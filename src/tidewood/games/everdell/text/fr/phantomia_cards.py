"""Les cartes Personnalité, Plan et Ruse de Phantomia en français."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tidewood.games.everdell.phantomia.verbs import amounts as a
from tidewood.games.everdell.phantomia.verbs import conditions as w
from tidewood.games.everdell.phantomia.verbs import effects as e
from tidewood.games.everdell.phantomia.verbs.hand_losses import LessGiven
from tidewood.games.everdell.phantomia.verbs.modules import Module
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.pieces import (
    ANY,
    BARRED,
    FIGURE_PLACED,
    HER_PLAYED,
    HER_PREPARING,
    NO_TAKING,
    PLAY_TOLL,
    POINT,
    SHOWN_OCCUPIED,
    SURCHARGE,
    TAKEN,
    WORKER_TOLL,
)
from tidewood.games.everdell.text.fr.cards import a_card, flat, how_many
from tidewood.games.everdell.text.fr.language import FRENCH, cards, kinds, listed, tokens
from tidewood.games.everdell.words.numbers import EVERY as EVERY_ONE
from tidewood.kernel.amounts import Amount, Flat, Times, UpTo
from tidewood.kernel.rows import CANNOT, Rule

says = FRENCH.says
text = FRENCH.text
FRENCH.names.update(
    {
        "the-dealmaker": "La Négociatrice",
        "the-splendid-one": "La Splendide",
        "the-privileged-one": "La Privilégiée",
        "captivating-effect": "Effet envoûtant",
        "skilful-weaving": "Tissage habile",
        "necessity": "Nécessité fait loi",
        "bandits-in-the-forest": "Bandits dans la forêt",
        "ripped-off": "Arnaque !",
        "only-borrowed": "Juste emprunté",
    }
)
WHERE = {
    "webbed": "une place avec une toile",
    "event": "un événement",
    "forest": "un lieu forestier",
    "basic": "un lieu de base",
    "exclusive": "un lieu de base exclusif",
    "haven": "le Havre de Paix",
    "destination": "une carte Destination",
    "closed-destination": "une place de destination non ouverte",
    "giving": "un lieu de base ou forestier qui donne au moins 1 ressource au choix ou 1 {}",
}
EVERY = {
    "forest": "tous les lieux forestiers",
    "basic": "tous les lieux de base",
    "exclusive": "les 4 lieux de base exclusifs",
    "haven": "le Havre de Paix",
    "closed-destination": "toutes les places de destination non ouvertes, dans toutes les villes",
    "destination": "toutes les cartes Destination",
    "event": "tous les événements",
    "giving": "tous les lieux de base et forestiers qui donnent au moins 1 ressource au choix ou 1 {}",
}
MOMENT = {
    FIGURE_PLACED: "Après la pose de la figurine",
    HER_PREPARING: "Quand Phantomia se prépare à une saison",
    SHOWN_OCCUPIED: "Chaque fois que la carte Action de Phantomia indique une place qu’elle ne peut pas prendre",
    HER_PLAYED: "Quand Phantomia joue une carte voisine de la figurine",
    TAKEN: "Quand vous prenez ou jouez une carte voisine de la figurine",
}


def lower(sentence: str) -> str:
    """A sentence after a colon; her name stays as it is."""
    return sentence if sentence.startswith("Phantomia") else sentence[0].lower() + sentence[1:]


MORE_RULES: dict[int, Callable[[Any, str], str]] = {}  # rules of the cards in phantomia_more
PER: dict[type, str] = {}
TOKENS_BY: dict[type, str] = {}


def where(places: Where) -> str:
    return WHERE[places.name].format(kinds(places.kinds, 1) if places.kinds else "")


def every(places: Where) -> str:
    return EVERY[places.name].format(kinds(places.kinds, 1) if places.kinds else "")


def per(n: Amount[Any]) -> str:
    """For each of what an amount counts; nothing for a plain number."""
    if type(n) in PER:
        return PER[type(n)]
    if isinstance(n, a.CardsInHand):
        return " pour chaque carte de votre main"
    if isinstance(n, a.ResourcesBeyond):
        return f" pour chacune de vos ressources au-delà de {n.n}"
    if isinstance(n, a.Fewer):
        return ", 1 de moins pour chaque don"
    return per(n.amount) if isinstance(n, Times) else ""


def count(n: Amount[Any]) -> int:
    return n.n if isinstance(n, (Flat, a.Fewer, Times)) else 1


def her_tokens(n: Amount[Any]) -> str:
    if type(n) in TOKENS_BY:
        return TOKENS_BY[type(n)]
    if isinstance(n, a.Difficulty):
        return "des points selon la difficulté"
    if isinstance(n, a.PointsOfIt):
        return "autant de jetons Point que la carte en indique"
    return f"{tokens(count(n))}{per(n)}"


def rule_text(rule: Rule[Any]) -> str:
    """A rule of a card: the moment, and what happens."""
    done = "" if rule.effect is None else lower(text(rule.effect))
    on = rule.condition
    if rule.hook in MORE_RULES:
        return MORE_RULES[rule.hook](on, done)
    if isinstance(on, w.Played):
        source = "" if on.source else " de votre main"
        start = "Avant de jouer {}{}" if rule.hook == PLAY_TOLL else "Chaque fois que vous jouez {}{}"
        return f"{start.format(a_card(on.what), source)} : {done}"
    if isinstance(on, w.WorkerOn):
        if rule.hook == BARRED:
            return (
                "Phantomia ne place aucun ouvrier sur {}."
                if on.who == w.HER
                else "Vous ne pouvez placer aucun ouvrier sur {}."
            ).format(where(on.where))
        start = (
            "Avant de placer un ouvrier sur {}"
            if rule.hook == WORKER_TOLL
            else "Chaque fois que vous placez un ouvrier sur {}"
        )
        return f"{start.format(where(on.where))} : {done}"
    if rule.hook == SURCHARGE:
        return "Les cartes voisines de la figurine vous coûtent 1 baie de plus, même gratuites."
    if rule.hook == NO_TAKING:
        assert isinstance(on, w.Adjacent)
        return (
            "Vous ne pouvez ni prendre ni jouer les cartes voisines de la figurine."
            if on.unpaid is None
            else "Si vous ne le pouvez pas, vous ne pouvez ni la prendre ni la jouer."
        )
    assert rule.kind != CANNOT
    return f"{MOMENT[rule.hook]} : {done}"


@says(Module)
def _(n: Module) -> str:
    parts = [] if n.webs is None else [f"Toiles sur {every(n.webs)}."]
    if n.effect is not None:
        parts.append(text(n.effect))
    parts += [rule_text(rule) for rule in n.rules]
    if n.above_level_0:
        parts.append("Pas au niveau 0.")
    return " ".join(parts)


# -- verbs


@says(e.HerPoints)
def _(n: e.HerPoints) -> str:
    return f"Phantomia gagne {her_tokens(n.amount)}."


@says(e.HerDraw)
def _(n: e.HerDraw) -> str:
    return f"Phantomia pioche {cards(count(n.amount))} {INTO[n.into]}{per(n.amount)}."


INTO = {
    "deck": "dans son paquet",
    "lair": "dans son repaire",
    "city": "et la joue, ou la met dans son repaire si sa ville est pleine",
    "full city": "et les joue, même si sa ville est pleine",
}


@says(e.GiveUp)
def _(n: e.GiveUp) -> str:
    whats = ["cartes en main"] if n.kinds & e.HAND_CARD else []
    whats += ["jetons Point"] if n.kinds & POINT else []
    whats += ["ressources"] if n.kinds & ANY else []
    if isinstance(n.amount, UpTo) and (flat(n.amount) == EVERY_ONE or isinstance(n.amount.most, Times)):
        return f"Rendez autant que vous voulez parmi vos {listed(whats)}."
    if n.kinds == e.HAND_CARD:
        return f"Défaussez {cards(count(n.amount))} de votre main."
    if n.kinds == e.HAND_CARD | ANY and not isinstance(n.amount, UpTo) and count(n.amount) == 1:
        return f"Défaussez 1 carte de votre main ou payez 1 ressource au choix{per(n.amount)}."
    return f"Rendez {how_many(n.amount)} au choix parmi vos {listed(whats)}{per(n.amount)}."


@says(e.GivePoint)
def _(n: e.GivePoint) -> str:
    return f"Donnez à Phantomia {tokens(count(n.amount))}."


@says(e.Unless)
def _(n: e.Unless) -> str:
    return f"{text(n.effect)} Parade : {lower(text(n.price))}"


@says(e.Softened)
def _(n: e.Softened) -> str:
    return f"{text(n.parts[-1])} Parade, avant : {lower(text(n.parts[0]))}"


@says(e.Roll)
def _(n: e.Roll) -> str:
    low = 0
    parts = []
    for most, part in zip(n.most, n.parts, strict=True):
        span = str(most) if most == low + 1 else f"{low + 1}-{most}"
        parts.append(f"{span} : {lower(text(part)).rstrip('.')}")
        low = most
    return f"Lancez le dé à huit faces : {', '.join(parts)}."


@says(e.RandomFromHand)
def _(n: e.RandomFromHand) -> str:
    if isinstance(n.amount, LessGiven):
        return "La moitié de votre main au hasard, arrondie au supérieur, va dans le paquet de Phantomia."
    start = f"{cards(count(n.amount))} de votre main au hasard, ou toutes si vous en avez moins"
    return f"{start}, vont dans le paquet de Phantomia{per(n.amount)}."
