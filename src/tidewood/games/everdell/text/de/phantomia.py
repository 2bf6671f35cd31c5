"""Phantomia auf Deutsch: was gefragt wird und was sie tut, mit dem Grund."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.deck.cards import ALL_OPTIONS, PLACES
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import place
from tidewood.games.everdell.text.de.language import GERMAN, card, event, goods, location, player, tokens
from tidewood.games.everdell.text.de.language import cards as n_cards
from tidewood.games.everdell.verbs.common import STOP
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

say = GERMAN.option
ask = GERMAN.prompt
on = GERMAN.event
LEVELS = ("Putzig", "Pfiffig", "Provokant", "Prahlend", "Peinigend")  # PH-SCORE-12
GERMAN.names.update({f"points-card-{level}": name for level, name in enumerate(LEVELS)})
OTHER = {
    "destination": "ein Arbeits-Ort der eigenen Stadt",
    "open destination": "ein Offener Arbeits-Ort",
    "basic event": "ein Einfaches Ereignis",
    "special event": "ein Besonderes Ereignis",
    "haven": "die Zuflucht",
    "wonder": "ein Wunder",
    "river": "der Fluss",
    "figure": "eine Wiesenkarte ausspielen und die Figur einsetzen",
    "draw": "eine Karte ziehen",
    "discard": "die oberste Karte ihres Decks abwerfen",
    "play deck": "die oberste Karte ihres Decks ausspielen",
    "play meadow": "eine Wiesenkarte ausspielen",
    "points difficulty": "Punkte nach Schwierigkeit",
}
WHY = (
    "",
    "sie keinen Arbeiter mehr hat",
    "kein solcher Platz frei ist",
    "sie in dieser Jahreszeit schon auf einem Besonderen Ereignis war",
    "die Figur auf der Wiese steht",
    "ihr Deck leer ist",
    "ihre Stadt voll ist",
    "es keine Karten gibt",
    "es zu einer Erweiterung gehört, die nicht im Spiel ist",
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
        return GERMAN.name(f"basic-{rest}")
    return f"{KIND[kind]} {rest}"


KIND = {
    "forest": "Waldkarte",
    "journey": "Reise",
}
assert PLACES


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia: Auf welchen dieser Plätze setzt sie ihren Arbeiter?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Welche Aktion-Karte deckt Phantomia auf?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Karte {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "Was zeigt der achtseitige Würfel?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte des Stapels spielt Phantomia?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte liegt oben auf Phantomias Deck?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte liegt in Phantomias Versteck?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aus der Hand gezogen?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aufgedeckt?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{GERMAN.text(f.node.effect)} Verhindern?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return GERMAN.text(f.node.price).rstrip(".") if option else "Geschehen lassen"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Gib {f.held} ab: was?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Nichts mehr"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log


@on("she-draws")
def _(e: Event) -> str:
    return f"Phantomia nimmt {n_cards(e.args[0])} vom Stapel in ihr Deck."


@on("she-draws-legend")
def _(e: Event) -> str:
    return "Phantomia mischt eine Legendäre Karte in ihr Deck."


@on("she-hides")
def _(e: Event) -> str:
    return f"Phantomia legt {n_cards(e.args[0])} vom Stapel in ihr Versteck."


@on("she-sends-fool")
def _(e: Event) -> str:
    return f"Phantomia spielt {card(e.args[1])} in die Stadt von {player(e.args[0])}."


@on("she-discards")
def _(e: Event) -> str:
    return f"Phantomia wirft {card(e.args[0])} ab."


@on("she-keeps")
def _(e: Event) -> str:
    return f"Phantomia legt {card(e.args[0])} in ihr Versteck."


@on("she-plays")
def _(e: Event) -> str:
    return f"Phantomia spielt {card(e.args[0])} in ihre Stadt."


@on("she-goes-on")
def _(e: Event) -> str:
    return f"Der gezeigte Platz ({option_name(e.args[0])}) ist nicht frei: der nächste mögliche in Pfeilrichtung."


@on("she-visits-card")
def _(e: Event) -> str:
    return f"Phantomia setzt einen Arbeiter ein: {card(e.args[0])} von {player(e.args[1])}."


@on("she-visits-event")
def _(e: Event) -> str:
    return f"Phantomia setzt einen Arbeiter ein: {event(e.args[0])}."


@on("she-visits")
def _(e: Event) -> str:
    return f"Phantomia setzt einen Arbeiter ein: {location(e.args[0])}."


@on("figure")
def _(e: Event) -> str:
    return f"Die Figur steht auf Platz {e.args[0]} der Wiese."


@on("she-loses-top")
def _(e: Event) -> str:
    return "Phantomia wirft die oberste Karte ihres Decks ungesehen ab."


@on("she-looks")
def _(e: Event) -> str:
    return f"Oben auf Phantomias Deck liegt {card(e.args[0])}: Die Karte bleibt dort."


@on("she-acts")
def _(e: Event) -> str:
    return f"Option {e.args[1]}: {option_name(e.args[0])}."


@on("she-cannot")
def _(e: Event) -> str:
    return f"Option {e.args[1]} geht nicht: {option_name(e.args[0])}, weil {WHY[e.args[2]]}."


@on("she-falls-back")
def _(e: Event) -> str:
    why = f", was nicht geht, weil {WHY[e.args[1]]}" if e.args[1] else ""
    return f"Ersatz-Aktion: {option_name(e.args[0])}{why}."


@on("stack-renewed")
def _(e: Event) -> str:
    return "Der Aktion-Stapel ist leer: Die gespielten Karten bilden einen neuen."


@on("she-turns-up")
def _(e: Event) -> str:
    return f"Phantomia deckt die Aktion-Karte {''.join(map(chr, e.args[1:]))} auf{' (Hauskarte)' if e.args[0] else ''}."


@on("she-takes")
def _(e: Event) -> str:
    return f"Phantomia nimmt {card(e.args[0])} von Platz {e.args[1]} der Wiese in ihr Deck."


@on("she-removes")
def _(e: Event) -> str:
    return f"Phantomia wirft {card(e.args[0])} von Platz {e.args[1]} der Wiese ab."


@on("she-unveils")
def _(e: Event) -> str:
    return f"{card(e.args[0])} kommt aus dem Versteck in ihre Stadt."


@on("module")
def _(e: Event) -> str:
    return f"Aufgedeckt: {GERMAN.name(MODULES[e.args[0]].id)}. {GERMAN.text(MODULES[e.args[0]])}"


@on("prevents")
def _(e: Event) -> str:
    return f"{player(e.args[0])} verhindert es."


@on("lets")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lässt es geschehen."


@on("pays-point")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gibt 1 Punkte-Marker ab."


@on("gives-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gibt Phantomia {tokens(e.args[1])}."


@on("loses-to-her")
def _(e: Event) -> str:
    return f"{card(e.secret[0]) if e.secret else 'Eine Karte'} von {player(e.args[0])} kommt in Phantomias Deck."


@on("her-level")
def _(e: Event) -> str:
    mark = " (Hauskarte)" if e.args[1] else ""
    return f"Phantomia spielt auf Stufe {e.args[0]}: {GERMAN.name(f'points-card-{e.args[0]}')}{mark}."
