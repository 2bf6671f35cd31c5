"""What Spirits gain, spend and choose, and what holds for a turn."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.text.composer.amounts import amount, unit
from tidewood.games.spirit_island.text.composer.base import COMPOSER
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.verbs import (
    drowning,
    fear,
    gains,
    move_presence,
    play_cards,
    power_cards,
    presence,
    targets,
)
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR
from tidewood.language.values import Message, Thing, message

DECKS: Final = {MINOR: "minor", MAJOR: "major"}
OWN_WORDS: Final = frozenset({"gift-of-constancy", "tidal-boon"})  # rules that say themselves when they act

COMPOSER.fixed(
    {
        gains.SameElements: "card.same-elements",
        power_cards.Forget: "card.forget",
        power_cards.ReclaimAll: "card.reclaim-all",
        power_cards.Reclaim: "card.reclaim",
        power_cards.TakeLeftover: "card.take-leftover",
        power_cards.GiveCard: "card.give-card",
        play_cards.PlayGained: "card.play-gained",
        presence.PresenceToTrack: "card.presence-to-track",
        move_presence.MoveSacredSite: "card.move-sacred-site",
        move_presence.OceanGathers: "card.ocean-gathers",
        move_presence.OceanPushes: "card.ocean-pushes",
        move_presence.GoAlong: "card.go-along",
        drowning.ExchangeDrowned: "card.exchange-drowned",
        drowning.Rescue: "card.rescue",
        fear.TurnUpFearCard: "card.turn-up-fear-card",
    }
)


def rule(id: str, value: int = 0, times: int = 0, more: bool = False) -> Message:
    """What a rule says. `more`: it adds to what it gave before."""
    return message(f"card.rule.{id}", value=value, times=times, more=more)


def lasting(n: gains.ThisTurn, own: bool, more: bool = False) -> Message:
    """What holds until the turn ends; `own`: for the Spirit that uses the Power, not for its target."""
    said = rule(n.rule.id, n.value, n.uses, more)
    if n.rule.id in OWN_WORDS:
        return message("card.lasting-own-words", rule=said, own=own)
    return message("card.lasting", rule=said)


@COMPOSER.says(gains.ThisTurn)
def _(n: gains.ThisTurn) -> Message:
    return lasting(n, own=True)


@COMPOSER.says(targets.Entwine)
def _(n: targets.Entwine) -> Message:
    return message("card.lasting", rule=rule("entwined-power"))


@COMPOSER.says(gains.Energy)
def _(n: gains.Energy) -> Message:
    return message("card.gain", what=amount(n.amount, unit("energy")))


@COMPOSER.says(gains.ExtraPlays)
def _(n: gains.ExtraPlays) -> Message:
    return message("card.extra-plays", n=n.n)


@COMPOSER.says(gains.GainElements)
def _(n: gains.GainElements) -> Message:
    return message("card.gain-owned-element") if n.owned else message("card.gain-elements", n=n.n)


@COMPOSER.says(power_cards.GainPower)
def _(n: power_cards.GainPower) -> Message:
    kind = Thing("power-kind", DECKS.get(n.kind, "card"))
    if n.draw == 1:
        return message("card.gain-top-power", kind=kind)
    return message("card.gain-power" if n.forget else "card.gain-power-freely", kind=kind)


@COMPOSER.says(presence.AddPresence)
def _(n: presence.AddPresence) -> Message:
    if n.here:
        return message("card.add-presence-anywhere" if n.anywhere else "card.add-presence-here")
    land = None if n.land is None else a_land(n.land)
    if n.within == 0:
        return message("card.add-presence-near", land=land)
    if n.within > 0:
        return message("card.add-presence-within", within=n.within, land=land)
    return message("card.add-presence", land=land)


@COMPOSER.says(presence.ReturnPresence)
def _(n: presence.ReturnPresence) -> Message:
    return message("card.return-presence", n=n.n)


@COMPOSER.says(presence.DestroyPresence)
def _(n: presence.DestroyPresence) -> Message:
    within = n.within if n.within >= 0 and not n.here else None
    return message(
        "card.destroy-presence",
        what=amount(n.amount, unit("own-presence")),
        theirs=amount(n.amount, unit("their-presence")),
        here=n.here,
        within=within,
    )
