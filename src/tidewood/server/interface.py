"""The OpenAPI description: as data, and at /schema as plain HTML, without scripts or anything from elsewhere.

It never changes while the server runs, and takes a while to write down: each form of it is made once.
"""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
import yaml
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tidewood: interface for programs</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace }
pre { overflow-x: auto; padding: .5rem 1rem; border: 1px solid #8886 }
h2 { margin-top: 2.5rem } h3 { margin-bottom: .25rem } p { margin-top: .25rem }
</style>"""


class Once(OpenAPIRenderPlugin):
    made: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.made = self.made or self.make(openapi_schema)
        return self.made

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        raise NotImplementedError


class AsJson(Once):
    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(openapi_schema)


class AsYaml(Once):
    def __init__(self) -> None:
        super().__init__(path="/openapi.yaml", media_type=OpenAPIMediaType.OPENAPI_YAML)

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        return yaml.safe_dump(msgspec.to_builtins(openapi_schema), encoding="utf-8", sort_keys=False)


class PlainPage(Once):
    def __init__(self) -> None:
        super().__init__(path="/")

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        files = [f'<a href="/schema/openapi.{kind}">openapi.{kind}</a>' for kind in ("json", "yaml")]
        parts = [HEAD, "<h1>Interface for programs</h1>", f"<p>{escape(openapi_schema['info']['description'])}"]
        parts.append(f" As data: {', '.join(files)}.</p>")
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and "responses" in operation:
                    parts.append(route(method, path, operation))
        parts.append("<h2>Types</h2>")
        for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts.append(f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><pre>{fields(schema)}</pre>')
        return "\n".join(parts).encode()


def write_down(app: Litestar, forms: list[Once]) -> None:
    """Make all forms of it, so that nobody has to wait for the first one who asks."""
    schema = app.openapi_schema.to_schema()
    for form in forms:
        form.made = form.made or form.make(schema)


def route(method: str, path: str, operation: dict[str, Any]) -> str:
    text = [f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description') or '')}</p>"]
    for p in operation.get("parameters", []):
        text.append(f"<p><code>{escape(p['name'])}</code> ({p['in']}) {escape(p.get('description') or '')}</p>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        text.append(f"<p>Body: {kind(body)}</p>")
    for status, response in operation["responses"].items():
        for content in response.get("content", {}).values():
            if str(status).startswith("2"):
                text.append(f"<p>{escape(str(status))}: {kind(content.get('schema', {}))}</p>")
    return "\n".join(text)


def fields(schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    lines = [
        f"{escape(name)}{'' if name in needed else '?'}: {kind(field)}"
        for name, field in schema.get("properties", {}).items()
    ]
    return "\n".join(lines) or kind(schema)


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(kind(one) for one in schema[several])
    if "enum" in schema:
        return " | ".join(escape(repr(value)) for value in schema["enum"])
    if "const" in schema:
        return escape(repr(schema["const"]))
    if schema.get("type") == "array":
        return f"[{kind(schema.get('items', {}))}]"
    given = schema.get("type", "any")
    return escape(" | ".join(given) if isinstance(given, list) else str(given))
