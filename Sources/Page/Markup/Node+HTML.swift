/// HTML as text: for the page that stands there before the program runs, and for snapshots in tests.
///
/// The same tree always gives the same text. Two texts side by side become one when this is parsed
/// again, so it is read by people and by browsers, not by the differ.
extension Node {
  package var html: String {
    var html = ""
    render(into: &html)
    return html
  }

  package func render(into html: inout String) {
    render(into: &html, level: 1)
  }

  fileprivate func render(into html: inout String, level: Int) {
    checkLevel(level)
    switch self {
    case .text(let text): html.appendEscaped(text)
    case .element(let element): element.render(into: &html, level: level)
    case .fragment(let nodes): for node in nodes { node.render(into: &html, level: level) }
    }
  }
}

extension Element {
  fileprivate func render(into html: inout String, level: Int) {
    renderStartTag(into: &html)
    if tag.isVoid { return }
    renderContent(into: &html, level: level + 1)
    html += "</"
    html += tag.rawValue
    html += ">"
  }

  private func renderStartTag(into html: inout String) {
    html += "<"
    html += tag.rawValue
    for attribute in attributes { html.append(attribute) }
    for property in properties {
      if let attribute = attribute(for: property) { html.append(attribute) }
    }
    html += ">"
  }

  private func renderContent(into html: inout String, level: Int) {
    if tag == .textarea {
      for case .value(let text) in properties { html.appendEscaped(text) }
    }
    for child in children { child.render(into: &html, level: level) }
  }

  /// The attribute that gives a new element this property; nil when it has it already.
  private func attribute(for property: Property) -> NamedValue? {
    switch property {
    case .value(let value): tag == .textarea ? nil : NamedValue("value", value)
    case .checked(let isOn): isOn ? NamedValue("checked", "") : nil
    case .selected(let isOn): isOn ? NamedValue("selected", "") : nil
    case .open(let isOn), .modal(let isOn): isOn ? NamedValue("open", "") : nil
    }
  }
}

extension String {
  fileprivate mutating func append(_ attribute: NamedValue) {
    self += " "
    self += attribute.name
    self += "=\""
    appendEscaped(attribute.value)
    self += "\""
  }

  fileprivate mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}
