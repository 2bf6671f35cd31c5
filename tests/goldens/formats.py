"""docs/formats.md: written by hand where it explains, generated where it could become untrue."""

# ruff: noqa: E501 - the lines of a Markdown table cannot be broken

from __future__ import annotations

import json

import tidewood
from tests.goldens import everdell_formats, phantomia_formats, spirit_formats
from tidewood.api import describe
from tidewood.games import kind_of

HEAD = """\
# Formats

What other programs can rely on: the table of each game, its set-up options, the notation of answers, and the files.
The blocks below are generated from the program (`make goldens`), and a test keeps them true.

## Everywhere

- Keys and set-up options are in snake_case, ids in kebab-case, players are `p1`, `p2`, …
- `game.table()` shows everything, `game.view(player)` what that player may see, `game.view(None)` what a spectator may
  see, in the same shape: what is hidden is a number (how many) or `null` instead of a list or a value.
- An answer is written in notation. Spaces and capital letters do not matter, and `->` is as good as `→`. Where several
  players may answer, the player comes first: `p2: growth 2`. A record always names the player.
- A decision has `decision.players`, `decision.prompt(lang)`, and for each option `notation`, `text(lang)`, `player` and
  `refs`: the things on the table it is about, such as `hex:D4`, `ship:C4`, `adventurer:p1#3`, `creature:shark:F3`,
  `island:NW`, `tile:dolphin`.
- Where some things are to be chosen, `decision.pick` says what there is (`things`, each with how many are `there` and
  `picked`) and how many (`least`, `most`, `picked`). They can be answered one by one in any order (`discard wife`,
  `discard farm`, `stop`) or as a set (`discard wife, farm`; `pay twig, twig, berry` or `pay 2 twig, berry`; `discard
  wife, stop` for one alone), and put back until the pick is complete (`put back wife`). Programs that search see each
  set once in `options`; `decision.answers` lists everything that may be answered about one thing.
- What is asked, open and told is also plain data, the id of a pattern and its values by name: `decision.asks`,
  `option.says`, `game.told(event)`. A thing is `kind:id`, such as `land:A5`. `decision.by` is the card whose effect asks.
  `docs/protocol.md` says how such messages are filled; `tidewood.api.texts` gives the patterns, `tidewood.api.events`
  everything that can happen in a game with its fields and rules.
- The shape of each table is declared in the game's `view.py`, with the keys that may be left out.
  `tidewood.api.card_facts(game)` has what is printed on each card, as names and numbers; its shape is in `facts.py`.
- Chance has a notation too (`die shark`). At a real table (`chance="table"`) it is a decision of the player `chance`; in
  a scenario file `chance:` fixes the next outcomes in order.
- Errors are `ValueError`s (`BadSetup`, `BadPosition`, `BadFile`, `IllegalChoice`) that say what is allowed. The command
  then exits with code 2, and nothing has changed.

### Records

One `[key value]` per line with JSON values, then one answer per line. `#` begins a comment. `[picks "sets"]` says that
things that were chosen together are one line; without it, things are picked in the order of the options, and where those
leave only one way, it follows by itself.

### Saves

JSON: `format`, `version`, `game`, `rules` (the rules version), `seed`, `setup`, `origin` (a position or fixed outcomes that
play began from), `snapshot` (the position with the stack of what is still to do), `answers`, `events`. Loading takes the
snapshot; where the rules version is the same it is also replayed and compared. A position that is not what its answers
lead to is refused; if other `sources` (a mark of the rules' source code) wrote the save, a rule may have been mended since,
so it goes on from the saved position with a warning, and only its past cannot be replayed. Everything else in the snapshot
is internal and may change with `version`.

### Scenario files

A YAML list of scenarios; or `defaults` (`game`, `setup`, `rules`) for all of them at the head of the file, then
`scenarios`. A scenario's own `game` and `rules` replace the defaults; of its `setup` the options that it names do.

```yaml
defaults:
  game: spirit-island
  setup: {spirits: [river-surges-in-sunlight], boards: [A]}

scenarios:
- name: Flash Floods at the coast
  position:
    clear: true
    lands: {A2: {town: 1, city: 1, presence: {p1: 1}}}
    spirits: {p1: {hand: [], play: [flash-floods, boon-of-vigor], elements: {sun: 1}}}
    phase: fast
  play: [use flash-floods, A2, damage city A2, damage city-1 A2]
  expect:
    lands: {A2: {town: 1, city-2: 1, city-1: 0}, A1: {presence: {}}}
    spirits: {p1: {elements: {exactly: {sun: 3, water: 2, plant: 1}}}}
    options: {exclude: [use flash-floods]}
```

Each scenario has `name`, `game`, and where needed:

| key | meaning |
| --- | --- |
| `rules` | ids of the rules it shows or proves |
| `setup` | set-up options, and `seed` (1 where it is left out) |
| `position` | laid over a fresh game; names as in `table()`; `clear: true` empties the board first |
| `chance` | the next outcomes of chance, in order; an impossible or unused one is an error |
| `play` | answers in notation, in order; forced ones, which nobody is asked for, may be left out or named. Named, they are never taken for the answer to a later question: where both can be answered alike, the answer is written twice |
| `expect` | a partial match on `table()`, as below; also `decision` (`player`, `players`, `prompt`, `count`, or `null`), `options` (`exactly`, `include`, `exclude`), `outcome`, `view: {p1: …, spectator: …}`, `log` (`include`, `exclude`: English sentences as a spectator reads them) |
| `fails` | part of the message with which the set-up, the position or an answer is refused |
| `about` | a remark |

In `expect`

- a mapping matches in part: what it does not name is not looked at;
- `{}` is nothing: `presence: {}` matches where there is no Presence at all;
- `{exactly: …}` is the whole, at every depth: `elements: {exactly: {sun: 2}}`;
- numbers, texts, `null` and lists match exactly, `[]` an empty list only;
- a count of 0 also matches what the table leaves out where there are none (`city-1: 0`, `presence: {p2: 0}`);
- every word of an option in `exclude` must be one that an answer in this game can have (verbs, ids, lands, numbers):
  with another it could never be open, and is an error. So is one that no answer is written like (`1 growth`), and a
  sentence in the `exclude` of `log` that no event tells.

A mistake spoils one scenario. It is named with file, scenario and line; all others run. A position that cannot be (more
pieces, cards or spaces than there are, a card in two places, damage a piece does not survive) is refused. No rule of
Spirit Island says how many pieces there are; there a land holds at most 99 of a kind.
"""

