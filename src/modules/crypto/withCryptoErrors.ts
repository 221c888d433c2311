import { CryptoError } from '../../core/crypto/CryptoError.ts'
import { ClientError } from '../../schema/errors.ts'

/** Runs `work` and turns failures of the cryptographic core into errors with their published numbers. */
export function withCryptoErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof CryptoError) throw new ClientError(error.code, error.message, {}, error)
    throw error
  }
}
