"""The words that all German texts share."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.board.maps import site_name
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.panel import Space
from tidewood.games.spirit_island.text.composer.spaces import in_full
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.text import Language

GERMAN = Language("de")
PIECE = (
    "Entdecker", "Dorf", "Stadt", "Dahan", "Ödnis", "Bestien", "Wildnis", "Seuche", "Einöde", "Vitalität", "Präsenz",
)  # fmt: skip
PLURAL = (
    "Entdecker", "Dörfer", "Städte", "Dahan", "Ödnis", "Bestien", "Wildnis", "Seuche", "Einöde", "Vitalität", "Präsenz",
)  # fmt: skip
DATIVE = (
    "Entdeckern", "Dörfern", "Städten", "Dahan", "Ödnis", "Bestien", "Wildnis", "Seuche", "Einöde", "Vitalität",
    "Präsenz",
)  # fmt: skip
ARTICLE = ("Ein", "Ein", "Eine", "Ein", "Eine", "Eine", "Eine", "Eine", "Eine", "Eine", "Eine")
THE_ACCUSATIVE = ("den", "das", "die", "den", "die", "die", "die", "die", "die", "die", "die")
GENITIVE = (
    "eines Entdeckers", "eines Dorfs", "einer Stadt", "eines Dahan", "einer Ödnis", "von Bestien", "von Wildnis",
    "einer Seuche", "einer Einöde", "von Vitalität", "einer Präsenz",
)  # fmt: skip
ELEMENT = ("Sonne", "Mond", "Feuer", "Luft", "Wasser", "Erde", "Pflanze", "Tier")
THAT_YOU_HAVE = ("die", "den", "das", "die", "das", "die", "die", "das")  # each element as something one has
TERRAIN = ("Ozean", "Dschungel", "Berge", "Wüste", "Sumpf")
IN_TERRAIN = ("Ozean", "Dschungel", "Bergen", "Wüste", "Sumpf")
STAGE = ("", "I", "II", "III")
# Words that begin a sentence with a capital and are small within one.
SMALL = (
    "Verschiebe", "Versammle", "Bewege", "Zerstöre", "Entferne", "Ersetze", "Füge", "Erhalte", "Wiederhole", "Ertränke",
    "Wenn", "Mit", "In", "Auf", "Bis", "Du", "Der", "Die", "Das", "Entweder", "Jeder", "Nimm", "Vergiss", "Decke",
    "Wähle", "Spiele", "Zahlt", "Vernichte", "Vernichtet", "Erreicht", "Am", "Ihr", "Für", "Zahle", "Beim",
    "Verkleinere", "Vergrößere", "Lege",
)  # fmt: skip


def listed(parts: list[str], word: str = "und") -> str:
    """Eins, zwei und drei."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(given: tuple[int, ...], n: int, word: str = "oder", dative: bool = False) -> str:
    """Entdecker oder Dorf; all three kinds of Invaders are called that."""
    if tuple(given) == tuple(p.INVADERS):
        return "Invasor" if n == 1 else "Invasoren"
    forms = PIECE if n == 1 else DATIVE if dative else PLURAL
    return listed([forms[kind] for kind in given], word)


def shape(number: int) -> str:
    """One piece as it stands there."""
    notes: list[str] = []
    hurt = p.damage_of(number) + p.dream_of(number)
    if hurt:
        notes.append(f"{hurt} Schaden")
    if p.strife_of(number):
        notes.append("Streit" if p.strife_of(number) == 1 else f"{p.strife_of(number)} Streit")
    if number & p.DREAMT:
        notes.append("im Traum zerstört")
    return PIECE[p.kind_of(number)] + (f" ({', '.join(notes)})" if notes else "")


def a_piece(kind: int) -> str:
    """One piece of a kind at the start of a sentence."""
    return f"{ARTICLE[kind]} {PIECE[kind]}"


def pieces(n: int, kind: int) -> str:
    return f"{n} {PIECE[kind] if n == 1 else PLURAL[kind]}"


def needs(elements: tuple[int, ...]) -> str:
    """The elements of a threshold: 2 Sonne, 3 Erde."""
    return ", ".join([f"{n} {ELEMENT[e]}" for e, n in enumerate(elements) if n])


def elements_of(elements: tuple[int, ...]) -> str:
    return ", ".join([ELEMENT[e] for e, n in enumerate(elements) for _ in range(n)])


def lower(sentence: str) -> str:
    """A sentence as part of another: verbs small at its start, no stop at its end."""
    text = sentence.removesuffix(".")
    first = text.split(" ", 1)[0].rstrip(",:;")
    return text[:1].lower() + text[1:] if first in SMALL else text


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def player(who: int) -> str:
    return f"p{who + 1}"


def power(index: int) -> str:
    return GERMAN.name(content.POWERS[index].id)


def with_cost(found: Power) -> str:
    speed = "Sofort" if found.speed == 0 else "Verzögert"
    return f"{GERMAN.name(found.id)} ({speed}, Kosten {found.cost})"


def fear_card(index: int) -> str:
    return GERMAN.name(content.FEAR_CARDS[index].id)


def blight_card(index: int) -> str:
    return GERMAN.name(content.BLIGHT_CARDS[index].id)


def invader_card(index: int) -> str:
    card = CARDS[index]
    if card.mask == COASTAL:
        where = "Küstengebiete"
    else:
        where = listed([TERRAIN[t] for t in range(len(TERRAIN)) if card.mask >> t & 1])
    return f"{where} (Stufe {STAGE[card.stage]})"


def at(site: int) -> str:
    """A land of the log: an Ocean is called one."""
    name = site_name(site)
    return f"Ozean {name}" if site & 15 == 0 else name


def space(found: Space) -> str:
    """What a space of a presence track gives."""
    return GERMAN.catalogue.say(in_full(found))
