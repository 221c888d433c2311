import { hexToBytes } from '../../../core/bytes/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { currencies, messageCell, standardAddress } from '../../../core/tlb/index.ts'
import type { GiftRequest } from './MessageOutcome.ts'

/** Sender of gifts: the account of zeros, which has no owner. */
const NOBODY = standardAddress(0, new Uint8Array(32))

export interface GiftTarget {
  readonly rules: ChainRules
  /** Dapp ID of the account. */
  readonly dappId: string | undefined
  readonly lt: bigint
  /** Unix time, s. */
  readonly timeSec: number
}

/**
 * Internal message of a gift. Grams from another Dapp ID would be burnt, so the account gets them as if from its own.
 * Source: formats 3.3.
 */
export function giftMessage(
  { accountId, grams, other }: GiftRequest,
  { rules, dappId, lt, timeSec }: GiftTarget,
): Cell {
  const srcDappId = rules === 'current' && dappId !== undefined ? hexToBytes(dappId) : undefined
  return messageCell(
    {
      header: {
        type: 'internal',
        ihrDisabled: true,
        bounce: false,
        bounced: false,
        src: NOBODY,
        dest: standardAddress(0, hexToBytes(accountId)!),
        value: currencies(grams, other),
        ihrFee: 0n,
        fwdFee: 0n,
        createdLt: lt,
        createdAt: timeSec,
        ...(srcDappId && { srcDappId }),
        isExchange: false,
        isRedirect: false,
      },
    },
    rules,
  )
}
