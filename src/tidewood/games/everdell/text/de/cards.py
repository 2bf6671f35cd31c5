"""Cards, places and events in German, from the very nodes that are played."""

from __future__ import annotations

from tidewood.games.everdell.card import Ability, Card, Filter
from tidewood.games.everdell.pieces import CRITTER, DRAWN, POINT, PREPARING, TYPES
from tidewood.games.everdell.places import EventCard, Location
from tidewood.games.everdell.text.de.language import GERMAN, TYPE, TYPE_CARD, cards, header, kinds, listed, tokens
from tidewood.games.everdell.verbs import (
    activating,
    city,
    drawing,
    gaining,
    hand,
    meadow,
    playing,
    priced,
    reacting,
    workers,
)
from tidewood.games.everdell.verbs import amounts as a
from tidewood.games.everdell.verbs.packing import FREE, LESS_BY
from tidewood.games.everdell.words.numbers import EVERY
from tidewood.kernel.amounts import Amount, Both, Condition, Flat, Sum, ThatMany, Times, UpTo
from tidewood.kernel.combine import Either, May, Seq, When
from tidewood.kernel.rows import Rule

text = GERMAN.text


# -- amounts and conditions


def flat(n: Amount) -> int:  # type: ignore[type-arg]
    """The number that is printed: of a flat amount, or for each thing counted."""
    if isinstance(n, UpTo):
        return flat(n.most)
    return n.n if isinstance(n, (Flat, Times)) else 1


def how_many(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, UpTo):
        return "beliebig viele" if flat(n) == EVERY else f"bis zu {flat(n)}"
    return str(flat(n))


def for_each(n: Amount) -> str:  # type: ignore[type-arg]
    """The words after a number: je Farm in deiner Stadt; nothing for a plain number."""
    if isinstance(n, ThatMany):
        return " pro Stück"
    if isinstance(n, Times):
        if isinstance(n.amount, ThatMany):
            return f" je {n.per} Stück" if n.per > 1 else " pro Stück"
        limit = f", höchstens {n.most}" if n.most >= 0 else ""
        return f" je {counted(n.amount)}{limit}"
    return ""


def counted(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, a.CardsIn):
        return f"{what(n.what)} in {'allen Städten' if n.everywhere else 'deiner Stadt'}"
    if isinstance(n, a.TokensOn):
        return f"Punkte-Marker auf {'dieser Karte' if not n.id else yours(n.id)}"
    if isinstance(n, a.WorkersOn):
        return f"Arbeiter auf {yours(n.id)}"
    if isinstance(n, a.Under):
        return f"Karte unter {'diesem Ereignis' if not n.id else yours(n.id)}"
    if isinstance(n, a.GoodsHere):
        return f"{kinds(n.kinds, 1)} hier"
    if isinstance(n, a.Left):
        return f"{kinds(n.kinds, 1)} in deinem Vorrat"
    if isinstance(n, a.EventsOf):
        return f"erledigtes {'Einfaches' if n.basic else 'Besonderes'} Ereignis"
    if isinstance(n, a.Pairs):
        return "Paar aus Ehemann und Ehefrau in allen Städten"
    if isinstance(n, a.InHand):
        return "Handkarte"
    if isinstance(n, a.BestElsewhere):
        return f"{what(n.what)} in einer fremden Stadt deiner Wahl"
    if isinstance(n, a.Elsewhere):
        return f"{what(n.what)} in allen fremden Städten"
    raise TypeError(type(n).__name__)


def lower(sentence: str) -> str:
    """A sentence that goes on after a dash; all of ours begin with a verb."""
    return sentence if sentence.startswith("Phantomia") else sentence[0].lower() + sentence[1:]


def yours(id: str) -> str:
    """A card of the own city, in the dative; the word before its name spares us its gender."""
    return f"der Karte {GERMAN.name(id)} in deiner Stadt"


def what(f: Filter, plural: bool = False) -> str:
    """Which cards, in the plural or after `je`: gewöhnliches Bauwerk, Wohlstand-Karte."""
    if f.ids:
        return listed([GERMAN.name(id) for id in f.ids], "oder")
    if f.types and f.folk >= 0:
        noun = f"{('Wesen', 'Bauwerke' if plural else 'Bauwerk')[f.folk]} vom Typ {TYPE[f.types[0]]}"
        neuter = True
    elif f.types:
        noun = listed([f"{TYPE_CARD[kind]}{'n' if plural else ''}" for kind in f.types], "oder")
        neuter = False
    else:
        many = ("Wesen", "Bauwerke", "Karten") if plural else ("Wesen", "Bauwerk", "Karte")
        noun = many[f.folk]
        neuter = f.folk >= 0
    ending = "e" if plural or not neuter else "es"
    words = [("gewöhnlich", "einzigartig", "legendär")[f.rarity] + ending] if f.rarity >= 0 else []
    words.append(noun)
    if f.worth < 99:
        words.append(f"mit höchstens {f.worth} Punkten")
    return " ".join(words)


