import type { CallScope } from '../../../context/scopes.ts'

/** Where the secret of a box comes from. */
export interface SecretSource {
  /** Runs `work` with a copy of the secret and wipes the copy. Throws what keeps the secret from being read. */
  use<T>(call: CallScope, work: (secret: Uint8Array) => T | Promise<T>): Promise<T>
  /** Wipes what is kept in memory. */
  forget(): void
}
