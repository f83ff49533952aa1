"""What the sounds are: rendered and held against the numbers that they were designed with (decision 38)."""

import random

import numpy
import pytest

from studio import RATE, START, Studio, decibels, filtered

# Name, detail, when it ends, its peak in dBFS.
DESIGNED = [
    ("lockIn", None, 0.33, -14.2),
    ("reveal", {"guess": 0.5, "truth": 1}, 2.69, -14.9),
    ("personalBest", None, 1.41, -15.4),
    ("levelUp", None, 1.40, -14.3),
    ("finale", {"count": 5}, 2.11, -13.7),
    ("finale", {"count": 15}, 3.91, -14.6),
    ("revealByEar", {"guess": 1, "truth": 1}, 2.49, -16.1),
]
every_sound = pytest.mark.parametrize(("name", "detail", "end", "peak"), DESIGNED)

D5, D6 = 587.33, 1174.66
LADDER = [293.66, 329.63, 369.99, 440, 493.88, D5, 659.26, 739.99, 880, 987.77, D6]


@pytest.fixture(scope="module")
def studio(browser, served):
    context = browser.new_context()
    yield Studio(context.new_page(), served)
    context.close()


@pytest.fixture
def lot():
    """The same in each run, and said when something fails."""
    seed = 20260310
    print(f"seed {seed}")
    return random.Random(seed)


def shares(lot, count):
    """Guess and truth, of which the longer has full length."""
    for _ in range(count):
        pair = [1, round(lot.uniform(0.03, 1), 3)]
        lot.shuffle(pair)
        yield {"guess": pair[0], "truth": pair[1]}


@every_sound
def test_nothing_sounds_before_the_start_nor_after_the_end(studio, name, detail, end, peak):
    sound = studio.render(name, detail)
    assert not sound.between(0, START).any()
    assert not sound.between(sound.end + 1 / RATE, 5).any()


@every_sound
def test_it_is_the_same_each_time(studio, name, detail, end, peak):
    first, second = (studio.render(name, detail).samples for _ in range(2))
    assert numpy.abs(first - second).max() <= 1e-6


@every_sound
def test_it_is_as_loud_and_as_long_as_designed(studio, name, detail, end, peak):
    sound = studio.render(name, detail)
    assert sound.peak == pytest.approx(peak, abs=1)
    assert sound.peak <= -12
    assert sound.end - START == pytest.approx(end, abs=0.01)
    last = numpy.flatnonzero(sound.samples)[-1] / RATE
    assert last == pytest.approx(sound.end, abs=0.01)


@every_sound
def test_it_is_never_louder_than_speech(studio, name, detail, end, peak):
    """Speech is broadcast at -23 LUFS."""
    assert studio.render(name, detail).momentary() <= -23


@every_sound
def test_nothing_in_it_hisses_or_clicks(studio, name, detail, end, peak):
    assert studio.render(name, detail).above(8_000) <= -50


@every_sound
@pytest.mark.parametrize("length", [0.04, 0.03])
def test_nothing_clicks_where_it_is_cut(studio, lot, name, detail, end, peak, length):
    """In 40 ms by whoever goes on, in 30 by the switch."""
    for _ in range(4):
        moment = START + lot.uniform(0.005, end)
        cut = studio.render(name, detail, cut=[moment, length])
        assert cut.above(8_000) <= -50, moment
        assert not cut.between(moment + length + 1 / RATE, 5).any(), moment


@every_sound
def test_it_begins_softly_and_not_late(studio, name, detail, end, peak):
    start = START + (1.4 if name == "reveal" else 0)
    assert 0.005 <= studio.render(name, detail).attack(start) <= 0.03


def test_all_five_at_one_instant_are_not_distorted(studio):
    plays = [(name, START, detail) for name, detail, _, _ in DESIGNED if name != "revealByEar"]
    five = [play for play in plays if play[2] != {"count": 15}]
    assert studio.render_all(five).peak <= -3


def test_a_reveal_ends_alike_whatever_was_guessed(studio, lot):
    """No sound tells how good a guess was."""
    tails = [studio.render("reveal", pair).between(START + 1.6, 5) for pair in shares(lot, 12)]
    for tail in tails:
        assert numpy.abs(tail - tails[0]).max() <= 1e-6


def test_without_motion_the_note_comes_at_once(studio):
    sound = studio.render("reveal", {"guess": 0.5, "truth": 1, "isStill": True})
    assert sound.end - START == pytest.approx(2.69 - 1.4, abs=0.01)
    full = studio.render("reveal", {"guess": 1, "truth": 1})
    late = full.between(START + 1.6, START + 2.6)
    assert numpy.abs(sound.between(START + 0.2, START + 1.2) - late).max() <= 1e-6


LANDINGS = {0.1: 0.210, 0.25: 0.328, 0.5: 0.478, 0.75: 0.677, 0.9: 0.897, 1: 1.4}


def test_ribbons_land_when_they_are_designed_to(studio):
    landings = studio.fall("landing", LANDINGS)
    assert [1.4 * landing for landing in landings] == pytest.approx(list(LANDINGS.values()), abs=0.001)
    assert studio.fall("fallen", landings) == pytest.approx(list(LANDINGS), abs=1e-6)


