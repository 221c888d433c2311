/** A bag of cells as a tree that opens cell by cell. */
import { useMemo, useState } from 'preact/hooks'
import { bytesOfBase64, hexOf } from '../browser/bytes.ts'
import { bytesText, groupDigits } from '../data/formats.ts'
import { saveFile } from './DataTable.tsx'
import { Failure } from './layout.tsx'
import { Copy } from './values.tsx'

/** Bags of cells as trees, parsed in the page for display. Source: TL-B scheme serialized_boc#b5ee9c72. */

interface CellView {
  readonly index: number
  /** Data as hex digits with the completion tag `_`, as in assembler texts. */
  readonly hex: string
  readonly bits: number
  readonly isExotic: boolean
  /** Indexes of other cells of the bag. */
  readonly refs: readonly number[]
}

interface CellBag {
  readonly cells: readonly CellView[]
  readonly root: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const MAGIC = 0xb5ee9c72

/** Throws for bytes that are not a bag of cells in the usual form. */
function readCells(base64: string): CellBag {
  const bytes = bytesOfBase64(base64)
  let at = 0
  const read = (size: number) => {
    if (at + size > bytes.length) throw new Error('The bag of cells is truncated')
    let value = 0
    for (let index = 0; index < size; index++) value = value * 256 + bytes[at++]!
    return value
  }
  if (read(4) !== MAGIC) throw new Error('This is not a bag of cells in the usual format')
  const flags = read(1)
  const hasIndex = (flags & 0x80) !== 0
  const refSize = flags & 7
  const offsetSize = read(1)
  const count = read(refSize)
  const roots = read(refSize)
  read(refSize)
  read(offsetSize)
  const root = read(refSize)
  at += refSize * (roots - 1) + (hasIndex ? count * offsetSize : 0)
  const cells: CellView[] = []
  for (let index = 0; index < count; index++) {
    const [d1, d2] = [read(1), read(1)]
    const refCount = d1 & 7
    if ((d1 & 0x10) !== 0) at += [32, 64, 96, 128][Math.min(3, bitCount(d1 >> 5))]! + 2
    const size = (d2 + 1) >> 1
    const data = bytes.subarray(at, at + size)
    at += size
    const refs = Array.from({ length: refCount }, () => read(refSize))
    cells.push({ index, ...dataText(data, d2 % 2 === 0), isExotic: (d1 & 8) !== 0, refs })
  }
  return { cells, root, bytes }
}

function bitCount(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)
}

function dataText(data: Uint8Array, isWhole: boolean): { readonly hex: string; readonly bits: number } {
  const hex = hexOf(data)
  if (isWhole || data.length === 0) return { hex, bits: data.length * 8 }
  const last = data.at(-1)!
  const tag = 31 - Math.clz32(last & -last)
  const bits = data.length * 8 - tag - 1
  // A half byte that contains only the tag and its padding is omitted.
  const digits = tag >= 4 ? hex.slice(0, -1) : hex
  return { hex: bits % 4 === 0 ? digits.slice(0, bits / 4) : `${digits}_`, bits }
}

export function Cells({ boc, name }: { readonly boc: string; readonly name: string }) {
  const bag = useMemo(() => {
    try {
      return readCells(boc)
    } catch (error) {
      return error as Error
    }
  }, [boc])
  if (bag instanceof Error) return <Failure error={bag} />
  return (
    <div class="stack">
      <div class="actions">
        <span class="hint">
          {groupDigits(bag.cells.length)} cells, {bytesText(bag.bytes.length)}
        </span>
        <button type="button" onClick={() => saveFile(`${name}.boc`, bag.bytes, 'application/octet-stream')}>
          Download
        </button>
        <span>
          <Copy text={boc} what="base64" />
          <span class="hint">base64</span>
        </span>
      </div>
      <div class="cells">
        <ul>
          <CellItem bag={bag} index={bag.root} isOpen />
        </ul>
      </div>
    </div>
  )
}

function CellItem({
  bag,
  index,
  isOpen = false,
}: {
  readonly bag: CellBag
  readonly index: number
  readonly isOpen?: boolean
}) {
  const [isShown, setShown] = useState(isOpen)
  const cell = bag.cells[index]!
  const text = (
    <>
      <span class="dim">
        {cell.bits} bits{cell.isExotic && ', exotic'}
      </span>{' '}
      {cell.hex === '' ? 'empty' : `x{${cell.hex}}`}
    </>
  )
  if (cell.refs.length === 0) {
    return <li class="mono">{text}</li>
  }
  return (
    <li>
      <details open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          {text} <span class="dim">→ {cell.refs.length}</span>
        </summary>
        {isShown && (
          <ul>
            {cell.refs.map((ref, place) => (
              <CellItem key={place} bag={bag} index={ref} />
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
