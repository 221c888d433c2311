import type { ClientContext } from '../../../context/ClientContext.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { wipe } from '../../../core/crypto/wipe.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import type { SecretSource } from './SecretSource.ts'

/** A secret given by the caller, in memory until its box is removed or its context closes. */
export class HeldSecret implements SecretSource {
  readonly #context: ClientContext
  readonly #secret: Uint8Array | undefined
  readonly #problem: unknown
  readonly #onClosing = () => this.forget()

  /** A text that is not hex makes each use fail with InvalidHex (2). */
  constructor(context: ClientContext, text: string, path: string) {
    this.#context = context
    try {
      this.#secret = decodeHex(text, path)
      context.signal.addEventListener('abort', this.#onClosing, { once: true })
    } catch (error) {
      this.#problem = error
    }
  }

  async use<T>(_call: CallScope, work: (secret: Uint8Array) => T | Promise<T>): Promise<T> {
    if (this.#secret === undefined) throw this.#problem
    const copy = this.#secret.slice()
    try {
      return await work(copy)
    } finally {
      wipe(copy)
    }
  }

  forget(): void {
    this.#context.signal.removeEventListener('abort', this.#onClosing)
    wipe(this.#secret)
  }
}
