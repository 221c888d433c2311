import { InvalidOutboxParameter } from '../../../errors/outbox.ts'
import { appendedKey, isAppendedKey } from '../../../ports/Storage.ts'
import type { OutboxStore } from '../entries/OutboxStore.ts'

/** Throws InvalidOutboxParameter (1004) for a text that is not the number of a result. */
export function checkResultNumber(field: string, number: string): void {
  if (isAppendedKey(number)) return
  throw InvalidOutboxParameter.error(`\`${field}\` is not the number of a result: expected 16 digits`, { field })
}

/** Throws InvalidOutboxParameter (1004) for a number that no result has had. */
export async function expectResultNumber(store: OutboxStore, field: string, number: string): Promise<void> {
  const last = appendedKey(await store.addedCount('results'))
  if (number <= last) return
  throw InvalidOutboxParameter.error(`\`${field}\` is beyond the last result, ${last}`, { field, last })
}
