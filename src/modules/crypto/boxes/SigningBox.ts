/** Objects that sign without showing their key. */

import type { AppObject } from '../../../context/AppObject.ts'
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { bytesToBase64 } from '../../../core/bytes/base64.ts'
import { Ed25519SecretKey } from '../../../core/crypto/Ed25519SecretKey.ts'
import type { DescribeContent } from '../../../delivery/OpenSigner.ts'
import { SigningBoxNotRegistered } from '../../../errors/crypto.ts'
import { defineAppObject } from '../../../schema/functions.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { ParamsOfAppSigningBox, ResultOfAppSigningBox } from '../types/signingBoxes.ts'
import type { SigningContent } from '../types/signingContent.ts'
import type { DerivedSecret } from './DerivedSecret.ts'

export const AppSigningBox = defineAppObject({
  name: 'AppSigningBox',
  summary: 'A signing box implemented by the application.',
  request: ParamsOfAppSigningBox,
  response: ResultOfAppSigningBox,
})

export interface SigningBox {
  /** 32 bytes. */
  publicKey(call: CallScope): Promise<Uint8Array>
  /** Signature of `data`, 64 bytes. `describe` is called if the box shows what it signs. */
  sign(data: Uint8Array, call: CallScope, describe?: DescribeContent): Promise<Uint8Array>
  /** Releases the key or the application object. */
  close(): void
  /** The key, when it comes from a crypto box. */
  readonly derivedSecret?: DerivedSecret
  /** Whether this process has the secret key, from which the public key is computed. */
  readonly holdsKey?: boolean
}

/** Signing boxes of a client. */
export const signingBoxes = defineHandle<SigningBox>('Signing box', SigningBoxNotRegistered)

/** A box around a key that the daemon holds. */
export function keySigningBox(key: Ed25519SecretKey): SigningBox {
  return {
    publicKey: async () => key.publicKey,
    sign: async (data) => key.signAside(data),
    close: () => {},
    holdsKey: true,
  }
}

/** A box around a key that is derived from a crypto box when it is needed. */
export function derivedSigningBox(derivedSecret: DerivedSecret): SigningBox {
  return {
    publicKey: (call) => derivedSecret.use(call, (seed) => new Ed25519SecretKey(seed).publicKey),
    sign: (data, call) => derivedSecret.use(call, (seed) => new Ed25519SecretKey(seed).signAside(data)),
    close: () => derivedSecret.forget(),
    derivedSecret,
    holdsKey: true,
  }
}

/** A box whose work the application does. */
export function appSigningBox(
  appObject: AppObject<typeof ParamsOfAppSigningBox, typeof ResultOfAppSigningBox>,
): SigningBox {
  return {
    publicKey: async (call) => {
      const { public_key } = await appObject.request(call, 'GetPublicKey', {})
      return decodeHex(public_key, 'public_key')
    },
    sign: async (data, call, describe) => {
      const content = (await describe?.()) as ValueOf<typeof SigningContent> | undefined
      const asked = { unsigned: bytesToBase64(data), ...(content && { content }) }
      const { signature } = await appObject.request(call, 'Sign', asked)
      return decodeHex(signature, 'signature')
    },
    close: () => appObject.close('removed'),
  }
}
