import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A copy on its way to being a file: what is read by whoever has it, and what has to be sealed before.
package struct BackupDraft: Hashable, Sendable {
  /// What somebody has played, to be sealed for the code of that player.
  package struct Play: Hashable, Sendable {
    package let code: CodeKeys
    fileprivate(set) var text: CopyText

    /// What is sealed: a copy like any other, with that player's play alone.
    package var bytes: [UInt8] { text.file(with: []) }
  }

  private var open: CopyText
  private var plays: [Play]
  /// Records that are not in it because they cannot be read.
  package internal(set) var leftOut = 0

  init(closing codes: [CodeKeys], _ exportedAt: Instant) {
    open = CopyText(exportedAt)
    plays = codes.map { Play(code: $0, text: CopyText(exportedAt)) }
  }

  /// Who has played nothing has nothing to be sealed.
  package var toSeal: [Play] { plays.filter { !$0.text.isEmpty } }

  /// - Parameter closed: what came of ``toSeal``, and what has come with other copies and nobody has opened.
  package func file(with closed: [ClosedPlay]) -> [UInt8] { open.file(with: closed) }

  mutating func reserve(_ count: Int) { open.reserve(count) }

  mutating func add(_ content: ArraySlice<UInt8>, _ record: OperationRecord) {
    // What calendars make of days goes to the family's own devices, and into no file.
    if record.isDaySet { return }
    let place = plays.firstIndex { record.isPlay(of: $0.code.player.raw) }
    if let place { plays[place].text.add(content) } else { open.add(content) }
  }
}

extension OperationRecord {
  fileprivate func isPlay(of player: UInt128) -> Bool { stream == .play && self.player == player }
}

/// The text of a copy while it is being written.
struct CopyText: Hashable, Sendable {
  private var bytes: [UInt8]
  private(set) var isEmpty = true

  init(_ exportedAt: Instant) {
    bytes = Array("{\"schema\":\(Backup.schema),\"exportedAt\":\"".utf8)
    bytes += LocalTime(exportedAt, offset: .utc).isoText
    bytes += "\",\"operations\":[".utf8
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(2 * bytes.count + count) }

  mutating func add(_ operation: ArraySlice<UInt8>) {
    bytes += (isEmpty ? "\n" : ",\n").utf8
    bytes += operation
    isEmpty = false
  }

  func file(with closed: [ClosedPlay]) -> [UInt8] {
    var file = bytes
    file += "\n]".utf8
    for (place, play) in closed.enumerated() {
      file += (place == 0 ? ",\"closed\":[\n" : ",\n").utf8
      play.json.write(into: &file)
    }
    if !closed.isEmpty { file += "\n]".utf8 }
    file += "}\n".utf8
    return file
  }
}
