# Everything here sets itself up: a machine needs make and Python 3.11 or newer with its venv module.

PYTHON ?= python3
GAMES ?= 10000
JOBS ?= auto

BIN := .venv/bin
INSTALLED := .venv/.installed-dev
INSTALLED_COMPILED := .venv/.installed-compiled

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web chromium nginx test test-fast lint soak mutants bench compiled test-compiled goldens clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## open the table in the browser
	@$(BIN)/tidewood play

terminal: $(INSTALLED) ## play The Island in this terminal
	@$(BIN)/tidewood play the-island --terminal

web: $(INSTALLED) ## build the browser client, if it changed
	@$(BIN)/python -m tools.web build

test: lint web chromium nginx ## lint, the client's checks, and all tests; notes the proven rules in build/rules.json
	$(BIN)/python -m tools.web check
	$(BIN)/python -m tools.web test
	$(BIN)/pytest -q -n $(JOBS)

# The browser tests need a Chromium: Debian's where apt is at hand, else Playwright's own.
chromium: $(INSTALLED)
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  $(BIN)/python -m playwright install --with-deps chromium

# The configuration of docs/server.md is tested with the real nginx. Where it cannot be installed, its test is skipped.
nginx:
	@command -v nginx >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { apt-get update -qq; \
	    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx; } >/dev/null 2>&1; } || true

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
	GAMES=$(GAMES) $(BIN)/pytest -q -n $(JOBS) -m soak tests/soak tests/server

mutants: $(INSTALLED) ## disable cited rules one at a time; the tests that name them must fail (needs make test before)
	$(BIN)/python -m tools.mutants $(if $(ONLY),--only $(ONLY))

bench: $(INSTALLED) ## measure decisions, copies, saves and games a second
	$(BIN)/tidewood bench

compiled: $(INSTALLED_COMPILED) ## compile kernel, rules and evaluation with mypyc into build/compiled
	$(BIN)/python -m tools.compile build

# Left out is what has nothing to do with compiled code: the page in a browser, packaging, the database, mutants of the
# sources. A selection, so that build/rules.json stays that of the ordinary build.
test-compiled: web compiled ## the tests of kernel, games, bots, command and server against the compiled build
	$(BIN)/python -m tools.compile --check
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -q -n $(JOBS) -m "not soak" --ignore=tests/browser --ignore=tests/packaging \
	  --ignore=tests/server/storage --ignore=tests/tools/test_mutants.py

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
