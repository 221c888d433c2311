/** An earlier run of the same command whose outcome was not seen: its message is followed instead of paying twice. */
import { printable } from '../../common/printable.ts'
import type { FetchedTransaction } from '../chain/fetchTransactions.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ignoreToolErrors, ToolError } from '../errors/ToolError.ts'
import { choose } from '../keys/askSecret.ts'
import { paintHint } from '../output/paint.ts'
import { timeText } from '../output/timeText.ts'
import { LibraryError } from '../session/LibraryError.ts'
import { localTimeOf } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'
import { unknownOutcome } from '../session/unknownOutcome.ts'
import { describeExecuted, type ExecutedMessage, findMessage, followMessage } from './followMessage.ts'
import { Journal, type JournalEntry, provableEntry } from './Journal.ts'
import { expirationMarginMs } from './messageProof.ts'
import type { SendPlan, SendResult } from './sendMessage.ts'

export const onRepeatOption: OptionDefinition = {
  name: 'on-repeat',
  value: 'WHAT',
  choices: ['follow', 'send'],
  summary:
    'If the same call was sent before and its result is unknown: follow that message, or send another one. Default: asks on a terminal, otherwise stops.',
}

/**
 * Result of an earlier message with the same call, if that is followed; `undefined` if a new message is to be sent,
 * also when it is proven that the earlier one was not executed. Throws ToolError: 15 without a decision, or if the
 * outcome of the followed message stays unknown; 14 if it is proven to be expired; 13 if it was aborted.
 */
export async function followRepeated(session: Session, plan: SendPlan, call: string): Promise<SendResult | undefined> {
  const wish = session.input.text('on-repeat')
  if (wish === 'send') return undefined
  const journal = new Journal(session)
  const abi = plan.abi?.contract
  const describe = (hash: string, transaction: FetchedTransaction) => describeExecuted(session, hash, transaction, abi)
  for (const first of await journal.repeatsOf(call)) {
    const hash = first.message_hash
    const found = await findMessage(session, hash, provableEntry(first)).catch(ignoreToolErrors)
    if (found?.proof?.type === 'notExecuted') {
      await journal.record(hash, 'expired')
      session.note(`the same call was sent before, as message ${hash}; it expired and was not executed`)
      continue
    }
    const shown = found?.transaction === undefined ? undefined : await describe(hash, found.transaction)
    const decision = wish ?? (await ask(session, first, shown))
    if (decision === 'send') return undefined
    const end = shown ?? (await describe(hash, await follow(session, first)))
    await journal.record(hash, end.state)
    if (end.state === 'executed') return resultOf(session, plan, first, end)
    throw new ToolError(exitCodes.aborted, `The transaction was aborted: ${end.reason ?? 'no reason reported'}`, {
      data: end,
    })
  }
  return undefined
}

/** The result with the same members as after sending. */
async function resultOf(
  session: Session,
  { abi, address }: SendPlan,
  { message }: JournalEntry,
  { message_hash, tx_hash, exit_code, finality }: ExecutedMessage,
): Promise<SendResult> {
  const { decoded, dapp_id } = await session.call('processing.wait_for_transaction', {
    message,
    tx_hash,
    ...(abi === undefined ? {} : { abi: abi.wire }),
  })
  return {
    ...{ message_hash, block_hash: null, tx_hash, return_value: decoded?.output ?? null },
    ...{ aborted: false, exit_code, thread_id: null, producers: [], current_time: null },
    ...{ account_id: address.accountId, dapp_id: dapp_id ?? address.dappId, finality, followed: true },
  }
}

/** How long to search for a message without an expiration, ms. */
const WAIT_MS = 40_000
/** Additional time after the first moment at which a proof is possible, ms: it needs new blocks. */
const PROOF_MS = 10_000

async function follow(session: Session, first: JournalEntry): Promise<FetchedTransaction> {
  const { message_hash: hash, expire_at: expireAt } = first
  const sent = { hash, expireAt }
  session.interruption.watch(sent)
  const known = provableEntry(first)
  try {
    const untilMs =
      known === undefined
        ? Date.now() + WAIT_MS
        : (await localTimeOf(session, known.expireAt * 1000)) + (await expirationMarginMs(session)) + PROOF_MS
    const { transaction, proof } = await followMessage(session, hash, { untilMs, known })
    if (transaction !== undefined) return transaction
    if (proof?.type === 'notExecuted') {
      await new Journal(session).record(hash, 'expired')
      throw expiredError(hash, expireAt!, proof.stateTimestamp)
    }
    throw unknownOutcome(sent, proof?.reason ?? 'the network does not show its transaction')
  } catch (error) {
    const isToTell = error instanceof LibraryError
    throw isToTell ? unknownOutcome(sent, error.message, error.details) : error
  }
}

/** The error that ends a command whose message is proven not to have been executed. */
function expiredError(hash: string, expireAt: number, stateTimestamp: number): ToolError {
  const text = `Message ${hash} expired at ${timeText(expireAt * 1000)} and was not executed`
  return new ToolError(exitCodes.timeout, text, {
    data: { sent: false, message_hash: hash, expire_at: expireAt, state_timestamp: stateTimestamp },
    hint: 'This is proven; repeat the command to send another message.',
  })
}

async function ask(session: Session, first: JournalEntry, found: ExecutedMessage | undefined): Promise<string> {
  const { message_hash, sent_at, expire_at } = first
  const end =
    found === undefined
      ? 'its result is unknown'
      : `it was ${found.state === 'executed' ? 'executed' : 'aborted'} in transaction ${found.tx_hash}`
  const told = `The same call was sent at ${timeText(sent_at)} as message ${message_hash}; ${end}`
  session.progress.pause()
  if (!session.isJson) {
    const question = `${paintHint(`${printable(told)}.`)}\nFollow it, send another one, or stop?`
    const asked = await choose(question, ['follow', 'send', 'stop'])
    if (asked === 'follow' || asked === 'send') return asked
    if (asked !== undefined) throw new ToolError(exitCodes.outcomeUnknown, 'Nothing was sent', dataOf(first, found))
  }
  throw new ToolError(exitCodes.outcomeUnknown, `${told}; nothing was sent now`, {
    ...dataOf(first, found),
    hint: `--on-repeat follow waits for the result of that message${expire_at === undefined ? '' : `, which no block accepts after ${timeText(expire_at * 1000)}`}; --on-repeat send sends another one.`,
  })
}

function dataOf({ message_hash, expire_at, sent_at }: JournalEntry, found: ExecutedMessage | undefined) {
  return { data: { sent: true, message_hash, expire_at, sent_at, tx_hash: found?.tx_hash } }
}
