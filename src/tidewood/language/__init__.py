"""Texts as data: catalogues of patterns and nouns, one set of files per language, filled with plain values.

What is said is decided once, in code, as a `Message`: the id of a pattern and its named values. How it is said stands
in the catalogue of each language. Grammar that a pattern cannot express lives in one small module per language.
"""

from tidewood.language.catalogue import Catalogue, Missing, languages, read
from tidewood.language.values import Message, Thing, Value

__all__ = ["Catalogue", "Message", "Missing", "Thing", "Value", "languages", "read"]
