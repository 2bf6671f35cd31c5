"""The modules of Mistwood in German: names, cards, log."""

from __future__ import annotations

from tidewood.games.everdell.card import Card, Filter
from tidewood.games.everdell.pieces import BUTTERFLIES, BUTTERFLY_HAND, LEGENDARY, MORE_CARDS, PIGS, SPIDERS
from tidewood.games.everdell.text.de.cards import flat, for_each, text, what
from tidewood.games.everdell.text.de.language import GERMAN, cards, tokens
from tidewood.games.everdell.verbs import abilities, activating, farm_stack, mistwood
from tidewood.kernel.combine import Either, May

on = GERMAN.event
GERMAN.names.update({
    "corrin-the-leader": "Corrin der Anführer",
    "corrin-the-king": "Corrin der König",
    "corrin-the-warrior": "Corrin der Krieger",
    "corrins-field": "Corrins Feld",
    "corrins-path": "Corrins Pfad",
    "spring-farm-seedbed": "Frühlingsfarm (Saatbeet)",
    "spring-farm-nursery": "Frühlingsfarm (Pflanzgarten)",
    "summer-farm-terrace": "Sommerfarm (Terrasse)",
    "summer-farm-orchard": "Sommerfarm (Obstgarten)",
    "autumn-farm-hedgerow": "Herbstfarm (Hecke)",
    "autumn-farm-sapwood": "Herbstfarm (Harzgehölz)",
    "winter-farm-cellar": "Winterfarm (Keller)",
    "winter-farm-burrow": "Winterfarm (Bau)",
    "chipter-swipple": "Hammerhörnchen",
    "jor-goldwing": "Jor Goldflügel",
    "mayberry-matriarch": "Mama Maibeere",
    "strey-softpaw": "Strey Samtpfote",
    "tarry-hare": "Max Mümmelmann",
    "tarry-hare-2": "Max Mümmelmann",
    "click-clacks": "Klick-Klacks",
    "darkdeep-prison": "Abgrundtief-Verlies",
    "everflame-tomb": "Grab der Immerflamme",
    "king-norths-treasury": "König Norths Schatzkammer",
    "strongroot-castle": "Schloss Starkwurz",
    "butterflies": "Schmetterlinge",
    "pigs": "Schweine",
    "spiders": "Spinnen",
    "weasels": "Wiesel",
    "rugwort-takes-a-card": "Fusselwürz nimmt eine Karte",
})  # fmt: skip
plain_card = GERMAN.nodes[Card]
plain_activate = GERMAN.nodes[activating.Activate]


def ability(number: int) -> str:
    return GERMAN.name(abilities.ABILITY_CARDS[number].id)


# -- cards


@GERMAN.says(Card)
def _(n: Card) -> str:
    parts = ["Hauskarte."] if n.house else []
    parts.append(plain_card(n))
    if isinstance(n.home, Filter):
        parts.append(f"Darf besetzen: jedes {what(n.home)}.")
    if n.rarity == LEGENDARY:
        banner = GERMAN.name(n.banner)
        parts.append(
            f"Legendär: Statt zu zahlen, darfst du {banner} aus deiner Stadt abwerfen. Gilt auch als {banner}; "
            "davon darfst du keine weitere Karte ausspielen. Gibt deiner Stadt 1 Platz mehr."
        )
    return " ".join([part for part in parts if part])


@GERMAN.says(mistwood.DrawSome)
def _(n: mistwood.DrawSome) -> str:
    return f"Ziehe bis zu {cards(flat(n.amount))}{for_each(n.amount)}."


@GERMAN.says(mistwood.EachOther)
def _(n: mistwood.EachOther) -> str:
    assert isinstance(n.part, mistwood.DrawSome)
    each = for_each(n.part.amount).replace("deiner Stadt", "der eigenen Stadt")
    return f"Danach darf jeder andere Spieler {cards(flat(n.part.amount))}{each} ziehen."


