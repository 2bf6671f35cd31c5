"""Questions of the set-up, the turn, resources and choices in French, and how options name things."""

from __future__ import annotations

from tidewood.games.everdell import places, rounds, rugwort
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FARM_STACK,
    FOREST,
    HAND,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    MEADOW_SIZE,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.cards import text
from tidewood.games.everdell.text.fr.language import FRENCH, card, event, goods, kinds, location, player
from tidewood.games.everdell.verbs import gaining
from tidewood.games.everdell.verbs.common import STOP, serial_name
from tidewood.games.everdell.verbs.packing import card_in, source_in
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import Reactions, row_of

say = FRENCH.option
ask = FRENCH.prompt


def row(s: Valley, serial: int, reader: int) -> str:
    """A card of a city: its name, which copy, and whose where it is another's."""
    who, i = s.find(serial)
    name = card(s.city[who][i])
    copy = serial_name(s, serial, who).partition("#")[2]
    name = f"{name} {copy}" if copy else name
    return name if who == reader else f"{name} de {player(s.seat(who))}"


def place(s: Valley, at: int, reader: int) -> str:
    if at >= CITY:
        return row(s, at - CITY, reader)
    if at >= EVENTS:
        return event(s.events[at - EVENTS])
    if JOURNEY <= at < FOREST:
        return f"Voyage {JOURNEY_VALUES[at - JOURNEY]}"
    return location(places.location_at(s, at).number)


def on_meadow(s: Valley, option: int) -> str:
    return f"{card(s.meadow[option - 1])} (Prairie {option})"


def to_play(play: int) -> str:
    source = source_in(play)
    name = card(card_in(play))
    if source == FARM_STACK:
        return f"{name} (pile)"
    return f"{name} (Prairie {source})" if HAND < source <= MEADOW_SIZE else name


def of_card(s: Valley, f: Frame) -> str:
    """The card that acts, before the question; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return f"{card(s.city[who][i])} : " if who >= 0 else ""


def told(s: Valley) -> bool:
    """Whether a real table is asked what happened."""
    return s.choice is not None and s.choice.who == CHANCE


# -- set-up and turn


@ask(rounds.LayForest)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte Forêt est sur la case {len(s.forest) + 1} ?"


@say(rounds.LayForest)
def _(s: Valley, f: Frame, option: int) -> str:
    return location(option)


@ask(rounds.LayEvents)
def _(s: Valley, f: Frame) -> str:
    return "Quel événement spécial est disponible ?"


@say(rounds.LayEvents)
def _(s: Valley, f: Frame, option: int) -> str:
    return event(option)


@ask(rounds.StartPlayer)
def _(s: Valley, f: Frame) -> str:
    return "Qui commence ?"


@say(rounds.StartPlayer)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{player(option)} commence"


@ask(rounds.Turn)
def _(s: Valley, f: Frame) -> str:
    return "Placez un ouvrier, jouez une carte ou préparez-vous pour la saison suivante."


@say(rounds.Turn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, thing = option & (1 << rounds.ACTION_BITS) - 1, option >> rounds.ACTION_BITS
    if kind == rounds.PLACE:
        return f"Ouvrier : {place(s, thing, f.scope.owner)}"
    if kind == rounds.PLAY:
        return f"Jouer {to_play(thing)}"
    return "Se préparer pour la saison suivante" if kind == rounds.PREPARE else "Passer"


# -- gaining, paying, giving


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Gagnez {f.held} {kinds(f.node.kinds, f.held)} : que prenez-vous ?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    gained = [goods(n, kind) for kind, n in f.node.counted(s, f, option)]
    return f"Gagner {', '.join(gained)}"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Payez jusqu’à {f.held} {kinds(f.node.kinds, f.held)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Payer {goods(1, option)}"


@ask(gaining.PayOneKind)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"{of_card(s, f)}Payez jusqu’à {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.PayOneKind)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"Payer {goods(option, f.node.kind)}" if option else "Ne rien payer"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Donnez {f.held} : quoi, et à qui ?"


@say(gaining.Give)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Arrêter"
    taker = option // gaining.TAKER
    whom = "personne, c’est défaussé" if taker == gaining.NOBODY else player(s.seat(taker))
    return f"Donner {goods(1, option % gaining.TAKER)} à {whom}"


@ask(gaining.PayTo)
def _(s: Valley, f: Frame) -> str:
    return "À qui payez-vous ?"


@say(gaining.PayTo)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Payer {player(s.seat(option))}"


# -- choices


@ask(Either)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Que choisissez-vous ?"


@say(Either)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, Either)
    return text(f.node.parts[option]).rstrip(".")


@ask(May)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{of_card(s, f)}{text(f.node.part)} Le voulez-vous ?"


@say(May)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Oui" if option else "Non"


@ask(Reactions)
def _(s: Valley, f: Frame) -> str:
    return "Quel effet d’abord ?"


@say(Reactions)
def _(s: Valley, f: Frame, option: int) -> str:
    found = row_of(s, option)
    assert found is not None
    return FRENCH.name(found.rule.id)


# -- Rugwort


@ask(rugwort.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Lancez le dé à 8 faces pour Rugwort. Que montre-t-il ?"


@say(rugwort.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(rugwort.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Tirez au hasard une carte de la main. Laquelle est perdue ?"


@say(rugwort.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(rugwort.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Lequel de vos ouvriers quitte la partie ?"


@say(rugwort.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Un ouvrier disponible" if option == HOME else f"L’ouvrier sur : {place(s, option, 0)}"
