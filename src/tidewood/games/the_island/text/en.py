"""The Island in English."""

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

ENGLISH = Language(
    "en",
    {
        "the-island": "The Island",
        "shark": "A shark surfaces", "whale": "A whale surfaces", "ship": "A ship",
        "whirlpool": "Whirlpool", "volcano": "Volcano",
        "dolphin": "Dolphin", "wind": "Favourable winds",
        "dive-serpent": "A serpent dives", "dive-shark": "A shark dives", "dive-whale": "A whale dives",
        "repel-shark": "Shark defence", "repel-whale": "Whale defence",
    },
)  # fmt: skip
TERRAIN = ("sea", "beach", "jungle", "mountain")
CREATURE = ("serpent", "shark", "whale")
A_CREATURE = ("a serpent", "a shark", "a whale")
COLOUR = ("first colour", "second colour")
ISLANDS = ("north-west", "north-east", "south-west", "south-east")


def symbol(n: int) -> str:
    return "Kept face down" if n == FACE_DOWN else ENGLISH.name(SYMBOLS[n])


def player(who: int) -> str:
    return f"p{who + 1}"


def place(code: int) -> str:
    if code >= ISLAND:
        return f"the {ISLANDS[code - ISLAND]} island"
    return f"the ship on {NAMES[code - ABOARD]}" if code >= ABOARD else NAMES[code]


def which(s: Isle, adventurer: int) -> str:
    """Which of several own adventurers in one place is meant; nothing where there is only one."""
    number = figure(s, adventurer).removeprefix("#")
    return f" (adventurer {number})" if number else ""


def points(n: int) -> str:
    return f"{n} point" if n == 1 else f"{n} points"


# -- the tiles


@ENGLISH.says(SharkSurfaces)
def _(n: SharkSurfaces) -> str:
    return "At once: put a shark from the supply on the space of this tile. Swimmers there are removed."


@ENGLISH.says(WhaleSurfaces)
def _(n: WhaleSurfaces) -> str:
    return "At once: put a whale from the supply on the space of this tile. Swimmers there are not harmed."


@ENGLISH.says(ShipDrifts)
def _(n: ShipDrifts) -> str:
    return (
        "At once: put a ship from the supply on the space of this tile. "
        "Up to three of the adventurers who stood there go aboard."
    )


@ENGLISH.says(Whirlpool)
def _(n: Whirlpool) -> str:
    return "At once: all creatures, ships and swimmers on the space of this tile and on the sea next to it are removed."


@ENGLISH.says(Volcano)
def _(n: Volcano) -> str:
    return "At once: the game ends. (In variants 2 and 4 it acts as a whirlpool.)"


@ENGLISH.says(Dolphin)
def _(n: Dolphin) -> str:
    return "At the start of your turn: move one of your swimmers 1, 2 or 3 sea spaces."


@ENGLISH.says(Wind)
def _(n: Wind) -> str:
    return "At the start of your turn: move a ship you control 1, 2 or 3 sea spaces."


@ENGLISH.says(Dive)
def _(n: Dive) -> str:
    return f"At the start of your turn: move {A_CREATURE[n.kind]} of your choice to any empty sea space."


@ENGLISH.says(Repel)
def _(n: Repel) -> str:
    if n.kind == SHARK:
        return (
            "When another player moves a shark onto a swimmer of yours: "
            "the shark leaves the game, all swimmers there stay."
        )
    return (
        "When another player moves a whale onto a ship with an adventurer of yours: "
        "the whale leaves the game, the ship is safe."
    )


# -- prompts


@ENGLISH.prompt(LayTiles)
def _(s: Isle, f: Frame) -> str:
    return f"Which tile lies on {NAMES[LAND[f.cursor]]}?"


@ENGLISH.prompt(StartPlayer)
def _(s: Isle, f: Frame) -> str:
    return "Who begins?"


@ENGLISH.prompt(PlaceAdventurer)
def _(s: Isle, f: Frame) -> str:
    return f"Place an adventurer on the island ({s.rules.each - s.placed[s.active]} left)."


