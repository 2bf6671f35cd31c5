"""What the toy's cards can do."""

from __future__ import annotations

from typing import Final

from tests.toy.state import ARRIVED, DAMAGE, DESTROYED, FOLK, HAMLET, HURT_HAMLET, LANDS, MOVED, PIECES, SCOUT, Islet
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import EVERYONE, NOTHING, REVEALED, Frame, Node, Result, number
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, shown_to
from tidewood.kernel.ledger import note
from tidewood.kernel.picks import Pick
from tidewood.kernel.rows import THIS_TURN, Change, Rule, bent, lay, lift, react

INVADERS: Final = (SCOUT, HAMLET, HURT_HAMLET)
STOP: Final = -1
WIDTH: Final = 16


class Named(Node[Islet]):
    """A verb whose result can be named."""

    let: str = ""

    def result_name(self) -> str:
        return self.let


class TargetLand(Node[Islet]):
    """Choose a land that has what is needed, and do the part there."""

    def __init__(self, part: Node[Islet], needs: tuple[int, ...] = ()) -> None:
        self.part: Final = part
        self.needs: Final = needs

    def lands(self, s: Islet) -> list[int]:
        return [land for land in range(LANDS) if not self.needs or s.count(land, self.needs)]

    def can(self, s: Islet, f: Frame) -> bool:
        return bool(self.lands(s))

    def run(self, s: Islet, f: Frame) -> None:
        lands = self.lands(s)
        if lands:
            s.ask(f, f.scope.chooser, lands)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.at(option)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"L{option}"

    def refs(self, s: Islet, f: Frame, option: int) -> list[str]:
        return [f"land:L{option}"]

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class TargetPlayer(Node[Islet]):
    """Choose another player; the part is done by and decided by them, for the owner's card."""

    def __init__(self, part: Node[Islet]) -> None:
        self.part: Final = part

    def run(self, s: Islet, f: Frame) -> None:
        others = [who for who in range(s.players) if who != f.scope.owner]
        if others:
            s.ask(f, f.scope.chooser, others)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(option)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"to p{option + 1}"

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class Move(Change[Islet]):
    """One piece goes from one land to another: bendable, and the reactions to it come at once. held: the piece."""

    hook = MOVED
    reaction_hook = ARRIVED

    def do(self, s: Islet, f: Frame, n: int) -> Result:
        s.add(f.scope.origin, f.held, -1)
        s.add(f.scope.place, f.held)
        return NOTHING.plus(f.held, f.scope.origin, f.scope.place)


MOVE: Final = Move()


