"""Phantomias Charakter-, Plan- und List-Karten auf Deutsch."""

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
from tidewood.games.everdell.text.de.cards import a_card, flat, how_many
from tidewood.games.everdell.text.de.language import GERMAN, cards, kinds, listed, tokens
from tidewood.games.everdell.words.numbers import EVERY as EVERY_ONE
from tidewood.kernel.amounts import Amount, Flat, Times, UpTo
from tidewood.kernel.rows import CANNOT, Rule

says = GERMAN.says
text = GERMAN.text
GERMAN.names.update(
    {
        "the-dealmaker": "Phantomia die Paktierende",
        "the-splendid-one": "Phantomia die Prächtige",
        "the-privileged-one": "Phantomia die Priviligierte",
        "captivating-effect": "Betörende Wirkung",
        "skilful-weaving": "Geschickte Webarbeit",
        "necessity": "Not macht erfinderisch",
        "bandits-in-the-forest": "Banditen im Wald",
        "ripped-off": "Abgezockt!",
        "only-borrowed": "Nur geborgt",
    }
)
WHERE = {
    "webbed": "einen Platz mit Netz-Plättchen",
    "event": "ein Ereignis",
    "forest": "einen Wald-Ort",
    "basic": "einen Einfachen Ort",
    "exclusive": "einen individuellen Einfachen Ort",
    "haven": "die Zuflucht",
    "destination": "eine Zielkarte",
    "closed-destination": "einen Arbeits-Ort, der nicht offen ist",
    "giving": "einen Einfachen Ort oder Wald-Ort, der mindestens 1 beliebige Ressource oder 1 {} gibt",
}
EVERY = {
    "forest": "alle Wald-Orte",
    "basic": "alle Einfachen Orte",
    "exclusive": "die 4 individuellen Einfachen Orte",
    "haven": "die Zuflucht",
    "closed-destination": "alle Arbeits-Orte in allen Städten, die nicht offen sind",
    "destination": "alle Zielkarten",
    "event": "alle Ereignisse",
    "giving": "alle Einfachen Orte und Wald-Orte, die mindestens 1 beliebige Ressource oder 1 {} geben",
}
MOMENT = {
    FIGURE_PLACED: "Nachdem die Figur eingesetzt wurde",
    HER_PREPARING: "Wenn sich Phantomia auf eine Jahreszeit vorbereitet",
    SHOWN_OCCUPIED: "Immer wenn Phantomias Aktion-Karte einen Platz nennt, den sie nicht nehmen kann",
    HER_PLAYED: "Wenn Phantomia eine Karte neben der Figur ausspielt",
    TAKEN: "Wenn du eine Karte neben der Figur nimmst oder ausspielst",
}


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
        return " für jede Karte in deiner Hand"
    if isinstance(n, a.ResourcesBeyond):
        return f" für jede deiner Ressourcen über {n.n} hinaus"
    if isinstance(n, a.Fewer):
        return ", 1 weniger für jede abgegebene"
    return per(n.amount) if isinstance(n, Times) else ""


def count(n: Amount[Any]) -> int:
    return n.n if isinstance(n, (Flat, a.Fewer, Times)) else 1


def her_tokens(n: Amount[Any]) -> str:
    if type(n) in TOKENS_BY:
        return TOKENS_BY[type(n)]
    if isinstance(n, a.Difficulty):
        return "Punkte nach Schwierigkeit"
    if isinstance(n, a.PointsOfIt):
        return "so viele Punkte-Marker, wie auf der Karte stehen"
    return f"{tokens(count(n))}{per(n)}"


