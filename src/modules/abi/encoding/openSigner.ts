import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex } from '../../../core/bytes/index.ts'
import type { OpenSigner } from '../../../delivery/OpenSigner.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { signingBoxes } from '../../crypto/boxes/SigningBox.ts'
import { openRecentKeyPair } from '../../crypto/values/recentKeys.ts'
import type { Signer } from '../types/messages.ts'

export type SignerValue = ValueOf<typeof Signer>

/** Signer of a message without signature, which has the header and the deployment address of the signed one. */
export function unsignedBy(publicKey: string | undefined): SignerValue {
  return publicKey === undefined ? { type: 'None' } : { type: 'External', public_key: publicKey }
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
      return { publicKey: bytesToHex(key.publicKey), sign: (data) => key.signAside(data), holdsKey: true }
    }
    case 'SigningBox': {
      const box = signingBoxes.find(call.context, signer.handle)
      const publicKey = bytesToHex(await box.publicKey(call))
      return { publicKey, sign: (data, describe) => box.sign(data, call, describe), holdsKey: box.holdsKey === true }
    }
  }
}
