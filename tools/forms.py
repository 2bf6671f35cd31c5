"""What GitHub asks of the YAML below .github: issue forms, their configuration, and workflows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

FORM_KEYS: Final = {"name", "description", "body", "title", "labels", "assignees", "projects", "type"}
PART_KEYS: Final = {"type", "id", "attributes", "validations"}
ATTRIBUTES: Final = {  # of each type of part: those it must have, and those it may have
    "markdown": ({"value"}, set[str]()),
    "input": ({"label"}, {"description", "placeholder", "value"}),
    "textarea": ({"label"}, {"description", "placeholder", "value", "render"}),
    "dropdown": ({"label", "options"}, {"description", "multiple", "default"}),
    "checkboxes": ({"label", "options"}, {"description"}),
}


def check_yaml(path: Path) -> list[str]:
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.YAMLError as error:
        return [" ".join(str(error).split())]
    if not isinstance(data, dict):
        return ["not a mapping"]
    if path.parent.name == "ISSUE_TEMPLATE":
        return list(config(data) if path.stem == "config" else form(data))
    return list(workflow(data)) if path.parent.name == "workflows" else []


def config(data: dict[str, Any]) -> Iterator[str]:
    yield from unknown(data, {"blank_issues_enabled", "contact_links"}, "the file")
    if not isinstance(data.get("blank_issues_enabled", True), bool):
        yield "blank_issues_enabled is true or false"
    for link in data.get("contact_links", []):
        yield from missing(link, {"name", "url", "about"}, "a contact link")


def form(data: dict[str, Any]) -> Iterator[str]:
    yield from unknown(data, FORM_KEYS, "the form")
    yield from missing(data, {"name", "description", "body"}, "the form")
    if "title" in data and not is_text(data["title"]):
        yield "title is a text that is not empty, or left out"
    parts = data.get("body")
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        yield "body is a list of parts"
        return
    if all(part.get("type") == "markdown" for part in parts):
        yield "body asks for nothing"
    for what in ("id", "label"):
        values = [part.get("id") if what == "id" else (part.get("attributes") or {}).get("label") for part in parts]
        for value, n in Counter(value for value in values if value is not None).items():
            if n > 1:
                yield f"{n} parts have the {what} {value!r}"
    for n, part in enumerate(parts, 1):
        for wrong in form_part(part):
            yield f"part {n} ({part.get('id', part.get('type'))}): {wrong}"


def form_part(part: dict[str, Any]) -> Iterator[str]:
    yield from unknown(part, PART_KEYS, "it")
    kind = part.get("type")
    if kind not in ATTRIBUTES:
        yield f"type is one of {', '.join(ATTRIBUTES)}, not {kind!r}"
        return
    required, optional = ATTRIBUTES[kind]
    attributes = part.get("attributes")
    if not isinstance(attributes, dict):
        yield "attributes are missing"
        return
    yield from missing(attributes, required, "attributes")
    yield from unknown(attributes, required | optional, "attributes")
    for key in ("label", "description", "placeholder", "value"):
        if key in attributes and not is_text(attributes[key]):
            yield f"{key} is a text that is not empty"
    options = attributes.get("options")
    if kind == "dropdown" and options is not None:
        if not isinstance(options, list) or not options or not all(is_text(option) for option in options):
            yield "options are texts; yes, no, true, false and numbers need quotes"
        elif len(set(options)) < len(options):
            yield "two options are the same"
    if kind == "checkboxes" and not all(is_text((option or {}).get("label")) for option in options or [{}]):
        yield "each option has a label"
    validations = part.get("validations", {})
    if not isinstance(validations, dict) or not isinstance(validations.get("required", False), bool):
        yield "validations.required is true or false"


def workflow(data: dict[Any, Any]) -> Iterator[str]:
    if "on" not in data and True not in data:  # YAML 1.1 reads `on` as true
        yield "the workflow lacks on"
    jobs = data.get("jobs")
    if not isinstance(jobs, dict) or not jobs:
        yield "the workflow has no jobs"
        return
    for name, job in jobs.items():
        if not isinstance(job, dict) or ("uses" not in job and not {"runs-on", "steps"} <= job.keys()):
            yield f"the job {name} lacks runs-on or steps"
            continue
        for n, step in enumerate(job.get("steps", []), 1):
            if not isinstance(step, dict) or ("run" in step) == ("uses" in step):
                yield f"step {n} of the job {name} has either run or uses"


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def missing(data: dict[str, Any], keys: set[str], where: str) -> Iterator[str]:
    for key in sorted(keys):
        if data.get(key) in (None, "", []):
            yield f"{where} lacks {key}"


def unknown(data: dict[str, Any], keys: set[str], where: str) -> Iterator[str]:
    for key in sorted(map(str, data.keys() - keys)):
        yield f"{where} has an unknown key {key}"
