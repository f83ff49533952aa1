import Domain
import Strings

extension Texts {
  /// "Morning mix, if you like".
  package func offer(of routine: Routine) -> String {
    music.offer(routine.musicAbout.name.isEmpty ? music.music : routine.musicAbout.name)
  }
}
