"""The Island in German."""

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

GERMAN = Language(
    "de",
    {
        "the-island": "The Island",
        "shark": "Hai taucht auf", "whale": "Wal taucht auf", "ship": "Schiff",
        "whirlpool": "Strudel", "volcano": "Vulkan",
        "dolphin": "Delfin", "wind": "Günstige Winde",
        "dive-serpent": "Seeungeheuer taucht ab", "dive-shark": "Hai taucht ab", "dive-whale": "Wal taucht ab",
        "repel-shark": "Schutz vor dem Hai", "repel-whale": "Schutz vor dem Wal",
    },
)  # fmt: skip
TERRAIN = ("Meer", "Strand", "Urwald", "Gebirge")
TILE = ("", "Strandplättchen", "Urwaldplättchen", "Gebirgsplättchen")
COLOUR = ("erste Farbe", "zweite Farbe")
ISLANDS = ("Nordwesten", "Nordosten", "Südwesten", "Südosten")
CREATURE = ("Seeungeheuer", "Hai", "Wal")
# the creatures as the subject of a sentence and, where the names end so, as its object
A_CREATURE = ("ein Seeungeheuer", "ein Hai", "ein Wal")
A_CREATURE_OBJECT = ("ein Seeungeheuer", "einen Hai", "einen Wal")
THE_CREATURE = ("das Seeungeheuer", "der Hai", "der Wal")
THE_CREATURE_OBJECT = ("das Seeungeheuer", "den Hai", "den Wal")
NO_CREATURE = ("kein Seeungeheuer", "kein Hai", "kein Wal")
NO_CREATURE_OBJECT = ("kein Seeungeheuer", "keinen Hai", "keinen Wal")
WHICH_CREATURE = ("welches Seeungeheuer", "welcher Hai", "welcher Wal")
IT = ("es", "er", "er")
ONE_OBJECT = ("eines", "einen", "einen")
NONE_OBJECT = ("keines", "keinen", "keinen")


def symbol(n: int) -> str:
    return "Verdeckt behalten" if n == FACE_DOWN else GERMAN.name(SYMBOLS[n])


def player(who: int) -> str:
    return f"p{who + 1}"


def start(text: str) -> str:
    """A text at the start of a sentence. The nouns in it keep their capitals."""
    return text[0].upper() + text[1:]


def away_from(code: int) -> str:
    return f"vom Schiff auf {NAMES[code - ABOARD]}" if code >= ABOARD else f"von {NAMES[code]}"


def island(code: int) -> str:
    return f"Insel im {ISLANDS[code - ISLAND]}"


def which(s: Isle, adventurer: int) -> str:
    """Which of several own adventurers in one place is meant; nothing where there is only one."""
    number = figure(s, adventurer).removeprefix("#")
    return f" (Abenteurer {number})" if number else ""


def points(n: int) -> str:
    return f"{n} Punkt" if n == 1 else f"{n} Punkte"


# -- the tiles


@GERMAN.says(SharkSurfaces)
def _(n: SharkSurfaces) -> str:
    return "Sofort: Stelle einen Hai aus dem Vorrat auf das Feld dieses Plättchens. Schwimmer dort scheiden aus."


@GERMAN.says(WhaleSurfaces)
def _(n: WhaleSurfaces) -> str:
    return "Sofort: Stelle einen Wal aus dem Vorrat auf das Feld dieses Plättchens. Schwimmern dort geschieht nichts."


@GERMAN.says(ShipDrifts)
def _(n: ShipDrifts) -> str:
    return (
        "Sofort: Stelle ein Schiff aus dem Vorrat auf das Feld dieses Plättchens. "
        "Bis zu drei der Abenteurer, die dort standen, kommen an Bord."
    )


@GERMAN.says(Whirlpool)
def _(n: Whirlpool) -> str:
    return (
        "Sofort: Alle Kreaturen, Schiffe und Schwimmer auf dem Feld dieses Plättchens "
        "und auf den Wasserfeldern daneben werden vom Plan genommen."
    )


