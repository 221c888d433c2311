/** Runs a message locally on the states that the network shows now. */
import { computeStep } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import { InvalidServerResponse } from '../../../errors/net.ts'
import { networkOf } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { ClientError } from '../../client/types.ts'
import type { Loss, MessageTransfer } from '../../losses/types.ts'
import { foreseeOnWorker } from './foreseeTransfers.ts'
import type { RunnableMessage } from './messageForRun.ts'
import { type AccountRead, readAccounts } from './readAccounts.ts'
import { readSurroundings, runParams } from './readSurroundings.ts'

export interface ForeseeOptions {
  /** Dapp ID of the account, 64 hex digits, or empty. */
  readonly dappId: string
  readonly rules?: ChainRules | undefined
  /** Whether to read where the history of the account ends. */
  readonly withMark?: boolean
}

/** Parts of the call that a check needs. */
export type LossScope = Pick<CallScope, 'context' | 'config' | 'clock'> & { readonly signal: AbortSource }

export interface ForeseenLosses {
  readonly transfers: readonly ValueOf<typeof MessageTransfer>[]
  readonly losses: readonly ValueOf<typeof Loss>[]
  /** Why nothing is sent. */
  readonly error?: ValueOf<typeof ClientError> | undefined
  readonly mark?: HistoryMark | undefined
}

/**
 * One query for the account and the candidates, and one more for recipients that were not among them. Under `classic` rules,
 * nothing is lost between accounts, and recipients are not read. Throws as `readAccounts`.
 */
export async function foreseeLosses(
  call: LossScope,
  { message, isSigned, candidates }: RunnableMessage,
  { dappId, rules, withMark = false }: ForeseeOptions,
): Promise<ForeseenLosses> {
  const { signal } = call
  const { accountId } = message
  const ownDapp = dappId === '' ? [] : [dappId.toLowerCase()]
  const wanted = [
    { accountId, dappIds: ownDapp },
    ...(rules === 'classic' ? [] : candidates.filter((candidate) => candidate.accountId !== accountId)),
  ]
  const first = await readSurroundings(call, wanted, { withMark, signal })
  const own = first.accounts[0]
  if (own === undefined) throw InvalidServerResponse.error(`The network does not return account ${accountId}`)
  const run = (accounts: readonly (AccountRead | undefined)[]) =>
    computeStep(call, foreseeOnWorker, {
      ...{ message: message.text, is_signed: isSigned },
      ...runParams(call, { ...first, accounts }, rules),
    })
  let foreseen = await run(first.accounts)
  const unread = foreseen.unread.filter((id) => !wanted.some((known) => known.accountId === id))
  if (unread.length > 0 && rules !== 'classic') {
    const dappIds = own.dappId === undefined ? ownDapp : [own.dappId]
    const others = unread.map((id) => ({ accountId: id, dappIds }))
    const second = await readAccounts(networkOf(call.context), others, { signal })
    foreseen = await run([...first.accounts, ...second.accounts])
  }
  const { transfers, further, error } = foreseen
  return { transfers, losses: [...transfers.flatMap(({ losses }) => losses), ...further], error, mark: first.mark }
}
