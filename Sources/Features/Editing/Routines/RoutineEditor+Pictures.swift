import Basics
import Controls
import Domain
import Strings

extension RoutineEditor {
  /// What another name makes of the picture; none where the picture does not go along with it.
  ///
  /// Asked when a name is typed, and not at each draw.
  package func picture(
    of owner: PictureOwner,
    _ icon: Icon,
    from name: String,
    to typed: String,
    _ texts: Texts
  ) -> Icon? {
    picture(of: owner, icon, follows: name, texts) ? texts.picture(for: typed) : nil
  }

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
