"""What holds at every decision of random games: copies and saves play on alike, nothing appears or vanishes, nobody
sees what they cannot know, the same seed gives the same game everywhere.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping

import tidewood
from tidewood import Game

MOST_ANSWERS = 20_000
Setup = Mapping[str, object]


def name(setup: Setup) -> str:
    return "-".join(f"{key}={value}" for key, value in setup.items()) or "default"


def at_random(game: Game, rng: random.Random) -> int:
    return rng.randrange(game.count)


def plays_on_alike(
    game: Game,
    rng: random.Random,
    count: Callable[[Game], object],
    often: float = 0.4,
    choose: Callable[[Game, random.Random], int] = at_random,
) -> None:
    """A copy and a loaded save play on alike at every decision, `count` stays what it was, and the game ends."""
    before = count(game)
    while not game.is_over:
        assert game.count, "a dead end"
        saved = game.save()
        twin = game.copy()
        loaded = tidewood.load(saved, verify=False)
        assert loaded.save() == saved
        index = choose(game, rng)
        game.pick(index)
        twin.pick(index)
        loaded.pick(index)
        assert twin.save() == game.save() == loaded.save()
        if rng.random() < often:  # counting is slow; what is lost stays lost, so it is seen at the next count
            assert count(game) == before
        assert game.answers < MOST_ANSWERS, "this game does not end"
    assert count(game) == before
    assert game.decision is None
    assert game.outcome is not None
    assert tidewood.load(game.save()).save() == game.save()
    replays_alike(game)


def replays_alike(game: Game) -> None:
    """The record leads to the same position with the same log. What was picked one by one is one answer there."""
    again = tidewood.replay(game.record())
    assert again.record() == game.record()
    assert again.answers <= game.answers
    assert position(again) == position(game)


def picks_in_any_order(game: Game, rng: random.Random) -> Counter[str]:
    """Play at random; wherever some of these are to be chosen, a set leads to the same position and log however it is
    picked: at once, one by one in any order, and with things put back on the way. Counts the sets, by their verb.
    """
    seen: Counter[str] = Counter()
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        facts = decision.pick
        if facts is not None and not facts.picked:
            every = [thing.option.notation for thing in facts.things for _ in range(thing.there)]
            wanted = rng.sample(every, rng.randint(facts.least, min(facts.most, len(every))))
            said = ", ".join([*wanted, "stop"]) if wanted else "stop"
            if f"{decision.player}: {said}" in decision:
                at_once = game.copy().play(f"{decision.player}: {said}")
                if at_once.decision is not None and at_once.decision.notations[0].startswith("to "):
                    game.pick(rng.randrange(game.count))  # who gets what is told with each thing, or afterwards
                    continue
                rng.shuffle(wanted)
                assert position(one_by_one(game.copy(), decision.player, wanted)) == position(at_once)
                assert position(one_by_one(put_back(game.copy(), rng), decision.player, wanted)) == position(at_once)
                seen[every[0].split()[0] if every else "nothing"] += 1
            else:
                assert facts.things
        game.pick(rng.randrange(game.count))
    return seen


def one_by_one(game: Game, player: str, wanted: list[str]) -> Game:
    for i, thing in enumerate(wanted):
        if game.decision is None or game.decision.pick is None or game.decision.pick.picked != i:
            return game  # what was left to pick followed by itself
        game.play(f"{player}: {thing}")
    if game.decision is not None and game.decision.pick is not None and game.decision.pick.picked == len(wanted):
        game.play(f"{player}: stop")
    return game


def put_back(game: Game, rng: random.Random) -> Game:
    """Pick something and put it back."""
    decision = game.decision
    assert decision is not None
    before = position(game)
    twin = game.copy().play(rng.choice(decision.answers))
    if twin.decision is None or twin.decision.pick is None or not twin.decision.pick.picked:
        return game  # one was all
    backs = [option for option in twin.decision.answers if option.notation.startswith("put back ")]
    assert position(twin.play(rng.choice(backs))) == before
    return twin


def position(game: Game) -> object:
    """Everything but the answers that led here."""
    save = json.loads(game.save())
    del save["answers"]
    return save


def keeps_secrets(game: Game, rng: random.Random, tells: Callable[[str], bool], often: float = 0.12) -> tuple[int, int]:
    """Redraw what a player cannot know: that player's view, options and log stay the same, to the byte.

    `tells` says of an answer of somebody else whether it depends on what is hidden, so that it is not the same answer
    in another world. The result says how many pairs of worlds were looked at, and how many of them differed.
    """
    pairs = differed = 0
    while not game.is_over:
        if rng.random() < often:
            for player in game.players:
                other = game.determinise(player, rng)
                pairs += 1
                differed += other.table() != game.table()
                assert seen(other, player) == seen(game, player)
                same_after_the_same_answer(game, other, player, rng, tells)
        game.pick(rng.randrange(game.count))
    return pairs, differed


def seen(game: Game, player: str) -> str:
    """All that reaches a player at a decision."""
    decision = game.decision
    assert decision is not None
    mine = player in decision.players
    asked = [decision.players, decision.notations if mine else None, [o.refs for o in decision] if mine else None]
    asked += [[decision.prompt(lang) for lang in game.languages] if mine else None]
    return json.dumps([game.view(player), asked])


def same_after_the_same_answer(
    game: Game, other: Game, player: str, rng: random.Random, tells: Callable[[str], bool]
) -> bool:
    """An answer that is open in both worlds and draws no lot leads to the same sight, log included."""
    here, there = game.decision, other.decision
    assert here is not None and there is not None
    own = player in here.players
    both = [i for i in range(len(here)) if there.find(here.notation(i)) and (own or not tells(here.notation(i)))]
    if not both:
        return False
    i = rng.choice(both)
    one, two = game.copy(), other.copy()
    before = len(one.log)
    one.play(here[i])
    two.play(here[i])
    if one.free_undo(here.player) == 0 or one.is_over:
        return False  # chance or a reveal came between
    assert seen(two, player) == seen(one, player)
    assert two.log_of(player) == one.log_of(player, before)
    return True


def is_the_same_in_any_process(game: str, **setup: object) -> None:
    """The order of sets and dictionaries must not matter."""
    program = (
        "import random, tidewood\n"
        "rng = random.Random(5)\n"
        f"game = tidewood.new({game!r}, 11, **{dict(setup)!r})\n"
        "while not game.is_over: game.pick(rng.randrange(game.count))\n"
        "print(game.save()); print(game.record())\n"
        "print([game.tell(e) for e in game.log])\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }  # fmt: skip
    assert len(runs) == 1
    assert len(runs.pop()) > 5_000
