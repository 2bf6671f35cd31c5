"""Cards, places and events in French, from the very nodes that are played."""

from __future__ import annotations

from tidewood.games.everdell.card import Ability, Card, Filter
from tidewood.games.everdell.pieces import CRITTER, DRAWN, POINT, PREPARING, TYPES
from tidewood.games.everdell.places import EventCard, Location
from tidewood.games.everdell.text.fr.language import FRENCH, TYPE, cards, header, kinds, listed, tokens
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

text = FRENCH.text


# -- amounts and conditions


def flat(n: Amount) -> int:  # type: ignore[type-arg]
    """The number that is printed: of a flat amount, or for each thing counted."""
    if isinstance(n, UpTo):
        return flat(n.most)
    return n.n if isinstance(n, (Flat, Times)) else 1


def how_many(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, UpTo):
        return "autant de" if flat(n) == EVERY else f"jusqu’à {flat(n)}"
    return str(flat(n))


def wished(n: Amount) -> str:  # type: ignore[type-arg]
    """The end of a sentence that begins with autant de."""
    return " que vous voulez" if isinstance(n, UpTo) and flat(n) == EVERY else ""


def for_each(n: Amount) -> str:  # type: ignore[type-arg]
    """The words after a number: par Farm dans votre ville; nothing for a plain number."""
    if isinstance(n, ThatMany):
        return " pour chaque unité"
    if isinstance(n, Times):
        if isinstance(n.amount, ThatMany):
            return f" pour chaque lot de {n.per}" if n.per > 1 else " pour chaque unité"
        limit = f", au plus {n.most}" if n.most >= 0 else ""
        return f" par {counted(n.amount)}{limit}"
    return ""


def counted(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, a.CardsIn):
        return f"{what(n.what)} dans {'toutes les villes' if n.everywhere else 'votre ville'}"
    if isinstance(n, a.TokensOn):
        return f"jeton Point sur {'cette carte' if not n.id else 'votre ' + FRENCH.name(n.id)}"
    if isinstance(n, a.WorkersOn):
        return f"ouvrier sur votre {FRENCH.name(n.id)}"
    if isinstance(n, a.Under):
        return f"carte sous {'cet événement' if not n.id else 'votre ' + FRENCH.name(n.id)}"
    if isinstance(n, a.GoodsHere):
        return f"{kinds(n.kinds, 1)} ici"
    if isinstance(n, a.Left):
        return f"{kinds(n.kinds, 1)} dans votre réserve"
    if isinstance(n, a.EventsOf):
        return f"événement {'de base' if n.basic else 'spécial'} accompli"
    if isinstance(n, a.Pairs):
        return f"couple {FRENCH.name('husband')} et {FRENCH.name('wife')} dans toutes les villes"
    if isinstance(n, a.InHand):
        return "carte en main"
    if isinstance(n, a.BestElsewhere):
        return f"{what(n.what)} dans une autre ville de votre choix"
    if isinstance(n, a.Elsewhere):
        return f"{what(n.what)} dans toutes les autres villes"
    raise TypeError(type(n).__name__)


def what(f: Filter, plural: bool = False) -> str:
    """Which cards: construction commune, carte Prospérité."""
    if f.ids:
        return listed([FRENCH.name(id) for id in f.ids], "ou")
    s = "s" if plural else ""
    words = [f"carte{s}" if f.folk < 0 else ("créature", "construction")[f.folk] + s]
    if f.types:
        words.append(listed([TYPE[kind] for kind in f.types], "ou"))
    if f.rarity >= 0:
        words.append(("commune", "unique", "légendaire")[f.rarity] + s)
    if f.worth < 99:
        words.append(f"valant au plus {f.worth} points")
    return " ".join(words)


def a_card(f: Filter) -> str:
    return what(f) if f.ids else f"une {what(f)}"


def condition(c: Condition) -> str:  # type: ignore[type-arg]
    if isinstance(c, Both):
        return listed([condition(part) for part in c.parts], "et que")
    if isinstance(c, a.Has):
        return f"votre ville a au moins {c.n} {what(c.what)}"
    if isinstance(c, a.Paired):
        return "cette carte partage son emplacement"
    raise TypeError(type(c).__name__)


