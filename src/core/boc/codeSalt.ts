import { bytesToHex } from '../bytes/hex.ts'
import { decodeUtf8 } from '../bytes/utf8.ts'
import { Builder, type Cell, MAX_CELL_REFS, Slice } from '../cells/index.ts'
import { BocError } from './BocError.ts'

const OLD_CPP = 'ff0020c101f4a4205892f4a0e05f028a20ed53d9'
const OLD_SOLIDITY = 'ff00f4a42022c00192f4a0e18aed535830f4a1'
const NEW_SELECTOR = '8aed5320e30320c0ffe30220c0fee302f20b'
const MYCODE = '8adb35'

/** First bits of the private selector of the new layout, in reference 0 of the entry cell. */
const PRIVATE_SELECTOR = 0b1111010010100
const PRIVATE_SELECTOR_BITS = 13

/** Where contract code holds salt and compiler version. */
interface CodeLayout {
  /** The cell that refers to salt and compiler version. */
  readonly holder: Cell
  /** References that lead from the root to the holder. */
  readonly path: readonly number[]
  /** Reference of the compiler version; absent in old layouts. */
  readonly version?: number
  /** Reference of the salt: where it is or would be. Absent when the layout has no place for it. */
  readonly salt?: number
}

/** Salt of contract code; `undefined` without salt. Throws BocError `invalid` for unknown code. */
export function getCodeSalt(code: Cell): Cell | undefined {
  const { holder, salt } = codeLayout(code)
  return salt === undefined ? undefined : holder.refs[salt]
}

/**
 * Code with another salt, in place of the present one or added.
 * Throws BocError `invalid` for unknown code and code without place for a salt.
 */
export function setCodeSalt(code: Cell, salt: Cell): Cell {
  const layout = codeLayout(code)
  if (layout.salt === undefined || layout.salt > layout.holder.refs.length || layout.salt >= MAX_CELL_REFS) {
    throw new BocError('invalid', 'The contract code has no place for a salt')
  }
  return withRefAt(code, [...layout.path, layout.salt], salt)
}

/** Compiler text such as `sol 0.76.1`; `undefined` for layouts without it. Throws BocError `invalid` for unknown code. */
export function getCompilerVersion(code: Cell): string | undefined {
  const { holder, version } = codeLayout(code)
  if (version === undefined) return undefined
  const cell = holder.refs[version]
  if (cell === undefined) return undefined
  const text = decodeUtf8(cell.bytes.subarray(0, cell.bitLength >> 3))
  if (text !== undefined) return text
  throw new BocError('invalid', 'The compiler version in the contract code is not valid UTF-8')
}

/** Finds out how code was compiled. */
function codeLayout(code: Cell): CodeLayout {
  if (matches(code, NEW_SELECTOR)) return newLayout(code, [])
  const inner = code.refs[1]
  if (matches(code, MYCODE) && inner !== undefined && matches(inner, NEW_SELECTOR)) return newLayout(inner, [1])
  if (matches(code, OLD_CPP)) return { holder: code, path: [], salt: 2 }
  if (matches(code, OLD_SOLIDITY)) return { holder: code, path: [] }
  throw unknownCode()
}

function newLayout(selector: Cell, path: readonly number[]): CodeLayout {
  const holder = selector.refs[0]
  if (holder?.kind !== 'ordinary' || holder.bitLength <= PRIVATE_SELECTOR_BITS) throw unknownCode()
  const slice = Slice.of(holder)
  if (slice.loadUint(PRIVATE_SELECTOR_BITS) !== PRIVATE_SELECTOR) throw unknownCode()
  // The dictionary of private functions, if present, takes the first reference.
  const version = slice.loadBit()
  return { holder, path: [...path, 0], version, salt: version + 1 }
}

function matches(cell: Cell, hex: string): boolean {
  return cell.kind === 'ordinary' && cell.bitLength === hex.length * 4 && bytesToHex(cell.bytes) === hex
}

/** The tree with another cell at the end of a path of references. */
function withRefAt(cell: Cell, path: readonly number[], child: Cell): Cell {
  const [index, ...rest] = path as [number, ...number[]]
  const refs = [...cell.refs]
  refs[index] = rest.length === 0 ? child : withRefAt(refs[index]!, rest, child)
  const builder = new Builder().storeBits(cell.bytes, cell.bitLength)
  for (const ref of refs) builder.storeRef(ref)
  return builder.toCell()
}

function unknownCode(): BocError {
  return new BocError('invalid', 'Unknown structure of contract code: expected a selector of a known compiler')
}
