/** Objects that encrypt and decrypt without showing their key. */
import type { AppObject } from '../../context/AppObject.ts'
import { defineHandle } from '../../context/defineHandle.ts'
import type { CallScope } from '../../context/scopes.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { x25519PublicKey } from '../../core/crypto/x25519PublicKey.ts'
import { EncryptionBoxNotRegistered } from '../../errors/crypto.ts'
import { defineAppObject } from '../../schema/functions.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import type { BoxCipher } from './boxCiphers.ts'
import type { DerivedSecret } from './DerivedSecret.ts'
import type { SecretSource } from './SecretSource.ts'
import { type EncryptionBoxInfo, ParamsOfAppEncryptionBox, ResultOfAppEncryptionBox } from './types.ts'
import { withCryptoErrors } from './withCryptoErrors.ts'

export const AppEncryptionBox = defineAppObject({
  name: 'AppEncryptionBox',
  summary: 'An encryption box implemented by the application.',
  request: ParamsOfAppEncryptionBox,
  response: ResultOfAppEncryptionBox,
})

type BoxInfo = ValueOf<typeof EncryptionBoxInfo>

export interface EncryptionBox {
  info(call: CallScope): Promise<BoxInfo>
  encrypt(data: Uint8Array, call: CallScope): Promise<Uint8Array>
  decrypt(data: Uint8Array, call: CallScope): Promise<Uint8Array>
  /** Lets go of the key or of the application object. */
  close(): void
  /** The key, when it comes from a crypto box. */
  readonly derivedSecret?: DerivedSecret
}

/** Encryption boxes of a client. */
export const encryptionBoxes = defineHandle<EncryptionBox>('Encryption box', EncryptionBoxNotRegistered)

/** A box of the library. A box of NaCl also tells its own public key. */
export function cipherEncryptionBox(secret: SecretSource, cipher: BoxCipher, info: BoxInfo): EncryptionBox {
  return {
    info: async (call) => {
      if (info.algorithm !== 'NaclBox') return info
      const publicKey = await secret.use(call, (key) => withCryptoErrors(() => x25519PublicKey(key)))
      return { ...info, public: bytesToHex(publicKey) }
    },
    encrypt: (data, call) => secret.use(call, (key) => withCryptoErrors(() => cipher.encrypt(data, key))),
    decrypt: (data, call) => secret.use(call, (key) => withCryptoErrors(() => cipher.decrypt(data, key))),
    close: () => secret.forget(),
  }
}

/** A box whose work the application does. */
export function appEncryptionBox(
  appObject: AppObject<typeof ParamsOfAppEncryptionBox, typeof ResultOfAppEncryptionBox>,
): EncryptionBox {
  const ask = async (type: 'Encrypt' | 'Decrypt', data: Uint8Array, call: CallScope) => {
    const answer = await appObject.request(call, type, { data: bytesToBase64(data) })
    return decodeBase64(answer.data, 'data')
  }
  return {
    info: async (call) => (await appObject.request(call, 'GetInfo', {})).info,
    encrypt: (data, call) => ask('Encrypt', data, call),
    decrypt: (data, call) => ask('Decrypt', data, call),
    close: () => appObject.close('removed'),
  }
}
