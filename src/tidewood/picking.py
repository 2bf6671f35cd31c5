"""Answers of the past where things were picked: whether they were open, and how several become one set."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.kernel.core import State
from tidewood.kernel.picks import STOP, Pick, packed_set, picked_in


def is_open(s: State, option: int, owner: int) -> bool:
    """Whether this may be answered by this player, listed or not."""
    choice = s.choice
    if choice is None:
        return False
    for i, listed in enumerate(choice.options):
        if listed == option and owner == (choice.who if choice.owners is None else choice.owners[i]):
            return True
    node = choice.frame.node
    if not isinstance(node, Pick) or (owner != choice.who if choice.owners is None else owner not in choice.owners):
        return False
    return node.accepts(s, choice.frame, option)


def completion(s: State, opens: Callable[[State], bool]) -> list[int] | None:
    """The whole set, when the pick that has begun is completed in the only way its list leaves; None when there is no
    such pick or way, or what is to be answered is not open then.
    """
    choice = s.choice
    if choice is None or not choice.frame.got.size:
        return None
    node = choice.frame.node
    if not isinstance(node, Pick):
        return None
    twin = s.copy()
    whole: list[int] | None = None
    while whole is None:
        choice = twin.choice
        assert choice is not None
        options = set(choice.options)
        if len(options) != 1:
            return None
        option = options.pop()
        whole = node.completed_by(twin, choice.frame, option)
        twin.apply(option)
    return whole if opens(twin) else None


def asks_between(s: State) -> bool:
    """Whether the open pick asks about each thing before it goes on: then each is an answer of its own."""
    return s.choice is not None and isinstance(s.choice.frame.node, Pick) and s.choice.frame.node.asks_between


def as_answer(s: State, whole: list[int]) -> int:
    """The answer that completes the open pick with this set."""
    choice = s.choice
    assert choice is not None
    node = choice.frame.node
    assert isinstance(node, Pick)
    added = whole[:]
    for thing in picked_in(choice.frame):
        added.remove(thing)
    return packed_set(node.things(s, choice.frame.scope), added) if added else STOP


def listed(s: State, option: int, owner: int) -> tuple[int, int] | None:
    """An answer, if it is one of the options."""
    choice = s.choice
    return (option, owner) if choice is not None and option in choice.options else None


class ByList:
    """Reads the answers of a game from before there were picks. Things were picked by the list then, one by one, and
    where it left one option, that followed by itself and nobody named it.

    A twin of the state goes by the list. The game itself is given the same things, and with the last of them the set
    that the list led to.
    """

    def __init__(self) -> None:
        self.twin: State | None = None

    def begin(self, s: State) -> list[int] | None:
        """Before an answer: if a pick is open, go along. The whole set, if all of it follows by itself."""
        choice = s.choice
        if self.twin is not None or choice is None:
            return None
        node = choice.frame.node
        if not isinstance(node, Pick) or (choice.frame.got.size and not node.asks_between):
            return None
        self.twin = s.copy()
        return self.follow(node)

    def answer(self, option: int) -> list[int] | None:
        """An answer that the list has. The whole set, if it is complete then."""
        assert self.twin is not None and self.twin.choice is not None
        frame = self.twin.choice.frame
        node = frame.node
        assert isinstance(node, Pick)
        if node.asks_between:  # one thing after another then as now
            self.twin = None
            return None
        whole = node.completed_by(self.twin, frame, option)
        self.twin.apply(option)
        if whole is None:
            return self.follow(node)
        self.twin = None
        return whole

    def follow(self, node: Pick[State]) -> list[int] | None:
        """Take what follows by itself."""
        twin = self.twin
        whole: list[int] | None = None
        while whole is None:
            assert twin is not None and twin.choice is not None
            choice = twin.choice
            options = set(choice.options)
            if len(options) > 1 or not node.followed(twin, choice.frame, choice.options[0]):
                return None
            whole = node.completed_by(twin, choice.frame, choice.options[0])
            twin.apply(choice.options[0])
        self.twin = None
        return whole


def is_begun(s: State, option: int) -> bool:
    """Whether this answer leaves a pick to be completed."""
    choice = s.choice
    assert choice is not None
    node = choice.frame.node
    return isinstance(node, Pick) and node.completed_by(s, choice.frame, option) is None


def whole_set(s: State, option: int) -> str:
    """The whole of what is picked, in notation, if this answer completes it; else nothing."""
    choice = s.choice
    assert choice is not None
    node = choice.frame.node
    if not isinstance(node, Pick) or node.asks_between:  # what is asked about each thing stands beside it
        return ""
    whole = node.completed_by(s, choice.frame, option)
    return "" if whole is None else node.set_notation(s, choice.frame, whole)
