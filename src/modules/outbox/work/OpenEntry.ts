import { Call } from '../../../context/Call.ts'
import type { ClientContext } from '../../../context/ClientContext.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import { utf8 } from '../../../core/bytes/index.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { ProofTarget } from '../../../delivery/proveNotExecuted.ts'
import { DEFAULT_THREAD } from '../../../delivery/readThreadId.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import type { StorageWrite } from '../../../ports/Storage.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { type Abi, readAbiInline } from '../../abi/index.ts'
import { readExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { releaseSpending } from '../../policy/index.ts'
import type { EncodeParams } from '../../processing/execution/buildMessages.ts'
import { judge } from '../../processing/execution/judge.ts'
import { type EndEvent, type MessageEvent, nextState } from '../../processing/execution/messageLife.ts'
import { MessageLosses } from '../../processing/losses/MessageLosses.ts'
import type { HeldEntry, OutboxStore } from '../entries/OutboxStore.ts'
import { fromStoredMark, plannedParams, readAbiValue, type StoredEntry } from '../entries/StoredEntry.ts'

export type Progress =
  | 'ended'
  /** The signer or the approver is not connected or does not answer. */
  | 'signer'
  /** The network cannot be reached. */
  | 'away'
  /** The storage was restored, and the entry may have been sent after the copy was made. */
  | 'held'

/** Another worker changed the entry because it considered this one dead. */
export class TakenAway extends Error {}

/** How long an application may take to sign, ms. */
const SIGNING_MS = 300_000

/** An entry in progress. Each change is stored before the step that it permits. */
export class OpenEntry {
  readonly context: ClientContext
  readonly network: Network
  readonly store: OutboxStore
  readonly signal: AbortSource
  readonly call: Call
  readonly losses: MessageLosses
  /** The entry as it is stored now. */
  held: HeldEntry

  /** @param signal aborts the work at any point */
  constructor(context: ClientContext, store: OutboxStore, held: HeldEntry, signal: AbortSource) {
    this.context = context
    this.network = networkOf(context)
    this.store = store
    this.held = held
    this.signal = signal
    this.call = new Call(context, { appRequestTimeoutMs: SIGNING_MS })
    const { accept_loss: acceptLoss, dapp_id: dappId, rules } = held.entry
    this.losses = new MessageLosses(this.call, { acceptLoss, dappId, rules })
    if (signal.aborted) this.call.abort(signal.reason as Error)
    else signal.addEventListener('abort', () => this.call.abort(signal.reason as Error), { once: true })
  }

  async storedMessage(): Promise<ExternalMessage> {
    const { message } = this.held.entry
    const read = readExternalMessage(this.context, message!.boc, {})
    return message!.expire_at === undefined ? read : { ...read, expireAtSec: message!.expire_at }
  }

  /** ABI on the wire. */
  abi(): Promise<unknown> {
    return this.store.abi(this.held.entry.abi)
  }

  async abiValue(): Promise<ValueOf<typeof Abi> | undefined> {
    const value = await this.abi()
    return value === undefined ? undefined : readAbiValue(value)
  }

  /** The contract; `undefined` if the ABI is not known or too long to be read here. */
  async contract(): Promise<AbiContract | undefined> {
    const abi = await this.abiValue()
    return abi && readAbiInline(abi, this.held.entry.rules)
  }

  /** Parameters of a message that is signed when its turn comes, without its signature. */
  async params(publicKey?: string): Promise<EncodeParams> {
    return plannedParams(this.held.entry.plan!, await this.abi(), publicKey)
  }

  mark(): HistoryMark | undefined {
    const mark = this.held.entry.message?.mark
    return mark && fromStoredMark(mark)
  }

  proofTarget({ accountId }: ExternalMessage): ProofTarget | undefined {
    const mark = this.mark()
    const { dapp_id, rules } = this.held.entry
    const account = { accountId, dappId: dapp_id || undefined }
    return mark && { account, mark, threadId: DEFAULT_THREAD, rules, judge }
  }

  nowSec(): number {
    return Math.floor(this.call.clock.now() / 1000)
  }

  /** Whether a message that was not sent has expired and cannot be signed again. */
  isLate(message: ExternalMessage | undefined): boolean {
    const { plan } = this.held.entry
    return plan === undefined && message?.expireAtSec !== undefined && this.nowSec() >= message.expireAtSec
  }

  /** Change that removes the message, if it can be signed again. */
  fresh(): Partial<StoredEntry> {
    return this.held.entry.plan === undefined ? {} : { message: undefined }
  }

  async change(event: MessageEvent, change: Partial<StoredEntry>): Promise<void> {
    await this.save(this.#next(event, change), [])
  }

  async end(event: EndEvent, end: unknown): Promise<Progress> {
    const { id, place, state } = this.held.entry
    const entry = this.#next(event, { end })
    const isFinal = entry.state !== 'unknown'
    const isUnknown = state === 'unknown'
    await this.save(entry, [
      this.store.result(entry),
      ...(isUnknown ? [] : [this.store.item('open', place)]),
      ...(isFinal && isUnknown ? [this.store.item('unknown', id)] : []),
      ...(isFinal ? [] : [this.store.item('unknown', id, utf8(id))]),
    ])
    const { spending } = entry
    const isUnspent = entry.state === 'expired' || entry.state === 'refused'
    if (isUnspent && spending !== undefined) await releaseSpending(this.call, spending)
    return 'ended'
  }

  async save(entry: StoredEntry, others: readonly StorageWrite[]): Promise<void> {
    const held = await this.store.update(this.held, entry, others)
    if (held === undefined) throw new TakenAway(`Entry ${entry.id} was changed by another worker`)
    this.held = held
  }

  #next(event: MessageEvent, change: Partial<StoredEntry>): StoredEntry {
    const { entry } = this.held
    const state = nextState(entry.state, event)
    if (state === undefined) throw new Error(`A message that is ${entry.state} cannot be ${event}`)
    return { ...entry, ...change, state, epoch: entry.epoch + 1, changed_at: this.call.clock.now() }
  }
}