def rule_text(rule: Rule[Any]) -> str:
    """A rule of a card: the moment, and what happens."""
    done = "" if rule.effect is None else text(rule.effect)
    on = rule.condition
    if rule.hook in MORE_RULES:
        return MORE_RULES[rule.hook](on, done)
    if isinstance(on, w.Played):
        source = "" if on.source else " aus deiner Hand"
        start = "Bevor du {}{} ausspielst" if rule.hook == PLAY_TOLL else "Immer wenn du {}{} ausspielst"
        return f"{start.format(a_card(on.what), source)}: {done}"
    if isinstance(on, w.WorkerOn):
        if rule.hook == BARRED:
            return (
                "Phantomia setzt keine Arbeiter auf {}."
                if on.who == w.HER
                else "Du darfst keine Arbeiter auf {} setzen."
            ).format(where(on.where))
        start = (
            "Bevor du einen Arbeiter auf {} setzt"
            if rule.hook == WORKER_TOLL
            else "Immer wenn du einen Arbeiter auf {} setzt"
        )
        return f"{start.format(where(on.where))}: {done}"
    if rule.hook == SURCHARGE:
        return "Karten neben der Figur kosten dich 1 Beere mehr, auch wenn sie kostenlos sind."
    if rule.hook == NO_TAKING:
        assert isinstance(on, w.Adjacent)
        return (
            "Karten neben der Figur darfst du weder nehmen noch ausspielen."
            if on.unpaid is None
            else "Kannst du das nicht, darfst du sie weder nehmen noch ausspielen."
        )
    assert rule.kind != CANNOT
    return f"{MOMENT[rule.hook]}: {done}"


@says(Module)
def _(n: Module) -> str:
    parts = [] if n.webs is None else [f"Netz-Plättchen auf {every(n.webs)}."]
    if n.effect is not None:
        parts.append(text(n.effect))
    parts += [rule_text(rule) for rule in n.rules]
    if n.above_level_0:
        parts.append("Nicht auf Stufe 0.")
    return " ".join(parts)


# -- verbs


@says(e.HerPoints)
def _(n: e.HerPoints) -> str:
    return f"Phantomia erhält {her_tokens(n.amount)}."


@says(e.HerDraw)
def _(n: e.HerDraw) -> str:
    return f"Phantomia zieht {cards(count(n.amount))} vom Stapel {INTO[n.into]}{per(n.amount)}."


INTO = {
    "deck": "in ihr Deck",
    "lair": "in ihr Versteck",
    "city": "und spielt sie aus, oder legt sie ins Versteck, wenn ihre Stadt voll ist",
    "full city": "und spielt sie aus, auch wenn ihre Stadt voll ist",
}


@says(e.GiveUp)
def _(n: e.GiveUp) -> str:
    whats = ["Handkarten"] if n.kinds & e.HAND_CARD else []
    whats += ["Punkte-Markern"] if n.kinds & POINT else []
    whats += ["Ressourcen"] if n.kinds & ANY else []
    if isinstance(n.amount, UpTo) and (flat(n.amount) == EVERY_ONE or isinstance(n.amount.most, Times)):
        return f"Gib beliebig viele ab, beliebig gemischt aus {listed(whats)}."
    if n.kinds == e.HAND_CARD:
        return f"Wirf {count(n.amount)} Handkarten ab."
    if n.kinds == e.HAND_CARD | ANY and not isinstance(n.amount, UpTo) and count(n.amount) == 1:
        return f"Wirf 1 Handkarte ab oder zahle 1 beliebige Ressource{per(n.amount)}."
    return f"Gib {how_many(n.amount)} ab, beliebig gemischt aus {listed(whats)}{per(n.amount)}."


@says(e.GivePoint)
def _(n: e.GivePoint) -> str:
    return f"Gib Phantomia {tokens(count(n.amount))} von dir."


@says(e.Unless)
def _(n: e.Unless) -> str:
    return f"{text(n.effect)} Gegenmaßnahme: {text(n.price)}"


@says(e.Softened)
def _(n: e.Softened) -> str:
    return f"{text(n.parts[-1])} Gegenmaßnahme, vorher: {text(n.parts[0])}"


@says(e.Roll)
def _(n: e.Roll) -> str:
    low = 0
    parts = []
    for most, part in zip(n.most, n.parts, strict=True):
        span = str(most) if most == low + 1 else f"{low + 1}-{most}"
        parts.append(f"{span}: {text(part).rstrip('.')}")
        low = most
    return f"Wirf den achtseitigen Würfel: {', '.join(parts)}."


@says(e.RandomFromHand)
def _(n: e.RandomFromHand) -> str:
    if isinstance(n.amount, LessGiven):
        return "Die Hälfte deiner Hand, zufällig gezogen und aufgerundet, kommt in Phantomias Deck."
    start = f"{cards(count(n.amount))} deiner Hand, zufällig gezogen (oder alle, wenn du weniger hast)"
    return f"{start}, kommen in Phantomias Deck{per(n.amount)}."
