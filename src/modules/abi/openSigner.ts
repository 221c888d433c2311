import type { CallScope } from '../../context/scopes.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { openRecentKeyPair, signingBoxes } from '../crypto/index.ts'
import type { Signer } from './types.ts'

export type SignerValue = ValueOf<typeof Signer>

/** A signer of one call. */
export interface OpenSigner {
  /** Hex, as given for `External`; absent for `None`. */
  readonly publicKey?: string
  /** Signature, 64 bytes. Absent when nobody signs, or the caller does so afterwards. */
  readonly sign?: (data: Uint8Array) => Uint8Array | Promise<Uint8Array>
  /** This process has the secret key, from which the public key was computed. */
  readonly holdsKey?: boolean
}

/** Throws InvalidPublicKey (100), InvalidSecretKey (101), SigningBoxNotRegistered (121), and what a box throws. */
export async function openSigner(call: CallScope, signer: SignerValue): Promise<OpenSigner> {
  switch (signer.type) {
    case 'None':
      return {}
    case 'External':
      return { publicKey: signer.public_key }
    case 'Keys': {
      const key = openRecentKeyPair(call.context, signer.keys)
      return { publicKey: bytesToHex(key.publicKey), sign: (data) => key.sign(data), holdsKey: true }
    }
    case 'SigningBox': {
      const box = signingBoxes.find(call.context, signer.handle)
      const publicKey = bytesToHex(await box.publicKey(call))
      return { publicKey, sign: (data) => box.sign(data, call), holdsKey: box.holdsKey === true }
    }
  }
}
