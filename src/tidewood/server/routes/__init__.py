"""What can be asked over HTTP. Handlers read what was sent and hand it on; docs/protocol.md says what they promise."""

from __future__ import annotations

from tidewood.server.routes import home, operators, pages, past, play, tables

HANDLERS = [*home.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *past.HANDLERS, *operators.HANDLERS, *pages.HANDLERS]
