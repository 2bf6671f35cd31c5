"""The Island in French. A no-break space stands before : ; ! and ?, as French print has it."""

from __future__ import annotations

from tidewood.games.the_island.board import LAND, NAMES
from tidewood.games.the_island.names import figure
from tidewood.games.the_island.pieces import ABOARD, FACE_DOWN, ISLAND, SHARK, SYMBOLS
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.creatures import STAY, SUFFER, Attack, CreatureStep
from tidewood.games.the_island.verbs.ending import ENDINGS, Count
from tidewood.games.the_island.verbs.moving import SHIP, STOP, WIDTH, MoveStep
from tidewood.games.the_island.verbs.placing import ChooseFigure, LaunchShip, LayTiles, PlaceAdventurer, StartPlayer
from tidewood.games.the_island.verbs.symbols import (
    Dive,
    Dolphin,
    GoAboard,
    Repel,
    SharkSurfaces,
    ShipDrifts,
    Volcano,
    WhaleSurfaces,
    Whirlpool,
    Wind,
)
from tidewood.games.the_island.verbs.tiles import NO_TILE, PlayTile, RemoveTile
from tidewood.kernel.core import CHANCE, REAL_TABLE, Frame
from tidewood.kernel.log import Event
from tidewood.kernel.text import Language

FRENCH = Language(
    "fr",
    {
        "the-island": "The Island",
        "shark": "Un requin surgit", "whale": "Une baleine surgit", "ship": "Un bateau",
        "whirlpool": "Tourbillon", "volcano": "Volcan",
        "dolphin": "Dauphin", "wind": "Vents favorables",
        "dive-serpent": "Un serpent de mer plonge",
        "dive-shark": "Un requin plonge", "dive-whale": "Une baleine plonge",
        "repel-shark": "Défense contre le requin", "repel-whale": "Défense contre la baleine",
    },
)  # fmt: skip
TERRAIN = ("mer", "plage", "jungle", "montagne")
COLOUR = ("première couleur", "seconde couleur")
ISLANDS = ("nord-ouest", "nord-est", "sud-ouest", "sud-est")
CREATURE = ("serpent de mer", "requin", "baleine")
A_CREATURE = ("un serpent de mer", "un requin", "une baleine")
THE_CREATURE = ("le serpent de mer", "le requin", "la baleine")
NO_CREATURE = ("aucun serpent de mer", "aucun requin", "aucune baleine")
WHICH_CREATURE = ("quel serpent de mer", "quel requin", "quelle baleine")
IT = ("il", "il", "elle")
ONE = ("un", "un", "une")
NONE = ("aucun", "aucun", "aucune")
MOVED = ("déplacé", "déplacé", "déplacée")


def symbol(n: int) -> str:
    return "Gardée face cachée" if n == FACE_DOWN else FRENCH.name(SYMBOLS[n])


def player(who: int) -> str:
    return f"p{who + 1}"


def away_from(code: int) -> str:
    return f"du bateau en {NAMES[code - ABOARD]}" if code >= ABOARD else f"de {NAMES[code]}"


def island(code: int) -> str:
    return f"l’île du {ISLANDS[code - ISLAND]}"


def which(s: Isle, adventurer: int) -> str:
    """Which of several own adventurers in one place is meant; nothing where there is only one."""
    number = figure(s, adventurer).removeprefix("#")
    return f" (aventurier {number})" if number else ""


def points(n: int) -> str:
    return f"{n} points" if n > 1 else f"{n} point"


# -- the tiles


@FRENCH.says(SharkSurfaces)
def _(n: SharkSurfaces) -> str:
    return "Aussitôt : placez un requin de la réserve sur la case de cette tuile. Les nageurs y sont éliminés."


@FRENCH.says(WhaleSurfaces)
def _(n: WhaleSurfaces) -> str:
    return "Aussitôt : placez une baleine de la réserve sur la case de cette tuile. Les nageurs n’y risquent rien."


