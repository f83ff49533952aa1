import Glibc

/// PostgreSQL's own client library, loaded when somebody asks for a database: a family's server runs where it is not.
///
/// What its header says stands here, since a module made of the header would have to be linked. Numbers and names are
/// those of <https://www.postgresql.org/docs/15/libpq.html>, and have not changed since version 14.
struct Libpq: Sendable {
  typealias Connection = OpaquePointer
  typealias Result = OpaquePointer
  typealias Letters = UnsafePointer<CChar>

  private let connectBy:
    @convention(c) @Sendable (UnsafePointer<Letters?>, UnsafePointer<Letters?>, Int32) ->
      Connection?
  let status: @convention(c) @Sendable (Connection) -> Int32
  let finish: @convention(c) @Sendable (Connection) -> Void

  /// Several statements at once, which nothing is bound to.
  let exec: @convention(c) @Sendable (Connection, Letters) -> Result?
  let prepare:
    @convention(c) @Sendable (Connection, Letters, Letters, Int32, UnsafePointer<UInt32>?) ->
      Result?
  let execPrepared:
    @convention(c) @Sendable (Connection, Letters, Int32, Values?, Counts?, Counts?, Int32) ->
      Result?

  let enterPipelineMode: @convention(c) @Sendable (Connection) -> Int32
  let exitPipelineMode: @convention(c) @Sendable (Connection) -> Int32
  let sendQueryPrepared:
    @convention(c) @Sendable (Connection, Letters, Int32, Values?, Counts?, Counts?, Int32) -> Int32
  let pipelineSync: @convention(c) @Sendable (Connection) -> Int32
  /// None between two statements of a pipeline.
  let getResult: @convention(c) @Sendable (Connection) -> Result?

  let socket: @convention(c) @Sendable (Connection) -> Int32
  let consumeInput: @convention(c) @Sendable (Connection) -> Int32
  /// `PGnotify`: the channel's name, who sent it, and its words, each a pointer wide; to be freed.
  let notifies: @convention(c) @Sendable (Connection) -> UnsafeMutableRawPointer?
  let freemem: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  let resultStatus: @convention(c) @Sendable (Result?) -> Int32
  let errorField: @convention(c) @Sendable (Result?, Int32) -> Letters?
  let commandTuples: @convention(c) @Sendable (Result?) -> Letters?
  let rows: @convention(c) @Sendable (Result) -> Int32
  let value: @convention(c) @Sendable (Result, Int32, Int32) -> UnsafePointer<UInt8>?
  let length: @convention(c) @Sendable (Result, Int32, Int32) -> Int32
  let isNull: @convention(c) @Sendable (Result, Int32, Int32) -> Int32
  let clear: @convention(c) @Sendable (Result?) -> Void

  typealias Values = UnsafePointer<UnsafePointer<UInt8>?>
  typealias Counts = UnsafePointer<Int32>
}

extension Libpq {
  /// - Parameter address: wherever it says otherwise, it counts.
  func connect(to address: String) -> Connection? {
    let options = [
      ("connect_timeout", "2"), ("tcp_user_timeout", "10000"), ("keepalives_idle", "10"),
      ("application_name", "timequest"), ("dbname", address),
    ]
    let (names, values) = (options.map { strdup($0.0) }, options.map { strdup($0.1) })
    defer { (names + values).forEach { free($0) } }
    return connectBy(
      names.map { UnsafePointer($0) } + [nil],
      values.map { UnsafePointer($0) } + [nil],
      1
    )
  }

  /// Of `ConnStatusType`.
  static let connectionOK: Int32 = 0
  /// Of `ExecStatusType`.
  static let commandOK: Int32 = 1
  static let tuplesOK: Int32 = 2
  static let pipelineSynced: Int32 = 10
  static let pipelineAborted: Int32 = 11
  /// `PG_DIAG_SQLSTATE`.
  static let sqlState = Int32(UInt8(ascii: "C"))

  private static let name = "libpq.so.5"

  /// None where it is not installed, or too old for pipelines.
  static let loaded: Libpq? = dlopen(name, RTLD_NOW | RTLD_LOCAL).flatMap { Libpq(in: $0) }

  private init?(in library: UnsafeMutableRawPointer) {
    var isWhole = true
    func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function {
      if let found = dlsym(library, name) { return unsafeBitCast(found, to: type) }
      isWhole = false
      // NB: never called; it stands where a pointer has to.
      return unsafeBitCast(library, to: type)
    }
    (connectBy, status) = (find("PQconnectdbParams"), find("PQstatus"))
    (finish, exec, prepare) = (find("PQfinish"), find("PQexec"), find("PQprepare"))
    (execPrepared, getResult) = (find("PQexecPrepared"), find("PQgetResult"))
    (enterPipelineMode, exitPipelineMode) = (
      find("PQenterPipelineMode"), find("PQexitPipelineMode")
    )
    (sendQueryPrepared, pipelineSync) = (find("PQsendQueryPrepared"), find("PQpipelineSync"))
    (socket, consumeInput) = (find("PQsocket"), find("PQconsumeInput"))
    (notifies, freemem) = (find("PQnotifies"), find("PQfreemem"))
    (resultStatus, errorField) = (find("PQresultStatus"), find("PQresultErrorField"))
    (commandTuples, rows, value) = (find("PQcmdTuples"), find("PQntuples"), find("PQgetvalue"))
    (length, isNull, clear) = (find("PQgetlength"), find("PQgetisnull"), find("PQclear"))
    if !isWhole { return nil }
  }
}
