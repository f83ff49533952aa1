/// Where families are moved from, or to: what a server has beside its connections.
protocol MovingSide: Sendable {
  associatedtype Connection: RowConnection
  var families: Connection { get }
  /// None where there are none yet.
  var reminders: Connection? { get }

  /// What families are asked for that begin here; none where none was made yet.
  var invitation: String? { get throws(StorageError) }
  /// By which push services know the server, in PKCS #8; none where none was made yet.
  var pushKey: [UInt8]? { get throws(StorageError) }

  /// Takes over what is not there yet.
  func take(invitation: String) throws(StorageError)
  func take(pushKey: [UInt8]) throws(StorageError)

  /// From now on no server starts here, or any may again.
  func note(hasMoved: Bool) throws(StorageError)
}
