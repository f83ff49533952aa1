import CZlib

/// Debian's zlib made Swift, without frames.
package enum Zlib {
  package static func deflate(_ content: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    precondition(zlib_begin_raw_deflate(&stream) == Z_OK)
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(content.count)))
    let (deflated, answer) = run(&stream, content, room) { CZlib.deflate($0, Z_FINISH) }
    precondition(answer == Z_STREAM_END)
    return deflated
  }

  /// None when it is damaged, something follows it, or it would be more than so many bytes.
  package static func inflate(_ deflated: [UInt8], _ most: Int) -> [UInt8]? {
    var stream = z_stream()
    precondition(zlib_begin_raw_inflate(&stream) == Z_OK)
    defer { inflateEnd(&stream) }
    let (content, answer) = run(&stream, deflated, most + 1) { CZlib.inflate($0, Z_FINISH) }
    return answer == Z_STREAM_END && stream.avail_in == 0 && content.count <= most ? content : nil
  }

  /// - Parameter room: for what comes out.
  private static func run(
    _ stream: inout z_stream,
    _ input: [UInt8],
    _ room: Int,
    _ work: (z_streamp) -> Int32
  ) -> (output: [UInt8], answer: Int32) {
    var (input, answer) = (input, Int32(0))
    let output = [UInt8](unsafeUninitializedCapacity: room) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        answer = withUnsafeMutablePointer(to: &stream) { work($0) }
      }
      count = room - Int(stream.avail_out)
    }
    return (output, answer)
  }
}
