/**
 * Takes one entry from where it is to its end. Every step is stored before what it allows: the bytes of the message before
 * the first of them leaves, and another message only after the proof that the one before was not executed.
 */

import { Call } from '../../../context/Call.ts'
import type { ClientContext } from '../../../context/ClientContext.ts'
import { inlineOr } from '../../../context/computeStep.ts'
import { utf8 } from '../../../core/bytes/index.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { expectProtection } from '../../../delivery/expectProtection.ts'
import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import { isOvertaken, type MessageTurn } from '../../../delivery/MessageTurn.ts'
import { joinTurns, joinTurnsSigned } from '../../../delivery/MessageTurns.ts'
import type { OpenSigner } from '../../../delivery/OpenSigner.ts'
import type { ProofTarget } from '../../../delivery/proveNotExecuted.ts'
import { readThreadId } from '../../../delivery/readThreadId.ts'
import { isUnreachable } from '../../../delivery/sendFailures.ts'
import { unsentFacts, withFacts, withOpenEnd, withReason } from '../../../delivery/sentFacts.ts'
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { hasTime, type TurnKey } from '../../../delivery/turnKey.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { AppRequestError, CanNotReceiveRequestResult, LocalStorageError } from '../../../errors/client.ts'
import { MessageExpired } from '../../../errors/processing.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import { type AbortSource, sleep } from '../../../net/waiting.ts'
import type { StorageWrite } from '../../../ports/Storage.ts'
import { canonicalJson } from '../../../schema/canonicalJson.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { buildMessage, openSigner, type ParamsOfEncodeMessage, readAbi } from '../../abi/index.ts'
import { builtExternalMessage, readExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { isVerified } from '../../parameters/verify.ts'
import { authorize, hasPolicies, type OutgoingMessage, planSpending, releaseSpending } from '../../policy/index.ts'
import { deliveryTimeout } from '../../processing/execution/deliveryTimeout.ts'
import { executeMessage, hasFixedExpire, mayReplace } from '../../processing/execution/executeMessage.ts'
import { explainLostMessage } from '../../processing/execution/explainFailure.ts'
import { finishMessage } from '../../processing/execution/finishMessage.ts'
import { judge } from '../../processing/execution/judge.ts'
import { eventOfError, type MessageEvent, nextState } from '../../processing/execution/messageLife.ts'
import { needsTime } from '../../processing/execution/messageTime.ts'
import { type RunnableMessage, runnableMessage } from '../../processing/losses/messageForRun.ts'
import type { ResultOfProcessMessage } from '../../processing/types.ts'
import { endOfError, endOfResult } from '../entries/entryEnds.ts'
import { nextTime } from '../entries/groupClock.ts'
import { withHeader } from '../entries/messageHeader.ts'
import type { HeldEntry, OutboxStore } from '../entries/OutboxStore.ts'
import {
  fromStoredMark,
  type MessagePlan,
  plannedParams,
  readAbiValue,
  type StoredEntry,
  toStoredMark,
} from '../entries/StoredEntry.ts'
import { findSigner } from '../entries/signers.ts'
import { checkRestored } from '../restored/checkRestored.ts'
import { isHeld, type RestoredStorage } from '../restored/RestoredStorage.ts'
import { EntryLosses } from './EntryLosses.ts'

export type Progress =
  | 'ended'
  /** Its signer, or who has to approve it, is not connected or does not answer. */
  | 'signer'
  /** Nothing can be done for it at the moment: the network is away. */
  | 'away'
  /** The storage was restored, and it may have been sent since the copy was made. */
  | 'held'

/** Another worker changed the entry because it considered this one dead. */
export class TakenAway extends Error {}

/** The network is away, so that nothing could be proven of a message that left now. */
class NetworkAway extends Error {}

/** The storage failed before the message left. */
class NotStored extends Error {}

type EncodeParams = ValueOf<typeof ParamsOfEncodeMessage>

/** What belongs to all entries of an outbox. */
export interface WorkPlace {
  readonly store: OutboxStore
}

interface SendingOptions {
  /** It may have left before. */
  readonly hasLeft: boolean
  /** Of its signer; absent for a message that was stored. */
  readonly publicKey?: string
  readonly turn?: MessageTurn | undefined
}

const NOBODY = { type: 'None' } as const
const LOOK_MS = 5000
const LOOK_PAUSE_MS = 1000
/** How often `message_processing_timeout` an end is looked for after the message could be executed for the last time. */
const SEARCH_FACTOR = 2
/** How long an application may take to sign. */
const SIGNING_MS = 300_000

export class EntryWork {
  readonly #context: ClientContext
  readonly #network: Network
  readonly #store: OutboxStore
  readonly #signal: AbortSource
  readonly #call: Call
  readonly #losses: EntryLosses
  #held: HeldEntry

  /** @param signal ends the work wherever it is */
  constructor(context: ClientContext, { store }: WorkPlace, held: HeldEntry, signal: AbortSource) {
    this.#context = context
    this.#network = networkOf(context)
    this.#store = store
    this.#held = held
    this.#signal = signal
    this.#call = new Call(context, { appRequestTimeoutMs: SIGNING_MS })
    this.#losses = new EntryLosses(this.#call, this.#network)
    if (signal.aborted) this.#call.abort(signal.reason as Error)
    else signal.addEventListener('abort', () => this.#call.abort(signal.reason as Error), { once: true })
  }

  /** Throws TakenAway, NotStored, LocalStorageError (35), and the reason of the signal. */
  async run(): Promise<Progress> {
    const restored = await this.#store.restored()
    if (isHeld(this.#held.entry, restored)) {
      const progress = await this.#checkRestored(restored)
      if (progress !== undefined) return progress
    }
    for (;;) {
      const { state } = this.#held.entry
      const progress = await (state === 'queued' || state === 'signing' ? this.#begin() : this.#goOn())
      if (progress !== undefined) return progress
    }
  }

  /** `undefined` if the entry may be sent. */
  async #checkRestored(restored: RestoredStorage): Promise<Progress | undefined> {
    const { entry } = this.#held
    const message = entry.message === undefined ? undefined : await this.#storedMessage()
    const abi = await this.#abi()
    const verdict = await checkRestored(this.#call, this.#network, this.#store, { entry, message, abi, restored })
    if (verdict.type === 'held') {
      const isKnown = canonicalJson(verdict.hold) === canonicalJson(entry.hold ?? null)
      if (!isKnown) await this.#save({ ...entry, hold: verdict.hold, epoch: entry.epoch + 1 }, [])
      return 'held'
    }
    const mark =
      entry.message?.mark ?? (verdict.type === 'clear' ? verdict.mark && toStoredMark(verdict.mark) : undefined)
    const next = {
      ...{ ...entry, hold: undefined, generation: restored.marks.length, epoch: entry.epoch + 1 },
      ...(entry.message && { message: { ...entry.message, ...(mark && { mark }) } }),
    }
    await this.#save(next, [])
    if (verdict.type === 'clear') return undefined
    // It has left, which this storage did not know.
    if (entry.state === 'queued' || entry.state === 'signing') await this.#change('leave', {})
    return this.#settle(message!, undefined)
  }

  /** Looks once more for the outcome of an entry in state `unknown`. */
  async lookAgain(): Promise<void> {
    const message = await this.#storedMessage()
    const target = this.#proofTarget(message)
    const settled = await settleMessage(this.#call, this.#network, message, { target, budgetMs: 0 })
    if (settled.type === 'executed') await this.#finish(message, settled)
    else if (settled.type === 'notExecuted') {
      await this.#end('expired', endOfError(await this.#expired(message, settled.stateTimestampMs)))
    }
  }

  /** Nothing has left. */
  async #begin(): Promise<Progress | undefined> {
    const { give_up_at, message, plan } = this.#held.entry
    if (give_up_at !== undefined && this.#nowSec() >= give_up_at) {
      return this.#end('expired', endOfError(MessageExpired.error('The message was not sent before give_up_at')))
    }
    try {
      if (!(await this.#isAllowed())) return 'signer'
      if (plan === undefined) {
        const ready = await this.#storedMessage()
        if (!this.#isLate(ready)) return await this.#sendSigned(ready)
        return await this.#end('expired', endOfError(MessageExpired.error('The message expired before its turn')))
      }
      return await (message === undefined ? this.#signAndSend() : this.#sendSigned(await this.#storedMessage()))
    } catch (error) {
      // A storage that fails says nothing about the message.
      if (!(error instanceof ClientError) || error.code === LocalStorageError.code) throw error
      return this.#failed(undefined, error)
    }
  }

  /** It may have left: the same bytes are sent again, or only looked for when the contract would execute a copy. */
  async #goOn(): Promise<Progress | undefined> {
    const message = await this.#storedMessage()
    if (this.#held.entry.unprotected === true) return this.#settle(message, undefined)
    return this.#send(message, { hasLeft: true })
  }

  /**
   * Holds the message against the policies again: they, and what was spent, may have changed since it was taken. False
   * if the required approver is not available.
   */
  async #isAllowed(): Promise<boolean> {
    if (!hasPolicies(this.#call)) return true
    const outgoing = await this.#outgoing()
    for (;;) {
      const { spending, digest, state } = this.#held.entry
      const options = { purpose: digest, approval: spending?.approval, counted: spending, waits: true }
      const authorization = await authorize(this.#call, outgoing, options)
      if (authorization.isWaiting) {
        if (state === 'queued') await this.#change('sign', {})
        return false
      }
      const { reservation, writes, conditions } = await planSpending(this.#call, authorization, spending)
      const { approval } = authorization
      const entry = { ...this.#held.entry, epoch: this.#held.entry.epoch + 1, spending: { ...reservation, approval } }
      const held = await this.#store.update(this.#held, entry, writes, conditions)
      if (held !== undefined) {
        this.#held = held
        return true
      }
      // Another client has spent something meanwhile, or has changed the entry.
      const now = await this.#store.read(entry.id)
      if (now === undefined || now.entry.epoch !== this.#held.entry.epoch) {
        throw new TakenAway(`Entry ${entry.id} was changed by another worker`)
      }
    }
  }

  /** The message as a policy sees it. */
  async #outgoing(): Promise<OutgoingMessage> {
    const { plan, message, dapp_id: dappId, rules } = this.#held.entry
    const publicKey = plan?.public_key
    const signer = publicKey === undefined ? NOBODY : { type: 'External' as const, public_key: publicKey }
    const isStored = plan === undefined || message !== undefined
    const { root, accountId } = isStored
      ? await this.#storedMessage()
      : builtExternalMessage(
          this.#context,
          await buildMessage(this.#call, plannedParams(plan, await this.#abi(), signer)),
        )
    const abi = await this.#abiValue()
    const isUnsigned = !isStored && publicKey !== undefined
    const contract = abi && inlineOr(() => readAbi(abi, rules))
    return { root, accountId, dappId, rules, publicKey, contract, isUnsigned }
  }

  /** Sends a message that was signed before, when its turn comes. */
  async #sendSigned(message: ExternalMessage): Promise<Progress | undefined> {
    await this.#losses.check(this.#held.entry, async () => ({ message, isSigned: true, candidates: [] }))
    const abi = await this.#abiValue()
    const contract = abi && inlineOr(() => readAbi(abi, this.#held.entry.rules))
    const read = contract === undefined ? message : readExternalMessage(this.#context, message.text, { contract })
    using turn = joinTurnsSigned(this.#call, { ...read, ...message }, contract)
    await turn?.waitSigned()
    return await this.#send(message, { hasLeft: false, turn })
  }

  /** Signs the message when its turn comes, and sends it. */
  async #signAndSend(): Promise<Progress | undefined> {
    const { plan, state, replaced } = this.#held.entry
    if (state === 'queued') await this.#change('sign', {})
    // The message before may have been made with a time that the network is far from by now.
    if (replaced.length > 0) await this.#network.time.learn(this.#signal, 0)
    const opened = await this.#whileConnected(() => this.#openSigner(plan!))
    if (opened?.publicKey === undefined) return 'signer'
    const { publicKey } = opened
    await this.#losses.check(this.#held.entry, () => this.#runnable(publicKey))
    const turnKey = await this.#turnKey(publicKey)
    using turn = turnKey && joinTurns(this.#call, turnKey)
    const message = await this.#whileConnected(() => this.#sign(opened, turn))
    return message === undefined ? 'signer' : await this.#send(message, { hasLeft: false, publicKey, turn })
  }

  async #runnable(publicKey: string): Promise<RunnableMessage> {
    const signer = { type: 'External', public_key: publicKey } as const
    return runnableMessage(this.#call, plannedParams(this.#held.entry.plan!, await this.#abi(), signer))
  }

  async #openSigner({ signer, public_key: known }: MessagePlan): Promise<OpenSigner | undefined> {
    const handle = findSigner(this.#context, signer)
    if (handle === undefined) return undefined
    const opened = await openSigner(this.#call, { type: 'SigningBox', handle })
    return known === undefined || known === opened.publicKey ? opened : undefined
  }

  /** Whose messages this one takes turns with. */
  async #turnKey(publicKey: string): Promise<TurnKey | undefined> {
    const { plan, account_id: accountId, rules } = this.#held.entry
    const { call_set, abi } = plannedParams(plan!, await this.#abi(), NOBODY)
    const isInTurns = call_set !== undefined && hasTime(inlineOr(() => readAbi(abi, rules)))
    return isInTurns ? { accountId, publicKey } : undefined
  }

  async #sign(opened: OpenSigner, turn: MessageTurn | undefined): Promise<ExternalMessage> {
    const { plan, unprotected } = this.#held.entry
    const make = async (timeMs: number, signer: OpenSigner) => {
      const params = await this.#encodeParams(timeMs)
      const built = await buildMessage(this.#call, params, signer)
      if (built.hasBody) expectProtection(built.headerNames, unprotected)
      const message = builtExternalMessage(this.#context, built)
      return { message, timeMs: Number(params.call_set?.header?.time ?? timeMs) }
    }
    if (turn === undefined) return (await make(this.#call.clock.now(), opened)).message
    const { call_set } = plannedParams(plan!, await this.#abi(), NOBODY)
    const time = call_set?.header?.time
    const mayBeReplaced = time === undefined && !hasFixedExpire(call_set) && unprotected !== true
    const fixedTimeMs = time === undefined ? undefined : Number(time)
    return turn.sign({ signer: opened, fixedTimeMs, mayBeReplaced }, make)
  }

  /** `undefined` when the signer is gone or does not answer. */
  async #whileConnected<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask()
    } catch (error) {
      // The application did not answer in time, or removed the box: it may come back.
      if (CanNotReceiveRequestResult.matches(error) || isLateAnswer(error)) return undefined
      throw error
    }
  }

  /** @param turnTimeMs time of the turn, Unix time in ms */
  async #encodeParams(turnTimeMs: number): Promise<EncodeParams> {
    const { plan, replaced, give_up_at: giveUpAt, group } = this.#held.entry
    const params = plannedParams(plan!, await this.#abi(), NOBODY)
    const { call_set } = params
    if (call_set === undefined) return params
    if (
      needsTime(
        inlineOr(() => readAbi(params.abi, params.rules)),
        call_set,
      )
    )
      this.#network.time.expectUsable()
    const timeMs = call_set.header?.time ?? (await nextTime(this.#store, group, turnTimeMs))
    const tries = replaced.length
    return {
      ...withHeader(this.#call, params, { timeMs, giveUpAt, tries }),
      processing_try_index: Math.min(tries, 255),
    }
  }

  /** Sends the message until its outcome is known, or returns `undefined` if another message replaces it. */
  async #send(message: ExternalMessage, { hasLeft, publicKey, turn }: SendingOptions): Promise<Progress | undefined> {
    const { dapp_id: dappId, rules, unprotected, has_fixed_expire } = this.#held.entry
    try {
      const result = await executeMessage(this.#call, this.#network, message, {
        ...{ dappId, rules, isUnprotected: unprotected, sendEvent: () => {}, turn },
        abi: await this.#abiValue(),
        isVerified: isVerified(this.#call, undefined),
        hasFixedExpire: has_fixed_expire === true,
        departure: {
          hasLeft,
          mark: this.#mark(),
          onLeave: (mark) => this.#leave(message, mark, publicKey),
        },
        knownMark: this.#losses.mark,
      })
      return await this.#executed(result)
    } catch (error) {
      if (error instanceof NetworkAway) return this.#isLate(message) ? this.#end('expired', undefined) : 'away'
      if (!(error instanceof ClientError)) throw error
      return this.#failed(message, error)
    }
  }

  /** Throws NetworkAway. A network that answers has no mark for everybody, and gets its messages without. */
  async #expectNetwork(): Promise<void> {
    try {
      await this.#network.query({ query: '{info{version}}', repeats: false, signal: this.#signal })
    } catch (error) {
      this.#signal.throwIfAborted()
      throw new NetworkAway('No endpoint answers', { cause: error })
    }
  }

  /** Stores the bytes that are about to leave. */
  async #leave(message: ExternalMessage, mark: HistoryMark | undefined, publicKey: string | undefined): Promise<void> {
    const { state, plan } = this.#held.entry
    if (state === 'sending' || state === 'sent') return
    if (mark === undefined && message.expireAtSec !== undefined) await this.#expectNetwork()
    const stored = { boc: message.text, hash: message.id, expire_at: message.expireAtSec }
    try {
      await this.#change('leave', {
        message: { ...stored, ...(mark && { mark: toStoredMark(mark) }) },
        ...(plan && publicKey !== undefined && { plan: { ...plan, public_key: publicKey } }),
      })
    } catch (error) {
      // It is about the storage, not about the message.
      if (error instanceof ClientError) throw new NotStored(error.message, { cause: error })
      throw error
    }
  }

  async #failed(message: ExternalMessage | undefined, error: ClientError): Promise<Progress | undefined> {
    this.#signal.throwIfAborted()
    if (isOvertaken(error) && this.#held.entry.state === 'sending') {
      await this.#change('stay', this.#fresh())
      return undefined
    }
    const event = eventOfError(error.data)
    if (event === 'executed' || event === 'aborted') return this.#end(event, endOfError(error))
    if (event === 'expired') return this.#proven(error)
    if (message !== undefined && error.data['sent'] === true) return this.#settle(message, error)
    if (!isUnreachable(error)) return this.#end('refused', endOfError(error))
    // The message has not left, so another one may be created.
    if (this.#held.entry.state === 'sending') await this.#change('stay', this.#fresh())
    return this.#isLate(message) ? this.#end('expired', endOfError(error)) : 'away'
  }

  /** A message that has not left and has no one to sign it again is over with its expiration. */
  #isLate(message: ExternalMessage | undefined): boolean {
    const { plan } = this.#held.entry
    return plan === undefined && message?.expireAtSec !== undefined && this.#nowSec() >= message.expireAtSec
  }

  #fresh(): Partial<StoredEntry> {
    return this.#held.entry.plan === undefined ? {} : { message: undefined }
  }

  /** Looks for the end of a message that has left, as long as it can still be proven. */
  async #settle(message: ExternalMessage, error: ClientError | undefined): Promise<Progress | undefined> {
    if (this.#held.entry.state !== 'sent') await this.#change('left', {})
    const target = this.#proofTarget(message)
    const untilMs = this.#searchUntilMs(message)
    let reason: string | undefined
    for (;;) {
      const settled = await settleMessage(this.#call, this.#network, message, { target, budgetMs: LOOK_MS })
      if (settled.type === 'executed') return this.#finish(message, settled)
      if (settled.type === 'notExecuted') {
        if (error?.data['refused'] === true) {
          const facts = { ...unsentFacts(message), state_timestamp: settled.stateTimestampMs }
          return this.#end('refused', endOfError(withFacts(error, facts) as ClientError))
        }
        return this.#proven(await this.#expired(message, settled.stateTimestampMs))
      }
      reason = settled.reason ?? reason
      if (settled.hasLooked && this.#call.clock.elapsed() >= untilMs) {
        return this.#end('lost', this.#lostEnd(message, error, reason))
      }
      await sleep(this.#call.clock, LOOK_PAUSE_MS, this.#signal)
    }
  }

  /** `reason`: what the proof that it was not executed lacks, where that can be said. */
  #lostEnd(message: ExternalMessage, error: ClientError | undefined, reason: string | undefined): unknown {
    if (error === undefined && reason === undefined) return undefined
    const deadlineMs = (message.expireAtSec ?? this.#nowSec()) * 1000
    const known = error ?? withOpenEnd(deliveryTimeout(this.#call, message, deadlineMs), message)
    return endOfError(withReason(known, reason))
  }

  /** When a network that shows nothing has had its time, `Clock.elapsed`. */
  #searchUntilMs({ expireAtSec }: ExternalMessage): number {
    const { clock, config } = this.#call
    const { expiration_margin, message_processing_timeout } = config.network
    const lifeMs = expireAtSec === undefined ? 0 : Math.max(0, expireAtSec * 1000 - clock.now())
    return clock.elapsed() + lifeMs + expiration_margin + SEARCH_FACTOR * message_processing_timeout
  }

  async #finish(
    message: ExternalMessage,
    { found }: { readonly found: FoundTransaction },
  ): Promise<Progress | undefined> {
    const { dapp_id: dappId, rules } = this.#held.entry
    try {
      const result = await finishMessage(this.#call, this.#network, message, {
        ...{ found, txHash: found.root.hashHex(), dappId, rules, sendEvent: () => {} },
        abi: await this.#abiValue(),
        isVerified: isVerified(this.#call, undefined),
      })
      return await this.#executed(result)
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      this.#signal.throwIfAborted()
      const event = eventOfError(error.data)
      if (event === 'executed' || event === 'aborted') return this.#end(event, endOfError(error))
      throw error
    }
  }

  async #executed(result: ValueOf<typeof ResultOfProcessMessage>): Promise<Progress> {
    return this.#end('executed', endOfResult(await this.#losses.add(result, this.#held.entry)))
  }

  /** The message was not executed and never will be. */
  async #proven(error: ClientError): Promise<Progress | undefined> {
    const { plan, replaced, give_up_at, message } = this.#held.entry
    const callSet = plan && plannedParams(plan, await this.#abi(), { type: 'None' }).call_set
    const isLast = replaced.length >= this.#call.config.network.message_retries_count
    const isOver = give_up_at !== undefined && this.#nowSec() >= give_up_at
    if (plan === undefined || isLast || isOver || !mayReplace(error, callSet)) {
      return this.#end(error.data['refused'] === true ? 'refused' : 'expired', endOfError(error))
    }
    await this.#change('replace', { message: undefined, replaced: [...replaced, message!.hash] })
    return undefined
  }

  /** Error 507 with what a local run says. */
  async #expired(message: ExternalMessage, stateTimestampMs: number): Promise<ClientError> {
    const { dapp_id: dappId, rules } = this.#held.entry
    const deadlineMs = (message.expireAtSec ?? this.#nowSec()) * 1000
    const facts = { ...unsentFacts(message), state_timestamp: stateTimestampMs }
    const error = withFacts(deliveryTimeout(this.#call, message, deadlineMs), facts) as ClientError
    const explain = { network: this.#network, dappId, rules, timeSec: Math.floor(deadlineMs / 1000) - 1 }
    return explainLostMessage(this.#call, message, error, explain)
  }

  async #end(event: EndEvent, end: unknown): Promise<Progress> {
    const { id, place, state } = this.#held.entry
    const entry = this.#next(event, { end })
    const isFinal = entry.state !== 'unknown'
    const isUnknown = state === 'unknown'
    await this.#save(entry, [
      this.#store.result(entry),
      ...(isUnknown ? [] : [this.#store.item('open', place)]),
      ...(isFinal && isUnknown ? [this.#store.item('unknown', id)] : []),
      ...(isFinal ? [] : [this.#store.item('unknown', id, utf8(id))]),
    ])
    const { spending } = entry
    const isUnspent = entry.state === 'expired' || entry.state === 'refused'
    if (isUnspent && spending !== undefined) await releaseSpending(this.#call, spending)
    return 'ended'
  }

  async #change(event: MessageEvent, change: Partial<StoredEntry>): Promise<void> {
    await this.#save(this.#next(event, change), [])
  }

  #next(event: MessageEvent, change: Partial<StoredEntry>): StoredEntry {
    const { entry } = this.#held
    const state = nextState(entry.state, event)
    if (state === undefined) throw new Error(`A message that is ${entry.state} cannot be ${event}`)
    return { ...entry, ...change, state, epoch: entry.epoch + 1, changed_at: this.#call.clock.now() }
  }

  async #save(entry: StoredEntry, others: readonly StorageWrite[]): Promise<void> {
    const held = await this.#store.update(this.#held, entry, others)
    if (held === undefined) throw new TakenAway(`Entry ${entry.id} was changed by another worker`)
    this.#held = held
  }

  async #storedMessage(): Promise<ExternalMessage> {
    const { message } = this.#held.entry
    const read = readExternalMessage(this.#context, message!.boc, {})
    return message!.expire_at === undefined ? read : { ...read, expireAtSec: message!.expire_at }
  }

  #mark(): HistoryMark | undefined {
    const mark = this.#held.entry.message?.mark
    return mark && fromStoredMark(mark)
  }

  #proofTarget({ accountId }: ExternalMessage): ProofTarget | undefined {
    const mark = this.#mark()
    const { dapp_id, rules } = this.#held.entry
    return (
      mark && {
        account: { accountId, dappId: dapp_id || undefined },
        mark,
        threadId: readThreadId(undefined),
        rules,
        judge,
      }
    )
  }

  /** ABI on the wire. */
  #abi(): Promise<unknown> {
    return this.#store.abi(this.#held.entry.abi)
  }

  async #abiValue(): Promise<EncodeParams['abi'] | undefined> {
    const value = await this.#abi()
    return value === undefined ? undefined : readAbiValue(value)
  }

  #nowSec(): number {
    return Math.floor(this.#call.clock.now() / 1000)
  }
}

type EndEvent = 'executed' | 'aborted' | 'expired' | 'refused' | 'lost'

function isLateAnswer(error: unknown): boolean {
  return AppRequestError.matches(error) && error.data['reason'] === 'app_request_timeout'
}
