import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import { isAppendedKey } from '../../ports/Storage.ts'

/** Throws InvalidOutboxParameter (1004) for a text that is not the number of a result. */
export function checkResultNumber(field: string, number: string): void {
  if (isAppendedKey(number)) return
  throw InvalidOutboxParameter.error(`\`${field}\` is not the number of a result: expected 16 digits`, { field })
}
