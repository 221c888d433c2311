/**
 * Data of a contract that is not deployed yet, below ABI 2.4: `HashmapE 64`, key 0 holds the public key, the other
 * keys the values of the `data` section. The flag bit is ignored, reference 0 is the dictionary. Source: formats 5.5.
 */
import { Builder, type Cell, lookupKey, Slice, setKey } from '../cells/index.ts'
import { type AbiContract, hasDataDictionary } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import { DecodeBudget } from './DecodeBudget.ts'
import { type DecodedValues, decodeParams } from './decodeValue.ts'
import { encodeParams } from './encodeValue.ts'
import { packChain } from './packValues.ts'
import { ValueReader } from './ValueReader.ts'

const KEY_BITS = 64
const PUBLIC_KEY = keyBytes(0n)

/** Public key at key 0, 32 bytes. Throws AbiError `data` for another size; CellError. */
export function readPublicKey(data: Cell): Uint8Array | undefined {
  const value = lookupKey(rootOf(data), KEY_BITS, PUBLIC_KEY)
  if (value === undefined) return undefined
  if (value.remainingBits === 256) return value.loadBytes(32)
  throw new AbiError('data', `The public key in the initial data has ${value.remainingBits} bits, expected 256`)
}

/** The data with another public key. `data` may be an empty cell. Throws AbiError `signature`; CellError. */
export function writePublicKey(data: Cell, publicKey: Uint8Array): Cell {
  if (publicKey.length !== 32) {
    throw new AbiError('signature', `The public key has ${publicKey.length} bytes, expected 32`)
  }
  return dictionaryCell(setKey(rootOf(data), KEY_BITS, PUBLIC_KEY, new Builder().storeBits(publicKey)).root)
}

/**
 * The data with values for all items of the `data` section; other names are ignored.
 * Throws AbiError `unsupported` from 2.4 on, `value`; CellError `overflow` for a value that fits no leaf.
 */
export function writeInitialData(contract: AbiContract, data: Cell, values: unknown): Cell {
  checkDictionary(contract)
  const { version } = contract
  // A wrong kind of input is an error also for contracts without items.
  encodeParams([], values, version, 'initial_data')
  let root = rootOf(data)
  for (const item of contract.data) {
    const packed = encodeParams([item], values, version, 'initial_data')
    root = setKey(root, KEY_BITS, keyBytes(item.key), packChain(packed, version)).root
  }
  return dictionaryCell(root)
}

/** Values of the items that are there. Throws AbiError `unsupported` from 2.4 on, `data`; CellError. */
export function readInitialData(contract: AbiContract, data: Cell, allowPartial: boolean): DecodedValues {
  checkDictionary(contract)
  const root = rootOf(data)
  const options = { version: contract.version, allowPartial, budget: new DecodeBudget() }
  const entries = contract.data.flatMap((item) => {
    const value = lookupKey(root, KEY_BITS, keyBytes(item.key))
    return value === undefined ? [] : Object.entries(decodeParams([item], new ValueReader(value, options)))
  })
  return Object.fromEntries(entries)
}

function checkDictionary(contract: AbiContract): void {
  if (!hasDataDictionary(contract))
    throw new AbiError('unsupported', 'ABI 2.4 has storage fields instead of a dictionary of initial data')
}

function rootOf(data: Cell): Cell | undefined {
  return Slice.of(data).cell.refs[0]
}

function dictionaryCell(root: Cell | undefined): Cell {
  return new Builder().storeMaybeRef(root).toCell()
}

function keyBytes(key: bigint): Uint8Array {
  return new Builder().storeUintBig(key, KEY_BITS).toBits()
}
