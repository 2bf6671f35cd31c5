# Everything here sets itself up: a machine needs make and Python 3.11 or newer with its venv module.

PYTHON ?= python3
GAMES ?= 10000
# Many tests wait for browsers, servers and clocks, so there are two workers for each core.
JOBS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')

# Some images ask Python not to keep what it compiled; the tests start hundreds of processes, and each would compile again.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
# Compiled games are several times as fast: they are used where they have been compiled from the sources as they are now.
TIDEWOOD = PYTHONPATH="$$($(BIN)/python -m tools.compile --path)" $(BIN)/tidewood
INSTALLED := .venv/.installed-dev
INSTALLED_COMPILED := .venv/.installed-compiled

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web client chromium proxies test test-fast lint soak mutants bench compiled test-compiled goldens clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## open the table in the browser
	@$(TIDEWOOD) play

terminal: $(INSTALLED) ## play The Island in this terminal
	@$(TIDEWOOD) play the-island --terminal

web: $(INSTALLED) ## build the browser client, if it changed
	@$(BIN)/python -m tools.web build

# What comes before the tests waits for packages and single cores, so two of it go on at a time.
test: $(INSTALLED) ## lint, the client's checks, and all tests; notes the proven rules in build/rules.json
	@$(MAKE) --no-print-directory -j2 lint client proxies
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal

client: web
	$(BIN)/python -m tools.web check
	$(BIN)/python -m tools.web test

# The browser tests need a Chromium, best the one without windows: Debian's where apt is at hand, else Playwright's own.
chromium: $(INSTALLED)
	@command -v chromium-headless-shell >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    for name in chromium-headless-shell chromium; do apt-get install -y -qq $$name >/dev/null && exit; done; false; } || \
	  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  $(BIN)/python -m playwright install --with-deps chromium

# The configurations of docs/server.md are tested with the real proxies. Where one cannot be installed, its test is skipped.
proxies: chromium
	@{ command -v nginx && command -v haproxy; } >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { apt-get update -qq; for proxy in nginx haproxy; do \
	    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$proxy; done; } >/dev/null 2>&1; } || true

test-fast: $(INSTALLED) ## the tests that are not marked slow, nothing else
	$(BIN)/pytest -q -n $(JOBS) -m "not slow and not soak"

lint: $(INSTALLED) ## formatting, ruff, mypy, the import contracts, dead code and documents
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.deadcode
	$(BIN)/python -m tools.documents

soak: $(INSTALLED) ## GAMES=10000 random games with every check on; the server killed 100 times
	GAMES=$(GAMES) $(BIN)/pytest -q -n $(JOBS) --wide -m soak tests

mutants: $(INSTALLED) ## disable cited rules one at a time; the tests that name them must fail (needs make test before)
	$(BIN)/python -m tools.mutants $(if $(ONLY),--only $(ONLY))

bench: $(INSTALLED) ## measure decisions, copies, saves and games a second
	@$(TIDEWOOD) bench

compiled: $(INSTALLED_COMPILED) ## compile kernel, rules and evaluation with mypyc into build/compiled
	$(BIN)/python -m tools.compile build

# Wide tests play all their set-ups here, where games are several times as fast. Left out is what has nothing to do with
# compiled code: the page in a browser, packaging, the database, mutants of the sources. A selection, so that
# build/rules.json stays that of the ordinary build.
test-compiled: web compiled ## the tests of kernel, games, bots, command and server against the compiled build, and its wheel
	$(BIN)/python -m tools.compile --check
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -q -n $(JOBS) --dist worksteal --wide -m "not soak" --ignore=tests/browser --ignore=tests/packaging \
	  --ignore=tests/server/storage --ignore=tests/tools/test_mutants.py
	TIDEWOOD_COMPILED=1 $(BIN)/pytest -q tests/packaging/test_compiled_wheel.py

goldens: $(INSTALLED) ## write the golden files again; review the difference like code
	$(BIN)/python -m tools.goldens

clean: ## remove what was built, and the environment
	rm -rf .venv build dist web/node_modules src/tidewood/server/static .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The version is looked at before anything is made, so that an old Python leaves no half-made environment behind.
$(INSTALLED): pyproject.toml
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { \
	  command -v "$(PYTHON)" >/dev/null || { \
	    echo "Tidewood needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Name one: make PYTHON=/path/to/python3.12"; exit 1; }; \
	  "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Tidewood needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1). Name another: make PYTHON=python3.12"; exit 1; }; \
	  echo "Setting up .venv (once, about a minute)"; \
	  "$(PYTHON)" -m venv --clear .venv || { \
	    echo "'$(PYTHON)' cannot make an environment; on Debian and Ubuntu: apt install python3-venv"; exit 1; }; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[dev]'
	@touch $@

$(INSTALLED_COMPILED): $(INSTALLED)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[compiled]'
	@touch $@
