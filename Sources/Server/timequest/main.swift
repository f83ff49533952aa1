import Commands
import Glibc

/// What a family's server needs, and nothing that builds, measures or proves.
let program = Program(
  "timequest",
  [Serve.self, BackUpFamilies.self, RestoreFamilies.self, MoveFamilies.self, ExamineFamilies.self]
)

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
