"""Sounds as numbers: rendered by the browser without a loudspeaker, and measured."""

import base64

import numpy
from scipy.signal import butter, hilbert, sosfilt, sosfiltfilt

from built import script
from sources import serve_sources

RATE = 48_000
# Where every sound begins that is rendered here.
START = 0.1
# The longest, and then some.
LENGTH = 5.0

SOURCES = ["fall.js", *(f"later/senses/{name}.js" for name in ("sounds", "instruments", "speaker"))]


class Studio:
    def __init__(self, page, url):
        self.page = page
        address = f"{url.rstrip('/')}/studio/"
        page.route(address, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        serve_sources(page, *SOURCES)
        page.goto(address)
        page.evaluate(f"({script('studio.js')})(new URL('runtime/', location.href))")

    def render(self, name, detail=None, **options):
        return self.render_all([(name, START, detail)], **options)

    def render_all(self, plays, length=LENGTH, cut=None):
        made = self.page.evaluate("(asked) => testRender(...asked)", [plays, length, cut])
        samples = numpy.frombuffer(base64.b64decode(made["samples"]), numpy.float32).astype(float)
        return Sound(samples, made["end"])

    def sines(self, name, detail=None):
        """Frequency and start of each."""
        return [tuple(sine) for sine in self.page.evaluate("(asked) => testSines(...asked)", [name, detail])]

    def fall(self, function, values):
        """What the ribbons' own curve says."""
        return self.page.evaluate(f"(values) => values.map((value) => testFall.{function}(value))", [float(value) for value in values])


class Sound:
    def __init__(self, samples, end):
        self.samples = samples
        # As the sound itself says it.
        self.end = end

    def between(self, start, end):
        return self.samples[round(start * RATE) : round(end * RATE)]

    @property
    def peak(self):
        return decibels(numpy.abs(self.samples).max())

    def envelope(self, start, end, band=None):
        """How loud it is, sample by sample."""
        samples = self.samples if band is None else filtered(self.samples, band)
        return numpy.abs(hilbert(samples))[round(start * RATE) : round(end * RATE)]

    def attack(self, start):
        """Seconds from a tenth to nine tenths of the first top after `start`."""
        envelope = self.envelope(start, start + 0.06)
        top = envelope[: envelope.argmax() + 1] / envelope.max()
        ninth = numpy.argmax(top >= 0.9)
        tenth = numpy.flatnonzero(top[:ninth] < 0.1)
        return (ninth - (tenth[-1] if len(tenth) else 0)) / RATE

    def above(self, frequency):
        """The peak of what is higher than that."""
        sections = butter(8, frequency, "highpass", fs=RATE, output="sos")
        return decibels(numpy.abs(sosfilt(sections, self.samples)).max())

    def momentary(self):
        """The loudest 400 ms, in LUFS (ITU-R BS.1770)."""
        weighted = sosfilt(K_WEIGHTING, self.samples)
        window = round(0.4 * RATE)
        sums = numpy.concatenate([[0], numpy.cumsum(weighted**2)])
        return -0.691 + 10 * numpy.log10((sums[window:] - sums[:-window]).max() / window)


def decibels(amplitude):
    return 20 * numpy.log10(max(amplitude, 1e-12))


def filtered(samples, band):
    return sosfiltfilt(butter(4, band, "bandpass", fs=RATE, output="sos"), samples)


# For 48 kHz, from the recommendation's tables.
K_WEIGHTING = numpy.array([
    [1.53512485958697, -2.69169618940638, 1.19839281085285, 1, -1.69065929318241, 0.73248077421585],
    [1, -2, 1, 1, -1.99004745483398, 0.99007225036621],
])
