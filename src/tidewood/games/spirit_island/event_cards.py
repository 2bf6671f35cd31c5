"""What an Event card is."""

from __future__ import annotations

from typing import Any, NamedTuple

from tidewood.kernel.core import Node


class EventCard(NamedTuple):
    """The upper half, of which one part is carried out, then the token event and the Dahan event. [SI-EVENT-03,
    SI-EVENT-06]
    """

    id: str
    whole: Node[Any]
    only_with: str = ""  # the adversary it belongs to; without it the card is passed over
    banned: bool = False  # taken out of the box by a later set
