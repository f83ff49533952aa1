import COpenSSL
import SyncWire

extension Primitives {
  package static let live = Primitives(
    sha256: OpenSSL.sha256,
    derive: OpenSSL.derive,
    seal: OpenSSL.seal,
    open: OpenSSL.open,
    makePair: OpenSSL.makePair,
    sign: OpenSSL.sign,
    isSigned: OpenSSL.isSigned,
    agree: OpenSSL.agree,
    deflate: Zlib.deflate,
    inflate: Zlib.inflate,
    random: OpenSSL.random
  )
}

/// Debian's OpenSSL made Swift: each of its functions says by a number whether it has done its work.
package enum OpenSSL {
  package static func random(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    done(RAND_bytes(&bytes, Int32(count)))
    return bytes
  }

  /// What cannot go wrong but by a mistake of ours or for want of memory.
  static func done(_ answer: Int32, _ line: Int = #line) {
    precondition(answer == 1, "OpenSSL refuses at line \(line)")
  }
}
