import Sync
import SyncWire

/// What an answer to a request of a pairing's says.
///
/// What is not the family's server's own word says nothing: a page of somebody's in between, a server that is being
/// started, an answer that was lost on its way.
enum ServerWord {
  case done([UInt8])
  case refused(SyncRefusal)
  /// The other device has not written it yet.
  case notYet
  case tooOften
  case nothing

  init(_ answer: Answered?, to call: SyncCall) {
    guard let answer else {
      self = .nothing
      return
    }
    if (200...299).contains(answer.status) {
      self = call.isDone(by: answer) ? .done(answer.body) : .nothing
    } else {
      self = Self.of(SyncRefusal.read(status: answer.status, answer.body), to: call)
    }
  }

  private static func of(_ refusal: SyncRefusal?, to call: SyncCall) -> ServerWord {
    switch (refusal, call) {
    case (nil, _): .nothing
    case (.tooMany, _): .tooOften
    // The first lies there before its code is typed.
    case (.missing, .readMessage(_, let number)) where number > 0: .notYet
    // By chance no two have the same name: it is this one's, whose answer was lost.
    case (.exists, .makeMailbox): .done([])
    case (let refusal?, _): .refused(refusal)
    }
  }
}

extension Answered {
  /// A page of somebody's does; what is sealed hardly ever, and then its code ends with its time.
  fileprivate var beginsAsText: Bool { body.prefix(32).allSatisfy { $0 < 0x80 } }
}

extension SyncCall {
  fileprivate func isDone(by answer: Answered) -> Bool {
    switch self {
    case .makeMailbox, .writeMessage: answer.body.isEmpty
    case .readMessage: answer.status == 200 && !answer.beginsAsText
    case .readCode: (try? CodeAnswer(answer.body)) != nil
    case .storeEntry: (try? StoredAnswer(answer.body)) != nil
    default: true
    }
  }
}
