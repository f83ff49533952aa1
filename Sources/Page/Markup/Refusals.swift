import Basics

// What a view must not say: our content policy forbids inline scripts and styles, and an attribute is
// how they come in.

/// Stops the program over a name that an HTML parser or the browser could take for something else.
func checkPlainName(_ name: String) {
  precondition(isPlainName(name), "an attribute's name has letters, digits and hyphens only")
}

/// Stops the program over an attribute that is not allowed.
func checkAllowedName(_ name: String) {
  checkPlainName(name)
  precondition(!startsWithOn(name), "inline event handlers are not allowed: use .on(event, action)")
  precondition(!name.isEqualIgnoringCase("style"), "inline styles are not allowed: use .class")
}

func checkAddress(_ address: String) {
  precondition(
    isSafeAddress(address),
    "this kind of address is not allowed: see isSafeAddress"
  )
}

func isPlainName(_ name: String) -> Bool {
  let bytes = name.utf8Span.span
  guard !bytes.isEmpty, bytes[0].isLetter else { return false }
  for index in bytes.indices {
    let byte = bytes[index]
    guard byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") else { return false }
  }
  return true
}

/// The attributes whose value the browser follows.
func isAddressName(_ name: String) -> Bool {
  name.isEqualIgnoringCase("href") || name.isEqualIgnoringCase("src")
    || name.isEqualIgnoringCase("action") || name.isEqualIgnoringCase("formaction")
}

func startsWithOn(_ name: String) -> Bool {
  let bytes = name.utf8Span.span
  return bytes.count >= 2 && bytes[0].lowercased == UInt8(ascii: "o")
    && bytes[1].lowercased == UInt8(ascii: "n")
}

/// Whether a link may lead there: a place within the app, the web, mail, or a file just made.
///
/// `javascript:` and `data:` are programs. A list of what is allowed rather than of what is not,
/// because browsers know schemes that we do not.
package func isSafeAddress(_ address: String) -> Bool {
  guard let scheme = scheme(of: address) else { return true }
  return scheme.isEqualIgnoringCase("https") || scheme.isEqualIgnoringCase("http")
    || scheme.isEqualIgnoringCase("mailto") || scheme.isEqualIgnoringCase("blob")
}

/// What stands before the first colon; nil when the address is relative.
///
/// Read as a browser reads it, which skips control characters: "java\nscript:" is a script.
private func scheme(of address: String) -> String? {
  var scheme: [UInt8] = []
  let bytes = address.utf8Span.span
  for index in bytes.indices where bytes[index] > UInt8(ascii: " ") {
    switch bytes[index] {
    case UInt8(ascii: ":"): return String(decoding: scheme, as: UTF8.self)
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
    default: scheme.append(bytes[index])
    }
  }
  return nil
}
