"""Les autres cartes de Phantomia en français : ce qu’on demande pour elles et ce qu’elles font."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.pieces import EVENTS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import place
from tidewood.games.everdell.text.fr.language import FRENCH, card, event, location, player
from tidewood.games.everdell.text.fr.language import cards as n_cards
from tidewood.games.everdell.verbs import reacting
from tidewood.games.everdell.verbs.common import serial_name
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

ask = FRENCH.prompt
say = FRENCH.option
on = FRENCH.event
text = FRENCH.text


# -- questions


@ask(meadow.FillPlace)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte de votre main remplit la place {f.scope.place} de la Prairie ?"


@say(
    meadow.FillPlace,
    hand_losses.RandomPlayed,
    hand_losses.ChosenPlayed,
    hand_losses.TakePair,
    hand_losses.DrawPair,
    hand_losses.Catch,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(meadow.MoveFigure)
def _(s: Valley, f: Frame) -> str:
    return "Que montre le dé à huit faces ?"


@say(meadow.MoveFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(meadow.Snatch)
def _(s: Valley, f: Frame) -> str:
    return "Quelle destination ouverte va dans la ville de Phantomia ?"


@say(meadow.Snatch)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(s.meadow[option - 1])}, place {option}"


@ask(webs.LayOne)
def _(s: Valley, f: Frame) -> str:
    return "Où une toile est-elle posée ?"


@say(webs.LayOne, city_losses.LosePlaced)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(hand_losses.BuyBack)
def _(s: Valley, f: Frame) -> str:
    return "Combien de cartes reprenez-vous sans les voir, pour 1 jeton Point à Phantomia chacune ?"


@say(hand_losses.BuyBack)
def _(s: Valley, f: Frame, option: int) -> str:
    return n_cards(option)


@ask(hand_losses.RandomPlayed, hand_losses.Catch)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est tirée de la main ?"


@ask(hand_losses.ChosenPlayed)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de votre main Phantomia joue-t-elle ?"


@ask(hand_losses.TakePair)
def _(s: Valley, f: Frame) -> str:
    if f.cursor >= hand_losses.PAIR:
        return "Laquelle des deux cartes est défaussée ?"
    return "Quelle carte est tirée de la main ?"


@ask(hand_losses.DrawPair)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Phantomia pioche-t-elle ?"


@ask(city_losses.PickCard)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de votre ville est visée ?"


@ask(city_losses.TurnDown)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte reste visible ?" if f.held == 1 else "Quelles cartes restent visibles ?"


@say(city_losses.PickCard, city_losses.TurnDown)
def _(s: Valley, f: Frame, option: int) -> str:
    return mine(s, option)


def mine(s: Valley, serial: int) -> str:
    """A card of the city; which copy, where there are several."""
    who, i = s.find(serial)
    copy = serial_name(s, serial, who).partition("#")[2]
    return f"{card(s.city[who][i])} {copy}".rstrip()


@ask(city_losses.LosePlaced)
def _(s: Valley, f: Frame) -> str:
    return "Quel ouvrier va dans le repaire de Phantomia ?"


@ask(reacting.Carried)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, reacting.Carried)
    return f"{text(f.node.part)} Payer et le faire ?"


@say(reacting.Carried)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Payer et le faire" if option else "Ne pas le faire"


# -- the log


@on("fills-place")
def _(e: Event) -> str:
    return f"{player(e.args[0])} remplit la place {e.args[2]} de la Prairie : {card(e.args[1])}."


@on("she-hides-card")
def _(e: Event) -> str:
    return f"Phantomia met {card(e.args[0])} de la place {e.args[1]} de la Prairie dans son repaire."


@on("web")
def _(e: Event) -> str:
    name = event(e.args[1]) if e.args[0] >= EVENTS else location(e.args[1])
    return f"Une toile est posée : {name}."


@on("web-card")
def _(e: Event) -> str:
    return f"Une toile est posée : {card(e.args[0])}."


@on("takes-back")
def _(e: Event) -> str:
    return f"{player(e.args[0])} reprend {n_cards(e.args[1])} sans les voir."


@on("loses-to-lair")
def _(e: Event) -> str:
    return f"{card(e.secret[0]) if e.secret else 'Une carte'} de {player(e.args[0])} va dans le repaire de Phantomia."


@on("loses-pair")
def _(e: Event) -> str:
    return f"De 2 cartes de {player(e.args[0])}, 1 est défaussée et 1 va dans le paquet de Phantomia, sans être vues."


@on("looks-at-hers")
def _(e: Event) -> str:
    return (
        f"{player(e.args[0])} regarde une carte du paquet de Phantomia{' : ' + card(e.secret[0]) if e.secret else ''}."
    )


@on("caught")
def _(e: Event) -> str:
    return f"Une carte en main de {player(e.args[0])} est retournée{' : ' + card(e.secret[0]) if e.secret else ''}."


@on("city-loses-to-her")
def _(e: Event) -> str:
    return f"{card(e.args[1])} passe de la ville de {player(e.args[0])} à Phantomia."


@on("turned-down")
def _(e: Event) -> str:
    return f"{card(e.args[1])} de {player(e.args[0])} est retournée."


@on("turned-up")
def _(e: Event) -> str:
    return f"{card(e.args[1])} de {player(e.args[0])} est remise face visible."


@on("she-takes-worker")
def _(e: Event) -> str:
    return f"Un ouvrier de {player(e.args[0])} va dans le repaire de Phantomia."


@on("next-worker")
def _(e: Event) -> str:
    return f"Le prochain ouvrier de {player(e.args[0])} ira dans le repaire de Phantomia."


@on("cast-off")
def _(e: Event) -> str:
    return f"{card(e.args[0])} est défaussée et remplacée."