@GERMAN.says(Volcano)
def _(n: Volcano) -> str:
    return "Sofort: Das Spiel ist zu Ende. (In den Varianten 2 und 4 wirkt er wie ein Strudel.)"


@GERMAN.says(Dolphin)
def _(n: Dolphin) -> str:
    return "Zu Beginn deines Zuges: Bewege einen deiner Schwimmer um 1, 2 oder 3 Wasserfelder."


@GERMAN.says(Wind)
def _(n: Wind) -> str:
    return "Zu Beginn deines Zuges: Bewege ein Schiff unter deiner Kontrolle um 1, 2 oder 3 Wasserfelder."


@GERMAN.says(Dive)
def _(n: Dive) -> str:
    return f"Zu Beginn deines Zuges: Setze {A_CREATURE_OBJECT[n.kind]} deiner Wahl auf irgendein leeres Wasserfeld."


@GERMAN.says(Repel)
def _(n: Repel) -> str:
    if n.kind == SHARK:
        return (
            "Wenn jemand anders einen Hai auf einen deiner Schwimmer zieht: "
            "Der Hai verlässt das Spiel, alle Schwimmer dort bleiben."
        )
    return (
        "Wenn jemand anders einen Wal auf ein Schiff mit einem deiner Abenteurer zieht: "
        "Der Wal verlässt das Spiel, dem Schiff geschieht nichts."
    )


# -- prompts


@GERMAN.prompt(LayTiles)
def _(s: Isle, f: Frame) -> str:
    return f"Welches Plättchen liegt auf {NAMES[LAND[f.cursor]]}?"


@GERMAN.prompt(StartPlayer)
def _(s: Isle, f: Frame) -> str:
    return "Wer beginnt?"


@GERMAN.prompt(PlaceAdventurer)
def _(s: Isle, f: Frame) -> str:
    return f"Setze einen Abenteurer auf die Insel (noch {s.rules.each - s.placed[s.active]})."


@GERMAN.prompt(ChooseFigure)
def _(s: Isle, f: Frame) -> str:
    at = NAMES[s.at[f.held]]
    if s.rules.equal_values or s.mode == REAL_TABLE:
        return f"Welche Farbe hat der Abenteurer auf {at}?"
    question = f"Welcher deiner Abenteurer steht auf {at}?"
    if s.rules.owners_look:
        return question
    return f"{question} Merke dir seinen Wert: Du siehst ihn erst bei der Wertung wieder."


@GERMAN.prompt(LaunchShip)
def _(s: Isle, f: Frame) -> str:
    return "Setze ein Schiff auf ein leeres Wasserfeld, das an Land grenzt."


@GERMAN.prompt(PlayTile)
def _(s: Isle, f: Frame) -> str:
    return "Schritt 1: Spiele eines deiner Plättchen aus oder keines."


@GERMAN.prompt(MoveStep)
def _(s: Isle, f: Frame) -> str:
    return f"Schritt 2: Bewege deine Abenteurer und Schiffe (noch {points(s.points)})."


@GERMAN.prompt(RemoveTile)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"Was ist unter dem Plättchen von {NAMES[f.held]}?"
    return f"Schritt 3: Nimm ein {TILE[s.lowest()]} von der Insel."


@GERMAN.prompt(CreatureStep)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return "Schritt 4: Würfle. Was zeigt der Würfel?"
    or_none = f" oder {NONE_OBJECT[s.die]}" if s.rules.creatures_may_stay else ""
    return f"Schritt 4: Der Würfel zeigt {A_CREATURE_OBJECT[s.die]}. Bewege {ONE_OBJECT[s.die]}{or_none}."


@GERMAN.prompt(Attack)
def _(s: Isle, f: Frame) -> str:
    if f.held == SHARK:
        return f"Ein Hai greift dich auf {NAMES[f.scope.place]} im Wasser an. Wehrst du ihn ab?"
    return f"Ein Wal greift auf {NAMES[f.scope.place]} ein Schiff an, auf dem du mitfährst. Wehrst du ihn ab?"


