/// Where a server keeps families.
package enum FamilyStorage: Hashable, Sendable {
  /// As `serve --data` names it.
  case folder(String)
  /// As `serve --database` names it.
  case database(String)

  /// - Parameter text: an address of PostgreSQL's is a URL or has names and values; anything else is a folder.
  package init(_ text: String) {
    let isAddress = ["postgres://", "postgresql://"].contains { text.hasPrefix($0) }
    self = isAddress || text.contains("=") ? .database(text) : .folder(text)
  }

  func side(
    movedFrom isLast: Bool,
    _ makeRoster: RosterMaking
  ) throws(StorageError) -> any MovingSide {
    switch self {
    case .folder(let path): try FolderSide(from: path, isLast: isLast, makeRoster)
    case .database(let address): try DatabaseSide(address, makeRoster)
    }
  }

  func side(movedTo makeRoster: RosterMaking) throws(StorageError) -> any MovingSide {
    switch self {
    case .folder(let path): try FolderSide(to: path, makeRoster)
    case .database(let address): try DatabaseSide(address, makeRoster)
    }
  }
}
