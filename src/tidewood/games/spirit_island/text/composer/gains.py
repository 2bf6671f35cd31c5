"""What Spirits gain, spend and choose, and what holds for a turn."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.spirit import Aspect, Spirit
from tidewood.games.spirit_island.text.composer.amounts import in_units
from tidewood.games.spirit_island.text.composer.base import COMPOSER
from tidewood.games.spirit_island.text.composer.lands import in_land
from tidewood.games.spirit_island.verbs import (
    drowning,
    fear,
    gains,
    move_presence,
    paying,
    play_cards,
    power_cards,
    presence,
    targets,
)
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR
from tidewood.kernel.rows import FOREVER, THIS_TURN
from tidewood.language.values import Message, Thing, message

DECKS: Final = {MINOR: "minor", MAJOR: "major"}
OWN_WORDS: Final = frozenset(
    {
        "gift-of-constancy", "tidal-boon", "gift-of-twinned-days", "unquenchable-flames",
        "gather-the-scattered-light-of-stars", "explorers-are-reluctant-2-more",
        "explorers-are-reluctant-1", "explorers-are-reluctant-3", "immigration-slows-1", "immigration-slows-2",
        "immigration-slows-3", "fortune-seekers",
    }
)  # fmt: skip  # rules that say themselves when they act
SILENT: Final = frozenset(  # the rule before says it too
    {"call-to-guard-moved", "invested-aristocracy-blight", "remnants-of-a-spirits-heart-ends"}
)

COMPOSER.clauses(
    {
        gains.SameElements: "card.same-elements",
        power_cards.Forget: "card.forget",
        power_cards.ReclaimAll: "card.reclaim-all",
        power_cards.Reclaim: "card.reclaim",
        power_cards.TakeLeftover: "card.take-leftover",
        power_cards.GiveCard: "card.give-card",
        play_cards.PlayGained: "card.play-gained",
        paying.PlayAnother: "card.play-another",
        presence.PresenceToTrack: "card.presence-to-track",
        move_presence.MoveSacredSite: "card.move-sacred-site",
        move_presence.GatherIntoOceans: "card.ocean-gathers",
        move_presence.PushOutOfOceans: "card.ocean-pushes",
        move_presence.GoAlong: "card.go-along",
        drowning.ExchangeDrowned: "card.exchange-drowned",
        drowning.Rescue: "card.rescue",
        fear.TurnUpFearCard: "card.turn-up-fear-card",
    }
)


def rule(id: str, value: int = 0, times: int = 0, more: bool = False) -> Message:
    """What a rule says. `more`: it adds to what it gave before."""
    return message(f"card.rule.{id}", value=value, times=times, more=more)


def special(spirit: Spirit | Aspect) -> list[str]:
    """Its special rules; one that works in several ways is told once, by the first of them."""
    found: list[str] = []
    for each in spirit.rules:
        if not any([each.id.startswith(f"{id}-") for id in found]):
            found.append(each.id)
    return found


def lasting(n: gains.ThisTurn, own: bool, more: bool = False) -> Message:
    """What holds until the turn ends; `own`: for the Spirit that uses the Power, not for its target."""
    said = rule(n.rule.id, n.value, n.uses, more)
    if n.rule.id in OWN_WORDS:
        return message("card.lasting-own-words", rule=said, own=own)
    if n.until != THIS_TURN:
        return message("card.from-now" if n.until == FOREVER else "card.at-once", rule=said)
    return message("card.lasting", rule=said)


@COMPOSER.says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> Message | list[Message]:
    return [] if n.rule.id in SILENT else lasting(n, own=True)


COMPOSER.clauses({targets.SharePresence: "card.lasting"}, rule=lambda n: rule(n.shared.id))
COMPOSER.clauses({gains.Energy: "card.gain"}, what=in_units("energy"))
COMPOSER.clauses({gains.ExtraPlays: "card.extra-plays", presence.ReturnPresence: "card.return-presence"}, "n")
COMPOSER.clauses(
    {presence.DestroyPresence: "card.destroy-presence"},
    "here",
    what=in_units("own-presence"),
    theirs=in_units("their-presence"),
    within=lambda n: n.within if n.within >= 0 and not n.here else None,
)


@COMPOSER.says(gains.GainElements)
def _(n: gains.GainElements) -> Message:
    if n.owned:
        return message("card.gain-owned-element")
    if len(n.among) < len(ELEMENTS):
        return message("card.gain-one-of", elements=[Thing("element", ELEMENTS[e]) for e in n.among])
    return message("card.gain-one-element", n=n.each) if n.n == 1 else message("card.gain-elements", n=n.n)


@COMPOSER.says(power_cards.GainPower)
def _(n: power_cards.GainPower) -> Message:
    kind = Thing("power-kind", DECKS.get(n.kind, "card"))
    if n.draw == 1:
        return message("card.gain-top-power", kind=kind)
    if n.draw != power_cards.DRAWN:
        return message("card.gain-power-of", kind=kind, n=n.draw, freely=not n.forget)
    return message("card.gain-power" if n.forget else "card.gain-power-freely", kind=kind)


@COMPOSER.says(presence.AddPresence)
def _(n: presence.AddPresence) -> Message:
    if n.here:
        return message("card.add-presence-anywhere") if n.anywhere else message("card.add-presence-here", n=1)
    land = in_land(n)
    if n.within == 0:
        return message("card.add-presence-near", land=land)
    if n.within > 0:
        return message("card.add-presence-within", within=n.within, land=land)
    return message("card.add-presence", land=land)
