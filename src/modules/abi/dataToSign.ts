import type { CallScope } from '../../context/scopes.ts'
import { prependSignatureId } from '../../core/crypto/prependSignatureId.ts'

/**
 * Data that a signature has to cover: the hash, with the signature id of the network in front if there is one. The
 * parameter of the call comes first, then the configuration, then the network.
 */
export const dataToSign = async (
  call: CallScope,
  hash: Uint8Array,
  signatureId: number | null | undefined,
): Promise<Uint8Array> =>
  prependSignatureId(hash, signatureId ?? call.config.network.signature_id ?? (await askNetwork()))

/** The network is asked here as soon as there is one: `global_id` when its capabilities call for it. Until then none. */
const askNetwork = async (): Promise<number | undefined> => undefined
