import Foundation
import PackagePlugin

/// Gives each text of `en.texts` its typed accessor, whenever that table has changed.
@main struct TextAccessors: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
    let root = context.package.directoryURL
    let table = root.appending(path: "Sources/Page/Strings/Tables/en.texts")
    let script = root.appending(path: "Scripts/text-accessors")
    let accessors = context.pluginWorkDirectoryURL.appending(path: "Accessors.swift")
    return [
      .buildCommand(
        displayName: "Writing the accessors of texts",
        executable: URL(filePath: "/usr/bin/python3"),
        arguments: [script.path, table.path, accessors.path],
        inputFiles: [script, table],
        outputFiles: [accessors]
      )
    ]
  }
}
