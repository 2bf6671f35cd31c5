"""What can go wrong, said so that a person can act on it. All of these are ValueErrors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tidewood.language.catalogue import OURS, catalogue_of, languages
from tidewood.language.values import Message, Thing

FEW: Final = 16  # so many names can be read at a glance
MEANT: Final = 100  # letters; what is longer is no slip of the pen, and would take long to compare
LONGEST: Final = 200  # letters of what somebody wrote that are said back to them
SHOWN: Final = 40  # options that are listed; of more, how many there are


class TidewoodError(ValueError):
    """Something from outside was not acceptable; nothing was changed.

    What is wrong is a message, so that whoever asked can be told in their own language; `owner` is whose catalogue has
    its pattern: a game, the server, the command or, where nothing else is named, all of them. A plain text is for
    people who write programs, positions or scenario files, and is English; in a save it is the detail of `damaged`.
    """

    def __init__(self, said: Message | str, owner: str = OURS) -> None:
        super().__init__(said, owner)
        self.said = said
        self.owner = owner

    def text(self, lang: str = "en") -> str:
        """What is wrong, in a language; English where it is not known."""
        said = self.said
        if isinstance(said, str):
            return said
        code = lang if lang in languages() else "en"
        values = {
            name: value.text(code) if isinstance(value, TidewoodError) else value for name, value in said.args.items()
        }
        return catalogue_of(self.owner, code).text(Message(said.id, values))

    def __str__(self) -> str:
        return self.text()


class BadSetup(TidewoodError):
    """A set-up with unknown keys, bad values or an impossible combination."""


class BadPosition(TidewoodError):
    """A position that names what the game does not know or cannot hold."""


class BadFile(TidewoodError):
    """A save, record or scenario file that cannot be read."""


def damaged(error: TidewoodError) -> TidewoodError:
    """What is wrong with a file that a program wrote: people hear that it is damaged, with the detail behind it."""
    return BadFile(Message("error.damaged", {"why": error})) if isinstance(error.said, str) else error


class IllegalChoice(TidewoodError):
    """An answer that is not open. Lists what was. `which` of several answers it was counts from 0."""

    def __init__(self, answer: str, open_options: Iterable[str], why: Message | str = "", which: int = 0) -> None:
        self.answer = answer
        self.which = which
        self.open = tuple(open_options)
        reason = why or (Message("error.open", shown(self.open)) if self.open else Message("error.over"))
        near = [] if why else nearest(answer, self.open)
        super().__init__(Message("error.impossible", {"answer": repr(answer), "why": reason, "near": quoted(near)}))

    def __reduce__(self) -> tuple[Any, ...]:
        why = self.said.args["why"] if isinstance(self.said, Message) else ""
        return IllegalChoice, (self.answer, self.open, why, self.which)


class SetupErrors:
    """What is wrong with set-ups of one game, in the words of its catalogues: `WRONG("two-colours", players=3)`."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def __call__(self, id: str, **values: Any) -> BadSetup:
        return BadSetup(Message(f"error.{id}", values), self.game)


def shown(options: tuple[str, ...]) -> dict[str, Any]:
    """Options as a message lists them."""
    return {"open": list(options[:SHOWN]), "n": len(options) if len(options) > SHOWN else None}


def unknown(what: str, name: object, names: Iterable[str]) -> Message:
    """The message for a name nobody knows: the nearest one, or all of them where they are few."""
    return _unknown(Thing("unknown", what), name, names)


def known(what: str, name: object, names: Iterable[str]) -> str:
    """The same as a plain text, for people who write positions and scenario files."""
    return catalogue_of(OURS, "en").text(_unknown(f"unknown {what}", name, names))


def _unknown(what: Thing | str, name: object, names: Iterable[str]) -> Message:
    every = [str(one) for one in names]
    near = nearest(str(name), every)
    few = len(every) <= FEW
    values: dict[str, Any] = {"what": what, "name": brief(name), "known": every if few else None, "near": quoted(near)}
    values |= {"n": None, "such": None} if few or near else {"n": len(every), "such": every[:3]}
    return Message("error.unknown", values)


def brief(value: object) -> str:
    """What somebody wrote, as an error says it back. It may be anything, and of any length."""
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python writes
        text = type(value).__name__
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def quoted(names: Iterable[object]) -> list[str]:
    return [repr(name) for name in names]


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The names that this one was probably meant to be, the nearest first; at most two."""
    if len(name) > MEANT:
        return []
    from difflib import get_close_matches  # only after a mistake: a program that starts need not wait for it

    lower = {one.casefold(): one for one in names}
    return [lower[near] for near in get_close_matches(name.casefold(), lower, n=2, cutoff=0.7)]
