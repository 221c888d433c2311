import { messagePath, transactionPath } from '../../common/consolePaths.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** A message that was handed to the network. */
export interface SentMessage {
  /** 64 hex digits. */
  readonly hash: string
  /** Until when a block may include it, Unix time in s; absent if unknown. */
  readonly expireAt?: number | undefined
  /** The transaction that the node reported. */
  readonly txHash?: string | undefined
}

/**
 * The error of a command whose message was sent and has no proven outcome: exit code 15, never a code that suggests
 * repeating it.
 */
export function unknownOutcome(
  { hash, expireAt, txHash }: SentMessage,
  reason: string,
  { code, data, failure }: Pick<ToolError['details'], 'code' | 'data' | 'failure'> = {},
): ToolError {
  const fate =
    txHash === undefined
      ? 'was sent and may have been executed'
      : `was executed in transaction ${txHash} according to the node, but the network did not confirm it`
  const until = expireAt === undefined ? '' : `; no block accepts it after ${new Date(expireAt * 1000).toISOString()}`
  const check = `Check before you repeat it: "vendorclient status ${hash} --wait"${until}.`
  return new ToolError(exitCodes.outcomeUnknown, `Message ${hash} ${fate}: ${reason}`, {
    code,
    failure: failure && withRemedy(failure, check),
    data: { ...(data as object | undefined), sent: true, message_hash: hash, expire_at: expireAt, tx_hash: txHash },
    page: txHash === undefined ? messagePath(hash) : transactionPath(txHash),
    hint: check,
  })
}

/** The explanation of a refusal recommends another message, which could be executed as well as the first one. */
function withRemedy({ repair: _, ...failure }: Failure, remedy: string): Failure {
  return { ...failure, remedy }
}
