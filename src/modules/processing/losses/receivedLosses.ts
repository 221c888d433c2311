/** Losses of sent messages, from the transactions of their recipients, or from a local run for a message without a transaction so far. */
import { defineFunction } from '../../../context/defineFunction.ts'
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, unlessBroken } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { arrivedMoney } from '../../../core/executor/index.ts'
import { messageCell, parseMessage, parseTransaction, type Transaction } from '../../../core/tlb/index.ts'
import { array, field, hex, optional, struct, text, type ValueOf } from '../../../schema/shapes.ts'
import { lossesOf } from '../../losses/lossesOf.ts'
import type { LossValue } from '../../losses/lossLimits.ts'
import { Loss, MessageTransfer } from '../../losses/types.ts'
import { followMessages, openChain, runFields } from './foreseeTransfers.ts'
import { dappIdBytes, readCell } from './LocalChain.ts'

const SentMessage = struct('SentMessage', 'An internal message that has been sent.', {
  boc: field(text, 'The message, base64.'),
  dapp_id: optional(hex, 'Dapp ID of the recipient; absent if it has none or it is not known.'),
  transaction: optional(text, 'Transaction of the recipient, base64; absent if there is none yet.'),
})

export const receivedOnWorker = defineFunction({
  name: 'processing.process_message/losses',
  summary: 'Finds what sent messages lost.',
  params: struct('ParamsOfReceived', 'Messages and the accounts that they go to.', {
    messages: field(array(SentMessage), 'The messages.'),
    sender_dapp_id: optional(hex, 'Dapp ID of the sender, for messages that do not contain it.'),
    ...runFields,
  }),
  result: struct('Received', 'What was lost.', {
    transfers: field(array(MessageTransfer), 'The messages without a transaction.'),
    losses: field(array(Loss), 'Losses of all messages, and of those that the recipients send.'),
  }),
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: (params, scope) => {
    const { messages, rules = 'current', sender_dapp_id: dappId } = params
    const sent = messages.map((message) => {
      const transaction = readTransaction(message.transaction)
      return { cell: readCell(message.boc), dappId: message.dapp_id, transaction }
    })
    const waiting = sent.filter(({ transaction }) => transaction === undefined)
    const foreseen = followMessages(
      openChain(params, scope),
      waiting.map(({ cell }) => (dappId === undefined || rules === 'classic' ? cell : sentFrom(cell, dappId))),
      rules,
    )
    const direct = sent.flatMap((message): readonly LossValue[] => {
      if (message.transaction !== undefined) return executedLosses(message.cell, message.transaction, message, rules)
      const { losses } = foreseen.transfers[waiting.indexOf(message)]!
      return losses.map((loss) => ({ ...loss, message_hash: message.cell.hashHex() }))
    })
    return { transfers: foreseen.transfers, losses: [...direct, ...foreseen.further] }
  },
})

/** Inserts the Dapp ID of its sender into a message without one. */
function sentFrom(cell: Cell, dappId: string): Cell {
  const message = parseMessage(cell)
  const { header } = message
  if (header.type !== 'internal' || header.srcDappId !== undefined) return cell
  return messageCell({ ...message, header: { ...header, srcDappId: hexToBytes(dappId)! } })
}

/** `undefined` for one that cannot be read: the local run decides. */
function readTransaction(boc: string | undefined): Transaction | undefined {
  return boc === undefined ? undefined : unlessBroken(() => parseTransaction(readCell(boc)))
}

function executedLosses(
  cell: Cell,
  transaction: Transaction,
  { dappId }: { readonly dappId: ValueOf<typeof SentMessage>['dapp_id'] },
  rules: ChainRules,
): LossValue[] {
  const { origStatus, accountAddr } = transaction
  // Accounts without a contract have no Dapp ID yet.
  const hadDappId = origStatus === 'active' || origStatus === 'frozen'
  const before = hadDappId ? dappIdBytes(dappId) : undefined
  const { lost } = arrivedMoney({ transaction, message: parseMessage(cell, rules), dappId: before, rules })
  return lossesOf(lost, { accountId: bytesToHex(accountAddr), dappId, messageHash: cell.hash() })
}
