"""The part of docs/formats.md about Everdell."""

# ruff: noqa: E501 - the lines of a Markdown table cannot be broken

from __future__ import annotations

from collections.abc import Callable

import tidewood

TEXT = """\
## Everdell

Cards, places and events have the ids that `tidewood cards everdell` lists. Places of the Meadow are 1 to 4 in the upper
and 5 to 8 in the lower row. Of several equal cards in a city the second is `farm#2`; a card of another city is
`inn p2`. Refs are `place:…`, `event:…`, `meadow:3`, `hand:farm`, `city:p1:2` (the second card of that city as the table
lists it), `card:…`, `resource:twig`, `player:p2`, `pile:deck`, `season:p1` (preparing and passing), `point:p1`,
`module:…` and `action-card:…` of Phantomia. An answer that is about nothing else refers to what asks,
`decision.source`. `decision.kind` is one of `turn`, `way`, `pay`, `pick`, `gain`, `give`, `order`, `choose`, `yes-no`,
`number`, `reveal`, `worker`, `prevent`, `chance`. The opponent of the solo game is the player `rugwort`,
who never answers.

A view also says what is worked out from the table: in the rows of a city `with` (the number of the card that shares its
space) and `spots` (places for workers, and how many are free); `score`, unless `running_score` is false; of Phantomia
`last`, what she did in her last turn and why. `game.marks(player)` says which cards could be played; see `marks.py`.

In a position `players` has for each `season`, `passed`, `twig`, `resin`, `pebble`, `berry`, `points`, `hand`, `known`
(hand cards that all have seen), `workers: {home, waiting, aside, lost}` and `city`: a list of ids or of mappings with
`card` and what lies on it (`occupied`, `points`, `twig` …, `workers`, `under`). Workers stand where `places`, `forest`,
`events` or cards of a city name their owners; those not named are at home, or wait for their season. `meadow` is a list
from place 1 on; what is missing is filled with expensive cards. `forest` and `events` are lists of ids, or mappings with
workers and owners. `deck: […]` is a small deck with just these cards, `deck: 3` one of so many: the rest is discarded
face down. `discards` lies face down with the top last, `"?"` a card that nobody knows.
`clear: true` leaves Meadow, forest and special events empty. Phases: `turn`, `prepare` (the active player prepares
now), `end` (the count).

### Notation

| answer | meaning |
| --- | --- |
| `visit basic-3-twigs`, `visit forest-2-any`, `visit haven`, `visit journey-3`, `visit harvest-festival`, `visit queen`, `visit inn p2` | a worker is placed |
| `play farm`, `play farm meadow 3`, `play farm shown` | a card from the hand, the Meadow, or what was revealed |
| `pay`, `occupy farm#2`, `crane`, `judge`, `dungeon`, `innkeeper, occupy inn` | the way it is played, where there is a choice |
| `imprison wife` | who goes under the Dungeon |
| `2 twig 1 resin`, `nothing` | what is paid, where there is a choice |
| `into p2`, `pay p2` | into whose city a Fool goes; whom the Shepherd's berries go to |
| `prepare`, `pass` | the other actions of a turn |
| `gain twig`, `gain 2 berry` | one of any resource; all that are left of the last kind |
| `pay twig`, `pay 2 berry`, `pay nothing`, `stop` | paying up to so many |
| `give berry p2`, `to p2`, `give farm` | giving resources or cards |
| `discard farm`, `discard farm 3`, `discard farm#2` | from the hand, place 3 of the Meadow, the city |
| `draw farm 3`, `deck`, `discards`, `tuck farm`, `keep farm`, `lay twig` | drawing from the Meadow, revealing, sorting, laying on an event |
| `produce teacher`, `activate farm`, `copy mine p2`, `copy basic-1-pebble`, `react historian`, `either 2`, `yes`, `no` | the order of production and of effects, copies, choices |
| `move basic-3-twigs`, `recall a-well-run-city`, `lose home` | workers that move, come back, leave the game |
| `forest forest-2-any`, `event tax-relief`, `start p2`, `meadow 3 farm`, `draw farm`, `reveal farm`, `die 4`, `lose farm` | chance |
"""


def section(options: Callable[[str], list[str]], pretty: Callable[[object], str]) -> list[str]:
    position = {
        "turn": 21,
        "meadow": ["farm", "inn", "mine", "wife", "fool", "king", "ruins", "crane"],
        "forest": {"forest-2-any": ["p2"], "forest-3-berries": [], "forest-2-resin-1-twig": []},
        "events": {"tax-relief": {}, "an-evening-of-fireworks": {"owner": "p2", "workers": ["p2"], "twig": 2}},
        "places": {"basic-3-twigs": ["p1"], "haven": ["p1", "p2"]},
        "discards": ["theater"],
        "players": {
            "p1": {
                "season": "spring", "berry": 2, "pebble": 1, "points": 3, "hand": ["judge", "queen"], "known": ["farm"],
                "workers": {"home": 1, "waiting": 3},
                "city": ["farm", {"card": "chapel", "points": 1}, {"card": "dungeon", "under": ["bard"]}],
            },
            "p2": {"season": "spring", "twig": 1, "workers": {"waiting": 3}, "city": [{"card": "mine", "occupied": True}]},
        },
    }  # fmt: skip
    game = tidewood.new("everdell", 1, position=position)
    return [
        TEXT,
        *options("everdell"),
        "",
        "### The table",
        "",
        "`game.table()` of a position in spring.",
        "",
        "```json",
        pretty(game.table()),
        "```",
        "",
        '`game.view("p2")["players"]["p1"]`: what p2 sees of p1.',
        "",
        "```json",
        pretty(game.view("p2")["players"]["p1"]),
        "```",
    ]
