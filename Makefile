.DEFAULT_GOAL := help
.PHONY: help run check test test-api browser long migration storm dev bench audit rotate-papers proof changes faults cluster simulate planted generate fresh-data mutants screens sbom advisories clean

help: ## List the commands
	@awk -F ':.*## ' '/^##@ / { print "\n" substr($$0, 5) } /^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##@ Start and look

run: ## Start everything on http://localhost:3000 (another port: PORT=3100 make run)
	@node backend/tooling/bootstrap.mjs backend/dev/run.ts

dev: ## Start everything, rebuilt on every change, for working on the code
	@node backend/tooling/bootstrap.mjs backend/dev/dev.ts

fresh-data: ## Replace the data of a stopped instance with fresh demo data
	@node backend/tooling/bootstrap.mjs backend/dev/fresh-data.ts

generate: ## Fill a database with generated data of any size, and audit it (make generate RENTALS=100000)
	@SEED=$(SEED) RENTALS=$(RENTALS) ITEMS=$(ITEMS) MEMBERS=$(MEMBERS) node backend/tooling/bootstrap.mjs backend/dev/generate.ts

clean: ## Remove all that was installed, built and stored here: the data of each PORT that was tried too
	@node backend/tooling/bootstrap.mjs backend/dev/clean.ts

##@ Check and test

check: ## Check the format, types and architecture; run the tests of what changed
	@node backend/tooling/bootstrap.mjs backend/dev/test.ts check

test: ## Run every check and test (some: ONLY=unit,api; the slowest named: SLOWEST=20)
	@ONLY=$(ONLY) node backend/tooling/bootstrap.mjs backend/dev/test.ts

test-api: ## Run API tests by file name (make test-api FILE='rentals|numbers', ARGS for vitest's options)
	@node backend/tooling/bootstrap.mjs backend/dev/test-api.ts '$(FILE)' $(ARGS)

browser: ## Run every browser test, with those too long for make test: every screen, what moves no money
	@node backend/tooling/bootstrap.mjs backend/dev/test.ts browser

long: ## Run the API tests too long for make test: programs stopped and cut off, every text in every field
	@node backend/tooling/bootstrap.mjs backend/dev/test.ts long

storm: ## Accept 20 x 20 requests at the same moment: no deadlock (SIZE=20 make storm)
	@STORM_SIZE=$(or $(SIZE),20) node backend/tooling/bootstrap.mjs backend/dev/test-api.ts acceptance-storm

screens: ## Take a picture of every screen, at both widths, light and dark, into screens/, with axe
	@node backend/tooling/bootstrap.mjs backend/dev/screens.ts

##@ Change the data model

migration: ## Write the migration that prisma/schema.prisma asks for (make migration NAME=item_brand)
	@node backend/tooling/bootstrap.mjs backend/dev/migration.ts $(NAME)

##@ Show that no franc is lost

audit: ## Check that the books balance (any database: DATABASE_URL=… make audit; one part: PART=money)
	@node backend/tooling/bootstrap.mjs backend/dev/audit.ts $(PART)

changes: ## Change whole books in thousands of ways, one at a time, and see what the audit finds
	@ALL_CHANGES=1 node backend/tooling/bootstrap.mjs backend/dev/test-api.ts changed-books

proof: ## Run all of the long proofs below, for hours: before a release, after a change of what moves money
	@node backend/tooling/bootstrap.mjs backend/dev/test.ts proof

faults: ## Run generated histories with injected faults, then audit (SEED=… HISTORIES=200 make faults)
	@node backend/tooling/bootstrap.mjs backend/proof/processes/main.ts

simulate: ## Play many histories of money in simulated time (SEED=… HISTORIES=10000 make simulate)
	@node backend/tooling/bootstrap.mjs backend/proof/simulation/main.ts

planted: ## Show that simulated histories find what is wrong in changed copies of the product
	@ONLY='$(ONLY)' node backend/tooling/bootstrap.mjs backend/proof/wrong-variants/changed-code/found-by-simulation.ts

mutants: ## Change the code, one thing at a time: a test must notice (make mutants NAME='a payout')
	@node backend/tooling/bootstrap.mjs backend/proof/wrong-variants/changed-code/found-by-tests.ts '$(NAME)'

cluster: ## Run the product on the servers of several machines, kill each in turn, audit (Debian, as root)
	@node backend/tooling/bootstrap.mjs backend/proof/cluster/main.ts

##@ Measure and run for real

bench: ## Run the usual benchmarks, each with a budget; others with ONLY=… or SIZE=1m
	@node backend/tooling/bootstrap.mjs backend/dev/bench.ts

rotate-papers: ## Seal papers and private files with the first of PAPERS_KEYS (PORT's copy, running or stopped)
	@node backend/tooling/bootstrap.mjs backend/dev/rotate-papers.ts

sbom: ## Write the software bill of materials of what production runs (CycloneDX) into sbom.cdx.json
	@node backend/tooling/bootstrap.mjs backend/dev/sbom.ts

advisories: ## Ask the registry for known weaknesses of what production runs; a registry without data says so
	@npm audit --omit dev --package-lock-only --audit-level high
