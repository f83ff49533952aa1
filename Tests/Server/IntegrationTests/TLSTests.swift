import Foundation
import TestCommands
import Testing

/// The real command with a certificate of its own, asked by another implementation's client.
@Suite struct TLSTests {
  @Test func theAppIsServedSealed() throws {
    let files = try Certificate()
    let command = try files.serve()
    let address = try command.readLine()
    #expect(address.hasPrefix("TimeQuest is at https://127.0.0.1:"))
    let port = try #require(UInt16(address.split(separator: ":").last ?? ""))
    #expect(try files.ask(port).contains("<h1>TimeQuest</h1>"))
    // Who does not begin with a handshake gets no word, and the others are served.
    let open = try Wire(port: port)
    open.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(!open.receiveToTheEnd().contains("TimeQuest"))
    #expect(try files.ask(port, "-tls1_1").contains("HTTP/1.1") == false)
    #expect(try files.ask(port).contains("\r\nContent-Security-Policy: "))
    command.ask(to: SIGTERM)
    #expect(command.waitForTheEnd().code == 0)
  }

  @Test func aRenewedCertificateIsReadWhenAskedTo() throws {
    let files = try Certificate()
    let command = try files.serve()
    let port = try #require(UInt16(try command.readLine().split(separator: ":").last ?? ""))
    #expect(try files.ask(port).contains("CN = first") || files.ask(port).contains("CN=first"))
    try files.make("second")
    command.ask(to: SIGHUP)
    while try !files.ask(port).contains("second") {}
    // What cannot be read is told, and the one from before stays.
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: files.path("cert.pem")))
    command.ask(to: SIGHUP)
    #expect(try files.ask(port).contains("second"))
    command.ask(to: SIGTERM)
    #expect(command.waitForTheEnd().errors.contains("holds no certificate in PEM"))
  }

  @Test(arguments: [("cert.pem", "holds no certificate"), ("key.pem", "fits the certificate")])
  func whatIsNoCertificateIsSaidBeforeAnythingElse(broken: String, words: String) throws {
    let files = try Certificate()
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: files.path(broken)))
    let (code, output, errors) = try files.serve().waitForTheEnd()
    #expect(code == 69)
    #expect(output == "")
    #expect(errors.contains(words))
  }
}

/// A certificate that nobody vouches for, with its key, beside a small app.
private final class Certificate {
  private let folder: Folder

  init() throws {
    folder = try Folder(["site/index.html": "<h1>TimeQuest</h1>"])
    try make("first")
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  func make(_ name: String) throws {
    _ = try Self.openssl(
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        + ["-subj", "/CN=\(name)", "-keyout", path("key.pem"), "-out", path("cert.pem")]
    )
  }

  func serve() throws -> RunningCommand {
    let files = ["--tls-cert", path("cert.pem"), "--tls-key", path("key.pem")]
    return try RunningCommand(["serve", "--site", path("site"), "--port", "0"] + files)
  }

  /// What a client says of the connection, and of the answer.
  func ask(_ port: UInt16, _ options: String...) throws -> String {
    try Self.openssl(
      ["s_client", "-connect", "127.0.0.1:\(port)", "-ign_eof"] + options,
      input: "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
  }

  private static func openssl(_ arguments: [String], input: String = "") throws -> String {
    let process = Process()
    let (sent, received) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardInput = sent
    process.standardOutput = received
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It may have given up already.
    try? sent.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? sent.fileHandleForWriting.close()
    let output = received.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
