import { attachSignature } from '../../../core/abi/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import { AttachSignatureFailed, InvalidJson } from '../../../errors/abi.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { type AbiValue, readAbi } from './readAbi.ts'

export interface SignatureParts {
  readonly abi: AbiValue
  readonly public_key: string
  readonly signature: string
}

/**
 * Inputs for adding a given signature to a body. Throws NotImplemented (1), InvalidHex (2), AttachSignatureFailed (307)
 * for an unreadable ABI.
 */
export function readSignatureParts({ abi, public_key, signature }: SignatureParts): (body: Cell) => Cell {
  const signatureBytes = decodeHex(signature, 'signature')
  const publicKey = decodeHex(public_key, 'public_key')
  const { version } = readContract(abi)
  return (body) => attachSignature(body, version, signatureBytes, publicKey)
}

function readContract(abi: AbiValue) {
  try {
    return readAbi(abi)
  } catch (error) {
    if (InvalidJson.matches(error)) throw AttachSignatureFailed.error(error.message, {}, error)
    throw error
  }
}