@FRENCH.says(ShipDrifts)
def _(n: ShipDrifts) -> str:
    return (
        "Aussitôt : placez un bateau de la réserve sur la case de cette tuile. "
        "Jusqu’à trois des aventuriers qui s’y tenaient montent à bord."
    )


@FRENCH.says(Whirlpool)
def _(n: Whirlpool) -> str:
    return (
        "Aussitôt : toutes les créatures, tous les bateaux et tous les nageurs "
        "de la case de cette tuile et des cases de mer voisines sont éliminés."
    )


@FRENCH.says(Volcano)
def _(n: Volcano) -> str:
    return "Aussitôt : la partie est terminée. (Dans les variantes 2 et 4, il agit comme un tourbillon.)"


@FRENCH.says(Dolphin)
def _(n: Dolphin) -> str:
    return "Au début de votre tour : déplacez un de vos nageurs de 1, 2 ou 3 cases de mer."


@FRENCH.says(Wind)
def _(n: Wind) -> str:
    return "Au début de votre tour : déplacez de 1, 2 ou 3 cases de mer un bateau que vous contrôlez."


@FRENCH.says(Dive)
def _(n: Dive) -> str:
    return f"Au début de votre tour : placez {A_CREATURE[n.kind]} de votre choix sur n’importe quelle case de mer vide."


@FRENCH.says(Repel)
def _(n: Repel) -> str:
    if n.kind == SHARK:
        return (
            "Quand un adversaire amène un requin sur un de vos nageurs : "
            "le requin quitte la partie, tous les nageurs de la case restent."
        )
    return (
        "Quand un adversaire amène une baleine sur un bateau qui porte un de vos aventuriers : "
        "la baleine quitte la partie, le bateau est sauf."
    )


# -- prompts


@FRENCH.prompt(LayTiles)
def _(s: Isle, f: Frame) -> str:
    return f"Quelle tuile se trouve en {NAMES[LAND[f.cursor]]} ?"


@FRENCH.prompt(StartPlayer)
def _(s: Isle, f: Frame) -> str:
    return "Qui commence ?"


@FRENCH.prompt(PlaceAdventurer)
def _(s: Isle, f: Frame) -> str:
    return f"Placez un aventurier sur l’île (encore {s.rules.each - s.placed[s.active]})."


@FRENCH.prompt(ChooseFigure)
def _(s: Isle, f: Frame) -> str:
    at = NAMES[s.at[f.held]]
    if s.rules.equal_values or s.mode == REAL_TABLE:
        return f"De quelle couleur est l’aventurier en {at} ?"
    question = f"Lequel de vos aventuriers se tient en {at} ?"
    if s.rules.owners_look:
        return question
    return f"{question} Retenez sa valeur : vous ne la reverrez qu’au décompte."


@FRENCH.prompt(LaunchShip)
def _(s: Isle, f: Frame) -> str:
    return "Placez un bateau sur une case de mer vide qui touche la terre."


@FRENCH.prompt(PlayTile)
def _(s: Isle, f: Frame) -> str:
    return "Étape 1 : jouez une de vos tuiles, ou aucune."


@FRENCH.prompt(MoveStep)
def _(s: Isle, f: Frame) -> str:
    return f"Étape 2 : déplacez vos aventuriers et vos bateaux (encore {points(s.points)})."


@FRENCH.prompt(RemoveTile)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"Qu’y a-t-il sous la tuile de {NAMES[f.held]} ?"
    return f"Étape 3 : prenez sur l’île une tuile de {TERRAIN[s.lowest()]}."


@FRENCH.prompt(CreatureStep)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return "Étape 4 : lancez le dé. Que montre-t-il ?"
    or_none = f", ou {NONE[s.die]}" if s.rules.creatures_may_stay else ""
    return f"Étape 4 : le dé montre {A_CREATURE[s.die]}. Déplacez-en {ONE[s.die]}{or_none}."


