/** Parameters of the blockchain configuration with a known scheme, as JSON. Source: modules 3.9. */
import { bytesToBase64, bytesToHex } from '../../../core/bytes/index.ts'
import {
  bitsKey,
  type Cell,
  CellError,
  Dictionary,
  parseBocBase64,
  Slice,
  sliceValue,
  uintKey,
  writeBocRoots,
} from '../../../core/cells/index.ts'
import {
  ConfigParams,
  DelectorParams,
  GasLimitsPrices,
  GlobalVersion,
  licenseRates,
  MsgForwardPrices,
  SlashingConfig,
  storagePrices,
  suspendedAddresses,
  ValidatorSet,
  workchainDescriptions,
} from '../../../core/tlb/index.ts'

type Decode = (cell: Cell) => unknown

const MAX_LISTED = 10_000

const account: Decode = (cell) => bytesToHex(Slice.of(cell).loadBytes(32))
const numbers: Decode = (cell) =>
  [...new Dictionary(uintKey(32), sliceValue, cell, MAX_LISTED)].map(([number]) => number)
const accounts: Decode = (cell) =>
  [...new Dictionary(bitsKey(256), sliceValue, Slice.of(cell).loadMaybeRef(), MAX_LISTED)].map(([id]) => bytesToHex(id))
function read<T>(load: (slice: Slice) => T): Decode {
  return (cell) => plain(load(Slice.of(cell)))
}
const gas = read(GasLimitsPrices.load)
const forward = read(MsgForwardPrices.load)
const validators = read(ValidatorSet.load)

const decoders: Readonly<Record<number, Decode>> = {
  0: account,
  1: account,
  2: account,
  3: account,
  4: account,
  8: read(GlobalVersion.load),
  9: numbers,
  10: numbers,
  12: (cell) => plain(workchainDescriptions(Slice.of(cell).loadMaybeRef())),
  18: (cell) => plain(storagePrices(cell)),
  20: gas,
  21: gas,
  24: forward,
  25: forward,
  30: read(DelectorParams.load),
  31: accounts,
  32: validators,
  33: validators,
  34: validators,
  35: validators,
  36: validators,
  37: validators,
  40: read(SlashingConfig.load),
  42: (cell) => plain(licenseRates(cell)),
  44: (cell) => plain(suspendedAddresses(Slice.of(cell).loadMaybeRef())),
}

/** Parameters of a configuration, a base64 BOC: each with its number, its BOC in base64, and its value as of `configValue`. */
export function configEntries(boc: string) {
  const { params } = ConfigParams.load(Slice.of(parseBocBase64(boc)))
  return [...params].map(([number, cell]) => ({
    number: String(number),
    boc: bytesToBase64(writeBocRoots([cell])),
    value: configValue(number, cell),
  }))
}

/** JSON of a parameter; `undefined` if its scheme is unknown, or it does not match the scheme. */
export function configValue(number: number, cell: Cell): unknown {
  try {
    return decoders[number]?.(cell)
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** Integers beyond 2^53 as decimal text, bytes as hex, tables as objects, names with underscores. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (value instanceof Dictionary || value instanceof Map) {
    const entries = [...(value as Iterable<readonly [unknown, unknown]>)]
    return Object.fromEntries(entries.map(([key, entry]) => [String(plain(key)), plain(entry) ?? true]))
  }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(entries.map(([name, entry]) => [snakeCase(name), plain(entry)]))
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