# Seconds.
FRAME = 0.05


@pytest.mark.parametrize("name", ["guess", "truth"])
def test_cloth_is_as_loud_as_its_ribbon_is_fast(studio, lot, name):
    for share in [1, *(lot.uniform(0.5, 1) for _ in range(6))]:
        sound = studio.render("cloth", {"name": name, "share": share})
        [landing] = studio.fall("landing", [share])
        frames = int(1.4 * landing / FRAME)
        heard = [rms(sound.between(START + FRAME * at, START + FRAME * (at + 1))) for at in range(frames)]
        assert numpy.corrcoef(heard, seen(studio, 1.4 * landing, frames))[0, 1] >= 0.95, share
        assert not sound.between(START + 1.4 * landing + 0.16, 5).any(), share


def seen(studio, landing, frames):
    """How fast a ribbon is that lands then, frame by frame, as loud as that sounds; it begins and stops softly."""
    times = (numpy.arange(frames * 50) + 0.5) * FRAME / 50
    loud = numpy.maximum(studio.fall("speed", times / 1.4), 0) ** 0.8
    loud *= numpy.clip(numpy.minimum(times, landing - times) / 0.05, 0, 1)
    return [rms(frame) for frame in loud.reshape(frames, 50)]


def rms(samples):
    return numpy.sqrt((samples**2).mean())


@pytest.mark.parametrize("count", range(1, 16))
def test_a_finale_climbs_home_and_never_falls(studio, count):
    notes = climb(studio, count)
    home = D5 if count <= 6 else D6
    assert len(notes) == count
    assert notes == sorted(notes)
    assert abs(cents(notes[-1], home)) <= 5
    assert [min(abs(cents(note, step)) for step in LADDER) for note in notes] == pytest.approx([0] * count, abs=5)
    if count <= 11:
        # The ladder's last steps, one after the other.
        top = LADDER.index(home)
        begin = max(0, top - count + 1)
        assert notes[-(top - begin + 1) :] == pytest.approx(LADDER[begin : top + 1], abs=0.5)


@pytest.mark.parametrize("count", range(1, 16))
def test_the_notes_of_a_finale_are_heard(studio, count):
    """Each that differs from the one before, after its onset, within five cents."""
    sound = studio.render("finale", {"count": count})
    notes = climb(studio, count)
    for index, note in enumerate(notes):
        if index > 0 and note == notes[index - 1]:
            continue
        start = START + 0.18 * index
        assert abs(cents(pitch_near(note, sound.between(start + 0.005, start + 0.175)), note)) <= 5, index


def climb(studio, count):
    """The note of each lantern, as the sines say it of which it is made: the first that begins with it."""
    first = {}
    for frequency, start in studio.sines("finale", {"count": count}):
        first.setdefault(round(start / 0.18), frequency)
    return [first[step] for step in sorted(first)]


def cents(frequency, other):
    return 1200 * numpy.log2(frequency / other)


def pitch_near(note, samples):
    """The top of the spectrum within a semitone."""
    size = 1 << 18
    spectrum = numpy.abs(numpy.fft.rfft(samples * numpy.hanning(len(samples)), size))
    frequencies = numpy.fft.rfftfreq(size, 1 / RATE)
    is_near = numpy.abs(1200 * numpy.log2(numpy.maximum(frequencies, 1) / note)) < 100
    return frequencies[is_near][spectrum[is_near].argmax()]


# By ear: a full length is 0.9 s, the truth begins 0.2 s after the guess.
MARKERS = [2_000, 4_000]


def markers(pair):
    guessed, took = (max(0.06, 0.9 * pair[name]) for name in ("guess", "truth"))
    second = START + guessed + 0.2
    return {"first knot": START + guessed, "knot": second + guessed, "glass": second + took}


def test_by_ear_the_markers_come_when_the_lengths_end(studio, lot):
    for pair in shares(lot, 30):
        if abs(pair["guess"] - pair["truth"]) < 0.07:
            continue
        band = filtered(studio.render("revealByEar", pair).samples, MARKERS)
        for name, time in markers(pair).items():
            assert onset(band, time) == pytest.approx(time, abs=0.01), (name, pair)
            assert rise(band, time) >= 8, (name, pair)


def onset(band, near):
    """Where the energy rises most steeply, as a share of what is there."""
    step, window = 48, 240
    first = round((near - 0.04) * RATE)
    energy = [(band[at : at + window] ** 2).sum() for at in range(first, first + round(0.08 * RATE), step)]
    level = 10 * numpy.log10(numpy.array(energy) + 1e-9)
    slope = level[5:] - level[:-5]
    return (first + slope.argmax() * step + window) / RATE


def rise(band, time):
    at = round(time * RATE)
    before, after = band[at - round(0.03 * RATE) : at], band[at : at + round(0.03 * RATE)]
    return decibels(rms(after)) - decibels(max(rms(before), 1e-6))


def test_by_ear_it_is_over_soon(studio, lot):
    for pair in [{"guess": 1, "truth": 1}, *shares(lot, 10)]:
        assert studio.render("revealByEar", pair).end - START <= 2.5, pair
