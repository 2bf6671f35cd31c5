"""The 48 cards of the base game, from print and not from the definitions: id, copies, type, rarity, kind,
cost (t twig, r resin, p pebble, b berry), points.
"""

from __future__ import annotations

BASE_CARDS = """
architect 2 prosperity unique critter 4b 2
bard 2 traveller unique critter 3b 0
barge-toad 3 production common critter 2b 1
castle 2 prosperity unique construction 2t3r3p 4
cemetery 2 destination unique construction 2p 0
chapel 2 destination unique construction 2t1r1p 2
chip-sweep 3 production common critter 3b 2
clock-tower 3 governance unique construction 3t1p 0
courthouse 2 governance unique construction 1t1r2p 2
crane 3 governance unique construction 1p 1
doctor 2 production unique critter 4b 4
dungeon 2 governance unique construction 1r2p 0
ever-tree 2 prosperity unique construction 3t3r3p 5
fairgrounds 3 production unique construction 1t2r1p 3
farm 8 production common construction 2t1r 1
fool 2 traveller unique critter 3b -2
general-store 3 production common construction 1r1p 1
historian 3 governance unique critter 2b 1
husband 4 production common critter 3b 2
inn 3 destination common construction 2t1r 2
innkeeper 3 governance unique critter 1b 1
judge 2 governance unique critter 3b 2
king 2 prosperity unique critter 6b 4
lookout 2 destination unique construction 1t1r1p 2
mine 3 production common construction 1t1r1p 2
miner-mole 3 production common critter 3b 1
monastery 2 destination unique construction 1t1r1p 1
monk 2 production unique critter 1b 0
palace 2 prosperity unique construction 2t3r3p 4
peddler 3 production common critter 2b 1
post-office 3 destination common construction 1t2r 2
postal-pigeon 3 traveller common critter 2b 0
queen 2 destination unique critter 5b 4
ranger 2 traveller unique critter 2b 1
resin-refinery 3 production common construction 1r1p 1
ruins 3 traveller common construction - 0
school 2 prosperity unique construction 2t2r 2
shepherd 2 traveller unique critter 3b 1
shopkeeper 3 governance unique critter 2b 1
storehouse 3 production common construction 1t1r1p 2
teacher 3 production common critter 2b 2
theater 2 prosperity unique construction 3t1r1p 3
twig-barge 3 production common construction 1t1p 1
undertaker 2 traveller unique critter 2b 1
university 2 destination unique construction 1r2p 3
wanderer 3 traveller common critter 2b 1
wife 4 prosperity common critter 2b 2
woodcarver 3 production common critter 2b 2
"""

# Which construction frees which critter; the Ever Tree frees any.
HOMES = """
castle king
cemetery undertaker
chapel shepherd
clock-tower historian
courthouse judge
crane architect
dungeon ranger
fairgrounds fool
farm husband
farm wife
general-store shopkeeper
inn innkeeper
lookout wanderer
mine miner-mole
monastery monk
palace queen
post-office postal-pigeon
resin-refinery chip-sweep
ruins peddler
school teacher
storehouse woodcarver
theater bard
twig-barge barge-toad
university doctor
"""
