"""Whether everybody can read the colors of Public/styles/tokens.css, in each of the four themes.

WCAG 2.2 AA: text 4.5, large text, marks and what can be operated 3. Says which pair is too faint, and also
which token nobody uses or nobody defines. Run: python3 Tests/Look/contrast.py
"""

import re
import sys
from pathlib import Path

STYLES = Path(__file__).resolve().parents[2] / "Public/styles"

TEXT = 4.5
MARK = 3

RATINGS = ["spot-on", "close", "off", "way-off"]
# In this gradient words lie on the first three; only hills and large words reach the last.
SKIES = ["sky-top", "sky-mid", "sky-low"]
HILLS = ["hill-far", "hill-mid", "hill-near"]
VEILS = ["veil-a", "veil-b", "veil-c", "veil-d"]


def pairs():
    """What stands on what, and the least contrast it needs."""
    for ground in ["page", "surface", "sunken"]:
        for words in ["text", "text-soft", "accent", "caution"]:
            yield words, ground, TEXT
        for mark in ["control-line", "action", "focus"]:
            yield mark, ground, MARK
    for front in ["guess", "truth", *RATINGS]:
        yield front, "page", MARK
        yield front, "surface", MARK
        yield f"{front}-text", "surface", TEXT
    yield "cord", "page", MARK
    yield "cord", "surface", MARK
    yield "on-action", "action", TEXT
    yield "on-action", "action-press", TEXT
    yield "text", "accent-soft", TEXT
    yield "text-soft", "accent-soft", TEXT
    yield "accent", "accent-soft", TEXT
    yield "caution", "caution-soft", TEXT
    # The words of a chart lie on its zones.
    for rating in RATINGS:
        yield "text-soft", f"{rating}-soft", TEXT
        yield "text", f"{rating}-soft", TEXT
        yield "cord", f"{rating}-soft", MARK
    yield from on_the_sky()
    yield from on_lanterns()


def on_the_sky():
    for sky in SKIES:
        yield "on-sky", sky, TEXT
        yield "on-sky-soft", sky, TEXT
        yield "focus", sky, MARK
        for mark in ["guess-text", "truth-text", "close-text", "off-text", "way-off-text", "flame", "ember"]:
            yield mark, sky, MARK
        yield "text", sky, TEXT
    # A surface through which the sky shines lies between the two.
    for words in ["on-sky", "on-sky-soft"]:
        yield words, "surface", TEXT
    yield "guess-text", "surface", MARK
    yield "on-sky", "sky-glow", MARK
    for ground in [*HILLS, *VEILS]:
        yield "on-sky", ground, TEXT
    for hill in HILLS:
        yield "action", hill, MARK
    for sky in ["sky-top", "sky-mid"]:
        for mark in ["cord", "action", "lantern-off-rim"]:
            yield mark, sky, MARK


def on_lanterns():
    yield "lantern-off-ink", "lantern-off", TEXT
    yield "lantern-off-rim", "lantern-off", MARK
    yield "truth", "lantern-off", MARK
    yield "lantern-ink", "lantern-core", TEXT
    yield "lantern-ink", "lantern-mid", TEXT
    yield "lantern-ink", "lantern-rim", MARK


def luminance(color):
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def without_comments(css):
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def themes(css):
    """The tokens as they are after every rule that applies has been applied."""
    blocks = re.findall(r"(?:@media ([^{]*)\{\s*)?:root \{([^}]*)\}", css)
    colors = {
        condition.strip(): dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b", body))
        for condition, body in blocks
    }
    dark = colors["(prefers-color-scheme: dark)"]
    more = colors["(prefers-contrast: more)"]
    both = colors["(prefers-contrast: more) and (prefers-color-scheme: dark)"]
    light = colors[""]
    return {
        "light": light,
        "dark": light | dark,
        "light, more contrast": light | more,
        # In the order of the file: what both say comes last.
        "dark, more contrast": light | dark | more | both,
    }


def faint_pairs(css):
    for name, tokens in themes(css).items():
        for front, back, least in dict.fromkeys(pairs()):
            found = contrast(tokens[front], tokens[back])
            if found < least:
                yield f"{name}: {front} on {back} is {found:.2f}, needs {least}"


