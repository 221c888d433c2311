/** Stored form of an entry: JSON with exact numerals, without secrets. */
import type { ChainRules } from '../../../core/chainRules.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { SendingOrder } from '../../../delivery/TurnQueue.ts'
import { readJson, storedReader } from '../../../leases/storedJson.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { toWire } from '../../../schema/writing.ts'
import { Abi, ParamsOfEncodeMessage, unsignedBy } from '../../abi/index.ts'
import type { Reservation } from '../../policy/index.ts'
import type { EncodeParams } from '../../processing/execution/buildMessages.ts'
import { hasEnded, type MessageState } from '../../processing/execution/messageLife.ts'

interface StoredMessage {
  /** Base64 BOC. */
  readonly boc: string
  /** 64 hex digits. */
  readonly hash: string
  /** Expiration, Unix time in s; absent if none is known. */
  readonly expire_at?: number | undefined
  /** End of the account history before the message was sent; absent before sending, and if it could not be read. */
  readonly mark?: StoredMark | undefined
}

interface StoredMark {
  readonly cursor?: string | undefined
  readonly last?: { readonly id: string; readonly end_lt: string } | undefined
  /** Unix time in ms. */
  readonly taken_at?: number | undefined
}

/** Data from which the message of an entry is built when its turn comes. */
export interface MessagePlan {
  /** `ParamsOfEncodeMessage` on the wire, without signer and ABI. */
  readonly params: unknown
  /** Name of the signer. */
  readonly signer: string
  /** 64 hex digits; absent until it signs for the first time. */
  readonly public_key?: string | undefined
}

/** Why an entry is held after the storage was restored. */
export interface StoredHold {
  readonly reason: 'not_checked' | 'too_early' | 'executed_since' | 'no_proof'
  /** Ids of transactions that may belong to the entry. */
  readonly matches: readonly string[]
}

/** Whether an entry in this state no longer blocks its group, because nothing is sent for it any more. */
export function isOver(state: MessageState): boolean {
  return hasEnded(state) || state === 'unknown'
}

export interface StoredEntry {
  readonly id: string
  readonly key?: string | undefined
  /** Digest of the parameters; a second request with the same key must have the same. */
  readonly digest: string
  readonly group: string
  /** Key in the list of open entries: digest of the group and number in it. */
  readonly place: string
  readonly account_id: string
  /** As given by the caller; may be empty. */
  readonly dapp_id: string
  readonly state: MessageState
  /**
   * Increases with each worker that takes the entry, so that a paused worker notices that another one has taken over.
   */
  readonly epoch: number
  /** Unix time in ms. */
  readonly created_at: number
  readonly changed_at: number
  /** Unix time in s. */
  readonly not_before?: number | undefined
  readonly give_up_at?: number | undefined
  readonly unprotected?: boolean | undefined
  /** Accepted losses by currency, as given; absent: losses are not checked. */
  readonly accept_loss?: Readonly<Record<string, string>> | undefined
  /** Whether the caller chose the expiration. */
  readonly has_fixed_expire?: boolean | undefined
  /** Digest of the ABI. */
  readonly abi?: string | undefined
  readonly rules?: ChainRules | undefined
  readonly plan?: MessagePlan | undefined
  readonly message?: StoredMessage | undefined
  readonly replaced: readonly string[]
  /** Number of restores of the storage that the entry has been checked for; absent: 0. */
  readonly generation?: number | undefined
  /** Number of restores when the entry was added; absent: 0. */
  readonly added_in?: number | undefined
  /** Result of the last check for a restore. */
  readonly hold?: StoredHold | undefined
  /** Counted spending and approval of the message; absent if no policy applied. */
  readonly spending?: (Reservation & { readonly approval?: string | undefined }) | undefined
  /** `EntryEnd` of entryEnds.ts, on the wire. */
  readonly end?: unknown
}

export const readEntry = readJson<StoredEntry>

export function sendingOrder({ group, place }: Pick<StoredEntry, 'group' | 'place'>): SendingOrder {
  return { group, number: place }
}

export const readStored = storedReader('An entry of the outbox')

export function toStoredMark(mark: HistoryMark): StoredMark {
  const { cursor, last, takenAtMs } = mark
  return {
    cursor,
    ...(last && { last: { id: last.id, end_lt: String(last.endLt) } }),
    ...(takenAtMs !== undefined && { taken_at: takenAtMs }),
  }
}

export function fromStoredMark({ cursor, last, taken_at }: StoredMark): HistoryMark {
  return { cursor, last: last && { id: last.id, endLt: BigInt(last.end_lt) }, takenAtMs: taken_at }
}

export function storedPlan(params: EncodeParams): unknown {
  const { abi: _abi, signer: _signer, ...rest } = toWire(ParamsOfEncodeMessage, params) as Record<string, unknown>
  return rest
}

/** Parameters of the message, without signature. `abi` is on the wire. */
export function plannedParams(plan: MessagePlan, abi: unknown, publicKey?: string): EncodeParams {
  return readStored(ParamsOfEncodeMessage, { ...(plan.params as object), abi, signer: unsignedBy(publicKey) })
}

export function readAbiValue(value: unknown): ValueOf<typeof Abi> {
  return readStored(Abi, value)
}
