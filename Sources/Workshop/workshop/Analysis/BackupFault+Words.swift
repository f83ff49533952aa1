import Copies
import SyncEngine

extension BackupFault {
  /// Why the command does not read a file, and where, for whoever typed it: commands speak English, and have
  /// no table of texts beside them.
  var words: String {
    switch refusal {
    case .notACopy: "That file is no copy of TimeQuest."
    case .otherSchema: "That copy comes from a newer TimeQuest than this one."
    case .unknownSchema: "That file says of itself what no TimeQuest we know has written."
    case .tooLarge: "That file is larger than any copy of TimeQuest."
    case .nothingInIt: "Nobody has played in that copy yet."
    case .endsTooEarly(let line):
      "The file ends in the middle, in line \(line). Perhaps it did not arrive whole."
    case .damaged(let line):
      "Line \(line)" + (path.text.isEmpty ? "" : ", at \(path.text)") + ": " + reason.words
    }
  }
}

extension BackupFault.Reason {
  fileprivate var words: String {
    switch self {
    case .text(.tooManyValues): Self.tooMany.words
    case .text(.nestedTooDeeply): "what stands there is nested deeper than any copy."
    case .text, .notACopy, .otherSchema, .unknownSchema, .tooLarge, .nothingInIt:
      "what stands there cannot be read."
    case .missing: "something is missing there."
    case .wrongType: "something of another kind stands there."
    case .notANumber: "what stands there is no number."
    case .outOfBounds: "what stands there is larger or smaller than it can be."
    case .tooMany: "more stands there than anybody can have written."
    case .notADate: "what stands there is no date."
    case .unknownWord: "a word stands there that means nothing here."
    case .idUsedTwice: "two entries have one name and say different things."
    case .contradiction: "two things stand there that cannot both be true."
    case .notAnOperation: "this entry is not as TimeQuest wrote it."
    }
  }
}
