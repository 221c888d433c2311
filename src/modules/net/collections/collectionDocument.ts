/** GraphQL text of operations on collections. Source: network 3.3. */

import type { ValueOf } from '../../../schema/shapes.ts'
import type { ParamsOfQueryOperation } from '../types.ts'
import { addressFilter, serverAddress } from './addressFilter.ts'

export type QueryOperation = ValueOf<typeof ParamsOfQueryOperation>

interface Argument {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** A root field with its arguments. */
export interface RootField {
  readonly name: string
  readonly args: readonly Argument[]
  /** Selection without braces; absent for scalars. */
  readonly result?: string
}

export interface CollectionDocument {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Names of the answers in `data`, in the order of the operations. */
  readonly keys: readonly string[]
}

/** One document for one or several root fields. */
export function collectionDocument(fields: readonly RootField[]): CollectionDocument {
  const isBatch = fields.length > 1
  const declared: string[] = []
  const variables: Record<string, unknown> = {}
  const lines = fields.map(({ name, args, result }, index) => {
    const given = args.map((argument) => {
      const variable = `p${declared.length + 1}`
      declared.push(`$${variable}: ${argument.type}`)
      variables[variable] = argument.value
      return `${argument.name}: $${variable}`
    })
    const list = given.length === 0 ? '' : `(${given.join(',')})`
    const selection = result === undefined ? '' : ` { ${result} }`
    return `    ${isBatch ? `q${index + 1}: ` : ''}${name}${list}${selection}\n`
  })
  const header = `query ${isBatch ? 'batch' : fields[0]!.name}${declared.length === 0 ? '' : `(${declared.join(',')})`}`
  return {
    query: `${header} {\n${lines.join('')}}`,
    variables,
    keys: fields.map(({ name }, index) => (isBatch ? `q${index + 1}` : name)),
  }
}

/** `blocks` → `Block`, `block_signatures` → `BlockSignatures`: only the first word loses its plural. */
function documentType(collection: string): string {
  const [first = '', ...others] = collection.split('_')
  return [first.replace(/s+$/, ''), ...others].map(capitalized).join('')
}

/** GraphQL text of a subscription. A name in `ies` becomes one in `y`, any other loses its last `s`. Source: network 2.7. */
export function subscriptionText(collection: string, result: string): string {
  const singular = collection.endsWith('ies') ? `${collection.slice(0, -3)}y` : collection.replace(/s$/, '')
  const text = `subscription ${collection}($filter: ${capitalized(singular)}Filter) { ${collection}(filter: $filter) { ${result} } }`
  return text.replace(/\s+/g, ' ')
}

/** The root field that an operation queries. `waitMs` is the time left for an operation that waits. */
export function rootField(operation: QueryOperation, waitMs: number): RootField {
  switch (operation.type) {
    case 'QueryCollection':
      return {
        name: operation.collection,
        args: present([
          filterOf(operation),
          { name: 'orderBy', type: '[QueryOrderBy]', value: operation.order },
          { name: 'limit', type: 'Int', value: operation.limit },
        ]),
        result: operation.result,
      }
    case 'WaitForCollection':
      return {
        name: operation.collection,
        args: present([
          filterOf(operation),
          { name: 'limit', type: 'Int', value: 1 },
          { name: 'timeout', type: 'Float', value: Math.min(waitMs, operation.timeout ?? waitMs) },
        ]),
        result: operation.result,
      }
    case 'AggregateCollection': {
      const type = documentType(operation.collection)
      return {
        name: `aggregate${type}${type.endsWith('s') ? '' : 's'}`,
        args: present([filterOf(operation), { name: 'fields', type: '[FieldAggregation]', value: operation.fields }]),
      }
    }
    case 'QueryCounterparties':
      return {
        name: 'counterparties',
        args: present([
          { name: 'account', type: 'String!', value: serverAddress(operation.account, 'account') },
          { name: 'first', type: 'Int', value: operation.first },
          { name: 'after', type: 'String', value: operation.after },
        ]),
        result: operation.result,
      }
  }
}

function filterOf({ collection, filter }: { readonly collection: string; readonly filter?: unknown }): Argument {
  return { name: 'filter', type: `${documentType(collection)}Filter`, value: addressFilter(collection, filter) }
}

function present(args: readonly Argument[]): Argument[] {
  return args.filter(({ value }) => value !== undefined && value !== null)
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
