/// What a player can do to an element.
///
/// The numbers stand for it in patches and in calls from the browser (`Public/runtime/dom.js` has
/// the same list).
///
/// An event belongs to the innermost element around it that listens: a button in a row that can be
/// clicked sends its own action and not the row's.
package enum Event: UInt8, CaseIterable, Sendable {
  /// On a link with a handler the app goes there itself, so the browser does not.
  case click = 1
  /// Each change while it is made. The value is the control's, "true" or "false" for a checkbox.
  case input = 2
  /// The change when it is finished. Values like those of `input`.
  case change = 3
  /// Never reloads the page.
  case submit = 4
  /// The value is the key's name: "Enter", "ArrowUp", "a".
  case keydown = 5
  /// The element itself, not what is in it. The value is the control's, as for `blur`.
  case focus = 6
  case blur = 7
  /// `details` was opened ("true") or closed ("false"), by the view, too.
  case toggle = 8
  /// Escape in a dialog. It stays open until the view closes it.
  case cancel = 9
  /// A dialog is closed, whoever closed it.
  case close = 10
  case animationEnd = 11
  /// The list item around it was taken and is held over another place of its list. The value is that
  /// place, counted from 0; it comes once for each place, while the pointer is down.
  case drag = 12
}

/// What follows when an event happens to an element.
package struct Handler<Action> {
  package let event: Event
  let response: Response

  enum Response {
    case always(Action)
    case reading((String) -> Action?)
  }

  /// The action to send, given the event's value; nil when it means nothing here.
  package func action(for value: String) -> Action? {
    switch response {
    case .always(let action): action
    case .reading(let action): action(value)
    }
  }
}
