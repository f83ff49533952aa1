import SyncWire

/// What others have published: of every file in `Tests/Fixtures/Vectors`.
///
/// A file is a list of vectors as `standards.json` has them, or of Wycheproof's form.
package enum Vectors {
  package static let all = Example.files(in: "Vectors").flatMap { file in
    file.json.array == nil ? WycheproofForm.vectors(file) : file.list
  }

  package static func of(_ kind: String) -> [Example] { all.filter { $0["kind"].text == kind } }
}

extension Example {
  /// Whether a member is there.
  package func has(_ name: String) -> Bool { json[name] != nil }

  /// How a vector is called where one does not hold.
  package var title: String { self["name"].text }

  /// None where it may be taken or refused.
  package var isValid: Bool? {
    guard has("result") else { return true }
    return ["valid": true, "invalid": false][self["result"].text]
  }
}

/// Wycheproof's form: groups of tests, each of which has its own names for the same things.
private enum WycheproofForm {
  static func vectors(_ file: Example) -> [Example] {
    file["testGroups"].list.flatMap { group in
      group["tests"].list.map { vector($0, of: group, file) }
    }
  }

  private static func vector(_ test: Example, of group: Example, _ file: Example) -> Example {
    let type = group["type"].text
    guard let kind = kinds[type] else { fatalError("No test knows Wycheproof's \(type)") }
    var members = [
      text("name", "\(file["algorithm"].text) \(test["tcId"].number), \(test["comment"].text)"),
      text("kind", kind), text("result", test["result"].text),
    ]
    for (theirs, ours) in names where test.has(theirs) {
      members.append(text(ours, test[theirs].text))
    }
    if test.has("ct") { members.append(text("sealed", test["ct"].text + test["tag"].text)) }
    if group.has("publicKey") {
      members.append(text("public", group["publicKey"]["uncompressed"].text))
    }
    return Example(json: .object(members))
  }

  private static let kinds = [
    "HkdfTest": "hkdf", "AeadTest": "gcm", "EcdhEcpointTest": "ecdh", "EcdsaP1363Verify": "ecdsa",
  ]

  private static let names = [
    ("ikm", "material"), ("salt", "salt"), ("info", "info"), ("okm", "derived"), ("key", "key"),
    ("iv", "nonce"), ("aad", "along"), ("msg", "content"), ("public", "public"),
    ("private", "private"), ("shared", "shared"), ("sig", "signature"),
  ]

  private static func text(_ name: String, _ value: String) -> JSONMember {
    JSONMember(name: name, value: .string(value))
  }
}
