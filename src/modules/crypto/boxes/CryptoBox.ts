/**
 * Root secrets that stay encrypted.
 *
 * In memory a box holds the phrase encrypted by a key that is derived from a password, which only the application
 * knows. To use the phrase, the box asks the application for the password, derives the key, decrypts, and wipes
 * password and key.
 */
import type { AppObject } from '../../../context/AppObject.ts'
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex } from '../../../core/bytes/hex.ts'
import {
  type CryptoBoxSecret,
  decryptCryptoBoxSecret,
  deriveCryptoBoxKey,
  encryptCryptoBoxSecret,
} from '../../../core/crypto/cryptoBoxSecret.ts'
import { naclBoxOpen } from '../../../core/crypto/naclBox.ts'
import { x25519PublicKey } from '../../../core/crypto/x25519PublicKey.ts'
import { CryptoBoxNotRegistered } from '../../../errors/crypto.ts'
import { defineAppObject } from '../../../schema/functions.ts'
import { decodeBase64, decodeHex } from '../../parameters/decodeText.ts'
import { ParamsOfAppPasswordProvider, ResultOfAppPasswordProvider } from '../types/cryptoBoxes.ts'
import { withSecret } from '../values/withSecret.ts'

export const AppPasswordProvider = defineAppObject({
  name: 'AppPasswordProvider',
  summary: 'Provides the password of a crypto box, encrypted for the library.',
  request: ParamsOfAppPasswordProvider,
  response: ResultOfAppPasswordProvider,
})

export type PasswordProvider = AppObject<typeof ParamsOfAppPasswordProvider, typeof ResultOfAppPasswordProvider>

export interface CryptoBox {
  readonly salt: string
  /** Nonce and encrypted phrase. */
  readonly encryptedSecret: Uint8Array
  readonly passwordProvider: PasswordProvider
}

/** Crypto boxes of a client. */
export const cryptoBoxes = defineHandle<CryptoBox>('Crypto box', CryptoBoxNotRegistered)

/** Asks for the password and encrypts a secret under it. Throws 26, 29, 30, 31, 2, 3, 109 and 111. */
export function sealSecret(
  secret: CryptoBoxSecret,
  salt: string,
  passwordProvider: PasswordProvider,
  call: CallScope,
): Promise<Uint8Array> {
  return useKey(salt, passwordProvider, call, (key) => encryptCryptoBoxSecret(secret, key, call.random.bytes(12)))
}

/** Asks for the password and decrypts the secret of a box. Throws as `sealSecret`, and 133 for what cannot be read. */
export function openSecret(box: CryptoBox, call: CallScope): Promise<CryptoBoxSecret> {
  return useKey(box.salt, box.passwordProvider, call, (key) => decryptCryptoBoxSecret(box.encryptedSecret, key))
}

async function useKey<T>(
  salt: string,
  passwordProvider: PasswordProvider,
  call: CallScope,
  work: (key: Uint8Array) => T,
): Promise<T> {
  const password = await askPassword(passwordProvider, call)
  const key = await withSecret(password, (bytes) => deriveCryptoBoxKey(bytes, new TextEncoder().encode(salt)))
  return withSecret(key, work)
}

/** Bytes of the password. It is encrypted with a key that is generated for each request. Source: modules 1.6. */
function askPassword(passwordProvider: PasswordProvider, call: CallScope): Promise<Uint8Array> {
  return withSecret(call.random.bytes(32), async (secretKey) => {
    const publicKey = x25519PublicKey(secretKey)
    const request = { encryption_public_key: bytesToHex(publicKey) }
    const answer = await passwordProvider.request(call, 'GetPassword', request)
    const encrypted = decodeBase64(answer.encrypted_password, 'encrypted_password')
    const theirPublicKey = decodeHex(answer.app_encryption_pubkey, 'app_encryption_pubkey')
    return naclBoxOpen(encrypted, { nonce: publicKey.slice(0, 24), theirPublicKey, secretKey })
  })
}