def score(n: Amount) -> str:  # type: ignore[type-arg]
    if isinstance(n, Sum):
        return listed([score(part) for part in n.parts])
    assert isinstance(n, Times)
    points = "1 point" if n.n == 1 else f"{n.n} points"
    if isinstance(n.amount, a.PairedNear):
        return f"{points} si elle partage son emplacement et que votre ville a au moins 1 {what(n.amount.what)}"
    if isinstance(n.amount, a.PairBonus):
        return f"{points} si elle partage son emplacement"
    return f"{points}{for_each(n)}"


# -- cards


def helps(card: Card, ability: Ability) -> str:
    target = a_card(ability.what) if ability.what.folk >= 0 else "une carte"
    when = f"Quand vous jouez {target}, vous pouvez"
    if ability.replace:
        return f"{when} remplacer 1 ressource du coût par 1 autre."
    if ability.price == "tokens":
        return (
            f"{when} défausser autant de jetons Point de cette carte que vous voulez ; chacun réduit le coût de "
            f"{ability.less} ressources au choix, sans en rapporter."
        )
    off = "baies" if ability.kinds == 8 else "ressources"
    if ability.price == "self":
        return f"{when} défausser cette carte de votre ville pour payer jusqu’à {ability.less} {off} de moins."
    return (
        f"{when} placer une créature de votre ville sous cette carte pour payer jusqu’à {ability.less} {off} de moins. "
        f"1 cellule, 2 avec {FRENCH.name('ranger')} dans votre ville, qui ne peut aller dans la seconde."
    )


def lower(sentence: str) -> str:
    return sentence if sentence.startswith("Phantomia") else sentence[0].lower() + sentence[1:]


def rule_text(rule: Rule) -> str:  # type: ignore[type-arg]
    assert isinstance(rule.effect, reacting.Carried)
    done = lower(text(rule.effect.part))
    if rule.hook == PREPARING:
        return f"Quand vous vous préparez pour une saison, avant le retour de vos ouvriers : {done}"
    if rule.hook == DRAWN:
        return f"Chaque fois que vous piochez des cartes : {done}"
    assert isinstance(rule.condition, reacting.OwnPlayed)
    return f"Après avoir joué {a_card(rule.condition.what)} dans votre ville : {done}"


@FRENCH.says(Card)
def _(n: Card) -> str:
    parts = [header(n)]
    if n.into_others:
        parts.append("Jouez cette carte dans un emplacement libre d’une autre ville qui n’en a pas.")
    if n.pays_others:
        parts.append("Ce que vous payez pour cette carte revient à un autre joueur.")
    if n.first is not None:
        parts.append(f"D’abord : {lower(text(n.first))}")
    if n.on_play is not None:
        parts.append(text(n.on_play))
    if n.produce is not None:
        parts.append(f"Production : {lower(text(n.produce))}")
    if n.visit is not None:
        parts.append(f"{'Ouvert à tous' if n.opened else 'Ouvrier'} : {lower(text(n.visit))}")
    if n.opened:
        parts.append(f"Si un autre joueur vient ici, vous gagnez {tokens(n.opened)}.")
    if n.stays:
        parts.append("Les ouvriers restent ici pour toujours.")
    parts += [f"La seconde place demande : {FRENCH.name(spot)}." for spot in n.spots if spot]
    parts += [rule_text(rule) for rule in n.rules]
    if n.ability is not None:
        parts.append(helps(n, n.ability))
    if n.score is not None:
        parts.append(f"À la fin : {score(n.score)}.")
    if n.shares:
        parts.append(f"Peut partager un emplacement avec : {FRENCH.name(n.shares)}.")
    if not n.space:
        parts.append("Ne prend pas d’emplacement.")
    if n.folk == CRITTER:
        return " ".join(parts)
    frees = f"toute {what(n.frees)}" if isinstance(n.frees, Filter) else or_names(n.frees)
    return " ".join([*parts, f"Peut être occupée pour : {frees}."])


