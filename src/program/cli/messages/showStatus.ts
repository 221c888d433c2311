import { existsSync } from 'node:fs'
import { accountIdOf, messagePath, transactionPath } from '../../common/consolePaths.ts'
import { ContractBook } from '../chain/ContractBook.ts'
import { cellOf, describeMessage, readMessage } from '../chain/describeMessage.ts'
import { describeTransactions } from '../chain/describeTransaction.ts'
import { explainShown } from '../chain/explainShown.ts'
import type { FetchedMessage, FetchedTransaction } from '../chain/fetchTransactions.ts'
import { readHash } from '../chain/readHash.ts'
import { outcomeText, transactionReport } from '../chain/transactionReport.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { bannerText } from '../failures/bannerText.ts'
import { alignFields } from '../output/alignFields.ts'
import { timeText } from '../output/timeText.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { type FoundMessage, findMessage, followMessage, isSentOutside } from './followMessage.ts'
import { Journal, type JournalEntry, provableEntry } from './Journal.ts'
import { readEnvelope } from './messageEnvelope.ts'
import { expirationMarginMs, type ProvableMessage } from './messageProof.ts'

/** The message of the command line, with what is known besides its hash. */
interface Asked {
  readonly hash: string
  readonly known: ProvableMessage | undefined
  /** Whether this data folder has sent it. */
  readonly isInJournal: boolean
  /** What this data folder knows about its outcome. */
  readonly ended?: JournalEntry | undefined
}

/**
 * Shows the outcome of a message, given by its hash or as the output of `message`. With a time limit, follows it until
 * the outcome is known. Throws ToolError: 11 if it is not found, 15 if it did not appear in time, 10 if the network is
 * unreachable.
 */
export async function showStatus(session: Session, text: string, seconds: number | undefined): Promise<Outcome> {
  const asked = await readAsked(session, text)
  const { hash, known } = asked
  session.progress.phase('reading the message')
  const found =
    seconds === undefined
      ? await findMessage(session, hash, known)
      : await followMessage(session, hash, { untilMs: Date.now() + seconds * 1000, known })
  const { message, transaction, proof } = found
  if (transaction !== undefined) return describeExecution(session, asked, transaction)
  if (proof?.type === 'notExecuted') return describeExpired(session, known!, proof.stateTimestamp)
  if (message !== undefined && isSentOutside(message)) return describeUnexecuted(session, message)
  if (seconds !== undefined) throw waitedInVain(asked, seconds, found)
  if (message !== undefined) return describeUnexecuted(session, message)
  throw await notFound(session, asked, found)
}

/** Throws ToolError (2). */
async function readAsked(session: Session, text: string): Promise<Asked> {
  const isHash = /^[0-9a-fA-F]{64}$/.test(text)
  const envelope = isHash ? undefined : readEnvelope(text, 'MESSAGE')
  if (envelope === undefined) {
    if (isHash || !existsSync(text)) return fromJournal(session, readHash(text, 'MESSAGE'))
    throw new ToolError(
      exitCodes.usage,
      `File "${text}" does not contain a message as written by "vendorclient message create --output"`,
    )
  }
  const { message, address, expire } = envelope
  const { hash } = await session.call('boc.get_boc_hash', { boc: message })
  const journaled = await fromJournal(session, hash)
  if (journaled.known !== undefined || expire === undefined) return journaled
  return { ...journaled, known: { hash, message, address, expireAt: expire } }
}

async function fromJournal(session: Session, hash: string): Promise<Asked> {
  const journal = new Journal(session)
  const open = await journal.find(hash)
  const ended = open === undefined ? await journal.findEnded(hash) : undefined
  const entry = open ?? ended
  return { hash, known: entry && provableEntry(entry), isInJournal: entry !== undefined, ended }
}

async function describeExecution(session: Session, { hash }: Asked, transaction: FetchedTransaction): Promise<Outcome> {
  const book = await ContractBook.open(session)
  const [shown] = await describeTransactions(book, [transaction])
  const status = shown!.aborted ? 'aborted' : 'executed'
  await new Journal(session).record(hash, status)
  const text = shown!.aborted ? `executed and ${outcomeText(shown!)}` : 'executed'
  const explanation = await explainShown(session, shown!)
  return {
    json: {
      ...{ message_hash: hash, status, message: shown!.in_message ?? null },
      transaction: { ...shown, ...(explanation && { explanation }) },
    },
    text: await book.withExtendedForms(
      [
        ...(explanation === undefined ? [] : [`${bannerText(explanation)}\n`]),
        transactionReport(shown!, [['status', text]]),
      ].join('\n'),
    ),
    exitCode: shown!.aborted ? exitCodes.aborted : exitCodes.ok,
    page: transactionPath(transaction.id),
  }
}

