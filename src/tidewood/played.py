"""A game as one plays it: answers, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from tidewood.decision import UNLISTED, Option
from tidewood.given import number_of
from tidewood.history import before, entries, length, linked
from tidewood.kernel.core import CHANCE, CHANCE_USED, Frame, State
from tidewood.kernel.errors import BadFile, IllegalChoice
from tidewood.kernel.log import Event
from tidewood.kernel.picks import is_set
from tidewood.language.values import Message
from tidewood.picking import ByList, as_answer, asks_between, completion, is_open
from tidewood.seen import Answered, Seen

CHECKPOINT = 32  # answers between two kept positions; undo replays at most so many


def to_do_in(s: State) -> list[Frame]:
    """What waits for the open question, and the question itself; nothing when the game is over."""
    return [] if s.choice is None else [*s.stack, s.choice.frame]


def waits_alike(one: Frame, other: Frame) -> bool:
    """Whether two frames of a stack are the same one, also where taking back has made it again."""
    return one is other or one.keeps_like(other)


class Played(Seen):
    """A game that takes answers and gives them back."""

    __slots__ = ()

    # -- playing

    def play(self, *answers: object) -> Self:
        """Give answers in order, each an `Option` or its notation. If one is illegal, none of them is played, and the
        error says `which` it was.
        """
        if len(answers) == 1 and not self._state.fixed:
            self._play(answers[0])
            return self
        before = (self._state.copy(), self._past, self._log, self._redo)
        which = 0
        try:
            for which, answer in enumerate(answers):  # noqa: B007
                self._play(answer)
        except IllegalChoice as wrong:
            wrong.which = which
            self._state, self._past, self._log, self._redo = before
            raise
        return self

    def _play(self, answer: object) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalChoice(str(answer), [])
        text = f"{answer.player}: {answer.notation}" if isinstance(answer, Option) else answer
        if not isinstance(text, str):
            raise IllegalChoice(repr(text), decision.notations, Message("error.no-answer"))
        found = decision.find(text)
        if not found:
            if self._complete(lambda s: s.choice is not None and bool(self._decision(s, s.choice).find(text))):
                self._play(text)
                return
            raise IllegalChoice(text, *decision.open())
        if len(found) > 1:
            whose = [f"{option.player}: {option.notation}" for option in found]
            raise IllegalChoice(text, decision.notations, Message("error.whose", {"whose": whose}))
        self._redo = []
        self._take(found[0]._key, found[0]._owner)

    def pick(self, index: int) -> None:
        """Take the option with this number, from 0."""
        choice = self._state.choice
        if type(index) is not int:
            index = number_of(index, "index")
        if choice is None or not 0 <= index < len(choice.options):
            raise IllegalChoice(f"option {index}", [] if choice is None else [f"0 to {len(choice.options) - 1}"])
        self._redo = []
        self._take(choice.options[index], choice.who if choice.owners is None else choice.owners[index])

    def _complete(self, opens: Callable[[State], bool]) -> bool:
        """Complete the open pick in the only way that goes on in table order, if that opens what is to be answered.

        Answers from before there were picks leave out what followed by itself. The last answer becomes the whole set,
        unless each thing is an answer of its own.
        """
        last = self._past
        whole = None if last is None else completion(self._state, opens)
        if last is None or whole is None:
            return False
        if not asks_between(self._state):
            self._go_to(last)
        self._take(as_answer(self._state, whole), last.owner)
        return True

    def _said(self, answer: str, state: State) -> tuple[int, int] | None:
        """What an answer means at the open question of a state, if that is listed or a set."""
        assert state.choice is not None
        found = self._decision(state, state.choice).find(answer)
        if len(found) != 1 or (found[0].index == UNLISTED and not is_set(found[0]._key)):
            return None
        return found[0]._key, found[0]._owner

    def settle(self) -> bool:
        """Complete a pick that has begun, if only one way is listed: for files that do not name what is forced."""
        return self._complete(lambda s: True)

    def _take(self, option: int, owner: int) -> None:
        """Apply an answer and remember it."""
        s = self._state
        past = self._past
        keep = past is None or past.n % CHECKPOINT == 0
        answered = Answered(
            option, owner, self._log, to_do_in(s) if self.keeps_actions else None, s.copy() if keep else None
        )
        events: list[Event] = []
        s.sink = events
        s.marks = 0
        if self.forced is not None:
            self.forced = s.silent = []
        s.apply(option)
        s.sink = s.silent = None
        answered.marks = s.marks | (CHANCE_USED if owner == CHANCE else 0)
        log = self._log
        for event in events:
            log = linked(log, event)
        self._log = log
        self._past = linked(past, answered)

    @property
    def fixed_left(self) -> tuple[str, ...]:
        """Outcomes of chance that were fixed beforehand and have not been needed yet."""
        return self._state.fixed

    # -- going back

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self._before) + length(self._past)

    def undo(self, n: int = 1) -> Self:
        """Go back n answers. What was undone can be redone until something else is played."""
        n = number_of(n, "n")
        if not 0 < n <= self.answers:
            why = Message("error.undo-most", {"n": self.answers}) if self.answers else Message("error.undo-none")
            raise IllegalChoice(f"undo {n}", [], why)
        if n > length(self._past):
            self._replay_past()
        undone: list[tuple[int, int]] = []
        link = self._past
        for _ in range(n):
            assert link is not None
            undone.append((link.option, link.owner))
            target = link
            link = before(link)
        self._go_to(target)
        self._redo = self._redo + undone
        return self

    def _replay_past(self) -> None:
        """Play a loaded game again from its beginning, so that its past is at hand."""
        if not self._before:
            return
        again = self._again()
        self._past = again._past
        self._before = []

    def _again(self, by_list: ByList | None = None, any_rules: bool = False) -> Played:
        """This game, played again from its beginning by its answers, perhaps from before there were picks."""
        raise NotImplementedError

    def _take_by_list(self, by_list: ByList, wanted: Callable[[State], tuple[int, int] | None]) -> bool:
        """An answer from before there were picks, if one is open; `wanted` finds it in a list."""
        self._follow(by_list)
        found = None if by_list.twin is None else wanted(by_list.twin)
        if found is None:
            by_list.twin = None
            return False
        option, owner = found
        whole = by_list.answer(option)
        self._take(option if whole is None else as_answer(self._state, whole), owner)
        return True

    def _follow(self, by_list: ByList) -> None:
        """Take what followed by itself before there were picks."""
        while (whole := by_list.begin(self._state)) is not None:
            choice = self._state.choice
            assert choice is not None
            self._take(as_answer(self._state, whole), choice.who if choice.owners is None else choice.owners[0])

    def _take_again(self, option: int, owner: int) -> None:
        """An answer of the past, which must be open."""
        if not is_open(self._state, option, owner) and not self._complete(lambda s: is_open(s, option, owner)):
            over = self._state.choice is None
            raise BadFile(Message("error.after-end") if over else Message("error.not-open", {"option": option}))
        self._take(option, owner)

    def _all_answers(self) -> list[tuple[int, int, int]]:
        return [*self._before, *[(a.option, a.owner, a.marks) for a in entries(self._past)]]

    def taken(self, after: int = 0) -> list[tuple[int, int, int]]:
        """The answers as a save holds them, without the first `after`, for whoever keeps them elsewhere."""
        after = max(0, number_of(after, "after"))
        later = entries(self._past, max(0, after - len(self._before)))
        return [*self._before[after:], *[(a.option, a.owner, a.marks) for a in later]]

    def _go_to(self, target: Answered) -> None:
        """To the decision before an answer."""
        self._state = self._state_before(target)
        self._log = target.log
        self._past = before(target)

    def _state_before(self, target: Answered) -> State:
        """The position before an answer: from the last kept one, by answering again."""
        again: list[Answered] = []
        link = target
        while link.state is None:
            earlier = before(link)
            assert earlier is not None
            link = earlier
            again.append(link)
        assert link.state is not None
        state = link.state.copy()
        for answered in reversed(again):
            state.apply(answered.option)
        return state

    def redo(self, n: int = 1) -> Self:
        """Take back n undos."""
        n = number_of(n, "n")
        if not 0 < n <= len(self._redo):
            why = Message("error.redo-most", {"n": len(self._redo)}) if self._redo else Message("error.redo-none")
            raise IllegalChoice(f"redo {n}", [], why)
        rest = self._redo[:]
        for _ in range(n):
            self._take(*rest.pop())
        self._redo = rest
        return self

    def open_action(self, player: str) -> int:
        """How many of the last answers have begun something that is not finished yet, as far as this player may take
        them back alone.

        What was begun at a question goes on while all that waited for that question still waits, and another question
        is asked now: the same one again means that it is done.
        """
        who = self._who(player)
        to_do = to_do_in(self._state)
        if not to_do:
            return 0
        below, asking = to_do[:-1], to_do[-1].node
        least = len(below)
        asked_there = [asking]
        found = n = 0
        link = self._past
        while link is not None and link.owner == who and not link.marks:
            n += 1
            kept = link.to_do
            earlier = to_do_in(self._state_before(link)) if kept is None else kept
            then, asked = earlier[:-1], earlier[-1].node
            link = before(link)
            if len(then) > least or (len(then) == least and asked in asked_there):
                continue
            if all([waits_alike(below[i], frame) for i, frame in enumerate(then)]):
                asked_there = [*asked_there, asked] if len(then) == least else [asked]
                found, least = n, len(then)
        return found

    def free_undo(self, player: str) -> int:
        """How many of the last answers this player may take back alone: own ones, without chance or a reveal."""
        who = self._who(player)
        n = 0
        link = self._past
        while link is not None and link.owner == who and not link.marks:
            n += 1
            link = before(link)
        return n
