/** Losses of an executed message. */
import { computeStep } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { unlessBroken } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import { tryWithin } from '../../../delivery/tryWithin.ts'
import type { LossValue } from '../../losses/lossLimits.ts'
import type { ForeseenLosses } from './foreseeLosses.ts'
import { accountIdOf, readCell } from './LocalChain.ts'
import { readSurroundings, runParams } from './readSurroundings.ts'
import { receivedOnWorker } from './receivedLosses.ts'

interface Executed {
  /** Outgoing messages, base64. */
  readonly out_messages: readonly string[]
  /** Dapp ID of the account, 64 hex digits. */
  readonly dapp_id?: string | undefined
}

interface Options {
  readonly rules: ChainRules | undefined
  /** Losses predicted before the message was sent; absent after a restart. */
  readonly foreseen: ForeseenLosses | undefined
}

/** Longest wait for the network: the message was executed, and its result should not be late. */
const MAX_WAIT_MS = 3000

/**
 * The losses of the outgoing messages: from the transactions of the recipients where these exist, otherwise from a run
 * on their present states. One query. Returns the predicted losses if the network does not answer, and `undefined` if
 * there are no predicted losses.
 */
export async function actualLosses(
  call: CallScope,
  { out_messages, dapp_id }: Executed,
  { rules, foreseen }: Options,
): Promise<readonly LossValue[] | undefined> {
  const sent = out_messages.flatMap((boc) => sentMessages(boc, rules ?? 'current')).filter(({ isHere }) => isHere)
  if (sent.length === 0 || rules === 'classic') return []
  const wanted = sent.map(({ accountId, messageId }) => {
    const known = foreseen?.transfers.filter(({ account_id }) => account_id === accountId) ?? []
    const dappIds = [dapp_id, ...known.map((transfer) => transfer.dapp_id)].filter((id) => id !== undefined)
    return { accountId, messageId, dappIds }
  })
  const losses = await tryWithin(call, MAX_WAIT_MS, async (signal) => {
    const around = await readSurroundings(call, wanted, { signal })
    const received = await computeStep(call, receivedOnWorker, {
      messages: sent.map(({ boc }, index) => {
        return { boc, dapp_id: around.accounts[index]?.dappId, transaction: around.transactions[index] }
      }),
      ...runParams(call, around, rules),
    })
    return received.losses
  })
  return losses ?? (foreseen && lossesOfResult(foreseen, out_messages, rules))
}

/** An internal message as a list; empty for others, and for a message that cannot be read. */
function sentMessages(boc: string, rules: ChainRules) {
  const root = unlessBroken(() => readCell(boc))
  const header = root && unlessBroken(() => parseMessage(root, rules).header)
  if (root === undefined || header?.type !== 'internal') return []
  const { dest } = header
  return [{ boc, accountId: accountIdOf(dest), isHere: dest.workchain === 0, messageId: root.hashHex() }]
}

/**
 * The predicted losses, with the hashes of their messages. If a message went to another account than predicted, its loss is
 * only possible, because the account was in another state when the message came.
 */
function lossesOfResult(
  { transfers, losses }: ForeseenLosses,
  outMessages: readonly string[],
  rules: ChainRules | undefined,
): LossValue[] {
  const sent = outMessages.flatMap((boc) => sentMessages(boc, rules ?? 'current'))
  const direct = transfers.flatMap((transfer, index) => {
    const message = sent[index]
    const isSame = message?.accountId === transfer.account_id
    return transfer.losses.map(
      (loss): LossValue => (isSame ? { ...loss, message_hash: message.messageId } : { ...loss, certainty: 'possible' }),
    )
  })
  return [...direct, ...losses.slice(direct.length)]
}
