import Domain
import Strings

extension Texts {
  /// "Morning mix, if you like".
  ///
  /// - Parameter name: empty where nobody knows one.
  package func offer(of name: String) -> String {
    music.offer(name.isEmpty ? music.music : name)
  }
}
