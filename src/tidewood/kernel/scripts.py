"""Scripts: for the odd card that needs control flow. A generator that yields nodes and is sent what they came to.

It sees nothing else, so the results so far say exactly where it stands: its frame keeps them, and the live generator
is only a cache. Whoever resumes first takes it; any other copy of the state rebuilds it by sending the same results
again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from tidewood.kernel.core import NOTHING, Frame, Node, Result, S, Scope

Steps = Generator[Node[Any], Result, None]


class ScriptFrame(Frame):
    """How far a script has come: the results of the nodes it has yielded, and perhaps the generator itself."""

    __slots__ = ("live", "results", "yielded")

    def __init__(
        self, node: Node[Any], scope: Scope, results: tuple[Result, ...], yielded: Node[Any], live: Steps | None
    ) -> None:
        super().__init__(node, scope)
        self.results: Final = results
        self.yielded: Final = yielded  # the node that runs now, so that a save can name it and what is below it
        self.live = live


class Script(Node[S]):
    """An effect with control flow. It says what it mentions, because it cannot be read."""

    def __init__(self, id: str, steps: Callable[[], Steps], mentioned: tuple[str, ...] = ()) -> None:
        self.id: Final = id
        self.steps: Final = steps
        self.mentioned: Final = mentioned

    def run(self, s: S, f: Frame) -> None:
        results: tuple[Result, ...] = ()
        if isinstance(f, ScriptFrame):
            live = f.live
            f.live = None  # a generator cannot be shared: the next copy that comes here rebuilds it
            if live is None:
                live = self.resumed(f.results)
            results = (*f.results, s.result)
            try:
                node = live.send(s.result)
            except StopIteration:
                return
        else:
            live = self.steps()
            try:
                node = next(live)
            except StopIteration:
                return
        s.push(ScriptFrame(self, f.scope, results, node, live))
        s.result = NOTHING
        s.push(Frame(node, f.scope))

    def resumed(self, results: tuple[Result, ...]) -> Steps:
        live = self.steps()
        next(live)
        for result in results:
            live.send(result)
        return live

    def yielded(self, results: tuple[Result, ...]) -> Node[Any]:
        """The node that runs after these results."""
        live = self.steps()
        node = next(live)
        for result in results:
            node = live.send(result)
        return node

    def mentions(self) -> list[str]:
        return list(self.mentioned)
