"""People at browsers: each has a context of their own, so cookies, settings and connections are theirs alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response, expect

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
GAME: Final = "the-island"
PATIENCE: Final = 90_000  # milliseconds for whatever must come; a busy machine is slow, and only what never comes fails

# Settings as the client keeps them, and a way to break the connection without asking it.
BEGIN: Final = """
if (!localStorage.getItem("tidewood.settings")) localStorage.setItem("tidewood.settings", JSON.stringify(%s));
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(address, ...how) {
    super(window.cut ? new URL("/nowhere", address) : address, ...how);
    window.sockets.push(this);
  }
};
"""
OFFERED: Final = """() => {
  const all = [...document.querySelectorAll("[data-testid=options] [data-notation]")];
  return all.length ? all.map((one) => one.dataset.notation) : null;
}"""
ASKED: Final = """() => {
  const prompt = document.querySelector("[data-testid=prompt]");
  if (!prompt || prompt.dataset.answers === window.asked) return null;
  if (!["mine", "over"].includes(prompt.dataset.mode)) return null;
  const list = document.querySelector("[data-testid=options]");
  if (prompt.dataset.mode === "mine" && !list) return null;
  window.asked = prompt.dataset.answers;
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const things = (role) => [...document.querySelectorAll(`[data-thing].${role}`)]
    .map((one) => middle(one.querySelector("path, circle")));
  return {
    over: prompt.dataset.mode === "over",
    notations: [...(list?.querySelectorAll("[data-notation]") ?? [])].map((one) => one.dataset.notation),
    goals: things("target:not(.source, .selected)"),
    pieces: things("source"),
  };
}"""


def _came_too_late(said: str, url: str) -> bool:
    """Somebody else answered while the page asked what an option would do."""
    return "409" in said and "/preview" in url


class Person:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context: Final = context
        self.address: Final = address
        self.page: Final[Page] = context.new_page()
        self.complaints: Final[list[str]] = []
        self.lines_break = False  # on purpose: then a browser may say so in its console
        self.heard: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        self.page.on("console", self._said)
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))))
        self.page.on("response", self._got)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not _came_too_late(said.text, said.location["url"]):
            self.complaints.append(said.text)

    def _got(self, response: Response) -> None:
        if response.status >= 400 and not _came_too_late(str(response.status), response.url):
            self.complaints.append(f"{response.status} {response.url}")

    # -- going somewhere

    def open(self, path: str) -> None:
        self.page.goto(self.address + path.removeprefix(self.address))

    def begin(self, *seats: str, **setup: object) -> str:
        """A table without its page of set-up: `me`, `open` or the name of a bot for each seat."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        names = iter(("Ada", "Bo", "Cy", "Di"))
        for plan in plans:
            if plan["kind"] == "me":
                plan["name"] = next(names)
        made = self.post("/api/tables", {"game": GAME, "seats": plans, "setup": {"start_player": "p1"} | setup})
        self.links = {who: link.removeprefix(self.address) for who, link in made["links"].items()}
        self.open(f"/t/{made['table']}")
        return str(made["table"])

    def sit_down(self, link: str, name: str) -> None:
        self.open(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_test_id("sit-down").click()

    def watch(self, link: str) -> None:
        self.open(link)
        self.page.get_by_role("button", name="Watch", exact=True).click()

    def move_here(self, link: str) -> None:
        """A personal link asks for no name: the seat has one."""
        self.open(link)
        self.page.get_by_role("button", name="Continue here", exact=True).click()

    def stop_clock(self) -> None:
        """From here on nothing on the page goes on by itself, until its clock runs or is resumed."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))

    @property
    def table(self) -> str:
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # -- what the server says, with the cookie of this browser

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.address + path)
        assert answer.ok, f"{answer.status} {path} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, f"{answer.status} {path} {answer.text()}"
        return answer.json()

    def state(self, player: str = "") -> Any:
        return self.get(f"/api/tables/{self.table}" + (f"?player={player}" if player else ""))

    def go_on(self, until: int, choose: Callable[[list[str]], str]) -> Any:
        """Answer without the page, until so many answers have been given or the game is over."""
        state = self.state()
        while state["answers"] < until and state["status"] == "running":
            if state["decision"]:
                answer = choose([option["notation"] for option in state["decision"]["options"]])
                self.post(
                    f"/api/tables/{self.table}/answers",
                    {"player": state["you"], "version": state["version"], "answer": answer},
                )
                state = self.state()
            else:
                state = self.after(state)
        return state

    def after(self, state: Any) -> Any:
        """The next state: the server answers when there is one."""
        return self.get(f"/api/tables/{state['table']}?after={state['version']}")

    # -- what is on the page

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def question(self) -> Locator:
        return self.prompt.get_by_role("heading")

    @property
    def options(self) -> Locator:
        return self.page.get_by_test_id("options").get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    def option(self, notation: str) -> Locator:
        return self.page.locator(f'[data-testid=options] [data-notation="{notation}"]')

    def notations(self) -> list[str]:
        """What the list offers, once there is one. Looked for and read in one go: others may answer in between."""
        return [str(one) for one in self.page.wait_for_function(OFFERED).json_value()]

    def goals(self) -> list[tuple[float, float]]:
        """Where on the page the lit places are."""
        return [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for shape in self.page.locator("[data-thing]:not(.source, .selected)").locator("path, circle").all()
            if (box := shape.bounding_box())
        ]

    # -- answering

    def is_asked(self, words: str = "") -> None:
        expect(self.prompt).to_have_attribute("data-mode", "mine")
        expect(self.question).to_contain_text(words)

    def waits(self) -> None:
        expect(self.prompt).to_have_attribute("data-mode", "waiting")

    def take(self, notation: str) -> None:
        """Click it in the list; returns when it has left the page."""
        expect(self.option(notation)).to_be_visible()
        self.mark()
        self.option(notation).click()
        expect(self.page.locator("[data-answered]")).to_have_count(0)

    def mark(self) -> None:
        """The list of options that is open now, to tell when it is gone."""
        found = self.page.locator("[data-testid=options]")
        found.evaluate_all("all => all.forEach(one => one.dataset.answered = 'no longer')")

    def until_asked(self) -> Any:
        """Tells what is open once it is their turn after another answer than when last told, or the game is over."""
        return self.page.wait_for_function(ASKED).json_value()

    # -- the line

    def lose_connection(self) -> None:
        """The server hears that it is gone; no new one comes about."""
        self.page.evaluate("""() => {
          window.cut = true;
          window.sockets.forEach((one) => one.close());
        }""")
        expect(self.page.get_by_test_id("connection")).not_to_have_attribute("data-state", "open")
        self.context.set_offline(True)

    def find_connection(self) -> None:
        self.page.evaluate("window.cut = false")
        self.context.set_offline(False)
        self.connected()

    def connected(self) -> None:
        expect(self.page.get_by_test_id("connection")).to_have_attribute("data-state", "open")


class People:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser: Final = browser
        self.address = address
        self.all: Final[list[Person]] = []

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        cookies: Sequence[Any] = (),
        installs: bool = False,
        **settings: object,
    ) -> Person:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            locale="en-GB",
            accept_downloads=True,
            service_workers="allow" if installs else "block",
        )
        context.set_default_timeout(PATIENCE)
        likes = {"lang": "en", "sound": False, "speed": "off", "guide": False} | settings
        context.add_init_script(BEGIN % json.dumps(likes))
        context.add_cookies(cookies)
        person = Person(context, self.address)
        self.all.append(person)
        return person

    def picture(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for n, person in enumerate(self.all, 1):
            person.page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower())}-{n}.png")

    def leave(self) -> list[str]:
        complaints = []
        for person in self.all:
            broken = ("ERR_", "WebSocket") if person.lines_break else ()
            complaints += [one for one in person.complaints if not any(word in one for word in broken)]
            person.context.close()
        return complaints