def or_names(ids: str | Filter) -> str:
    if isinstance(ids, Filter):
        return what(ids)
    return listed([FRENCH.name(id) for id in ids.split()], "ou")


@FRENCH.says(Location)
def _(n: Location) -> str:
    if n.kind == "journey":
        return f"En automne : {lower(text(n.effect))} Vaut {n.id[-1]} points à la fin."
    return text(n.effect)


@FRENCH.says(EventCard)
def _(n: EventCard) -> str:
    needs = [FRENCH.name(id) for id in n.cards]
    needs += [f"{count} cartes {TYPE[kind]}" for kind, count in enumerate(n.types[: len(TYPES)]) if count]
    parts = [f"Demande {listed(needs)}."]
    if n.price is not None:
        parts.append(text(n.price))
    if n.effect is not None:
        parts.append(text(n.effect))
    if n.points:
        parts.append(f"{n.points} points.")
    if n.score is not None:
        parts.append(f"À la fin : {score(n.score)}.")
    return " ".join(parts)


# -- verbs


@FRENCH.says(Seq, priced.Priced, priced.All)
def _(n: Seq) -> str:  # type: ignore[type-arg]
    return " ".join([text(part) for part in n.parts])


@FRENCH.says(Either)
def _(n: Either) -> str:  # type: ignore[type-arg]
    return "Au choix : " + listed([lower(text(part)).rstrip(".") for part in n.parts], "ou") + "."


@FRENCH.says(May)
def _(n: May) -> str:  # type: ignore[type-arg]
    return f"Vous pouvez faire ceci : {lower(text(n.part))}"


@FRENCH.says(When)
def _(n: When) -> str:  # type: ignore[type-arg]
    first = f"Si {condition(n.condition)} : {lower(text(n.then))}"
    return first if n.otherwise is None else f"{first} Sinon : {lower(text(n.otherwise))}"


@FRENCH.says(reacting.Carried)
def _(n: reacting.Carried) -> str:
    return text(n.part)


@FRENCH.says(gaining.Gain)
def _(n: gaining.Gain) -> str:
    if isinstance(n.amount, a.CostOf):
        return "Gagnez le coût imprimé de la carte défaussée."
    number = flat(n.amount)
    thing = tokens(number) if n.kinds == POINT else f"{how_many(n.amount)} {kinds(n.kinds, number)}"
    return f"Gagnez {thing}{for_each(n.amount)}."


@FRENCH.says(gaining.Pay, gaining.PayOneKind)
def _(n: gaining.Pay | gaining.PayOneKind) -> str:
    return f"Payez {how_many(n.amount)} {kinds(n.kinds, flat(n.amount))}."


@FRENCH.says(gaining.Give)
def _(n: gaining.Give) -> str:
    whom = "à d’autres joueurs, chacune à qui vous voulez" if n.each else "à un autre joueur"
    return f"Donnez {how_many(n.amount)} {kinds(n.kinds, flat(n.amount))} {whom}."


@FRENCH.says(hand.GiveCards)
def _(n: hand.GiveCards) -> str:
    out_of = "d’entre elles" if n.name else "cartes de votre main"
    return f"Donnez {how_many(n.amount)} {out_of} à un autre joueur."


@FRENCH.says(drawing.Draw)
def _(n: drawing.Draw) -> str:
    return f"Piochez {cards(flat(n.amount))}{for_each(n.amount)}."


@FRENCH.says(drawing.FillHand)
def _(n: drawing.FillHand) -> str:
    return "Piochez jusqu’à votre limite de main."


@FRENCH.says(meadow.DrawMeadow)
def _(n: meadow.DrawMeadow) -> str:
    return f"Piochez {how_many(n.amount)} {'carte' if flat(n.amount) == 1 else 'cartes'} de la Prairie."


@FRENCH.says(meadow.Refresh)
def _(n: meadow.Refresh) -> str:
    return f"Défaussez {cards(flat(n.amount))} de la Prairie et complétez-la."


