import SyncWire

extension KeyWork {
  /// The next segment of a chain, with the device's mark.
  package func segment(
    _ records: [[UInt8]],
    of chain: Chain,
    after before: ChainPlace,
    by key: PrivateKey
  ) -> Segment? {
    let last = before.number + Int64(records.count)
    let head = head(records, of: chain, after: before)
    let span = ChainSpan(
      first: before.number + 1,
      last: last,
      previousHead: before.hash,
      head: head
    )
    return Segment(span, records: records, mark: primitives.sign(chain.markedBytes(span.end), key))
  }

  package func head(_ records: [[UInt8]], of chain: Chain, after before: ChainPlace) -> Hash256 {
    let operations = primitives.sha256(Segment.operations(records))
    let last = before.number + Int64(records.count)
    return primitives.sha256(chain.headBytes(after: before, last: last, operations: operations))
  }

  /// Whether a segment is what its head says, and the device stands for it.
  package func isMarked(_ segment: Segment, of chain: Chain, by key: PublicKey) -> Bool {
    head(segment.records, of: chain, after: segment.span.before) == segment.span.head
      && primitives.isSigned(chain.markedBytes(segment.span.end), segment.mark, key)
  }

  /// - Parameter key: that of the epoch whose id the header says.
  package func seal(
    _ content: PackContent,
    _ header: PackHeader,
    under key: [UInt8],
    by uploader: PrivateKey
  ) throws(WireError) -> Pack {
    let box = try PackBox(deflated: primitives.deflate(try content.bytes)).bytes
    let nonce = primitives.random(Pack.nonceLength)
    let frame = SealingFrame(key: key, nonce: nonce, along: header.bytes)
    let sealed = primitives.seal(box, frame)
    guard var pack = Pack(header, nonce: nonce, sealed: sealed, signature: .blank) else {
      throw .tooLarge
    }
    pack.signature = primitives.sign(pack.signedBytes(hash: primitives.sha256(sealed)), uploader)
    return pack
  }

  package func isSigned(_ pack: Pack, by key: PublicKey) -> Bool {
    primitives.isSigned(pack.signedBytes(hash: primitives.sha256(pack.sealed)), pack.signature, key)
  }

  package func open(_ pack: Pack, under key: [UInt8]) throws(WireError) -> PackContent {
    let frame = SealingFrame(key: key, nonce: pack.nonce, along: pack.header.bytes)
    guard let box = primitives.open(pack.sealed, frame) else { throw .damaged }
    guard let content = primitives.inflate(try PackBox(box[...]).deflated, SyncLimits.content)
    else {
      throw .damaged
    }
    return try PackContent(content[...], span: pack.header.span)
  }
}
