/**
 * One connected host. Messages are read (`MessageReader`), become calls (`Dispatcher`) and answers (`Answers`); the library
 * reaches the application through `HostLink`; `ConnectionState` has the client of the connection. This class connects
 * these parts and ends the connection. Every request with an id is answered exactly once. Source: daemon sections 2 to
 * 8 and 11.
 */
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import { Answers } from './Answers.ts'
import { CallTimeouts } from './CallTimeouts.ts'
import { ConnectionState } from './ConnectionState.ts'
import { Dispatcher } from './Dispatcher.ts'
import type { InspectedConnection } from './daemonMethods.ts'
import { HostLink } from './HostLink.ts'
import { MessageReader } from './MessageReader.ts'
import { Outlet } from './Outlet.ts'
import { PacedInput } from './PacedInput.ts'
import { PacedWorkers } from './PacedWorkers.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import { RunningCalls } from './RunningCalls.ts'
import { SendAcknowledgements } from './SendAcknowledgements.ts'
import type { BrokenMessage, Receiver, Transport } from './Transport.ts'
import { TurnClock } from './TurnClock.ts'
import { WriteOrder } from './WriteOrder.ts'

/** How long after `limits.stop_ms`, and after the last call has ended, answers may still be read by a slow host, in ms. */
const FLUSH_GRACE_MS = 300

/** Maximum number of calls, and of app requests, that `inspect` lists for a connection. */
const INSPECTED_CALLS = 100

export class Peer implements Receiver {
  readonly id: string
  readonly #environment: PeerEnvironment
  readonly #outlet: Outlet
  readonly #host: HostLink
  readonly #state: ConnectionState
  readonly #calls: RunningCalls
  readonly #timeouts: CallTimeouts
  readonly #input: PacedInput
  readonly #reader: MessageReader
  readonly #onClosed: (peer: Peer) => void
  readonly #kind: Transport['kind']
  readonly #openedAtMs: number
  #isFinished = false
  #isUnused = true
  /** Called with the first message. */
  onFirstMessage: () => void = () => {}

