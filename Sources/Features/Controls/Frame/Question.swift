import AppCore
import Markup

/// A question in front of the page, which waits under a veil: a sheet from below, on a desk in the middle.
///
/// - Parameter leaving: what *Escape* answers.
package func question(
  _ id: String,
  _ title: String,
  leaving: Action,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  dialog(
    .class("asked"),
    .role("alertdialog"),
    .aria("labelledby", id),
    .modal(true),
    .on(.cancel, leaving),
    .key(id)
  ) {
    h2(.id(id), .focusesOnAppear) { title }
    content()
  }
}
