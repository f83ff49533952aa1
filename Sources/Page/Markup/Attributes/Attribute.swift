/// One thing a view says about an element: an attribute, a property, a handler, a key.
///
/// The static members are the vocabulary; see the files beside this one. What they cannot say does
/// not exist: no inline handler, no inline style, no raw HTML.
package struct Attribute<Action> {
  let content: Content

  indirect enum Content {
    case plain(NamedValue)
    case classes(String)
    case property(Property)
    case handler(Handler<Action>)
    case key(String)
    case focusesOnAppear
    case group([Attribute<Action>])
  }

  // Not inlined, here and below: a view says thousands of these, and each is a call then and not the
  // writing of a large enum.
  @inline(never)
  init(_ content: Content) {
    self.content = content
  }

  /// An attribute whose name is known to be a good one.
  @inline(never)
  init(known name: String, _ value: String) {
    self.content = .plain(NamedValue(name, value))
  }

  @inline(never)
  init(known name: String, _ number: Double) {
    self.content = .plain(NamedValue(name, decimal(number)))
  }
}

extension Attribute {
  /// Any other attribute.
  ///
  /// `style`, `on...`, names that are not plain and links that run scripts stop
  /// the program: they are mistakes of a view, not of its data.
  @inline(never)
  package static func attribute(_ name: String, _ value: String) -> Self {
    checkAllowedName(name)
    if isAddressName(name) { checkAddress(value) }
    return Self(known: name, value)
  }

  /// Tells the element from its siblings across renders.
  ///
  /// Wanted in every list that can be reordered
  /// or cut, and on a screen, so that another screen is a new element.
  package static func key(_ key: String) -> Self { Self(.key(key)) }

  /// Moves the focus here when the element comes onto the screen.
  ///
  /// For the heading of a new screen, so that a screen reader starts there. Only a new element
  /// comes: give the screen a key.
  package static var focusesOnAppear: Self { Self(.focusesOnAppear) }

  /// Several attributes where one is expected.
  package static func group(_ attributes: [Self]) -> Self { Self(.group(attributes)) }

  /// The attributes only if the condition holds.
  package static func when(_ isTrue: Bool, _ attributes: Self...) -> Self {
    Self(.group(isTrue ? attributes : []))
  }

  /// An attribute that is there, without a value, or not.
  static func flag(_ name: String, _ isOn: Bool) -> Self {
    isOn ? Self(known: name, "") : Self(.group([]))
  }
}
