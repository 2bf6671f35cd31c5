"""Words for tokens, for lands around the target and for what lasts: those that came with the expansions."""

from __future__ import annotations

from collections.abc import Sequence

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.conditions.situations import OwnersTurn, UsedOnLand
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.hooks import (
    BLIGHT_KILLS,
    BUILDS,
    CARD_STAYS,
    EXPLORES,
    MORE_CARDS,
    PLAYS,
    RAVAGES,
    SIDES,
    SOURCES,
    STANDS_FOR,
    STEP_SKIPPED,
    TIME,
)
from tidewood.games.spirit_island.pieces import Kinds, elements
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import BUILD_SPACE, EXPLORE_SPACE, RAVAGE_SPACE, Island
from tidewood.games.spirit_island.verbs import some_lands, tokens, unlocked
from tidewood.games.spirit_island.verbs.add import Add
from tidewood.games.spirit_island.verbs.aid import LesserSpirits
from tidewood.games.spirit_island.verbs.at_time import NormalAction
from tidewood.games.spirit_island.verbs.blight import LoseAnyPresence
from tidewood.games.spirit_island.verbs.causes import NoMore
from tidewood.games.spirit_island.verbs.damage import DamageNear
from tidewood.games.spirit_island.verbs.defend import Defend
from tidewood.games.spirit_island.verbs.destroy_and_remove import UNBENT, RemoveAmong, RemoveDamaged
from tidewood.games.spirit_island.verbs.fear import MoreFearTokens
from tidewood.games.spirit_island.verbs.gains import LoseEnergy, ThisTurn
from tidewood.games.spirit_island.verbs.give_up import (
    EachLosesPresence,
    GiveUpFromTrack,
    GiveUpPresence,
    NearPresence,
    PresenceIntoBadlands,
)
from tidewood.games.spirit_island.verbs.infighting import Infighting, RavageHere, RavageNextDoor
from tidewood.games.spirit_island.verbs.invaders import DECK
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.new_boards import NewBoard
from tidewood.games.spirit_island.verbs.paying import PayAny, PayJointly, Prevent
from tidewood.games.spirit_island.verbs.powers import IsBusy
from tidewood.games.spirit_island.verbs.push_and_gather import MoveBetween
from tidewood.games.spirit_island.verbs.push_presence import PushPresence
from tidewood.games.spirit_island.verbs.skip_invaders import NO_RAVAGE
from tidewood.games.spirit_island.verbs.skip_some import SkippedOne, SkipSome
from tidewood.games.spirit_island.verbs.strife import WEAKENED, DamageByStrife, Strife, Weaken
from tidewood.games.spirit_island.verbs.sunken_boards import DestroyBoard
from tidewood.games.spirit_island.verbs.target_spirit import SpiritOnBoard
from tidewood.games.spirit_island.verbs.those import DamageThose, DestroyThose
from tidewood.games.spirit_island.verbs.unlocked import PlayUnlocked
from tidewood.games.spirit_island.verbs.void import GatherOneOfEach, GatherPresence, NoOtherCards, PerformAgain
from tidewood.games.spirit_island.verbs.woven_lands import JoinLands
from tidewood.games.spirit_island.words.cards import as_action
from tidewood.games.spirit_island.words.effects import Effect, effect
from tidewood.games.spirit_island.words.numbers import ALL, Number, amount
from tidewood.games.spirit_island.words.pieces_and_lands import ANY_LAND, BADLANDS, DISEASE, Land, land
from tidewood.games.spirit_island.words.rules import rule
from tidewood.kernel import rows
from tidewood.kernel.amounts import Amount, Condition, Times
from tidewood.kernel.combine import Nothing
from tidewood.kernel.rows import Rule

