/**
 * Messages that this computer has sent and whose outcome it does not know yet, in the storage of the data folder. An
 * entry is written before the first byte of its message is sent and removed when the outcome is known, so that entries
 * left by a lost connection, a signal or a killed process are messages that may have been executed without a report.
 */
import { createHash } from 'node:crypto'
import {
  isOpenEnded,
  type MessageEvent,
  type MessageState,
  nextState,
} from '../../../modules/processing/execution/messageLife.ts'
import { canonicalJson } from '../../../schema/canonicalJson.ts'
import { parseTypedAddress } from '../arguments/addresses.ts'
import type { Session } from '../session/Session.ts'
import type { ToolItems } from '../session/ToolItems.ts'
import type { ProvableMessage } from './messageProof.ts'

/** Group of the items; keys are hashes of messages. */
const STORE = 'messages/journal'
/** Group of the items about messages whose outcome was known here; keys are their hashes. */
const ENDED = 'messages/ended'
/** Number of ended messages that are remembered. */
const MAX_ENDED = 200
/** Time for which an entry is kept after its message can no longer be executed. */
const KEPT_MS = 7 * 86_400_000

export interface JournalEntry {
  readonly state: MessageState
  /** Endpoints as they are configured, without access keys. */
  readonly network: readonly string[]
  /** Extended form. */
  readonly address: string
  /** Digest of the call; a repeated command has the same one. */
  readonly call: string
  readonly method?: string | undefined
  /** 64 hex digits. */
  readonly message_hash: string
  /** Base64 BOC. */
  readonly message: string
  /** Unix time in s; absent for a message that does not expire. */
  readonly expire_at?: number | undefined
  /** Time of sending by the clock of this computer, Unix time in ms. */
  readonly sent_at: number
  /**
   * Time of sending by the clock of the network; absent if that clock is unknown, or if the message may have been sent
   * before.
   */
  readonly network_sent_at?: number | undefined
}

export class Journal {
  readonly #items: ToolItems
  readonly #ended: ToolItems

  constructor(session: Session) {
    this.#items = session.items(STORE)
    this.#ended = session.items(ENDED)
  }

  /** Entries of the same call, the newest first. */
  async repeatsOf(call: string): Promise<readonly JournalEntry[]> {
    const entries = await this.#readAll()
    return entries.filter((entry) => entry.call === call).sort((a, b) => b.sent_at - a.sent_at)
  }

  async find(messageHash: string): Promise<JournalEntry | undefined> {
    return parse(await this.#items.get(messageHash))
  }

  /** A message that was sent from here and whose outcome was known at that time. */
  async findEnded(messageHash: string): Promise<JournalEntry | undefined> {
    return parse(await this.#ended.get(messageHash))
  }

  /** To be called before the first byte is sent. */
  open(entry: Omit<JournalEntry, 'state' | 'sent_at'>): Promise<void> {
    return this.#put({ ...entry, state: 'sending', sent_at: Date.now() })
  }

  /** Records the outcome of a message. A message with a final outcome is removed. */
  async record(messageHash: string, event: MessageEvent): Promise<void> {
    const entry = await this.find(messageHash)
    const state = entry && nextState(entry.state, event)
    if (state === undefined) return
    if (isOpenEnded(state)) await this.#put({ ...entry!, state })
    else {
      await this.#remember({ ...entry!, state })
      await this.#items.delete(messageHash)
    }
  }

  /** Keeps the newest ended messages; of more than the limit, half are dropped at once. */
  async #remember(entry: JournalEntry): Promise<void> {
    await this.#ended.put(entry.message_hash, Buffer.from(JSON.stringify(entry)))
    const keys = await this.#ended.list()
    if (keys.length <= MAX_ENDED) return
    const ended = await Promise.all(
      keys.map(async (key) => ({ key, sentAt: (await this.findEnded(key))?.sent_at ?? 0 })),
    )
    const oldest = ended.sort((a, b) => a.sentAt - b.sentAt).slice(0, keys.length - MAX_ENDED / 2)
    for (const { key } of oldest) await this.#ended.delete(key)
  }

  #put(entry: JournalEntry): Promise<void> {
    return this.#items.put(entry.message_hash, Buffer.from(JSON.stringify(entry)))
  }

  async #readAll(): Promise<readonly JournalEntry[]> {
    const entries: JournalEntry[] = []
    for (const key of await this.#items.list()) {
      const entry = await this.find(key)
      if (entry === undefined) continue
      if (Date.now() < Math.max((entry.expire_at ?? 0) * 1000, entry.sent_at) + KEPT_MS) entries.push(entry)
      else await this.#items.delete(key)
    }
    return entries
  }
}

/** Facts for a proof of the outcome; `undefined` for a message that does not expire. */
export function provableEntry(entry: JournalEntry): ProvableMessage | undefined {
  const { message_hash, message, address, expire_at, sent_at, network_sent_at } = entry
  if (expire_at === undefined) return undefined
  return {
    hash: message_hash,
    message,
    address: parseTypedAddress(address, 'address in the journal'),
    expireAt: expire_at,
    // The earlier of both times: reading history from before the sending is harmless, missing a part after it is not.
    sentAtMs: network_sent_at === undefined ? undefined : Math.min(sent_at, network_sent_at),
  }
}

function parse(bytes: Uint8Array | undefined): JournalEntry | undefined {
  if (bytes === undefined) return undefined
  try {
    const entry = JSON.parse(Buffer.from(bytes).toString()) as JournalEntry
    return typeof entry.message_hash === 'string' && typeof entry.call === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}

/**
 * Digest of a call: account, function and arguments as they are encoded. It is independent of keys, time and network,
 * so that a command repeated with another key of the same wallet, or over another endpoint, is the same call.
 */
export function callDigest(accountId: string, method: string, input: unknown): string {
  return createHash('sha256')
    .update(canonicalJson([accountId, method, input]))
    .digest('hex')
}
