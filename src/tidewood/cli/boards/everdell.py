"""Everdell in a terminal: the Meadow in two rows, places and events with whoever stands there, then every city. All of
it in the game's own words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.boards.drawer import ASIDE, DEAR, USEFUL, Part, Said, part
from tidewood.cli.lines import in_columns, in_lines
from tidewood.cli.words import Words

COLOURS: Final = ("color(214)", "color(117)", "color(175)", "color(43)")
SHAPES: Final = ("●", "▲", "■", "◆")
LETTERS: Final = ("W", "X", "Y", "Z")
RESOURCES: Final = ("twig", "resin", "pebble", "berry")
WORKERS: Final = ("home", "waiting", "placed", "aside", "lost", "seized", "on_meadow")
ROW: Final = 4  # cards of the Meadow
ALWAYS: Final = ("home",)  # said even if there are none


class Everdell:
    def __init__(self, said: Said, plain_signs: bool, briefs: Mapping[str, str]) -> None:
        self.said = said
        self.plain: Final = plain_signs
        self.briefs: Final = briefs  # by card: its kind, cost and points

    def width(self, size: int) -> int:
        return 0

    def mark(self, player: str) -> Text:
        if not player[1:].isdecimal():
            return Text("*" if self.plain else "☻", style="magenta")
        number = int(player[1:]) - 1
        return Text((LETTERS if self.plain else SHAPES)[number], style=COLOURS[number])

    # -- what lies in the middle

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Part]:
        lights = set(lit)
        if view.get("told"):
            return self.told(view, words, width)
        said, colon = self.said, words.colon
        parts = [self.meadow(view, lights, colon, width)]
        for key in ("places", "forest"):
            entries = [self.place(id, workers, "place", lights) for id, workers in view[key].items()]
            parts.append(self.listed(key, USEFUL, entries, colon, width))
        events = [self.event(id, event, lights) for id, event in view["events"].items()]
        parts.append(self.listed("events", ASIDE, events, colon, width))
        beside = {key: self.cards(view[key]) for key in ("playing", "shown") if view[key]}
        if "farm_stack" in view:
            farms = view["farm_stack"]
            beside["farm_stack"] = f"{said(farms['top'] or '–')} (+{farms['below']})"
        if "figure" in view:
            beside["figure"] = said(view["figure"])
        for key, text in beside.items():
            worth = DEAR if key in ("playing", "shown") else ASIDE
            lines = in_lines("", [Text(said.first(key) + colon + text, "bold")], width)
            parts.append(part(said.first(key), worth, lines))
        return parts

    def listed(self, key: str, worth: int, entries: list[Text], colon: str, width: int) -> Part:
        """Places in columns, or one after the other."""
        name = self.said.first(key)
        spaced = [Text(" ").append_text(entry) for entry in entries]
        close = in_lines(Text(name + colon, "bold"), entries, width, " · ")
        return part(name, worth, [self.head(key), *in_columns(spaced, width)], close)

    def told(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        """A real table, which people have before them: only what the program was told or did there."""
        taken = [
            self.place(id, workers, "place", set())
            for key in ("places", "forest")
            for id, workers in view[key].items()
            if workers
        ]
        taken += [self.event(id, e, set()) for id, e in view["events"].items() if e["workers"] or e["owner"]]
        hers = self.other(view, "phantomia", words, width) if view["phase"] != "set-up" else []
        return hers + ([self.listed("workers", ASIDE, taken, words.colon, width)] if taken else [])

    def head(self, key: str) -> Text:
        return Text(self.said.first(key), style="bold")

    def meadow(self, view: Mapping[str, Any], lights: set[str], colon: str, width: int) -> Part:
        warded = view.get("warded", [])
        her_figure = view.get("phantomia", {}).get("figure")
        name = self.said.first("meadow")
        head = Text(name + colon, "bold")
        forms: list[list[Text]] = []
        for tell in (self.in_full, self.said):
            cells: list[Text] = []
            close: list[Text] = []
            for i, card in enumerate(view["meadow"], 1):
                there = self.said("phantomia") if her_figure == i else "–" if card is None else tell(card)
                style = "bold reverse" if f"meadow:{i}" in lights else ""
                cells.append(Text(f" {i} {'× ' if i in warded else ''}{there} ", style))
                close.append(Text(cells[-1].plain.strip(), style))
            wide = max([cell.cell_len for cell in cells]) + 1
            for cell in cells:
                cell.pad_right(wide - 1 - cell.cell_len)
            if wide <= width:
                forms.append([self.head("meadow"), *in_columns(cells, min(width, ROW * (wide + 1)))])
            forms.append(in_lines(head, close, width))
        return part(name, DEAR, *forms)

    def in_full(self, id: str) -> str:
        """A card with its kind, cost and points."""
        return f"{self.said(id)} ({self.briefs[id]})" if id in self.briefs else self.said(id)

    def place(self, id: str, workers: list[str], kind: str, lights: set[str]) -> Text:
        entry = Text().append(self.said(id), "bold" if f"{kind}:{id}" in lights else "")
        for i, player in enumerate(workers):
            entry.append("" if i else " ").append_text(self.mark(player))
        return entry

    def event(self, id: str, event: Mapping[str, Any], lights: set[str]) -> Text:
        """Who is there or has achieved it, and what lies on it."""
        entry = self.place(id, event["workers"], "event", lights)
        if event["owner"] is not None:
            entry.append(" " + ("+" if self.plain else "✓")).append_text(self.mark(event["owner"]))
        on = [f"{self.said(kind)} {event[kind]}" for kind in RESOURCES if kind in event]
        on += [self.cards(event["under"])] if "under" in event else []
        return entry.append(f" ({', '.join(on)})" if on else "")

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(self.listing(ids, self.said))

    def listing(self, ids: Iterable[str], tell: Callable[[str], str]) -> list[str]:
        return self.counted([tell(id) for id in ids])

    def counted(self, names: Iterable[str]) -> list[str]:
        return [f"{n}× {name}" if n > 1 else name for name, n in Counter(names).items()]

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        if view.get("told"):
            return [Text(f"{self.said('die')} {view['die']}")] if view["die"] else []
        discards = view["discards"] if isinstance(view["discards"], int) else len(view["discards"])
        parts = [f"{self.said('deck')} {view['deck']}", f"{self.said('discards')} {discards}"]
        if view.get("die"):
            parts.append(f"{self.said('die')} {view['die']}")
        if "legend_box" in view:
            parts.append(f"{self.said('legend_box')} {view['legend_box']}")
        return [Text(part) for part in parts]

    # -- those who play

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int, head: Text
    ) -> list[Part]:
        own, said, colon = view["players"][player], self.said, words.colon
        facts = [said(own["season"]), *[f"{said(kind)} {own[kind]}" for kind in RESOURCES if kind in own]]
        facts += [f"{said('tokens')} {own['points']}"] if "points" in own else []
        facts += [f"{said('score')} {own['score']['total']}"] if "score" in own else []
        facts += [said("passed")] if own["passed"] else []
        facts += [said(own[key]) for key in ("animal", "ability") if own.get(key)]
        parts = [part("", DEAR, in_lines(head.append("  "), facts, width, " · ", indent=4))]
        workers = [f"{own['workers'][k]} {said(k)}" for k in WORKERS if own["workers"].get(k) or k in ALWAYS]
        rows = {"workers": (USEFUL, [workers], "")}
        if "city" in own:
            used = f"{own['spaces_used']}/{own.get('spaces', 15)}"
            rows["city"] = (USEFUL, self.built(own["city"]) if own["city"] else [["–"]], f" ({used})")
        rows["open_cards"] = (USEFUL, self.built(own.get("open_cards", [])), "")
        for key in ("hand", "hand_known", "offer", "legends", "events"):
            held = own.get(key, [])
            names = (
                [[str(held)]] if isinstance(held, int) else [self.listing(held, tell) for tell in (self.in_full, said)]
            )
            rows[key] = (DEAR if key in ("hand", "offer") else ASIDE, names, "")
        for key, (worth, forms, more) in rows.items():
            if forms[0]:
                name = said.first(key)
                told = [in_lines(f"  {name}{more}{colon}", shown, width, indent=4) for shown in forms]
                parts.append(part(name, worth, *told))
        return parts

    def built(self, rows: Iterable[Mapping[str, Any]]) -> list[list[str]]:
        """The cards of a city, in full and by name."""
        return [self.counted([self.card(row, brief) for row in rows]) for brief in (True, False)]

    def card(self, row: Mapping[str, Any], in_full: bool) -> str:
        """A card of a city with what lies on it; in full with its kind, cost and points."""
        said = self.said
        brief = self.briefs.get(row["card"]) if in_full else None
        marks = [brief] if brief else []
        marks += [f"{said(kind)} {row[kind]}" for kind in RESOURCES if kind in row]
        marks += [f"{said('tokens')} {row['points']}"] if "points" in row else []
        marks += [said(key) for key in ("occupied", "down", "web") if row.get(key)]
        marks += [", ".join([said(worker) for worker in row["workers"]])] if "workers" in row else []
        marks += [f"{said('under')}: {self.cards(row['under'])}"] if "under" in row else []
        return f"{said(row['card'])} ({'; '.join(marks)})" if marks else said(row["card"])

    def opponents(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        if view.get("told"):
            return []  # she comes before all else there
        others = [player for player in view["players"] if not player[1:].isdecimal()]
        return [found for other in others for found in self.other(view, other, words, width)]

    def other(self, view: Mapping[str, Any], who: str, words: Words, width: int) -> list[Part]:
        """Rugwort, or Phantomia with what lies on her lair boards. [PH-GAME-09, PH-GAME-10]"""
        head = Text().append_text(self.mark(who)).append(f" {self.said(who)}", "bold").append("  ")
        own = view["players"][who]
        said, colon = self.said, words.colon
        facts = [said(own["season"])]
        hers = view.get(who, {})
        if hers:
            facts.append(f"{said('level')} {hers['level']}")
        if own["points"]:
            facts.append(f"{said('tokens')} {own['points']}")
        facts += [f"{said('workers')} {own['workers']['home']}", *([said("passed")] if own["passed"] else [])]
        lists: dict[str, list[str]] = {}
        if hers:
            arrow = f" ({said('arrow')}: {said(hers['arrow'], 'arrow')})" if hers["arrow"] else ""
            facts += [f"{said(key, who)} {hers[key]['cards']}" for key in ("deck", "lair", "caught") if key in hers]
            facts += [] if view.get("told") else [f"{said('stack')} {hers['stack']}"]
            facts += [f"{said('figure')} {hers['figure']}"] if view.get("told") and hers["figure"] else []
            facts += [said("special_event")] if hers["special_event"] else []
            if not view.get("told"):
                lists["action"] = [said(hers["action"], "action") + arrow] if hers["action"] else []
                lists["played"] = [said(id, "played") for id in hers["played"]]
            lists["known"] = [said(id) for key in ("deck", "lair") for id in hers[key]["known"]]
            lists |= {key: [said(hers[key])] for key in ("character", "plan", "list") if key in hers}
            webs = hers.get("webs", {})
            lists["webs"] = [f"{said(place)} ({n})" if n > 1 else said(place) for place, n in webs.items()]
            lists["adjacent"] = [str(place) for place in hers.get("adjacent", [])]
            if not view.get("told"):
                lists["house_cards"] = [said(kind, "house_cards") for kind in hers["house_cards"]]
        full, names = self.built(own["city"])
        lists["city"] = names
        lists["events"] = [said(id) for id in own["events"]]
        parts = [part("", USEFUL, in_lines(head, facts, width, " · ", indent=4))]
        for key, shown in lists.items():
            if shown:
                worth = USEFUL if key in ("action", "played", "character", "plan") else ASIDE
                forms = [full, names] if key == "city" else [shown]
                told = [in_lines(f"  {said.first(key)}{colon}", form, width, indent=4) for form in forms]
                parts.append(part(said(who), worth, *told))
        return parts

    def legend(self, words: Words) -> list[Text]:
        line = Text("  ")
        for i in range(4):
            line.append_text(self.mark(f"p{i + 1}")).append(f" p{i + 1}  ")
        achieved = "+" if self.plain else "✓"
        return [line, Text(f"  × {self.said('warded')}, {achieved} {self.said('owner')} …")]