def a_card(f: Filter) -> str:
    """In the accusative: ein Bauwerk, eine Karte."""
    if f.ids or (f.folk >= 0 and not f.types):
        return f"ein {what(f)}" if not f.ids else what(f)
    return f"eine {what(f)}"


def condition(c: Condition) -> str:  # type: ignore[type-arg]
    if isinstance(c, Both):
        return listed([condition(part) for part in c.parts])
    if isinstance(c, a.Has):
        return f"mindestens {c.n} {what(c.what)} in deiner Stadt liegt"
    if isinstance(c, a.Paired):
        return "diese Karte ihren Platz teilt"
    raise TypeError(type(c).__name__)


def score(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, Sum):
        return listed([score(part) for part in n.parts])
    assert isinstance(n, Times)
    points = "1 Punkt" if n.n == 1 else f"{n.n} Punkte"
    if isinstance(n.amount, a.PairedNear):
        return f"{points}, wenn sie ihren Platz teilt und mindestens 1 {what(n.amount.what)} in deiner Stadt liegt"
    if isinstance(n.amount, a.PairBonus):
        return f"{points}, wenn sie ihren Platz teilt"
    return f"{points}{for_each(n)}"


# -- cards


def helps(card: Card, ability: Ability) -> str:
    target = a_card(ability.what) if ability.what.folk >= 0 else "eine Karte"
    when = f"Wenn du {target} spielst, darfst du"
    if ability.replace:
        return f"{when} 1 Ressource der Kosten durch 1 andere ersetzen."
    if ability.price == "tokens":
        return (
            f"{when} beliebig viele Punkte-Marker von dieser Karte abwerfen; jeder senkt die Kosten um {ability.less} "
            "beliebige Ressourcen, ohne dass du welche erhältst."
        )
    off = "Beeren" if ability.kinds == 8 else "Ressourcen"
    if ability.price == "self":
        return f"{when} diese Karte aus deiner Stadt abwerfen, um bis zu {ability.less} {off} weniger zu zahlen."
    return (
        f"{when} ein Wesen deiner Stadt unter diese Karte legen, um bis zu {ability.less} {off} weniger zu zahlen. "
        f"1 Zelle, 2 mit {GERMAN.name('ranger')} in deiner Stadt, der selbst nicht in die zweite darf."
    )


def rule_text(rule: Rule) -> str:  # type: ignore[type-arg]
    assert isinstance(rule.effect, reacting.Carried)
    done = text(rule.effect.part)
    if rule.hook == PREPARING:
        return f"Bevor deine Arbeiter zurückkommen, wenn du dich auf eine Jahreszeit vorbereitest: {done}"
    if rule.hook == DRAWN:
        return f"Immer wenn du Karten ziehst: {done}"
    assert isinstance(rule.condition, reacting.OwnPlayed)
    return f"Nachdem du {a_card(rule.condition.what)} in deine Stadt gespielt hast: {done}"


@GERMAN.says(Card)
def _(n: Card) -> str:
    parts = [header(n)]
    if n.into_others:
        parts.append("Spiele diese Karte auf einen freien Platz einer anderen Stadt, in der noch keine liegt.")
    if n.pays_others:
        parts.append("Was du für diese Karte zahlst, bekommt ein anderer Spieler.")
    if n.first is not None:
        parts.append(f"Zuerst: {text(n.first)}")
    if n.on_play is not None:
        parts.append(text(n.on_play))
    if n.produce is not None:
        parts.append(f"Produktion: {text(n.produce)}")
    if n.visit is not None:
        parts.append(f"{'Offen für alle' if n.opened else 'Arbeiter'}: {text(n.visit)}")
    if n.opened:
        parts.append(f"Kommt ein anderer Spieler hierher, erhältst du {tokens(n.opened)}.")
    if n.stays:
        parts.append("Arbeiter bleiben für immer hier.")
    parts += [f"Der zweite Platz braucht: {GERMAN.name(spot)}." for spot in n.spots if spot]
    parts += [rule_text(rule) for rule in n.rules]
    if n.ability is not None:
        parts.append(helps(n, n.ability))
    if n.score is not None:
        parts.append(f"Am Ende: {score(n.score)}.")
    if n.shares:
        parts.append(f"Darf sich einen Platz teilen mit: {GERMAN.name(n.shares)}.")
    if not n.space:
        parts.append("Braucht keinen Platz.")
    if n.folk == CRITTER:
        return " ".join(parts)
    frees = f"jedes {what(n.frees)}" if isinstance(n.frees, Filter) else or_names(n.frees)
    return " ".join([*parts, f"Kann besetzt werden für: {frees}."])


