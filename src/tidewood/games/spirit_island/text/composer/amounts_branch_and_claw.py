"""Amounts that only cards of Branch & Claw and later sets have."""

from __future__ import annotations

from tidewood.language.values import Message, message


def counted(amounts: list[Message]) -> list[Message] | Message:
    """Several amounts of one verb; 1 of a thing and up to 1 more of it are 1 or 2."""
    first, *rest = amounts
    most = rest[0].args.get("most")
    if len(rest) > 1 or not isinstance(most, Message) or first.id != most.id or first.args["what"] != most.args["what"]:
        return amounts
    least = first.args["n"]
    return message("card.amount.from-to", least=least, most=least + most.args["n"], what=most.args["what"])
