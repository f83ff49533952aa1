import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// A drawing that is chosen: whose it is, and what goes with it.
package struct PictureChoice {
  /// Of its radio buttons, and told apart by it.
  let group: String
  /// What it is called to those who listen.
  let name: String
  let chosen: Icon
  /// What its owner is called: pictures are proposed from that.
  let ownersName: String

  package init(of group: String, _ name: String, _ chosen: Icon, for ownersName: String) {
    self.group = group
    self.name = name
    self.chosen = chosen
    self.ownersName = ownersName
  }
}

/// The picture as it is; a tap unfolds those that it could be.
package func pictureButton(
  _ choice: PictureChoice,
  isOpen: Bool,
  _ asked: Action,
  isLarge: Bool = false
) -> View {
  button(
    .class(isOpen ? "puck-button open" : "puck-button"),
    .type("button"),
    .aria("label", choice.name),
    .aria("expanded", isOpen),
    .on(.click, asked),
    .key("picture")
  ) {
    pictogram(choice.chosen.picture)
    if isLarge { span(.class("badge")) { pictogram("pencil") } }
  }
}

/// Four pictures that fit, then all the others.
package func pictureTray(
  _ choice: PictureChoice,
  _ texts: Texts,
  _ chosen: @escaping (Icon) -> Action
) -> View {
  let words = texts.family.editor
  let fitting = Icon.fitting(texts.pictures(for: choice.ownersName))
  let others = Icon.pictures.filter { picture in
    !fitting.contains { $0.hasSameScalars(as: picture) }
  }
  return div(.class("tray"), .role("group"), .aria("label", choice.name), .key("tray")) {
    p(.class("label")) { words.fittingPictures }
    options(fitting, choice, words.pictures, chosen)
    details(.class("fold")) {
      summary {
        pictogram("down")
        words.allPictures
      }
      options(others, choice, words.pictures, chosen)
    }
  }
}

private func options(
  _ pictures: [String],
  _ choice: PictureChoice,
  _ names: [String],
  _ chosen: @escaping (Icon) -> Action
) -> View {
  div(.class("options icons")) {
    for picture in pictures {
      label(.class("option square"), .key(picture)) {
        input(
          .type("radio"),
          .name(choice.group),
          .aria("label", name(of: picture, names)),
          .checked(choice.chosen.name.hasSameScalars(as: picture)),
          .on(.change, chosen(Icon(picture)))
        )
        pictogram(picture)
      }
    }
  }
}

private func name(of picture: String, _ names: [String]) -> String {
  zip(Icon.pictures, names).first { known, _ in known.hasSameScalars(as: picture) }?.1 ?? ""
}