@FRENCH.says(drawing.Reveal)
def _(n: drawing.Reveal) -> str:
    number = cards(flat(n.amount))
    if n.either:
        return f"Révélez {number}, toutes de la pioche ou toutes de la défausse."
    return f"Révélez {number} de la pioche."


@FRENCH.says(drawing.DiscardShown)
def _(n: drawing.DiscardShown) -> str:
    return "Défaussez les autres."


@FRENCH.says(drawing.Sort)
def _(n: drawing.Sort) -> str:
    return "Placez celles que vous voulez sous cet événement et prenez les autres en main."


@FRENCH.says(hand.DiscardHand)
def _(n: hand.DiscardHand) -> str:
    noun = "carte" if flat(n.amount) == 1 else "cartes"
    return f"Défaussez {how_many(n.amount)} {noun} de votre main{wished(n.amount)}."


@FRENCH.says(city.DiscardCity)
def _(n: city.DiscardCity) -> str:
    other = "autre " if n.other else ""
    return f"Défaussez {how_many(n.amount)} {other}{what(n.what, flat(n.amount) != 1)} de votre ville."


@FRENCH.says(city.Lay)
def _(n: city.Lay) -> str:
    number = flat(n.amount)
    thing = tokens(number) if n.kind == POINT else f"{number} {kinds(n.kind, number)}"
    return f"Posez {thing} sur cette carte."


@FRENCH.says(city.TakeToken)
def _(n: city.TakeToken) -> str:
    return "Payez 1 jeton Point de cette carte."


@FRENCH.says(city.Collect)
def _(n: city.Collect) -> str:
    return "Prenez toutes les ressources de cette carte."


@FRENCH.says(city.LayHere)
def _(n: city.LayHere) -> str:
    return f"Posez ici {how_many(n.amount)} {kinds(n.kinds, 2)} de votre réserve."


@FRENCH.says(city.TuckFromCity)
def _(n: city.TuckFromCity) -> str:
    return f"Placez {how_many(n.amount)} {what(n.what, True)} de votre ville sous cet événement."


@FRENCH.says(city.TuckFromHand)
def _(n: city.TuckFromHand) -> str:
    return f"Placez {how_many(n.amount)} {what(n.what, True)} de votre main sous cet événement."


@FRENCH.says(activating.Produce)
def _(n: activating.Produce) -> str:
    return "Activez toutes les cartes Production de votre ville."


@FRENCH.says(activating.Activate)
def _(n: activating.Activate) -> str:
    number = flat(n.amount)
    return f"Activez {number} {'carte' if number == 1 else 'cartes'} Production de votre ville."


@FRENCH.says(activating.CopyProduction)
def _(n: activating.CopyProduction) -> str:
    return "Copiez une carte Production d’une autre ville ; les conditions se lisent là-bas."


@FRENCH.says(activating.CopyPlace)
def _(n: activating.CopyPlace) -> str:
    kind = "un lieu de base ou forestier" if n.forest else "un lieu de base"
    return f"Copiez {kind} où vous avez un ouvrier." if n.mine else f"Copiez {kind}, occupé ou non."


def less(n: int) -> str:
    return "pour 1 ressource de moins" if n == 1 else f"pour jusqu’à {n} ressources de moins"


@FRENCH.says(playing.Play)
def _(n: playing.Play) -> str:
    may = "Vous pouvez jouer" if n.may else "Jouez"
    price = "sans coût" if n.how == FREE else less(n.how >> LESS_BY)
    if n.name:
        limit = f" valant au plus {n.what.worth} points" if n.what.worth < 99 else ""
        return f"{may} 1 d’entre elles{limit} {price}."
    source = listed([word for word, on in (("de votre main", n.hand), ("de la Prairie", n.meadow)) if on], "ou")
    return f"{may} {a_card(n.what)} {source} {price}."


@FRENCH.says(workers.MoveWorker)
def _(n: workers.MoveWorker) -> str:
    return "Déplacez un de vos ouvriers placés vers un autre lieu et utilisez-le."


@FRENCH.says(workers.Recall)
def _(n: workers.Recall) -> str:
    return "Reprenez un de vos ouvriers placés."
