"""What can be asked over HTTP. Handlers read what was sent and hand it on; docs/protocol.md says what they promise."""

from __future__ import annotations

from tidewood.server.routes import home, operators, pages, past, play, tables, talk, texts

MODULES = (home, tables, talk, texts, play, past, operators, pages)
HANDLERS = [handler for module in MODULES for handler in module.HANDLERS]
