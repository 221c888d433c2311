/**
 * Messages of one key to one account take turns so that they cannot overtake each other: a contract refuses a message
 * whose `time` is not later than that of the last one, and a replacement has to wait for the proof that the refused
 * message was not executed.
 *
 * - Within a client, everything that signs or sends takes turns: `process_message`, the outbox, and `send_message` with
 * an ABI.
 * - Between the clients of a daemon, a message takes turns only after its client has shown a signature with the key
 *   (`Possession`). Otherwise anyone could delay the messages of a key by naming its public key. So a message is signed
 *   first, then waits for the shared turn, and is signed again if a later one was sent meanwhile.
 * - A turn ends with the answer of the node. It is lost if signing takes longer than 30 s, or sending longer than 5 s: then
 *   the next one begins. A message that has not left by then waits for another turn.
 */
import type { ClientContext } from '../context/ClientContext.ts'
import { perContext, perProcess } from '../context/perContext.ts'
import type { CallScope } from '../context/scopes.ts'
import type { AbiContract } from '../core/abi/index.ts'
import { networkOf } from '../net/index.ts'
import type { Clock } from '../ports/Clock.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { MessageTurn, SENDING_MS, SIGNING_MS, type SignedFacts } from './MessageTurn.ts'
import { type Place, type PlaceOptions, type SendingOrder, TurnQueue } from './TurnQueue.ts'
import { type TurnKey, turnKeyOfMessage } from './turnKey.ts'

/** Number of empty queues that are kept for the time of their last message. */
const MAX_IDLE = 1000

type TurnQueues = Map<string, TurnQueue>
const ownQueuesOf = perContext((): TurnQueues => new Map())
const sharedQueuesOf = perProcess((): TurnQueues => new Map())

function findQueue(queues: TurnQueues, name: string, clock: Clock): TurnQueue {
  const known = queues.get(name)
  if (known !== undefined) return known
  if (queues.size >= MAX_IDLE) {
    for (const [idle, { isIdle }] of queues) if (isIdle) queues.delete(idle)
  }
  const queue = new TurnQueue(clock)
  queues.set(name, queue)
  return queue
}

/** A message that was signed before its turn, and holds its place until it is sent. */
interface Reservation {
  readonly key: TurnKey
  readonly place: Place
  /** Time in its header, Unix time in ms. */
  readonly timeMs: number
  readonly isKeyShown: boolean
}

const reservationsOf = perContext(({ signal }) => {
  const reservations = new Map<string, Reservation>()
  const leaveAll = () => {
    for (const { place } of reservations.values()) place.leave()
    reservations.clear()
  }
  signal.addEventListener('abort', leaveAll, { once: true })
  return reservations
})

/**
 * Takes a place among the messages of a key. The caller disposes of it, whatever happens.
 * @param order that of the message, after the end of all earlier ones of its group
 */
export function joinTurns(call: CallScope, key: TurnKey, order?: SendingOrder): MessageTurn {
  if (order !== undefined) ownQueue(call, key).dropBefore(order)
  return turnAt(call, key, join(call, key, { limitMs: SIGNING_MS }))
}

/** A place for a message that is signed now and sent later. It is released unless it is kept. */
export class ReservedTurn implements Disposable {
  readonly #context: ClientContext
  readonly #key: TurnKey
  readonly #place: Place
  #messageHash: string | undefined
  #isKept = false

  constructor(call: CallScope, key: TurnKey) {
    this.#context = call.context
    this.#key = key
    this.#place = join(call, key, { limitMs: SIGNING_MS, isSigned: true })
  }

  /** Time for the message, Unix time in ms. */
  get timeMs(): number {
    return this.#place.timeMs ?? 0
  }

  /** The place now belongs to a signed message, which must be sent within 5 s after its turn has come. */
  assign(messageHash: string, order: SendingOrder, facts: Pick<Reservation, 'timeMs' | 'isKeyShown'>): void {
    this.#messageHash = messageHash
    this.#place.order = order
    this.#place.queue.noteGiven(facts.timeMs)
    this.#place.limit(SENDING_MS)
    const reservations = reservationsOf(this.#context)
    for (const [hash, { place }] of reservations) if (place.isAway) reservations.delete(hash)
    reservations.set(messageHash, { key: this.#key, place: this.#place, ...facts })
  }

  /** Called when the message is stored. */
  keep(): void {
    this.#isKept = true
    // Its client may have closed while the message was stored.
    if (this.#context.signal.aborted) this.#place.leave()
  }

  [Symbol.dispose](): void {
    if (this.#isKept) return
    this.#place.leave()
    if (this.#messageHash !== undefined) dropReservation(this.#context, this.#messageHash)
  }
}

/** Gives up the place of a message that is not sent. */
export function dropReservation(context: ClientContext, messageHash: string): void {
  const reservations = reservationsOf(context)
  reservations.get(messageHash)?.place.leave()
  reservations.delete(messageHash)
}

/**
 * The turn of a message that was signed before, at its reserved place if it has one. `undefined`: the message needs no
 * turn, judging by `contract`.
 * @param order as for `joinTurns`
 */
export function joinTurnsSigned(
  call: CallScope,
  message: ExternalMessage,
  contract: AbiContract | undefined,
  order?: SendingOrder,
): MessageTurn | undefined {
  const reservations = reservationsOf(call.context)
  const reserved = reservations.get(message.id)
  reservations.delete(message.id)
  const key = reserved?.key ?? turnKeyOfMessage(message, contract)
  if (key === undefined) return undefined
  if (order !== undefined) ownQueue(call, key).dropBefore(order)
  const place = reserved?.place ?? join(call, key, { limitMs: SENDING_MS })
  const isKeyShown = reserved?.isKeyShown === true
  return turnAt(call, key, place, { isKeyShown, timeMs: message.timeMs ?? reserved?.timeMs })
}

function turnAt(call: CallScope, key: TurnKey, place: Place, signed?: SignedFacts): MessageTurn {
  const { context } = call
  const shared = () => findQueue(sharedQueuesOf(context), sharedName(context, key), context.services.clock)
  return new MessageTurn(call, place, shared, signed)
}

function join(call: CallScope, key: TurnKey, options: Omit<PlaceOptions, 'timeMs'>): Place {
  const queue = ownQueue(call, key)
  return queue.join({ ...options, timeMs: queue.nextTime(call.clock.now()) })
}

function ownQueue({ context }: CallScope, key: TurnKey): TurnQueue {
  return findQueue(ownQueuesOf(context), nameOf(key), context.services.clock)
}

/** Clients with other endpoints may use another network, on which the account is unrelated. */
function sharedName(context: ClientContext, key: TurnKey): string {
  return `${nameOf(key)} ${[...networkOf(context).endpoints].sort().join(' ')}`
}

function nameOf({ accountId, publicKey = '' }: TurnKey): string {
  return `${accountId} ${publicKey}`
}
