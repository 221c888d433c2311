import type { Signer } from '../../generated/types/abi.ts'
import type { KeyPair } from '../../generated/types/crypto.ts'
import { ClientError } from '../ClientError.ts'

/** Who signs the messages of a contract object. */
export interface ContractSigner {
  /** Public key in the form of ABI integers: `0x` and 64 hex characters. */
  readonly publicKey: `0x${string}`
  readonly signer: Signer
  /** Its name in the outbox: see `registerSigner` of the client. */
  readonly name?: string | undefined
}

/**
 * Signs with these keys.
 *
 *     const signer = keysSigner(await client.crypto.generateRandomSignKeys())
 *     const wallet = getContract({ client, abi, tvc, signer })
 */
export function keysSigner(keys: KeyPair): ContractSigner {
  return { publicKey: keyText(keys.public), signer: { type: 'Keys', keys } }
}

/**
 * Signs with a signing box, from the library or from your application. `publicKey` is that of the box, 64 hex characters.
 *
 *     const { handle } = await client.crypto.registerSigningBox(vault)
 *     const { pubkey } = await client.crypto.signingBoxGetPublicKey({ handle })
 *     const wallet = getContract({ client, abi, tvc, signer: boxSigner(handle, pubkey) })
 */
export function boxSigner(handle: number, publicKey: string): ContractSigner {
  return { publicKey: keyText(publicKey), signer: { type: 'SigningBox', handle } }
}

function keyText(publicKey: string): `0x${string}` {
  if (!/^[0-9a-fA-F]{64}$/.test(publicKey)) {
    throw new ClientError(100, `Invalid public key: expected 64 hex characters, got ${publicKey.length} characters`)
  }
  return `0x${publicKey.toLowerCase()}`
}