class Push(Named):
    """Move pieces from the land to lands next to it, one at a time."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...], let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Islet, f: Frame) -> bool:
        return bool(self.options(s, f))

    def sure(self, s: Islet, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def whole(self, s: Islet, f: Frame) -> bool:
        return s.count(f.scope.place, self.kinds) >= self.amount.of(s, f) and self.can(s, f)

    def options(self, s: Islet, f: Frame) -> list[int]:
        here = f.scope.place
        return [kind * WIDTH + to for kind in s.present(here, self.kinds) for to in s.adjacent(here, f, kind)]

    def run(self, s: Islet, f: Frame) -> None:
        got = f.got if f.cursor < 0 else Result(f.got.things + s.result.things, f.got.size + s.result.size)
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = self.options(s, f) if left else []
        s.result = got
        if options:
            s.ask(f.at(left).having(got), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))  # the rest of this push comes after
        s.result = NOTHING
        scope = f.scope.from_origin(f.scope.place).at(option % WIDTH)
        s.push(Frame(MOVE, scope, held=option // WIDTH))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"push {PIECES[option // WIDTH]} L{f.scope.place}→L{option % WIDTH}"

    def refs(self, s: Islet, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"land:L{option % WIDTH}", f"piece:{PIECES[option // WIDTH]}"]

    def mentions(self) -> list[str]:
        return ["push", *(PIECES[kind] for kind in self.kinds)]

    def children(self) -> list[Node[Islet]]:
        return [MOVE]


class Gather(Push):
    """Move pieces from lands next to it into the land."""

    def options(self, s: Islet, f: Frame) -> list[int]:
        here = f.scope.place
        lands = [(land, kind) for land in range(LANDS) for kind in s.present(land, self.kinds)]
        return [kind * WIDTH + land for land, kind in lands if here in s.adjacent(land, f, kind)]

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.push(f.at(f.cursor - 1))
        s.result = NOTHING
        s.push(Frame(MOVE, f.scope.from_origin(option % WIDTH), held=option // WIDTH))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"gather {PIECES[option // WIDTH]} L{option % WIDTH}→L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["gather", *(PIECES[kind] for kind in self.kinds)]


class DestroyOne(Change[Islet]):
    """One piece in the land is destroyed: a rule may say instead. held: the piece."""

    hook = DESTROYED

    def about(self, s: Islet, f: Frame) -> Result:
        return NOTHING.plus(f.held, f.scope.place, -1)

    def do(self, s: Islet, f: Frame, n: int) -> Result:
        s.add(f.scope.place, f.held, -1)
        gone = NOTHING.plus(f.held, f.scope.place, -1)
        note(s, "destroyed", gone)
        return gone


DESTROY_ONE: Final = DestroyOne()


class Damage(Named):
    """n damage in the land, dealt one at a time."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...] = INVADERS, let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Islet, f: Frame) -> bool:
        return s.count(f.scope.place, self.kinds) > 0 and self.amount.of(s, f) > 0

    def run(self, s: Islet, f: Frame) -> None:
        left = bent(s, f, DAMAGE, self.amount.of(s, f)) if f.cursor < 0 else f.cursor
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(f.at(left), f.scope.chooser, options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self, f.scope, f.cursor - 1, -1, f.got.plus(option, f.scope.place, f.scope.place)))
        if option == HAMLET:
            s.add(f.scope.place, HAMLET, -1)
            s.add(f.scope.place, HURT_HAMLET)
        else:
            s.push(Frame(DESTROY_ONE, f.scope, held=option))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"damage {PIECES[option]} L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Islet]]:
        return [DESTROY_ONE]


