/// Connections by when they began what they do now: the first has done it longest.
///
/// A list through the connections themselves, because each may leave at any time, and whoever comes asks for the first.
final class ConnectionQueue {
  private(set) var first: Connection?
  private weak var last: Connection?

  func append(_ connection: Connection) {
    connection.queue = self
    connection.before = last
    if let last { last.after = connection } else { first = connection }
    last = connection
  }

  func remove(_ connection: Connection) {
    let (before, after) = (connection.before, connection.after)
    if let before { before.after = after } else { first = after }
    if let after { after.before = before } else { last = before }
    (connection.queue, connection.before, connection.after) = (nil, nil, nil)
  }

  /// One after the other; what is done may remove the one that it is done to.
  func forEach(_ work: (Connection) -> Void) {
    var next = first
    while let connection = next {
      next = connection.after
      work(connection)
    }
  }
}
