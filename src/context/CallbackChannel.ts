import type { ClosedReason, Host } from '../ports/Host.ts'

/** Sends the messages of one registered callback to the host. */
export class CallbackChannel {
  readonly id: string
  readonly #host: Host
  #open = true

  constructor(id: string, host: Host) {
    this.id = id
    this.#host = host
  }

  get isOpen(): boolean {
    return this.#open
  }

  /** `responseType` is 100 or more, as the function defines. Nothing happens after the end of the callback. */
  send(responseType: number, data: unknown): void {
    if (this.#open) this.#host.callback(this.id, responseType, data)
  }

  /** `undefined` if the host accepts messages now; otherwise settles when it does or when the callback has ended. */
  ready(): Promise<void> | undefined {
    return this.#open ? this.#host.callbackReady(this.id) : undefined
  }

  /** Ends the callback of a handle. Callbacks of a call end with its answer and need no close. */
  close(reason: ClosedReason): void {
    if (!this.#open) return
    this.#open = false
    this.#host.closed('callback', this.id, reason)
  }

  /** Stops sending without a notice, because the host already knows that the callback has ended. */
  detach(): void {
    this.#open = false
  }
}
