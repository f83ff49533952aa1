import CHTTP
import ServerCore

extension Connection {
  func hasArrived() {
    let arrived = takeArrived()
    if case .closing = stage { return throwAway(arrived.count) }
    if arrived.isEmpty { return }
    reader.take(arrived)
    held = reader.buffered
    if case .receiving = stage { noteBegin() }
    if held > mostHeld { return cutOff() }
    loop.relieve()
    goOn()
  }

  func noteBegin() {
    if begun != nil { return }
    begun = .now
    stand(in: loop.receiving)
  }

  /// A client that sends a byte now and then is never silent: what counts is when it began.
  func cutOffIfSlow() {
    guard let begun else { return }
    let length = reader.arriving?.length ?? 0
    let longest = configuration.receiving + .seconds(length / configuration.slowestBytesPerSecond)
    if begun.duration(to: .now) > longest { cutOff() }
  }

  /// Nobody has more than so many requests on their way in at once.
  ///
  /// - Returns: false where this one is refused.
  private func countCaller() -> Bool {
    guard counted == nil, let caller = callerAddress.ofAll ?? reader.arriving?.caller else {
      return true
    }
    guard loop.arriving.hasRoom(for: caller) else {
      configuration.metrics?.connectionTurnedAway()
      refuse(.tooMany(seconds: 10))
      return false
    }
    loop.arriving.add(caller)
    counted = caller
    return true
  }

  private var callerAddress: CallerAddress { loop.callerAddress(of: peer) }

  /// What was arriving is whole, or will never be.
  func forgetCaller() {
    if let counted { loop.arriving.remove(counted) }
    counted = nil
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
      let step = try reader.next()
      switch step {
      case .needsMore: _ = countCaller()
      case .mayGoOn: if countCaller() { send(Self.mayGoOn) }
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
    forgetCaller()
    stand(in: nil)
    // A long answer to a silent client must not end because of that silence: only the writing may take too
    // long here.
    wait(reading: nil)
    loop.handle(request, on: self, Asked(method: request.method, ending: ending))
  }

  /// Says why, and hears no more.
  func refuse(_ response: Response) {
    begun = nil
    forgetCaller()
    reader = loop.newReader(for: peer)
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
