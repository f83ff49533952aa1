import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// What is told of earlier times while the player guesses; nothing where there is nothing to tell.
func hintLine(_ hint: Hint?, _ texts: Texts) -> [View] {
  guard let hint else { return [] }
  if hint.isOffered {
    return [
      p(.class("hint center"), .key("hint")) {
        quietAction(texts.quest.askForHint, .quest(.hintAskedFor))
      }
    ]
  }
  guard hint.showsTimes || hint.showsTendency else { return [] }
  return [
    p(.class("hint"), .role("status"), .key("hint")) {
      if hint.showsTimes { dots(hint.lastTimes.count) }
      span { words(hint, texts) }
    }
  ]
}

private func words(_ hint: Hint, _ texts: Texts) -> String {
  var words: [String] = []
  if hint.showsTimes {
    let times = texts.list(hint.lastTimes.map { texts.words(for: $0) })
    words.append(texts.quest.lastTimes(hint.lastTimes.count, times))
  }
  if hint.showsTendency {
    switch hint.tendency {
    case .some(.shorter): words.append(texts.quest.tendsShorter)
    case .some(.longer): words.append(texts.quest.tendsLonger)
    case .none: break
    }
  }
  return texts.sentences(words)
}

/// As many as there are on the scale.
private func dots(_ count: Int) -> View {
  svg(.class("dots"), .viewBox(0, 0, 34, 12), .width(34), .height(12), .aria("hidden", true)) {
    for index in 0..<count { circle(.cx(6 + 11 * Double(index)), .cy(6), .r(5)) }
  }
}
