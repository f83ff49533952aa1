extension HTTPServer {
  package struct Configuration: Sendable {
    /// A numeric IPv4 or IPv6 address of this machine.
    package var address: String
    /// 0 takes any free port.
    package var port: UInt16

    /// Request line and headers together.
    package var maximumHeaderBytes = 16 << 10
    /// Refused as soon as it is announced or passed, not when it has been read.
    package var maximumBodyBytes = 1 << 20

    /// Silence of the other end after which its connection is closed.
    package var idle = Duration.seconds(60)
    /// Time for one whole request: a client that sends a byte a minute is never silent.
    package var receiving = Duration.seconds(60)
    /// Time for the answers that are on their way when the server is stopped.
    package var draining = Duration.seconds(5)

    /// SIGTERM and SIGINT stop the server, a second one at once.
    ///
    /// NB: for one server a process only.
    package var stopsOnSignals = false

    package init(address: String = "127.0.0.1", port: UInt16) {
      self.address = address
      self.port = port
    }
  }
}
