import Synchronization
import Testing

@testable import ServerCore

@Suite struct AnswerTests {
  @Test func anAnswerThatNobodyGivesIsAFailure() {
    #expect(HTTPAnswer.awaited { _ in }.status == .internalServerError)
    #expect(HTTPAnswer.awaited { _ = $0.after { $0 } }.status == .internalServerError)
  }

  @Test func whoeverLooksAtAnAnswerSeesItOnce() {
    let seen = Mutex(0)
    let response = HTTPAnswer.awaited { answer in
      let looked = answer.after { response in
        seen.withLock { $0 += 1 }
        return response
      }
      looked.send(Response(.ok))
      looked.send(Response(.created))
    }
    #expect(response.status == .ok)
    #expect(seen.withLock { $0 } == 1)
  }

  @Test func whereTooMuchWaitsTheClientIsAskedToComeBack() {
    let response = HTTPAnswer.awaited { $0.send(from: { _ in false }) { Response(.ok) } }
    #expect(response.status == .serviceUnavailable)
    #expect(response.headers["Retry-After"] == "1")
  }
}
