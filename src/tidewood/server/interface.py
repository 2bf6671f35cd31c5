"""The page at /schema: the OpenAPI description as plain HTML, without scripts or anything from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
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


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
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
