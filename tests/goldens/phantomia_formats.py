"""The part of docs/formats.md about Phantomia, the opponent of Mistwood."""

# ruff: noqa: E501 - the lines of a Markdown table cannot be broken

from __future__ import annotations

from collections.abc import Callable

import tidewood

TEXT = """\
### Phantomia

With `phantomia=true` she is the player `phantomia`, who never answers: her decisions belong to the humans or to chance.
Her action cards have the ids of the deck in use (`w1` to `w9`, `p1` …; see [Phantomia's cards](phantomia-deck.md)),
character, plan and list cards those of `tidewood cards everdell`.

In a position `players: {phantomia: …}` has her `season`, `points`, `city` and the other keys of a player. As many workers
as her season gives her are at home or stand where `places`, `forest` and `events` name `phantomia`. What only she has is
under `phantomia`:

| key | meaning |
| --- | --- |
| `action` | the action card that lies open |
| `stack` | the action cards still to come, in no order; without it, all cards of her season and earlier ones that were not played |
| `played` | action cards that have been turned up; with `stack`, all others are in the box |
| `figure` | the place of the Meadow, 1 to 8, where her figure stands; the card there goes back into the deck |
| `deck` | her deck, unseen: a number of cards, or a list of ids that nobody knows |
| `known` | ids of further cards in her deck that everybody knows |
| `lair` | her lair, unseen: a number of cards, or a list of ids |
| `special_event` | `true`: she has achieved a special event this season |
| `list` | the list card in force |
| `webs` | web tiles by place: `{basic-1-berry: 1}` |

Answers of the humans that only occur with her:

| answer | meaning |
| --- | --- |
| `phantomia basic-3-twigs` | where she places a worker, if several places are equally good |
| `prevent`, `let it happen` | whether to take the counter-action of a plan or list card |
| `pay twig`, `pay point`, `discard farm`, `stop` | what is given up, one at a time |
| `lose mine`, `lose basic-3-twigs`, `keep mine` | a card of the city or hand, a worker, or a card that stays face up |
| `take back 2` | so many of the cards she is about to take |
| `fill farm` | the hand card that fills a place of the Meadow |
| `snatch inn 3` | the open destination that she takes from that place of the Meadow |
| `web basic-3-twigs` | where a web tile is laid |

Chance that only occurs with her:

| outcome | meaning |
| --- | --- |
| `action w1` | the action card turned up |
| `die 4` | her eight-sided die |
| `character the-dealmaker`, `plan necessity`, `list theft` | a card of hers turned up |
| `her farm` | a card she draws face up, plays or discards from a pile or from her deck |
| `lose farm`, `turn farm` | a card drawn at random from a human's hand; `turn` lays it face down |
| `meadow 3 farm` | the card that fills a place of the Meadow |

Where the program runs Phantomia at a real table (`helper=true`), people tell what they did; see
[Phantomia at a real table](guide-phantomia.en.md). `told` stands in the table then, which leaves out what nobody has
told: Meadow, deck and discard pile, and of people resources, points, hand and city; `open_cards` are their open
destinations. A turn is told as a kind of thing first, then its details:

| answer | meaning |
| --- | --- |
| `ready` | the table is set up as the log says |
| `worker basic`, `worker forest`, `worker event`, `worker journey`, `worker city`, then `visit basic-3-twigs`, `visit elsewhere` | a worker is placed, on the board or in one's own city |
| `card`, then `play`, `play inn` | a card is played, named where that matters |
| `prepare`, `pass` | the other actions |
| `given`, then `cards`, `resources` or `points` and `give 2 cards`, `give 1 resources`, `give 1 points`; or `fool into her city` | what she is given, before the action |
| `gone`, then `free basic-3-twigs`, `lose inn`, `take 3` | a worker has left a place, an open destination the city, a Meadow card its place next to the figure |
| `ability weasels` | the ability card kept |
| `5 in hand`, `2 given`, `3 or more`, `fewer`, `lose mine`, `none`, `fool fits`, `no room` | what she has to know |
| `score 62`, `3 left` | one's own score at the end; resources left where two people have as many points and events |
"""


def section(pretty: Callable[[object], str]) -> list[str]:
    position = {
        "turn": 9,
        "places": {"basic-3-twigs": ["phantomia"], "haven": ["phantomia", "p1"]},
        "phantomia": {
            "action": "w1", "stack": ["w6", "w8"], "played": ["w2"], "figure": 3, "deck": 2, "known": ["inn"], "lair": 1,
            "list": "theft", "webs": {"basic-1-berry": 1},
        },
        "players": {"p1": {"season": "spring"}, "phantomia": {"season": "spring", "points": 4, "city": ["farm"]}},
    }  # fmt: skip
    game = tidewood.new("everdell", 1, players=1, phantomia=True, phantomia_lists=True, position=position)
    return [
        TEXT,
        'What is hers on the table, `game.table()["phantomia"]`; `unseen` are the action cards that may still come, and of'
        "\ndeck and lair the cards that everybody knows are named.",
        "",
        "```json",
        pretty(game.table()["phantomia"]),
        "```",
    ]
