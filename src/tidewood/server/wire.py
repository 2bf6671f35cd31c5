"""Everything that travels between the server and its clients, and nothing else does. See docs/protocol.md.

Only these types are ever encoded. They are built from `Game.view(player)`, that player's decision and the log of that
audience; a `Game`, a seed or a save has no place in them.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tidewood.server.spoken import ChatLine, Point

MESSAGE_LIMIT: Final = 16 * 1024  # bytes of a message or a body
SETUP_LIMIT: Final = 256 * 1024  # bytes of what opens a table: files of house cards are part of a set-up
LINES: Final = 200  # of the log in a state or a page of it

Text = Annotated[dict[str, str], Meta(title="Text", description="by language, as far as they were asked for")]
Path = Annotated[list[str | int], Meta(title="Path")]
SeatKind = Literal["human", "bot", "open"]
ClockKind = Literal["generous", "correspondence"]
Status = Literal["running", "over", "ended"]

ENCODER: Final = msgspec.json.Encoder()


# -- what clients get


class Said(Struct, omit_defaults=True):
    """What is said, for whoever says it: the id of a pattern and its values. A thing is `kind:id`, `effect:…` names the
    effect of a card, a text is `{text}`, a message within the message is another of these.
    """

    id: str
    args: dict[str, Any] = {}


class Option(Struct, omit_defaults=True):
    i: int
    player: str
    notation: str
    refs: list[str]
    says: Said | None = None
    text: Text = {}
    number: Annotated[int | None, Meta(description="what a person types for it, where the game says so")] = None


class PickedThing(Struct, omit_defaults=True):
    """One thing of a pick. A set is answered by the notations of its things, with commas, and `stop` at the end."""

    notation: str
    refs: list[str]
    there: Annotated[int, Meta(description="so many of it there are")]
    picked: Annotated[int, Meta(description="so many of them are picked")]
    says: Said | None = None
    text: Text = {}


class BroughtPart(Struct):
    ref: str
    notation: Annotated[str, Meta(description="the answer that chooses it, once the pick is answered")]


class Brought(Struct, omit_defaults=True):
    """What a pick brings. Where its parts are chosen next, they may be answered together with the pick."""

    what: str
    n: Annotated[list[int], Meta(description="how many, for each number of things picked from none on")]
    parts: list[BroughtPart] = []


class Pick(Struct, omit_defaults=True):
    """Choose some of these, in any order; until it is complete, each can be put back."""

    least: int
    most: int
    picked: int
    things: list[PickedThing]
    bounded: Annotated[bool, Meta(description="one thing may close another: which are open, the options say")] = False
    brings: list[Brought] = []


class Decision(Struct, omit_defaults=True):
    players: list[str]
    options: list[Option]
    asks: Said | None = None
    by: Annotated[str | None, Meta(description="the card whose effect asks")] = None
    prompt: Text = {}
    pick: Pick | None = None
    kind: Annotated[str, Meta(description="of which kind the question is, by the words of the game")] = ""
    source: Annotated[str | None, Meta(description="the ref of what asks: a card, a place, an event")] = None


class Waiting(Struct, omit_defaults=True):
    player: str
    since: datetime
    until: Annotated[
        datetime | None, Meta(description="from then on the seat counts as absent: by the clock, or after a day")
    ] = None


class SeatView(Struct, omit_defaults=True):
    kind: SeatKind
    name: str
    bot: str | None = None
    online: bool = False
    away: Annotated[datetime | None, Meta(description="since when its person is not connected")] = None
    host_may: Annotated[datetime | None, Meta(description="from when the host may hand on the seat")] = None
    all_may: Annotated[datetime | None, Meta(description="the same for everybody who is seated")] = None


class ClockView(Struct):
    kind: ClockKind
    seconds: Annotated[int, Meta(description="for each answer; waiting[].until says when they are over")]


class LogLine(Struct, omit_defaults=True):
    n: int
    kind: str
    says: Said | None = None
    rules: list[str] = []
    text: Text = {}
    answer: Annotated[int, Meta(description="how many answers had been given when it happened")] = 0
    undone: Annotated[bool, Meta(description="it was taken back later")] = False
    undoes: (
        Annotated[tuple[int, int], Meta(description="this line says that these, first to last, were taken back")] | None
    ) = None
    turn: Annotated[int, Meta(description="the how many-eth turn of the game it belongs to; 0: before the first")] = 0
    player: Annotated[str | None, Meta(description="who it is about in the first place")] = None
    refs: Annotated[list[str], Meta(description="the things it speaks of; left out where says names them")] = []


class Request(Struct):
    id: int
    by: str
    agreed: list[str]
    needed: list[str]
    to: int | None = None


class UndoView(Struct):
    free: Annotated[int, Meta(description="so many of the last answers this seat may take back without asking")]
    own: Annotated[int, Meta(description="of these, its own of this turn that revealed nothing: to start it anew")]
    action: Annotated[
        int, Meta(description="of these, those that began what is not finished: what a cancel takes back")
    ]
    to: Annotated[int | None, Meta(description="answers left when it takes back its own last one; null: there is none")]
    reveals: Annotated[bool, Meta(description="something had been revealed or rolled since")]
    redo: Annotated[int, Meta(description="so many answers can be brought back")]
    request: Request | None


class State(Struct, tag_field="type", tag="state"):
    version: int
    table: str
    game: str
    you: str | None
    mine: Annotated[list[str], Meta(description="all seats of this browser at this table")]
    host: Annotated[bool, Meta(description="whether this browser opened the table")]
    name: str
    status: Status
    setup: dict[str, Any]
    view: dict[str, Any]
    decision: Decision | None
    waiting: list[Waiting]
    seats: dict[str, SeatView]
    log: list[LogLine]
    undo: UndoView
    end_request: Request | None
    answers: int
    outcome: dict[str, Any] | None
    links: dict[str, str] = {}
    clock: ClockView | None = None
    whatif: Annotated[bool, Meta(description="not the game itself: it goes on from a copy, to try something")] = False
    talk: Annotated[bool, Meta(description="whether people chat and point here")] = True
    hints: Annotated[bool, Meta(description="whether a player may ask what a bot would do")] = False
    choices: Annotated[
        dict[str, dict[str, str]],
        Meta(description="each player's own part of the set-up, by player and option, while the game waits for people"),
    ] = {}
    stopped: Annotated[bool, Meta(description="its stored log is damaged: nothing can be played here any more")] = False
    marks: Annotated[
        dict[str, Any] | None,
        Meta(description="what the rules say of the things in the view, as the game's marks say; not for programs"),
    ] = None


class Frame(Struct, rename={"del_": "del"}, omit_defaults=True):
    """The table at one line of the log, as the difference to the frame before it. Some lines are headings: what they
    speak of happens at the lines that follow.
    """

    n: Annotated[int, Meta(description="of the line")]
    refs: Annotated[list[str], Meta(description="the things that the line speaks of, in its order")] = []
    set: list[tuple[Path, Any]] = []
    del_: list[Path] = []


class Patch(Struct, tag_field="type", tag="patch", rename={"from_": "from", "del_": "del"}, omit_defaults=True):
    from_: int
    version: int
    by: str | None = None
    set: list[tuple[Path, Any]] = []
    del_: list[Path] = []
    log: list[LogLine] = []
    frames: Annotated[
        list[Frame], Meta(description="step by step what set and del say in one, where several things happened")
    ] = []


class Replay(Struct):
    """What happened since a version, step by step."""

    since: Annotated[int, Meta(description="the version that it goes on from: that asked for, or a later one")]
    version: int
    view: Annotated[dict[str, Any], Meta(description="the table at that version, as it may be looked at again")]
    frames: list[Frame]
    log: list[LogLine]


class ErrorBody(Struct, omit_defaults=True):
    code: str
    message: str
    allowed: list[str] | None = None
    which: Annotated[int | None, Meta(description="of several answers given together, the one at fault, from 0")] = None


class Error(Struct):
    error: ErrorBody


class Ack(Struct, tag_field="type", tag="ack"):
    id: int
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    id: int | None
    error: ErrorBody


class Pong(Struct, tag_field="type", tag="pong"):
    pass


OUTGOING_TYPES: Final = (State, Patch, Ack, Refused, Pong, ChatLine, Point)


class LinkView(Struct):
    """What a link opens. Looking at it does not use it up."""

    kind: Literal["invitation", "spectator", "personal"]
    game: str
    name: str
    player: str | None
    seats: dict[str, SeatView]
    free: Annotated[
        dict[str, list[str]], Meta(description="what whoever sits down may choose of the set-up, by option")
    ] = {}


class Opened(Struct):
    table: str
    seats: list[str]
    links: dict[str, str]


class Joined(Struct):
    table: str
    seats: list[str]
    spectator: bool


class Reach(Struct):
    """Where others find this server."""

    addresses: Annotated[list[str], Meta(description="origins that other machines can open; none: only this one can")]


class TableEntry(Struct):
    table: str
    game: str
    name: str
    seats: dict[str, SeatView]
    mine: list[str]
    waiting: list[str]
    updated: str
    over: bool


class TableList(Struct):
    tables: list[TableEntry]


class Done(Struct):
    version: int
    done: bool = True


class SeatDone(Struct, omit_defaults=True):
    version: int
    link: str | None = None


class Then(Struct, omit_defaults=True):
    """What is asked next, as far as it is asked of this seat."""

    players: list[str]
    asks: Said | None = None
    by: Annotated[str | None, Meta(description="the card whose effect asks")] = None
    prompt: Text = {}
    refs: Annotated[list[str], Meta(description="the things that its options are about")] = []


Unseen = Annotated[dict[str, int], Meta(description="how many cards come that are not known, by where they go")]


class Preview(Struct, rename={"del_": "del"}):
    version: int
    set: list[tuple[Path, Any]]
    del_: list[Path]
    until: Literal["decision", "chance", "reveal", "end"]
    then: Then | None = None
    unseen: Unseen = {}
    decision: Annotated[
        Decision | None, Meta(description="what this player would then be asked, where several answers were tried")
    ] = None


class PreviewOf(Struct, rename={"del_": "del"}, omit_defaults=True):
    """The same for one of several."""

    i: Annotated[int, Meta(description="the option")]
    set: list[tuple[Path, Any]]
    del_: list[Path]
    until: Literal["decision", "chance", "reveal", "end"]
    then: Then | None = None
    unseen: Unseen = {}


class Previews(Struct):
    version: int
    previews: Annotated[list[PreviewOf], Meta(description="of the first options, as many as there was time for")]


class Hint(Struct, omit_defaults=True):
    """What a bot would answer in this player's place."""

    version: int
    answers: Annotated[list[str], Meta(description="in notation: one, or those that complete a pick, in one step")]
    picked: Annotated[list[str], Meta(description="of a pick, the things it chooses, by their notation")] = []


class Step(Struct, omit_defaults=True):
    """One answer in the timeline: who gave it and the lines of the log it led to."""

    n: Annotated[int, Meta(description="how many answers had been given with it")]
    player: str
    time: str
    log: list[LogLine]
    text: Text | None = None


class Timeline(Struct):
    first: Annotated[int, Meta(description="the earliest number of answers that can be looked at")]
    answers: list[Step]


class Lines(Struct):
    log: list[LogLine]


class Report(Struct, omit_defaults=True):
    tidewood: str
    rules: str
    game: str
    setup: dict[str, Any]
    table: str
    version: int
    player: str | None
    answers: int
    position: dict[str, Any]
    decision: Decision | None
    log: list[LogLine]
    record: str | None = None


class Health(Struct):
    status: str
    version: str
    tables: int
    sockets: int