@GERMAN.prompt(Dolphin)
def _(s: Isle, f: Frame) -> str:
    return "Delfin: Bewege einen deiner Schwimmer um 1 bis 3 Wasserfelder."


@GERMAN.prompt(Wind)
def _(s: Isle, f: Frame) -> str:
    ship = "ein leeres Schiff oder eines" if s.rules.wind_moves_empty_ships else "ein Schiff"
    return f"Günstige Winde: Bewege {ship} unter deiner Kontrolle um 1 bis 3 Wasserfelder."


@GERMAN.prompt(Dive)
def _(s: Isle, f: Frame) -> str:
    if f.held < 0:
        return f"{start(WHICH_CREATURE[n_kind(f)])} taucht ab?"
    return f"Wo taucht {THE_CREATURE[n_kind(f)]} wieder auf? Wähle ein leeres Wasserfeld."


def n_kind(f: Frame) -> int:
    assert isinstance(f.node, Dive)
    return f.node.kind


@GERMAN.prompt(GoAboard)
def _(s: Isle, f: Frame) -> str:
    return f"Nicht alle passen auf das Schiff auf {NAMES[f.scope.place]}. Wer kommt an Bord?"


@GERMAN.prompt(Count)
def _(s: Isle, f: Frame) -> str:
    return f"Wertung: Welchen Wert hat Abenteurer {f.held % s.rules.each + 1} von {player(s.owner(f.held))}?"


# -- options


@GERMAN.option(LayTiles)
def _(s: Isle, f: Frame, o: int) -> str:
    return TERRAIN[o]


@GERMAN.option(StartPlayer)
def _(s: Isle, f: Frame, o: int) -> str:
    return player(o)


@GERMAN.option(PlaceAdventurer, LaunchShip)
def _(s: Isle, f: Frame, o: int) -> str:
    return NAMES[o]


