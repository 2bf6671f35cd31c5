"""Phantomia en français : ce qui est demandé et ce qu’elle fait, avec la raison."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.deck.cards import ALL_OPTIONS, PLACES
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import place
from tidewood.games.everdell.text.fr.language import FRENCH, card, event, goods, location, player, tokens
from tidewood.games.everdell.text.fr.language import cards as n_cards
from tidewood.games.everdell.verbs.common import STOP
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

say = FRENCH.option
ask = FRENCH.prompt
on = FRENCH.event
LEVELS = ("Mignonne", "Maligne", "Provocante", "Vantarde", "Cruelle")
FRENCH.names.update({f"points-card-{level}": name for level, name in enumerate(LEVELS)})
OTHER = {
    "destination": "une destination de sa ville",
    "open destination": "une destination ouverte",
    "basic event": "un événement de base",
    "special event": "un événement spécial",
    "haven": "le Havre de Paix",
    "wonder": "une merveille",
    "river": "la rivière",
    "figure": "jouer une carte de la Prairie et placer la figurine",
    "draw": "piocher une carte",
    "discard": "défausser la première carte de son paquet",
    "play deck": "jouer la première carte de son paquet",
    "play meadow": "jouer une carte de la Prairie",
    "points difficulty": "des points selon la difficulté",
}
WHY = (
    "",
    "elle n’a plus d’ouvrier",
    "aucune place de ce genre n’est libre",
    "elle a déjà été sur un événement spécial cette saison",
    "la figurine est sur la Prairie",
    "son paquet est vide",
    "sa ville est pleine",
    "il n’y a pas de cartes",
    "cela appartient à une extension qui n’est pas en jeu",
)


def option_name(number: int) -> str:
    """An option of an action card in words."""
    word = ALL_OPTIONS[number]
    kind, _, rest = word.partition(" ")
    if word in OTHER:
        return OTHER[word]
    if kind == "points":
        return tokens(int(rest))
    if kind == "basic":
        return FRENCH.name(f"basic-{rest}")
    return f"{KIND[kind]} {rest}"


KIND = {
    "forest": "carte Forêt",
    "journey": "Voyage",
}
assert PLACES


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia : sur laquelle de ces places met-elle son ouvrier ?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Action Phantomia révèle-t-elle ?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Carte {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "Que montre le dé à huit faces ?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de la pioche Phantomia joue-t-elle ?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est sur le paquet de Phantomia ?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est dans le repaire de Phantomia ?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est tirée de la main ?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est révélée ?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{FRENCH.text(f.node.effect)} L’empêcher ?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return FRENCH.text(f.node.price).rstrip(".") if option else "Laisser faire"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Donnez {f.held} : quoi ?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Rien de plus"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log


@on("she-draws")
def _(e: Event) -> str:
    return f"Phantomia met {n_cards(e.args[0])} de la pioche dans son paquet."


@on("she-draws-legend")
def _(e: Event) -> str:
    return "Phantomia mélange une carte légendaire à son paquet."


@on("she-hides")
def _(e: Event) -> str:
    return f"Phantomia met {n_cards(e.args[0])} de la pioche dans son repaire."


@on("she-sends-fool")
def _(e: Event) -> str:
    return f"Phantomia joue {card(e.args[1])} dans la ville de {player(e.args[0])}."


@on("she-discards")
def _(e: Event) -> str:
    return f"Phantomia défausse {card(e.args[0])}."


@on("she-keeps")
def _(e: Event) -> str:
    return f"Phantomia met {card(e.args[0])} dans son repaire."


@on("she-plays")
def _(e: Event) -> str:
    return f"Phantomia joue {card(e.args[0])} dans sa ville."


@on("she-goes-on")
def _(e: Event) -> str:
    return f"La place indiquée ({option_name(e.args[0])}) n’est pas libre : la suivante possible dans le sens fléché."


@on("she-visits-card")
def _(e: Event) -> str:
    return f"Phantomia place un ouvrier : {card(e.args[0])} de {player(e.args[1])}."


@on("she-visits-event")
def _(e: Event) -> str:
    return f"Phantomia place un ouvrier : {event(e.args[0])}."


@on("she-visits")
def _(e: Event) -> str:
    return f"Phantomia place un ouvrier : {location(e.args[0])}."


@on("figure")
def _(e: Event) -> str:
    return f"La figurine est sur la place {e.args[0]} de la Prairie."


@on("she-loses-top")
def _(e: Event) -> str:
    return "Phantomia défausse sans la voir la première carte de son paquet."


@on("she-looks")
def _(e: Event) -> str:
    return f"Sur le paquet de Phantomia se trouve {card(e.args[0])} : la carte y reste."


@on("she-acts")
def _(e: Event) -> str:
    return f"Option {e.args[1]} : {option_name(e.args[0])}."


@on("she-cannot")
def _(e: Event) -> str:
    return f"L’option {e.args[1]} n’est pas possible : {option_name(e.args[0])}, car {WHY[e.args[2]]}."


@on("she-falls-back")
def _(e: Event) -> str:
    why = f", mais {WHY[e.args[1]]}" if e.args[1] else ""
    return f"Action de remplacement : {option_name(e.args[0])}{why}."


@on("stack-renewed")
def _(e: Event) -> str:
    return "La pile d’actions est vide : les cartes jouées en forment une nouvelle."


@on("she-turns-up")
def _(e: Event) -> str:
    return f"Phantomia révèle la carte Action {''.join(map(chr, e.args[1:]))}{' (carte maison)' if e.args[0] else ''}."


@on("she-takes")
def _(e: Event) -> str:
    return f"Phantomia prend {card(e.args[0])} de la place {e.args[1]} de la Prairie dans son paquet."


@on("she-removes")
def _(e: Event) -> str:
    return f"Phantomia défausse {card(e.args[0])} de la place {e.args[1]} de la Prairie."


@on("she-unveils")
def _(e: Event) -> str:
    return f"{card(e.args[0])} passe du repaire à sa ville."


@on("module")
def _(e: Event) -> str:
    return f"Révélée : {FRENCH.name(MODULES[e.args[0]].id)}. {FRENCH.text(MODULES[e.args[0]])}"


@on("prevents")
def _(e: Event) -> str:
    return f"{player(e.args[0])} l’empêche."


@on("lets")
def _(e: Event) -> str:
    return f"{player(e.args[0])} laisse faire."


@on("pays-point")
def _(e: Event) -> str:
    return f"{player(e.args[0])} rend 1 jeton Point."


@on("gives-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} donne {tokens(e.args[1])} à Phantomia."


@on("loses-to-her")
def _(e: Event) -> str:
    return f"{card(e.secret[0]) if e.secret else 'Une carte'} de {player(e.args[0])} va dans le paquet de Phantomia."


@on("her-level")
def _(e: Event) -> str:
    mark = " (carte maison)" if e.args[1] else ""
    return f"Phantomia joue au niveau {e.args[0]} : {FRENCH.name(f'points-card-{e.args[0]}')}{mark}."
