import Domain
import Strings

extension Texts {
  /// A duration in words, to the second, without its sign.
  func words(for duration: Seconds) -> String {
    let seconds = duration.magnitude.whole
    return self.duration(seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}
