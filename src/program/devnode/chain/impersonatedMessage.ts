import { hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { currencies, messageCell, parseStateInit, standardAddress } from '../../../core/tlb/index.ts'
import type { GiftRequest, ImpersonatedRequest } from './MessageOutcome.ts'

/** Origin of the message, and the time at which it was sent. */
export interface ImpersonatedOrigin {
  readonly rules: ChainRules
  readonly sourceDappId: string | undefined
  readonly lt: bigint
  /** Unix time, s. */
  readonly timeSec: number
}

/** Sender of gifts that no giver pays: the account id of zeros, which has no owner. */
const OF_ZEROS = { source: '0'.repeat(64), bounce: false, body: undefined, stateInit: undefined }

/** The requested internal message. Throws like `parseBoc` and `messageCell`. */
export function impersonatedMessage(
  request: GiftRequest | ImpersonatedRequest,
  { rules, sourceDappId, lt, timeSec }: ImpersonatedOrigin,
): Cell {
  const { accountId, grams, other } = request
  const { source, bounce, body, stateInit } = request.kind === 'gift' ? OF_ZEROS : request
  const srcDappId = rules === 'current' && sourceDappId !== undefined ? hexToBytes(sourceDappId) : undefined
  return messageCell(
    {
      header: {
        type: 'internal',
        ihrDisabled: true,
        bounce,
        bounced: false,
        src: standardAddress(0, hexToBytes(source)!),
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
      ...(stateInit && { init: parseStateInit(parseBoc(stateInit)) }),
      ...(body && { body: Slice.of(parseBoc(body)) }),
    },
    rules,
  )
}
