/** Proofs about a message that was sent earlier, by another command or program. */
import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { clientSettings } from '../session/clientSettings.ts'
import type { Session } from '../session/Session.ts'

/** Facts about a message that a proof needs. */
export interface ProvableMessage {
  /** 64 hex digits. */
  readonly hash: string
  /** Base64 BOC. */
  readonly message: string
  readonly address: TypedAddress
  /** Unix time in s. The contract checks it, because its ABI has the header `expire`. */
  readonly expireAt: number
  /**
   * Time of the first sending, or any earlier time, Unix time in ms. Absent: the whole history of the account is read.
   */
  readonly sentAtMs?: number | undefined
}

export type MessageProof =
  | { readonly type: 'executed'; readonly transactionId: string }
  /** `stateTimestamp`: Unix time in ms. */
  | { readonly type: 'notExecuted'; readonly stateTimestamp: number }
  | { readonly type: 'none'; readonly reason: string }

/** Proves the outcome as strictly as the settings require. Throws LibraryError when the network cannot be queried. */
export async function proveOutcome(session: Session, known: ProvableMessage): Promise<MessageProof> {
  const { message, address, expireAt, sentAtMs } = known
  const outcome = await session.call('processing.find_outcome', {
    message,
    expire_at: expireAt,
    dapp_id: address.dappId,
    ...(sentAtMs !== undefined && { sent_at: Math.floor(sentAtMs / 1000) }),
  })
  return proofOf(outcome)
}

function proofOf(found: ApiResult<'processing.find_outcome'>): MessageProof {
  if (found.transaction_id != null) return { type: 'executed', transactionId: found.transaction_id }
  if (found.outcome === 'not_executed') {
    return { type: 'notExecuted', stateTimestamp: Number(digitsOf(found.state_timestamp!)) }
  }
  return { type: 'none', reason: found.not_proven ?? 'the network does not show its transaction' }
}

/** Maximum difference between the clocks of block producers, ms. */
export async function expirationMarginMs(session: Session): Promise<number> {
  const { network } = await clientSettings(session)
  return network.expiration_margin!
}
