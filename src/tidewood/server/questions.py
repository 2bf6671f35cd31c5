"""The open question as the player sees it who is asked. Nobody else is told its prompt or its options."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from operator import add
from typing import Any, Final

import msgspec

import tidewood
from tidewood import Game
from tidewood.asked import Keys, Told
from tidewood.server.lines import Langs, told_in
from tidewood.server.wire import ENCODER, Brought, BroughtPart, Decision, Option, Pick, PickedThing, Said

NAME: Final = b"\0"  # stands for a name that differs; no text in JSON has it
NOTATION: Final = b'"notation":'
MANY: Final = 128  # options of a question; more are rare
MOST: Final = 8192  # options that are remembered of one asker

# What was told of options before, by who asks, in which words, and by what tells them apart. A table has about forty
# options to a question, most of which it or another one had before.
REMEMBERED: Final[dict[Hashable, dict[Hashable, bytes]]] = {}


def decision_of(game: Game, player: str | None, langs: Langs, options: bool = True) -> Decision | None:
    """The open question as the asked one sees it; nobody else sees its prompt or options."""
    decision = game.decision
    if decision is None or player is None or player not in decision.players:
        return None
    full, inline = told_in(langs)
    asked = decision.asked(inline)
    prompt = {lang: decision.prompt(lang) for lang in (inline if asked is None else full)}
    shown = decision.shown(player, full, inline) if options else []
    # Numbered for this player alone: what others answer meanwhile must not change it.
    own = [
        Option(i, player, one.notation, one.refs, said(one.says), one.text, one.typed) for i, one in enumerate(shown)
    ]
    pick = pick_of(decision, full, inline) if options else None
    return Decision(decision.players, own, said(asked), decision.by, prompt, pick, decision.kind, decision.source)


def said(told: dict[str, Any] | None) -> Said | None:
    return None if told is None else Said(told["id"], told["args"])


def pick_of(decision: tidewood.Decision, langs: Langs, inline: Langs) -> Pick | None:
    facts = decision.pick
    if facts is None:
        return None
    things = [
        PickedThing(o.notation, o.refs, there, picked, said(o.told(inline)), {lang: o.text(lang) for lang in langs})
        for o, there, picked in facts.things
    ]
    brings = [Brought(what, list(n), [BroughtPart(*part) for part in parts]) for what, n, parts in facts.brings]
    return Pick(facts.least, facts.most, facts.picked, things, facts.bounded, brings)


def numbers_of(game: Game, player: str) -> Sequence[int]:
    """The numbers that a player's options have among those of all. The answers of a pick have none."""
    decision = game.decision
    return () if decision is None or decision.pick is not None else decision.numbers(player)


# -- encoded


def encoded_decision(game: Game, player: str, langs: Langs) -> tuple[msgspec.Raw | None, Notations]:
    """The same, encoded, and what its options are called."""
    full, inline = told_in(langs)
    decision = game.decision
    if decision is None or player not in decision.players:
        return None, NO_OPTIONS
    options = None if full else encoded_options(decision, player, inline)
    made = decision_of(game, player, langs, options=options is None)
    assert made is not None
    if options is None:
        notations = [ENCODER.encode(option.notation) for option in made.options]
        return msgspec.Raw(ENCODER.encode(made)), Notations(notations, numbers_of(game, player))
    begin = beginnings(player, MANY if len(options) <= MANY else len(options))
    # Bytes put together instead of a list of options: all but their numbers is encoded already.
    made.options = msgspec.Raw(b"[%b]" % b",".join(map(add, begin, options)))  # type: ignore[assignment]
    return msgspec.Raw(ENCODER.encode(made)), Notations(options, decision.numbers(player))


class Notations:
    """What the options of a question are called, for finding the one that was answered."""

    __slots__ = ("_encoded", "_numbers")

    def __init__(self, encoded: list[bytes], numbers: Sequence[int]) -> None:
        self._encoded: Final = encoded  # each from its notation on
        self._numbers: Final = numbers  # none for the answers of a pick

    def number(self, notation: str) -> int | None:
        """The number of an option among those of all, if one is called exactly this."""
        wanted = ENCODER.encode(notation)
        for number, option in zip(self._numbers, self._encoded, strict=False):
            if option.startswith(wanted):
                return number
        return None


NO_OPTIONS: Final = Notations([], ())


def encoded_options(decision: tidewood.Decision, player: str, inline: Langs) -> list[bytes] | None:
    """The options of a player from their notation on. None where one of them has no id, or where things are picked."""
    found = decision.keys(player)
    if found is None:
        told = decision.told(player, inline)
        return None if told is None else [encoded(one) for one in told]
    known = REMEMBERED.setdefault((found.asker, inline), {})
    try:
        return remembered(known, found)
    except KeyError:
        return remembered(known, found) if remember(known, found, decision, inline) else None


def remembered(known: dict[Hashable, bytes], found: Keys) -> list[bytes]:
    """The options, if all have been told before."""
    if found.names is None:
        return [known[key] for key in found.keys]
    names = {name: name.encode() for name in set(found.names)}
    return [known[key].replace(NAME, names[name]) for key, name in zip(found.keys, found.names, strict=True)]


def remember(known: dict[Hashable, bytes], found: Keys, decision: tidewood.Decision, inline: Langs) -> bool:
    """Remember those that are new. False where one of them has no id."""
    if len(known) + len(found.keys) > MOST:
        known.clear()
    new = {key: i for i, key in enumerate(found.keys) if key not in known}
    told = decision.told_of([found.options[i] for i in new.values()], inline)
    if told is None:
        return False
    for (key, i), one in zip(new.items(), told, strict=True):
        name = found.names[i].encode() if found.names else b""
        known[key] = encoded(one).replace(name, NAME) if name else encoded(one)
    return True


@lru_cache(maxsize=64)
def beginnings(player: str, n: int) -> list[bytes]:
    """Options up to their notation: their numbers change from question to question."""
    return [ENCODER.encode(Option(i, player, "", [])).partition(NOTATION)[0] + NOTATION for i in range(n)]


def encoded(told: Told) -> bytes:
    """An option from its notation on."""
    one = Option(0, "", told.notation, told.refs, said(told.says), {}, told.number)
    return ENCODER.encode(one).partition(NOTATION)[2]
