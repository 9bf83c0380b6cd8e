# `make play` opens the table, `make test` runs every test, `make check` every check.  Nothing else needs to be installed
# than Python 3.11 with venv, git and make; what a target needs it gets itself, once.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= $(shell command -v python3.11 || command -v python3)
UV_VERSION := 0.13.8
BIN := .venv/bin
UV := $(BIN)/uv --quiet --system-certs pip install --python $(BIN)/python
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --quiet
TWO_AT_ONCE := --numprocesses 2 --dist worksteal
# A visitor of a table waits half of the time, and so does who talks to a house or to other processes.
THREE_AT_ONCE := --numprocesses 3 --dist worksteal
IN_LANES := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SECOND_TRY := yes
TRIED_TWICE = -p tests.second_try $(if $(filter yes,$(SECOND_TRY)),--second-try)
QUICK := not browser and not long
SLOW := long and not browser
export UV_PYTHON_DOWNLOADS := never
# Python is started hundreds of times by the tests, and should not compile its modules each time.
unexport PYTHONDONTWRITEBYTECODE

help:  ## What there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1\t/' | expand -t 22

# --- Setting up.  Each stamp is as old as the last time its step was done. ---

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Biberbau needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

.venv/stamp-uv: | $(BIN)/python
	$(PIP) uv==$(UV_VERSION)
	touch $@

.venv/stamp-runtime: requirements/runtime.txt .venv/stamp-uv
	$(UV) --require-hashes --requirement $< || $(PIP) --require-hashes --requirement $<
	touch $@

.venv/stamp-node: requirements/node.txt .venv/stamp-uv
	$(BIN)/python web/assets.py node || $(UV) --require-hashes --requirement $< || $(PIP) --require-hashes --requirement $<
	touch $@

.venv/stamp-package: pyproject.toml hatch_build.py .venv/stamp-runtime .venv/stamp-node
	$(BIN)/python web/assets.py build
	$(UV) --no-deps --editable . || $(PIP) --no-deps --editable .
	touch $@

.venv/stamp-dev: requirements/dev.txt .venv/stamp-package
	$(UV) --require-hashes --requirement $< || $(PIP) --require-hashes --requirement $<
	touch $@

# The extra that trains players is locked by itself, behind what developing takes.  It has less than a megabyte.
.venv/stamp-train: requirements/train.txt .venv/stamp-dev
	$(UV) --require-hashes --requirement $< || $(PIP) --require-hashes --requirement $<
	touch $@

.PHONY: help setup assets dev play check check-python check-texts types docs protocol test others unit thorough bounds web-check web-test browser first-load perft golden \
	golden-write twins same-game wire-twins transcripts compilations bench bench-envs bench-cuda bench-peers bench-tables strength train judgement review-check fair-teacher planted review-times gaps fresh-gaps chaos \
	split-brain cluster deploys load capacity rush long-table attack container thinking soak fairness stalls pace keep-rules same-rules dist release lock

setup: .venv/stamp-package assets  ## Make everything ready to play

assets: .venv/stamp-package  ## Build the browser table where its sources have changed
	@$(BIN)/python web/assets.py build

dev: .venv/stamp-train assets  ## Make everything ready to develop

# --- Playing. ---

play: setup  ## Start the server and open the table in the browser
	$(BIN)/biberbau

# --- Checking: what a reader would object to. ---

NOT_ENGLISH := *de.ftl *.de.md *.svg *package-lock.json requirements tests/golden

# Two at a time, and both processors have something to do to the end; what fails in one does not stop the others.
check: dev  ## Formatting, style, types, layers, spelling, the documentation's links, generated files, and rules that logs hold
	$(MAKE) --no-print-directory --keep-going $(IN_LANES) check-python web-check check-texts

check-python: dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m biberbau.server.typescript --check

check-texts: dev
	git ls-files -z -- $(NOT_ENGLISH:%=':!:%') | xargs -0 $(BIN)/codespell
	$(BIN)/python -m tests.ladder
	$(BIN)/python -m tests.versions
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(SITE)

types: dev  ## The types of the package as they are on Windows and on macOS
	for platform in win32 darwin; do $(BIN)/mypy --platform $$platform --cache-dir .mypy_cache/$$platform --package biberbau; done