ISLAND = """\
## The Island

Hexes are `A1` to `M7`, row by row from the top left; `NW`, `NE`, `SW`, `SE` are the safe islands. `p1b` is an
adventurer of the second colour of `p1`. In a position `p1-6` is an adventurer of `p1` with the value 6, `ship: []` an
empty ship, `held: [dolphin]` or `held: [jungle dolphin]` a tile kept. Adventurers that a position does not name count
as removed, or as not yet placed in phase `place`. Phases: `place`, `ships`, then in each turn `tile`, `move`,
`remove`, `creature`. Without `clear: true` the tiles of a position lie in a fixed order, beach outside and mountain
inside. `removed_tiles: {volcano: {mountain: 1}}` says which symbols have been turned up already. Tiles
on the board, held and removed are never more than there are: `J7: {}` makes a hex sea.

### Notation

| answer | meaning |
| --- | --- |
| `place D4`, then `value 5` | an adventurer on a tile, and which; `value 5b` of the second colour; `colour b` where values do not matter |
| `ship C4` | a ship is launched |
| `tile dolphin`, `tile jungle dolphin`, `no tile` | step 1 |
| `walk D4→D5`, `jump D4→C4`, `board D4→C4` | from a tile: to a tile, into the water, onto a ship |
| `jump C4`, `board C4→C5`, `land B1→NW` | from a ship: into its water, onto another ship, onto a safe island |
| `swim C4→C3`, `board C4`, `swim B1→NW` | a swimmer |
| `sail C4→C5` | a ship |
| `walk D4#3→D5` | the third figure placed, where the player has several in the same place |
| `stop` | no more moves |
| `remove D4` | step 3 |
| `shark F3→F5`, `stay` | step 4 |
| `dive shark F3`, then `shark F3→E5` | a dive tile |
| `repel shark`, `repel shark jungle`, `suffer` | defence |
| `aboard p2#3` | who goes aboard when not all fit |
| `terrain D4 beach`, `start p2`, `tile D4 whirlpool`, `tile D4 kept`, `die shark`, `value p1#3 5` | chance; `kept` and `value` at a real table only |
"""