@ENGLISH.prompt(ChooseFigure)
def _(s: Isle, f: Frame) -> str:
    at = NAMES[s.at[f.held]]
    if s.rules.equal_values or s.mode == REAL_TABLE:
        return f"What colour is the adventurer on {at}?"
    question = f"Which of your adventurers stands on {at}?"
    if s.rules.owners_look:
        return question
    return f"{question} Remember its value: you will not see it again before the count."


@ENGLISH.prompt(LaunchShip)
def _(s: Isle, f: Frame) -> str:
    return "Put a ship on an empty sea space next to land."


@ENGLISH.prompt(PlayTile)
def _(s: Isle, f: Frame) -> str:
    return "Step 1: play one of your tiles, or none."


@ENGLISH.prompt(MoveStep)
def _(s: Isle, f: Frame) -> str:
    return f"Step 2: move your adventurers and ships ({points(s.points)} left)."


@ENGLISH.prompt(RemoveTile)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return f"What is under the tile from {NAMES[f.held]}?"
    return f"Step 3: take a {TERRAIN[s.lowest()]} tile from the island."


@ENGLISH.prompt(CreatureStep)
def _(s: Isle, f: Frame) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return "Step 4: roll the die. What does it show?"
    move = "Move one, or none." if s.rules.creatures_may_stay else "Move one."
    return f"Step 4: the die shows {A_CREATURE[s.die]}. {move}"


@ENGLISH.prompt(Attack)
def _(s: Isle, f: Frame) -> str:
    if f.held == SHARK:
        return f"A shark attacks you in the water on {NAMES[f.scope.place]}. Do you drive it off?"
    return f"A whale attacks a ship with you aboard on {NAMES[f.scope.place]}. Do you drive it off?"


@ENGLISH.prompt(Dolphin)
def _(s: Isle, f: Frame) -> str:
    return "Dolphin: move one of your swimmers 1 to 3 sea spaces."


@ENGLISH.prompt(Wind)
def _(s: Isle, f: Frame) -> str:
    ship = "an empty ship or one you control" if s.rules.wind_moves_empty_ships else "a ship you control"
    return f"Favourable winds: move {ship} 1 to 3 sea spaces."


@ENGLISH.prompt(Dive)
def _(s: Isle, f: Frame) -> str:
    if f.held < 0:
        return f"Which {CREATURE[n_kind(f)]} dives?"
    return f"Where does the {CREATURE[n_kind(f)]} come up again? Choose an empty sea space."


def n_kind(f: Frame) -> int:
    assert isinstance(f.node, Dive)
    return f.node.kind


@ENGLISH.prompt(GoAboard)
def _(s: Isle, f: Frame) -> str:
    return f"Not everyone fits into the ship on {NAMES[f.scope.place]}. Who goes aboard?"


@ENGLISH.prompt(Count)
def _(s: Isle, f: Frame) -> str:
    return f"The count: what is the value of adventurer {f.held % s.rules.each + 1} of {player(s.owner(f.held))}?"


# -- options


@ENGLISH.option(LayTiles)
def _(s: Isle, f: Frame, o: int) -> str:
    return TERRAIN[o].capitalize()


@ENGLISH.option(StartPlayer)
def _(s: Isle, f: Frame, o: int) -> str:
    return player(o)


@ENGLISH.option(PlaceAdventurer, LaunchShip)
def _(s: Isle, f: Frame, o: int) -> str:
    return NAMES[o]


