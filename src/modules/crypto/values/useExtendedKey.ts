import { type ExtendedKey, parseExtendedKey } from '../../../core/crypto/hdkey/ExtendedKey.ts'
import { wipe } from '../../../core/crypto/wipe.ts'
import { withCryptoErrors } from './withCryptoErrors.ts'

/** Reads an extended key for the time of `work` and wipes it. Throws Bip32InvalidKey (115) and what `work` throws. */
export function useExtendedKey<T>(xprv: string, work: (key: ExtendedKey) => T): T {
  return withCryptoErrors(() => {
    const key = parseExtendedKey(xprv)
    try {
      return work(key)
    } finally {
      wipe(key.key, key.chainCode)
    }
  })
}