def or_names(ids: str | Filter) -> str:
    if isinstance(ids, Filter):
        return what(ids)
    return listed([GERMAN.name(id) for id in ids.split()], "oder")


@GERMAN.says(Location)
def _(n: Location) -> str:
    if n.kind == "journey":
        return f"Im Herbst: {text(n.effect)} Am Ende {n.id[-1]} Punkte wert."
    return text(n.effect)


@GERMAN.says(EventCard)
def _(n: EventCard) -> str:
    needs = [GERMAN.name(id) for id in n.cards]
    needs += [f"{count} {TYPE_CARD[kind]}n" for kind, count in enumerate(n.types[: len(TYPES)]) if count]
    parts = [f"Braucht {listed(needs)}."]
    if n.price is not None:
        parts.append(text(n.price))
    if n.effect is not None:
        parts.append(text(n.effect))
    if n.points:
        parts.append(f"{n.points} Punkte.")
    if n.score is not None:
        parts.append(f"Am Ende: {score(n.score)}.")
    return " ".join(parts)


# -- verbs


@GERMAN.says(Seq, priced.Priced, priced.All)
def _(n: Seq) -> str:  # type: ignore[type-arg]
    return " ".join([text(part) for part in n.parts])


@GERMAN.says(Either)
def _(n: Either) -> str:  # type: ignore[type-arg]
    first, *others = [text(part).rstrip(".") for part in n.parts]
    return "Wähle: " + " – oder ".join([first, *[lower(other) for other in others]]) + "."


@GERMAN.says(May)
def _(n: May) -> str:  # type: ignore[type-arg]
    return f"Du darfst dies tun: {text(n.part)}"


@GERMAN.says(When)
def _(n: When) -> str:  # type: ignore[type-arg]
    first = f"Wenn {condition(n.condition)}: {text(n.then)}"
    return first if n.otherwise is None else f"{first} Sonst: {text(n.otherwise)}"


@GERMAN.says(reacting.Carried)
def _(n: reacting.Carried) -> str:
    return text(n.part)


@GERMAN.says(gaining.Gain)
def _(n: gaining.Gain) -> str:
    if isinstance(n.amount, a.CostOf):
        return "Erhalte die aufgedruckten Kosten der abgeworfenen Karte."
    number = flat(n.amount)
    thing = tokens(number) if n.kinds == POINT else f"{how_many(n.amount)} {kinds(n.kinds, number)}"
    return f"Erhalte {thing}{for_each(n.amount)}."


@GERMAN.says(gaining.Pay, gaining.PayOneKind)
def _(n: gaining.Pay | gaining.PayOneKind) -> str:
    return f"Zahle {how_many(n.amount)} {kinds(n.kinds, flat(n.amount))}."


@GERMAN.says(gaining.Give)
def _(n: gaining.Give) -> str:
    goods = f"{how_many(n.amount)} {kinds(n.kinds, flat(n.amount))}"
    return f"Gib anderen Spielern {goods}, jede, wem du willst." if n.each else f"Gib einem anderen Spieler {goods}."


@GERMAN.says(hand.GiveCards)
def _(n: hand.GiveCards) -> str:
    out_of = "davon" if n.name else "deiner Handkarten"
    return f"Gib {how_many(n.amount)} {out_of} einem anderen Spieler."


@GERMAN.says(drawing.Draw)
def _(n: drawing.Draw) -> str:
    return f"Ziehe {cards(flat(n.amount))}{for_each(n.amount)}."


@GERMAN.says(drawing.FillHand)
def _(n: drawing.FillHand) -> str:
    return "Ziehe Karten bis zu deinem Handkartenlimit."


@GERMAN.says(meadow.DrawMeadow)
def _(n: meadow.DrawMeadow) -> str:
    return f"Ziehe {how_many(n.amount)} {'Karte' if flat(n.amount) == 1 else 'Karten'} von der Wiese."


@GERMAN.says(meadow.Refresh)
def _(n: meadow.Refresh) -> str:
    return f"Wirf {cards(flat(n.amount))} der Wiese ab und fülle sie auf."