@GERMAN.option(ChooseFigure)
def _(s: Isle, f: Frame, o: int) -> str:
    colour = COLOUR[o // 8] if s.rules.colours == 2 else ""
    value = f"Wert {o % 8}" if o % 8 else ""
    return start(", ".join(part for part in (value, colour) if part))


@GERMAN.option(PlayTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return "Kein Plättchen ausspielen" if o == NO_TILE else f"Ausspielen: {symbol(o % 16)} ({TERRAIN[o // 16]})"


@GERMAN.option(MoveStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if o == STOP:
        return "Bewegung beenden"
    piece, to = divmod(o, WIDTH)
    if piece >= SHIP:
        return f"Schiff von {NAMES[piece - SHIP]} nach {NAMES[to]} bewegen"
    at = s.at[piece]
    aboard = at >= ABOARD
    source = start(away_from(at))
    if to >= ISLAND:
        step = f"{source} auf die {island(to)} gehen" if aboard else f"{source} zur {island(to)} schwimmen"
    elif to >= ABOARD:
        ship = NAMES[to - ABOARD]
        if aboard:
            step = f"{source} zum Schiff auf {ship} wechseln"
        else:
            step = f"{source if s.tile[at] else 'Aus dem Wasser'} an Bord des Schiffs auf {ship} gehen"
    elif aboard:
        step = f"{source} ins Wasser springen"
    elif not s.tile[at]:
        step = f"{source} nach {NAMES[to]} schwimmen"
    elif s.tile[to]:
        step = f"{source} nach {NAMES[to]} laufen"
    else:
        step = f"{source} nach {NAMES[to]} ins Wasser springen"
    return step + which(s, piece)


@GERMAN.option(RemoveTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return symbol(o) if f.held >= 0 else f"Plättchen von {NAMES[o]} nehmen"


@GERMAN.option(CreatureStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return CREATURE[o]
    if o == STAY:
        return f"{start(NO_CREATURE_OBJECT[s.die])} bewegen"
    return f"{CREATURE[s.die]} von {NAMES[o // 256]} nach {NAMES[o % 256]} bewegen"


@GERMAN.option(Attack)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Schutz vor dem {CREATURE[f.held]} ausspielen ({TERRAIN[o]})" if o != SUFFER else "Keinen Schutz ausspielen"


@GERMAN.option(Dolphin)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Von {NAMES[s.at[o // 256]]} nach {NAMES[o % 256]} schwimmen{which(s, o // 256)}"


@GERMAN.option(Wind)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Schiff von {NAMES[o // 256]} nach {NAMES[o % 256]} bewegen"


@GERMAN.option(Dive)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"{CREATURE[n_kind(f)]} auf {NAMES[o]}" if f.held < 0 else NAMES[o]


@GERMAN.option(GoAboard)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Abenteurer {o % s.rules.each + 1} von {player(s.owner(o))}"


@GERMAN.option(Count)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Wert {o}"


# -- the log


@GERMAN.event("start")
def _(e: Event) -> str:
    return f"{player(e.args[0])} beginnt."


@GERMAN.event("placed")
def _(e: Event) -> str:
    value = f" mit Wert {e.secret[0]}" if e.secret else ""
    colour = " der zweiten Farbe" if e.args[3] == 1 else ""
    return f"{player(e.args[1])} setzt einen Abenteurer{colour}{value} auf {NAMES[e.args[2]]}."


@GERMAN.event("launched")
def _(e: Event) -> str:
    return f"{player(e.args[0])} setzt ein Schiff auf {NAMES[e.args[1]]}."


@GERMAN.event("turn")
def _(e: Event) -> str:
    return f"Zug {e.args[1]}: {player(e.args[0])}."


@GERMAN.event("plays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} spielt ein Plättchen aus: {symbol(e.args[1])}."


@GERMAN.event("dolphin")
def _(e: Event) -> str:
    return f"{player(e.args[1])} zieht mit dem Delfin einen Schwimmer von {NAMES[e.args[2]]} nach {NAMES[e.args[3]]}."


@GERMAN.event("wind")
def _(e: Event) -> str:
    return f"Der Wind treibt ein Schiff von {NAMES[e.args[1]]} nach {NAMES[e.args[2]]}."


@GERMAN.event("dive")
def _(e: Event) -> str:
    return f"{start(A_CREATURE[e.args[1]])} taucht bei {NAMES[e.args[2]]} ab und bei {NAMES[e.args[3]]} wieder auf."


@GERMAN.event("step")
def _(e: Event) -> str:
    _, who, at, to, swimming, wet = e.args
    source = away_from(at)
    if to >= ISLAND:
        return f"{player(who)} geht mit einem Abenteurer {source} an Land."
    if to >= ABOARD:
        ship = NAMES[to - ABOARD]
        if at >= ABOARD:
            return f"{player(who)} wechselt mit einem Abenteurer {source} zum Schiff auf {ship}."
        source = "aus dem Wasser" if swimming else source
        return f"{player(who)} geht mit einem Abenteurer {source} an Bord des Schiffs auf {ship}."
    if swimming:
        return f"{player(who)} schwimmt mit einem Abenteurer {source} nach {NAMES[to]}."
    if wet:
        target = "" if at >= ABOARD else f" nach {NAMES[to]}"
        return f"{player(who)} springt mit einem Abenteurer {source}{target} ins Wasser."
    return f"{player(who)} läuft mit einem Abenteurer {source} nach {NAMES[to]}."


@GERMAN.event("sail")
def _(e: Event) -> str:
    return f"{player(e.args[0])} fährt mit einem Schiff von {NAMES[e.args[1]]} nach {NAMES[e.args[2]]}."


@GERMAN.event("saved")
def _(e: Event) -> str:
    return f"Ein Abenteurer von {player(e.args[1])} ist auf der {island(ISLAND + e.args[2])} in Sicherheit."


@GERMAN.event("lost")
def _(e: Event) -> str:
    cause = "Der Strudel verschlingt" if e.args[3] < 0 else f"{start(A_CREATURE[e.args[3]])} holt sich"
    return f"{cause} auf {NAMES[e.args[2]]} einen Abenteurer von {player(e.args[1])}."


@GERMAN.event("wrecked")
def _(e: Event) -> str:
    return f"{start(A_CREATURE[e.args[1]])} reißt das Schiff auf {NAMES[e.args[0]]} in die Tiefe."


@GERMAN.event("capsized")
def _(e: Event) -> str:
    return f"Ein Wal wirft das Schiff auf {NAMES[e.args[0]]} um."


@GERMAN.event("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} nimmt das {TILE[e.args[2]]} von {NAMES[e.args[1]]}."


@GERMAN.event("keeps")
def _(e: Event) -> str:
    what = f" ({symbol(e.secret[0])})" if e.secret and e.secret[0] != FACE_DOWN else ""
    return f"{player(e.args[0])} behält das {TILE[e.args[2]]}{what}."


@GERMAN.event("shows")
def _(e: Event) -> str:
    return f"Unter dem Plättchen: {symbol(e.args[2])}."


@GERMAN.event("whirlpool")
def _(e: Event) -> str:
    return f"Auf {NAMES[e.args[0]]} öffnet sich ein Strudel."


@GERMAN.event("creature-gone")
def _(e: Event) -> str:
    return f"Der Strudel verschlingt auf {NAMES[e.args[1]]} {A_CREATURE_OBJECT[e.args[0]]}."


@GERMAN.event("ship-gone")
def _(e: Event) -> str:
    return f"Der Strudel verschlingt das Schiff auf {NAMES[e.args[0]]}."


@GERMAN.event("falls")
def _(e: Event) -> str:
    return f"Ein Abenteurer von {player(e.args[1])} fällt auf {NAMES[e.args[2]]} ins Wasser."


@GERMAN.event("aboard")
def _(e: Event) -> str:
    return f"Ein Abenteurer von {player(e.args[1])} kommt an Bord des Schiffs auf {NAMES[e.args[2]]}."


@GERMAN.event("die")
def _(e: Event) -> str:
    return f"{player(e.args[0])} würfelt {A_CREATURE_OBJECT[e.args[1]]}."


@GERMAN.event("no-creature")
def _(e: Event) -> str:
    return f"{start(NO_CREATURE[e.args[1]])} kann bewegt werden."


@GERMAN.event("stay")
def _(e: Event) -> str:
    return f"{player(e.args[0])} bewegt {NO_CREATURE_OBJECT[e.args[1]]}."


@GERMAN.event("creature")
def _(e: Event) -> str:
    return f"{player(e.args[0])} bewegt {A_CREATURE_OBJECT[e.args[1]]} von {NAMES[e.args[2]]} nach {NAMES[e.args[3]]}."


@GERMAN.event("no-defence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} wehrt {THE_CREATURE_OBJECT[e.args[1]]} nicht ab."


@GERMAN.event("repelled")
def _(e: Event) -> str:
    creature, at = e.args[1], NAMES[e.args[2]]
    return f"{player(e.args[0])} wehrt {THE_CREATURE_OBJECT[creature]} auf {at} ab; {IT[creature]} verlässt das Spiel."


@GERMAN.event("end")
def _(e: Event) -> str:
    return {
        "volcano": "Der Vulkan speit Feuer. Das Spiel ist zu Ende.",
        "all-gone": "Kein Abenteurer ist mehr auf dem Plan. Das Spiel ist zu Ende.",
        "sunk": "Das letzte Landfeld ist verschwunden. Das Spiel ist zu Ende.",
        "quiet": "Zu viele Runden ohne Rettung oder Verlust. Das Spiel ist zu Ende.",
    }[ENDINGS[e.args[0]]]


@GERMAN.event("count")
def _(e: Event) -> str:
    return f"{player(e.args[0])}: {points(e.args[1])}, {e.args[2]} gerettet."


@GERMAN.event("winner")
def _(e: Event) -> str:
    if len(e.args) == 1:
        return f"{player(e.args[0])} gewinnt."
    return f"{', '.join(player(who) for who in e.args[:-1])} und {player(e.args[-1])} teilen sich den Sieg."