@FRENCH.prompt(Attack)
def _(s: Isle, f: Frame) -> str:
    if f.held == SHARK:
        return f"Un requin vous attaque dans l’eau en {NAMES[f.scope.place]}. Le repoussez-vous ?"
    return f"Une baleine attaque en {NAMES[f.scope.place]} un bateau où se trouve l’un des vôtres. La repoussez-vous ?"


@FRENCH.prompt(Dolphin)
def _(s: Isle, f: Frame) -> str:
    return "Dauphin : déplacez un de vos nageurs de 1 à 3 cases de mer."


@FRENCH.prompt(Wind)
def _(s: Isle, f: Frame) -> str:
    ship = "un bateau vide ou un bateau" if s.rules.wind_moves_empty_ships else "un bateau"
    return f"Vents favorables : déplacez de 1 à 3 cases de mer {ship} que vous contrôlez."


@FRENCH.prompt(Dive)
def _(s: Isle, f: Frame) -> str:
    if f.held < 0:
        return f"{WHICH_CREATURE[n_kind(f)].capitalize()} plonge ?"
    return f"Où refait surface {THE_CREATURE[n_kind(f)]} ? Choisissez une case de mer vide."


def n_kind(f: Frame) -> int:
    assert isinstance(f.node, Dive)
    return f.node.kind


@FRENCH.prompt(GoAboard)
def _(s: Isle, f: Frame) -> str:
    return f"Le bateau en {NAMES[f.scope.place]} est trop petit pour tous. Qui monte à bord ?"


@FRENCH.prompt(Count)
def _(s: Isle, f: Frame) -> str:
    number, owner = f.held % s.rules.each + 1, player(s.owner(f.held))
    return f"Décompte : quelle est la valeur de l’aventurier {number} de {owner} ?"


# -- options


@FRENCH.option(LayTiles)
def _(s: Isle, f: Frame, o: int) -> str:
    return TERRAIN[o].capitalize()


@FRENCH.option(StartPlayer)
def _(s: Isle, f: Frame, o: int) -> str:
    return player(o)


@FRENCH.option(PlaceAdventurer, LaunchShip)
def _(s: Isle, f: Frame, o: int) -> str:
    return NAMES[o]


