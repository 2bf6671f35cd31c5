"""What rules say, by id: special rules of Spirits, and what cards lay for a turn. `value` and `times` are filled in."""

from __future__ import annotations

RULES = {
    # laid by cards for a turn
    "no-ravage": "Invaders do not Ravage in the land.",
    "no-build": "Invaders do not Build in the land.",
    "no-explore": "Invaders do not Explore into the land.",
    "entwined-power": "Both Spirits may use their Powers from each other’s Presence, too.",
    "avoid-the-dahan-1": "Invaders do not Explore into lands with at least 2 Dahan.",
    "avoid-the-dahan-2": "Invaders do not Build in lands where Dahan outnumber Towns and Cities.",
    "avoid-the-dahan-3": "Invaders do not Build in lands with Dahan.",
    "overseas-trade-seem-safer-2": "Invaders do not Build Cities in Coastal lands.",
    "overseas-trade-seem-safer-3": "Invaders do not Build in Coastal lands.",
    "trade-suffers-1": "Invaders do not Build in lands with a City.",
    "infinite-vitality": "Dahan in the land have {value} more Health.",
    "infinite-vitality-blight": "No Blight is added to the land.",
    "infinite-vitality-harmless": "Dahan in the land cannot be damaged or destroyed.",
    "powerstorm": "That Spirit may {times} repeat a Power Card, paying its cost again.",
    "gift-of-strength": "That Spirit may once repeat a Power Card that costs at most {value}, without paying.",
    "vengeance-of-the-dead": (
        "After each Action that destroys Towns, Cities or Dahan in the land: 1 Damage there for each piece destroyed."
    ),
    "vengeance-of-the-dead-near": (
        "After each Action that destroys Towns, Cities or Dahan in the land: "
        "1 Damage there or in adjacent lands for each piece destroyed."
    ),
    "encompassing-ward": "Defend {value} in every land where that Spirit has Presence.",
    "gift-of-constancy": (
        "As the turn ends, that Spirit may reclaim one of its Power Cards in play instead of discarding it."
    ),
    "reaching-grasp": "That Spirit’s Powers have {value} more range.",
    "lightnings-boon": "That Spirit may use up to {value} Slow Powers as if they were Fast.",
    "dread-apparitions": "Whenever Powers make Fear in the land, Defend 1 there for each of that Fear.",
    "tidal-boon": "Dahan that this Power pushes into an Ocean you may move to any Coastal land instead of drowning.",
    "concealing-shadows": "Dahan in the land take no Damage from ravaging Invaders.",
    "words-of-warning": "Dahan in the land deal their Damage in a Ravage at the same time as the Invaders.",
    # special rules of Spirits
    "swiftness-of-lightning": "Each turn you may use 1 Slow Power as if it were Fast for each air you have.",
    "rivers-domain": "Your Presence in a wetland is a Sacred Site, even a single one.",
    "shadows-of-the-dahan": (
        "Whenever you use a Power, you may pay 1 Energy to target a land with Dahan, however far away it is."
    ),
    "earths-vitality": "Defend 3 in every land where you have a Sacred Site.",
    "ally-of-the-dahan": (
        "Whenever a Dahan moves out of a land with your Presence, you may move 1 of that Presence along with it."
    ),
    "sworn-to-victory": (
        "After a Ravage that destroys Dahan, destroy 1 of your Presence in that land or next to it "
        "for each Dahan destroyed."
    ),
    "choke-the-land-with-green": (
        "When Invaders would Ravage or Build in a land with your Sacred Site, "
        "you may destroy 1 of your Presence there to stop it."
    ),
    "choke-the-land-with-green-build": (
        "When Invaders would Build in a land with your Sacred Site, "
        "you may destroy 1 of your Presence there to stop it."
    ),
    "steady-regeneration": (
        "When you add Presence by Growth, it may be a destroyed one: free while the island is healthy, "
        "for 1 Energy each while it is blighted."
    ),
    "ocean-in-play": (
        "Your Presence may be in Oceans and Coastal lands only. On boards where you have Presence, the Ocean is a "
        "Coastal wetland for Powers and for Blight, and Invaders and Dahan moved into it drown."
    ),
    "drowning": (
        "Drowned pieces are destroyed. You keep drowned Invaders: as much of their Health as there are players "
        "can at any time be turned into 1 Energy."
    ),
    "drowning-fast": "Drowned Health, as much as there are players, can be turned into 1 Energy.",
    "drowning-slow": "Drowned Health, as much as there are players, can be turned into 1 Energy.",
    "to-dream-a-thousand-deaths": (
        "Your Powers neither damage nor destroy, except your own Presence. Where they would destroy Invaders, there is "
        "instead 2 Fear for a Town and 5 for a City, and Explorers and Towns are pushed; "
        "each Invader once in an Action."
    ),
    "to-dream-a-thousand-deaths-ends": "What your Powers have done in a dream ends with the Action.",
    # adversaries and scenarios
    "indentured-servants-earn-land": (
        "Invaders also Build in lands of the card without Invaders, if adjacent lands hold at least 2 Towns and Cities."
    ),
    "local-autonomy": "Towns and Cities have 1 more Health.",
    "swayed-by-the-invaders": (
        "After Invaders Explore into a land with at least as many Invaders as Dahan, "
        "1 Dahan there is replaced by 1 Town."
    ),
    "heavy-mining": (
        "When a Ravage does at least 6 Damage to the land, 1 more Blight is added there, "
        "which destroys no Presence and does not cascade."
    ),
    "fine-steel-towns": "Towns deal 1 more Damage.",
    "fine-steel-cities": "Cities deal 2 more Damage.",
    "mining-rush": (
        "When a Ravage adds Blight to its land, 1 Town is added to an adjacent land without Towns and Cities."
    ),
    "blitz-one-more-explorer": "The next Explore into the land adds 1 more Explorer.",
    "blitz-all-fast": "All Powers are Fast.",
    "blitz-cheaper": "Power Cards that are Fast by themselves cost 1 Energy less.",
    "blitz-more-explorers": "Whenever Invaders Explore, 1 more Explorer is added once on each board.",
    "blitz-less-blight": "When the island becomes blighted, its card gets 1 Blight less per board.",
    "blitz-free-card": "For playing a Fast Power Card of cost 0 you gain 1 Energy.",
    "blitz-fast-power": "For using a Fast Innate Power, or a Power made Fast otherwise, you gain 1 Energy.",
    "constant-raiding": "After an Action that moves Dahan, each of them deals 1 Damage in the land where it is now.",
    "military-response": (
        "After an Action that destroys Cities or Towns, 1 Town for each City and 1 Explorer for each Town "
        "is added to the nearest land with Dahan."
    ),
    "coordinated-insurrection": (
        "When the Fear deck is used up, all Dahan deal their Damage at once; unless that wins the game, it is lost."
    ),
    "terror-by-ritual": "Fear does not raise the Terror Level; only the Ritual of Terror does.",
    "ritual-of-terror": (
        "In a land with Presence of every Spirit and at least 3 Dahan per player, "
        "the Spirits may together pay 3 Energy and destroy 3 Presence: the next Terror Level is reached, "
        "all earned Fear cards are resolved, and all Dahan of the land are pushed, as evenly as possible."
    ),
    "slow-ritual-of-terror": "The Ritual of Terror may be performed in the Slow Power Phase, too.",
}
# The same for the Spirit that uses the Power, where it differs.
OWN = {
    "gift-of-constancy": "As the turn ends, you may reclaim one of your Power Cards in play instead of discarding it.",
}
TIMES = {-1: "any number of times", 1: "once", 2: "twice"}
