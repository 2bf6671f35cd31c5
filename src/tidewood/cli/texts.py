"""`tidewood texts`: what a language still lacks, for whoever translates."""

from __future__ import annotations

from typing import Final

import typer

from tidewood.api import games
from tidewood.cli.common import DIFFERS, Wrong, write_json
from tidewood.cli.words import words_of
from tidewood.language import Catalogue, languages
from tidewood.language.catalogue import HOMES, ORDER, ORIGINAL, home, missing, read
from tidewood.language.patterns import parse, slots

OWNERS: Final = (*HOMES, *games())


def texts(code: str, as_json: bool, lang: str) -> None:
    """Everything that English says and the language does not, by owner and key. Exit code 1 if there is something."""
    if code not in languages():
        raise Wrong("no-language", lang=repr(code), languages=list(languages()))
    lacks: dict[str, list[str]] = {}
    slips: dict[str, list[str]] = {}
    borrowed: dict[str, list[str]] = {}
    shared: set[str] = set()
    for owner in OWNERS:
        ours = {one: read(owner, home(owner), one) for one in dict.fromkeys([*ORDER, code])}
        own, english = ours[code], ours[ORIGINAL]
        lacks[owner] = [key for key in missing(own, english) if key not in shared]
        slips[owner] = [slip for slip in wrong_slots(own, [ours[one] for one in ORDER]) if slip not in shared]
        borrowed[owner] = sorted(own.borrowed)
        if owner == OWNERS[0]:
            shared = {*lacks[owner], *slips[owner]}  # all others read these too
    if as_json:
        write_json({"language": code, "missing": lacks, "wrong_slots": slips, "borrowed_names": borrowed})
    else:
        words = words_of(lang)
        for owner in OWNERS:
            for key in lacks[owner]:
                print(words("texts.missing", owner=owner, key=key))
            for slip in slips[owner]:
                print(words("texts.slot", owner=owner, slip=slip))
            if borrowed[owner]:
                print(words("texts.borrowed", owner=owner, n=len(borrowed[owner])))
        if not any([*lacks.values(), *slips.values()]):
            print(words("texts.complete", code=code))
    if any([*lacks.values(), *slips.values()]):
        raise typer.Exit(DIFFERS)


def wrong_slots(own: Catalogue, ours: list[Catalogue]) -> list[str]:
    """Slots that no language of ours has in that sentence, as `key {slot}`: nobody gives a value for them."""
    known: dict[str, set[str]] = {}
    for catalogue in ours:
        for key, pattern in catalogue.patterns.items():
            known.setdefault(key.partition("_")[0], set()).update([slot.name for slot in slots(parse(pattern))])
    found: list[str] = []
    for key, pattern in own.patterns.items():
        named = known.get(key.partition("_")[0])
        if named is not None:
            found += [f"{key} {{{slot.name}}}" for slot in slots(parse(pattern)) if slot.name not in named]
    return found
