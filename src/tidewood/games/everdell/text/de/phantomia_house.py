"""What is odd about typed cards of Phantomia, in German."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.checks import DOUBTS
from tidewood.games.everdell.text.de.language import GERMAN
from tidewood.kernel.log import Event
from tidewood.language.values import Thing


@GERMAN.event("her-doubt")
def _(e: Event) -> str:
    number = DOUBTS[e.args[0]]
    doubt = GERMAN.catalogue.value(Thing("doubt", number), ())
    return f"An den eingetippten gedruckten Karten von Phantomia ist etwas ungewöhnlich: {doubt} [{number}]."
