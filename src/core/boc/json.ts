import { bytesToHex } from '../bytes/hex.ts'
import { type Cell, CellError, MAX_LEVEL, writeBocBase64 } from '../cells/index.ts'
import type { CurrencyCollection } from '../tlb/index.ts'

/** A JSON object; a `bigint` stands for a JSON number above 2^53. */
export type JsonObject = Record<string, unknown>

/** Version of the objects, `json_version`. */
export const JSON_VERSION = 8

/** Longest text that the parts of one object may have together, in characters; a longer answer could not be sent. */
const MAX_TEXT_LENGTH = 2 ** 26

/**
 * Adds up the texts of a list whose length depends only on the content of a BOC; a few cells can hold an endless list.
 * Throws CellError `format` beyond 2^26 characters.
 */
export class TextBudget {
  #left = MAX_TEXT_LENGTH

  spend(length: number): void {
    this.#left -= length
    if (this.#left < 0)
      throw new CellError('format', `The parsed object is too large: the limit is ${MAX_TEXT_LENGTH} characters`)
  }
}

/** `0x` and hex digits, with `-` in front of negative numbers. */
export function hexNumber(value: bigint | number): string {
  return value < 0 ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}

/** A JSON number, exact at any size. */
export function plainNumber(value: bigint): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** 16 hex digits of a shard prefix with its end mark. */
export function shardText(shard: bigint): string {
  return shard.toString(16).padStart(16, '0')
}

/**
 * The members of a value in their order, with names in snake case: bytes as hex digits, every `bigint` as `hexNumber`
 * writes it, currencies as `setCurrencies` does, numbers and truth values as they are. Absent members are left out.
 */
export function plainFields(value: object): JsonObject {
  const json: JsonObject = {}
  for (const [name, member] of Object.entries(value)) {
    const field = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (member instanceof Uint8Array) json[field] = bytesToHex(member)
    else if (typeof member === 'bigint') json[field] = hexNumber(member)
    else if (typeof member === 'object') setCurrencies(json, field, member as CurrencyCollection)
    else if (member !== undefined) json[field] = member
  }
  return json
}

/** Sets a field to a number and `<field>_name` to its meaning. */
export function setNamed(json: JsonObject, field: string, [value, name]: readonly [number, string]): void {
  json[field] = value
  json[`${field}_name`] = name
}

/** Sets a field to 64 hex digits. */
export function setHash(json: JsonObject, field: string, hash: Uint8Array | undefined): void {
  if (hash !== undefined) json[field] = bytesToHex(hash)
}

/**
 * Sets `field` to the BOC of a cell, unless it is pruned, and `<field>_hash` to its hash. `level` is 0 for parts of a
 * proof: there a cell has the hash of what its pruned branches stand for. Elsewhere the hash is that of the cell
 * itself, including pruned branches (row B3 of the differences to the official library).
 */
export function setCell(json: JsonObject, field: string, cell: Cell | undefined, level = MAX_LEVEL): void {
  if (cell === undefined) return
  if (cell.kind !== 'pruned') json[field] = textOf(cell)
  json[`${field}_hash`] = cell.hashHex(level)
}

/** Maximum length of a text that is kept; longer ones are encoded each time. */
const MAX_KEPT_LENGTH = 1 << 17

/** Texts by cell: recently used accounts stay in memory with their cells and are requested again. */
const texts = new WeakMap<Cell, string>()

function textOf(cell: Cell): string {
  let text = texts.get(cell)
  if (text === undefined) {
    text = writeBocBase64(cell)
    if (text.length <= MAX_KEPT_LENGTH) texts.set(cell, text)
  }
  return text
}

/** Sets `field` to grams and `<field>_other` to the list of extra currencies, if any. */
export function setCurrencies(json: JsonObject, field: string, value: CurrencyCollection): void {
  json[field] = hexNumber(value.grams)
  const other = currencyList(value.other)
  if (other.length > 0) json[`${field}_other`] = other
}

/** List of `{currency, value}`. */
export function currencyList(entries: Iterable<readonly [number, bigint]>): JsonObject[] {
  return [...entries].map(([currency, value]) => ({ currency, value: hexNumber(value) }))
}
