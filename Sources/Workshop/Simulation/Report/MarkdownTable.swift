import Markup

/// A table as text: Markdown, with its columns below each other.
package struct MarkdownTable: Hashable, Sendable {
  package let title: String
  private let rows: [[String]]

  /// - Parameter rows: each as long as `columns`.
  package init(_ title: String, columns: [String], rows: [[String]]) {
    self.title = title
    self.rows = [columns] + rows
  }

  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { line($0, widths) }
    lines.insert(line(widths.map { String(repeating: "-", count: $0) }, widths), at: 1)
    return "### " + title + "\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}

/// "92.4 %", of a share where 1 is all.
func percent(_ share: Double) -> String { decimal((1000 * share).rounded() / 10) + " %" }

/// To a tenth.
func tenths(_ number: Double) -> String { decimal((10 * number).rounded() / 10) }
