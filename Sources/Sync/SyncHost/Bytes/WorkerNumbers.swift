// What the worker and this module call by the same numbers. `Public/runtime/later/sync/numbers.js` is the other side, and
// `WorkerTableTests` holds the two against each other.

/// What the worker tells this module.
package enum MessageKind: UInt8, CaseIterable {
  case begin
  case wake
  case answered
  case keys
  case made
  case wished
  case look
  case hinted
  case couldNotAsk
  case logUnread
}

/// What the worker is to do.
package enum OrderKind: UInt8, CaseIterable {
  case forget
  case store
  case ask
  case call
  case wait
  case show
  case listen
}

/// What is to become of something that lies in storage.
package enum RowKind: UInt8, CaseIterable {
  case put
  case delete
  case operation
  case hide
}

/// Whose token is shown.
package enum CallerKind: UInt8, CaseIterable {
  case nobody
  case device
  case code
}

/// What is asked of keys and storage.
package enum QuestionKind: UInt8, CaseIterable {
  case hash = 1
  case links
  case isSigned
  case isMarked
  case open
  case sign
  case mark
  case seal
  case makeEpoch
  case give
  case makeDevice
  case makeCode
  case random
  case take
  case takeCarried
  /// Whatever lies under a name.
  case row
  case operations = 18
  case derive
  case sealMessage
  case openMessage
  case keepCode
  case signByCode
  case giveByCode
}

/// How an answer begins, so that *no* and *cannot say* are never taken for each other; what was asked for comes behind.
package enum AnswerForm: UInt8, CaseIterable {
  /// A key, a store or a reader has failed: it says nothing of what was asked.
  case cannotSay
  /// It is not so, or there is none.
  case no
  case yes
}
