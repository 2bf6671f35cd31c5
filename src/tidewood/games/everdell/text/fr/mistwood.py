"""The modules of Mistwood in French: names, cards, log."""

from __future__ import annotations

from tidewood.games.everdell.card import Card, Filter
from tidewood.games.everdell.pieces import BUTTERFLIES, BUTTERFLY_HAND, LEGENDARY, MORE_CARDS, PIGS, SPIDERS
from tidewood.games.everdell.text.fr.cards import flat, for_each, lower, text, what
from tidewood.games.everdell.text.fr.language import FRENCH, cards, tokens
from tidewood.games.everdell.verbs import abilities, activating, farm_stack, mistwood
from tidewood.kernel.combine import Either, May

on = FRENCH.event
FRENCH.names.update({
    "corrin-the-leader": "Corrin le Chef",
    "corrin-the-king": "Corrin le Roi",
    "corrin-the-warrior": "Corrin le Guerrier",
    "corrins-field": "Champ de Corrin",
    "corrins-path": "Sentier de Corrin",
    "spring-farm-seedbed": "Ferme du printemps (semis)",
    "spring-farm-nursery": "Ferme du printemps (pépinière)",
    "summer-farm-terrace": "Ferme de l’été (terrasse)",
    "summer-farm-orchard": "Ferme de l’été (verger)",
    "autumn-farm-hedgerow": "Ferme de l’automne (haie)",
    "autumn-farm-sapwood": "Ferme de l’automne (aubier)",
    "winter-farm-cellar": "Ferme de l’hiver (cave)",
    "winter-farm-burrow": "Ferme de l’hiver (terrier)",
    "chipter-swipple": "Chipter Swipple",
    "jor-goldwing": "Jor Aile-d’Or",
    "mayberry-matriarch": "Matriarche Maibaie",
    "strey-softpaw": "Strey Patte-Douce",
    "tarry-hare": "Tarry Hare",
    "tarry-hare-2": "Tarry Hare",
    "click-clacks": "Chez Click Clack",
    "darkdeep-prison": "Prison du Gouffre",
    "everflame-tomb": "Tombe de l’Éternelle Flamme",
    "king-norths-treasury": "Trésor du Roi North",
    "strongroot-castle": "Château Forte-Racine",
    "butterflies": "Papillons",
    "pigs": "Cochons",
    "spiders": "Araignées",
    "weasels": "Belettes",
    "rugwort-takes-a-card": "Rugwort prend une carte",
})  # fmt: skip
plain_card = FRENCH.nodes[Card]
plain_activate = FRENCH.nodes[activating.Activate]


def ability(number: int) -> str:
    return FRENCH.name(abilities.ABILITY_CARDS[number].id)


# -- cards


@FRENCH.says(Card)
def _(n: Card) -> str:
    parts = ["Carte maison."] if n.house else []
    parts.append(plain_card(n))
    if isinstance(n.home, Filter):
        parts.append(f"Peut occuper toute {what(n.home)}.")
    if n.rarity == LEGENDARY:
        banner = FRENCH.name(n.banner)
        parts.append(
            f"Légendaire : au lieu de payer, vous pouvez défausser {banner} de votre ville. Compte aussi comme "
            f"{banner}, que vous ne pouvez plus jouer. Ajoute 1 emplacement à votre ville."
        )
    return " ".join([part for part in parts if part])


@FRENCH.says(mistwood.DrawSome)
def _(n: mistwood.DrawSome) -> str:
    return f"Piochez jusqu’à {cards(flat(n.amount))}{for_each(n.amount)}."


@FRENCH.says(mistwood.EachOther)
def _(n: mistwood.EachOther) -> str:
    assert isinstance(n.part, mistwood.DrawSome)
    each = for_each(n.part.amount).replace("votre ville", "sa ville")
    return f"Ensuite, chaque autre joueur peut piocher {cards(flat(n.part.amount))}{each}."


@FRENCH.says(mistwood.PassOn)
def _(n: mistwood.PassOn) -> str:
    return "Vous pouvez en donner 1 à un autre joueur."


@FRENCH.says(mistwood.GiveAway)
def _(n: mistwood.GiveAway) -> str:
    return (
        f"Donnez en tout jusqu’à {flat(n.amount)} cartes de votre main et ressources à d’autres "
        "joueurs, chacune à qui vous voulez."
    )


@FRENCH.says(mistwood.CopyVisited)
def _(n: mistwood.CopyVisited) -> str:
    but = ", ni ".join([FRENCH.name(id) for id in mistwood.NOT_ON_PATH if id in FRENCH.names])
    return (
        "Copiez un lieu où un autre joueur a un ouvrier, cartes Destination comprises ; "
        f"mais ni {but}, ni cartes légendaires, ni événements, ni le Voyage."
    )


@FRENCH.says(mistwood.ActivateWorkers)
def _(n: mistwood.ActivateWorkers) -> str:
    return (
        f"Activez jusqu’à {flat(n.amount)} ouvriers, à vous ou non, sur des lieux de base et "
        "forestiers, comme les vôtres."
    )


@FRENCH.says(mistwood.OnceATurn)
def _(n: mistwood.OnceATurn) -> str:
    return f"{text(n.part)} Une seule fois par tour."


@FRENCH.says(activating.Activate)
def _(n: activating.Activate) -> str:
    if n.different:
        return f"Activez {flat(n.amount)} autres cartes Production différentes de votre ville, aucune légendaire."
    return plain_activate(n)


@FRENCH.says(farm_stack.TakeFarm)
def _(n: farm_stack.TakeFarm) -> str:
    return "Placez gratuitement la première Ferme de la pile dans votre ville et activez-la."


@FRENCH.says(abilities.GainLacking)
def _(n: abilities.GainLacking) -> str:
    return "Gagnez 1 ressource d’une sorte que vous n’avez pas."


@FRENCH.says(abilities.PutFigure)
def _(n: abilities.PutFigure) -> str:
    return "Placez la figurine sur un autre lieu."


@FRENCH.says(abilities.AbilityCard)
def _(n: abilities.AbilityCard) -> str:
    if n.number == BUTTERFLIES:
        return (
            f"Votre limite de main augmente de {MORE_CARDS}. Vous commencez avec {BUTTERFLY_HAND} cartes et "
            "êtes premier joueur."
        )
    assert n.rule.effect is not None
    done = text(n.rule.effect)
    if n.number == PIGS:
        return (
            "Les 8 Fermes forment une pile à côté du plateau, la première visible. Au début de chaque saison, y "
            f"compris la première : {done[0].lower()}{done[1:]} Les Fermes ne prennent pas d’emplacement dans votre "
            "ville. Chacun peut jouer la première Ferme pour son coût ; quand un autre joueur le fait, vous gagnez "
            f"{tokens(farm_stack.STACK_TOKENS)}."
        )
    if n.number == SPIDERS:
        return (
            "Après la mise en place, placez la figurine sur un lieu au choix. Chaque fois que quelqu’un y place un "
            f"ouvrier : {done[0].lower()}{done[1:]} Vous jouez en dernier."
        )
    return f"Après avoir joué et entièrement résolu une créature ou une construction, au choix : {trades(n)}."


def trades(n: abilities.AbilityCard) -> str:
    """The exchanges of the Weasels."""
    assert isinstance(n.rule.effect, May)
    assert isinstance(n.rule.effect.part, Either)
    parts = [[lower(text(step)).rstrip(".") for step in part.children()] for part in n.rule.effect.part.parts]
    return " ; ou ".join([" et ".join(steps) for steps in parts]) + " ; ou rien"


# -- log
