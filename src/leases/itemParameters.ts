/** Checks of parameters about stored items, the same for the outbox and the inbox. */
import type { ErrorDefinition } from '../errors/ClientError.ts'
import { appendedKey, isAppendedKey } from '../ports/Storage.ts'
import type { StoredGroups } from './StoredGroups.ts'

/** @param what kind of the numbered items, for error texts */
export function itemParameters(error: ErrorDefinition, what: string) {
  return {
    /** Throws `error` for a text that is empty or too long. */
    checkText(field: string, text: string, maximum: number): void {
      const { length } = text
      if (length > 0 && length <= maximum) return
      throw error.error(`\`${field}\` has ${length} characters, expected 1 to ${maximum}`, { field, length })
    },

    /** Throws `error` for a text that is not the number of an item. */
    checkNumber(field: string, number: string | undefined): void {
      if (number === undefined || isAppendedKey(number)) return
      throw error.error(`\`${field}\` is not the number of a ${what}: expected 16 digits`, { field })
    },

    /** Throws `error` for a number that no item of the group has had. */
    async expectGiven<G extends string>(
      store: StoredGroups<G>,
      group: G,
      field: string,
      number: string,
    ): Promise<void> {
      const last = appendedKey(await store.addedCount(group))
      if (number > last) throw error.error(`\`${field}\` is beyond the last ${what}, ${last}`, { field, last })
    },
  }
}
