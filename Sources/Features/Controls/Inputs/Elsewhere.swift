import AppCore
import Markup

extension Attribute<Action> {
  /// Opens another window, which knows nothing of this one.
  package static func opensElsewhere(_ address: String) -> Self {
    .group([.href(address), .target("_blank"), .rel("noopener noreferrer")])
  }
}
