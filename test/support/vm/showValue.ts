import { Builder, Cell, Slice } from '../../../src/core/cells/index.ts'
import { Continuation } from '../../../src/core/vm/Continuation.ts'
import type { VmValue } from '../../../src/core/vm/VmValue.ts'

/**
 * A value as a text that is equal for equal values only. Also checks the form of integers: a `number` exactly while it is
 * safe, and no negative zero.
 */
export function showValue(value: VmValue): string {
  if (value === null) return 'null'
  if (typeof value === 'number') {
    if (Object.is(value, -0)) throw new Error('Negative zero on the stack')
    if (!Number.isNaN(value) && !Number.isSafeInteger(value)) throw new Error(`Unsafe number ${value} on the stack`)
    return String(value)
  }
  if (typeof value === 'bigint') {
    if (Number.isSafeInteger(Number(value)) && BigInt(Number(value)) === value) throw new Error(`Bigint for ${value}`)
    if (value < -(2n ** 256n) || value >= 2n ** 256n) throw new Error(`Integer ${value} beyond 257 bits`)
    return String(value)
  }
  if (Array.isArray(value)) return `[${(value as readonly VmValue[]).map(showValue).join(' ')}]`
  if (value instanceof Slice) return `S${showSlice(value)}`
  if (value instanceof Builder) return `B${showSlice(Slice.of(value.toCell()))}`
  if (value instanceof Cell) return showCell(value)
  if (value instanceof Continuation) return showContinuation(value)
  throw new Error('No value of the machine')
}

export function showStack(stack: readonly VmValue[]): string {
  return stack.map(showValue).join(' ')
}

function showCell(cell: Cell): string {
  return cell.isExotic ? `${cell.kind}${cell.hashHex()}` : `C${showSlice(Slice.of(cell))}`
}

function showSlice(slice: Slice): string {
  const bits = slice.remainingBits
  const text =
    bits === 0 ? '' : slice.preloadUintBig(Math.min(bits, 256)).toString(2).padStart(Math.min(bits, 256), '0')
  const rest = bits > 256 ? `+${bits}:${Buffer.from(slice.preloadBits(bits)).toString('hex')}` : ''
  const refs = Array.from({ length: slice.remainingRefs }, (_, i) => ` ${showCell(slice.preloadRef(i))}`)
  return `{${text}${rest}${refs.join('')}}`
}

function showContinuation({ kind, code, save, stack, argumentCount }: Continuation): string {
  const parts = [kind.type, showSlice(code.toSlice())]
  if ('exitCode' in kind) parts.push(`exit ${kind.exitCode}`)
  if (stack.length > 0) parts.push(`stack ${showStack(stack)}`)
  if (argumentCount >= 0) parts.push(`takes ${argumentCount}`)
  for (const [name, value] of Object.entries(save)) {
    if (value !== undefined) parts.push(`${name} ${showValue(value)}`)
  }
  return `<${parts.join(' ')}>`
}
