"""Phantomias weitere Charakter-, Plan- und List-Karten auf Deutsch: Worte für ihre eigenen Schritte."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, modules, webs
from tidewood.games.everdell.phantomia.verbs import effects as w
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import ACTIVATING, HAND_SIZE, HER_SPACE, OCCUPY_TOLL, OPEN_TOKENS, UNDRAWN, UNTURNED
from tidewood.games.everdell.text.de.cards import a_card, flat, what
from tidewood.games.everdell.text.de.language import GERMAN
from tidewood.games.everdell.text.de.phantomia_cards import MORE_RULES, PER, TOKENS_BY
from tidewood.games.everdell.text.de.phantomia_names import NAMES

says = GERMAN.says
text = GERMAN.text
GERMAN.names.update(NAMES)
GERMAN.words.update({"caught": "umgedrehte Handkarten", "seized": "in Phantomias Versteck"})
for module in MODULES:  # a card may have several rules: all bear its name
    for rule in module.rules[1:]:
        GERMAN.names[rule.id] = GERMAN.name(module.id)
PER[webs.WebsHere] = " für jedes Netz-Plättchen darauf"
TOKENS_BY[city_losses.CourtPoints] = "Punkte-Marker nach deiner Jahreszeit, 3 im Frühling, 2 im Sommer, 1 im Herbst"


def occupying(c: Any, done: str) -> str:
    return f"Immer wenn du {a_card(c.what)} durch einen Besetzt-Marker ausspielst: {done}"


def activating(c: Any, done: str) -> str:
    return f"Immer wenn dir {a_card(c.what)} deiner Stadt hilft: {done}"


def not_drawn(c: Any, done: str) -> str:
    return f"Ziehst du {a_card(c.what)}, wird sie abgeworfen und ersetzt; keine kommt auf deine Hand."


def not_in_meadow(c: Any, done: str) -> str:
    return f"Käme {a_card(c.what)} auf die Wiese, wird sie abgeworfen und ersetzt."


def hand_limit(c: Any, done: str) -> str:
    return "Sie zählen für dein Handlimit."


def no_space(c: Any, done: str) -> str:
    return "Offene Zielkarten belegen in Phantomias Stadt keinen Platz."


def open_tokens(c: Any, done: str) -> str:
    return (
        f"Setzt Phantomia einen Arbeiter auf einen offenen Arbeits-Ort, oder du auf einen offenen von ihr: {done} "
        "Das ersetzt die üblichen Marker."
    )


MORE_RULES.update(
    {
        OCCUPY_TOLL: occupying,
        ACTIVATING: activating,
        UNDRAWN: not_drawn,
        UNTURNED: not_in_meadow,
        HAND_SIZE: hand_limit,
        HER_SPACE: no_space,
        OPEN_TOKENS: open_tokens,
    }
)


# -- what cards say


@says(meadow.DiscardMeadow)
def _(n: meadow.DiscardMeadow) -> str:
    if n.what is not None:
        return f"Jede {what(n.what)} der Wiese wird abgeworfen und ersetzt."
    return (
        "Alle Karten neben der Figur werden abgeworfen, dann wird die Wiese aufgefüllt."
        if n.adjacent
        else "Alle Karten der Wiese werden abgeworfen, dann wird sie aufgefüllt."
    )


@says(meadow.FillPlace)
def _(n: meadow.FillPlace) -> str:
    return "Fülle ihren Platz mit einer anderen Handkarte derselben Kartenart."


@says(meadow.MoveFigure)
def _(n: meadow.MoveFigure) -> str:
    return (
        "Die Wiese wird aufgefüllt, dann wirf den achtseitigen Würfel: "
        "Die Karte dieser Zahl kommt in Phantomias Versteck "
        "und die Figur auf deren Platz, der ein anderer sein muss. Dann wird die Wiese aufgefüllt."
    )


@says(meadow.Plunder)
def _(n: meadow.Plunder) -> str:
    return "Alle Karten neben der Figur, nicht die diagonalen, kommen in ihr Versteck; dann wird die Wiese aufgefüllt."


@says(meadow.Snatch)
def _(n: meadow.Snatch) -> str:
    return "1 offene Zielkarte der Wiese, nach deiner Wahl, kommt in Phantomias Stadt."


@says(webs.WebLocation)
def _(n: webs.WebLocation) -> str:
    return (
        "1 Netz-Plättchen kommt auf einen individuellen Einfachen Ort oder "
        "Wald-Ort ohne Arbeiter und Netz-Plättchen, nach deiner Wahl."
    )


@says(webs.WebBasics)
def _(n: webs.WebBasics) -> str:
    return "1 Netz-Plättchen kommt auf jedes noch verfügbare Einfache Ereignis."


@says(webs.WebSpecial)
def _(n: webs.WebSpecial) -> str:
    return (
        "1 Netz-Plättchen kommt auf ein Besonderes Ereignis ohne Arbeiter, "
        "nach deiner Wahl unter denen mit den wenigsten Netz-Plättchen."
    )


@says(webs.Unweb)
def _(n: webs.Unweb) -> str:
    return "Seine Netz-Plättchen kommen weg."


@says(webs.WebIt)
def _(n: webs.WebIt) -> str:
    return "1 Netz-Plättchen kommt für immer darauf: Sie kann nicht mehr aktiviert werden."


@says(hand_losses.BuyBack)
def _(n: hand_losses.BuyBack) -> str:
    return "Nimm beliebig viele dieser Karten ungesehen zurück; Phantomia erhält je 1 Punkte-Marker."


@says(hand_losses.RandomPlayed)
def _(n: hand_losses.RandomPlayed) -> str:
    return (
        "1 zufällige Karte deiner Hand wird in Phantomias Stadt gespielt, "
        "oder kommt ins Versteck, wenn ihre Stadt voll ist."
    )


@says(hand_losses.ChosenPlayed)
def _(n: hand_losses.ChosenPlayed) -> str:
    return "Du wählst die Handkarte, die in ihre Stadt gespielt wird."


@says(hand_losses.TakePair)
def _(n: hand_losses.TakePair) -> str:
    return (
        "Sieh dir die 2 Karten an und wähle, welche abgeworfen wird; die andere kommt in ihr Deck."
        if n.seen
        else "2 zufällige Karten deiner Hand: 1 wird abgeworfen, die andere kommt in Phantomias Deck, beide ungesehen."
    )


@says(hand_losses.DrawPair)
def _(n: hand_losses.DrawPair) -> str:
    return (
        "Sieh dir die 2 Karten an, die sie in ihr Deck zieht."
        if n.seen
        else "Phantomia zieht 2 Karten vom Stapel in ihr Deck."
    )


@says(hand_losses.WithHand)
def _(n: hand_losses.WithHand) -> str:
    assert isinstance(n.condition, hand_losses.HandOf) and n.otherwise is not None
    return f"{text(n.then)} Mit weniger als {n.condition.n} Handkarten: {text(n.otherwise)}"


@says(hand_losses.DiscardKind)
def _(n: hand_losses.DiscardKind) -> str:
    return f"Wirf jede {what(n.what)} deiner Hand ab."


@says(hand_losses.Catch)
def _(n: hand_losses.Catch) -> str:
    return (
        f"{flat(n.amount)} zufällige Karten deiner Hand, oder alle, wenn du weniger hast, werden umgedreht: "
        "Du kannst sie weder ausspielen noch abwerfen."
    )


@says(city_losses.PickCard)
def _(n: city_losses.PickCard) -> str:
    if n.least >= 0:
        return f"Wähle eine Karte deiner Stadt mit mindestens {n.least} Punkt."
    return "Wähle eine Wohlstandskarte deiner Stadt; ohne eine eine Karte mit den meisten aufgedruckten Punkten."


@says(city_losses.CardToHers)
def _(n: city_losses.CardToHers) -> str:
    return (
        "Sie kommt in Phantomias Stadt, auch wenn diese voll ist."
        if n.full
        else "Sie kommt in Phantomias Stadt, oder ins Versteck, wenn ihre Stadt voll ist."
    )


@says(city_losses.PostWorker)
def _(n: city_losses.PostWorker) -> str:
    return "Setze einen noch nicht eingesetzten Arbeiter darauf, der zurückkommt, wenn du dich vorbereitest."


@says(city_losses.TurnDown)
def _(n: city_losses.TurnDown) -> str:
    return (
        f"Alle {what(n.what, True)} deiner Stadt werden umgedreht: Sie behalten "
        "ihren Platz, können aber weder aktiviert noch abgeworfen "
        "werden und bringen nichts mehr. Für jedes Abgegebene bleibt 1 nach deiner Wahl offen."
    )


@says(city_losses.Ransom)
def _(n: city_losses.Ransom) -> str:
    return (
        "1 nicht eingesetzter Arbeiter von dir kommt in Phantomias Versteck, "
        "bis du dich vorbereitest. Sind alle eingesetzt, "
        "erhält sie Punkte nach Schwierigkeit und nimmt einen eingesetzten, nicht von einem Platz, der ihn behält."
    )


@says(city_losses.Poison)
def _(n: city_losses.Poison) -> str:
    return (
        "1 eingesetzter Arbeiter von dir, nicht von einem Platz, der "
        "ihn behält, kommt in Phantomias Versteck; ohne einen der "
        "nächste, den du einsetzt, nach seiner Wirkung. Sie nutzt ihn "
        "wie ihren; dann kommt er zurück, wenn du dich vorbereitest."
    )


@says(city_losses.TakeEvent)
def _(n: city_losses.TakeEvent) -> str:
    kind = "Einfache" if n.basic else "Besondere"
    side = "rechts" if n.right else "links"
    return f"Phantomia nimmt das erste {kind} Ereignis von {side}, ohne eines Punkte nach Schwierigkeit."


@says(w.ForEach)
def _(n: w.ForEach) -> str:
    return f"Für jeden aufgedruckten Punkt, und einmal für eine Karte mit 0: {text(n.part)}"


@says(modules.TurnUp)
def _(n: modules.TurnUp) -> str:
    if n.kind == modules.CHARACTER:
        return "Eine zufällige Charakter-Karte ersetzt die geltende."
    if n.lasting:
        return "Dann deckt sie eine List-Karte mit Dauereffekt auf."
    return "Sie deckt eine List-Karte mit Soforteffekt auf."
