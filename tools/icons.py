"""Draws the icons of the installed app from our own drawing: python -m tools.icons. Needs Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER: Final = "#f4eee1"
# Of a maskable icon any shape may be cut out, so the drawing keeps to its middle and the paper goes to the edge.
ICONS: Final = {"180": (180, 0.0), "192": (192, 0.0), "512": (512, 0.0), "maskable": (512, 0.12)}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            side = round(size * (1 - 2 * margin))
            back = PAPER if margin or name == "180" else "transparent"
            page.set_content(
                f"<style>html,body{{margin:0;background:{back}}}svg{{display:block;width:{side}px;height:{side}px;"
                f"margin:{round(size * margin)}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
