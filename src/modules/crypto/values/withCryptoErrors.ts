import { CryptoError } from '../../../core/crypto/CryptoError.ts'
import { ClientError } from '../../../errors/ClientError.ts'

/** Runs `work` and turns failures of the cryptographic core into errors with their published numbers. */
export function withCryptoErrors<T>(work: () => T): T {
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(translate) as T) : result
  } catch (error) {
    return translate(error)
  }
}

function translate(error: unknown): never {
  if (error instanceof CryptoError) throw new ClientError(error.code, error.message, {}, error)
  throw error
}