__all__ = [
    "ADJACENT", "ALL_DESTROYED", "ANY_TOKEN", "BLIGHT_KILLS", "BOTH_PRESENCE", "BUILD_SPACE", "CARD_STAYS", "DECK",
    "EXPLORE_SPACE", "FEWEST_BUILDINGS", "LOWEST_BUILD", "LOWEST_EXPLORE", "MORE_CARDS", "NEXT_TO_BOTH",
    "NEXT_TO_STRIFE", "NORMAL", "NO_OTHER_CARDS", "ON_THIS_BOARD", "ORIGIN_IS_SACRED", "OTHER_COAST", "PLAYS",
    "RAVAGE_CARD", "SIDES", "SOURCES", "STANDS_FOR", "STEP_SKIPPED", "STRIFE", "TIME", "TOKENS", "TOKENS_REMOVED",
    "TOWARDS_OCEAN", "UNBENT", "IsBusy", "NearPresence", "Nothing", "OwnersTurn", "PlayUnlocked", "UsedOnLand",
    "add_tokens", "blight_card", "damage_around", "damage_by_strife", "damage_those", "defend_around", "destroy_board",
    "destroy_those", "each_loses_presence", "either_target", "from_now", "from_origin", "gather_one_of_each",
    "gather_presence", "give_up_presence", "in_lands", "in_origin", "in_their_land", "in_those_lands", "infight",
    "join_lands", "lesser_spirits", "lose_energy", "lose_presence_on_board", "more_fear_tokens", "more_of_each",
    "move_between", "name_land", "new_board", "next_to", "next_to_tokens", "no_more", "pay_any", "pay_jointly",
    "per_around", "per_removed", "per_token", "per_token_removed", "perform_again", "presence_into_badlands",
    "push_presence", "ravage", "ravage_next_door", "remove_among", "remove_damaged", "remove_tokens", "return_tokens",
    "second_target", "skip_ravage", "skip_some", "skip_step", "skipping", "spirit_on_board", "terror_at_least",
    "this_action", "unless_paid", "weaken",
]  # fmt: skip

for _made in (unlocked.UNLOCKED, unlocked.FORGOTTEN_LATER, WEAKENED):
    register(_made)

TOKENS = Kinds((p.BADLANDS, p.BEASTS, p.DISEASE, p.WILDS))
ADJACENT = c.NextToThis()
ON_THIS_BOARD = c.OnThisBoard()  # inside each_board
STRIFE = c.HasToken(Kinds(()))
ANY_TOKEN = c.HasToken(TOKENS)  # Strife is one too
TOWARDS_OCEAN = c.TowardsOcean()
FEWEST_BUILDINGS = c.FewestBuildings()
ALL_DESTROYED = c.AllDestroyed()
TOKENS_REMOVED = c.Noted(tokens.REMOVED, Kinds(range(p.KINDS)))
NEXT_TO_BOTH = some_lands.NextToBoth()
ORIGIN_IS_SACRED = some_lands.OriginIsSacred()
NO_OTHER_CARDS = NoOtherCards()
RAVAGE_CARD = c.Matching(RAVAGE_SPACE)  # lands that a Ravage card shows
NORMAL = NormalAction()  # of a card, not called for by anything else
LOWEST_BUILD = c.LowestMatching(BUILD_SPACE)
LOWEST_EXPLORE = c.LowestMatching(EXPLORE_SPACE)


OTHER_COAST = c.OtherCoast()
BOTH_PRESENCE = c.BothPresence()
NEXT_TO_STRIFE = c.NextTo(Kinds(()), strife=True)


# -- lands and conditions


def next_to(kinds: Kinds, n: int = 1) -> c.LandFilter:
    """A land whose neighbours hold at least n such pieces together."""
    return c.NextTo(kinds, n)


def next_to_tokens(n: int = 1, kinds: Kinds = TOKENS) -> c.LandFilter:
    """The same of tokens, Strife among them."""
    return c.NextTo(kinds, n, strife=True)


def terror_at_least(level: int) -> Condition[Island]:
    return c.TerrorAtLeast(level)


def second_target(within: int) -> c.LandFilter:
    return some_lands.SecondTarget(within)


def either_target(name: str) -> c.LandFilter:
    return some_lands.EitherTarget(name)


# -- amounts


def per_token(kinds: Kinds, n: int = 1, near: bool = False) -> Amount[Island]:
    """n for each such piece and each Strife in the land; `near`: and in adjacent lands."""
    base = c.PerToken(kinds, near=near)
    return base if n == 1 else Times(base, n)


