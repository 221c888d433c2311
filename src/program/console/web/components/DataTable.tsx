/** Tables: copied, exported, and of any length, since only the rows that can be seen are there. */
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core'
import type { ComponentChildren } from 'preact'
import { useEffect, useReducer, useRef, useState } from 'preact/hooks'

export interface Column<Row> {
  readonly title: string
  readonly show: (row: Row) => ComponentChildren
  /** Text for copies and exports. */
  readonly text: (row: Row) => string
  readonly isNumber?: boolean
  /** Left out where there is little room. */
  readonly isExtra?: boolean
}

/** Rows beyond which only those are made that can be seen. */
const VIRTUAL_FROM = 80
const ROW_HEIGHT = 38

export function DataTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  hasTools = true,
  onEnd,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly hasTools?: boolean
  /** Called when the last rows come into view. */
  readonly onEnd?: (() => void) | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > VIRTUAL_FROM
  const virtual = useVirtual(scroller, rows.length, isVirtual)
  const items = virtual?.getVirtualItems() ?? []
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (isVirtual && last >= rows.length - 10) onEnd?.()
  }, [last, rows.length, isVirtual])
  const shown = isVirtual ? rows.slice(first, last + 1) : rows
  const above = first * ROW_HEIGHT
  const below = isVirtual ? (rows.length - last - 1) * ROW_HEIGHT : 0
  return (
    <div class="table">
      {hasTools && rows.length > 0 && <Tools label={label} rows={rows} columns={columns} />}
      <div class={`rows${isVirtual ? ' virtual' : ''}`} ref={scroller} tabIndex={0} role="region" aria-label={label}>
        <table aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map(({ title, isNumber, isExtra }) => (
                <th key={title} scope="col" class={classOf(isNumber, isExtra)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isVirtual && above > 0 && <Space key="above" height={above} columns={columns.length} />}
            {shown.map((row, index) => (
              <tr key={keyOf(row)} {...(isVirtual && { 'aria-rowindex': first + index + 2 })}>
                {columns.map(({ title, show, isNumber, isExtra }) => (
                  <td key={title} class={classOf(isNumber, isExtra)}>
                    {show(row)}
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

function classOf(isNumber?: boolean, isExtra?: boolean): string {
  return `${isNumber ? 'number' : ''}${isExtra ? ' extra' : ''}`
}

function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true" class="space">
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  )
}

function useVirtual(scroller: { current: HTMLDivElement | null }, count: number, isVirtual: boolean) {
  const [, redraw] = useReducer((version: number) => version + 1, 0)
  const instance = useRef<Virtualizer<HTMLDivElement, HTMLTableRowElement> | undefined>(undefined)
  const options = {
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(undefined),
    initialRect: { width: 800, height: 600 },
  }
  if (isVirtual) {
    instance.current ??= new Virtualizer(options)
    instance.current.setOptions(options)
  }
  useEffect(() => {
    if (!isVirtual) return
    const stop = instance.current!._didMount()
    instance.current!._willUpdate()
    return stop
  }, [isVirtual])
  return isVirtual ? instance.current : undefined
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
    [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))]
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
