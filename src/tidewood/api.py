"""What programs around the games need to know of them: which there are, for whom, and what can be chosen before one.

`tidewood.new` and `Game` play; this describes. The server, and whoever writes another one, imports nothing deeper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from tidewood.cards import Card, cards
from tidewood.games import PACKAGES, kind_of
from tidewood.given import game_of, mapping_of, seat_of, setup_of, text_of, wish_of
from tidewood.kernel.declare import EventKind
from tidewood.kernel.errors import BadSetup, brief, nearest, quoted, unknown
from tidewood.kernel.fields import FieldType
from tidewood.kernel.kind import RANDOM, GameKind, SetupOption, When
from tidewood.kernel.log import Event, Plain
from tidewood.language.catalogue import catalogue_of
from tidewood.language.export import exported
from tidewood.language.patterns import needed, parse
from tidewood.language.values import Message

__all__ = [
    "Event",
    "EventInfo",
    "FieldInfo",
    "GameInfo",
    "Observation",
    "SetupField",
    "actions",
    "card_faces",
    "card_facts",
    "chosen",
    "describe",
    "events",
    "field_info",
    "free_choices",
    "games",
    "log_brought_up",
    "observation",
    "own_choices",
    "texts",
    "title",
    "vocabulary",
    "whole_box",
    "whole_setup",
]


class Observation(NamedTuple):
    """What the numbers of `Game.observe` and `Game.option_features` mean, for one set-up."""

    version: int
    rows: dict[str, tuple[int, str]]  # in order: how many numbers, and what they are
    options: dict[str, int]  # the kinds of options by their ids
    most_options: int  # of one decision, for which there should be room
    axes: dict[str, tuple[str, ...]]  # by what the numbers of each row are counted; the last runs fastest
    things: dict[str, tuple[str, ...]]  # what these axes count, and things that numbers of a row stand for, in order

    @property
    def size(self) -> int:
        return sum([n for n, _ in self.rows.values()])

    def columns(self, row: str) -> list[str]:
        """What each number of a row is about: `own farm`, `+1 farm`."""
        return [" ".join(names) for names in product(*[self.things[axis] for axis in self.axes[row]])]


class SetupField(NamedTuple):
    """One set-up option as a form shows it. `minimum` and `maximum` are for the kind `int`; of a list, `maximum` says
    how long it may be.
    """

    name: str
    kind: str  # int, bool, choice, text; or a list of choices or texts: choices, texts
    default: object
    choices: tuple[object, ...]
    minimum: int | None
    maximum: int | None
    optional: bool  # may be null
    text: dict[str, str]
    # It matters in one of these cases, or always if there are none: each of these options has one of these values, or
    # holds one of them, or is an empty list if None is among them.
    when: tuple[dict[str, tuple[object, ...]], ...]
    by_seat: bool  # a list with an entry for each player in turn; `random` leaves it to chance
    own: dict[str, str]  # what such an entry is
    meanings: dict[str, dict[str, str]]  # of its values, by language; `england:3` for 3 where another option is england
    fits: dict[str, tuple[dict[str, tuple[object, ...]], ...]]  # the same as `when`, for those choices that need it


class GameInfo(NamedTuple):
    id: str
    names: dict[str, str]
    about: dict[str, str]  # what it is like, in a sentence
    players: tuple[int, int]  # fewest, most
    languages: tuple[str, ...]
    competitive: bool
    options: tuple[SetupField, ...]
    turns_ahead: int  # own turns after which it shows what a plan was good for


class FieldInfo(NamedTuple):
    """A value of an event, an option or a question: `holds` has the kinds of things it can be, or `number`, `flag`,
    `effect`, `message`.
    """

    holds: tuple[str, ...]
    many: bool  # a list of these
    secret: bool = False  # only the audience of the event sees it
    known: tuple[str, ...] = ()  # the ids of all things it can be, where these are few


class EventInfo(NamedTuple):
    fields: dict[str, FieldInfo]
    rules: tuple[str, ...]
    messages: dict[str, tuple[str, ...]]  # what is said of it, by id, with the fields that each always has


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(PACKAGES)


def describe(game: str) -> GameInfo:
    """A game with its set-up options. Raises BadSetup for a name nobody knows."""
    game_of(game)  # says which there are
    return described(game)


@cache
def described(game: str) -> GameInfo:
    kind = kind_of(game)
    options = tuple(_field(kind, option) for option in kind.options)
    counts = [o for o in options if o.name == "players" and o.minimum is not None and o.maximum is not None]
    fewest, most = (counts[0].minimum or 1, counts[0].maximum or 1) if counts else (1, 1)
    names = {code: language.name(game) for code, language in kind.languages.items()}
    about = {code: _told(kind, code, "setup.about", "") for code in kind.languages}
    return GameInfo(
        game, names, about, (fewest, most), tuple(kind.languages), kind.competitive, options, kind.turns_ahead
    )


def observation(game: str, setup: Mapping[str, object] | None = None) -> Observation:
    """What `Game.observe` gives for this set-up, row by row."""
    kind = game_of(game)
    whole = setup_of(kind, setup)
    fresh = kind.fresh(kind.drawn(whole, 0))
    lengths = kind.row_lengths(fresh)
    return Observation(
        kind.observation_version,
        {name: (n, means) for (name, means), n in zip(kind.observation_rows.items(), lengths, strict=True)},
        dict(kind.option_ids),
        kind.most_options(whole),
        dict(kind.observation_axes),
        {axis: tuple(names) for axis, names in kind.things(fresh).items()},
    )


def actions(game: str, setup: Mapping[str, object] | None = None) -> tuple[str, ...]:
    """Every answer that a player can ever give with this set-up, in notation. Its place in this list always means the
    same, from version to version. Empty for games with too many answers to list.
    """
    kind = game_of(game)
    return kind.actions(setup_of(kind, setup))


def title(game: str, lang: str = "en") -> str:
    """What the game is called; in English where it has no name in that language."""
    names = describe(game).names
    return names.get(text_of(lang, "lang")) or names["en"]


def whole_setup(game: str, setup: Mapping[str, object]) -> dict[str, object]:
    """A set-up with all its options, and with what it leaves to chance. Raises BadSetup."""
    return wish_of(game_of(game), setup)


def own_choices(game: str, setup: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """What of a set-up is each player's own, by player and option; `random` where it is left to chance."""
    kind = game_of(game)
    whole: dict[str, Any] = wish_of(kind, setup)
    found: dict[str, dict[str, str]] = {}
    for option in [option for option in kind.options if option.by_seat]:
        for who, entry in enumerate(whole[option.name]):
            found.setdefault(kind.player_name(who), {})[option.name] = entry
    return found


