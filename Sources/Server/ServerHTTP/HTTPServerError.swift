import Glibc

/// Why there is no server, and what to do about it.
package enum HTTPServerError: Error, Equatable {
  case portInUse(address: String, port: UInt16)
  case portNeedsPermission(port: UInt16)
  case addressIsNotNumeric(String)
  case addressIsElsewhere(String)
  case noCertificate(String)
  case noKey(String)
  case hasRunBefore
  /// A step that only fails when the machine has run out of something.
  case system(step: String, code: Int32)
}

extension HTTPServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let address, let port):
      "Port \(port) on \(address) is in use: another program, perhaps another TimeQuest, listens "
        + "there. Stop that one, or choose another port, such as --port \(Self.another(than: port)); "
        + "--port 0 finds a free one."
    case .portNeedsPermission(let port):
      "Port \(port) is kept for the administrator of this machine. Choose a port above 1023, such "
        + "as --port 8080."
    case .addressIsNotNumeric(let address):
      "\"\(address)\" is not an address in numbers. Listen on 127.0.0.1 for this machine only, or "
        + "on 0.0.0.0 for every network that it is in."
    case .addressIsElsewhere(let address):
      "This machine does not have the address \(address). Listen on 127.0.0.1 for this machine "
        + "only, or on 0.0.0.0 for every network that it is in."
    case .noCertificate(let file):
      "\"\(file)\" holds no certificate in PEM that can be read. Choose the file with the whole chain, "
        + "such as fullchain.pem."
    case .noKey(let file):
      "\"\(file)\" holds no key in PEM that can be read and fits the certificate. Choose the file of "
        + "its key, such as privkey.pem."
    case .hasRunBefore:
      "This server has been stopped, and its port given back. Make a new one."
    case .system(let step, let code):
      "The system could not \(step): \(String(cString: strerror(code))) (error \(code)). Close "
        + "other programs, and try again."
    }
  }

  private static func another(than port: UInt16) -> UInt16 {
    port < .max ? port + 1 : 8080
  }
}
