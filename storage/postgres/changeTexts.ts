import type { ItemAppend } from '../../src/ports/Storage.ts'
import type { LockedItems } from '../common/LockedItems.ts'
import { collections } from '../contentDigest.ts'
import { placesText } from './readPlan.ts'
import { putAndAppendText, putText, removeText } from './statements.ts'

/** Statements that write what the operations of a batch have changed. The items are locked. */
export function changeTexts(schema: string, items: LockedItems, appended: readonly ItemAppend[]): string[] {
  const put = items.changed.filter(({ value }) => value !== undefined)
  const { absent } = items
  return collections.flatMap((collection) => {
    const [changes, appends] = [
      put.filter(({ place }) => place.collection === collection),
      appended.filter((append) => append.collection === collection),
    ]
    const removed = placesText(absent, collection, removeText, schema)
    return [
      ...(appends.length > 0 ? [putAndAppendText(schema, collection, changes, appends)] : []),
      ...(appends.length === 0 && changes.length > 0 ? [putText(schema, collection, changes)] : []),
      ...(removed === undefined ? [] : [removed]),
    ]
  })
}
