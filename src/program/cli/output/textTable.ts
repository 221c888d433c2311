import { printable } from '../../common/printable.ts'
import { paintBad, paintName } from './paint.ts'

interface TableStyle {
  /** Indexes of the columns that are aligned to the right. */
  readonly right?: readonly number[]
  /** Whether a row is about a failure, which has its own colour. */
  readonly isFailed?: (row: number) => boolean
}

/** Rows below a header, columns aligned. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { right = [], isFailed = () => false }: TableStyle = {},
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
  const styleOf = (row: number) => (isFailed(row) ? paintBad : (text: string) => text)
  return [line(head, paintName), ...shown.map((row, index) => line(row, styleOf(index)))].join('\n')
}
