"""What is odd about typed cards of Phantomia, in French."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.checks import DOUBTS
from tidewood.games.everdell.text.fr.language import FRENCH
from tidewood.kernel.log import Event
from tidewood.language.values import Thing


@FRENCH.event("her-doubt")
def _(e: Event) -> str:
    number = DOUBTS[e.args[0]]
    doubt = FRENCH.catalogue.value(Thing("doubt", number), ())
    return f"Les cartes imprimées de Phantomia qui ont été saisies surprennent : {doubt} [{number}]."
