import { StorageError } from '../../src/ports/Storage.ts'

const NAME = /^[A-Za-z0-9_.]+$/

/**
 * Refuses an empty key, or one with other characters than letters, digits, `_` and `.`. The text is fixed by the client
 * interface (error 35), see network 8.2.
 * @throws StorageError `key`
 */
export function checkKey(key: string): void {
  if (!NAME.test(key)) throw invalidName(key)
}

/**
 * Refuses a group name that is not made of such segments joined by `/`, for example `proofs/58ffca1a/9f0a7b1c`.
 * @throws StorageError `key`
 */
export function checkStore(store: string): void {
  if (!store.split('/').every((segment) => NAME.test(segment))) throw invalidName(store)
}

function invalidName(name: string): StorageError {
  return new StorageError(
    'key',
    `Invalid local storage key (allowed only symbols A-Z, a-z, 0-9, _, without spaces): ${name}`,
  )
}
