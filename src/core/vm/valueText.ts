/** Values of the machine as texts for people. */
import { bytesToHex } from '../bytes/hex.ts'
import { decodeUtf8 } from '../bytes/utf8.ts'
import { Builder, Cell, Slice } from '../cells/index.ts'
import { Continuation } from './Continuation.ts'
import type { VmInteger, VmTuple, VmValue } from './VmValue.ts'

export type NumberBase = 2 | 10 | 16

const PREFIXES: Readonly<Record<NumberBase, string>> = { 2: '0b', 10: '', 16: '0x' }

/** Deepest tuple whose values are shown. */
const MAX_DEPTH = 32

/**
 * A value in one line: `-5`, `null`, `NaN`, `x{8001}` for a slice, `cell x{8001} + 2 refs`, `builder x{8001}`, `continuation`,
 * `[1, [2, null]]`. Integers and bits are written in `base`; bits in base 10 as hex digits, with the address if that is what
 * they are. Tuples longer than `limit` characters end with an ellipsis.
 */
export function valueText(value: VmValue, base: NumberBase, limit: number): string {
  let text = ''
  const add = (item: VmValue, depth: number): void => {
    const plain = plainText(item, base)
    if (plain !== undefined) text += plain
    else if (depth > MAX_DEPTH) text += '[…]'
    else {
      text += '['
      for (const [index, member] of (item as VmTuple).entries()) {
        if (index > 0) text += ', '
        if (text.length >= limit) {
          text += '…'
          break
        }
        add(member, depth + 1)
      }
      text += ']'
    }
  }
  add(value, 1)
  return text
}

/** `undefined` for a tuple. */
function plainText(value: VmValue, base: NumberBase): string | undefined {
  if (value === null) return 'null'
  if (Array.isArray(value)) return undefined
  if (typeof value === 'number' || typeof value === 'bigint') return integerText(value, base)
  if (value instanceof Continuation) return 'continuation'
  if (value instanceof Slice) return `${contentText(value, base)}${base === 10 ? addressText(value) : ''}`
  if (value instanceof Builder) return `builder ${contentText(Slice.ofAny(value.toCell()), base)}`
  const cell = value as Cell
  return cell.isExotic ? `${cell.kind} cell ${cell.hashHex()}` : `cell ${contentText(Slice.ofAny(cell), base)}`
}

function integerText(value: VmInteger, base: NumberBase): string {
  if (Number.isNaN(value)) return 'NaN'
  const digits = value.toString(base)
  return digits.startsWith('-') ? `-${PREFIXES[base]}${digits.slice(1)}` : `${PREFIXES[base]}${digits}`
}

function contentText(slice: Slice, base: NumberBase): string {
  const { remainingRefs: refs } = slice
  const count = refs === 0 ? '' : ` + ${refs} ref${refs === 1 ? '' : 's'}`
  return `${base === 2 ? bitsText(slice) : sliceText(slice)}${count}`
}

/** Bits of a slice as `x{…}`: hex digits, with a completion tag and `_` when they are not a multiple of four. */
export function sliceText(slice: Slice): string {
  const bits = slice.remainingBits
  const digits = bytesToHex(slice.preloadBits(bits)).slice(0, (bits + 3) >> 2)
  if (bits % 4 === 0) return `x{${digits}}`
  const last = Number.parseInt(digits.at(-1)!, 16) | (8 >> (bits % 4))
  return `x{${digits.slice(0, -1)}${last.toString(16)}_}`
}

function bitsText(slice: Slice): string {
  const bits = slice.remainingBits
  const digits = Array.from(slice.preloadBits(bits), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return `b{${digits.slice(0, bits)}}`
}

/** `addr_std$10 anycast:nothing$0 workchain_id:int8 address:bits256`. */
const ADDRESS_BITS = 267
const ADDRESS_TAG = 0b100

function addressText(slice: Slice): string {
  if (slice.remainingBits !== ADDRESS_BITS || slice.remainingRefs > 0) return ''
  const rest = slice.clone()
  if (rest.loadUint(3) !== ADDRESS_TAG) return ''
  const workchain = rest.loadInt(8)
  return ` (address ${workchain}:${bytesToHex(rest.loadBits(256))})`
}

/**
 * The text in a cell, slice or builder: UTF-8 of its bytes, continued in the only reference of each cell, up to `limit`
 * bytes. Other values, and bytes that are not a text, as `valueText` shows them.
 */
export function stringText(value: VmValue, limit: number): string {
  const start = contentOf(value)
  if (start === undefined) return valueText(value, 10, limit)
  const text = decodeUtf8(snakeBytes(start, limit))
  return text === undefined || start.remainingBits % 8 !== 0 ? `${valueText(value, 10, limit)} (not a text)` : text
}

function contentOf(value: VmValue): Slice | undefined {
  if (value instanceof Slice) return value
  if (value instanceof Builder) return Slice.ofAny(value.toCell())
  return value instanceof Cell && !value.isExotic ? Slice.of(value) : undefined
}

/** Whole characters only, if the text is longer than `limit` bytes. */
function snakeBytes(start: Slice, limit: number): Uint8Array {
  const bytes = new Uint8Array(limit)
  let length = 0
  for (let part: Slice | undefined = start; part !== undefined; part = nextPart(part)) {
    const added = part.preloadBits(part.remainingBits - (part.remainingBits % 8))
    if (length + added.length > limit) return wholeCharacters(bytes, added, length, limit)
    bytes.set(added, length)
    length += added.length
  }
  return bytes.subarray(0, length)
}

/** The cell that continues a text; an empty one ends it, so that no chain of empty cells is walked. */
function nextPart(part: Slice): Slice | undefined {
  if (part.remainingRefs !== 1) return undefined
  const next = part.preloadRef()
  return next.isExotic || next.bitLength === 0 || next.bitLength % 8 !== 0 ? undefined : Slice.of(next)
}

function wholeCharacters(bytes: Uint8Array, added: Uint8Array, length: number, limit: number): Uint8Array {
  bytes.set(added.subarray(0, limit - length), length)
  let end = limit
  // A byte 10xxxxxx continues a character of up to four bytes.
  const next = added[limit - length]!
  if ((next & 0xc0) === 0x80) {
    end -= 1
    while (end > limit - 4 && (bytes[end]! & 0xc0) === 0x80) end -= 1
  }
  return bytes.subarray(0, end)
}
