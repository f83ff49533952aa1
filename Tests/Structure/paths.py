"""Paths that a page names, and whether they are there.

A path is written from the repository's root, or begins with a module of Sources, wherever that lies, as in
`Module/File.swift`. A name without a folder counts where some file has it. What has `...`, HOUSE or MODULE in it tells
a shape and is no path.
"""

import re
from functools import cached_property

FOLDERS = ["Sources", "Public", "Tests", "Scripts", "Benchmarks", "Documentation", "Deploy"]

QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.+-]+(/[\w.+-]+)*/?")
FILE = re.compile(r"\.(swift|js|css|html|py|php|c|sh|md|json|svg|txt|texts|lines)$")
SHAPE = re.compile(r"\.\.\.|HOUSE|MODULE")


class Paths:
    def __init__(self, root):
        self.root = root

    @cached_property
    def files(self):
        tops = [path for path in self.root.iterdir() if path.is_file()]
        return tops + [path for folder in FOLDERS for path in (self.root / folder).rglob("*") if path.is_file()]

    @cached_property
    def names(self):
        return {path.name for path in self.files}

    @cached_property
    def heads(self):
        """With what a path begins: folders of the root, modules, and houses of modules."""
        places = ("*", "Sources/*", "Sources/*/*")
        return {path.name for place in places for path in self.root.glob(place) if path.is_dir()}

    def missing(self, text):
        """What a text quotes as a path, and nothing lies there."""
        for quoted in QUOTED.findall(text):
            if PATH.fullmatch(quoted) and self.is_path(quoted) and not self.is_there(quoted):
                yield quoted

    def is_path(self, quoted):
        if SHAPE.search(quoted):
            return False
        is_file = FILE.search(quoted) is not None
        return is_file or "/" in quoted and quoted.split("/")[0] in self.heads

    def is_there(self, path):
        if "/" not in path:
            return path in self.names
        return any(any(self.root.glob(place + path)) for place in ("", "Sources/", "Sources/*/"))
