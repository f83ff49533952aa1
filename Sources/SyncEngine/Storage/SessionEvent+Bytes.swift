import Domain
import SyncWire

extension SessionEvent {
  func write(to writer: inout ByteWriter) {
    writer.write(at)
    writer.write(offset)
    kind.write(to: &writer)
  }

  init(from reader: inout ByteReader) {
    self.init(at: reader.instant(), offset: reader.offset(), kind: Kind(from: &reader))
  }
}

extension SessionEvent.Kind {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .estimateLocked(let lock):
      writer.write(UInt8(0))
      lock.write(to: &writer)
    case .stepFinished(let estimation, let step, let lock, let measurement):
      writer.write(UInt8(1))
      writer.write(estimation)
      writer.write(step)
      writer.write(lock)
      measurement.write(to: &writer)
    case .stepReopened(let estimation):
      writer.write(UInt8(2))
      writer.write(estimation)
    case .stepSkipped(let step):
      writer.write(UInt8(3))
      writer.write(step)
    case .revealClosed(let estimation):
      writer.write(UInt8(4))
      writer.write(estimation)
    case .durationCorrected(let estimation, let correction):
      writer.write(UInt8(5))
      writer.write(estimation)
      writer.write(optional: correction.actual) { $0.write($1) }
      writer.write(correction.counts)
    case .closed(let total):
      writer.write(UInt8(6))
      writer.write(total)
    }
  }

  fileprivate init(from reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .estimateLocked(LockedEstimate(from: &reader))
    case 1:
      self = .stepFinished(
        reader.identifier(),
        reader.identifier(),
        reader.identifier(),
        Measurement(from: &reader)
      )
    case 2: self = .stepReopened(reader.identifier())
    case 3: self = .stepSkipped(reader.identifier())
    case 4: self = .revealClosed(reader.identifier())
    case 5:
      let estimation: EstimationID = reader.identifier()
      let actual = reader.bool() ? reader.seconds() : nil
      self = .durationCorrected(estimation, Correction(actual: actual, counts: reader.bool()))
    case 6: self = .closed(reader.experience())
    default:
      reader.refuse()
      self = .closed(.zero)
    }
  }
}

extension LockedEstimate {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(step)
    switch estimate {
    case .point(let seconds):
      writer.write(true)
      writer.write(seconds)
    case .range(let shortest, let longest):
      writer.write(false)
      writer.write(shortest)
      writer.write(longest)
    }
    writer.write(level)
    writer.write(bands.thousandths)
    writer.write(startedAt)
  }

  fileprivate init(from reader: inout ByteReader) {
    self.init(
      id: reader.identifier(),
      step: reader.identifier(),
      estimate: reader.bool()
        ? .point(reader.seconds()) : .range(reader.seconds(), reader.seconds()),
      difficulty: reader.level(),
      bands: BandMultiplier(thousandths: reader.number()),
      startedAt: reader.instant()
    )
  }
}

extension Measurement {
  @inline(never)
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(startedAt)
    writer.write(finishedAt)
    writer.write(UInt8(Source.allCases.firstIndex(of: source) ?? 0))
    writer.write(hidden)
    writer.write(count: gaps.count)
    for gap in gaps {
      writer.write(gap.from)
      writer.write(gap.length)
    }
    writer.write(optional: monotonic) { $0.write($1) }
    writer.write(count: doubts.count)
    for doubt in doubts { writer.write(UInt8(Doubt.allCases.firstIndex(of: doubt) ?? 0)) }
  }

  @inline(never)
  fileprivate init(from reader: inout ByteReader) {
    self.init(startedAt: reader.instant(), finishedAt: reader.instant())
    source = Source.allCases[reader.place(among: Source.allCases.count)]
    hidden = reader.seconds()
    for _ in 0..<reader.count() {
      gaps.append(Gap(from: reader.instant(), length: reader.seconds()))
    }
    monotonic = reader.bool() ? reader.seconds() : nil
    for _ in 0..<reader.count() {
      doubts.append(Doubt.allCases[reader.place(among: Doubt.allCases.count)])
    }
  }
}
