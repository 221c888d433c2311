import { bytesToHex } from '../../core/bytes/index.ts'
import type { LostAmount } from '../../core/executor/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import type { Loss } from './types.ts'

export interface LossPlace {
  /** The recipient, 64 hex digits. */
  readonly accountId: string
  /** 64 hex digits; `undefined` without Dapp ID, or if it is not known. */
  readonly dappId: string | undefined
  /** Hash of the message, 32 bytes. */
  readonly messageHash: Uint8Array | undefined
}

/** Losses of an executed transaction on the wire. An amount that is an upper bound is a possible loss. */
export function lossesOf(
  lost: readonly LostAmount[],
  { accountId, dappId, messageHash }: LossPlace,
): ValueOf<typeof Loss>[] {
  return lost.map(({ currency, amount, reason, isExact }) => ({
    account_id: accountId,
    dapp_id: dappId,
    currency,
    amount: String(amount),
    certainty: isExact ? 'certain' : 'possible',
    reason,
    message_hash: messageHash && bytesToHex(messageHash),
  }))
}
