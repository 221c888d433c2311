import { BAD_REQUEST, type Envelope, errorEnvelope } from './envelope.ts'

/** An element of `POST /v2/messages` that cannot be executed; the whole request is answered with 400. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage'
  /** The element, as far as it is an object. */
  readonly fields: Readonly<Record<string, unknown>> | undefined

  constructor(message: string, fields?: Readonly<Record<string, unknown>>) {
    super(message)
    this.fields = fields
  }

  /** `error.data` repeats the ids of the element, as they came. */
  envelope(nowMs: number): Envelope {
    const text = (field: string) => {
      const value = this.fields?.[field]
      return typeof value === 'string' ? value.slice(0, 128) : null
    }
    const data = this.fields && {
      producers: [],
      message_hash: text('id'),
      exit_code: null,
      current_time: String(nowMs),
      thread_id: text('thread_id'),
      account_id: text('account_id'),
      dapp_id: text('dapp_id') ?? text('dst_dapp_id'),
    }
    return errorEnvelope(BAD_REQUEST, this.message, data ?? null)
  }
}