def free_choices(game: str, setup: Mapping[str, Any], who: int) -> dict[str, list[str]]:
    """What a player may choose as their own beside what the others have, by option."""
    kind = game_of(game)
    whole: dict[str, Any] = wish_of(kind, setup)
    seat = seat_of(whole, who)
    found: dict[str, list[str]] = {}
    for option in [option for option in kind.options if option.by_seat]:
        others = [entry for i, entry in enumerate(whole[option.name]) if i != seat]
        found[option.name] = kind.free(option, {**whole, option.name: others})
    return found


def chosen(game: str, setup: Mapping[str, Any], who: int, choices: Mapping[str, str]) -> dict[str, Any]:
    """The set-up with a player's own choices. Raises BadSetup that says what is free."""
    kind = game_of(game)
    whole: dict[str, Any] = wish_of(kind, setup)
    free = free_choices(game, whole, who)
    for name, choice in mapping_of(choices, "choices").items():
        if name not in free:
            raise BadSetup(unknown("set-up-option", name, free))
        if choice != RANDOM and choice not in free[name]:
            about = {
                "key": name,
                "value": brief(choice),
                "allowed": free[name],
                "near": quoted(nearest(choice, free[name])),
            }
            raise BadSetup(Message("error.part-choice", about))
        entries = [*whole[name], *[RANDOM] * (who + 1 - len(whole[name]))]
        whole[name] = [*entries[:who], choice, *entries[who + 1 :]]
    return kind.checked(whole)


def vocabulary(game: str, lang: str, setup: Mapping[str, object] | None = None) -> dict[str, str]:
    """Words for the table, the outcome and the set-up of a game (see `Language.vocabulary`); English ones where it does
    not speak that language. With the set-up of a game also for the cards that it brings.
    """
    kind = game_of(game)
    spoken = lang if text_of(lang, "lang") in kind.languages else "en"
    return (kind.languages[spoken] if setup is None else kind.language(spoken, setup_of(kind, setup))).vocabulary()


def log_brought_up(game: str, setup: Mapping[str, Any], log: Sequence[Plain]) -> Sequence[Plain]:
    """The log of a game, kept beside its set-up by an older version, in the numbers of today."""
    return kind_of(game).log_brought_up(setup, log)


