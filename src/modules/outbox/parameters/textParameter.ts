import { InvalidOutboxParameter } from '../../../errors/outbox.ts'

/** Throws InvalidOutboxParameter (1004) for a text that is empty or too long. */
export function checkText(field: string, text: string, maximum: number): void {
  if (text.length > 0 && text.length <= maximum) return
  throw InvalidOutboxParameter.error(`\`${field}\` has ${text.length} characters, expected 1 to ${maximum}`, {
    field,
    length: text.length,
  })
}

const MAX_NAME = 64

/** Throws InvalidOutboxParameter (1004). */
export function checkSignerName(field: string, name: string): void {
  checkText(field, name, MAX_NAME)
}
