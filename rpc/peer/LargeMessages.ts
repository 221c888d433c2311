/**
 * Messages above `limits.inline_frame_bytes`, and smaller ones with very many values. They are scanned in slices between
 * other work, and their parameters stay text until a worker thread parses and checks them. Later messages from the
 * same host wait in its `PacedInput` meanwhile, so that all are handled in the order of arrival. Source: daemon section 7.
 */
import { parseText, tooDeep, unreadable } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import { RepeatedMember } from '../protocol/RepeatedMember.ts'
import { type Scanned, type ScannedObject, scanMessage, type TextRange } from '../protocol/scanMessage.ts'
import { LargeParams } from './LargeParams.ts'
import type { NextTurn } from './Turns.ts'

/** Receivers of a message that has been read. */
export interface MessageSteps {
  /** `bytes`: approximate size of the message as text. */
  readRequest(message: unknown, bytes: number): void
  readBatch(entries: readonly unknown[], bytes: number): void
  refuse(error: unknown): void
  /** The message has been read. */
  finished(): void
}

export interface MessageBounds {
  readonly inline_frame_bytes: number
  readonly nesting: number
  readonly batch: number
}

/** Longest `id`, `method` or `_call` that is read, in characters. */
const MAX_MEMBER_CHARACTERS = 4096
/** How much text of small batch entries is parsed at once, in characters. */
const PARSED_IN_ONE_GO = 1 << 17

export class LargeMessages {
  readonly #bounds: MessageBounds
  readonly #steps: MessageSteps
  readonly #nextTurn: NextTurn
  #isReading = false
  #isClosed = false

  constructor(bounds: MessageBounds, nextTurn: NextTurn, steps: MessageSteps) {
    this.#nextTurn = nextTurn
    this.#bounds = bounds
    this.#steps = steps
  }

  /** Whether a message is being read, so that others have to wait. */
  get isReading(): boolean {
    return this.#isReading
  }

  /**
   * Begins to read a large message. Returns false for one that should be read at once. Not to be called during another
   * read.
   */
  take(text: string): boolean {
    if (text.length <= this.#bounds.inline_frame_bytes && !isDense(text)) return false
    this.#isReading = true
    this.#proceed(this.#read(text))
    return true
  }

  /** Stops reading, because the host has disconnected. */
  close(): void {
    this.#isClosed = true
  }

  #proceed(work: Generator<undefined, void, undefined>): void {
    if (this.#isClosed) return
    if (work.next().done !== true) {
      this.#nextTurn(() => this.#proceed(work))
      return
    }
    this.#isReading = false
    this.#steps.finished()
  }

  *#read(text: string): Generator<undefined, void, undefined> {
    const { nesting, batch } = this.#bounds
    const scanned = yield* scanMessage(text, nesting)
    try {
      if (scanned.kind === 'object') this.#steps.readRequest(this.#envelope(text, scanned), text.length)
      else if (scanned.kind === 'scalar') this.#steps.readRequest(this.#scalar(text, scanned.range), text.length)
      else if (scanned.kind === 'repeated') throw this.#repeated(text, scanned)
      else if (scanned.kind !== 'batch') throw scanned.kind === 'too deep' ? tooDeep(nesting) : unreadable()
      else {
        // The reader of the entries checks their number.
        const { entries } = scanned
        const isFit = entries.length > 0 && entries.length <= batch
        this.#steps.readBatch(isFit ? yield* this.#entries(text, entries) : entries, text.length)
      }
    } catch (error) {
      if (!(error instanceof ProtocolError || error instanceof RepeatedMember)) throw error
      this.#steps.refuse(error)
    }
  }

  *#entries(text: string, ranges: readonly TextRange[]): Generator<undefined, unknown[], undefined> {
    const { inline_frame_bytes, nesting } = this.#bounds
    const entries: unknown[] = []
    let parsed = 0
    for (const range of ranges) {
      const length = range.end - range.start
      if (length > inline_frame_bytes) {
        const scanned = yield* scanMessage(text, nesting - 1, range)
        if (scanned.kind === 'repeated') throw new RepeatedMember([entries.length, scanned.member], undefined)
        // Not a message, but for example a list or a long text; its content adds no information.
        entries.push(scanned.kind === 'object' ? this.#envelope(text, scanned) : undefined)
        continue
      }
      entries.push(parseText(text.slice(range.start, range.end), nesting - 1))
      parsed += length
      if (parsed < PARSED_IN_ONE_GO) continue
      parsed = 0
      yield
    }
    return entries
  }

  /** A value that is not a message. For a long text, a placeholder. */
  #scalar(text: string, range: TextRange): unknown {
    const short = shortText(text, range)
    if (short !== undefined) return parseText(short, this.#bounds.nesting)
    if (text[range.start] === '"') return ''
    throw unreadable()
  }

  #repeated(text: string, { member, members }: Scanned & { kind: 'repeated' }): RepeatedMember {
    return new RepeatedMember([member], this.#envelope(text, { kind: 'object', members, callOptions: undefined }))
  }

  /** The message as if it had been parsed, with its parameters as text. Throws as `parseText`. */
  #envelope(text: string, { members, callOptions }: ScannedObject): unknown {
    const parts = [...members].map(([name, range]) => `${JSON.stringify(name)}:${this.#memberText(text, name, range)}`)
    const message = parseText(`{${parts.join(',')}}`, this.#bounds.nesting) as Record<string, unknown>
    const range = members.get('params')
    if (range === undefined || text[range.start] !== '{') return message
    const options = callOptions && parseText(shortText(text, callOptions) ?? '"too long"', this.#bounds.nesting)
    message['params'] = new LargeParams(text.slice(range.start, range.end), options)
    return message
  }

  /** Text of a member of the envelope; placeholders stand for results and for parameters that may be large. */
  #memberText(text: string, name: string, range: TextRange): string {
    const first = text[range.start]
    if (name === 'params' && (first === '{' || first === '[' || first === '"')) {
      return first === '{' ? '{}' : first === '[' ? '[]' : '""'
    }
    return name === 'result' || name === 'error' ? 'null' : (shortText(text, range) ?? 'null')
  }
}

/** Up to this many values, estimated from commas and colons, a message of ordinary size is parsed at once. */
const MAX_INLINE_VALUES = 4096
/** The limit for a batch, whose entries are handled one by one. */
const MAX_BATCH_VALUES = 16_384

/** Whether a message has very many values for its size: a value costs more than a character of a string. */
export function isDense(text: string): boolean {
  const limit = text.startsWith('[') ? MAX_BATCH_VALUES : MAX_INLINE_VALUES
  return text.length > 2 * limit && (hasMore(text, ',', limit) || hasMore(text, ':', limit))
}

function hasMore(text: string, character: string, limit: number): boolean {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    if (++count > limit) return true
  }
  return false
}

function shortText(text: string, { start, end }: TextRange): string | undefined {
  return end - start <= MAX_MEMBER_CHARACTERS ? text.slice(start, end) : undefined
}
