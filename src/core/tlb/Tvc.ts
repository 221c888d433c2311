import { decodeUtf8 } from '../bytes/utf8.ts'
import { Builder, type Cell, CellError, Slice } from '../cells/index.ts'
import { expectTag } from './expectTag.ts'
import { parseSnake, snakeCell } from './Snake.ts'
import { parseStateInit, type StateInit } from './StateInit.ts'

const TVC_TAG = 0xa2f0b81c

/** `tvc#a2f0b81c code:(Maybe ^Cell) desc:(Maybe ^Snake) = Tvc`. */
export interface Tvc {
  readonly code?: Cell
  /** UTF-8 text. */
  readonly description?: string
}

/** Whether a cell begins with the tag of a tagged contract image. */
export function isTaggedTvc(cell: Cell): boolean {
  return cell.kind === 'ordinary' && cell.bitLength >= 32 && Slice.of(cell).loadUint(32) === TVC_TAG
}

/** Reads a tagged contract image. Throws `format` for another tag or text that is not UTF-8, `underflow`. */
export function parseTvc(cell: Cell): Tvc {
  const slice = Slice.of(cell)
  expectTag(slice, 32, 'a contract image', TVC_TAG)
  const code = slice.loadMaybeRef()
  const description = slice.loadMaybeRef()
  return { ...(code && { code }), ...(description && { description: readDescription(parseSnake(description)) }) }
}

/** Cell of a tagged contract image. */
export function tvcCell(tvc: Tvc): Cell {
  return new Builder()
    .storeUint(TVC_TAG, 32)
    .storeMaybeRef(tvc.code)
    .storeMaybeRef(tvc.description === undefined ? undefined : snakeCell(new TextEncoder().encode(tvc.description)))
    .toCell()
}

/**
 * State init of a contract image in either form: tagged (code only) or a bare state init.
 * Throws `format` when a tagged image has no code, and as `parseStateInit`.
 */
export function tvcToStateInit(cell: Cell): StateInit {
  if (!isTaggedTvc(cell)) return parseStateInit(cell)
  const { code } = parseTvc(cell)
  if (code === undefined) throw new CellError('format', 'The contract image has no code')
  return { code }
}

function readDescription(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes)
  if (text !== undefined) return text
  throw new CellError('format', 'The description in the contract image is not valid UTF-8')
}
