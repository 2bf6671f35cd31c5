"""The shape of the table: what `table()` gives and the client gets. Keys that may be left out say so."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from tidewood.games.spirit_island.panel import Track
from tidewood.games.spirit_island.pieces import Element, MortalPiece, Terrain

Layout = Literal[
    "standard", "coastline", "fragment", "inverted-fragment", "leaf", "opposite-shores", "snake", "sunrise",
    "top-to-top", "snail", "peninsula", "v", "meeple", "star", "flower", "caldera", "free", "archipelago", "thematic",
]  # fmt: skip
Closed = Literal[
    "out-of-range", "wrong-land", "not-for-presence", "not-adjacent", "no-pieces", "no-effect", "taken", "other-board",
    "not-first", "not-on-card", "no-sacred-site", "no-energy", "is-done",
]  # fmt: skip
Why = Literal[
    "no-energy", "no-plays", "used-up", "is-fast", "is-slow", "no-elements", "no-target", "face-down", "grow-first",
    "too-early", "no-drowned",
]  # fmt: skip
Mark = Literal["-", "+", "~", "*"]  # of damage, Strife, and what is only dreamt of
Phase = Literal[  # empty while the island is set up
    "spirit", "fast", "invaders.blight", "invaders.event", "invaders.fear", "invaders.immigration",
    "invaders.ravage", "invaders.build", "invaders.reveal", "invaders.explore", "invaders.advance", "slow", "time", "",
]  # fmt: skip


class PlacedBoard(TypedDict):
    """A board in its place: turned so many sixths to the left, with its northwest corner `at` this point of a net of
    triangles, whose first axis points east and whose second a sixth to the left of that. The lands of a board begin
    with its id. Boards of another islet lie on a net of their own.
    """

    id: str
    shape: str  # the drawing: `tE` is the board E of the thematic map
    turn: int
    at: list[int]
    islet: int
    gone: NotRequired[bool]  # destroyed: its lands are no more


class IslandMap(TypedDict):
    """How the boards lie together."""

    layout: Layout
    boards: list[PlacedBoard]


class Strength(TypedDict):
    """What a piece can take, and what it deals."""

    health: int
    damage: int


class Land(TypedDict):
    """A land, or an Ocean with something in it. Pieces that are damaged or marked have keys of their own: `town-1`."""

    terrain: Terrain
    coastal: bool
    adjacent: list[str]
    explorer: int
    town: int
    city: int
    dahan: int
    blight: int
    beasts: NotRequired[int]
    wilds: NotRequired[int]
    disease: NotRequired[int]
    badlands: NotRequired[int]
    vitality: NotRequired[int]
    inner: NotRequired[bool]
    isolated: NotRequired[bool]
    joined: NotRequired[str]  # the land that is one with it this turn
    presence: dict[str, int]
    defend: int
    health: NotRequired[dict[MortalPiece, int]]  # where it is not what `health` of the whole table says


# Keys that no declaration can list: by type the parts they are made of, and what stands there.
MORE_KEYS: Final[dict[str, tuple[tuple[Any, ...], type]]] = {"Land": ((MortalPiece, Mark, str), int)}


class Invaders(TypedDict):
    """The Invader cards. A card of the deck that nobody has seen is shown by its stage: `II`."""

    immigration: NotRequired[list[str]]
    ravage: list[str]
    build: list[str]
    explore: list[str]
    deck: list[str]
    discard: list[str]


class Fear(TypedDict):
    """Fear cards: those left to earn by Terror Level, those earned and not yet resolved, and the open ones."""

    terror: int
    generated: int
    pool: int
    earned: int
    left: list[int]
    deck: int
    discard: list[str]


class Blight(TypedDict):
    pool: int
    healthy: bool
    card: str | None
    unused_cards: int


class Events(TypedDict):
    """The Event cards: how many are left, and those that were carried out, the last of them now or this turn."""

    deck: int
    discard: list[str]


class TrackSpace(TypedDict):
    """A space of a presence track, as it is printed: `2+sun`."""

    gives: str
    uncovered: bool


class Threshold(TypedDict):
    """A threshold in notation: `2 sun 3 earth`."""

    needs: str
    met: bool


class PresenceCount(TypedDict):
    island: int
    destroyed: int
    removed: int


class Offer(TypedDict):
    """Power Cards that were drawn for a player to choose from."""

    to: str
    cards: list[str]


class About(TypedDict):
    """What the open question is part of: the card, adversary or scenario whose effect asks, whose it is (`spirits`: of
    all who paid for it) and in which land, with the line of its face that is carried out; and where a land is chosen,
    from where the range starts, and why other lands are closed.
    """

    card: NotRequired[str]
    by: NotRequired[str]
    land: NotRequired[str]
    line: NotRequired[int]
    origins: NotRequired[list[str]]
    closed: NotRequired[dict[str, Closed]]
    joint: NotRequired[bool]  # any player may answer for all: the first answer counts
    votes: NotRequired[dict[str, int]]  # of a joint decision: who is for which option, counted from 1


class Goal(TypedDict):
    """One way to win or to lose as it is now, and how many are left of what decides it."""

    when: str
    n: NotRequired[int]
    player: NotRequired[str]


class Goals(TypedDict):
    wins: list[Goal]
    loses: list[Goal]


class Spirit(TypedDict):
    """A Spirit. `cannot` says why a card in hand cannot be played, a Power not be used, or what a rule allows not be
    done, in this phase.
    """

    spirit: str
    energy: int
    income: int
    plays: int
    plays_left: int
    hand: list[str]
    play: list[str]
    discard: list[str]
    forgotten: list[str]
    used: list[str]
    elements: dict[Element, int]
    elements_of_choice: int
    tracks: dict[Track, list[TrackSpace]]
    innates: dict[str, list[Threshold]]
    presence: PresenceCount
    sacred_sites: list[str]
    drowned: int
    prepared: NotRequired[dict[Element, int]]
    aspect: NotRequired[str]
    time: NotRequired[int]
    days: NotRequired[list[str]]
    growth: NotRequired[list[int]]  # the Growth options that are open, counted from 1; all where it is missing
    ready: bool
    cannot: dict[str, Why]


class PowerDeck(TypedDict):
    deck: int
    discard: list[str]


class Adversary(TypedDict):
    """An adversary, and what its panel counts: Towns that can still be placed, Blight that was removed from the island,
    Blight of Ravages that did much damage, Beasts that it destroyed; and after how many cards of the Invader and the
    Fear deck cards come that its set-up has put there.
    """

    id: str
    level: int
    towns_left: NotRequired[int]
    blight: NotRequired[int]
    heavy_blight: NotRequired[int]
    beasts: NotRequired[int]
    after_invader_cards: NotRequired[list[int]]
    after_fear_cards: NotRequired[list[int]]


class RuleInForce(TypedDict):
    """What a card has made hold for a while, for a player or in a land."""

    rule: str
    player: NotRequired[str]
    land: NotRequired[str]


class RavageToCome(TypedDict):
    """A Ravage that will come to a land if nobody does anything more: damage of the Invaders, of it what each kind
    `dealt` without what rules add to the land, Defend, and what is left of the damage; the Blight that comes, whether
    it cascades, the Dahan and Presence lost in the land, and what the Dahan that are left strike back with. Where it is
    not `sure`, choices decide, and at least this will happen; where it is `open`, Fear cards or a Spirit's right come
    before it, and less may happen. `may_cascade`: it does if another cascade comes here before. `may_lose`: in other
    Ravages these players may lose Presence here before, so it is open only whether they lose some in this one.
    `stopped`: by this rule it does not happen.
    """

    damage: int
    dealt: dict[MortalPiece, int]
    defend: int
    net: int
    blight: int
    cascade: bool
    may_cascade: NotRequired[bool]
    dahan_lost: int
    strike: int
    presence_lost: list[str]
    may_lose: NotRequired[list[str]]
    sure: bool
    open: NotRequired[bool]
    stopped: NotRequired[str]


class BuildToCome(TypedDict):
    """What will be built in a land, in order; where it is not `sure`, what may be. `stopped`: by this rule nothing."""

    adds: list[MortalPiece]
    sure: bool
    stopped: NotRequired[str]


class ExploreToCome(TypedDict):
    """So many Explorers will come to a land."""

    adds: int
    sure: bool


class BlightToCome(TypedDict):
    """All Blight that will come, how much is left in the pool then, and what follows when that is nothing."""

    to_come: int
    left: int
    then: Literal["", "flips", "lost"]
    sure: bool


class LossToCome(TypedDict):
    """What all Ravages together cost."""

    lands: int
    dahan_lost: int
    presence_lost: dict[str, int]
    sure: bool


class Forecast(TypedDict):
    """What happens in the coming Invader Phase, that of this `turn`, if nobody does anything more and the game goes on.
    Lands that nothing happens to are left out. An Explore card that nobody knows opens so many lands, by which of the
    possible cards it is. `fear`: so many earned Fear cards come first. `event`: an Event card comes first.
    `escalation`: whether the Explore card brings one. `escalated`: what it would add to which lands before Exploring,
    where that does not depend on the card; where it is not `sure`, perhaps.
    """

    turn: int
    fear: int
    ravage: dict[str, RavageToCome]
    build: dict[str, BuildToCome]
    explore: dict[str, ExploreToCome]
    opens: dict[str, int]
    escalation: Literal["no", "maybe", "yes"]
    blight: BlightToCome
    losses: LossToCome
    escalated: NotRequired[dict[str, BuildToCome]]
    event: NotRequired[bool]


class SpiritIslandView(TypedDict):
    """The whole table. `shown`: the lands that each card on the Invader board shows. `unforeseen`: the players wanted
    no `forecast`.
    """

    game: Literal["spirit-island"]
    turn: int
    phase: Phase
    steps: list[Phase]
    boards: list[str]
    map: IslandMap
    lands: dict[str, Land]
    health: dict[MortalPiece, Strength]
    invaders: Invaders
    shown: dict[str, list[str]]
    fear: Fear
    blight: Blight
    spirits: dict[str, Spirit]
    minor: PowerDeck
    major: PowerDeck
    events: NotRequired[Events]
    offer: NotRequired[Offer]
    about: NotRequired[About]
    forecast: NotRequired[Forecast]
    unforeseen: NotRequired[bool]
    goal: Goals
    adversary: Adversary | None
    second_adversary: NotRequired[Adversary]
    difficulty: int
    scenario: str | None
    rules: list[RuleInForce]
