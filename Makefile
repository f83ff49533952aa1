# `make` alone lists what there is. The work is done by Scripts/, which say what they are doing.
.DEFAULT_GOAL := help
.PHONY: help run run-with-fake-spotify watch quick test nightly dist package reproducible bench size fuzz format lint fresh clean

# Connected music: MUSIC=spotify builds it in (Documentation/Guides/Hosting.md).
ifdef MUSIC
export TIMEQUEST_MUSIC := $(MUSIC)
endif

help:
	@echo "TimeQuest"
	@echo
	@echo "  make run      install what is missing, build, and serve the app on http://127.0.0.1:8080"
	@echo "                (make run PORT=8081 takes another port, MUSIC=spotify builds connected music in)"
	@echo "  make test     install what is missing, build, and ask every law once, also in real browsers"
	@echo
	@echo "  make quick    those that need no browser"
	@echo "  make nightly  all of them with all seeds, values, kills and browsers; takes a night"
	@echo
	@echo "  make watch    the same for whoever works on it: what is changed shows after some seconds"
	@echo
	@echo "  make run-with-fake-spotify"
	@echo "                the app with connected music, beside a Spotify that is none"
	@echo
	@echo "  make dist     pack the app into dist/ and an archive, for any static host"
	@echo "  make package  pack the family's server into a package of Debian's, for machines like this one"
	@echo "  make reproducible   build the app twice: the bytes are the same (make dist asks it, too)"
	@echo "  make bench    measure sizes and times beside their budgets, also those of the server"
	@echo "  make size     what the module that browsers load consists of, by module and feature"
	@echo "  make fuzz     throw two million broken texts at the JSON reader, and 400,000 each at those of calendars and of requests"
	@echo "  make lint     check the format of the Swift files;  make format mends it"
	@echo "  make fresh    try run and test on an empty Debian 12 (needs root and a while)"
	@echo "  make clean    remove everything that was built"

run:
	@Scripts/run $(if $(PORT),--port $(PORT))

run-with-fake-spotify:
	@Scripts/run-with-fake-spotify $(PORT)

quick:
	@Scripts/quick

test:
	@Scripts/test

nightly:
	@Scripts/test --nightly

watch:
	@Scripts/watch $(if $(PORT),--port $(PORT))

dist:
	@Scripts/dist

package:
	@Scripts/package

reproducible:
	@Scripts/build-app > /dev/null && Scripts/test-reproducible

bench:
	@Scripts/bench

size:
	@Scripts/size

fuzz:
	@Scripts/fuzz

lint:
	@Scripts/lint

format:
	@swift format --in-place --recursive Package.swift Plugins Sources Tests

fresh:
	@Scripts/try-on-a-fresh-machine

clean:
	rm -rf .build dist dist-server release timequest-*.tar.gz timequest_*.deb
