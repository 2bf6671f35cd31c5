"""What only Event cards of Jagged Earth say, and an Event card as it is printed."""

from __future__ import annotations

from tidewood.games.spirit_island.conditions import boards
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.faces import EventFace, EventFacePart
from tidewood.games.spirit_island.text.composer.amounts import COUNTED, amount
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds
from tidewood.games.spirit_island.text.composer.conditions import THAT
from tidewood.games.spirit_island.text.composer.events_branch_and_claw import HALVES
from tidewood.games.spirit_island.text.composer.gains import rule
from tidewood.games.spirit_island.text.composer.lands import WITH, a_land
from tidewood.games.spirit_island.verbs import event_parts, event_rules, on_boards
from tidewood.kernel.combine import Seq
from tidewood.kernel.composer import COLONS
from tidewood.kernel.text import Language
from tidewood.language.values import Message, Thing, message

COMPOSER.clauses({event_rules.TimesPlayers: "card.times-players", event_rules.PushOwn: "card.push-own"}, "part")
COMPOSER.clauses({event_rules.LoseEnergy: "card.pay-energy", on_boards.SacrificeHere: "card.sacrifice-here"}, "n")
COMPOSER.clauses({
    event_rules.PermanentElement: "card.permanent-element", event_rules.DrawStrength: "card.draw-strength",
    event_rules.LastCardsToBox: "card.last-cards-to-box", event_rules.LoseFear: "card.lose-fear",
    event_rules.RegainUnique: "card.regain-unique", event_rules.DestroyDamaged: "card.destroy-damaged",
    event_rules.RemoveStrife: "card.remove-strife", event_rules.Retaliate: "card.retaliate",
    event_rules.LeaveForWilds: "card.leave-for-wilds",
})  # fmt: skip
COMPOSER.marks |= dict.fromkeys(("card.times-players", "card.by-health"), COLONS)
WITH.clauses(
    {
        boards.HasDamaged: "card.with.damaged",
        boards.NoPresence: "card.with.no-presence",
        boards.NotMatching: "card.with.no-build-card",
    }
)
THAT.clauses({boards.BoardHasStrife: "card.that.board-strife"})
COUNTED.clauses({boards.InvaderCardsGone: "card.per.invader-cards-gone"})


@COMPOSER.says(event_rules.InEachLandOf, event_rules.LayAmount, event_rules.LowerDefend, event_rules.TruceHere)
def _(
    n: event_rules.InEachLandOf | event_rules.LayAmount | event_rules.LowerDefend | event_rules.TruceHere,
) -> Message:
    value = n.value if isinstance(n, event_rules.InEachLandOf) else 0
    return message("card.lasting", rule=rule(n.rule.id, value))


@COMPOSER.says(event_rules.ByHealth)
def _(n: event_rules.ByHealth) -> Message:
    return message("card.by-health", healthy=n.then, blighted=n.otherwise)


@COMPOSER.says(event_rules.BlightOntoCard)
def _(n: event_rules.BlightOntoCard) -> Message:
    return message("card.blight-onto-card", what=amount(n.amount, Thing("piece", "blight")))


@THAT.says(boards.BoardHasExactly)
def _(found: boards.BoardHasExactly) -> Message:
    assert found.land is not None
    return message("card.that.board-exactly", n=found.n, kinds=kinds(found.kinds), land=a_land(found.land))


@THAT.says(boards.BoardLands)
def _(found: boards.BoardLands) -> Message:
    return message("card.that.board-lands", n=found.n, kinds=kinds(found.kinds))


@THAT.says(boards.BoardOutnumbers)
def _(found: boards.BoardOutnumbers) -> Message:
    return message("card.that.board-outnumbers", n=found.n, kinds=kinds(found.kinds), others=kinds(found.others))


@WITH.says(boards.Printed)
def _(found: boards.Printed) -> Message:
    return message("card.with.printed", kinds=kinds(found.kinds), missing=found.missing)


@WITH.says(boards.MostNearby)
def _(found: boards.MostNearby) -> Message:
    return message("card.with.most-of", kinds=kinds(found.kinds), everywhere=False)


@COUNTED.says(boards.PerBoardWhere)
def _(n: boards.PerBoardWhere) -> Message:
    return message("card.per.board-where", land=a_land(n.land))


# -- the card as it is printed


def event_face(language: Language, card: EventCard) -> EventFace:
    """The upper half in its parts, then the token and the Dahan event."""
    assert isinstance(card.whole, Seq)
    upper, *helpful = card.whole.parts
    parts: list[EventFacePart] = [
        {"half": "main", "text": language.sentences(said)} for said in COMPOSER.sentences(upper)
    ]
    for part in helpful:
        assert isinstance(part, event_parts.EventPart)
        parts.append({"half": HALVES[part.half], "text": language.sentences(part)})
    return {"event": parts}
