import Basics
import Markup

/// Draws random trees and changes them at random.
struct RandomSketches {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func screen() -> Sketch { sketch(depth: 3) }

  /// Now and then another screen; mostly the same one with a few changes.
  mutating func next(after screen: Sketch) -> Sketch {
    random.chance(oneIn: 15) ? self.screen() : changed(screen, depth: 3)
  }

  private mutating func sketch(depth: Int, key: String = "") -> Sketch {
    if key.isEmpty, depth == 0 || random.chance(oneIn: 4) { return .text(text()) }
    let details = details(key: key)
    if details.tag.isVoid { return .element(details, []) }
    return .element(details, children(depth: depth - 1))
  }

  private mutating func children(depth: Int) -> [Sketch] {
    guard depth > 0 else { return [] }
    let style = random.below(3)
    var keys = (0..<10).map { "k\($0)" }.shuffled(using: &random)
    return (0..<random.below(7)).map { _ in
      let isKeyed = style == 0 || (style == 1 && random.chance(oneIn: 2))
      return sketch(depth: depth, key: isKeyed ? keys.popLast() ?? "" : "")
    }
  }

  private mutating func details(key: String) -> Sketch.Details {
    let tags: [Tag] = [.div, .p, .li, .button, .svg, .input]
    var details = Sketch.Details(tag: tags[random.below(tags.count)], key: key)
    for name in ["a", "b", "c"] where random.chance(oneIn: 3) { details.data[name] = text() }
    if random.chance(oneIn: 3) { details.click = random.below(100) }
    if details.tag == .input { addControl(to: &details) }
    return details
  }

  private mutating func addControl(to details: inout Sketch.Details) {
    details.hearsInput = random.chance(oneIn: 2)
    switch random.below(3) {
    case 0: details.value = text()
    case 1: details.isChecked = random.chance(oneIn: 2)
    default: break
    }
  }

  private mutating func text() -> String {
    ["", "Done", "Maya & \"co\"", "<b>", "☑ e\u{301}", "é", "Step \(random.below(50))"]
      .randomElement(using: &random) ?? ""
  }

  /// Often the key of a sibling: equal keys have to be survived, not to be fast.
  private mutating func key() -> String { "k\(random.below(10))" }
}

extension RandomSketches {
  private mutating func changed(_ sketch: Sketch, depth: Int) -> Sketch {
    if random.chance(oneIn: 4) { return sketch }
    switch sketch {
    case .text: return random.chance(oneIn: 2) ? .text(text()) : sketch
    case .element(let details, let children):
      var new = random.chance(oneIn: 3) ? self.details(key: details.key) : details
      if new.tag.isVoid != details.tag.isVoid { new.tag = details.tag }
      if details.tag.isVoid { return .element(new, []) }
      return .element(new, changed(children, depth: depth - 1))
    }
  }

  private mutating func changed(_ children: [Sketch], depth: Int) -> [Sketch] {
    var children = children.map { changed($0, depth: depth) }
    if random.chance(oneIn: 3) { children.shuffle(using: &random) }
    if random.chance(oneIn: 6) { children.reverse() }
    while random.chance(oneIn: 2), !children.isEmpty {
      children.remove(at: random.below(children.count))
    }
    while random.chance(oneIn: 2), depth > 0, children.count < 8 {
      let new = sketch(depth: depth, key: random.chance(oneIn: 2) ? key() : "")
      children.insert(new, at: random.below(children.count + 1))
    }
    return children
  }
}
