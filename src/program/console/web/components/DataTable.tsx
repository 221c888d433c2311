/** Tables of any length: only visible rows are rendered. They can be copied and exported. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isTelephone } from '../browser/windowSize.ts'
import { type IntegerText, toBigInt } from '../data/formats.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import { Account, Amount, Count, Id, Time } from './values.tsx'

const KINDS = {
  count: (value) => <Count value={value} />,
  /** Nanotokens; copies and exports have their exact number. */
  amount: (value) => <Amount nano={value} />,
  /** Unix seconds. */
  time: (value) => <Time seconds={value == null ? value : Number(value)} />,
  account: (value) => <Account address={value == null ? value : String(value)} />,
  block: (value) => <Id kind="block" id={String(value)} />,
  transaction: (value) => <Id kind="transaction" id={String(value)} />,
  message: (value) => <Id kind="message" id={String(value)} />,
  code: (value) => <code>{value}</code>,
} satisfies Readonly<Record<string, (value: IntegerText) => ComponentChildren>>

interface Layout {
  readonly title: string
  /** Aligned to the right. */
  readonly isNumber?: boolean
  /** Hidden in the windows of a telephone; `first`: in those of a tablet, too. */
  readonly isExtra?: boolean | 'first'
  /** Where it is in the windows of a telephone. Default: see `placeOf`. */
  readonly place?: Place
}

/** Rows have two lines on a telephone: at the beginning or the end of the upper one, or of the lower one. */
type Place = 'upper' | 'upper-end' | 'lower' | 'lower-end'

/**
 * A column has a value of a usual kind, or any other content. `text` is for copies and exports and defaults to an empty text;
 * `show` defaults to the text.
 */
export type Column<Row> = Layout &
  (
    | { readonly kind: keyof typeof KINDS; readonly value: (row: Row) => IntegerText }
    | {
        readonly kind?: undefined
        readonly text?: (row: Row) => string
        readonly show?: (row: Row) => ComponentChildren
      }
  )

function textOf<Row>(column: Column<Row>, row: Row): string {
  if (column.kind === undefined) return column.text?.(row) ?? ''
  const value = column.value(row)
  return value == null ? '' : isNumeric(column) ? String(toBigInt(value)) : String(value)
}

function contentOf<Row>(column: Column<Row>, row: Row): ComponentChildren {
  if (column.kind !== undefined) return KINDS[column.kind](column.value(row))
  return column.show === undefined ? textOf(column, row) : column.show(row)
}

function isNumeric<Row>({ kind, isNumber }: Column<Row>): boolean {
  return isNumber ?? (kind === 'count' || kind === 'amount')
}

/** Number of rows above which only visible rows are rendered. */
const VIRTUAL_FROM = 80
const ROW_HEIGHT = 38
/** Height of a row with two lines. */
const NARROW_ROW_HEIGHT = 66

export function DataTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  hasTools = true,
  nothing,
  onEnd,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly hasTools?: boolean
  /** Shown instead of a table without rows. */
  readonly nothing?: ComponentChildren
  /** Called when the last rows come into view. */
  readonly onEnd?: (() => void) | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > VIRTUAL_FROM
  const rowHeight = isTelephone.value ? NARROW_ROW_HEIGHT : ROW_HEIGHT
  const { first, last } = useVirtualRows(scroller, { count: rows.length, rowHeight, isOn: isVirtual })
  useEffect(() => {
    if (isVirtual && last >= rows.length - 10) onEnd?.()
  }, [last, rows.length, isVirtual])
  const shown = isVirtual ? rows.slice(first, last + 1) : rows
  const above = first * rowHeight
  const below = isVirtual ? (rows.length - last - 1) * rowHeight : 0
  const cells = columns.map((column, index) => cellOf(column, placeOf(columns, index)))
  const lower = columns.filter((column, index) => !column.isExtra && placeOf(columns, index) === 'lower')
  if (rows.length === 0 && nothing !== undefined) return <>{nothing}</>
  return (
    <div class="table">
      {hasTools && rows.length > 0 && <Tools label={label} rows={rows} columns={columns} />}
      <div class={`rows${isVirtual ? ' virtual' : ''}`} ref={scroller} tabIndex={0} role="region" aria-label={label}>
        <table aria-rowcount={rows.length + 1} class={lower.length < 2 ? 'roomy' : ''}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" class={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isVirtual && above > 0 && <Space key="above" height={above} columns={columns.length} />}
            {shown.map((row, index) => (
              <tr key={keyOf(row)} {...(isVirtual && { 'aria-rowindex': first + index + 2 })}>
                {columns.map((column, place) => (
                  <td key={column.title} {...cells[place]}>
                    {contentOf(column, row)}
                  </td>
                ))}
              </tr>
            ))}
            {isVirtual && below > 0 && <Space key="below" height={below} columns={columns.length} />}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function classOf<Row>(column: Column<Row>): string {
  return `${isNumeric(column) ? 'number' : ''}${column.isExtra ? ' extra' : ''}${column.isExtra === 'first' ? ' first' : ''}`
}

/**
 * The first column and a first number are the upper line; times are the end of the lower one. Counts and numbers of the
 * lower line have their title beside them.
 */
function placeOf<Row>(columns: readonly Column<Row>[], index: number): Place {
  const column = columns[index]!
  if (column.place !== undefined) return column.place
  if (index === 0) return 'upper'
  if (column.kind === 'time') return 'lower-end'
  const hasEnd = columns.some(({ place }) => place === 'upper-end')
  const firstNumber = columns.findIndex((one) => isNumeric(one) && one.isExtra === undefined)
  return index === firstNumber && !hasEnd ? 'upper-end' : 'lower'
}

/** Attributes of the cells of a column. */
function cellOf<Row>(column: Column<Row>, place: Place) {
  const isNamed = isNumeric(column) && (place === 'lower' || column.kind === 'count')
  return { class: `${classOf(column)} ${place}`, ...(isNamed && { 'data-title': column.title }) }
}

function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true" class="space">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  )
}

function Tools<Row>({
  label,
  rows,
  columns,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
}) {
  const [isCopied, setCopied] = useState(false)
  const lines = (write: (cells: readonly string[]) => string) =>
    [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => textOf(column, row)))]
      .map(write)
      .join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(lines((cells) => cells.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t')))
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  const save = () => saveFile(`${label.toLowerCase().replaceAll(' ', '-')}.csv`, lines(csvLine), 'text/csv')
  return (
    <div class="tools">
      <button type="button" class="small" onClick={copy} aria-label={`Copy table: ${label}`}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button type="button" class="small" onClick={save} aria-label={`Save table as CSV: ${label}`}>
        CSV
      </button>
    </div>
  )
}

function csvLine(cells: readonly string[]): string {
  // Spreadsheets take a cell that begins with one of these for a formula.
  const safe = cells.map((cell) => (/^[=+@\t\r]/.test(cell) ? `'${cell}` : cell))
  return safe.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}

export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
