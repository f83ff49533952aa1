"""Draws every sound: above how loud it is, below its frequencies from 60 Hz to 8 kHz."""

import base64
import sys
from pathlib import Path

import numpy
from scipy.signal import stft
from stage import stage

# They are rendered as for their tests.
sys.path.insert(0, str(Path(__file__).parents[2] / "Tests/Browser"))
from studio import RATE, START, Studio  # noqa: E402

SHEET = [
    ("Lock it in", "lockIn", None),
    ("Reveal: 5 guessed, 10 true", "reveal", {"guess": 0.5, "truth": 1}),
    ("Personal best", "personalBest", None),
    ("New level", "levelUp", None),
    ("Finale of five lanterns", "finale", {"count": 5}),
    ("Finale of fifteen lanterns", "finale", {"count": 15}),
    ("The reveal by ear: 5 guessed, 10 true", "revealByEar", {"guess": 0.5, "truth": 1}),
    ("The reveal by ear: 10 guessed, 9 true", "revealByEar", {"guess": 1, "truth": 0.9}),
]

SECONDS = 4.1
COLUMNS, ROWS = 820, 120
LOWEST, HIGHEST = 60, 8_000

DRAW = Path(__file__).with_suffix(".js").read_text()


def draw(timequest: str, site: str, folder: str) -> None:
    with stage(timequest, site) as (browser, address):
        studio = Studio(browser.new_page(), address)
        drawings = [drawing(title, studio.render(name, detail)) for title, name, detail in SHEET]
        page = browser.new_page(viewport={"width": 1760, "height": 980})
        page.evaluate(DRAW, [drawings, COLUMNS, ROWS])
        page.screenshot(path=Path(folder) / "sounds.png")


def drawing(title, sound) -> dict:
    samples = sound.samples[round((START - 0.05) * RATE) :][: round(SECONDS * RATE)]
    caption = f"{title} · {sound.end - START:.2f} s · peak {sound.peak:.1f} dBFS · {sound.momentary():.1f} LUFS at most"
    return {"title": caption, "levels": levels(samples), "spectrum": spectrum(samples)}


def levels(samples) -> list[float]:
    """The highest amplitude of each column, a quarter of full scale being 1."""
    columns = numpy.array_split(numpy.abs(samples), COLUMNS)
    return [round(float(column.max() / 0.25), 4) for column in columns]


def spectrum(samples) -> str:
    """Rows from high to low, a byte each: 90 dB."""
    frequencies, times, transformed = stft(samples, RATE, nperseg=4096, noverlap=3840)
    shown = numpy.geomspace(HIGHEST, LOWEST, ROWS)
    rows = [numpy.argmin(numpy.abs(frequencies - frequency)) for frequency in shown]
    columns = numpy.linspace(0, len(times) - 1, COLUMNS).round().astype(int)
    decibels = 20 * numpy.log10(numpy.abs(transformed[rows][:, columns]) + 1e-9)
    light = numpy.clip((decibels + 110) / 90, 0, 1) * 255
    return base64.b64encode(light.astype(numpy.uint8).tobytes()).decode()


draw(*sys.argv[1:])