def per_around(kinds: Kinds, n: int = 1) -> Amount[Island]:
    """n for each such piece in the land and in adjacent lands."""
    base = c.PerToken(kinds, strife=False, near=True)
    return base if n == 1 else Times(base, n)


def per_removed(kinds: Kinds, n: int = 1, of: int = 1) -> Amount[Island]:
    """n for every `of` pieces this Action has removed so far."""
    return Times(c.PerNoted("removed", kinds), n, of)


def per_token_removed(n: int = 1) -> Amount[Island]:
    return Times(c.PerNoted(tokens.REMOVED, Kinds(range(p.KINDS))), n)


# -- effects


def in_lands(n: Number, where: Land, *parts: Effect) -> Effect:
    """In so many different lands that fit."""
    return some_lands.SomeLands(amount(n), land(where), effect(list(parts)))


def from_origin(*parts: Effect) -> Effect:
    """Once it is known from which land the Power comes."""
    return some_lands.FromOrigin(effect(list(parts)))


def in_origin(*parts: Effect, apart: bool = False) -> Effect:
    return some_lands.InOrigin(effect(list(parts)), apart)


def in_their_land(within: int, *parts: Effect) -> Effect:
    """In a land within so much of the Presence of the one who chooses."""
    return ALand(ANY_LAND, effect(list(parts)), within=within, theirs=True)


def name_land(name: str, where: Land, *parts: Effect) -> Effect:
    """In a land of one's choice that fits, which is known by this name afterwards."""
    return ALand(land(where), effect(list(parts)), let=name)


def destroy_board() -> Effect:
    """The board of the land and everything on it."""
    return DestroyBoard()


def join_lands() -> Effect:
    """The land and an adjacent one are a single land this turn."""
    return JoinLands()


def new_board() -> Effect:
    """A new board comes next to that of the land, once in a game."""
    return NewBoard()


def damage_around(n: Number) -> Effect:
    """Damage in the land and in adjacent ones, dealt as one likes."""
    return DamageNear(amount(n))


def defend_around(n: Number) -> Effect:
    return Defend(amount(n), near=True)


def infight() -> Effect:
    """Invaders with Strife strike at other Invaders."""
    return Infighting()


def ravage() -> Effect:
    return RavageHere()


def ravage_next_door() -> Effect:
    return RavageNextDoor()


def remove_tokens(n: Number, kinds: Kinds) -> Effect:
    """Tokens of these kinds and Strife."""
    return tokens.RemoveTokens(amount(n), kinds)


def return_tokens(n: Number) -> Effect:
    return tokens.ReturnTokens(amount(n), TOKENS)


def add_tokens(n: Number, kinds: Kinds, most_each: int = -1) -> Effect:
    """Tokens of these kinds and Strife, as one likes."""
    return tokens.AddTokens(amount(n), kinds, most_each)


def push_presence(n: int, *kinds: Kinds, more: tuple[Kinds, ...] = (), at: str = "") -> Effect:
    """A Presence is pushed with up to n pieces of each kind; with the elements of `at`, `more` kinds."""
    return PushPresence(n, kinds, more, c.Elements(elements(at)) if at else None)


def move_between(n: Number, kinds: Kinds) -> Effect:
    """Between the land where the effect came from and the one just chosen."""
    return MoveBetween(amount(n), kinds)


def spirit_on_board(*parts: Effect) -> Effect:
    """A Spirit with Presence on the board of the land does it."""
    return SpiritOnBoard(effect(list(parts)))


def damage_those(n: int, kinds: Kinds = p.INVADERS) -> Effect:
    """In a rule: damage to each piece that has come."""
    return DamageThose(n, kinds)


def destroy_those(kinds: Kinds) -> Effect:
    return DestroyThose(kinds)


def no_more() -> Effect:
    """In a rule: it is used up."""
    return NoMore()


def weaken() -> Effect:
    """This turn Invaders have 1 less Health for each Strife."""
    return Weaken()


