import Basics
import Controls
import Domain
import Strings

extension RoutineEditor {
  /// Whether the picture goes along with the name, which it does until somebody chooses one.
  func picture(
    of owner: PictureOwner,
    _ icon: Icon,
    follows name: String,
    _ texts: Texts
  ) -> Bool {
    if chosenPictures.contains(owner) { return false }
    let picture = icon.picture
    return picture.hasSameScalars(as: Icon.plain.picture)
      || picture.hasSameScalars(as: texts.picture(for: name).picture)
  }
}
