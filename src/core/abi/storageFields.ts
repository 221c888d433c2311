/** Data of a contract as a chain of its storage fields. Source: formats 5.5. */
import { type Cell, Slice } from '../cells/index.ts'
import { spendWork } from '../work.ts'
import { type AbiContract, hasDataDictionary, shownName } from './AbiContract.ts'
import { AbiError } from './AbiError.ts'
import type { AbiType } from './AbiType.ts'
import { DecodeBudget } from './DecodeBudget.ts'
import { type DecodedValues, decodeParams } from './decodeValue.ts'
import { encodeParams } from './encodeValue.ts'
import { isObject, type JsonFields } from './jsonFields.ts'
import { packChain } from './packValues.ts'
import { ValueReader } from './ValueReader.ts'

/** Maximum number of items of fixed arrays that are filled in; a description could ask for any number. */
const MAX_ITEMS = 65536

/**
 * Values that storage fields have before the deployment: zero, empty or absent. One object serves one chain of fields.
 */
class DefaultValues {
  #items = 0

  /** Default as JSON value of the type. Throws AbiError `value` for more than 65536 items of fixed arrays. */
  of(type: AbiType): unknown {
    spendWork(1)
    switch (type.kind) {
      case 'bool':
        return false
      case 'cell':
      case 'address':
      case 'bytes':
      case 'string':
      case 'pubkey':
        return ''
      case 'fixedbytes':
        return '00'.repeat(type.size)
      case 'tuple':
        return Object.fromEntries(type.params.map((param) => [param.name, this.of(param.type)]))
      case 'array':
        return []
      case 'fixedarray':
        this.#count(type.length)
        return Array.from({ length: type.length }, () => this.of(type.item))
      case 'map':
        return {}
      case 'optional':
        return null
      case 'ref':
        return this.of(type.inner)
      default:
        return 0
    }
  }

  #count(items: number): void {
    this.#items += items
    if (this.#items > MAX_ITEMS)
      throw new AbiError(
        'value',
        `The default values of the storage fields have too many items: the limit is ${MAX_ITEMS}`,
      )
  }
}

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