def skies(css):
    """The sixteen skies of home: for each theme the tokens that a part of the day and a season lay over it."""
    light, _, dark = css.partition("@media (prefers-color-scheme: dark)")
    for scheme, rules in [("light", light), ("dark", dark)]:
        found = re.findall(r'\[data-(part|season)="(\w+)"\] \.home \{([^}]*)\}', rules)
        colors = {
            (kind, name): dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b", body)) for kind, name, body in found
        }
        for part in ["morning", "day", "evening", "night"]:
            for season in ["spring", "summer", "autumn", "winter"]:
                yield scheme, f"{season} {part}", colors.get(("part", part), {}) | colors.get(("season", season), {})


def faint_on_home(css, sky_css):
    """What stands on home is read under every sky."""
    on_home = [*SKIES, *HILLS, "sky-glow"]
    marks = {"guess-text", "truth-text", "close-text", "off-text", "way-off-text"}
    for scheme, name, sky in skies(sky_css):
        tokens = themes(css)[scheme] | sky
        for front, back, least in on_the_sky():
            if back in on_home and front not in marks and contrast(tokens[front], tokens[back]) < least:
                found = contrast(tokens[front], tokens[back])
                yield f"{scheme}, {name}: {front} on {back} is {found:.2f}, needs {least}"


def faint_papers(css, paper_css):
    """A paper changes the lanterns; what is painted on them is seen on each."""
    light, _, dark = paper_css.partition("@media (prefers-color-scheme: dark)")
    for scheme, rules in [("light", light), ("dark", dark)]:
        for number, body in re.findall(r':root\[data-paper="(\d+)"\][^{]*\{([^}]*)\}', rules):
            tokens = themes(css)[scheme] | dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b", body))
            for front, back, least in on_lanterns():
                found = contrast(tokens[front], tokens[back])
                if found < least:
                    yield f"{scheme}, paper {number}: {front} on {back} is {found:.2f}, needs {least}"


def faint_things(css, evening_css):
    """A thing is decoration, and no word stands on it; still its silhouette is to be seen, and so is its light."""
    for scheme, light in [("light", 1.5), ("dark", 1.3)]:
        blocks = re.findall(r":root \{([^}]*)\}", evening_css)
        tokens = themes(css)[scheme]
        for block in blocks[: 1 if scheme == "light" else 2]:
            tokens = tokens | dict(re.findall(r"--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b", block))
        for front, back in [("thing-far", "sky-low"), ("thing-near", "page"), ("thing-near", "sky-mid"), ("thing-lit", "thing-far")]:
            found = contrast(tokens[front], tokens[back])
            if found < light:
                yield f"{scheme}: {front} on {back} is {found:.2f}, needs {light}"


def strange_tokens(all_css):
    defined = set(re.findall(r"--([\w-]+):", all_css))
    used = set(re.findall(r"var\(--([\w-]+)", all_css))
    for name in sorted(defined - used):
        yield f"--{name} is used nowhere"
    for name in sorted(used - defined):
        yield f"--{name} is defined nowhere"


def strange_bars(css, page):
    """The browser's own bar is as the sky below it."""
    for scheme in ["light", "dark"]:
        sky = themes(css)[scheme]["sky-top"]
        if f'content="{sky}" media="(prefers-color-scheme: {scheme})"' not in page:
            yield f"{scheme}: the theme-color of index.html is not {sky}, as sky-top is"


def main():
    css = without_comments((STYLES / "tokens.css").read_text())
    everything = "".join(without_comments(file.read_text()) for file in sorted(STYLES.rglob("*.css")))
    skies_css, papers_css, evening_css = [
        without_comments((STYLES / name).read_text()) for name in ["skies.css", "papers.css", "later/evening.css"]
    ]
    problems = [
        *faint_pairs(css),
        *faint_on_home(css, skies_css),
        *faint_papers(css, papers_css),
        *faint_things(css, evening_css),
        *strange_tokens(everything),
        *strange_bars(css, (STYLES.parent / "index.html").read_text()),
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
