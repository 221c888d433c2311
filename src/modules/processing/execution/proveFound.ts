import type { CallScope } from '../../../context/scopes.ts'
import { bytesToBase64 } from '../../../core/bytes/base64.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import { ProofCheckFailed } from '../../../errors/proofs.ts'

/** The same transaction, proven to be on the chain and to have executed the message. Throws 901 to 904. */
export async function proveFound(
  call: CallScope,
  message: ExternalMessage,
  found: FoundTransaction,
): Promise<FoundTransaction> {
  const { proveTransaction } = await import('../../proofs/index.ts')
  const { inMsg } = await proveTransaction(call, { boc: bytesToBase64(found.bytes) })
  if (inMsg !== message.id) {
    throw ProofCheckFailed.error(
      `Proof check failed: transaction ${found.root.hashHex()} did not execute message ${message.id}`,
    )
  }
  return { ...found, isProven: true }
}
