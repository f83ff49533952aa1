import Dispatch
import ServerCore
import ServerHTTP
import Synchronization
import Testing

/// Answers that come later than their handler returns, and from other threads.
@Suite struct LateAnswerTests {
  @Test func anAnswerMayComeLaterAndOthersAreServedMeanwhile() throws {
    let held = HeldAnswers()
    try withServer(handler: held.handler) { server in
      let wire = try server.connect()
      wire.send("POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi")
      let (request, answer) = held.next()
      try server.checkHealth()
      answer.send(Response(.ok, body: request.body))
      #expect(try wire.receive().text == "hi")
      wire.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try wire.receive().text == "GET /a|")
    }
  }

  @Test(arguments: ["GET /held HTTP/1.1\r\n", "POST /held HTTP/1.1\r\nContent-Length: 0\r\n"])
  func whatIsSentMeanwhileWaitsForItsTurn(held line: String) throws {
    let held = HeldAnswers()
    try withServer(handler: held.handler) { server in
      let wire = try server.connect()
      wire.send(line + "Host: x\r\n\r\n")
      let (_, answer) = held.next()
      wire.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nHost: x\r\n")
      try server.checkHealth()
      wire.send("Content-Length: 1\r\n\r\nc")
      try server.checkHealth()
      answer.send(Response(.ok, body: Array("late".utf8)))
      #expect(try (0..<3).map { _ in try wire.receive().text } == ["late", "GET /a|", "POST /b|c"])
    }
  }

  @Test func answersComeFromManyThreadsAtOnce() throws {
    let workers = Workers(width: 8)
    let handler: HTTPHandler = { request, answer in
      #expect(workers.place { RunningServer.echo(request, answer) })
    }
    try withServer(handler: handler) { server in
      let wires = try (0..<100).map { _ in try server.connect() }
      for round in 0..<10 {
        for (number, wire) in wires.enumerated() {
          wire.send("GET /\(number)?\(round) HTTP/1.1\r\nHost: x\r\n\r\n")
        }
        for (number, wire) in wires.enumerated() {
          #expect(try wire.receive().text == "GET /\(number)?\(round)|")
        }
      }
    }
  }

  @Test func onlyTheFirstAnswerCounts() throws {
    let held = HeldAnswers()
    try withServer(handler: held.handler) { server in
      let wire = try server.connect()
      wire.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\nGET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      let (_, first) = held.next()
      for word in ["one", "two"] { first.send(Response(.ok, body: Array(word.utf8))) }
      #expect(try wire.receive().text == "one")
      let (_, second) = held.next()
      first.send(Response(.ok, body: Array("two".utf8)))
      second.send(Response(.ok, body: Array("three".utf8)))
      #expect(try wire.receive().text == "three")
    }
  }

  @Test func whoseAnswerIsLostIsToldSo() throws {
    try withServer(handler: { request, answer in
      if request.path != "/lost" { RunningServer.echo(request, answer) }
    }) { server in
      let wire = try server.connect()
      wire.send("GET /lost HTTP/1.1\r\nHost: x\r\n\r\n")
      let answer = try wire.receive()
      #expect(answer.status == 500)
      #expect(
        answer.text == #"{"error":{"code":"failed","message":"This could not be answered."}}"#
      )
      try server.checkHealth()
    }
  }

  @Test(arguments: [false, true], ["GET", "POST"])
  func whoGoesAwayBeforeTheAnswerDoesNoHarm(isRude: Bool, method: String) throws {
    let held = HeldAnswers()
    try withServer(handler: held.handler) { server in
      for _ in 0..<20 {
        do {
          let wire = try server.connect()
          wire.send("\(method) /held HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
          if isRude { wire.reset() }
        }
        let (_, answer) = held.next()
        try server.checkHealth()
        answer.send(Response(.ok, body: RunningServer.large))
      }
      try server.checkHealth()
    }
  }

  @Test func whoSendsWithoutEndBeforeTheAnswerIsCutOff() throws {
    let held = HeldAnswers()
    try withServer(handler: held.handler) { server in
      let wire = try server.connect()
      wire.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      let (_, answer) = held.next()
      #expect(wire.isCutOff(sending: [UInt8](repeating: 0x61, count: 65_536), atMost: 2000))
      answer.send(Response(.ok))
      try server.checkHealth()
    }
  }
}