async function describeExpired(
  session: Session,
  { hash, message: boc, address, expireAt }: ProvableMessage,
  stateTimestamp: number,
): Promise<Outcome> {
  await new Journal(session).record(hash, 'expired')
  const book = await ContractBook.open(session)
  await book.learn([address.accountId])
  const message = describeMessage(book, readMessage(cellOf(boc), book.rules), { state: 'expired' })
  return {
    json: {
      message_hash: hash,
      status: 'expired',
      message,
      transaction: null,
      expire_at: expireAt,
      state_timestamp: stateTimestamp,
    },
    text: alignFields([
      ['status', 'not executed, and no block can execute it any more'],
      ['message', hash],
      ['function', message.function ?? undefined],
      ['destination', address.extended],
      ['expired', timeText(expireAt * 1000)],
      ['proof', `the account as of ${timeText(stateTimestamp)}, and all its transactions since before the message`],
    ]),
    exitCode: exitCodes.timeout,
  }
}

async function describeUnexecuted(session: Session, found: FetchedMessage): Promise<Outcome> {
  const book = await ContractBook.open(session)
  const read = found.boc === undefined ? undefined : readMessage(cellOf(found.boc), book.rules)
  await book.learn([accountIdOf(found.source), accountIdOf(found.destination)])
  const status = isSentOutside(found) ? 'sent' : 'waiting'
  const message = read === undefined ? null : describeMessage(book, read, { state: status })
  return {
    json: { message_hash: found.id, status, message, transaction: null },
    text: alignFields([
      ['status', status === 'sent' ? 'sent out of the chain' : 'in a block, not executed yet'],
      ['message', found.id],
      ['function', message?.function ?? undefined],
      ['source', found.source],
      ['destination', found.destination],
      ['sent by', found.parent],
    ]),
    exitCode: status === 'sent' ? exitCodes.ok : exitCodes.notFound,
    page: messagePath(found.id),
  }
}

/** Facts about a message that may have been sent; `sent` is absent if this is not known. */
function dataOf({ hash, known, isInJournal }: Asked, { message, proof }: FoundMessage) {
  return {
    ...(isInJournal || message !== undefined ? { sent: true } : {}),
    message_hash: hash,
    ...(known === undefined ? {} : { expire_at: known.expireAt }),
    ...(proof?.type === 'none' ? { unproven: proof.reason } : {}),
  }
}

/** Explains why nothing is proven, and what would help. */
function whyOpen({ known, isInJournal, ended }: Asked, { proof }: FoundMessage): string {
  if (ended !== undefined) {
    const { method, address, sent_at, state } = ended
    return `This data folder sent it at ${timeText(sent_at)}, ${method === undefined ? '' : `with the call ${method} `}to ${address}, and its outcome was "${state}"; the network does not show it now.`
  }
  if (proof?.type === 'none') return `It is not proven that it was not executed: ${proof.reason}.`
  if (isInJournal && known === undefined) {
    return 'It has no expiration that its contract checks: it cannot be proven that it will not be executed.'
  }
  return 'The hash alone cannot prove that it was not executed, because this data folder did not send it. "vendorclient status" also accepts the message itself, as "message create --output" wrote it.'
}

async function notFound(session: Session, asked: Asked, found: FoundMessage): Promise<ToolError> {
  const { hash, known } = asked
  const { data } = await session
    .call('net.query', { query: `query { blockchain { transaction(hash: "${hash}") { id } } }` })
    .then(({ result }) => result)
    .catch(onLibraryError(() => ({ data: undefined })))
  if (data?.blockchain?.transaction != null) {
    return new ToolError(exitCodes.usage, `${hash} is the id of a transaction, not the hash of a message`, {
      hint: `"vendorclient tx ${hash}" shows the transaction and its message.`,
    })
  }
  const from =
    known === undefined
      ? ''
      : `, and can determine whether it was executed from ${timeText(known.expireAt * 1000 + (await expirationMarginMs(session)))} on`
  return new ToolError(exitCodes.notFound, `Message ${hash} was not found on the network`, {
    data: dataOf(asked, found),
    hint: `${whyOpen(asked, found)} "vendorclient status ${hash} --wait" follows it${from}.`,
  })
}

function waitedInVain(asked: Asked, seconds: number, found: FoundMessage): ToolError {
  const what = found.message === undefined ? 'did not appear' : 'was not executed'
  return new ToolError(exitCodes.outcomeUnknown, `Message ${asked.hash} ${what} within ${seconds} s`, {
    data: dataOf(asked, found),
    hint: whyOpen(asked, found),
  })
}
