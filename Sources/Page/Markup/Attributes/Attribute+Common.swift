extension Attribute {
  /// One or more class names, separated by spaces; said several times, they add up.
  @inline(never)
  package static func `class`(_ names: String) -> Self { Self(.classes(names)) }

  package static func id(_ id: String) -> Self { Self(known: "id", id) }

  package static func hidden(_ isHidden: Bool = true) -> Self { flag("hidden", isHidden) }

  /// Nothing in it can be reached or pressed.
  package static func inert() -> Self { flag("inert", true) }

  package static func role(_ role: String) -> Self { Self(known: "role", role) }

  /// `.aria("label", "Next step")` is `aria-label="Next step"`.
  @inline(never)
  package static func aria(_ name: String, _ value: String) -> Self {
    checkPlainName(name)
    return Self(known: "aria-" + name, value)
  }

  @inline(never)
  package static func aria(_ name: String, _ value: Bool) -> Self {
    aria(name, value ? "true" : "false")
  }

  /// `.data("area", "parent")` is `data-area="parent"`.
  package static func data(_ name: String, _ value: String) -> Self {
    checkPlainName(name)
    return Self(known: "data-" + name, value)
  }

  /// What changes in place is no translator's: it would stand still.
  package static func untranslated() -> Self { Self(known: "translate", "no") }

  package static func lang(_ tag: String) -> Self { Self(known: "lang", tag) }

  package static func tabindex(_ index: Int) -> Self { Self(known: "tabindex", "\(index)") }

  /// The place a link goes to, or the drawing that `use` repeats.
  ///
  /// An address that runs a script stops the program. One that came from outside is asked about
  /// with `isSafeAddress` first.
  package static func href(_ address: String) -> Self { attribute("href", address) }

  package static func src(_ address: String) -> Self { attribute("src", address) }

  package static func alt(_ text: String) -> Self { Self(known: "alt", text) }

  package static func download(_ fileName: String) -> Self { Self(known: "download", fileName) }

  package static func target(_ window: String) -> Self { Self(known: "target", window) }

  package static func rel(_ relation: String) -> Self { Self(known: "rel", relation) }

  package static func datetime(_ time: String) -> Self { Self(known: "datetime", time) }

  package static func scope(_ scope: String) -> Self { Self(known: "scope", scope) }

  package static func colspan(_ columns: Int) -> Self { Self(known: "colspan", "\(columns)") }

  /// Whether `details` is unfolded.
  package static func open(_ isOpen: Bool) -> Self { Self(.property(.open(isOpen))) }

  /// Whether a `dialog` is shown, in front of a page that is out of reach meanwhile.
  package static func modal(_ isShown: Bool) -> Self { Self(.property(.modal(isShown))) }
}
