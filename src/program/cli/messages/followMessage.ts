/**
 * Looks up the transaction of a message by its hash, now or as soon as the network shows it. A missing
 * transaction proves nothing; proofs are in `messageProof.ts`.
 */
import type { ContractAbi } from '../arguments/abi.ts'
import {
  type FetchedMessage,
  type FetchedTransaction,
  fetchMessage,
  fetchTransaction,
} from '../chain/fetchTransactions.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { describeEnd } from '../failures/exitCodeText.ts'
import { LibraryError } from '../session/LibraryError.ts'
import { localTimeOf } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'
import { type MessageProof, type ProvableMessage, proveOutcome } from './messageProof.ts'

/** State of a message on the network. */
export interface FoundMessage {
  /** Absent if no block of the network contains it. */
  readonly message: FetchedMessage | undefined
  /** Transaction that the message led to. */
  readonly transaction: FetchedTransaction | undefined
  /**
   * Result of the proof that it was not executed; `undefined` if its transaction is shown, or too little is known for a
   * proof.
   */
  readonly proof: Exclude<MessageProof, { type: 'executed' }> | undefined
}

export interface FollowOptions {
  /** End of the search, Unix time in ms. If it has passed, there is one query. */
  readonly untilMs: number
  /** Known facts about the message besides its hash. */
  readonly known?: ProvableMessage | undefined
}

const PAUSE_MS = 500
/** The proof takes several queries, and time advances only with blocks. */
const PAUSE_BETWEEN_PROOFS_MS = 5000

/** Searches once. Throws LibraryError when the network cannot be queried. */
export async function findMessage(session: Session, hash: string, known?: ProvableMessage): Promise<FoundMessage> {
  const message = await fetchMessage(session, hash)
  const id = message?.transaction
  const transaction = id === undefined ? undefined : await fetchTransaction(session, id)
  if (transaction !== undefined || known === undefined) return { message, transaction, proof: undefined }
  const proof = await proveOutcome(session, known)
  if (proof.type !== 'executed') return { message, transaction, proof }
  // The transaction appeared in the meantime, or only another endpoint shows it.
  const executed = await fetchTransaction(session, proof.transactionId)
  if (executed !== undefined) return { message, transaction: executed, proof: undefined }
  const reason = `it was executed in transaction ${proof.transactionId}, which the network does not show yet`
  return { message, transaction, proof: { type: 'none', reason } }
}

/** Messages to the outside have no recipient on the chain. */
export function isSentOutside({ destination }: FetchedMessage): boolean {
  return !/^-?\d+:[0-9a-f]{64}$/.test(destination)
}

/**
 * Searches until the outcome is known, or the time is over. Throws LibraryError if the network is still unreachable
 * then.
 */
export function followMessage(session: Session, hash: string, options: FollowOptions): Promise<FoundMessage> {
  return session.interruption.timed(() => lookUntil(session, hash, options))
}

async function lookUntil(session: Session, hash: string, { untilMs, known }: FollowOptions): Promise<FoundMessage> {
  session.progress.phase(`following message ${hash.slice(0, 8)}`)
  let proofAtMs = known === undefined ? 0 : await localTimeOf(session, known.expireAt * 1000)
  for (;;) {
    const nowMs = Date.now()
    const isLast = nowMs >= untilMs
    const mayBeProven = isLast || nowMs >= proofAtMs
    if (mayBeProven) proofAtMs = nowMs + PAUSE_BETWEEN_PROOFS_MS
    const found = await findMessage(session, hash, mayBeProven ? known : undefined).catch((error: unknown) => {
      // The network may become reachable again in time.
      if (error instanceof LibraryError && error.exitCode === exitCodes.network && !isLast) return undefined
      throw error
    })
    if (found !== undefined && (isLast || isEnd(found))) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function isEnd({ message, transaction, proof }: FoundMessage): boolean {
  return transaction !== undefined || proof?.type === 'notExecuted' || (message !== undefined && isSentOutside(message))
}

/** A message that led to a transaction. */
export interface ExecutedMessage {
  readonly message_hash: string
  readonly state: 'executed' | 'aborted'
  readonly tx_hash: string
  /** `0:<account_id>` of the contract. */
  readonly account: string | null
  /** The code that an aborted transaction ended with. */
  readonly reason: string | null
  readonly exit_code: number | null
  readonly result_code: number | null
  readonly finality: 'in_block' | 'final'
}

/** `abi` explains exit codes of the contract. */
export async function describeExecuted(
  session: Session,
  hash: string,
  { boc, isFinal }: FetchedTransaction,
  abi: ContractAbi | undefined,
): Promise<ExecutedMessage> {
  const { parsed } = await session.call('boc.parse_transaction', { boc })
  return {
    message_hash: hash,
    state: parsed.aborted === true ? 'aborted' : 'executed',
    tx_hash: parsed.id,
    account: parsed.account_addr ?? null,
    reason: (await describeEnd(parsed, { abi })) ?? null,
    exit_code: parsed.compute?.exit_code ?? null,
    result_code: parsed.action?.result_code ?? null,
    finality: isFinal ? 'final' : 'in_block',
  }
}