@GERMAN.says(mistwood.PassOn)
def _(n: mistwood.PassOn) -> str:
    return "Du darfst 1 davon an einen anderen Spieler geben."


@GERMAN.says(mistwood.GiveAway)
def _(n: mistwood.GiveAway) -> str:
    return f"Gib insgesamt bis zu {flat(n.amount)} Handkarten und Ressourcen an andere Spieler, jede an wen du willst."


@GERMAN.says(mistwood.CopyVisited)
def _(n: mistwood.CopyVisited) -> str:
    but = ", ".join([GERMAN.name(id) for id in mistwood.NOT_ON_PATH if id in GERMAN.names])
    return (
        "Kopiere einen Ort, an dem ein anderer Spieler einen Arbeiter hat, auch Zielkarten; "
        f"nicht {but}, Legendäre Karten, Ereignisse oder die Reise."
    )


@GERMAN.says(mistwood.ActivateWorkers)
def _(n: mistwood.ActivateWorkers) -> str:
    return (
        f"Aktiviere bis zu {flat(n.amount)} eigene oder fremde Arbeiter auf Einfachen Orten und "
        "Wald-Orten wie deine eigenen."
    )


@GERMAN.says(mistwood.OnceATurn)
def _(n: mistwood.OnceATurn) -> str:
    return f"{text(n.part)} Nur einmal pro Zug."


@GERMAN.says(activating.Activate)
def _(n: activating.Activate) -> str:
    if n.different:
        return f"Aktiviere {flat(n.amount)} verschiedene andere Produktionskarten deiner Stadt, keine davon legendär."
    return plain_activate(n)


@GERMAN.says(farm_stack.TakeFarm)
def _(n: farm_stack.TakeFarm) -> str:
    return "Lege die oberste Farm des Stapels kostenlos in deine Stadt und aktiviere sie."


@GERMAN.says(abilities.GainLacking)
def _(n: abilities.GainLacking) -> str:
    return "Erhalte 1 Ressource einer Sorte, die du nicht hast."


@GERMAN.says(abilities.PutFigure)
def _(n: abilities.PutFigure) -> str:
    return "Stelle die Figur auf einen anderen Ort."


@GERMAN.says(abilities.AbilityCard)
def _(n: abilities.AbilityCard) -> str:
    if n.number == BUTTERFLIES:
        return (
            f"Dein Handkartenlimit ist um {MORE_CARDS} höher. Du beginnst mit {BUTTERFLY_HAND} Karten und "
            "hast den ersten Zug."
        )
    assert n.rule.effect is not None
    done = text(n.rule.effect)
    if n.number == PIGS:
        return (
            "Die 8 Farmen liegen als Stapel neben dem Spielplan, die oberste offen. Zu Beginn jeder Jahreszeit, auch "
            f"der ersten: {done} Farmen brauchen in deiner Stadt keinen Platz. Alle dürfen die oberste Farm für ihre "
            f"Kosten ausspielen; tut das ein anderer Spieler, erhältst du {tokens(farm_stack.STACK_TOKENS)}."
        )
    if n.number == SPIDERS:
        return (
            "Stelle nach dem Aufbau die Figur auf einen beliebigen Ort. Immer wenn dort jemand einen Arbeiter "
            f"einsetzt: {done} Du bist in der Zugreihenfolge der letzte Spieler."
        )
    return f"Nachdem du ein Wesen oder Bauwerk ausgespielt und ganz abgehandelt hast, darfst du dies tun: {trades(n)}."


def trades(n: abilities.AbilityCard) -> str:
    """The exchanges of the Weasels."""
    assert isinstance(n.rule.effect, May)
    assert isinstance(n.rule.effect.part, Either)
    parts = [[text(step).rstrip(".") for step in part.children()] for part in n.rule.effect.part.parts]
    return " – oder: ".join([" und ".join([steps[0], steps[1][0].lower() + steps[1][1:]]) for steps in parts])


# -- log
