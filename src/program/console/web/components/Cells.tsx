/** A bag of cells as a tree that opens cell by cell. */
import { useMemo, useState } from 'preact/hooks'
import { type CellBag, readCells } from '../chain/cells.ts'
import { bytesText, groupDigits } from '../chain/formats.ts'
import { Copy, Failure } from './Bits.tsx'
import { saveFile } from './DataTable.tsx'

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
    return (
      <li class="mono">
        <span class="leaf">{text}</span>
      </li>
    )
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
