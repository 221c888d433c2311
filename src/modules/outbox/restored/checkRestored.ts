/**
 * Finds out whether an entry was sent in the time between a copy of the storage and its restoration. Another program
 * may have sent it after the copy was made, and have signed other messages for it than those that are known here.
 *
 * An entry with fixed bytes is safe once they have been looked for: contracts execute them once. Where another message may
 * have been made, the history of the account since the copy decides: it has to be whole, and reach beyond the time when the
 * last message that left before the restoration could be executed. A message in it that asks the same is no proof that
 * it was this entry: the operator decides then.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import { readAgreedHistory } from '../../../delivery/agreedHistory.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import type { Network } from '../../../net/index.ts'
import type { OutboxStore } from '../entries/OutboxStore.ts'
import { readEntry, type StoredEntry, type StoredHold } from '../entries/StoredEntry.ts'
import { type RestoredStorage, uncheckedMarks } from './RestoredStorage.ts'
import { sameCall } from './sameCall.ts'

export type RestoredVerdict =
  /** Its message was executed. */
  | { readonly type: 'executed' }
  /** It has not been sent since; `mark` is where the history ended before. */
  | { readonly type: 'clear'; readonly mark: HistoryMark | undefined }
  | { readonly type: 'held'; readonly hold: StoredHold }

export interface RestoredEntry {
  readonly entry: StoredEntry
  /** Absent: it is made when its turn comes. */
  readonly message: ExternalMessage | undefined
  /** ABI on the wire. */
  readonly abi: unknown
  readonly restored: RestoredStorage
}

/** How far clocks may be wrong when the copy was made. */
const SKEW_MS = 600_000
/** Time for one look. */
const LOOK_MS = 3000

/** Throws the reason of the signal of the call. */
export async function checkRestored(
  call: CallScope,
  network: Network,
  store: OutboxStore,
  { entry, message, abi, restored }: RestoredEntry,
): Promise<RestoredVerdict> {
  try {
    if (message !== undefined) {
      const settled = await settleMessage(call, message, { budgetMs: LOOK_MS })
      if (settled.type === 'executed') return { type: 'executed' }
      if (settled.type === 'unknown' && !settled.hasLooked) return held('not_checked')
    }
    const isNew = (entry.added_in ?? 0) > (entry.generation ?? 0)
    if (entry.plan === undefined && !isNew) return await checkBytes(call, network, entry, restored)
    return await checkCall(call, network, store, { entry, message, abi, restored })
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof ClientError) return held('not_checked')
    throw error
  }
}

/** The same bytes are harmless; what is needed is where the history ended before they could leave. */
async function checkBytes(
  call: CallScope,
  network: Network,
  entry: StoredEntry,
  restored: RestoredStorage,
): Promise<RestoredVerdict> {
  if (entry.unprotected === true && entry.state !== 'sent') return held('no_proof')
  if (entry.state === 'sending' || entry.state === 'sent') return { type: 'clear', mark: undefined }
  const history = await readAgreedHistory(call, network, accountOf(entry), {
    sinceSec: sinceSec(entry, restored),
    untilMs: restoredMs(entry, restored),
    signal: call.signal,
  })
  return history === undefined ? held('not_checked') : { type: 'clear', mark: history.mark }
}

/** Another message may have been made for the entry. */
async function checkCall(
  call: CallScope,
  network: Network,
  store: OutboxStore,
  { entry, message, abi, restored }: RestoredEntry,
): Promise<RestoredVerdict> {
  const same = await sameCall(call, entry, abi)
  if (same === undefined) return held('no_proof')
  const untilMs = deadlineMs(call, entry, restored, same.fixedExpire)
  const since = { sinceSec: sinceSec(entry, restored), signal: call.signal }
  const account = accountOf(entry)
  const history =
    (await readAgreedHistory(call, network, account, { ...since, untilMs })) ??
    // An existing message is worth showing to the operator.
    (await readAgreedHistory(call, network, account, { ...since, untilMs: restoredMs(entry, restored) }).then(
      (early) => early && { ...early, isEarly: true },
    ))
  if (history === undefined) return held('not_checked')
  const found = history.inbound.filter((one) => same.isSame(one.message))
  const known = found.length === 0 ? new Set<string>() : await knownMessages(store, entry.id)
  const matches = found
    .filter(({ message: other }) => !known.has(other.hashHex()) && other.hashHex() !== message?.id)
    .map(({ transactionId }) => transactionId)
  if (matches.length > 0) return held('executed_since', matches)
  if (!same.hasExpire || entry.unprotected === true) return held('no_proof')
  if ('isEarly' in history) return held('too_early')
  return { type: 'clear', mark: history.mark }
}

/** Messages of other entries: what they have executed was not this one. */
async function knownMessages(store: OutboxStore, except: string): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>()
  for await (const { key, value } of store.items('entries')) {
    const hash = key === except ? undefined : readEntry(value).message?.hash
    if (hash !== undefined) hashes.add(hash)
  }
  return hashes
}

/** From when on it may have been sent, unix time in s. */
function sinceSec(entry: StoredEntry, restored: RestoredStorage): number {
  const times = uncheckedMarks(entry, restored).map(({ made_at }) => made_at)
  return Math.max(0, Math.floor((Math.min(...times) - SKEW_MS) / 1000))
}

function restoredMs(entry: StoredEntry, restored: RestoredStorage): number {
  return Math.max(...uncheckedMarks(entry, restored).map(({ restored_at }) => restored_at))
}

/** When the last message that left before the restoration is over, unix time in ms. */
function deadlineMs(
  { config: { abi, network } }: CallScope,
  entry: StoredEntry,
  restored: RestoredStorage,
  fixedExpire: number | undefined,
): number {
  const { message_expiration_timeout: lifeMs, message_expiration_timeout_grow_factor: growth } = abi
  const longestMs = lifeMs * Math.max(1, growth) ** network.message_retries_count
  const ends = [restoredMs(entry, restored) + longestMs, ...[fixedExpire, entry.give_up_at].flatMap(inMs)]
  // A time that the caller chose counts as it is, also when it is later.
  const endMs = fixedExpire === undefined ? Math.min(...ends) : fixedExpire * 1000
  return Math.max(endMs, restoredMs(entry, restored)) + network.expiration_margin
}

function inMs(timeSec: number | undefined): number[] {
  return timeSec === undefined ? [] : [timeSec * 1000]
}

function accountOf({ account_id, dapp_id }: StoredEntry) {
  return { accountId: account_id, dappId: dapp_id || undefined }
}

function held(reason: StoredHold['reason'], matches: readonly string[] = []): RestoredVerdict {
  return { type: 'held', hold: { reason, matches } }
}
