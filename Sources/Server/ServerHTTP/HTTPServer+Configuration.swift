import ServerCore

extension HTTPServer {
  package struct Configuration: Sendable {
    /// A numeric IPv4 or IPv6 address of this machine.
    package var address: String
    /// 0 takes any free port.
    package var port: UInt16

    /// HTTPRequest line and headers together.
    package var maximumHeaderBytes = 16 << 10
    /// Refused as soon as it is announced or passed, not when it has been read.
    package var maximumBodyBytes = 1 << 20
    /// Of a body for one method and target, where that is less.
    package var longestBody: @Sendable (HTTPRequest.Method, RequestTarget) -> Int = { _, _ in .max }
    /// Of a body that is read whatever it is for, and nobody is asked about.
    package var smallBody = 0
    /// Of all connections together, as long as it has not been answered.
    package var maximumHeldBytes = 64 << 20
    /// Beyond it, or where the system gives no more, one that says nothing has to go for each new one, or the slowest.
    package var maximumConnections = 16_000
    /// A proxy on this machine hands on what browsers ask, and names them in X-Forwarded-For.
    package var isBehindProxy = false

    /// Of one address, or those that are likely to be one household's; the machine itself may have all.
    package var maximumConnectionsOfAddress = 128
    /// Requests of one address, also through a proxy, that have begun and are not whole.
    package var maximumArrivingOfAddress = 32
    package var metrics: Metrics?
    /// None for a server that is spoken to openly, or behind a proxy.
    ///
    /// SIGHUP reads them again.
    package var tls: TLSFiles?
    /// Is told why renewed files could not be read; those from before stay in use.
    package var complain: @Sendable (HTTPServerError) -> Void = { _ in }

    /// Silence of the other end after which its connection is closed.
    package var idle = Duration.seconds(60)
    /// Time for one whole request, and as much more as its body takes at the slowest.
    package var receiving = Duration.seconds(10)
    /// Of a body, behind a poor connection.
    package var slowestBytesPerSecond = 16 << 10
    /// Time to read the last answer, after which the connection is closed in any case.
    package var closing = Duration.seconds(2)
    /// Silence in a stream after which it gives a sign of life.
    package var silence = Duration.seconds(20)
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

    var limits: RequestReader.Limits {
      var limits = RequestReader.Limits()
      limits.head = maximumHeaderBytes
      limits.smallBody = min(maximumBodyBytes, smallBody)
      limits.body = { [longestBody, maximumBodyBytes] in min(maximumBodyBytes, longestBody($0, $1))
      }
      return limits
    }
  }
}
