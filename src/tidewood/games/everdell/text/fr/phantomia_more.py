"""Les autres cartes Personnalité, Plan et Ruse de Phantomia en français : les mots de leurs propres étapes."""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, modules, webs
from tidewood.games.everdell.phantomia.verbs import effects as w
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import ACTIVATING, HAND_SIZE, HER_SPACE, OCCUPY_TOLL, OPEN_TOKENS, UNDRAWN, UNTURNED
from tidewood.games.everdell.text.fr.cards import a_card, flat, what
from tidewood.games.everdell.text.fr.language import FRENCH
from tidewood.games.everdell.text.fr.phantomia_cards import MORE_RULES, PER, TOKENS_BY, lower
from tidewood.games.everdell.text.fr.phantomia_names import NAMES

says = FRENCH.says
text = FRENCH.text
FRENCH.names.update(NAMES)
FRENCH.words.update({"caught": "cartes en main retournées", "seized": "dans le repaire de Phantomia"})
for module in MODULES:  # a card may have several rules: all bear its name
    for rule in module.rules[1:]:
        FRENCH.names[rule.id] = FRENCH.name(module.id)
PER[webs.WebsHere] = " pour chaque toile posée dessus"
TOKENS_BY[city_losses.CourtPoints] = "des jetons Point selon votre saison, 3 au printemps, 2 en été, 1 en automne"


def occupying(c: Any, done: str) -> str:
    return f"Chaque fois que vous jouez {a_card(c.what)} par un jeton Occupé : {done}"


def activating(c: Any, done: str) -> str:
    return f"Chaque fois qu’{a_card(c.what)} de votre ville vous aide : {done}"


def not_drawn(c: Any, done: str) -> str:
    return f"Si vous piochez {a_card(c.what)}, elle est défaussée et remplacée ; aucune n’entre dans votre main."


def not_in_meadow(c: Any, done: str) -> str:
    return f"Si {a_card(c.what)} devait arriver dans la Prairie, elle est défaussée et remplacée."


def hand_limit(c: Any, done: str) -> str:
    return "Elles comptent pour la limite de votre main."


def no_space(c: Any, done: str) -> str:
    return "Les cartes Destination ouvertes ne prennent aucune place dans la ville de Phantomia."


