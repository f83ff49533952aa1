/// One thing that a program can do: a file in its `Commands/`, and a line in its list.
package protocol Command: SendableMetatype {
  static var name: String { get }
  /// Half a line.
  static var summary: String { get }
  static var usage: String { get }
  static func run(_ arguments: [String]) throws(Failure)
}

/// What a command ends with (sysexits.h).
package enum ExitCode: Int32 {
  case ok = 0
  /// It did its work, and what it found is not as it has to be.
  case broken = 1
  case usage = 64
  case damagedInput = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
}

/// Why a command could not do its work, in words for the person who typed it.
package struct Failure: Error {
  package let code: ExitCode
  package let message: String

  package init(code: ExitCode, message: String) {
    self.code = code
    self.message = message
  }

  package static func usage(_ problem: String, _ usage: String) -> Failure {
    Failure(code: .usage, message: problem + "\n\n" + usage)
  }
}
