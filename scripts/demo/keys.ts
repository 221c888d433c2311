/** A key that never leaves this program. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { AppAnswer, AppRequest } from './HostSession.ts'

export interface Keys {
  readonly publicHex: string
  readonly privateKey: KeyObject
}

export function createKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return { publicHex: der.subarray(-32).toString('hex'), privateKey }
}

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8. Source: RFC 8410, 7. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Keys from hex texts, in the form of the library. */
export function keysFromSecret(publicHex: string, secretHex: string): Keys {
  const key = Buffer.concat([pkcs8Prefix, Buffer.from(secretHex, 'hex')])
  return { publicHex, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) }
}

/** Answers of a signing box. */
export function signWith({ publicHex, privateKey }: Keys, { request_data }: AppRequest): AppAnswer {
  if (request_data.type === 'GetPublicKey') {
    return { type: 'Ok', result: { type: 'GetPublicKey', public_key: publicHex } }
  }
  const signature = sign(null, Buffer.from(request_data.unsigned ?? '', 'base64'), privateKey)
  return { type: 'Ok', result: { type: 'Sign', signature: signature.toString('hex') } }
}
