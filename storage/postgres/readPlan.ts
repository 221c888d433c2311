/** Builds the statements for reads and extracts the answers from their results, inside and outside of transactions. */
import type { Collection, Item } from '../../src/ports/Storage.ts'
import { type ItemPlace, placeId, type ReadOperation } from '../common/ItemOperation.ts'
import { collections } from '../contentDigest.ts'
import { askable } from './askable.ts'
import type { StatementResult } from './Connection.ts'
import { getText, rangeText } from './statements.ts'

interface ReadPlan {
  /** One result each; empty if nothing can be found. */
  readonly texts: readonly string[]
  /** By operation, from the results of the statements. */
  values(results: readonly StatementResult[]): readonly unknown[]
}

/** Single items of a collection take one statement together, each range one. */
export function readPlan(schema: string, operations: readonly ReadOperation[]): ReadPlan {
  const gets = operations.filter((operation) => operation.type === 'get')
  const ranges = operations.filter((operation) => operation.type !== 'get')
  const texts = [
    ...collections.map((collection) => placesText(gets, collection, getText, schema)),
    ...ranges.map(askable).map((range) => range && rangeText(schema, range)),
  ]
  const values = (results: readonly StatementResult[]) => {
    let next = 0
    const rows = texts.map((text) => (text === undefined ? [] : results[next++]!.rows))
    const items = new Map<string, unknown>()
    for (const [index, collection] of collections.entries()) {
      for (const [store, key, value] of rows[index]!) {
        items.set(placeId({ collection, store: store as string, key: key as string }), value)
      }
    }
    const rangeRows = new Map(ranges.map((range, index) => [range as ReadOperation, rows[collections.length + index]!]))
    return operations.map((operation) => {
      if (operation.type === 'get') return items.get(placeId(operation))
      const found = rangeRows.get(operation)!
      return operation.type !== 'read' ? found.map(([key]) => key) : found.map(toItem)
    })
  }
  return { texts: texts.filter((text) => text !== undefined), values }
}

/** A statement about the places of one collection; `undefined` without places. */
export function placesText<T extends ItemPlace>(
  places: readonly T[],
  collection: Collection,
  write: (schema: string, collection: Collection, places: readonly T[]) => string,
  schema: string,
): string | undefined {
  const own = places.filter((place) => place.collection === collection)
  return own.length === 0 ? undefined : write(schema, collection, own)
}

function toItem([key, value]: readonly unknown[]): Item {
  return { key: key as string, value: value as Uint8Array }
}
