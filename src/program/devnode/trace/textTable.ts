/** Lines of a table. Columns of texts begin at the same place, those of numbers end there. */
export function textTable(rows: readonly (readonly string[])[], isText: (column: number) => boolean): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    )
    return cells.join('  ').trimEnd()
  })
}
