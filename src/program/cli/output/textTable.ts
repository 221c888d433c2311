import { printable } from '../../common/printable.ts'
import { paintName } from './paint.ts'

/** Rows below a header, columns aligned. `right`: indexes of the columns that are aligned to the right. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const shown = rows.map((row) => row.map(printable))
  const widths = head.map((name, column) => Math.max(name.length, ...shown.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[], paint: (text: string) => string) =>
    cells
      .map((cell, column) => {
        const padding = ' '.repeat(widths[column]! - cell.length)
        return right.includes(column) ? `${padding}${paint(cell)}` : `${paint(cell)}${padding}`
      })
      .join('  ')
      .trimEnd()
  return [line(head, paintName), ...shown.map((row) => line(row, (text) => text))].join('\n')
}
