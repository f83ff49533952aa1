import Basics

extension Attribute {
  /// Sends `action` when the event happens.
  @inline(never)
  package static func on(_ event: Event, _ action: Action) -> Self {
    Self(.handler(Handler(event: event, response: .always(action))))
  }

  /// Sends the action made of the event's value (see `Event` for what that is).
  package static func onValue(_ event: Event, _ action: @escaping (String) -> Action) -> Self {
    Self(.handler(Handler(event: event, response: .reading(action))))
  }

  /// Sends the action made of whether a checkbox is checked now, or `details` open.
  package static func onSwitch(_ event: Event, _ action: @escaping (Bool) -> Action) -> Self {
    onValue(event) { action($0.hasSameScalars(as: "true")) }
  }

  /// Sends the action a key stands for; most keys stand for none.
  package static func onKey(_ action: @escaping (_ name: String) -> Action?) -> Self {
    Self(.handler(Handler(event: .keydown, response: .reading(action))))
  }
}
