/**
 * Finds out whether an entry was sent between the copy of a storage and its restore. Another program may have sent it after
 * the copy was made, and may have signed other messages for it than those that are stored here.
 *
 * An entry with fixed bytes is safe once the network was searched for them, because contracts execute them once. If another
 * message may have been made, the history of the account since the copy decides: it must be complete, and reach beyond the
 * time at which the last message sent before the restore could be executed. A message in it with the same call does not prove
 * that it was sent for this entry; the operator then decides.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { readAgreedHistory } from '../../../delivery/historySince.ts'
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import type { OutboxStore } from '../entries/OutboxStore.ts'
import { readEntry, type StoredEntry, type StoredHold } from '../entries/StoredEntry.ts'
import type { OpenEntry } from '../work/OpenEntry.ts'
import { type RestoredStorage, uncheckedMarks } from './RestoredStorage.ts'
import { type SameCall, sameCall } from './sameCall.ts'

export type RestoredVerdict =
  /** Its message was executed. */
  | { readonly type: 'executed' }
  /** It was not sent since the copy was made; `mark` is the end of the history before that. */
  | { readonly type: 'clear'; readonly mark: HistoryMark | undefined }
  | { readonly type: 'held'; readonly hold: StoredHold }

/** Largest error assumed for the clock when the copy was made. */
const SKEW_MS = 600_000
/** Time limit of one search. */
const LOOK_MS = 3000

/**
 * Throws LocalStorageError (35), and the reason of the signal of the call.
 * @param message absent: it is made when its turn comes
 */
export async function checkRestored(
  open: OpenEntry,
  message: ExternalMessage | undefined,
  restored: RestoredStorage,
): Promise<RestoredVerdict> {
  const { call } = open
  const { entry } = open.held
  const abi = await open.abi()
  try {
    if (message !== undefined) {
      const settled = await settleMessage(call, message, { budgetMs: LOOK_MS })
      if (settled.type === 'executed') return { type: 'executed' }
      if (settled.type === 'unknown' && !settled.hasLooked) return held('not_checked')
    }
    const isNew = (entry.added_in ?? 0) > (entry.generation ?? 0)
    if (entry.plan === undefined && !isNew) return await checkBytes(open, restored)
    const same = await sameCall(call, entry, abi)
    return same === undefined ? held('no_proof') : await checkCall(open, message, restored, same)
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof ClientError) return held('not_checked')
    throw error
  }
}

/** Sending the same bytes again is harmless; only the mark of the history before they were sent is needed. */
async function checkBytes(open: OpenEntry, restored: RestoredStorage): Promise<RestoredVerdict> {
  const { entry } = open.held
  if (entry.unprotected === true && entry.state !== 'sent') return held('no_proof')
  if (entry.state === 'sending' || entry.state === 'sent') return { type: 'clear', mark: undefined }
  const history = await readHistory(open, restored, restoredMs(entry, restored))
  return history === undefined ? held('not_checked') : { type: 'clear', mark: history.mark }
}

/** Another message may have been made for the entry. */
async function checkCall(
  open: OpenEntry,
  message: ExternalMessage | undefined,
  restored: RestoredStorage,
  same: SameCall,
): Promise<RestoredVerdict> {
  const { entry } = open.held
  const whole = await readHistory(open, restored, deadlineMs(open.call, entry, restored, same.fixedExpire))
  // A shorter history may already contain a message that the operator should see.
  const history = whole ?? (await readHistory(open, restored, restoredMs(entry, restored)))
  if (history === undefined) return held('not_checked')
  const found = history.inbound.filter((one) => same.isSame(one.message))
  const known = found.length === 0 ? new Set<string>() : await knownMessages(open.store, entry.id)
  const matches = found
    .filter(({ message: other }) => !known.has(other.hashHex()) && other.hashHex() !== message?.id)
    .map(({ transactionId }) => transactionId)
  if (matches.length > 0) return held('executed_since', matches)
  if (!same.hasExpire || entry.unprotected === true) return held('no_proof')
  if (whole === undefined) return held('too_early')
  return { type: 'clear', mark: history.mark }
}

/** Messages that the account has executed since the copy was made, at least up to a Unix time in ms. */
function readHistory({ call, held }: OpenEntry, restored: RestoredStorage, untilMs: number) {
  const { account_id: accountId, dapp_id } = held.entry
  const options = { sinceSec: sinceSec(held.entry, restored), untilMs, signal: call.signal }
  return readAgreedHistory(call, { accountId, dappId: dapp_id || undefined }, options)
}

/** Hashes of the messages of other entries, whose transactions do not belong to this one. */
async function knownMessages(store: OutboxStore, except: string): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>()
  for await (const { key, value } of store.items('entries')) {
    const hash = key === except ? undefined : readEntry(value).message?.hash
    if (hash !== undefined) hashes.add(hash)
  }
  return hashes
}

/** Earliest time at which the entry may have been sent, Unix time in s. */
function sinceSec(entry: StoredEntry, restored: RestoredStorage): number {
  const times = uncheckedMarks(entry, restored).map(({ made_at }) => made_at)
  return Math.max(0, Math.floor((Math.min(...times) - SKEW_MS) / 1000))
}

function restoredMs(entry: StoredEntry, restored: RestoredStorage): number {
  return Math.max(...uncheckedMarks(entry, restored).map(({ restored_at }) => restored_at))
}

/** When the last message sent before the restore can no longer be executed, Unix time in ms. */
function deadlineMs(
  { config: { abi, network } }: CallScope,
  entry: StoredEntry,
  restored: RestoredStorage,
  fixedExpire: number | undefined,
): number {
  const { message_expiration_timeout: lifeMs, message_expiration_timeout_grow_factor: growth } = abi
  const longestMs = lifeMs * Math.max(1, growth) ** network.message_retries_count
  const ends = [restoredMs(entry, restored) + longestMs, ...[fixedExpire, entry.give_up_at].flatMap(inMs)]
  // An expiration that the caller chose applies even if it is later.
  const endMs = fixedExpire === undefined ? Math.min(...ends) : fixedExpire * 1000
  return Math.max(endMs, restoredMs(entry, restored)) + network.expiration_margin
}

function inMs(timeSec: number | undefined): number[] {
  return timeSec === undefined ? [] : [timeSec * 1000]
}

function held(reason: StoredHold['reason'], matches: readonly string[] = []): RestoredVerdict {
  return { type: 'held', hold: { reason, matches } }
}