# Nothing is fetched for it, and every warning is an error: a link or an anchor that leads nowhere too.
SITE := $(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs

docs: dev  ## Make a site of the documentation in build/docs
	$(SITE)
	@echo 'The documentation is in build/docs/index.html.'

protocol: dev  ## Write the client's types of messages and pictures anew
	$(BIN)/python -m biberbau.server.typescript

web-check: dev
	$(BIN)/python web/assets.py npm run --silent check

# --- Testing: what a player would object to. ---

# In turn: both rounds keep all processors busy, so side by side is no sooner, and what waits for the others' processors
# fails by chance.  What fails in one does not stop the other.
test: dev compilations  ## Every test
	$(MAKE) --no-print-directory --keep-going browser others

others: dev  ## Every test without a browser; what fails is tried once more, alone, here too
	$(MAKE) --no-print-directory --keep-going $(IN_LANES) web-test perft
	$(PYTEST) $(THREE_AT_ONCE) $(TRIED_TWICE) -m "not browser"

unit: dev  ## The quick tests
	$(PYTEST) $(THREE_AT_ONCE) -m "$(QUICK)"

thorough: dev  ## The tests that take longer
	$(PYTEST) $(THREE_AT_ONCE) -m "$(SLOW)"

web-test: dev
	$(BIN)/python web/assets.py npm run --silent test
	$(BIN)/python web/assets.py npm run --silent size

browser: dev  ## Whole matches in a real browser; what fails is tried once more, alone (SECOND_TRY=no: it has failed)
	.ci/chromium $(BIN)/python
	rm -rf build/browser-failures
	$(PYTEST) $(THREE_AT_ONCE) $(TRIED_TWICE) -m browser tests/browser

first-load: dev  ## How soon the front page answers on a phone, and how soon a card lies there
	.ci/chromium $(BIN)/python
	$(BIN)/python -m tests.browser.first_load

bounds: dev  ## Rules and bots compiled so that an index beyond an array is an error
	NUMBA_BOUNDSCHECK=1 $(PYTEST) --timeout 0 $(TWO_AT_ONCE) -m "not browser" tests/rules tests/contract tests/bots

twins: dev  ## 10,000 pairs of games that differ only in what a seat may not know
	TWIN_PAIRS=10000 $(PYTEST) --timeout 0 -m long tests/contract/test_twin_worlds.py

same-game: dev  ## 10,000 matches of each game played as environments, and again as matches and at tables, to the same states
	SAME_GAMES=10000 $(PYTEST) --timeout 0 $(TWO_AT_ONCE) tests/envs -k same_matches

wire-twins: dev  ## The same with whole tables of the server: every byte that it sends
	$(BIN)/python -m tests.server.twins
	$(BIN)/python -m tests.server.twins --game daumen-drauf --unmarked

perft: dev  ## Count action sequences from fixed positions, with the rules and with the oracle
	$(BIN)/python -m tests.perft --oracle

golden: dev  ## Play the golden files again and say which would change (`make unit` does so too)
	$(BIN)/python -m tests.golden --check

golden-write: dev  ## Write the golden files anew, after a change of the rules
	$(BIN)/python -m tests.golden

transcripts: dev  ## Write the output of every command that the documentation shows anew
	$(BIN)/python -m tests.cli.transcripts

# --- Measuring. ---

GAMES := biber-gang daumen-drauf biber-mania beanie

compilations: dev  ## Compile what has changed since it was compiled last, and count it
	$(BIN)/python -m biberbau.server.warmup.warm_steps
	printf '%s\n' $(GAMES:%=biberbau.envs.warm:batches:%) | xargs -n 1 -P 2 $(BIN)/python -m biberbau.core.warm

bench: dev  ## How fast the rules are, Biber Gang beside a hand-written ceiling where there is a C++ compiler
	$(BIN)/biberbau bench biber-gang $$(command -v g++ >/dev/null && echo --ceiling yardsticks/biber_gang.cpp)
	$(BIN)/biberbau bench daumen-drauf biber-mania beanie

bench-envs: dev  ## How fast the environments are: batches of 256 matches, and single ones
	$(BIN)/python -m yardsticks.environments

bench-cuda: dev  ## Whether a graphics processor plays the same matches, and how fast (needs one for CUDA, and pip install 'numba-cuda[cu13]')
	$(BIN)/python -m yardsticks.cuda

# What others wrote has an environment of its own, for it asks for other things than what is developed here.
build/peers/stamp: requirements/peers.txt .venv/stamp-uv
	rm -rf build/peers
	$(PYTHON) -m venv build/peers
	$(BIN)/uv --quiet --system-certs pip install --python build/peers/bin/python --require-hashes --requirement $< || \
		build/peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

bench-peers: dev build/peers/stamp  ## The same by turns with card games of Pgx, OpenSpiel, RLCard and PettingZoo
	$(BIN)/python -m yardsticks.environments build/peers/bin/python

build/boardgame/stamp: $(wildcard yardsticks/boardgame/*) .venv/stamp-dev
	rm -rf build/boardgame
	mkdir -p build/boardgame
	cp -R yardsticks/boardgame/. build/boardgame
	$(BIN)/python web/assets.py npm --prefix ../build/boardgame ci --no-progress
	touch $@

bench-tables: compilations build/boardgame/stamp  ## What an action costs a house, by turns with that of 7f11d0b and with boardgame.io (20 minutes)
	$(BIN)/python -m yardsticks.tables --boardgame build/boardgame

ARENA := $(BIN)/biberbau arena
SEARCHING_GANG := --option rounds=1 --budget 20ms --seed 2026
FEW_GANG := --option rounds=1 --deals 100 --budget 1000 --seed 2026
SEARCHING_DAUMEN := --option games=1 --budget 1000 --seed 2026
SEARCHING_BEANIE := --option rounds=1 --budget 1000 --seed 2026
THREE_CAREFUL := careful,careful,careful
THREE_UNIFORM := uniform,uniform,uniform

LEVEL_PAIRS := gnawer,dreamer feller,gnawer elder,feller
LEVEL_SETTINGS := --deals 200 --seed 100

strength: dev  ## Who plays better, beyond doubt or not, mostly over 1,000 paired deals (two hours on two cores)
	$(ARENA) biber-gang --bots careful,uniform
	$(ARENA) biber-gang --bots careful,uniform,careful,uniform
	$(ARENA) biber-gang --bots search,careful $(SEARCHING_GANG)
	$(ARENA) biber-gang --bots search,$(THREE_CAREFUL) $(SEARCHING_GANG)
	$(ARENA) biber-gang --bots search,uniform $(FEW_GANG)
	$(ARENA) biber-gang --bots search,$(THREE_UNIFORM) $(FEW_GANG)
	$(ARENA) daumen-drauf --bots careful,uniform
	$(ARENA) daumen-drauf --bots careful,$(THREE_UNIFORM)
	$(ARENA) daumen-drauf --bots careful,$(THREE_UNIFORM),$(THREE_UNIFORM)
	$(ARENA) daumen-drauf --bots search,careful $(SEARCHING_DAUMEN)
	$(ARENA) daumen-drauf --bots search,$(THREE_CAREFUL) $(SEARCHING_DAUMEN) --deals 500
	$(ARENA) daumen-drauf --bots search,$(THREE_CAREFUL),$(THREE_CAREFUL) $(SEARCHING_DAUMEN) --deals 250
	$(ARENA) daumen-drauf --bots search,uniform $(SEARCHING_DAUMEN) --deals 100
	$(ARENA) daumen-drauf --bots search,$(THREE_UNIFORM) $(SEARCHING_DAUMEN) --deals 100
	$(ARENA) biber-mania --bots careful,uniform
	$(ARENA) biber-mania --bots careful,$(THREE_UNIFORM)
	$(ARENA) biber-mania --bots search,careful --deals 100 --budget 400 --seed 2026
	$(ARENA) biber-mania --bots search,$(THREE_CAREFUL) --deals 200 --budget 100 --seed 2026
	$(ARENA) biber-mania --bots search,uniform --deals 40 --budget 400 --seed 2026
	$(ARENA) biber-mania --bots search,$(THREE_UNIFORM) --deals 40 --budget 100 --seed 2026
	$(ARENA) beanie --bots careful,uniform
	$(ARENA) beanie --bots careful,$(THREE_UNIFORM)
	$(ARENA) beanie --bots careful,$(THREE_UNIFORM),uniform,uniform
	$(ARENA) beanie --bots quick,calm,calm,calm
	$(ARENA) beanie --bots search,careful $(SEARCHING_BEANIE)
	$(ARENA) beanie --bots search,$(THREE_CAREFUL) $(SEARCHING_BEANIE)
	$(ARENA) beanie --bots search,careful --option rounds=4 --deals 300 --budget 1000 --seed 2026
	$(ARENA) beanie --bots search,uniform $(SEARCHING_BEANIE) --deals 100
	$(ARENA) beanie --bots search,$(THREE_UNIFORM) $(SEARCHING_BEANIE) --deals 100
	for pair in $(LEVEL_PAIRS); do \
		$(ARENA) biber-gang --bots $$pair --option rounds=1 $(LEVEL_SETTINGS); \
		$(ARENA) daumen-drauf --bots $$pair --option games=1 $(LEVEL_SETTINGS); \
		$(ARENA) biber-mania --bots $$pair --deals 100 --seed 2026; \
		$(ARENA) beanie --bots $$pair --option rounds=1 $(LEVEL_SETTINGS); \
	done

train: dev  ## Train the example player of docs/own-bots.md and measure it (eight minutes of training on one core)
	$(BIN)/python -m tests.training.example

LEARNING := build/judgement
# A copy of what was committed, in which the stages learn from one another: this tree gets what the last ones learned.
JUDGING := $(CURDIR)/$(BIN)/python -m biberbau.training.judging
PRACTISING := $(CURDIR)/$(BIN)/python -m biberbau.training.practising
MANIA_ONWARD := $(JUDGING) biber-mania --games 1500 --playouts 50 --trace 0.8 --onward

judgement: dev  ## Let search learn anew what positions of two games are worth and how a third is played, and measure it (an hour on one core)
	rm -rf $(LEARNING)
	git clone --quiet --shared . $(LEARNING)
	cd $(LEARNING) && \
	$(JUDGING) daumen-drauf --players 2 --games 8000 --seed 1 --anew --deals 0 && \
	$(JUDGING) daumen-drauf --players 2 --games 16000 --seed 2 --deals 0 && \
	$(JUDGING) daumen-drauf --players 2 --games 40000 --playouts 300 --seed 3 && \
	for players in 2 3 4; do \
		$(JUDGING) biber-mania --players $$players --games 8000 --playouts 0 --seed 1 --anew --deals 0 && \
		$(MANIA_ONWARD) --players $$players --seed 2 --deals 0 && \
		$(MANIA_ONWARD) --players $$players --seed 3 --deals 0 && \
		$(MANIA_ONWARD) --players $$players --seed 4 || exit 1; \
	done && \
	$(PRACTISING) biber-gang --players 2 --seed 1 && \
	$(PRACTISING) biber-gang --players 3 --seed 1 --begin-with 2
	for game in daumen_drauf biber_mania biber_gang; do \
		learned=biberbau/bots/of/$$game/learned.py; \
		cp $(LEARNING)/$$learned $$learned.new && mv $$learned.new $$learned || exit 1; \
	done

GAPS := lastturn:biber-gang endgame:biber-gang thumbs:daumen-drauf hiddenheads:daumen-drauf \
	twoleft:daumen-drauf underthumb:daumen-drauf tinydeal:biber-mania \
	smalldeal:biber-mania lastspades:beanie lastbeanie:beanie lastrun:beanie
EVERYBODY := uniform,dreamer,gnawer,feller,elder,careful,search

REVIEWED_ROUNDS ?= 10000

review-check: dev  ## Whether luck and play add up to the result, and luck is nobody's on average (REVIEWED_ROUNDS=10000: an hour)
	$(BIN)/python -m tests.reviews.adds_up $(REVIEWED_ROUNDS)

TEACHER := levels mistakes solved worded

fair-teacher: dev  ## Whether reviews put the levels in order, find real mistakes, agree with perfect play, and say why (an hour)
	failed=; for part in $(TEACHER); do $(BIN)/python -m tests.reviews.$$part || failed="$$failed $$part"; done; \
		[ -z "$$failed" ] || { echo "Goals are missed in:$$failed"; exit 1; }

planted: dev  ## Whether reports find flaws that were planted in rules, and none where there is none (an hour)
	$(BIN)/python -m tests.laboratory.planted

review-times: compilations  ## How soon a review has first findings and is whole, and a replay opens and steps: in the house, from Python, in a browser
	.ci/chromium $(BIN)/python
	$(BIN)/python -m tests.reviews.quick

gaps: dev  ## How far the players are from perfect play, in small games of all four (20 minutes)
	for gap in $(GAPS); do \
		$(BIN)/biberbau exact $${gap#*:} docs/examples/$${gap%:*}.toml --bots $(EVERYBODY) --budget 2000; \
	done

fresh-gaps: dev  ## The same in twenty ends of rounds that were made by dice when nothing was tuned any more (an hour or two)
	$(BIN)/python -m yardsticks.fresh_gaps

chaos: compilations  ## Kill the server 1,000 times under load, 300 times with its log in PostgreSQL, 300 times over challenges, and 5 times under 500 tables that all come back at once, and look for what was lost
	$(BIN)/python -m tests.server.chaos
	$(BIN)/python -m tests.server.chaos --postgresql --kills 300
	$(BIN)/python -m tests.server.takers --kills 300
	$(BIN)/python -m tests.server.homecoming

split-brain: compilations  ## 10,000 late appends of processes that have lost their tables to others: each is refused
	$(BIN)/python -m tests.server.split_brain

cluster: compilations  ## Workers of one house killed and told to end 100 times while people play, anything of it killed 300 times, and two machines killed, ended and cut off
	$(BIN)/python -m tests.server.cluster
	$(BIN)/python -m tests.server.cluster --kills 300
	$(BIN)/python -m tests.server.machines

deploys: compilations  ## A house on two machines restarted 100 times by turns under 500 tables: what was lost, how long tables were silent
	$(BIN)/python -m tests.server.deploys

load: compilations  ## 500 tables of four seats, one action per table and second, with SQLite, with PostgreSQL and there with two workers; 20 beside reviews
	$(BIN)/python -m tests.server.load
	$(BIN)/python -m tests.server.load --postgresql
	$(BIN)/python -m tests.server.load --postgresql --workers 2
	$(BIN)/python -m tests.server.load --tables 20 --reviewing

capacity: compilations  ## What 100,000 seats would need: measured for 1,200 and simulated for all
	$(BIN)/python -m tests.server.capacity

rush: compilations  ## 200 tables of four seats in real time, two actions per seat and second, without fairness and with it
	$(BIN)/python -m tests.server.load --real-time

long-table: compilations  ## How long others wait while somebody comes to a table with 36,000 events
	$(BIN)/python -m tests.server.long_table --bound 100

container: dev  ## The steps of the Containerfile in a bare root, as no image can be pulled: a house that answers and ends
	rm -rf build/container && $(BIN)/python -m uv --quiet --system-certs build --python $(BIN)/python --wheel --out-dir build/container
	$(BIN)/python -m tests.server.container build/container/*.whl

attack: compilations  ## Attacks below the message, and how long a bystander waits beside them
	$(BIN)/python -m tests.server.attack

thinking: compilations  ## How soon bots answer at a quiet table, alone and beside forty tables of the strongest bots
	$(BIN)/python -m tests.server.thinking
	$(BIN)/python -m tests.server.thinking --game beanie

soak: compilations  ## Whether memory comes back: matches for an hour, and at most 1 MiB more for 1,000 of them
	$(BIN)/python -m tests.server.soak

pace: dev  ## Whether a beginner at Beanie comes to play against the weakest bots
	$(BIN)/python -m tests.server.pace

fairness: compilations  ## Who wins when two want the same card, a near player or a far one, and what lies gain
	$(BIN)/python -m tests.server.fairness
	$(BIN)/python -m tests.server.direct_race
	$(BIN)/python -m tests.server.direct_race --stall 300/500

stalls: compilations  ## How late the event loop is while the disk stalls, and by turns while it does not: 10 ms at most in 999 of 1,000 looks
	$(BIN)/python -m tests.server.stalls

# --- Rules that change. ---

keep-rules: dev  ## Before rules change: keep those of GAME as they are, under their version, for the matches in logs
	$(BIN)/python -m tests.versions --keep $(GAME)

same-rules: dev  ## After they were written otherwise: hold those of GAME against all that they printed before
	$(BIN)/python -m tests.versions --same $(GAME)

# --- Handing out. ---

release: dev  ## Check version and changelog, keep a data folder of this version for the tests of later ones, and build
	.ci/release $(BIN)/python

dist: dev  ## Build the wheel and the sdist, and play a match from each, installed alone and without a Node
	.ci/dist $(BIN)/python

# --- The lock: exact versions with hashes, for every platform. ---

LOCK := $(BIN)/uv --system-certs pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
	--no-annotate --no-emit-index-url --custom-compile-command "make lock"

lock: .venv/stamp-uv  ## Take the newest versions of all dependencies
	$(LOCK) pyproject.toml --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra train --constraint requirements/dev.txt --output-file requirements/train.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt
	$(LOCK) requirements/peers.in --output-file requirements/peers.txt
