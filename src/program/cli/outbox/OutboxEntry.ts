import type { ApiResult } from '../../common/ApiResult.ts'
import { transactionPath } from '../../common/consolePaths.ts'
import type { Outcome } from '../definition/Command.ts'
import { type ExitCode, exitCodes } from '../errors/exitCodes.ts'
import { alignFields } from '../output/alignFields.ts'
import { timeText } from '../output/timeText.ts'

export type OutboxEntry = ApiResult<'outbox.get'>['entry']

const ends: Readonly<Record<string, ExitCode>> = {
  executed: exitCodes.ok,
  aborted: exitCodes.aborted,
  expired: exitCodes.timeout,
  refused: exitCodes.rejected,
  cancelled: exitCodes.failure,
  unknown: exitCodes.outcomeUnknown,
}

/**
 * Exit code of a command that waited for the entry. From the state `sending` on, an entry without an outcome may have
 * been executed.
 */
export function exitCodeOf({ state }: OutboxEntry): ExitCode {
  return ends[state] ?? (state === 'sending' || state === 'sent' ? exitCodes.outcomeUnknown : exitCodes.failure)
}

export function hasEnded({ state }: OutboxEntry): boolean {
  return Object.hasOwn(ends, state)
}

const holds: Readonly<Record<string, string>> = {
  not_checked: 'not compared with the network yet',
  too_early: 'a message from before the restore may still be executed',
  executed_since: 'the account has executed the same call since the copy was made',
  no_proof: 'it cannot be proven that it was not sent since the copy was made',
}

/** The reason why an entry is held, in words. */
export function holdText({ reason }: NonNullable<OutboxEntry['held']>): string {
  return `since the storage was restored: ${holds[reason] ?? reason}`
}

/** Outcome of a command about one entry. */
export function entryOutcome(
  json: object,
  entry: OutboxEntry,
  notes: readonly (readonly [string, unknown])[] = [],
): Outcome {
  const { held } = entry
  return {
    json,
    text: alignFields([
      ['id', entry.id],
      ['key', entry.key],
      ['state', entry.state],
      ...notes,
      ['held', held && holdText(held)],
      ['copy made', held && timeText(held.made_at)],
      ['may be', held?.matches.join(', ') || undefined],
      ['group', entry.group],
      ['account', entry.dapp_id ? `${entry.dapp_id}::${entry.account_id}` : entry.account_id],
      ['message', entry.message_hash],
      ['expires', entry.expire_at ? timeText(entry.expire_at * 1000) : undefined],
      ['replaced', entry.replaced.join(', ') || undefined],
      ['transaction', entry.transaction_id],
      ['exit code', entry.exit_code],
      ['error', entry.error?.message],
      ['created', timeText(entry.created_at)],
      ['changed', timeText(entry.changed_at)],
    ]),
    ...(entry.transaction_id && { page: transactionPath(entry.transaction_id) }),
  }
}
