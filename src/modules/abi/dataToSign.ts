import type { CallScope } from '../../context/scopes.ts'
import { prependSignatureId } from '../../core/crypto/prependSignatureId.ts'
import { networkOf } from '../../net/index.ts'

/**
 * Data that a signature has to cover: the hash, with the signature id of the network in front if there is one. The
 * parameter of the call comes first, then the configuration, then what the network tells: `global_id` when its capabilities
 * call for it. Without endpoints, or when none answers, there is none.
 */
export async function dataToSign(
  call: CallScope,
  hash: Uint8Array,
  signatureId: number | null | undefined,
): Promise<Uint8Array> {
  return prependSignatureId(hash, signatureId ?? (await signatureIdOf(call)))
}

/** What the network, or the configuration, tells. */
export function signatureIdOf({ context, signal }: CallScope): Promise<number | undefined> {
  return networkOf(context).signatureIdIfReachable(signal)
}