@ENGLISH.option(ChooseFigure)
def _(s: Isle, f: Frame, o: int) -> str:
    colour = COLOUR[o // 8] if s.rules.colours == 2 else ""
    value = f"value {o % 8}" if o % 8 else ""
    return ", ".join(part for part in (value, colour) if part).capitalize()


@ENGLISH.option(PlayTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return "Play no tile" if o == NO_TILE else f"Play: {symbol(o % 16)} ({TERRAIN[o // 16]} tile)"


@ENGLISH.option(MoveStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if o == STOP:
        return "Stop moving"
    piece, to = divmod(o, WIDTH)
    if piece >= SHIP:
        return f"Sail the ship from {NAMES[piece - SHIP]} to {NAMES[to]}"
    at = s.at[piece]
    aboard = at >= ABOARD
    if to >= ISLAND:
        step = f"Step from {place(at)} onto {place(to)}" if aboard else f"Swim from {place(at)} to {place(to)}"
    elif to >= ABOARD:
        if aboard:
            step = f"Cross from {place(at)} to {place(to)}"
        else:
            step = f"Board {place(to)} from {place(at) if s.tile[at] else 'the water'}"
    elif aboard:
        step = f"Jump from {place(at)} into the water"
    elif not s.tile[at]:
        step = f"Swim from {place(at)} to {place(to)}"
    elif s.tile[to]:
        step = f"Walk from {place(at)} to {place(to)}"
    else:
        step = f"Jump from {place(at)} into the water on {place(to)}"
    return step + which(s, piece)


@ENGLISH.option(RemoveTile)
def _(s: Isle, f: Frame, o: int) -> str:
    return symbol(o) if f.held >= 0 else f"Take the tile from {NAMES[o]}"


@ENGLISH.option(CreatureStep)
def _(s: Isle, f: Frame, o: int) -> str:
    if s.choice is not None and s.choice.who == CHANCE:
        return CREATURE[o].capitalize()
    if o == STAY:
        return f"Move no {CREATURE[s.die]}"
    return f"Move the {CREATURE[s.die]} from {NAMES[o // 256]} to {NAMES[o % 256]}"


@ENGLISH.option(Attack)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Play the {CREATURE[f.held]} defence ({TERRAIN[o]} tile)" if o != SUFFER else "Play no defence"


@ENGLISH.option(Dolphin)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Swim from {NAMES[s.at[o // 256]]} to {NAMES[o % 256]}{which(s, o // 256)}"


@ENGLISH.option(Wind)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Sail the ship from {NAMES[o // 256]} to {NAMES[o % 256]}"


@ENGLISH.option(Dive)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"The {CREATURE[n_kind(f)]} on {NAMES[o]}" if f.held < 0 else NAMES[o]


@ENGLISH.option(GoAboard)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Adventurer {o % s.rules.each + 1} of {player(s.owner(o))}"


@ENGLISH.option(Count)
def _(s: Isle, f: Frame, o: int) -> str:
    return f"Value {o}"


# -- the log


@ENGLISH.event("start")
def _(e: Event) -> str:
    return f"{player(e.args[0])} begins."


@ENGLISH.event("placed")
def _(e: Event) -> str:
    value = f" with value {e.secret[0]}" if e.secret else ""
    colour = " of the second colour" if e.args[3] == 1 else ""
    return f"{player(e.args[1])} places an adventurer{colour}{value} on {NAMES[e.args[2]]}."


@ENGLISH.event("launched")
def _(e: Event) -> str:
    return f"{player(e.args[0])} puts a ship on {NAMES[e.args[1]]}."


@ENGLISH.event("turn")
def _(e: Event) -> str:
    return f"Turn {e.args[1]}: {player(e.args[0])}."


@ENGLISH.event("plays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} plays a tile: {symbol(e.args[1])}."


@ENGLISH.event("dolphin")
def _(e: Event) -> str:
    return f"A dolphin carries a swimmer of {player(e.args[1])} from {NAMES[e.args[2]]} to {NAMES[e.args[3]]}."


@ENGLISH.event("wind")
def _(e: Event) -> str:
    return f"The wind drives a ship from {NAMES[e.args[1]]} to {NAMES[e.args[2]]}."


@ENGLISH.event("dive")
def _(e: Event) -> str:
    return f"{A_CREATURE[e.args[1]].capitalize()} dives at {NAMES[e.args[2]]} and comes up at {NAMES[e.args[3]]}."


@ENGLISH.event("step")
def _(e: Event) -> str:
    _, who, at, to, swimming, wet = e.args
    if to >= ISLAND:
        step = f"goes ashore from {place(at)}"
    elif to >= ABOARD:
        if at >= ABOARD:
            step = f"crosses from {place(at)} to {place(to)}"
        else:
            step = f"boards {place(to)} from {'the water' if swimming else place(at)}"
    elif swimming:
        step = f"swims from {place(at)} to {place(to)}"
    elif wet:
        step = f"jumps from {place(at)} into the water{'' if at >= ABOARD else f' on {place(to)}'}"
    else:
        step = f"walks from {place(at)} to {place(to)}"
    return f"An adventurer of {player(who)} {step}."


@ENGLISH.event("sail")
def _(e: Event) -> str:
    return f"{player(e.args[0])} sails a ship from {NAMES[e.args[1]]} to {NAMES[e.args[2]]}."


@ENGLISH.event("saved")
def _(e: Event) -> str:
    return f"An adventurer of {player(e.args[1])} is safe on {place(ISLAND + e.args[2])}."


@ENGLISH.event("lost")
def _(e: Event) -> str:
    cause = "The whirlpool swallows" if e.args[3] < 0 else f"{A_CREATURE[e.args[3]].capitalize()} takes"
    return f"{cause} an adventurer of {player(e.args[1])} on {NAMES[e.args[2]]}."


@ENGLISH.event("wrecked")
def _(e: Event) -> str:
    return f"{A_CREATURE[e.args[1]].capitalize()} drags down the ship on {NAMES[e.args[0]]}."


@ENGLISH.event("capsized")
def _(e: Event) -> str:
    return f"A whale capsizes the ship on {NAMES[e.args[0]]}."


@ENGLISH.event("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} takes the {TERRAIN[e.args[2]]} tile from {NAMES[e.args[1]]}."


@ENGLISH.event("keeps")
def _(e: Event) -> str:
    what = f" ({symbol(e.secret[0])})" if e.secret and e.secret[0] != FACE_DOWN else ""
    return f"{player(e.args[0])} keeps the {TERRAIN[e.args[2]]} tile{what}."


@ENGLISH.event("shows")
def _(e: Event) -> str:
    return f"Under the tile: {symbol(e.args[2])}."


@ENGLISH.event("whirlpool")
def _(e: Event) -> str:
    return f"A whirlpool opens on {NAMES[e.args[0]]}."


@ENGLISH.event("creature-gone")
def _(e: Event) -> str:
    return f"The whirlpool swallows {A_CREATURE[e.args[0]]} on {NAMES[e.args[1]]}."


@ENGLISH.event("ship-gone")
def _(e: Event) -> str:
    return f"The whirlpool swallows the ship on {NAMES[e.args[0]]}."


@ENGLISH.event("falls")
def _(e: Event) -> str:
    return f"An adventurer of {player(e.args[1])} falls into the water on {NAMES[e.args[2]]}."


@ENGLISH.event("aboard")
def _(e: Event) -> str:
    return f"An adventurer of {player(e.args[1])} goes aboard the ship on {NAMES[e.args[2]]}."


@ENGLISH.event("die")
def _(e: Event) -> str:
    return f"{player(e.args[0])} rolls {A_CREATURE[e.args[1]]}."


@ENGLISH.event("no-creature")
def _(e: Event) -> str:
    return f"No {CREATURE[e.args[1]]} can be moved."


@ENGLISH.event("stay")
def _(e: Event) -> str:
    return f"{player(e.args[0])} moves no {CREATURE[e.args[1]]}."


@ENGLISH.event("creature")
def _(e: Event) -> str:
    return f"{player(e.args[0])} moves {A_CREATURE[e.args[1]]} from {NAMES[e.args[2]]} to {NAMES[e.args[3]]}."


@ENGLISH.event("no-defence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} plays no defence against the {CREATURE[e.args[1]]}."


@ENGLISH.event("repelled")
def _(e: Event) -> str:
    return f"{player(e.args[0])} repels the {CREATURE[e.args[1]]} on {NAMES[e.args[2]]}; it leaves the game."


@ENGLISH.event("end")
def _(e: Event) -> str:
    return {
        "volcano": "The volcano erupts. The game is over.",
        "all-gone": "No adventurer is left on the board. The game is over.",
        "sunk": "The last land tile is gone. The game is over.",
        "quiet": "Too many rounds without a rescue or a loss. The game is over.",
    }[ENDINGS[e.args[0]]]


@ENGLISH.event("count")
def _(e: Event) -> str:
    return f"{player(e.args[0])}: {points(e.args[1])}, {e.args[2]} saved."


@ENGLISH.event("winner")
def _(e: Event) -> str:
    if len(e.args) == 1:
        return f"{player(e.args[0])} wins."
    return f"{', '.join(player(who) for who in e.args[:-1])} and {player(e.args[-1])} share the win."