@FRENCH.option(ChooseFigure)
def _(s: Isle, f: Frame, o: int) -> str:
    colour = COLOUR[o // 8] if s.rules.colours == 2 else ""
    value = f"valeur {o % 8}" if o % 8 else ""
    return ", ".join(part for part in (value, colour) if part).capitalize()


@FRENCH.option(PlayTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return "Ne jouer aucune tuile" if o == NO_TILE else f"Jouer : {symbol(o % 16)} ({TERRAIN[o // 16]})"


@FRENCH.option(MoveStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if o == STOP:
        return "Arrêter les déplacements"
    piece, to = divmod(o, WIDTH)
    if piece >= SHIP:
        return f"Déplacer le bateau de {NAMES[piece - SHIP]} à {NAMES[to]}"
    at = s.at[piece]
    aboard = at >= ABOARD
    source = away_from(at)
    if to >= ISLAND:
        step = f"Débarquer {source} sur {island(to)}" if aboard else f"Nager {source} jusqu’à {island(to)}"
    elif to >= ABOARD:
        ship = NAMES[to - ABOARD]
        if aboard:
            step = f"Passer {source} au bateau en {ship}"
        elif s.tile[at]:
            step = f"Monter {source} à bord du bateau en {ship}"
        else:
            step = f"Se hisser à bord du bateau en {ship}"
    elif aboard:
        step = f"Sauter à l’eau {source}"
    elif not s.tile[at]:
        step = f"Nager {source} à {NAMES[to]}"
    elif s.tile[to]:
        step = f"Marcher {source} à {NAMES[to]}"
    else:
        step = f"Sauter à l’eau {source} à {NAMES[to]}"
    return step + which(s, piece)


@FRENCH.option(RemoveTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return symbol(o) if f.held >= 0 else f"Prendre la tuile de {NAMES[o]}"


@FRENCH.option(CreatureStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return CREATURE[o].capitalize()
    if o == STAY:
        return f"Ne déplacer {NO_CREATURE[s.die]}"
    return f"Déplacer {THE_CREATURE[s.die]} de {NAMES[o // 256]} à {NAMES[o % 256]}"


@FRENCH.option(Attack)
def _(s: Isle, f: Frame, o: int) -> str:
    if o == SUFFER:
        return "Ne jouer aucune défense"
    return f"Jouer la défense contre {THE_CREATURE[f.held]} ({TERRAIN[o]})"


@FRENCH.option(Dolphin)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Nager de {NAMES[s.at[o // 256]]} à {NAMES[o % 256]}{which(s, o // 256)}"


@FRENCH.option(Wind)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Déplacer le bateau de {NAMES[o // 256]} à {NAMES[o % 256]}"


@FRENCH.option(Dive)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"{THE_CREATURE[n_kind(f)].capitalize()} en {NAMES[o]}" if f.held < 0 else NAMES[o]


@FRENCH.option(GoAboard)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Aventurier {o % s.rules.each + 1} de {player(s.owner(o))}"


@FRENCH.option(Count)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Valeur {o}"


# -- the log


@FRENCH.event("start")
def _(e: Event) -> str:
    return f"{player(e.args[0])} commence."


@FRENCH.event("placed")
def _(e: Event) -> str:
    value = f" de valeur {e.secret[0]}" if e.secret else ""
    colour = " de la seconde couleur" if e.args[3] == 1 else ""
    return f"{player(e.args[1])} place un aventurier{value}{colour} en {NAMES[e.args[2]]}."


@FRENCH.event("launched")
def _(e: Event) -> str:
    return f"{player(e.args[0])} place un bateau en {NAMES[e.args[1]]}."


@FRENCH.event("turn")
def _(e: Event) -> str:
    return f"Tour {e.args[1]} : {player(e.args[0])}."


@FRENCH.event("plays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} joue une tuile : {symbol(e.args[1])}."


@FRENCH.event("dolphin")
def _(e: Event) -> str:
    return f"Un dauphin porte un nageur de {player(e.args[1])} de {NAMES[e.args[2]]} à {NAMES[e.args[3]]}."


@FRENCH.event("wind")
def _(e: Event) -> str:
    return f"Le vent pousse un bateau de {NAMES[e.args[1]]} à {NAMES[e.args[2]]}."


@FRENCH.event("dive")
def _(e: Event) -> str:
    creature = A_CREATURE[e.args[1]].capitalize()
    return f"{creature} plonge en {NAMES[e.args[2]]} et refait surface en {NAMES[e.args[3]]}."


@FRENCH.event("step")
def _(e: Event) -> str:
    _, who, at, to, swimming, wet = e.args
    source = away_from(at)
    if to >= ISLAND:
        step = f"débarque {source}" if at >= ABOARD else f"gagne la terre à la nage depuis {NAMES[at]}"
    elif to >= ABOARD:
        ship = f"bateau en {NAMES[to - ABOARD]}"
        if at >= ABOARD:
            step = f"passe {source} au {ship}"
        else:
            step = f"se hisse à bord du {ship}" if swimming else f"monte {source} à bord du {ship}"
    elif swimming:
        step = f"nage {source} à {NAMES[to]}"
    elif wet:
        step = f"saute à l’eau {source}" if at >= ABOARD else f"saute à l’eau {source} à {NAMES[to]}"
    else:
        step = f"marche {source} à {NAMES[to]}"
    return f"Un aventurier de {player(who)} {step}."


@FRENCH.event("sail")
def _(e: Event) -> str:
    return f"{player(e.args[0])} déplace un bateau de {NAMES[e.args[1]]} à {NAMES[e.args[2]]}."


@FRENCH.event("saved")
def _(e: Event) -> str:
    return f"Un aventurier de {player(e.args[1])} est en sécurité sur {island(ISLAND + e.args[2])}."


@FRENCH.event("lost")
def _(e: Event) -> str:
    cause = "Le tourbillon engloutit" if e.args[3] < 0 else f"{A_CREATURE[e.args[3]].capitalize()} emporte"
    return f"{cause} un aventurier de {player(e.args[1])} en {NAMES[e.args[2]]}."


@FRENCH.event("wrecked")
def _(e: Event) -> str:
    return f"{A_CREATURE[e.args[1]].capitalize()} envoie par le fond le bateau en {NAMES[e.args[0]]}."


@FRENCH.event("capsized")
def _(e: Event) -> str:
    return f"Une baleine fait chavirer le bateau en {NAMES[e.args[0]]}."


@FRENCH.event("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} prend la tuile de {TERRAIN[e.args[2]]} en {NAMES[e.args[1]]}."


@FRENCH.event("keeps")
def _(e: Event) -> str:
    what = f" ({symbol(e.secret[0])})" if e.secret and e.secret[0] != FACE_DOWN else ""
    return f"{player(e.args[0])} garde la tuile de {TERRAIN[e.args[2]]}{what}."


@FRENCH.event("shows")
def _(e: Event) -> str:
    return f"Sous la tuile : {symbol(e.args[2])}."


@FRENCH.event("whirlpool")
def _(e: Event) -> str:
    return f"Un tourbillon s’ouvre en {NAMES[e.args[0]]}."


@FRENCH.event("creature-gone")
def _(e: Event) -> str:
    return f"Le tourbillon engloutit {A_CREATURE[e.args[0]]} en {NAMES[e.args[1]]}."


@FRENCH.event("ship-gone")
def _(e: Event) -> str:
    return f"Le tourbillon engloutit le bateau en {NAMES[e.args[0]]}."


@FRENCH.event("falls")
def _(e: Event) -> str:
    return f"Un aventurier de {player(e.args[1])} tombe à l’eau en {NAMES[e.args[2]]}."


@FRENCH.event("aboard")
def _(e: Event) -> str:
    return f"Un aventurier de {player(e.args[1])} monte à bord du bateau en {NAMES[e.args[2]]}."


@FRENCH.event("die")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lance le dé : {A_CREATURE[e.args[1]]}."


@FRENCH.event("no-creature")
def _(e: Event) -> str:
    return f"{NO_CREATURE[e.args[1]].capitalize()} ne peut être {MOVED[e.args[1]]}."


@FRENCH.event("stay")
def _(e: Event) -> str:
    return f"{player(e.args[0])} ne déplace {NO_CREATURE[e.args[1]]}."


@FRENCH.event("creature")
def _(e: Event) -> str:
    return f"{player(e.args[0])} déplace {A_CREATURE[e.args[1]]} de {NAMES[e.args[2]]} à {NAMES[e.args[3]]}."


@FRENCH.event("no-defence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} ne se défend pas contre {THE_CREATURE[e.args[1]]}."


@FRENCH.event("repelled")
def _(e: Event) -> str:
    creature, at = e.args[1], NAMES[e.args[2]]
    return f"{player(e.args[0])} repousse {THE_CREATURE[creature]} en {at} ; {IT[creature]} quitte la partie."


@FRENCH.event("end")
def _(e: Event) -> str:
    return {
        "volcano": "Le volcan entre en éruption. La partie est terminée.",
        "all-gone": "Il n’y a plus aucun aventurier sur le plateau. La partie est terminée.",
        "sunk": "La dernière tuile de l’île a disparu. La partie est terminée.",
        "quiet": "Trop de tours de table sans sauvetage ni perte. La partie est terminée.",
    }[ENDINGS[e.args[0]]]


@FRENCH.event("count")
def _(e: Event) -> str:
    saved = "sauvés" if e.args[2] > 1 else "sauvé"
    return f"{player(e.args[0])} : {points(e.args[1])}, {e.args[2]} {saved}."


@FRENCH.event("winner")
def _(e: Event) -> str:
    if len(e.args) == 1:
        return f"{player(e.args[0])} gagne."
    return f"{', '.join(player(who) for who in e.args[:-1])} et {player(e.args[-1])} se partagent la victoire."
