"""Questions and their options in French."""

from __future__ import annotations

from tidewood.games.everdell import rounds, solo
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.paying import (
    FREE,
    LESS_BY,
    ability_in,
    banner_in,
    card_in,
    home_in,
    how_in,
    source_in,
    unpacked,
)
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
from tidewood.games.everdell.text.fr.language import FRENCH, card, event, goods, kinds, listed, location, player
from tidewood.games.everdell.verbs import acting, city, drawing, gaining, playing, working
from tidewood.games.everdell.verbs.common import STOP, serial_name
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
    return location(acting.location_at(s, at).number)


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


# -- set-up and turn --------------------------------------------------------------------------------------------------


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


# -- gaining, paying, giving ------------------------------------------------------------------------------------------


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Gagnez {f.cursor} {kinds(f.node.kinds, f.cursor)} : que prenez-vous ?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"Gagner {goods(f.cursor if option == f.node.options[-1] else 1, option)}"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Payez jusqu’à {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Pay)
    if len(f.node.options) == 1:
        return f"Payer {goods(option, f.node.options[0])}" if option else "Ne rien payer"
    return "Arrêter" if option == STOP else f"Payer {goods(1, option)}"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Donnez encore {f.cursor} : quoi, et à qui ?"


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


# -- cards ------------------------------------------------------------------------------------------------------------


@ask(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame) -> str:
    return f"{player(f.scope.owner)} pioche : quelle carte ?"


@say(drawing.Draw, drawing.FillHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.Refill)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte arrive à la place {f.cursor + 1} de la Prairie ?"


@say(drawing.Refill)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(drawing.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Piochez une carte de la Prairie (encore {f.cursor})."


@say(drawing.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Piocher {on_meadow(s, option)}"


@ask(drawing.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de la Prairie (encore {f.cursor})."


@say(drawing.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Défausser {on_meadow(s, option)}"


@ask(drawing.Reveal)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est révélée ?" if told(s) else f"{of_card(s, f)}Révélez des cartes : d’où ?"


@say(drawing.Reveal)
def _(s: Valley, f: Frame, option: int) -> str:
    if told(s):
        return card(option)
    return "De la défausse" if option else "De la pioche"


@ask(drawing.Sort)
def _(s: Valley, f: Frame) -> str:
    return f"Où va cette carte : {card(f.held)} ?"


@say(drawing.Sort)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(f.held)} sous l’événement" if option else f"{card(f.held)} en main"


@ask(drawing.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de votre main."


@say(drawing.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {card(option)}"


@ask(drawing.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'À qui donnez-vous des cartes ?' if f.held == -1 else 'Quelle carte donnez-vous ?'}"


@say(drawing.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Personne n’a de place : défausser" if option == STOP else f"À {player(s.seat(option))}"
    return f"Donner {card(option)}"


# -- the city ---------------------------------------------------------------------------------------------------------


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de votre ville."


@say(city.DiscardCity, playing.TakeFromHim)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {row(s, option, f.scope.owner)}"


@ask(playing.TakeFromHim)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte quitte la ville de Rugwort ?"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : posez ici jusqu’à {f.cursor} ressources."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Poser {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : placez jusqu’à {f.cursor} créatures dessous."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {row(s, option, f.scope.owner)} dessous"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {card(option)} dessous"


@ask(acting.Produce)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Production ensuite ?"


@ask(acting.Activate)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Activez une carte Production."


@say(acting.Produce, acting.Activate)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else row(s, option, f.scope.owner)


@ask(acting.CopyProduction)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Quelle carte Production copiez-vous ?"


@say(acting.CopyProduction)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copier {row(s, option, f.scope.owner)}"


@ask(acting.CopyPlace)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Quel lieu copiez-vous ?"


@say(acting.CopyPlace)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Copier {place(s, option, f.scope.owner)}"


# -- playing ----------------------------------------------------------------------------------------------------------


@ask(playing.Play)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, playing.Play)
    how = "sans coût" if f.node.how == FREE else f"pour {f.node.how >> LESS_BY} de moins"
    return f"{of_card(s, f)}Jouez une carte {how}."


@say(playing.Play)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Jouer {to_play(option)}"


@ask(playing.PlayOne)
def _(s: Valley, f: Frame) -> str:
    return f"Comment jouez-vous cette carte : {card(card_in(f.held))} ?"


@say(playing.PlayOne)
def _(s: Valley, f: Frame, option: int) -> str:
    ability, home = ability_in(option), home_in(option)
    who = f.scope.owner
    if banner_in(option):
        return f"Défausser {row(s, banner_in(option), who)} au lieu de payer"
    parts = [f"Utiliser {row(s, ability, who)}"] if ability else []
    if home:
        parts.append(f"occuper {row(s, home, who)}" if parts else f"Occuper {row(s, home, who)}")
    if parts:
        return ", ".join(parts)
    return "Payer" if not how_in(f.held) else "Payer le coût réduit"


@ask(playing.Prisoner)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle créature va sous cette carte : {FRENCH.name('dungeon')} ?"


@say(playing.Prisoner)
def _(s: Valley, f: Frame, option: int) -> str:
    return row(s, option, f.scope.owner)


@ask(playing.Settle)
def _(s: Valley, f: Frame) -> str:
    return f"Que payez-vous pour cette carte : {card(card_in(f.held))} ?"


@say(playing.Settle)
def _(s: Valley, f: Frame, option: int) -> str:
    paid = [goods(n, kind) for kind, n in enumerate(unpacked(option)) if n]
    return f"Payer {listed(paid)}" if paid else "Ne rien payer"


@ask(playing.Enter)
def _(s: Valley, f: Frame) -> str:
    return f"Dans quelle ville va cette carte : {card(card_in(f.held))} ?"


@say(playing.Enter)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Dans la ville de {player(s.seat(option))}"


# -- workers ----------------------------------------------------------------------------------------------------------


@ask(working.MoveWorker)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Quel ouvrier se déplace ?' if f.held < 0 else 'Où va l’ouvrier ?'}"


@say(working.MoveWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    name = place(s, option, f.scope.owner)
    return f"L’ouvrier sur : {name}" if f.held < 0 else f"Vers : {name}"


@ask(working.Recall)
def _(s: Valley, f: Frame) -> str:
    return "Quel ouvrier revient ?"


@say(working.Recall)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"L’ouvrier sur : {place(s, option, f.scope.owner)}"


# -- choices ----------------------------------------------------------------------------------------------------------


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


# -- Rugwort ----------------------------------------------------------------------------------------------------------


@ask(solo.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Lancez le dé à 8 faces pour Rugwort. Que montre-t-il ?"


@say(solo.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(solo.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Tirez au hasard une carte de la main. Laquelle est perdue ?"


@say(solo.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(solo.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Lequel de vos ouvriers quitte la partie ?"


@say(solo.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Un ouvrier disponible" if option == HOME else f"L’ouvrier sur : {place(s, option, 0)}"