@GERMAN.says(drawing.Reveal)
def _(n: drawing.Reveal) -> str:
    number = cards(flat(n.amount))
    if n.either:
        return f"Decke {number} auf, alle vom Stapel oder alle vom Ablagestapel."
    return f"Decke {number} vom Stapel auf."


@GERMAN.says(drawing.DiscardShown)
def _(n: drawing.DiscardShown) -> str:
    return "Wirf die übrigen ab."


@GERMAN.says(drawing.Sort)
def _(n: drawing.Sort) -> str:
    return "Lege beliebige davon unter dieses Ereignis und nimm die anderen auf die Hand."


@GERMAN.says(hand.DiscardHand)
def _(n: hand.DiscardHand) -> str:
    return f"Wirf {how_many(n.amount)} {'Handkarte' if flat(n.amount) == 1 else 'Handkarten'} ab."


@GERMAN.says(city.DiscardCity)
def _(n: city.DiscardCity) -> str:
    many = flat(n.amount) != 1
    other = "andere " if n.other else ""
    return f"Wirf {how_many(n.amount)} {other}{what(n.what, many)} aus deiner Stadt ab."


@GERMAN.says(city.Lay)
def _(n: city.Lay) -> str:
    number = flat(n.amount)
    thing = tokens(number) if n.kind == POINT else f"{number} {kinds(n.kind, number)}"
    return f"Lege {thing} auf diese Karte."


@GERMAN.says(city.TakeToken)
def _(n: city.TakeToken) -> str:
    return "Zahle 1 Punkte-Marker von dieser Karte."


@GERMAN.says(city.Collect)
def _(n: city.Collect) -> str:
    return "Nimm alle Ressourcen von dieser Karte."


@GERMAN.says(city.LayHere)
def _(n: city.LayHere) -> str:
    return f"Lege {how_many(n.amount)} {kinds(n.kinds, 2)} aus deinem Vorrat hierher."


@GERMAN.says(city.TuckFromCity)
def _(n: city.TuckFromCity) -> str:
    return f"Lege {how_many(n.amount)} {what(n.what, True)} deiner Stadt unter dieses Ereignis."


@GERMAN.says(city.TuckFromHand)
def _(n: city.TuckFromHand) -> str:
    return f"Lege {how_many(n.amount)} {what(n.what, True)} deiner Hand unter dieses Ereignis."


@GERMAN.says(activating.Produce)
def _(n: activating.Produce) -> str:
    return "Aktiviere alle Produktionskarten deiner Stadt."


@GERMAN.says(activating.Activate)
def _(n: activating.Activate) -> str:
    number = flat(n.amount)
    return f"Aktiviere {number} {'Produktionskarte' if number == 1 else 'Produktionskarten'} deiner Stadt."


@GERMAN.says(activating.CopyProduction)
def _(n: activating.CopyProduction) -> str:
    return "Kopiere eine Produktionskarte einer anderen Stadt; ihre Bedingungen beziehen sich auf jene Stadt."


@GERMAN.says(activating.CopyPlace)
def _(n: activating.CopyPlace) -> str:
    kind = "einen Einfachen Ort oder Wald-Ort" if n.forest else "einen Einfachen Ort"
    return f"Kopiere {kind}, auf dem du einen Arbeiter hast." if n.mine else f"Kopiere {kind}, besetzt oder nicht."


def less(n: int) -> str:
    return "für 1 Ressource weniger" if n == 1 else f"für bis zu {n} Ressourcen weniger"


@GERMAN.says(playing.Play)
def _(n: playing.Play) -> str:
    may = "Du darfst" if n.may else "Spiele"
    end = " spielen." if n.may else "."
    price = "ohne Kosten" if n.how == FREE else less(n.how >> LESS_BY)
    if n.name:
        limit = f" mit höchstens {n.what.worth} Punkten" if n.what.worth < 99 else ""
        return f"{may} 1 davon{limit} {price}{end}"
    source = listed([word for word, on in (("der Hand", n.hand), ("der Wiese", n.meadow)) if on], "oder")
    return f"{may} {a_card(n.what)} von {source} {price}{end}"


@GERMAN.says(workers.MoveWorker)
def _(n: workers.MoveWorker) -> str:
    return "Versetze einen deiner eingesetzten Arbeiter an einen anderen Ort und nutze ihn."


@GERMAN.says(workers.Recall)
def _(n: workers.Recall) -> str:
    return "Nimm einen deiner eingesetzten Arbeiter zurück."
