"""What a player does not know of the modules is drawn again."""

from __future__ import annotations

from tidewood.games.everdell.mistwood.dealing import in_play, redraw_legends
from tidewood.games.everdell.pieces import NO_ABILITY
from tidewood.games.everdell.state import Valley
from tidewood.kernel.chance import draw


def redraw_modules(s: Valley, who: int) -> None:
    if s.rules.legends:
        redraw_legends(s, who)
    if any(s.offers):
        redraw_offers(s, who)


def redraw_offers(s: Valley, who: int) -> None:
    """While ability cards are chosen, a player sees the own offer and what others have laid out."""
    seen = [*(s.offers[who] if who >= 0 else []), *[number for number in s.ability if number != NO_ABILITY]]
    left = [number for number in in_play(s) if number not in seen]
    fresh: list[list[int]] = []
    for other, own in enumerate(s.offers):
        if other == who:
            fresh.append(own)
            continue
        drawn: list[int] = []
        for number in own:
            if number == s.ability[other]:
                drawn.append(number)
            else:
                drawn.append(left.pop(draw(s.rng, len(left))))
                s.rng += 1
        fresh.append(drawn)
    s.offers = fresh
