/** Data of a contract as a chain of its storage fields. Source: formats 5.5. */
import { type Cell, Slice } from '../cells/index.ts'
import { type AbiContract, hasDataDictionary, shownName } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import { DecodeBudget } from './DecodeBudget.ts'
import { type DecodedValues, decodeParams } from './decodeValue.ts'
import { DefaultValues } from './defaultValue.ts'
import { encodeParams } from './encodeValue.ts'
import { isObject, type JsonFields } from './jsonFields.ts'
import { packChain } from './packValues.ts'
import { ValueReader } from './ValueReader.ts'

/**
 * Data before the deployment, from 2.4 on: exactly the fields marked `init` are given, the others have their defaults.
 * Throws AbiError `unsupported` below 2.4, `value`; CellError `overflow`, `depth`.
 */
export function encodeStorageFields(contract: AbiContract, values: unknown): Cell {
  if (hasDataDictionary(contract)) throw new AbiError('unsupported', 'Initial values of storage fields need ABI 2.4')
  const given = values ?? {}
  if (!isObject(given)) throw new AbiError('value', 'The initial data must be an object')
  checkNames(contract, given)
  const defaults = new DefaultValues()
  const complete = contract.fields.map(({ name, type, init }): [string, unknown] => [
    name,
    init ? given[name] : defaults.of(type),
  ])
  const packed = encodeParams(contract.fields, Object.fromEntries(complete), contract.version, 'initial_data')
  return packChain(packed, contract.version).toCell()
}

/** Values of the storage fields, from 2.1 on. Throws AbiError `data`; CellError. */
export function decodeStorageFields(contract: AbiContract, data: Cell, allowPartial: boolean): DecodedValues {
  const options = { version: contract.version, allowPartial, budget: new DecodeBudget() }
  return decodeParams(contract.fields, new ValueReader(Slice.of(data), options))
}

function checkNames({ fields }: AbiContract, given: JsonFields): void {
  const init = new Set(fields.filter((field) => field.init).map(({ name }) => name))
  for (const name of init) {
    if (!Object.hasOwn(given, name)) {
      throw new AbiError('value', `Storage field ${shownName(name)} is marked init and needs a value`)
    }
  }
  for (const name of Object.keys(given)) {
    if (!init.has(name)) {
      throw new AbiError('value', `The ABI has no storage field ${shownName(name)} that is marked init`)
    }
  }
}
