import { spendWork } from '../work.ts'
import { AbiError } from './AbiError.ts'
import type { AbiType } from './AbiType.ts'

/** Maximum number of items of fixed arrays that are filled in; a description could ask for any number. */
const MAX_ITEMS = 65536

/**
 * Values that storage fields have before the deployment: zero, empty or absent. One object serves one chain of fields.
 */
export class DefaultValues {
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