  constructor(id: string, transport: Transport, environment: PeerEnvironment, onClosed: (peer: Peer) => void) {
    const { limits } = environment
    this.id = id
    this.#kind = transport.kind
    this.#openedAtMs = environment.services.clock.elapsed()
    this.#environment = environment
    this.#outlet = new Outlet(transport, limits, environment.output)
    this.#host = new HostLink(this.#outlet, environment, () => this.#state.context?.appRequests.size ?? 0)
    const isFull = () => this.#outlet.isFull
    const workers = new PacedWorkers(
      environment.services.workers,
      environment.nextTurn,
      limits.message_out_bytes,
      (running) => isFull() || (running > 0 && this.#outlet.isTooHeavy),
    )
    this.#state = new ConnectionState(id, environment, this.#host, workers)
    this.#outlet.countInput = () => this.#input.bytes + this.#calls.requestBytes
    this.#outlet.onRoom = () => {
      workers.resume()
      this.#input.resume()
    }
    this.#calls = new RunningCalls(limits.in_flight)
    this.#timeouts = new CallTimeouts(
      this.#calls,
      environment.services.clock,
      limits.call_timeout_ms,
      () => this.#state.context?.isSuspended === true,
      () => environment.metrics.timeouts++,
    )
    const clock = new TurnClock(environment.services.clock)
    const answers = new Answers(id, environment, clock, this.#outlet)
    this.#input = new PacedInput(environment.turns, {
      read: (text) => this.#reader.read(text),
      readBroken: (broken) => this.#reader.readBroken(broken),
      hold: (isHeld) => this.#outlet.wantInput(!isHeld),
      mustWait: () => this.#outlet.isFull,
      isReading: () => this.#reader.isReadingLarge,
    })
    const dispatcher = new Dispatcher({
      transportKind: transport.kind,
      environment,
      clock,
      state: this.#state,
      host: this.#host,
      calls: this.#calls,
      timeouts: this.#timeouts,
      input: this.#input,
      sending: new SendAcknowledgements(this.#outlet),
      answers,
      outlet: this.#outlet,
      workers,
      writes: new WriteOrder(),
    })
    this.#reader = new MessageReader(environment, answers, dispatcher, this.#input)
    this.#onClosed = onClosed
  }

  /** Calls that count toward the limit. */
  get callsInFlight(): number {
    return this.#calls.counted
  }

  /** The client, once there is one. */
  get context(): ClientContext | undefined {
    return this.#state.context
  }

  /** Public facts about the connection, with its oldest calls. */
  inspect(): InspectedConnection {
    const now = this.#environment.services.clock.elapsed()
    const calls = this.#calls.list()
    return {
      id: this.id,
      kind: this.#kind,
      age_ms: BigInt(Math.round(now - this.#openedAtMs)),
      state: this.#state.isEnding ? 'ending' : this.#isUnused ? 'unused' : 'open',
      in_flight: calls.length,
      calls: calls.slice(0, INSPECTED_CALLS).map(({ label, startedAtMs }) => ({
        method: label,
        age_ms: Math.round(now - startedAtMs),
      })),
      app_requests: this.#state.context?.appRequests.list().slice(0, INSPECTED_CALLS) ?? [],
      ...this.#host.countObjects(),
      messages_in_turn: this.#state.context?.messagesInTurn ?? 0,
      held_bytes: BigInt(Math.round(this.#outlet.heldBytes)),
    }
  }

  /** Bytes that are held for the host. */
  get heldBytes(): number {
    return this.#outlet.heldBytes
  }

  /** `heldBytes`, plus input from the host that is not fully processed. */
  get weightBytes(): number {
    return this.#outlet.weightBytes
  }

  /** Whether the host has not sent anything yet. */
  get isUnused(): boolean {
    return this.#isUnused
  }

  /** Whether the connection is about to be closed, whatever its host does. */
  get isCutOff(): boolean {
    return this.#outlet.isCutOff
  }

  /** Closes the connection at once. */
  cutOff(reason: string): void {
    this.#outlet.cutOff(reason)
  }

  receive(text: string): void {
    if (this.#isUnused) this.#beginUse()
    this.#input.take(text)
  }

  receiveBroken(broken: BrokenMessage): void {
    if (this.#isUnused) this.#beginUse()
    this.#input.take(broken)
  }

  /** Calls `action` when all received messages have been read. */
  whenRead(action: () => void): void {
    this.#input.whenRead(action)
  }

  drained(): void {
    this.#host.drained()
    this.#outlet.drained()
  }

  /**
   * Refuses new calls, lets running ones finish within `limits.stop_ms`, then closes the connection. A host that reads
   * nothing loses what it has not read soon after that.
   */
  async stop(): Promise<void> {
    if (this.#state.isEnding) return
    const { services, limits } = this.#environment
    const endsAtMs = services.clock.elapsed() + limits.stop_ms + FLUSH_GRACE_MS
    this.#outlet.notify('daemon.draining', { deadline_ms: limits.stop_ms })
    this.#state.beginEnd()
    // Messages that were already read are refused now, before the last call ends.
    this.#input.flush()
    const deadline = services.clock.setTimer(limits.stop_ms, () => this.#endCalls())
    await this.#calls.idle()
    deadline.cancel()
    this.#state.markClosed()
    this.#host.closeAll('shutdown')
    await this.#state.closeContext()
    await this.#outlet.end(Math.max(FLUSH_GRACE_MS, endsAtMs - services.clock.elapsed()))
    this.#finish()
  }

  /** The host is gone, so answers are dropped. The newest calls end first: most of them have not started. */
  disconnected(reason?: string): void {
    if (reason !== undefined) {
      const { metrics, services } = this.#environment
      metrics.cutOffs++
      services.log.warn('cut off', { connection: this.id, reason })
    }
    if (this.#state.isClosed) return
    this.#state.markClosed()
    this.#input.drop()
    this.#reader.close()
    for (const running of this.#calls.list().reverse()) running.cancel()
    void this.#state.closeContext()
    this.#host.abandon()
    this.#finish()
  }

  #beginUse(): void {
    this.#isUnused = false
    this.onFirstMessage()
  }

  #endCalls(): void {
    for (const running of this.#calls.list().reverse()) {
      running.end((facts) => new ProtocolError('ShuttingDown', 'The daemon stops', { deadline_ms: 0, ...facts }))
    }
  }

  #finish(): void {
    if (this.#isFinished) return
    this.#isFinished = true
    this.#outlet.ended()
    this.#timeouts.stop()
    this.#onClosed(this)
  }
}
