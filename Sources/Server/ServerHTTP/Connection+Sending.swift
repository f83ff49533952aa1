import CHTTP
import Glibc
import ServerCore

extension Connection {
  /// The answer that is owed; a second one is nothing.
  func answer(_ response: Response) {
    guard case .answering(let number, let asked) = stage else { return }
    if response.stream == nil { loop.forget(number) }
    send(response, to: asked)
  }

  func send(_ response: Response, to asked: Asked) {
    isLast = asked.ending.isLast || loop.isDraining || hasEnded
    if let stream = response.stream, response.hasBody(for: asked.method) {
      return begin(response, stream, asked)
    }
    if let stream = response.stream { leave(stream) }
    stage = .sending
    stand(in: loop.sending)
    send(response.head(.length, date: loop.date, isLast: isLast))
    unsent = response.bodyToSend(for: asked.method)[...]
    sendMore()
  }

  func send(_ bytes: some Collection<UInt8>) {
    let output = bufferevent_get_output(buffer)
    bytes.withContiguousStorageIfAvailable { _ = evbuffer_add(output, $0.baseAddress, $0.count) }
  }

  /// As much of a body as is kept twice for a client that reads slowly, of which there may be thousands: what the library
  /// writes at once.
  private static let piece = 16 << 10
  /// As much of a stream as waits for whoever listens.
  private static let mostUnheard = 64 << 10

  private func sendMore() {
    send(unsent.prefix(Self.piece))
    unsent = unsent.dropFirst(Self.piece)
  }

  /// The buffer is empty.
  func hasBeenSent() {
    if !unsent.isEmpty { return sendMore() }
    guard case .sending = stage else { return }
    unsent = []
    if isLast { return close() }
    stage = .receiving
    stand(in: loop.idle)
    wait(reading: configuration.idle)
    loop.hasAnswered(self)
    if !reader.isBetweenRequests { noteBegin() }
    goOn()
  }

  /// Ends when the other end has had the time to read what was said.
  private func close() {
    if hasEnded { return end() }
    stage = .closing
    loop.hasAnswered(self)
    wait(reading: configuration.closing)
    TLSContext.sayGoodbye(buffer)
    shutdown(bufferevent_getfd(buffer), Int32(SHUT_WR))
  }
}

// MARK: - Streams

extension Connection {
  /// What was to go on ends before it has begun.
  private func leave(_ stream: AnswerStream) {
    if case .answering(let number, _) = stage { loop.forget(number) }
    stream.isGone()
  }

  private func begin(_ response: Response, _ stream: AnswerStream, _ asked: Asked) {
    guard case .answering(let number, _) = stage else { return }
    let end: Response.End = asked.ending.isOldVersion ? .close : .chunks
    isLast = isLast || asked.ending.isOldVersion
    stage = .streaming(number, stream, end)
    stand(in: nil)
    send(response.head(end, date: loop.date, isLast: isLast))
    pass(.bytes(response.body))
    wait(reading: configuration.silence)
    loop.follow(stream, number)
    if loop.isDraining { pass(.end) }
  }

  func pass(_ part: AnswerStream.Part) {
    guard case .streaming(let number, let stream, let end) = stage else { return }
    switch part {
    case .bytes(let bytes):
      guard !bytes.isEmpty else { return }
      send(end == .chunks ? Response.chunk(bytes) : bytes)
      if evbuffer_get_length(bufferevent_get_output(buffer)) > Self.mostUnheard { cutOff() }
    case .end:
      loop.forget(number)
      stage = .sending
      stand(in: loop.sending)
      isLast = isLast || loop.isDraining
      send(end == .chunks ? Response.lastChunk : [])
      stream.isGone()
      // Nothing may be left to send, and then nobody says so.
      if evbuffer_get_length(bufferevent_get_output(buffer)) == 0 { hasBeenSent() }
    }
  }

  func giveSignOfLife() {
    guard case .streaming(_, let stream, _) = stage else { return }
    pass(.bytes(stream.signOfLife))
    bufferevent_enable(buffer, Int16(EV_READ))
  }
}
