import Commands
import Glibc
import Packing

/// What `make run` needs of the workshop, so that nothing else is compiled for it.
let program = Program("packer", [Page.self, WriteTexts.self, Split.self])

exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
