import { parseAddress } from '../addresses/parseAddress.ts'
import { Builder, type Cell, CellError } from '../cells/index.ts'
import { addressToMsgAddress, MsgAddress, parseBitString } from '../tlb/index.ts'
import { BocError } from './BocError.ts'

/** One step that builds a cell. Source: modules 3.5. */
export type BuilderOperation =
  | { readonly type: 'Integer'; readonly size: number; readonly value: unknown }
  | { readonly type: 'BitString'; readonly value: string }
  | { readonly type: 'Cell'; readonly builder: readonly BuilderOperation[] }
  | { readonly type: 'CellBoc'; readonly boc: string }
  | { readonly type: 'Address'; readonly address: string }

/**
 * Cell made by builder operations, in order. `resolve` turns the text of a `CellBoc` into its cell,
 * `exactInteger` the value of an `Integer` into a number, `bigint` or text.
 * Throws BocError `conversion` for values that cannot be read and for more than 1023 bits or 4 references, AddressError,
 * and what `resolve` throws. Nested cells are built without recursion, so their depth costs no call stack.
 */
export function encodeBoc(
  operations: readonly BuilderOperation[],
  resolve: (boc: string) => Cell,
  exactInteger: (value: unknown) => unknown = (value) => value,
): Cell {
  try {
    return build(operations, { resolve, exactInteger })
  } catch (error) {
    if (error instanceof CellError) throw new BocError('conversion', `Cannot build the cell: ${error.message}`, error)
    throw error
  }
}

interface Frame {
  readonly operations: readonly BuilderOperation[]
  readonly builder: Builder
  next: number
}

interface Readers {
  readonly resolve: (boc: string) => Cell
  readonly exactInteger: (value: unknown) => unknown
}

function build(operations: readonly BuilderOperation[], readers: Readers): Cell {
  const stack: Frame[] = [{ operations, builder: new Builder(), next: 0 }]
  for (;;) {
    const frame = stack[stack.length - 1]!
    const operation = frame.operations[frame.next++]
    if (operation === undefined) {
      stack.pop()
      const cell = frame.builder.toCell()
      const parent = stack[stack.length - 1]
      if (parent === undefined) return cell
      parent.builder.storeRef(cell)
    } else if (operation.type === 'Cell') {
      stack.push({ operations: operation.builder, builder: new Builder(), next: 0 })
    } else {
      apply(frame.builder, operation, readers)
    }
  }
}

function apply(
  builder: Builder,
  operation: Exclude<BuilderOperation, { type: 'Cell' }>,
  { resolve, exactInteger }: Readers,
): void {
  switch (operation.type) {
    case 'Integer':
      builder.storeUintBig(
        BigInt.asUintN(checkSize(operation.size), parseInteger(exactInteger(operation.value))),
        operation.size,
      )
      break
    case 'BitString': {
      const { bits, bitLength } = parseBits(operation.value)
      builder.storeBits(bits, bitLength)
      break
    }
    case 'CellBoc':
      builder.storeRef(resolve(operation.boc))
      break
    case 'Address':
      MsgAddress.store(addressToMsgAddress(parseAddress(operation.address)), builder)
  }
}

/** Checked before the number is cut, so that a huge size does not become a huge number. */
function checkSize(size: number): number {
  if (size <= 1023) return size
  throw new BocError('conversion', `Cannot build the cell: an integer of ${size} bits does not fit, the limit is 1023`)
}

/** Longest text of a number that fits a cell, with sign and prefix. */
const MAX_INTEGER_DIGITS = 320

function parseInteger(value: unknown): bigint {
  if (typeof value !== 'string') {
    const integer =
      typeof value === 'bigint' ? value : Number.isSafeInteger(value) ? BigInt(value as number) : undefined
    if (integer !== undefined && BigInt.asIntN(64, integer) === integer) return integer
    throw new BocError(
      'conversion',
      'Invalid integer: expected a whole number of up to 64 signed bits; pass larger ones as strings',
    )
  }
  const match = value.length > MAX_INTEGER_DIGITS ? null : /^([+-]?)(0[xX][0-9a-fA-F]+|[0-9]+)$/.exec(value)
  if (match === null)
    throw new BocError('conversion', 'Invalid integer: expected decimal digits, or hex digits with 0x')
  return match[1] === '-' ? -BigInt(match[2]!) : BigInt(match[2]!)
}

/** `n1011`, `8A0_`, `x8A`, `x{8A}`. */
function parseBits(value: string): { bits: Uint8Array; bitLength: number } {
  if (/^[nN]/.test(value)) {
    const builder = new Builder()
    for (const digit of value.slice(1)) {
      if (digit !== '0' && digit !== '1')
        throw new BocError('conversion', 'Invalid bit string: expected only 0 and 1 after n')
      builder.storeBit(digit === '1')
    }
    return { bits: builder.toBits(), bitLength: builder.bitLength }
  }
  const braced = /^[xX]\{(.*)\}$/.exec(value)
  const parsed = parseBitString(braced ? braced[1]! : value.replace(/^[xX]/, ''))
  if (parsed === undefined) throw new BocError('conversion', 'Invalid bit string: expected hex digits')
  return parsed
}
