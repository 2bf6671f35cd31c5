"""The part of docs/formats.md about Spirit Island."""

# ruff: noqa: E501 - the lines of a Markdown table cannot be broken

from __future__ import annotations

from collections.abc import Callable

import tidewood

TEXT = """\
## Spirit Island

Lands are `A1` to `D8` (on the thematic map `NE7`, `W10` …), `A0` is the Ocean of board A. Pieces are `explorer`, `town`,
`city`, `dahan`, `blight`; one with damage is `town-1`. Powers, Fear and Blight cards, adversaries and scenarios have the
ids that `tidewood cards spirit-island` lists. Invader cards are `jungle`, `mountain`, `sands`, `wetland` (stage I), the
same with `-2` and `coastal` (stage II), and `jungle-mountain` … (stage III); a card of the deck that nobody has seen is
shown by its stage. Refs are `land:A5`, `piece:town`, `card:wash-away`, `growth:2`, `element:sun`, `space:3`,
`player:p2`. What no Power and no single player decides (the order of Ravages, a cascade, what the Dahan strike) every
player may answer; the first answer counts. Nothing is hidden but what nobody has drawn yet.

A position is laid over the set-up without its first Explore. `lands` has for each land the pieces, `defend` and
`presence: {p1: 2}`; whoever's Presence is named anywhere has none elsewhere, else it is where the Spirit starts.
`terrain`, `coastal` and `adjacent` are printed: a position need not say them, and what it says of them is not looked at.
`clear: true` removes all pieces, Presence stays. `invaders` has `ravage`, `build`, `explore`, `immigration`, `discard` as
lists of cards and `deck`: the next cards, or how many are left; `tile: false` says that England's tile has gone.
Cards that lie elsewhere have left the deck. `fear` has `terror`, `generated`, `earned` and `next` (cards), and `deck`: how
many are left; `blight` has `pool` and `card` (it is then blighted). `spirits: {p1: …}` has `energy`, `hand`, `play`, `discard`,
`forgotten`, `elements` (beside those of cards and tracks), `uncovered: {energy: 3, plays: 2}`, `destroyed`, `plays`,
`used`, `drowned`. `minor` and `major` have `next`, `discard`, and `deck`: how many are left; which others are discarded
falls to chance. At most 13 Presence are on the island and destroyed; with `uncovered`, those on the tracks count too.
Phases: `spirit`, `spirit.play` (Growth is over),
`fast`, `invaders.blight`, `invaders.fear`, `invaders.immigration` (England only), `invaders.ravage`, `invaders.build`,
`invaders.reveal`, `invaders.explore`, `invaders.advance`, `slow`, `time`.

### Notation

| answer | meaning |
| --- | --- |
| `growth 2`, then `part 1` where the order of its parts matters | Growth |
| `from energy`, `from plays`, `from A5`, `from destroyed`, then `presence A4` | adding or moving Presence |
| `gain minor`, `gain major`, `keep drought`, `forget wash-away`, `reclaim wash-away`, `reclaim 1` | cards |
| `play wash-away`, `done` | playing cards |
| `use wash-away`, `use massive-flooding`, `use massive-flooding 1`, `use drowning` | using a Power, an innate with fewer thresholds, a special rule |
| `repeat raging-storm by powerstorm`, `element sun` | a repeat, an element of choice |
| `A5`, `A5 for 1 energy`, `to p2` | the target |
| `push town A5→A4`, `gather dahan A4→A5`, `move dahan A5→A1`, `go along A5→A4`, `stay`, `stop` | moving |
| `damage city-1 A5`, `destroy town A5`, `remove explorer A5`, `replace town A5`, `drown town A2` | pieces |
| `destroy presence A5`, `cascade A5→A4`, `ravage A5` | Blight and Invaders |
| `either 2`, `yes`, `no`, `go`, `let it happen`, `instead choke-the-land-with-green` | choices; `go`: this player's turn of a Fear card |
| `board A`, `invader jungle`, `draw drought`, `fear isolation`, `blight downward-spiral` | chance |
"""


def section(options: Callable[[str], list[str]], pretty: Callable[[object], str]) -> list[str]:
    position = {
        "turn": 3,
        "lands": {
            "A5": {"town": 1, "explorer": 1, "dahan": 2, "defend": 2, "presence": {"p1": 2}},
            "A2": {"city-1": 1, "blight": 1, "presence": {"p1": 1}},
        },
        "invaders": {"ravage": ["wetland"], "build": ["sands"], "discard": ["jungle"], "deck": 9},
        "fear": {"generated": 2},
        "spirits": {"p1": {"energy": 2, "play": ["wash-away", "flash-floods"], "uncovered": {"energy": 2, "plays": 2}}},
        "phase": "fast",
    }
    game = tidewood.new("spirit-island", 1, position=position, spirits=["river-surges-in-sunlight"], boards=["A"])
    return [
        TEXT,
        *options("spirit-island"),
        "",
        "### The table",
        "",
        "`game.table()` in the Fast phase of a third turn. Views are the same, with `forecast`, unless the set-up says",
        "`forecast: false`: what happens in the coming Invader Phase if nobody does anything more and the game goes on, by",
        "the real steps on a copy. What is `sure` is exact, else choices decide and at least this happens; where it is",
        "`open`, Fear cards or a Spirit's right come first, and less may happen. Nothing unseen is in it. `about` says what",
        "the open question is part of, and why lands are closed. `map` has for each board how far it is turned, in sixths,",
        "and where its northwest corner lies.",
        "",
        "```json",
        pretty(game.table()),
        "```",
    ]
