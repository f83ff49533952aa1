import Commands
import Glibc
import Packing

/// What builds, measures and proves; no family runs it.
let program = Program(
  "workshop",
  [
    Page.self, WriteTexts.self, Split.self, Analyse.self, TellCalendar.self, Simulate.self,
    SimulateSync.self,
  ]
)

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
