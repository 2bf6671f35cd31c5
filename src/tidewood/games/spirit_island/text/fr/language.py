"""The words that all French texts share."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.board.maps import site_name
from tidewood.games.spirit_island.invader_cards import CARDS, COASTAL
from tidewood.games.spirit_island.panel import Space
from tidewood.games.spirit_island.text.composer.spaces import in_full
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.text import Language

FRENCH = Language("fr")
FRENCH.colon = " : "
PIECE = (
    "Explorateur", "Village", "Cité", "Dahan", "Désolation", "Bêtes", "Ronces", "Maladie", "Terre Hostile", "Vitalité",
    "Présence",
)  # fmt: skip
PLURAL = (
    "Explorateurs", "Villages", "Cités", "Dahans", "Désolations", "Bêtes", "Ronces", "Maladies", "Terres Hostiles",
    "Vitalités", "Présences",
)  # fmt: skip
FEMININE = (False, False, True, False, True, True, True, True, True, True, True)  # by kind
ELEMENT = ("Soleil", "Lune", "Feu", "Air", "Eau", "Terre", "Plante", "Animal")
TERRAIN = ("Océan", "jungle", "montagne", "sables", "marais")
STAGE = ("", "I", "II", "III")
# Words that stay great within a sentence.
KEPT = ("Défense", "Dahans", "Explorateurs", "Villages", "Cités", "Désolation", "Portée", "Envahisseurs")


def listed(parts: list[str], word: str = "et") -> str:
    """Un, deux et trois."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(given: tuple[int, ...], n: int, word: str = "ou") -> str:
    """Explorateur ou Village; all three kinds of Invaders are called that."""
    if tuple(given) == tuple(p.INVADERS):
        return "Envahisseur" if n <= 1 else "Envahisseurs"
    return listed([PIECE[kind] if n <= 1 else PLURAL[kind] for kind in given], word)


def of(word: str) -> str:
    """de Villages, d’Explorateurs."""
    return f"d’{word}" if word[:1] in "AEIOUÉÊÎaeiouéêî" else f"de {word}"


def shape(number: int) -> str:
    """One piece as it stands there."""
    notes: list[str] = []
    hurt = p.damage_of(number) + p.dream_of(number)
    if hurt:
        notes.append(damage(hurt))
    if p.strife_of(number):
        notes.append("Discorde" if p.strife_of(number) == 1 else f"{p.strife_of(number)} Discordes")
    if number & p.DREAMT:
        notes.append("détruite en rêve" if FEMININE[p.kind_of(number)] else "détruit en rêve")
    return PIECE[p.kind_of(number)] + (f" ({', '.join(notes)})" if notes else "")


def damage(n: int) -> str:
    return f"{n} Dégât" if n <= 1 else f"{n} Dégâts"


def energy(n: int) -> str:
    return f"{n} Énergie" if n <= 1 else f"{n} Énergies"


def a_piece(kind: int) -> str:
    """One piece of a kind at the start of a sentence."""
    return f"{'Une' if FEMININE[kind] else 'Un'} {PIECE[kind]}"


def e(kind: int) -> str:
    """The ending of a participle that agrees with one piece of a kind."""
    return "e" if FEMININE[kind] else ""


def pieces(n: int, kind: int) -> str:
    return f"{n} {PIECE[kind] if n <= 1 else PLURAL[kind]}"


def needs(elements: tuple[int, ...]) -> str:
    """The elements of a threshold: 2 Soleil, 3 Terre."""
    return ", ".join([f"{n} {ELEMENT[i]}" for i, n in enumerate(elements) if n])


def elements_of(elements: tuple[int, ...]) -> str:
    return ", ".join([ELEMENT[i] for i, n in enumerate(elements) for _ in range(n)])


def lower(sentence: str) -> str:
    """A sentence as part of another: small at its start, no stop at its end."""
    text = sentence.removesuffix(".")
    first = text.split(" ", 1)[0].rstrip(",")
    return text if first in KEPT else text[:1].lower() + text[1:]


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def player(who: int) -> str:
    return f"p{who + 1}"


def power(index: int) -> str:
    return FRENCH.name(content.POWERS[index].id)


def with_cost(found: Power) -> str:
    speed = "Rapide" if found.speed == 0 else "Lent"
    return f"{FRENCH.name(found.id)} ({speed}, coût {found.cost})"


def fear_card(index: int) -> str:
    return FRENCH.name(content.FEAR_CARDS[index].id)


def blight_card(index: int) -> str:
    return FRENCH.name(content.BLIGHT_CARDS[index].id)


def invader_card(index: int) -> str:
    card = CARDS[index]
    if card.mask == COASTAL:
        where = "régions côtières"
    else:
        where = listed([TERRAIN[t] for t in range(len(TERRAIN)) if card.mask >> t & 1])
    return f"{where} (Niveau {STAGE[card.stage]})"


def at(site: int) -> str:
    """A land of the log: an Ocean is called one."""
    name = site_name(site)
    return f"l’Océan {name}" if site & 15 == 0 else name


def space(found: Space) -> str:
    """What a space of a presence track gives."""
    return FRENCH.catalogue.say(in_full(found))
