"""What is odd about typed cards of Phantomia, in English."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.checks import DOUBTS
from tidewood.games.everdell.text.en.language import ENGLISH
from tidewood.kernel.log import Event
from tidewood.language.values import Thing


@ENGLISH.event("her-doubt")
def _(e: Event) -> str:
    number = DOUBTS[e.args[0]]
    doubt = ENGLISH.catalogue.value(Thing("doubt", number), ())
    return f"The printed cards of Phantomia that were typed in are odd: {doubt} [{number}]."