def open_tokens(c: Any, done: str) -> str:
    return (
        "Si Phantomia place un ouvrier sur une destination ouverte, "
        f"ou vous sur une destination ouverte à elle : {done} "
        "Cela remplace les jetons habituels."
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
        return f"Chaque {what(n.what)} de la Prairie est défaussée et remplacée."
    return (
        "Toutes les cartes voisines de la figurine sont défaussées, puis la Prairie est complétée."
        if n.adjacent
        else "Toutes les cartes de la Prairie sont défaussées, puis elle est complétée."
    )


@says(meadow.FillPlace)
def _(n: meadow.FillPlace) -> str:
    return "Remplissez sa place avec une autre carte du même type de votre main."


@says(meadow.MoveFigure)
def _(n: meadow.MoveFigure) -> str:
    return (
        "La Prairie est complétée, puis lancez le dé à huit faces : "
        "la carte de ce numéro va dans le repaire de Phantomia "
        "et la figurine à sa place, qui doit être une autre. Puis la Prairie est complétée."
    )


@says(meadow.Plunder)
def _(n: meadow.Plunder) -> str:
    return (
        "Toutes les cartes à côté de la figurine, sauf en diagonale, "
        "vont dans son repaire ; puis la Prairie est complétée."
    )


@says(meadow.Snatch)
def _(n: meadow.Snatch) -> str:
    return "1 carte Destination ouverte de la Prairie, au choix, va dans la ville de Phantomia."


@says(webs.WebLocation)
def _(n: webs.WebLocation) -> str:
    return "1 toile va sur un lieu de base exclusif ou forestier au choix, sans ouvrier ni toile."


@says(webs.WebBasics)
def _(n: webs.WebBasics) -> str:
    return "1 toile va sur chaque événement de base encore disponible."


@says(webs.WebSpecial)
def _(n: webs.WebSpecial) -> str:
    return "1 toile va sur un événement spécial sans ouvrier, au choix parmi ceux qui ont le moins de toiles."


@says(webs.Unweb)
def _(n: webs.Unweb) -> str:
    return "Ses toiles sont enlevées."


@says(webs.WebIt)
def _(n: webs.WebIt) -> str:
    return "1 toile y est posée pour de bon : elle ne peut plus être activée."


@says(hand_losses.BuyBack)
def _(n: hand_losses.BuyBack) -> str:
    return "Reprenez autant de ces cartes que vous voulez sans les voir ; Phantomia gagne 1 jeton Point pour chacune."


@says(hand_losses.RandomPlayed)
def _(n: hand_losses.RandomPlayed) -> str:
    return (
        "1 carte de votre main au hasard est jouée dans la ville de "
        "Phantomia, ou va dans son repaire si sa ville est pleine."
    )


@says(hand_losses.ChosenPlayed)
def _(n: hand_losses.ChosenPlayed) -> str:
    return "Vous choisissez la carte de votre main jouée dans sa ville."


@says(hand_losses.TakePair)
def _(n: hand_losses.TakePair) -> str:
    return (
        "Regardez les 2 cartes et choisissez celle qui est défaussée ; l’autre va dans son paquet."
        if n.seen
        else "2 cartes de votre main au hasard : 1 est défaussée, l’autre "
        "va dans le paquet de Phantomia, sans être vues."
    )


@says(hand_losses.DrawPair)
def _(n: hand_losses.DrawPair) -> str:
    return (
        "Regardez les 2 cartes qu’elle pioche dans son paquet."
        if n.seen
        else "Phantomia pioche 2 cartes dans son paquet."
    )


@says(hand_losses.WithHand)
def _(n: hand_losses.WithHand) -> str:
    assert isinstance(n.condition, hand_losses.HandOf) and n.otherwise is not None
    return f"{text(n.then)} Avec moins de {n.condition.n} cartes en main : {lower(text(n.otherwise))}"


@says(hand_losses.DiscardKind)
def _(n: hand_losses.DiscardKind) -> str:
    return f"Défaussez chaque {what(n.what)} de votre main."


@says(hand_losses.Catch)
def _(n: hand_losses.Catch) -> str:
    return (
        f"{flat(n.amount)} cartes de votre main au hasard, ou toutes si vous en avez moins, sont retournées : "
        "vous ne pouvez ni les jouer ni les défausser."
    )


@says(city_losses.PickCard)
def _(n: city_losses.PickCard) -> str:
    if n.least >= 0:
        return f"Choisissez une carte de votre ville valant au moins {n.least} point."
    return "Choisissez une carte Prospérité de votre ville ; sans elle, une carte aux points imprimés les plus élevés."


@says(city_losses.CardToHers)
def _(n: city_losses.CardToHers) -> str:
    return (
        "Elle va dans la ville de Phantomia, même pleine."
        if n.full
        else "Elle va dans la ville de Phantomia, ou dans son repaire si sa ville est pleine."
    )


@says(city_losses.PostWorker)
def _(n: city_losses.PostWorker) -> str:
    return "Placez-y un ouvrier disponible, qui revient quand vous vous préparez."


@says(city_losses.TurnDown)
def _(n: city_losses.TurnDown) -> str:
    return (
        f"Chaque {what(n.what)} de votre ville est retournée : la carte "
        "garde sa place, mais ne peut être ni activée ni défaussée "
        "et n’apporte plus rien. Pour chaque don, 1 au choix reste visible."
    )


@says(city_losses.Ransom)
def _(n: city_losses.Ransom) -> str:
    return (
        "1 de vos ouvriers disponibles va dans le repaire de Phantomia "
        "jusqu’à votre préparation. S’ils sont tous placés, elle "
        "gagne des points selon la difficulté et en prend un placé, pas d’une place qui le garde."
    )


@says(city_losses.Poison)
def _(n: city_losses.Poison) -> str:
    return (
        "1 de vos ouvriers placés, pas d’une place qui le garde, va "
        "dans le repaire de Phantomia ; sans ouvrier placé, le "
        "prochain que vous placez, après son effet. Elle l’utilise "
        "comme le sien ; puis il revient à votre préparation."
    )


@says(city_losses.TakeEvent)
def _(n: city_losses.TakeEvent) -> str:
    kind = "de base" if n.basic else "spécial"
    side = "droite" if n.right else "gauche"
    return f"Phantomia prend le premier événement {kind} depuis la {side}, sinon des points selon la difficulté."


@says(w.ForEach)
def _(n: w.ForEach) -> str:
    return f"Pour chacun de ses points imprimés, et une fois pour une carte à 0 : {lower(text(n.part))}"


@says(modules.TurnUp)
def _(n: modules.TurnUp) -> str:
    if n.kind == modules.CHARACTER:
        return "Une carte Personnalité au hasard remplace celle en vigueur."
    if n.lasting:
        return "Puis elle révèle une carte Ruse durable."
    return "Elle révèle une carte Ruse immédiate."
