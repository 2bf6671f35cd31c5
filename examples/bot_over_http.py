"""A bot that plays over HTTP, with nothing but the standard library.

python bot_over_http.py http://127.0.0.1:8765                 opens a table against the server's greedy bot
python bot_over_http.py http://127.0.0.1:8765/j/<secret>      sits down with an invitation
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

site, _, secret = sys.argv[1].partition("/j/")
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is the key to our seat


def call(path, body=None):
    """GET, or POST when there is a body."""
    request = Request(site + path, body and json.dumps(body).encode(), {"Content-Type": "application/json"})
    while True:
        try:
            return json.load(browser.open(request, timeout=60))
        except HTTPError as error:
            if error.code != 429:  # too fast for the server: try again in a moment
                raise
            time.sleep(1)


def choose(state):
    """The heart of a bot: state["view"] is the table as we see it, each option says what it does and about what."""
    return random.choice(state["decision"]["options"])["notation"]


if secret:
    table = call("/api/join", {"secret": secret, "name": "Bot over HTTP"})
else:
    seats = [{"kind": "me", "name": "Bot over HTTP"}, {"kind": "bot", "bot": "greedy"}]
    table = call("/api/tables", {"game": "the-island", "seats": seats})
here, me = f"/api/tables/{table['table']}", table["seats"][0]

state = call(f"{here}?player={me}&lang=en")
while state["status"] == "running":
    if state["decision"]:
        try:
            call(f"{here}/answers", {"player": me, "version": state["version"], "answer": choose(state)})
        except HTTPError as error:
            if error.code != 409:  # the situation has changed: look again
                raise
    state = call(f"{here}?player={me}&lang=en&after={state['version']}")  # waits until something is new

print(f"{me}:", json.dumps(state["outcome"]["scores"][me]), "winners:", *state["outcome"]["winners"])