@Suite struct StoppingLateTests {
  @Test func anAnswerThatIsAwaitedStillArrives() throws {
    let held = HeldAnswers()
    let server = try RunningServer({ $0.draining = .seconds(60) }, handler: held.handler)
    let wire = try server.connect()
    wire.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
    let (_, answer) = held.next()
    server.stop()
    waitUntilNobodyListens(on: server.port)
    answer.send(Response(.ok, body: RunningServer.large))
    let received = try wire.receive()
    #expect(received.body == RunningServer.large)
    #expect(received["Connection"] == "close")
    #expect(wire.isClosed)
    server.waitForTheEnd()
  }

  @Test func whoeverLeavesIsNotWaitedFor() throws {
    let held = HeldAnswers()
    let server = try RunningServer({ $0.draining = .seconds(3600) }, handler: held.handler)
    var answer: HTTPAnswer?
    do {
      let wire = try server.connect()
      wire.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
      answer = held.next().1
      server.stop()
    }
    server.waitForTheEnd()
    answer?.send(Response(.ok))
  }

  @Test func anAnswerThatNeverComesIsNotWaitedForWithoutEnd() throws {
    let held = HeldAnswers()
    var server: RunningServer? = try RunningServer(
      { $0.draining = .milliseconds(10) },
      handler: held.handler
    )
    let wire = try #require(try server?.connect())
    wire.send("GET /held HTTP/1.1\r\nHost: x\r\n\r\n")
    let (_, answer) = held.next()
    server?.stop()
    server?.waitForTheEnd()
    #expect(wire.isClosed)
    server = nil
    answer.send(Response(.ok))
  }
}

@Suite struct WorkersTests {
  @Test func oneDoesEverythingInItsOrder() {
    let workers = Workers(width: 1, mostWaiting: 1000)
    let done = Mutex<[Int]>([])
    let end = DispatchSemaphore(value: 0)
    for number in 0..<1000 {
      #expect(workers.place { done.withLock { $0.append(number) } })
    }
    while !workers.place({ end.signal() }) {}
    end.wait()
    #expect(done.withLock { $0 } == Array(0..<1000))
  }

  @Test func whatIsTooMuchIsRefusedAndTheRestDone() {
    let workers = Workers(width: 2, mostWaiting: 3)
    let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let done = DispatchSemaphore(value: 0)
    let work: @Sendable () -> Void = {
      begun.signal()
      goOn.wait()
      done.signal()
    }
    for _ in 0..<2 {
      #expect(workers.place(work))
      begun.wait()
    }
    #expect((0..<5).map { _ in workers.place(work) } == [true, true, true, false, false])
    for _ in 0..<5 { goOn.signal() }
    for _ in 0..<5 { done.wait() }
    #expect(workers.place { done.signal() })
    done.wait()
  }
}

/// Holds the answers to `/held` until a test gives them.
final class HeldAnswers: Sendable {
  private let held = Mutex<[(HTTPRequest, HTTPAnswer)]>([])
  private let count = DispatchSemaphore(value: 0)

  var handler: HTTPHandler {
    { request, answer in
      if request.path != "/held" { return RunningServer.echo(request, answer) }
      self.held.withLock { $0.append((request, answer)) }
      self.count.signal()
    }
  }

  /// Waits for the next request.
  func next() -> (HTTPRequest, HTTPAnswer) {
    #expect(count.wait(timeout: .now() + 30) == .success, "no request came")
    return held.withLock { $0.removeFirst() }
  }
}
