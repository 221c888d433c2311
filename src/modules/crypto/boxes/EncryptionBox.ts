/** Objects that encrypt and decrypt without showing their key. */
import type { AppObject } from '../../../context/AppObject.ts'
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { bytesToBase64 } from '../../../core/bytes/base64.ts'
import { bytesToHex } from '../../../core/bytes/hex.ts'
import { x25519PublicKey } from '../../../core/crypto/x25519PublicKey.ts'
import { EncryptionBoxNotRegistered } from '../../../errors/crypto.ts'
import { defineAppObject } from '../../../schema/functions.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodeBase64 } from '../../parameters/decodeText.ts'
import { type EncryptionBoxInfo, ParamsOfAppEncryptionBox, ResultOfAppEncryptionBox } from '../types/encryptionBoxes.ts'
import type { BoxCipher } from './boxCiphers.ts'
import type { DerivedSecret, SecretSource } from './DerivedSecret.ts'

export const AppEncryptionBox = defineAppObject({
  name: 'AppEncryptionBox',
  summary: 'An encryption box implemented by the application.',
  request: ParamsOfAppEncryptionBox,
  response: ResultOfAppEncryptionBox,
})

type BoxInfo = ValueOf<typeof EncryptionBoxInfo>

export interface EncryptionBox {
  info(call: CallScope): Promise<BoxInfo>
  /** Input and output are base64. */
  encrypt(data: string, call: CallScope): Promise<string>
  decrypt(data: string, call: CallScope): Promise<string>
  /** Releases the key or the application object. */
  close(): void
  /** The key, when it comes from a crypto box. */
  readonly derivedSecret?: DerivedSecret
}

/** Encryption boxes of a client. */
export const encryptionBoxes = defineHandle<EncryptionBox>('Encryption box', EncryptionBoxNotRegistered)

/** A box of the library. A box of NaCl also reports its public key. */
export function cipherEncryptionBox(secret: SecretSource, cipher: BoxCipher, info: BoxInfo): EncryptionBox {
  return {
    info: async (call) => {
      if (info.algorithm !== 'NaclBox') return info
      const publicKey = await secret.use(call, x25519PublicKey)
      return { ...info, public: bytesToHex(publicKey) }
    },
    encrypt: (data, call) => onBytes(data, (bytes) => secret.use(call, (key) => cipher.encrypt(bytes, key))),
    decrypt: (data, call) => onBytes(data, (bytes) => secret.use(call, (key) => cipher.decrypt(bytes, key))),
    close: () => secret.forget(),
  }
}

async function onBytes(text: string, work: (bytes: Uint8Array) => Promise<Uint8Array>): Promise<string> {
  const bytes = decodeBase64(text, 'data')
  return bytesToBase64(await work(bytes))
}

/** A box whose work the application does; only the application interprets the texts. */
export function appEncryptionBox(
  appObject: AppObject<typeof ParamsOfAppEncryptionBox, typeof ResultOfAppEncryptionBox>,
): EncryptionBox {
  const ask = async (type: 'Encrypt' | 'Decrypt', data: string, call: CallScope) =>
    (await appObject.request(call, type, { data })).data
  return {
    info: async (call) => (await appObject.request(call, 'GetInfo', {})).info,
    encrypt: (data, call) => ask('Encrypt', data, call),
    decrypt: (data, call) => ask('Decrypt', data, call),
    close: () => appObject.close('removed'),
  }
}