def build() -> dict[str, str]:
    island = [ISLAND, *options("the-island"), "", *table(), ""]
    everdell = [*everdell_formats.section(options, pretty), "", *phantomia_formats.section(pretty), ""]
    spirits = spirit_formats.section(options, pretty)
    return {"../../docs/formats.md": "\n".join([HEAD, *island, *everdell, *spirits, ""])}


def options(game: str) -> list[str]:
    """The set-up options of a game as a table."""
    rows = ["### Set-up options", "", "| option | default | allowed | meaning |", "| --- | --- | --- | --- |"]
    meanings = {field.name: field.text["en"] for field in describe(game).options}
    for option in kind_of(game).options:
        if option.choices:
            allowed = ", ".join(f"`{choice}`" for choice in option.choices)
        elif isinstance(option.default, bool):
            allowed = "`true`, `false`"
        elif isinstance(option.default, int):
            allowed = f"{option.minimum} to {option.maximum}"
        else:
            allowed = "a text"
        rows.append(f"| `{option.name}` | `{json.dumps(option.default)}` | {allowed} | {meanings[option.name]} |")
    return rows


def table() -> list[str]:
    """One complete table, small enough to read: a late position, whole as the program prints it, one hex a line."""
    position = {
        "clear": True,
        "turn": 34,
        "phase": "move",
        "active": "p2",
        "points_left": 2,
        "hexes": {
            "G3": {"tile": "mountain", "adventurers": ["p1-4"]},
            "G4": {"tile": "mountain", "adventurers": []},
            "C4": {"ship": ["p1-5", "p2-6"], "sharks": 1},
            "C5": {"swimmers": ["p2-3"], "whales": 1},
            "B1": {"serpents": 1},
        },
        "islands": {"NW": ["p1-6"], "SE": ["p2-2", "p2-1"]},
        "players": {"p1": {"held": ["dolphin"]}, "p2": {"held": ["jungle repel-whale"]}},
    }
    game = tidewood.new("the-island", 1, position=position)
    lines = [
        "### The table",
        "",
        "`game.table()` of a late position (each of the 133 hexes is written; most are left out here).",
    ]
    shown = game.table()
    hexes = {name: shown["hexes"][name] for name in ("B1", "C4", "C5", "G3", "G4")}
    lines += ["", "```json", pretty({**shown, "hexes": hexes}), "```", ""]
    lines += ['`game.view("p1")["players"]`: what p1 sees of the players.', ""]
    return [*lines, "```json", pretty(game.view("p1")["players"]), "```"]


def pretty(data: object, indent: int = 0) -> str:
    """JSON with one entry a line down to where a line can be read as a whole."""
    text = json.dumps(data, ensure_ascii=False)
    if not isinstance(data, (dict, list)) or len(text) + indent <= 110:
        return text
    pad = " " * (indent + 1)
    if isinstance(data, dict):
        parts = [f"{pad}{json.dumps(key)}: {pretty(value, indent + 1)}" for key, value in data.items()]
        return "{\n" + ",\n".join(parts) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(pad + pretty(value, indent + 1) for value in data) + "\n" + " " * indent + "]"