def damage_by_strife() -> Effect:
    return DamageByStrife()


def skip_ravage() -> Effect:
    return ThisTurn(NO_RAVAGE, here=True)


def skip_step(made: Rule[Island], space: int) -> Effect:
    """What the cards of a space would do does not happen this turn."""
    return ThisTurn(made, value=space)


def give_up_presence(from_track: bool = False) -> Effect:
    """One of one's own Presence leaves the game."""
    return GiveUpFromTrack() if from_track else GiveUpPresence()


def presence_into_badlands(let: str) -> Effect:
    return PresenceIntoBadlands(let)


def each_loses_presence() -> Effect:
    return EachLosesPresence()


def gather_one_of_each(kinds: Kinds) -> Effect:
    """From each adjacent land one of each kind."""
    return GatherOneOfEach(kinds)


def gather_presence() -> Effect:
    return GatherPresence()


def perform_again(part: Effect) -> Effect:
    """As often as one likes, for a forgotten card of each kind."""
    return PerformAgain(part)


def pay_any(let: str) -> Effect:
    return PayAny(let)


def remove_damaged(kinds: Kinds) -> Effect:
    return RemoveDamaged(ALL, kinds)


def remove_among(n: Number, kinds: Kinds) -> Effect:
    """From among the lands of one's Presence."""
    return RemoveAmong(amount(n), kinds)


def skip_some(n: Number, made: Sequence[Rule[Island]]) -> Effect:
    """So many Actions of Invaders in the land, whichever the Spirit likes."""
    return SkipSome(amount(n), made)


def skipping(id: str, *more: Effect) -> list[Rule[Island]]:
    """The rules for `skip_some`, and what happens after each Action that is skipped."""
    hooks = (("ravage", RAVAGES), ("build", BUILDS), ("explore", EXPLORES))
    return [
        rule(f"{id}-{word}", rows.INSTEAD, hook, effect([SkippedOne(i, len(hooks)), *more]), optional=True)
        for i, (word, hook) in enumerate(hooks)
    ]


def more_of_each() -> Effect:
    """For each type of token added, one more in the land or next to it."""
    near = {kind[0]: ALand(ANY_LAND, Add(amount(1), kind[0]), near=True) for kind in (BADLANDS, DISEASE)}
    strife = ALand(land(p.INVADERS), Strife(amount(1)), near=True)
    return tokens.MoreOfEach({**near, tokens.STRIFE_TOKEN: strife})


def in_those_lands(name: str, *parts: Effect) -> Effect:
    return some_lands.InThoseLands(name, effect(list(parts)))


def lose_presence_on_board() -> Effect:
    """Inside each_board: one Presence of any Spirit there."""
    return LoseAnyPresence(on_board=True)


def lose_energy(n: int) -> Effect:
    return LoseEnergy(n)


def more_fear_tokens() -> Effect:
    return MoreFearTokens()


def lesser_spirits(gift: Rule[Island]) -> Effect:
    return LesserSpirits(gift)


def unless_paid(happens: Effect, *costs: Effect) -> Effect:
    """Inside `each_board`: it happens, unless the players agree to pay one of the costs."""
    return Prevent(happens, *costs)


def pay_jointly(n: int) -> Effect:
    return PayJointly(n)


def blight_card(
    id: str, per_player: int, at_once: Effect | None = None, each_turn: Effect | None = None, healthy: bool = False
) -> BlightCard:
    """What it does when it is turned up, and in every Invader phase. `healthy`: still healthy."""
    now = None if at_once is None else as_action(at_once)
    return BlightCard(id, per_player, Nothing() if each_turn is None else as_action(each_turn), now, healthy)


def from_now(made: Rule[Island], value: int = 0, uses: int = -1, here: bool = False) -> Effect:
    """In force for the rest of the game."""
    return ThisTurn(made, here, uses, value, until=rows.FOREVER)


def this_action(made: Rule[Island], value: int = 0, uses: int = -1) -> Effect:
    """In force in the land until the Action ends."""
    return ThisTurn(made, True, uses, value, until=rows.THIS_ACTION)
