/** Lines of a table. Columns of text are aligned left, those of numbers right. */
export function textTable(rows: readonly (readonly string[])[], isText: (column: number) => boolean): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    )
    return cells.join('  ').trimEnd()
  })
}