class Destroy(Damage):
    """Destroy pieces in the land."""

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.push(Frame(self, f.scope, f.cursor - 1, -1, f.got.plus(option, f.scope.place, -1)))
        s.push(Frame(DESTROY_ONE, f.scope, held=option))

    def run(self, s: Islet, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(f.at(left), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)
        elif f.cursor == 0 or not options:
            s.result = f.got

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"destroy {PIECES[option]} L{f.scope.place}"

    def mentions(self) -> list[str]:
        return ["destroy"]


class Remove(Named):
    """Take pieces off the land; no rule bends it."""

    def __init__(self, amount: Amount[Islet], kinds: tuple[int, ...], let: str = "") -> None:
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.let = let

    def run(self, s: Islet, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        options = s.present(f.scope.place, self.kinds) if left else []
        s.result = f.got
        if options:
            s.ask(f.at(left), f.scope.chooser, [*options, STOP] if self.amount.up_to else options)

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        s.add(f.scope.place, option, -1)
        s.push(Frame(self, f.scope, f.cursor - 1, -1, f.got.plus(option, f.scope.place, -1)))

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"remove {PIECES[option]} L{f.scope.place}"


class PickLands(Pick[Islet]):
    """Choose up to n lands."""

    def __init__(self, amount: Amount[Islet], let: str) -> None:
        self.amount: Final = amount
        self.let: Final = let

    def things(self, s: Islet, f: Frame) -> list[int]:
        return list(range(LANDS))

    def most(self, s: Islet, f: Frame) -> int:
        return self.amount.of(s, f)

    def least(self, s: Islet, f: Frame, most: int) -> int:
        return 0 if self.amount.up_to else most

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        s.result = Result(tuple([(0, land, land) for land in picked]), len(picked))

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"L{thing}"

    def result_name(self) -> str:
        return self.let


class Offer(Pick[Islet]):
    """Pieces of the land are offered up, at least and at most so many; there may be several of a kind."""

    def __init__(self, least: int, most: int, kinds: tuple[int, ...]) -> None:
        self.fewest: Final = least
        self.limit: Final = most
        self.kinds: Final = kinds

    def things(self, s: Islet, f: Frame) -> list[int]:
        return [kind for kind in self.kinds for _ in range(s.count(f.scope.place, (kind,)))]

    def most(self, s: Islet, f: Frame) -> int:
        return self.limit

    def least(self, s: Islet, f: Frame, most: int) -> int:
        return self.fewest

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        for kind in picked:
            s.add(f.scope.place, kind, -1)
        s.tell("offers", tuple(picked))

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"offer {PIECES[thing]}"

    def about(self, s: Islet, f: Frame, thing: int) -> list[str]:
        return [f"piece:{PIECES[thing]}"]


class OfferTwins(Offer):
    """The same, but only pieces of one kind."""

    bounded = True

    def allows(self, s: Islet, f: Frame, picked: list[int], thing: int) -> bool:
        return not picked or picked[0] == thing


class Forget(Pick[Islet]):
    """Discard cards of the hand. What they are shows in nothing, not even in whether one is asked."""

    def __init__(self, least: int, most: int) -> None:
        self.fewest: Final = least
        self.limit: Final = most

    def things(self, s: Islet, f: Frame) -> list[int]:
        return sorted([card_of(packed) for packed in s.hands[f.scope.owner]])

    def most(self, s: Islet, f: Frame) -> int:
        return self.limit

    def least(self, s: Islet, f: Frame, most: int) -> int:
        return self.fewest

    def hidden(self, s: Islet, f: Frame, picked: list[int]) -> bool:
        return len(s.hands[f.scope.owner]) > self.fewest

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        hand = s.hands[f.scope.owner]
        for card in picked:
            hand.pop([card_of(packed) for packed in hand].index(card))
        s.tell("forgets", (f.scope.owner, len(picked)), tuple(picked), 1 << f.scope.owner)

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"forget {thing}"


class InEach(Node[Islet]):
    """The part in each of the named lands."""

    def __init__(self, name: str, part: Node[Islet]) -> None:
        self.name: Final = name
        self.part: Final = part

    def run(self, s: Islet, f: Frame) -> None:
        for _, land, _ in reversed(f.scope.named(self.name).things):
            s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Islet]]:
        return [self.part]


class Pay(Named):
    """Pay any amount of energy: a payment that asks."""

    def __init__(self, let: str) -> None:
        self.let = let

    def run(self, s: Islet, f: Frame) -> None:
        s.ask(f, f.scope.chooser, list(range(s.energy[f.scope.owner] + 1)))

    def answer(self, s: Islet, f: Frame, option: int) -> None:
        s.energy[f.scope.owner] -= option
        s.result = number(option)

    def notation(self, s: Islet, f: Frame, option: int) -> str:
        return f"pay {option}"


class Fear(Node[Islet]):
    def __init__(self, amount: Amount[Islet]) -> None:
        self.amount: Final = amount

    def run(self, s: Islet, f: Frame) -> None:
        s.fear += self.amount.of(s, f)
        s.tell("fear", (self.amount.of(s, f),))

    def mentions(self) -> list[str]:
        return ["fear"]


class Energy(Node[Islet]):
    def __init__(self, amount: Amount[Islet]) -> None:
        self.amount: Final = amount

    def run(self, s: Islet, f: Frame) -> None:
        s.energy[f.scope.chooser] += self.amount.of(s, f)


class Per(Amount[Islet]):
    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def of(self, s: Islet, f: Frame) -> int:
        return s.count(f.scope.place, self.kinds)


