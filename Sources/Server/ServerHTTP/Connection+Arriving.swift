import CHTTP
import ServerCore

extension Connection {
  func hasArrived() {
    let arrived = takeArrived()
    if case .closing = stage { return throwAway(arrived.count) }
    if arrived.isEmpty { return }
    reader.take(arrived)
    held = reader.buffered
    let isNew = begun == nil
    let begin = begun ?? .now
    begun = begin
    if !isNew, begin.duration(to: .now) > configuration.receiving { return cutOff() }
    if held > mostHeld { return cutOff() }
    loop.relieve()
    goOn()
  }

  /// A whole request, and as much again of the next one as one read brings.
  private var mostHeld: Int {
    configuration.maximumHeaderBytes + configuration.maximumBodyBytes + 64 << 10
  }

  /// All together have sent so much that there is no room, and nobody else so much as this one.
  func giveWay() {
    if case .receiving = stage { refuse(.busy) } else { cutOff() }
  }

  private func takeArrived() -> [UInt8] {
    let input = bufferevent_get_input(buffer)
    return [UInt8](unsafeUninitializedCapacity: evbuffer_get_length(input)) { bytes, count in
      count = max(0, Int(evbuffer_remove(input, bytes.baseAddress, bytes.count)))
    }
  }

  /// Takes the next request out of what has arrived, if it is its turn.
  func goOn() {
    guard case .receiving = stage else { return }
    defer { held = reader.buffered }
    do throws(RequestFault) {
      switch try reader.next() {
      case .needsMore: break
      case .mayGoOn: send(Self.mayGoOn)
      case .request(let request, let ending): answer(request, ending)
      }
    } catch {
      configuration.metrics?.refused(error)
      refuse(error.response)
    }
  }

  private static let mayGoOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  private func answer(_ request: HTTPRequest, _ ending: RequestReader.Ending) {
    begun = nil
    // A long answer to a silent client must not end because of that silence: only the writing may take too
    // long here.
    wait(reading: nil)
    loop.handle(request, on: self, Asked(method: request.method, ending: ending))
  }

  /// Says why, and hears no more.
  func refuse(_ response: Response) {
    begun = nil
    reader = RequestReader(configuration.limits, peer: peer)
    held = 0
    loop.isAnswering(self)
    stage = .sending
    send(response.secured(), to: Asked(method: .other, ending: .now))
  }

  private static let mostThrownAway = 1 << 20

  private func throwAway(_ count: Int) {
    thrownAway += count
    if thrownAway > Self.mostThrownAway { cutOff() }
  }
}
