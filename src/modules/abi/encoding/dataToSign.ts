import type { CallScope } from '../../../context/scopes.ts'
import { prependSignatureId } from '../../../core/crypto/prependSignatureId.ts'
import { networkOf } from '../../../net/index.ts'

export interface DataToSign {
  readonly data: Uint8Array
  /** The signature id in front of the hash; absent if there is none. */
  readonly signatureId: number | undefined
}

/**
 * Data that a signature has to cover: the hash, with the signature id of the network in front if there is one. The
 * parameter of the call takes precedence, then the configuration, then the network: its `global_id` if its capabilities
 * require it. Without endpoints, or if all are unreachable, the data have no signature id.
 */
export async function dataToSign(
  call: CallScope,
  hash: Uint8Array,
  signatureId: number | null | undefined,
): Promise<DataToSign> {
  const id = signatureId ?? (await signatureIdOf(call))
  return { data: prependSignatureId(hash, id), signatureId: id }
}

/** Signature id from the configuration or the network. */
export function signatureIdOf({ context, signal }: CallScope): Promise<number | undefined> {
  return networkOf(context).signatureIdIfReachable(signal)
}