class Has(Condition[Islet]):
    def __init__(self, *kinds: int, n: int = 1) -> None:
        self.kinds: Final = kinds
        self.n: Final = n

    def holds(self, s: Islet, f: Frame) -> bool:
        return s.count(f.scope.place, self.kinds) >= self.n


class ThatIs(Condition[Islet]):
    """What happened, or is about to, concerns one of these kinds."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Islet, f: Frame) -> bool:
        return f.held in self.kinds or any(thing[0] in self.kinds for thing in f.scope.named("that").things)


class ThisTurn(Node[Islet]):
    """A rule is in force until the turn ends; `here` binds it to the land."""

    def __init__(self, rule: Rule[Islet], here: bool = False, uses: int = -1, value: int = 0) -> None:
        self.rule: Final = rule
        self.here: Final = here
        self.uses: Final = uses
        self.value: Final = value

    def run(self, s: Islet, f: Frame) -> None:
        s.topology += 1
        lay(s, self.rule, f.scope.owner, f.scope.place if self.here else -1, THIS_TURN, self.uses, self.value)


class LayDown(Node[Islet]):
    """The card stays in play; its rule holds as long as it lies there."""

    def __init__(self, rule: Rule[Islet]) -> None:
        self.rule: Final = rule

    def run(self, s: Islet, f: Frame) -> None:
        s.in_play[f.scope.owner].append(lay(s, self.rule, f.scope.owner, value=1))


class Burn(Node[Islet]):
    """Give up a card in play: its rule goes with it, and what it had begun still ends properly."""

    def can(self, s: Islet, f: Frame) -> bool:
        return bool(s.in_play[f.scope.owner])

    def run(self, s: Islet, f: Frame) -> None:
        if self.can(s, f):
            lift(s, s.in_play[f.scope.owner].pop())


class Look(Node[Islet]):
    """Look at the top card of the deck; only the one who looks knows it."""

    def run(self, s: Islet, f: Frame) -> None:
        if not s.deck:
            return
        if card_of(s.deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.deck[0]))

    def fell(self, s: Islet, f: Frame, outcome: int) -> None:
        who = f.scope.chooser
        if card_of(s.deck[0]) == UNSEEN:
            settle(s.pools, s.deck, 0, outcome, 1 << who)
        else:
            s.deck[0] = shown_to(s.deck[0], 1 << who)
        s.marks |= REVEALED
        s.tell("look", (who,), (outcome,), 1 << who)

    def outcome_notation(self, s: Islet, f: Frame, outcome: int) -> str:
        return f"top {outcome}"


class Draw(Node[Islet]):
    """Draw the top card into the hand."""

    def run(self, s: Islet, f: Frame) -> None:
        if not s.deck:
            return
        if card_of(s.deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.deck[0]))

    def fell(self, s: Islet, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        if card_of(s.deck[0]) == UNSEEN:
            settle(s.pools, s.deck, 0, outcome, 0)
        seen = 0 if s.veiled[who] else 1 << who
        s.hands[who].append(shown_to(s.deck.pop(0), seen))
        s.marks |= REVEALED
        s.tell("draw", (who,), (outcome,), seen)

    def outcome_notation(self, s: Islet, f: Frame, outcome: int) -> str:
        return f"draw {outcome}"


class Veil(Node[Islet]):
    """From now on the owner may not look at what is drawn: a hand hidden from the one who holds it."""

    def run(self, s: Islet, f: Frame) -> None:
        s.veiled[f.scope.owner] = 1


class Insert(Node[Islet]):
    """A foreign card that everybody knows goes under the top two of the deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Islet, f: Frame) -> None:
        from tidewood.kernel.decks import slot

        s.deck.insert(min(2, len(s.deck)), slot(1, self.card, EVERYONE & 0xFF))


class Report(Node[Islet]):
    """Ask again for the reactions to an arrival; used where a test needs two at once."""

    def run(self, s: Islet, f: Frame) -> None:
        result = NOTHING.plus(FOLK, f.scope.place, f.scope.place)
        react(s, Frame(self, f.scope.naming("that", result)), ARRIVED, result)