def texts(game: str, lang: str, setup: Mapping[str, object] | None = None) -> dict[str, Any]:
    """The catalogue of a game in one language for those who say messages themselves (see `tidewood.language.export`),
    with the effects that messages name by path, and the cards that say something else with this set-up or have other
    facts (see `card_facts`); English where it does not speak that language.
    """
    kind = game_of(game)
    whole = setup_of(kind, setup)
    spoken = lang if text_of(lang, "lang") in kind.languages else "en"
    language = kind.language(spoken, whole)
    effects = language.effects(kind.names(whole).paths) if language.speaker is not None else {}
    changed: set[Card] = set()
    if language is not kind.languages[spoken]:
        changed = set(cards(game, spoken, setup)) - set(cards(game, spoken))
    told = {card.id: card.text for card in sorted(changed)}
    usual = card_facts(game)
    facts = {id: found for id, found in card_facts(game, setup).items() if found != usual.get(id)}
    return {**exported(language.catalogue), "effects": effects, "cards": told, "facts": facts}


def card_facts(game: str, setup: Mapping[str, object] | None = None) -> dict[str, dict[str, Any]]:
    """What is printed on the cards and tiles of a game, as names and numbers by the ids of the cards. With a set-up
    also of the cards that it brings.
    """
    kind = game_of(game)
    return dict(kind.facts(setup_of(kind, setup)))


def whole_box(game: str) -> dict[str, object]:
    """The set-up that brings every card of a game, for lists of them."""
    return dict(game_of(game).whole_box)


def card_faces(game: str, lang: str, setup: Mapping[str, object] | None = None) -> dict[str, dict[str, Any]]:
    """What is printed on the cards of a game in words, part by part, by the ids of the cards; as far as the game says
    it so.
    """
    kind = game_of(game)
    spoken = lang if text_of(lang, "lang") in kind.languages else "en"
    return dict(kind.language(spoken, setup_of(kind, setup)).faces())


def events(game: str) -> dict[str, EventInfo]:
    """Everything that can happen in a game: its fields by name and type, secret ones too, its rules, and the messages
    that say it.
    """
    language = game_of(game).languages["en"]
    kinds = {} if language.speaker is None else language.speaker.events.kinds
    return {id: _event(id, kind, language.catalogue.patterns) for id, kind in kinds.items()}


def _event(id: str, kind: EventKind, patterns: Mapping[str, str]) -> EventInfo:
    open = {name: field_info(type) for name, type in kind.fields.items()}
    secret = {name: field_info(type, True) for name, type in kind.secret.items()}
    always = [name for name, type in kind.fields.items() if type.always]
    messages: dict[str, tuple[str, ...]] = {}
    for key, pattern in patterns.items():
        if key == f"log.{id}" or (kind.variant is not None and key.startswith(f"log.{id}.")):
            named = needed(parse(pattern))
            messages[key] = tuple([name for name in open if name in always or name in named])
    return EventInfo({**open, **secret}, kind.rules, messages)


def field_info(type: FieldType, secret: bool = False) -> FieldInfo:
    return FieldInfo(type.holds(), type.many, secret, type.known())


def _field(kind_of_game: GameKind, option: SetupOption) -> SetupField:
    number = isinstance(option.default, int) and not isinstance(option.default, bool) and not option.choices
    if option.many:
        kind = "choices" if option.choices else "texts"
    elif option.choices:
        kind = "choice"
    elif isinstance(option.default, bool):
        kind = "bool"
    else:
        kind = "int" if number else "text"
    low, high = (option.minimum, option.maximum) if number else (None, option.maximum or None if option.many else None)
    key = f"setup.{option.name.replace('_', '-')}"
    text = {code: _told(kind_of_game, code, key, option.name) for code in kind_of_game.languages}
    own = {code: _told(kind_of_game, code, f"{key}-own", "") for code in kind_of_game.languages if option.by_seat}
    return SetupField(
        option.name, kind, option.default, option.choices, low, high, option.optional, text, _cases(option.when),
        option.by_seat, own, _meanings(kind_of_game, option, key),
        {choice: _cases(cases) for choice, cases in option.fits.items()},
    )  # fmt: skip


def _cases(found: tuple[When, ...]) -> tuple[dict[str, tuple[object, ...]], ...]:
    return tuple([dict(case) for case in found])


def _meanings(kind: GameKind, option: SetupOption, key: str) -> dict[str, dict[str, str]]:
    """What its values mean, as far as the game says it."""
    values = option.choices or range(option.minimum, option.maximum + 1)
    written = {str(value): Message(f"{key}.{value}") for value in values}
    said = {value: message for value, message in written.items() if kind.languages["en"].catalogue.has(message.id)}
    return {
        value: {code: language.catalogue.text(message) for code, language in kind.languages.items()}
        for value, message in {**said, **kind.meanings(option.name)}.items()
    }


def _told(kind: GameKind, lang: str, id: str, otherwise: str) -> str:
    """What a game says of itself before it begins."""
    for catalogue in (kind.languages[lang].catalogue, catalogue_of(kind.id, lang)):
        if catalogue.has(id):
            return catalogue.text(Message(id))
    return otherwise
