import { callFunction, resultValue } from '../../../context/callFunction.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { wipe } from '../../../core/crypto/wipe.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { mnemonicDeriveSignKeys } from '../mnemonicDeriveSignKeys.ts'
import type { KeyPair } from '../types/keys.ts'
import { withSecret } from '../values/withSecret.ts'
import { cryptoBoxes, openSecret } from './CryptoBox.ts'

/** Source of the secret of a box. */
export interface SecretSource {
  /** Runs `work` with a copy of the secret as `withSecret` does. Throws the reason why the secret cannot be read. */
  use<T>(call: CallScope, work: (secret: Uint8Array) => T | Promise<T>): Promise<T>
  /** Wipes the secret in memory. */
  forget(): void
}

interface KeptSecret {
  readonly bytes: Uint8Array
  /** Stops the timer of the lifetime and the listener on the context. */
  readonly release: () => void
}

/**
 * A key at a path of the phrase in a crypto box, 32 bytes. Each use derives it again and asks for the password, unless it
 * was derived less than its lifetime ago.
 */
export class DerivedSecret implements SecretSource {
  /** Handle of the crypto box, which may have been removed. */
  readonly cryptoBox: number
  readonly #path: string
  readonly #lifetimeMs: number
  #kept: KeptSecret | undefined
  /** Number of calls of `forget`, by which a derivation in progress sees that there was one. */
  #forgotten = 0

  constructor(cryptoBox: number, path: string, lifetimeMs: number) {
    this.cryptoBox = cryptoBox
    this.#path = path
    this.#lifetimeMs = lifetimeMs
  }

  /** Throws 130, 133, 114, 115, 116, 118 and what asking for the password throws. */
  async use<T>(call: CallScope, work: (secret: Uint8Array) => T | Promise<T>): Promise<T> {
    return withSecret(this.#kept?.bytes.slice() ?? (await this.#derive(call)), work)
  }

  forget(): void {
    this.#forgotten++
    this.#drop()
  }

  async #derive(call: CallScope): Promise<Uint8Array> {
    const forgotten = this.#forgotten
    const { phrase, dictionary, wordCount } = await openSecret(cryptoBoxes.find(call.context, this.cryptoBox), call)
    const params = { phrase, path: this.#path, dictionary, word_count: wordCount }
    // Through the API, so that expensive phrases go to a worker thread.
    const keys = resultValue(await callFunction(mnemonicDeriveSignKeys, params, call)) as ValueOf<typeof KeyPair>
    const secret = decodeHex(keys.secret, 'secret')
    if (this.#lifetimeMs > 0 && forgotten === this.#forgotten) this.#keep(secret.slice(), call)
    return secret
  }

  #keep(bytes: Uint8Array, { context, clock }: CallScope): void {
    this.#drop()
    const drop = () => this.#drop()
    const timer = clock.setTimer(this.#lifetimeMs, drop)
    context.signal.addEventListener('abort', drop, { once: true })
    this.#kept = {
      bytes,
      release: () => {
        timer.cancel()
        context.signal.removeEventListener('abort', drop)
      },
    }
    if (context.signal.aborted) this.#drop()
  }

  #drop(): void {
    this.#kept?.release()
    wipe(this.#kept?.bytes)
    this.#kept = undefined
  }
}
